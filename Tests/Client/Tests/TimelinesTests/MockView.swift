@testable import Timelines
import UIKit

/// A collection view whose state is given.
final class MockView: UICollectionView {
  struct State {
    var counts: [Int] = [2]
    var bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    var offset = CGPoint.zero
    var direction = UIUserInterfaceLayoutDirection.leftToRight
  }

  var state = State()
  private weak var wrapped: (any UICollectionViewDelegate)?

  override var numberOfSections: Int { state.counts.count }
  override func numberOfItems(inSection section: Int) -> Int { state.counts[section] }
  override var isDecelerating: Bool { true }
  override var visibleCells: [UICollectionViewCell] { [] }
  override var adjustedContentInset: UIEdgeInsets { contentInset }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    state.direction
  }

  override var delegate: (any UICollectionViewDelegate)? {
    get { wrapped }
    set { wrapped = newValue }
  }

  override var contentOffset: CGPoint {
    get { state.offset }
    set { state.offset = newValue }
  }

  override var bounds: CGRect {
    get { state.bounds }
    set { state.bounds = newValue }
  }
}

@testable import Boards
import UIKit

/// Answers what a test tells it to, in the manner of hand-written mocks.
class MockCollectionView: UICollectionView {
  var stubbedSections = 1
  var stubbedItems = [0: 4]
  var stubbedContentSize = CGSize(width: 300, height: 900)
  var stubbedVisiblePaths = [IndexPath]()
  var stubbedDelegate: UICollectionViewDelegate?
  private(set) var reloadCount = 0
  private(set) var offsets = [CGPoint]()

  init(layout: UICollectionViewLayout = UICollectionViewFlowLayout()) {
    super.init(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var numberOfSections: Int {
    return stubbedSections
  }

  override func numberOfItems(inSection section: Int) -> Int {
    return stubbedItems[section] ?? 0
  }

  override var contentSize: CGSize {
    get { return stubbedContentSize }
    set { stubbedContentSize = newValue }
  }

  override var indexPathsForVisibleItems: [IndexPath] {
    return stubbedVisiblePaths
  }

  override var isDragging: Bool { return true }

  override var adjustedContentInset: UIEdgeInsets {
    return UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  }

  override var safeAreaInsets: UIEdgeInsets { return .zero }

  override var traitCollection: UITraitCollection {
    return UITraitCollection(horizontalSizeClass: .compact)
  }

  override var delegate: UICollectionViewDelegate? {
    get { return stubbedDelegate }
    set { stubbedDelegate = newValue }
  }

  override func reloadData() {
    reloadCount += 1
  }

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    offsets.append(contentOffset)
  }

  override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    return UICollectionViewCell(frame: .zero)
  }
}

/// A layout that claims another view than the one it is in.
final class DetachedLayout: BoardLayout {
  var stubbedView: UICollectionView?

  override var collectionView: UICollectionView? {
    return stubbedView
  }
}

import Testing
import UIKit

/// A recording of UIKit's flow layout with insets, references and sizes from a delegate.
///
/// Common set-up: vertical, items of 70 × 50, section inset (10, 12, 14, 16), line spacing 9,
/// interitem spacing 7.
struct FlowRecording: CustomTestStringConvertible, Sendable {
  enum Kind: Sendable {
    /// Every item has `itemSize`.
    case uniform
    /// Sizes come from the delegate.
    case mixed
    /// So do section insets, and there are headers of 24.
    case mixedWithHeaders
  }

  /// What section insets refer to.
  enum Reference: Sendable {
    case contentInset
    /// Layout margins: left, right.
    case margins(CGFloat, CGFloat)
  }

  var id: String
  var kind: Kind
  var width: CGFloat
  /// Content inset: left, right.
  var inset: (left: CGFloat, right: CGFloat)
  /// References that were recorded with the same result.
  var references: [Reference]
  var counts: [Int]
  var estimate: CGSize
  var expected: String

  init(
    _ id: String, _ kind: Kind, width: CGFloat = 320,
    inset: (left: CGFloat, right: CGFloat) = (0, 0), references: [Reference],
    counts: [Int] = [7, 5, 1], estimate: CGSize = .zero, _ expected: String
  ) {
    self.id = id
    self.kind = kind
    self.width = width
    self.inset = inset
    self.references = references
    self.counts = counts
    self.estimate = estimate
    self.expected = expected
  }

  var testDescription: String { id }

  @MainActor func stage(_ reference: Reference) -> Stage<UICollectionViewFlowLayout> {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
    layout.minimumLineSpacing = 9
    layout.minimumInteritemSpacing = 7
    layout.estimatedItemSize = estimate
    if kind == .mixedWithHeaders { layout.headerReferenceSize = CGSize(width: 0, height: 24) }
    let stage = Stage(layout, counts: counts, width: width, height: 480)
    // Cells that have nothing to say of their size.
    stage.view.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: RecordingSource.cell)
    stage.view.contentInset = UIEdgeInsets(top: 0, left: inset.left, bottom: 0, right: inset.right)
    switch reference {
    case .contentInset:
      layout.sectionInsetReference = .fromContentInset
    case .margins(let left, let right):
      layout.sectionInsetReference = .fromLayoutMargins
      stage.view.layoutMargins = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
    }
    return stage
  }

  /// The delegate that sizes, and perhaps insets, come from.
  @MainActor var delegate: FlowDelegate? {
    let delegate = FlowDelegate()
    delegate.size = {
      CGSize(width: CGFloat(60 + 10 * ($0.item % 3)), height: CGFloat(40 + 6 * ($0.item % 4)))
    }
    switch kind {
    case .uniform:
      return nil
    case .mixed:
      break
    case .mixedWithHeaders:
      delegate.inset = { section in
        let s = CGFloat(section)
        return UIEdgeInsets(top: 4 + 3 * s, left: 6 + 5 * s, bottom: 8 + s, right: 10 + 4 * s)
      }
    }
    return delegate
  }
}

/// A delegate that answers sizes and insets, and keeps count of the questions.
final class FlowDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var size: ((IndexPath) -> CGSize)?
  var inset: ((Int) -> UIEdgeInsets)?
  private(set) var askedSizes: [String] = []

  func forget() {
    askedSizes = []
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    askedSizes.append(Words.text(indexPath))
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    return size?(indexPath) ?? flow?.itemSize ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    return inset?(section) ?? flow?.sectionInset ?? .zero
  }
}

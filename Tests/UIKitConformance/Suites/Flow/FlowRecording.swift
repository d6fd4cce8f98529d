import Testing
import UIKit

/// A recording of UIKit's flow layout with insets, references and sizes from a delegate.
///
/// Common set-up: vertical, items of 70 × 50, section inset (10, 12, 14, 16), line spacing 9,
/// interitem spacing 7, a display of two pixels a point.
struct FlowRecording: Decodable, CustomTestStringConvertible, Sendable {
  enum Kind: String, Decodable, Sendable {
    /// Every item has `itemSize`.
    case uniform
    /// Sizes come from the delegate.
    case mixed
    /// So do section insets, and there are headers of 24.
    case mixedWithHeaders
  }

  struct Sides: Decodable, Sendable {
    var left: CGFloat
    var right: CGFloat
  }

  var contentInset: Sides
  var counts: [Int]
  var estimate: CGSize?
  /// The rows of `Frames`.
  var expected: [String]
  var id: String
  var kind: Kind
  /// References of the section insets, with the same result: layout margins, or nil for the content
  /// inset. The recordings with a safe area were made with the same insets as margins as well, and
  /// those margins are what is set here.
  var references: [Sides?]
  var width: CGFloat

  static var all: [FlowRecording] {
    get throws { try FlowGoldens.read().recordings }
  }

  var testDescription: String { id }
  var text: String { expected.joined(separator: "\n") }

  @MainActor func stage(_ reference: Sides?) -> Stage<UICollectionViewFlowLayout> {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
    layout.minimumLineSpacing = 9
    layout.minimumInteritemSpacing = 7
    layout.estimatedItemSize = estimate ?? .zero
    if kind == .mixedWithHeaders { layout.headerReferenceSize = CGSize(width: 0, height: 24) }
    let stage = Stage(layout, counts: counts, width: width, height: 480)
    // Cells that have nothing to say of their size.
    stage.view.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: RecordingSource.cell)
    stage.view.contentInset = UIEdgeInsets(
      top: 0, left: contentInset.left, bottom: 0, right: contentInset.right)
    if let margins = reference {
      layout.sectionInsetReference = .fromLayoutMargins
      stage.view.layoutMargins = UIEdgeInsets(
        top: 0, left: margins.left, bottom: 0, right: margins.right)
    } else {
      layout.sectionInsetReference = .fromContentInset
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

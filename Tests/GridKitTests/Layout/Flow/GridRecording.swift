import GridKit
import TestSupport

/// A recording of UIKit with insets, references and sizes from a delegate, set up
/// on a real grid.
///
/// Common set-up: vertical, `itemSize` 70 × 50, section inset (10, 12, 14, 16), line spacing 9,
/// interitem spacing 7, display scale 2.
struct GridRecording: Decodable, Sendable {
  enum Kind: String, Decodable, Sendable {
    /// Every item has `itemSize`.
    case uniform
    /// Sizes come from the delegate.
    case mixed
    /// So do section insets, and there are headers of 24.
    case mixedWithHeaders
  }

  /// Where a section inset's reference is set on the view.
  enum Reference: Sendable {
    case contentInset
    case safeArea(left: CGFloat, right: CGFloat)
    case margins(left: CGFloat, right: CGFloat)
  }

  struct Sides: Decodable, Sendable {
    var left: CGFloat
    var right: CGFloat
  }

  var contentInset: Sides
  var counts: [Int]
  /// The estimate of GF-18 to GF-20, which a delegate's size overrides (FL-9).
  var estimate: CGSize?
  /// The rows of a `GridText`, `x,y,width,height` per element.
  var expected: [String]
  var id: String
  var kind: Kind
  /// References that were recorded with the same result: edges, or nil for the content inset.
  var references: [Sides?]
  var width: CGFloat

  static var all: [GridRecording] {
    get throws { try FlowGoldens.read().recordings }
  }

  var text: String { expected.joined(separator: "\n") }

  /// The references of a grid: edges are set once as safe area and once as layout margins.
  var gridReferences: [Reference] {
    references.flatMap { sides -> [Reference] in
      guard let sides else { return [.contentInset] }
      return [
        .safeArea(left: sides.left, right: sides.right),
        .margins(left: sides.left, right: sides.right),
      ]
    }
  }
}

/// The grid of a recording, with the delegate that it does not keep alive.
@MainActor
struct GridRecordingFixture {
  let fixture: Fixture<GridViewFlowLayout>
  let delegate: SpyDelegate

  init(_ recording: GridRecording, reference: GridRecording.Reference, height: CGFloat = 480) {
    let layout = GridViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 50)
    layout.sectionInset = GridEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
    layout.minimumLineSpacing = 9
    layout.minimumInteritemSpacing = 7
    layout.estimatedItemSize = recording.estimate ?? .zero
    let usesDelegateInsets = recording.kind == .mixedWithHeaders
    if usesDelegateInsets { layout.headerReferenceSize = CGSize(width: 0, height: 24) }
    delegate = SpyDelegate {
      $0.sizeForItemAt = {
        CGSize(width: CGFloat(60 + 10 * ($2.item % 3)), height: CGFloat(40 + 6 * ($2.item % 4)))
      }
      guard usesDelegateInsets else { return }
      $0.insetForSectionAt = {
        let s = CGFloat($2)
        return GridEdgeInsets(top: 4 + 3 * s, left: 6 + 5 * s, bottom: 8 + s, right: 10 + 4 * s)
      }
    }
    fixture = Fixture(
      layout, counts: recording.counts, size: CGSize(width: recording.width, height: height))
    let grid = fixture.grid
    grid.contentInset.left = recording.contentInset.left
    grid.contentInset.right = recording.contentInset.right
    // The safe area is to be a reference only, not a part of the content inset.
    grid.contentInsetAdjustmentBehavior = .never
    switch reference {
    case .contentInset:
      layout.sectionInsetReference = .fromContentInset
    case .safeArea(let left, let right):
      layout.sectionInsetReference = .fromSafeArea
      grid.setSafeAreaInsets(GridEdgeInsets(top: 0, left: left, bottom: 0, right: right))
    case .margins(let left, let right):
      layout.sectionInsetReference = .fromLayoutMargins
      grid.layoutMargins = GridEdgeInsets(top: 0, left: left, bottom: 0, right: right)
    }
    if recording.kind != .uniform { grid.delegate = delegate }
  }
}

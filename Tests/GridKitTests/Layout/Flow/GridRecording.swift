import GridKit
import Testing

/// A recording of UIKit with insets, references and sizes from a delegate, set up
/// on a real grid.
///
/// Common set-up: vertical, `itemSize` 70 × 50, section inset (10, 12, 14, 16), line spacing 9,
/// interitem spacing 7, display scale 2.
struct GridRecording: CustomTestStringConvertible, Sendable {
  enum Kind: Sendable {
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

  var id: String
  var kind: Kind
  var width: CGFloat
  /// Content inset: left, right.
  var inset: (left: CGFloat, right: CGFloat)
  /// References that were recorded with the same result.
  var references: [Reference]
  var counts: [Int]
  /// The estimate of GF-18 to GF-20, which a delegate's size overrides (FL-9).
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
}

extension [GridRecording.Reference] {
  static let contentInset: [GridRecording.Reference] = [.contentInset]

  /// The same edges once as safe area and once as layout margins.
  static func edges(_ left: CGFloat, _ right: CGFloat) -> [GridRecording.Reference] {
    [.safeArea(left: left, right: right), .margins(left: left, right: right)]
  }
}

/// The grid of a recording, with the delegate that it does not keep alive.
@MainActor
struct GridRecordingFixture {
  let fixture: Fixture<GridViewFlowLayout>
  let delegate: RecordingDelegate

  init(_ recording: GridRecording, reference: GridRecording.Reference, height: CGFloat = 480) {
    let layout = GridViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 50)
    layout.sectionInset = GridEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
    layout.minimumLineSpacing = 9
    layout.minimumInteritemSpacing = 7
    layout.estimatedItemSize = recording.estimate
    let usesDelegateInsets = recording.kind == .mixedWithHeaders
    if usesDelegateInsets { layout.headerReferenceSize = CGSize(width: 0, height: 24) }
    let plain = layout.sectionInset
    delegate = RecordingDelegate(
      insets: { section in
        let s = CGFloat(section)
        return usesDelegateInsets
          ? GridEdgeInsets(top: 4 + 3 * s, left: 6 + 5 * s, bottom: 8 + s, right: 10 + 4 * s)
          : plain
      },
      sizes: { path in
        CGSize(width: CGFloat(60 + 10 * (path.item % 3)), height: CGFloat(40 + 6 * (path.item % 4)))
      })
    fixture = Fixture(
      layout, counts: recording.counts, size: CGSize(width: recording.width, height: height))
    let grid = fixture.grid
    grid.contentInset.left = recording.inset.left
    grid.contentInset.right = recording.inset.right
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

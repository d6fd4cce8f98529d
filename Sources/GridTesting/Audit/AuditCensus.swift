import GridCore
import GridKit

/// The answers of a layout in the grid that the audit's setting describes. The layout is queried
/// once, and the probes share the answers.
@MainActor
final class AuditCensus {
  /// The longest content, in points, that is queried as a whole. If the content is longer, only a
  /// part of it is queried.
  static let longestSurvey: CGFloat = 200_000

  let rig: AuditRig
  let layoutName: String
  let counts: SectionCounts
  /// The content size that the layout returns. It may be negative, infinite or not a number.
  let contentSize: CGSize
  /// The queried rectangle: the queried part of the content, and the length of a viewport beyond
  /// this part on each side.
  let surveyed: CGRect
  /// Whether `surveyed` contains the whole content.
  let isComplete: Bool
  /// The elements that the layout returned for `surveyed`, in the layout's order; nil if the layout
  /// returned nil.
  let answer: [AuditElement]?
  /// The items that are queried one by one: all items, or a sample that is the same in every run.
  let sample: [GridElementID]
  /// The layout's answer for each item of the sample. An item without an answer is left out.
  let items: [GridElementID: AuditElement]

  init(_ run: AuditRun) {
    let rig = run.subject.rig()
    self.rig = rig
    layoutName = rig.layout.nameInTexts
    counts = rig.counts
    contentSize = rig.contentSize()
    surveyed = Self.survey(of: rig, contentSize: contentSize)
    isComplete =
      Self.usable(contentSize.width) == contentSize.width
      && Self.usable(contentSize.height) == contentSize.height
    answer = rig.elements(in: surveyed)
    sample = Self.sample(of: counts, size: run.setting.sampleSize)
    var items: [GridElementID: AuditElement] = [:]
    for item in sample { items[item] = rig.element(item, from: .item) }
    self.items = items
    if sample.count < counts.itemCount {
      run.record("\(sample.count) of \(counts.itemCount) items were asked one by one.")
    }
    if !isComplete, contentSize.width.isFinite, contentSize.height.isFinite {
      run.record(
        "Of the content, \(NumberText.short(contentSize)), the first "
          + "\(NumberText.short(Self.longestSurvey)) points were asked for at once.")
    }
  }

  /// The elements that the layout returned for `surveyed`; empty if the layout returned nil.
  var elements: [AuditElement] { answer ?? [] }

  /// The elements that the layout returned for `surveyed` or for an index path, each once.
  private(set) lazy var known = (elements + sample.compactMap { items[$0] }).unique(by: \.id)

  /// Whether the layout has an answer for the index path of the last item.
  var knowsLastItem: Bool { sample.last.map { items[$0] != nil } ?? false }

  var cells: [AuditElement] { elements.filter(\.isCell) }

  /// Returns the rectangle to query: the content, up to `longestSurvey`, and the length of a
  /// viewport beyond the content on each side.
  static func survey(of rig: AuditRig, contentSize: CGSize) -> CGRect {
    let view = rig.grid.bounds
    return CGRect(
      x: min(0, view.minX) - view.width, y: min(0, view.minY) - view.height,
      width: max(usable(contentSize.width), view.width) + 2 * view.width,
      height: max(usable(contentSize.height), view.height) + 2 * view.height)
  }

  private static func usable(_ length: CGFloat) -> CGFloat {
    length.isFinite ? min(max(0, length), longestSurvey) : 0
  }

  /// Returns the first item, the last item and evenly spread items between them.
  private static func sample(of counts: SectionCounts, size: Int) -> [GridElementID] {
    let count = counts.itemCount
    let size = min(max(1, size), count)
    guard size > 0 else { return [] }
    return (0..<size).map { index in
      let global = size == 1 ? 0 : index * (count - 1) / (size - 1)
      let position = counts.position(ofGlobalIndex: global)
      return .cell(position.section, position.item)
    }
  }
}

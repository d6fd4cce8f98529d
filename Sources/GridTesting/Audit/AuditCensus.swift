import GridCore
import GridKit

/// The answers of a layout in the setting's own grid, asked once and shared by the probes.
@MainActor
final class AuditCensus {
  /// Content longer than this is asked for in part, in points.
  static let longestSurvey: CGFloat = 200_000

  let rig: AuditRig
  let layoutName: String
  let counts: SectionCounts
  /// The content size as the layout gives it; may be anything.
  let contentSize: CGSize
  /// The part of the content that was asked for, with a viewport around it.
  let surveyed: CGRect
  /// Whether that is all of it.
  let isComplete: Bool
  /// The elements that the layout returned for `surveyed`, in its order; nil when it answered nil.
  let answer: [AuditElement]?
  /// Items that are asked one by one: all, or a sample that is the same in every run.
  let sample: [ItemPosition]
  /// The layout's answer for each item of the sample; an item without one is left out.
  let items: [ItemPosition: AuditElement]

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
    var items: [ItemPosition: AuditElement] = [:]
    for position in sample { items[position] = rig.item(position.section, position.item) }
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

  /// Elements that the layout returned for `surveyed`; empty when it answered nil.
  var elements: [AuditElement] { answer ?? [] }

  /// Elements that were returned, or are known from a query by index path: each once.
  private(set) lazy var known: [AuditElement] = {
    var seen: Set<GridElementID> = []
    var result = elements.filter { seen.insert($0.id).inserted }
    for position in sample {
      if let item = items[position], seen.insert(item.id).inserted { result.append(item) }
    }
    return result
  }()

  /// Whether the last item was found by its index path, wherever it is.
  var knowsLastItem: Bool { sample.last.map { items[$0] != nil } ?? false }

  var cells: [AuditElement] { elements.filter(\.isCell) }

  /// The content as far as it is asked for, with a viewport around it.
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

  /// The first, the last and evenly spread items between.
  private static func sample(of counts: SectionCounts, size: Int) -> [ItemPosition] {
    let count = counts.itemCount
    let size = min(max(1, size), count)
    guard size > 0 else { return [] }
    return (0..<size).map { index in
      let global = size == 1 ? 0 : index * (count - 1) / (size - 1)
      let position = counts.position(ofGlobalIndex: global)
      return ItemPosition(position.section, position.item)
    }
  }
}

import GridCore
import GridKit

/// A probe that checks the delegates of the layout and of the grid.
@MainActor
enum DelegateProbe {
  static func run(_ audit: AuditRun) {
    let census = audit.census
    findMissing(audit, census)
    findSizes(audit, census)
    if let declared = audit.declaration.delegateSectionCount, declared != census.counts.sectionCount
    {
      audit.find(
        .sectionCountMismatch, in: .prepare,
        "the layout's delegate tells of \(ElementWords.count(declared, "section")), "
          + "the data source of \(census.counts.sectionCount).")
    }
  }

  private static func findMissing(_ audit: AuditRun, _ census: AuditCensus) {
    let empty = emptyDelegates(of: census.rig.layout)
    let isRequired = audit.declaration.requiresDelegate
    let isAbsent =
      isRequired
      ? (empty.isEmpty ? census.rig.grid.delegate == nil && !hasDelegate(census.rig.layout) : true)
      : !empty.isEmpty && census.counts.itemCount > 0 && census.known.isEmpty
    guard isAbsent else { return }
    let name = empty.first ?? "delegate"
    audit.find(
      .missingDelegate, in: .prepare,
      "`\(name)` is nil, and of \(ElementWords.counts(census.counts)) "
        + "\(census.known.isEmpty ? "nothing" : ElementWords.count(census.known.count, "element")) "
        + "is laid out.")
  }

  private static func emptyDelegates(of layout: GridViewLayout) -> [String] {
    delegates(of: layout).filter { $0.isNil }.map(\.name)
  }

  private static func hasDelegate(_ layout: GridViewLayout) -> Bool {
    delegates(of: layout).contains { !$0.isNil }
  }

  /// Returns the optional properties whose names end in `delegate`. The properties of
  /// `GridViewLayout` itself are not included.
  private static func delegates(of layout: GridViewLayout) -> [(name: String, isNil: Bool)] {
    var found: [(String, Bool)] = []
    var mirror: Mirror? = Mirror(reflecting: layout)
    while let current = mirror, current.subjectType != GridViewLayout.self {
      for child in current.children {
        guard let name = child.label, name.lowercased().hasSuffix("delegate") else { continue }
        let value = Mirror(reflecting: child.value)
        if value.displayStyle == .optional { found.append((name, value.children.isEmpty)) }
      }
      mirror = current.superclassMirror
    }
    return found
  }

  // MARK: Sizes

  private static func findSizes(_ audit: AuditRun, _ census: AuditCensus) {
    let rig = census.rig
    guard let delegate = rig.grid.delegate, !census.sample.isEmpty else { return }
    var zero: [GridElementID] = []
    var answers = false
    for position in census.sample {
      let path = IndexPath(item: position.item, section: position.section)
      let size = rig.asking {
        delegate.collectionView?(rig.grid, layout: rig.layout, sizeForItemAt: path)
      }
      guard let size else { break }
      answers = true
      if size == .zero { zero.append(.cell(position.section, position.item)) }
    }
    if !zero.isEmpty {
      audit.find(
        .zeroSizeItem, in: .prepare, elements: zero,
        "sizeForItemAt of \(type(of: delegate)) answers 0, 0 for \(ElementWords.list(zero)).")
    }
    guard answers, let flow = rig.layout as? GridViewFlowLayout,
      flow.itemSize != CGSize(width: 50, height: 50), rig.simulation.counters.sizeCalls > 0
    else { return }
    audit.find(
      .sizeDelegateShadowsItemSize, in: .prepare,
      "itemSize is set to \(NumberText.short(flow.itemSize)), but the sizes come from "
        + "sizeForItemAt of \(type(of: delegate)).")
  }
}

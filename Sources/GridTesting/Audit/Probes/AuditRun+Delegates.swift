import GridCore
import GridKit

extension AuditRun {
  /// Checks the delegates of the layout and of the grid.
  func probeDelegates() {
    findMissing()
    findSizes()
    if let declared = declaration.delegateSectionCount, declared != census.counts.sectionCount {
      find(
        .sectionCountMismatch, in: .prepare,
        "the layout's delegate tells of \(ElementWords.count(declared, "section")), "
          + "the data source of \(census.counts.sectionCount).")
    }
  }

  private func findMissing() {
    let delegates = delegates(of: census.rig.layout)
    let empty = delegates.first { $0.isNil }
    let isAbsent =
      declaration.requiresDelegate
      ? empty != nil || census.rig.grid.delegate == nil && delegates.isEmpty
      : empty != nil && census.counts.itemCount > 0 && census.known.isEmpty
    guard isAbsent else { return }
    let name = empty?.name ?? "delegate"
    find(
      .missingDelegate, in: .prepare,
      "`\(name)` is nil, and of \(ElementWords.counts(census.counts)) "
        + "\(census.known.isEmpty ? "nothing" : ElementWords.count(census.known.count, "element")) "
        + "is laid out.")
  }

  /// Returns the optional properties whose names end in `delegate`. The properties of
  /// `GridViewLayout` itself are not included.
  private func delegates(of layout: GridViewLayout) -> [(name: String, isNil: Bool)] {
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

  private func findSizes() {
    let rig = census.rig
    guard let delegate = rig.grid.delegate, !census.sample.isEmpty else { return }
    var zero: [GridElementID] = []
    var answers = false
    for item in census.sample {
      let path = IndexPath(item: item.item, section: item.section)
      let size = rig.asking {
        delegate.collectionView?(rig.grid, layout: rig.layout, sizeForItemAt: path)
      }
      guard let size else { break }
      answers = true
      if size == .zero { zero.append(item) }
    }
    if !zero.isEmpty {
      find(
        .zeroSizeItem, in: .prepare, elements: zero,
        "sizeForItemAt of \(type(of: delegate)) answers 0, 0 for \(ElementWords.list(zero)).")
    }
    guard answers, let flow = rig.layout as? GridViewFlowLayout,
      flow.itemSize != CGSize(width: 50, height: 50), rig.simulation.counters.sizeCalls > 0
    else { return }
    find(
      .sizeDelegateShadowsItemSize, in: .prepare,
      "itemSize is set to \(NumberText.short(flow.itemSize)), but the sizes come from "
        + "sizeForItemAt of \(type(of: delegate)).")
  }
}

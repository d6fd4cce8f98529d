/// A slow and plain model of `NSDiffableDataSourceSnapshot<String, String>`: arrays of arrays,
/// searched from the front.
///
/// Written from the rules (17.1, 19.11) alone. It raises faults and logs lines as a snapshot does.
struct SnapshotModel: Equatable {
  struct Section: Equatable {
    var name: String
    var items: [String] = []
  }

  private(set) var sections: [Section] = []
  private(set) var reloadedSectionIdentifiers: [String] = []
  private(set) var reloadedItemIdentifiers: [String] = []
  private(set) var reconfiguredItemIdentifiers: [String] = []

  /// Equality of snapshots: sections and items in order, not marks.
  static func == (a: SnapshotModel, b: SnapshotModel) -> Bool { a.sections == b.sections }

  // MARK: Reading

  var numberOfItems: Int { itemIdentifiers.count }
  var numberOfSections: Int { sections.count }
  var sectionIdentifiers: [String] { sections.map(\.name) }
  var itemIdentifiers: [String] { sections.flatMap(\.items) }

  func numberOfItems(inSection name: String) -> Int { itemIdentifiers(inSection: name).count }

  func itemIdentifiers(inSection name: String) -> [String] {
    if let section = indexOfSection(name) { return sections[section].items }
    SnapshotFault.raise(SnapshotFault.notFound("section"))
    return []
  }

  func sectionIdentifier(containingItem item: String) -> String? {
    sections.first { $0.items.contains(item) }?.name
  }

  func indexOfItem(_ item: String) -> Int? { itemIdentifiers.firstIndex(of: item) }
  func indexOfSection(_ name: String) -> Int? { sectionIdentifiers.firstIndex(of: name) }

  var description: String {
    let counts = sections.map { String($0.items.count) }.joined(separator: ", ")
    let title = sections.count == 1 ? "1 section" : "\(sections.count) sections"
    let lines = sections.map { "\n[\($0.name): {\($0.items.joined(separator: " "))}]" }
    return """
      <NSDiffableDataSourceSnapshot 0x0: numberOfSections:\(numberOfSections) \
      numberOfItems:\(numberOfItems); generation=00000000-0000-0000-0000-000000000000; \
      sectionCounts=<_UIDataSourceSnapshotter: 0x0; \(title) with item counts: [\(counts)] \
      >\(lines.joined())>
      """
  }

  /// Raises a fault if there is one. Returns whether there is none.
  private func isLegal(_ fault: String?) -> Bool {
    if let fault { SnapshotFault.raise(fault) }
    return fault == nil
  }

  private func twice(_ names: [String], _ fault: ([String]) -> String) -> String? {
    let twice = DiffableText.duplicates(names)
    return twice.isEmpty ? nil : fault(twice)
  }

  private func duplicates(_ items: [String]) -> String? {
    twice(items, SnapshotFault.duplicateItems)
  }

  private func duplicates(sections names: [String]) -> String? {
    twice(names, SnapshotFault.duplicateSections)
  }

  private func absence(_ index: Int?, _ parameter: String) -> String? {
    index == nil ? SnapshotFault.notFound(parameter) : nil
  }

  private func existence(_ names: [String]) -> String? {
    let existing = names.filter { indexOfSection($0) != nil }
    return existing.isEmpty ? nil : SnapshotFault.existingSections(existing)
  }

  // MARK: Items

  mutating func appendItems(_ items: [String], toSection name: String?) {
    let last = sections.last?.name
    let fault =
      last == nil
      ? SnapshotFault.noSections
      : duplicates(items) ?? absence(indexOfSection(name ?? last ?? ""), "section")
    guard isLegal(fault), let section = indexOfSection(name ?? last ?? "") else { return }
    takeOut(items)
    sections[section].items += items
  }

  mutating func insertItems(_ items: [String], at anchor: String, _ distance: Int) {
    let fault =
      duplicates(items)
      ?? (items.contains(anchor)
        ? SnapshotFault.itemAnchorInList(anchor) : absence(indexOfItem(anchor), "insertIndex"))
    guard isLegal(fault) else { return }
    takeOut(items)
    put(items, at: anchor, distance: distance)
  }

  mutating func deleteItems(_ items: [String]) {
    guard isLegal(duplicates(items)) else { return }
    remove(items)
    dropMarks(ofItems: items)
  }

  mutating func moveItem(_ item: String, to anchor: String, _ distance: Int) {
    let fault =
      item == anchor
      ? SnapshotFault.ontoItself("item", item)
      : absence(indexOfItem(item), "fromIndex") ?? absence(indexOfItem(anchor), "toIndex")
    guard isLegal(fault) else { return }
    remove([item])
    put([item], at: anchor, distance: distance)
  }

  mutating func reloadItems(_ items: [String]) {
    reloadedItemIdentifiers += newMarks(items, "reload item", reloadedItemIdentifiers)
  }

  mutating func reconfigureItems(_ items: [String]) {
    reconfiguredItemIdentifiers += newMarks(items, "reconfigure item", reconfiguredItemIdentifiers)
  }

  private func newMarks(_ items: [String], _ act: String, _ marks: [String]) -> [String] {
    let unknown = items.first { indexOfItem($0) == nil }
    let fault = duplicates(items) ?? unknown.map { SnapshotFault.unknownMark(act, $0) }
    return isLegal(fault) ? items.filter { !marks.contains($0) } : []
  }

  // MARK: Sections

  mutating func appendSections(_ names: [String]) {
    guard isLegal(duplicates(sections: names) ?? existence(names)) else { return }
    sections += names.map { Section(name: $0) }
  }

  mutating func insertSections(_ names: [String], at anchor: String, _ distance: Int) {
    let fault =
      duplicates(sections: names)
      ?? (names.contains(anchor)
        ? SnapshotFault.sectionAnchorInList(anchor)
        : absence(indexOfSection(anchor), "section") ?? existence(names))
    guard isLegal(fault), let index = indexOfSection(anchor) else { return }
    sections.insert(contentsOf: names.map { Section(name: $0) }, at: index + distance)
  }

  mutating func deleteSections(_ names: [String]) {
    guard isLegal(duplicates(sections: names)) else { return }
    for section in sections where names.contains(section.name) { dropMarks(ofItems: section.items) }
    sections.removeAll { names.contains($0.name) }
    reloadedSectionIdentifiers.removeAll { names.contains($0) }
  }

  mutating func moveSection(_ name: String, to anchor: String, _ distance: Int) {
    let fault =
      name == anchor
      ? SnapshotFault.ontoItself("section", name)
      : absence(indexOfSection(name), "fromSection") ?? absence(indexOfSection(anchor), "toSection")
    guard isLegal(fault), let old = indexOfSection(name) else { return }
    let section = sections.remove(at: old)
    if let place = indexOfSection(anchor) { sections.insert(section, at: place + distance) }
  }

  mutating func reloadSections(_ names: [String]) {
    let unknown = names.first { indexOfSection($0) == nil }
    let fault =
      duplicates(sections: names) ?? unknown.map { SnapshotFault.unknownMark("reload section", $0) }
    guard isLegal(fault) else { return }
    reloadedSectionIdentifiers += names.filter { !reloadedSectionIdentifiers.contains($0) }
  }

  // MARK: Parts

  /// Makes room for items that are added again (DS-4).
  private mutating func takeOut(_ items: [String]) {
    let existing = items.filter { indexOfItem($0) != nil }
    if !existing.isEmpty { SnapshotFault.log(DiffableText.existingItems(existing)) }
    remove(existing)
  }

  private mutating func remove(_ items: [String]) {
    for index in sections.indices { sections[index].items.removeAll { items.contains($0) } }
  }

  /// The anchor is looked for after the moved items are taken out (DS-24).
  private mutating func put(_ items: [String], at anchor: String, distance: Int) {
    for index in sections.indices {
      if let place = sections[index].items.firstIndex(of: anchor) {
        sections[index].items.insert(contentsOf: items, at: place + distance)
      }
    }
  }

  private mutating func dropMarks(ofItems items: [String]) {
    reloadedItemIdentifiers.removeAll { items.contains($0) }
    reconfiguredItemIdentifiers.removeAll { items.contains($0) }
  }
}

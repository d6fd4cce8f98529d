/// A slow and plain model of `NSDiffableDataSourceSnapshot<String, String>`: arrays of arrays,
/// searched from the front.
///
/// Written from the rules (17.1, 19.11) alone; every member that may fault returns its outcome.
struct SnapshotModel {
  struct Section: Equatable {
    var name: String
    var items: [String] = []
  }

  private(set) var sections: [Section] = []
  private(set) var reloadedSectionIdentifiers: [String] = []
  private(set) var reloadedItemIdentifiers: [String] = []
  private(set) var reconfiguredItemIdentifiers: [String] = []
  /// The console lines, in order.
  private(set) var logs: [String] = []

  mutating func forgetLogs() {
    logs = []
  }

  // MARK: Reading

  var numberOfItems: Int { itemIdentifiers.count }
  var numberOfSections: Int { sections.count }
  var sectionIdentifiers: [String] { sections.map(\.name) }
  var itemIdentifiers: [String] { sections.flatMap(\.items) }

  func numberOfItems(inSection name: String) -> Answer<Int> {
    guard let section = indexOfSection(name) else { return Answer(0, .notFound("section")) }
    return Answer(sections[section].items.count)
  }

  func itemIdentifiers(inSection name: String) -> Answer<[String]> {
    guard let section = indexOfSection(name) else { return Answer([], .notFound("section")) }
    return Answer(sections[section].items)
  }

  func sectionIdentifier(containingItem item: String) -> String? {
    sections.first { $0.items.contains(item) }?.name
  }

  func indexOfItem(_ item: String) -> Int? { itemIdentifiers.firstIndex(of: item) }
  func indexOfSection(_ name: String) -> Int? { sectionIdentifiers.firstIndex(of: name) }

  /// Equality of snapshots: sections and items in order, not marks.
  func hasSameContent(as other: SnapshotModel) -> Bool { sections == other.sections }

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

  // MARK: Items

  mutating func appendItems(_ items: [String], toSection name: String? = nil) -> Outcome {
    if sections.isEmpty { return .noSections }
    let twice = DiffableText.duplicates(items)
    if !twice.isEmpty { return .duplicateItems(twice) }
    guard let section = indexOfSection(name ?? sections[sections.count - 1].name) else {
      return .notFound("section")
    }
    takeOut(items)
    sections[section].items += items
    return .ok
  }

  mutating func insertItems(_ items: [String], beforeItem anchor: String) -> Outcome {
    insertItems(items, at: anchor, distance: 0)
  }

  mutating func insertItems(_ items: [String], afterItem anchor: String) -> Outcome {
    insertItems(items, at: anchor, distance: 1)
  }

  private mutating func insertItems(
    _ items: [String], at anchor: String, distance: Int
  ) -> Outcome {
    let twice = DiffableText.duplicates(items)
    if !twice.isEmpty { return .duplicateItems(twice) }
    if items.contains(anchor) { return .itemAnchorInList(anchor) }
    if indexOfItem(anchor) == nil { return .notFound("insertIndex") }
    takeOut(items)
    put(items, at: anchor, distance: distance)
    return .ok
  }

  mutating func deleteItems(_ items: [String]) -> Outcome {
    let twice = DiffableText.duplicates(items)
    if !twice.isEmpty { return .duplicateItems(twice) }
    remove(items)
    dropMarks(ofItems: items)
    return .ok
  }

  mutating func deleteAllItems() -> Outcome {
    let said = logs
    self = SnapshotModel()
    logs = said
    return .ok
  }

  mutating func moveItem(_ item: String, beforeItem anchor: String) -> Outcome {
    moveItem(item, to: anchor, distance: 0)
  }

  mutating func moveItem(_ item: String, afterItem anchor: String) -> Outcome {
    moveItem(item, to: anchor, distance: 1)
  }

  private mutating func moveItem(_ item: String, to anchor: String, distance: Int) -> Outcome {
    if item == anchor { return .ontoItself("item", item) }
    if indexOfItem(item) == nil { return .notFound("fromIndex") }
    if indexOfItem(anchor) == nil { return .notFound("toIndex") }
    remove([item])
    put([item], at: anchor, distance: distance)
    return .ok
  }

  mutating func reloadItems(_ items: [String]) -> Outcome {
    let twice = DiffableText.duplicates(items)
    if !twice.isEmpty { return .duplicateItems(twice) }
    if let unknown = items.first(where: { indexOfItem($0) == nil }) {
      return .unknownMark("reload item", unknown)
    }
    for item in items where !reloadedItemIdentifiers.contains(item) {
      reloadedItemIdentifiers.append(item)
    }
    return .ok
  }

  mutating func reconfigureItems(_ items: [String]) -> Outcome {
    let twice = DiffableText.duplicates(items)
    if !twice.isEmpty { return .duplicateItems(twice) }
    if let unknown = items.first(where: { indexOfItem($0) == nil }) {
      return .unknownMark("reconfigure item", unknown)
    }
    for item in items where !reconfiguredItemIdentifiers.contains(item) {
      reconfiguredItemIdentifiers.append(item)
    }
    return .ok
  }

  // MARK: Sections

  mutating func appendSections(_ names: [String]) -> Outcome {
    let twice = DiffableText.duplicates(names)
    if !twice.isEmpty { return .duplicateSections(twice) }
    let existing = names.filter { indexOfSection($0) != nil }
    if !existing.isEmpty { return .existingSections(existing) }
    sections += names.map { Section(name: $0) }
    return .ok
  }

  mutating func insertSections(_ names: [String], beforeSection anchor: String) -> Outcome {
    insertSections(names, at: anchor, distance: 0)
  }

  mutating func insertSections(_ names: [String], afterSection anchor: String) -> Outcome {
    insertSections(names, at: anchor, distance: 1)
  }

  private mutating func insertSections(
    _ names: [String], at anchor: String, distance: Int
  ) -> Outcome {
    let twice = DiffableText.duplicates(names)
    if !twice.isEmpty { return .duplicateSections(twice) }
    if names.contains(anchor) { return .sectionAnchorInList(anchor) }
    guard let index = indexOfSection(anchor) else { return .notFound("section") }
    let existing = names.filter { indexOfSection($0) != nil }
    if !existing.isEmpty { return .existingSections(existing) }
    sections.insert(contentsOf: names.map { Section(name: $0) }, at: index + distance)
    return .ok
  }

  mutating func deleteSections(_ names: [String]) -> Outcome {
    let twice = DiffableText.duplicates(names)
    if !twice.isEmpty { return .duplicateSections(twice) }
    for section in sections where names.contains(section.name) {
      dropMarks(ofItems: section.items)
    }
    sections.removeAll { names.contains($0.name) }
    reloadedSectionIdentifiers.removeAll { names.contains($0) }
    return .ok
  }

  mutating func moveSection(_ name: String, beforeSection anchor: String) -> Outcome {
    moveSection(name, to: anchor, distance: 0)
  }

  mutating func moveSection(_ name: String, afterSection anchor: String) -> Outcome {
    moveSection(name, to: anchor, distance: 1)
  }

  private mutating func moveSection(
    _ name: String, to anchor: String, distance: Int
  ) -> Outcome {
    if name == anchor { return .ontoItself("section", name) }
    guard let old = indexOfSection(name) else { return .notFound("fromSection") }
    if indexOfSection(anchor) == nil { return .notFound("toSection") }
    let section = sections.remove(at: old)
    for index in sections.indices where sections[index].name == anchor {
      sections.insert(section, at: index + distance)
      break
    }
    return .ok
  }

  mutating func reloadSections(_ names: [String]) -> Outcome {
    let twice = DiffableText.duplicates(names)
    if !twice.isEmpty { return .duplicateSections(twice) }
    if let unknown = names.first(where: { indexOfSection($0) == nil }) {
      return .unknownMark("reload section", unknown)
    }
    for name in names where !reloadedSectionIdentifiers.contains(name) {
      reloadedSectionIdentifiers.append(name)
    }
    return .ok
  }

  // MARK: Parts

  /// Makes room for items that are added again (DS-4).
  private mutating func takeOut(_ items: [String]) {
    let existing = items.filter { indexOfItem($0) != nil }
    if !existing.isEmpty { logs.append(DiffableText.existingItems(existing)) }
    remove(existing)
  }

  private mutating func remove(_ items: [String]) {
    for index in sections.indices {
      sections[index].items.removeAll { items.contains($0) }
    }
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

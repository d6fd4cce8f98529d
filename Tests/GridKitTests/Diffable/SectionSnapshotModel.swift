/// A slow and plain model of `NSDiffableDataSourceSectionSnapshot<String>`: a tree of nodes, walked
/// from its roots.
///
/// Written from the rules (17.4, 19.11) alone; every member that may fault returns its outcome. A
/// section snapshot writes nothing to the console.
struct SectionSnapshotModel: Equatable {
  struct Node: Equatable {
    var item: String
    var isExpanded = false
    var children: [Node] = []
  }

  /// One item as a walk meets it.
  struct Row: Equatable {
    var item: String
    var level: Int
    var parent: String?
    var isExpanded: Bool
    var isVisible: Bool
  }

  private(set) var roots: [Node] = []

  init(roots: [Node] = []) {
    self.roots = roots
  }

  // MARK: Reading

  /// Every item, a parent before its children.
  var rows: [Row] { Self.rows(of: roots, level: 0, parent: nil, isVisible: true) }

  private static func rows(
    of nodes: [Node], level: Int, parent: String?, isVisible: Bool
  ) -> [Row] {
    var rows: [Row] = []
    for node in nodes {
      rows.append(
        Row(
          item: node.item, level: level, parent: parent, isExpanded: node.isExpanded,
          isVisible: isVisible))
      rows += Self.rows(
        of: node.children, level: level + 1, parent: node.item,
        isVisible: isVisible && node.isExpanded)
    }
    return rows
  }

  private func row(of item: String) -> Row? { rows.first { $0.item == item } }

  var items: [String] { rows.map(\.item) }
  var rootItems: [String] { roots.map(\.item) }
  var visibleItems: [String] { rows.filter(\.isVisible).map(\.item) }
  var expandedItems: [String] { rows.filter(\.isExpanded).map(\.item) }

  func contains(_ item: String) -> Bool { row(of: item) != nil }
  func index(of item: String) -> Int? { items.firstIndex(of: item) }

  func isExpanded(_ item: String) -> Answer<Bool> {
    guard let row = row(of: item) else { return Answer(false, .unknownItem(item)) }
    return Answer(row.isExpanded)
  }

  func isVisible(_ item: String) -> Answer<Bool> {
    guard let row = row(of: item) else { return Answer(false, .unknownItem(item)) }
    return Answer(row.isVisible)
  }

  func level(of item: String) -> Answer<Int> {
    guard let row = row(of: item) else { return Answer(0, .unknownItem(item)) }
    return Answer(row.level)
  }

  func parent(of item: String) -> Answer<String?> {
    guard let row = row(of: item) else { return Answer(nil, .unknownChild(item)) }
    return Answer(row.parent)
  }

  func snapshot(
    of item: String, includingParent: Bool = false
  ) -> Answer<SectionSnapshotModel> {
    guard let node = Self.node(of: item, in: roots) else {
      return Answer(SectionSnapshotModel(), .unknownItem(item))
    }
    return Answer(SectionSnapshotModel(roots: includingParent ? [node] : node.children))
  }

  func visualDescription() -> String {
    var text = "<NSDiffableDataSourceSectionSnapshot: 0x0\n"
    for row in rows {
      text += String(repeating: "  ", count: row.level)
      text += row.isExpanded ? "+" : "-"
      text += row.isVisible ? "*" : " "
      text += row.item + "\n"
    }
    return text + ">"
  }

  // MARK: Changing

  mutating func append(_ items: [String], to parent: String? = nil) -> Outcome {
    if items.isEmpty { return .ok }
    if let parent, !contains(parent) { return .unknownParent(parent) }
    let clash = DiffableText.duplicates(self.items + items)
    if !clash.isEmpty { return .clash(clash) }
    let nodes = items.map { Node(item: $0) }
    guard let parent else {
      roots += nodes
      return .ok
    }
    edit(parent) { list, index in list[index].children += nodes }
    return .ok
  }

  mutating func insert(_ items: [String], before anchor: String) -> Outcome {
    insert(items.map { Node(item: $0) }, items, at: anchor, distance: 0)
  }

  mutating func insert(_ items: [String], after anchor: String) -> Outcome {
    insert(items.map { Node(item: $0) }, items, at: anchor, distance: 1)
  }

  mutating func insert(_ snapshot: SectionSnapshotModel, before anchor: String) -> Outcome {
    insert(snapshot.roots, snapshot.items, at: anchor, distance: 0)
  }

  mutating func insert(_ snapshot: SectionSnapshotModel, after anchor: String) -> Outcome {
    insert(snapshot.roots, snapshot.items, at: anchor, distance: 1)
  }

  private mutating func insert(
    _ nodes: [Node], _ items: [String], at anchor: String, distance: Int
  ) -> Outcome {
    if items.isEmpty { return .ok }
    if !contains(anchor) { return .unknownAnchor(anchor) }
    let clash = DiffableText.duplicates(self.items + items)
    if !clash.isEmpty { return .clash(clash) }
    edit(anchor) { list, index in list.insert(contentsOf: nodes, at: index + distance) }
    return .ok
  }

  mutating func replace(
    childrenOf parent: String, using snapshot: SectionSnapshotModel
  ) -> Outcome {
    if !contains(parent) { return .unknownParent(parent) }
    var rest = self
    rest.edit(parent) { list, index in list[index].children = [] }
    let clash = DiffableText.duplicates(rest.items + snapshot.items)
    if !clash.isEmpty { return .clash(clash) }
    rest.edit(parent) { list, index in list[index].children = snapshot.roots }
    self = rest
    return .ok
  }

  mutating func delete(_ items: [String]) -> Outcome {
    if let unknown = items.first(where: { !contains($0) }) { return .unknownDelete(unknown) }
    for item in items {
      edit(item) { list, index in list.remove(at: index) }
    }
    return .ok
  }

  mutating func deleteAll() -> Outcome {
    roots = []
    return .ok
  }

  mutating func expand(_ items: [String]) -> Outcome {
    for item in items {
      edit(item) { list, index in list[index].isExpanded = true }
    }
    return .ok
  }

  mutating func collapse(_ items: [String]) -> Outcome {
    for item in items {
      edit(item) { list, index in list[index].isExpanded = false }
    }
    return .ok
  }

  // MARK: Parts

  private static func node(of item: String, in nodes: [Node]) -> Node? {
    for node in nodes {
      if node.item == item { return node }
      if let found = self.node(of: item, in: node.children) { return found }
    }
    return nil
  }

  /// Changes the list that an item is in, given the item's place there. Nothing happens for an
  /// unknown item.
  private mutating func edit(_ item: String, _ change: (inout [Node], Int) -> Void) {
    _ = Self.edit(item, in: &roots, change)
  }

  private static func edit(
    _ item: String, in nodes: inout [Node], _ change: (inout [Node], Int) -> Void
  ) -> Bool {
    if let index = nodes.firstIndex(where: { $0.item == item }) {
      change(&nodes, index)
      return true
    }
    for index in nodes.indices {
      if edit(item, in: &nodes[index].children, change) { return true }
    }
    return false
  }
}

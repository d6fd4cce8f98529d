/// A slow and plain model of `NSDiffableDataSourceSectionSnapshot<String>`: a tree of nodes, walked
/// from its roots.
///
/// Written from the rules (17.4, 19.11) alone. It raises faults as a section snapshot does.
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

  init(roots: [Node] = []) { self.roots = roots }

  init(leaves: [String]) { roots = leaves.map { Node(item: $0) } }

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
  func isExpanded(_ item: String) -> Bool { known(item)?.isExpanded ?? false }
  func isVisible(_ item: String) -> Bool { known(item)?.isVisible ?? false }
  func level(of item: String) -> Int { known(item)?.level ?? 0 }

  func parent(of item: String) -> String? {
    if !contains(item) { SnapshotFault.raise(SnapshotFault.unknownChild(item)) }
    return row(of: item)?.parent
  }

  private func known(_ item: String) -> Row? {
    let row = row(of: item)
    if row == nil { SnapshotFault.raise(SnapshotFault.unknownItem(item)) }
    return row
  }

  func snapshot(of item: String, includingParent: Bool) -> SectionSnapshotModel {
    guard known(item) != nil, let node = Self.node(of: item, in: roots) else {
      return SectionSnapshotModel()
    }
    return SectionSnapshotModel(roots: includingParent ? [node] : node.children)
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

  /// Raises a fault if there is one, else a clash of items with each other. Returns whether there
  /// is neither.
  private func isLegal(_ fault: String?, together items: [String]) -> Bool {
    let clash = DiffableText.duplicates(items)
    let fault = fault ?? (clash.isEmpty ? nil : SnapshotFault.clash(clash))
    if let fault { SnapshotFault.raise(fault) }
    return fault == nil
  }

  // MARK: Changing

  mutating func append(_ items: [String], to parent: String?) {
    if items.isEmpty { return }
    let unknown = parent.flatMap { contains($0) ? nil : SnapshotFault.unknownParent($0) }
    guard isLegal(unknown, together: self.items + items) else { return }
    let nodes = SectionSnapshotModel(leaves: items).roots
    if let parent {
      edit(parent) { list, index in list[index].children += nodes }
    } else {
      roots += nodes
    }
  }

  mutating func insert(_ snapshot: SectionSnapshotModel, at anchor: String, _ distance: Int) {
    if snapshot.roots.isEmpty { return }
    let unknown = contains(anchor) ? nil : SnapshotFault.unknownAnchor(anchor)
    guard isLegal(unknown, together: items + snapshot.items) else { return }
    edit(anchor) { list, index in list.insert(contentsOf: snapshot.roots, at: index + distance) }
  }

  mutating func replace(childrenOf parent: String, using snapshot: SectionSnapshotModel) {
    let unknown = contains(parent) ? nil : SnapshotFault.unknownParent(parent)
    var rest = self
    rest.edit(parent) { list, index in list[index].children = [] }
    guard isLegal(unknown, together: rest.items + snapshot.items) else { return }
    edit(parent) { list, index in list[index].children = snapshot.roots }
  }

  mutating func delete(_ items: [String]) {
    let unknown = items.first { !contains($0) }
    guard isLegal(unknown.map(SnapshotFault.unknownDelete), together: []) else { return }
    for item in items { edit(item) { list, index in list.remove(at: index) } }
  }

  mutating func setExpanded(_ items: [String], _ isExpanded: Bool) {
    for item in items { edit(item) { list, index in list[index].isExpanded = isExpanded } }
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

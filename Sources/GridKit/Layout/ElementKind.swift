/// The kind of the element that a view or attributes object stands for: a cell, or a supplementary
/// or decoration view of a named kind. The kind is stored as one small number.
package struct ElementKind: Hashable, Sendable {
  /// The number of the kind: 0 for cells, positive for supplementary kinds, negative for decoration
  /// kinds.
  package let id: Int32

  package static let cell = ElementKind(id: 0)
  @MainActor static let sectionHeader = supplementary(GridView.elementKindSectionHeader)
  @MainActor static let sectionFooter = supplementary(GridView.elementKindSectionFooter)

  private init(id: Int32) {
    self.id = id
  }

  @MainActor package static func supplementary(_ kind: String) -> ElementKind {
    ElementKind(id: number(of: kind))
  }

  @MainActor package static func decoration(_ kind: String) -> ElementKind {
    ElementKind(id: -number(of: kind))
  }

  package var category: GridElementID.Category {
    id == 0 ? .cell : id > 0 ? .supplementaryView : .decorationView
  }

  /// The kind's name; nil for cells.
  @MainActor package var name: String? {
    id == 0 ? nil : ElementKind.names[Int(abs(id)) - 1]
  }

  // Names of kinds are interned for the life of the process. The numbers never reach a result:
  // wherever order matters, names are compared.
  @MainActor private static var names: [String] = []
  @MainActor private static var numbers: [String: Int32] = [:]

  @MainActor private static func number(of kind: String) -> Int32 {
    if let number = numbers[kind] { return number }
    names.append(kind)
    let number = Int32(names.count)
    numbers[kind] = number
    return number
  }
}

/// The key of a live view or of known attributes: the kind and the position of an element.
package struct ElementKey: Hashable, Sendable {
  package var position: Position
  package var kind: ElementKind

  package init(_ kind: ElementKind, _ position: Position) {
    self.kind = kind
    self.position = position
  }

  // Compares raw numbers instead of positions and kinds, because nothing is compared as often as
  // keys.
  package static func == (a: ElementKey, b: ElementKey) -> Bool {
    a.position.raw == b.position.raw && a.kind.id == b.kind.id
  }

  /// Returns whether the key comes before another in the order of internal lists. This order
  /// compares only numbers, because the lists are searched and compared often. Results for users
  /// have the order of `isOrdered`. The two orders differ only for kinds at the same position.
  package func precedes(_ other: ElementKey) -> Bool {
    if position.raw != other.position.raw { return position.raw < other.position.raw }
    return UInt32(bitPattern: kind.id) < UInt32(bitPattern: other.kind.id)
  }

  /// Whether the element can exist under the counts of a data source. The counts must contain the
  /// item of a cell, or the section of a supplementary view. A decoration view does not depend on
  /// counts.
  @MainActor package func exists(in counts: SectionCounts) -> Bool {
    switch kind.category {
    case .cell: counts.contains(section: position.section, item: position.item)
    case .supplementaryView: position.section < counts.sectionCount
    case .decorationView: true
    }
  }

  @MainActor package var elementID: GridElementID {
    GridElementID(
      category: kind.category, kind: kind.name, section: position.section,
      item: position.item == Position.wholeSection ? NSNotFound : position.item)
  }

  /// Returns whether one key comes before another in the order of answers: by index path, then by
  /// category with cells first, then by the name of the kind. UIKit leaves this order open.
  @MainActor package static func isOrdered(_ a: ElementKey, _ b: ElementKey) -> Bool {
    if a.position != b.position { return a.position < b.position }
    if a.kind == b.kind { return false }
    if a.kind.category != b.kind.category {
      return a.kind.category.rawValue < b.kind.category.rawValue
    }
    return (a.kind.name ?? "") < (b.kind.name ?? "")
  }
}

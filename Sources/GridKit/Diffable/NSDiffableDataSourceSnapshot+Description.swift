extension NSDiffableDataSourceSnapshot: Hashable {
  /// Compares sections and items, and their order; not marks (DS-18).
  public static func == (a: Self, b: Self) -> Bool {
    a.numberOfItems == b.numberOfItems && a.numberOfSections == b.numberOfSections
      && a.sectionIdentifiers == b.sectionIdentifiers
      && a.sectionIdentifiers.allSatisfy { identifier in
        guard let one = a.sections.slot(of: identifier), let two = b.sections.slot(of: identifier)
        else { return false }
        return a.itemOrder.count(of: one) == b.itemOrder.count(of: two)
      } && a.itemIdentifiers == b.itemIdentifiers
  }

  /// Takes in what `==` compares, but for where one section ends.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(sectionIdentifiers)
    hasher.combine(itemIdentifiers)
  }
}

extension NSDiffableDataSourceSnapshot: CustomStringConvertible, CustomDebugStringConvertible {
  /// Counts, then a line for each section with its items (DS-21, DS-25).
  ///
  /// Addresses, and what UIKit numbers the state with, are zeros, so that texts compare.
  public var description: String {
    let counts = sectionOrder.elements(of: 0).map { itemOrder.count(of: $0) }
    let sectionWord = counts.count == 1 ? "section" : "sections"
    var text =
      "<NSDiffableDataSourceSnapshot 0x0: numberOfSections:\(numberOfSections) "
      + "numberOfItems:\(numberOfItems); generation=00000000-0000-0000-0000-000000000000; "
      + "sectionCounts=<_UIDataSourceSnapshotter: 0x0; \(counts.count) \(sectionWord) with item "
      + "counts: \(counts) >"
    sectionOrder.forEach(in: 0) { section in
      let names = itemOrder.elements(of: section).map { IdentifierText.one(items[$0]) }
      text += "\n[\(IdentifierText.one(sections[section])): {\(names.joined(separator: " "))}]"
    }
    return text + ">"
  }

  /// The text of `description`.
  public var debugDescription: String { description }
}

extension NSDiffableDataSourceSnapshot: Hashable {
  /// Compares the sections, the items and their order, but not the marks for reloads and
  /// reconfigurations (DS-18).
  public static func == (a: Self, b: Self) -> Bool {
    a.numberOfItems == b.numberOfItems && a.numberOfSections == b.numberOfSections
      && a.sectionIdentifiers == b.sectionIdentifiers
      && a.sectionIdentifiers.allSatisfy { identifier in
        guard let one = a.sections.slot(of: identifier), let two = b.sections.slot(of: identifier)
        else { return false }
        return a.itemOrder.count(of: one) == b.itemOrder.count(of: two)
      } && a.itemIdentifiers == b.itemIdentifiers
  }

  /// Feeds the section identifiers, then the item identifiers to the hasher. The hash does not
  /// depend on which section an item is in.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(sectionIdentifiers)
    hasher.combine(itemIdentifiers)
  }
}

extension NSDiffableDataSourceSnapshot: CustomStringConvertible, CustomDebugStringConvertible {
  /// A text with the numbers of sections and items, then a line for each section with its items
  /// (DS-21, DS-25).
  ///
  /// Addresses and the identifier after `generation=` are zeros, so that texts can be compared.
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

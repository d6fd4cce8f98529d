/// An item of a fuzzed grid: it keeps its identity wherever it is moved.
package struct FuzzItem: Hashable, Sendable {
  package var id: Int
  /// Raised by a reload: another version has another cell and another size.
  package var version = 0
  /// Raised by a reconfiguration: another look in the same cell, of the same size.
  package var look = 0
  package var isSelected = false

  /// Its size in layouts that ask for sizes, in points.
  package var size: CGSize {
    let (across, along) = ((id &* 13 &+ version &* 7) % 3, (id &* 7 &+ version &* 5) % 4)
    return CGSize(width: CGFloat(20 + 10 * across), height: CGFloat(20 + 8 * along))
  }

  /// Tells one version of an item from every other: `7`, or `7v2` after two reloads.
  package var name: String { version == 0 ? "\(id)" : "\(id)v\(version)" }

  /// The text that the item's cell shows.
  package var text: String { look == 0 ? name : "\(name)+\(look)" }
}

/// A section of a fuzzed grid.
package struct FuzzSection: Hashable, Sendable {
  package var id: Int
  package var version = 0
  package var items: [FuzzItem]

  /// The text that the section's header and footer show.
  package var text: String { version == 0 ? "s\(id)" : "s\(id)v\(version)" }
}

/// The data that the data source of a fuzzed grid holds.
package struct FuzzData: Hashable, Sendable {
  package private(set) var nextID = 0
  package var sections: [FuzzSection] = []

  package init(counts: [Int]) {
    for count in counts {
      let section = makeSection(itemCount: count)
      sections.append(section)
    }
  }

  package var counts: [Int] { sections.map(\.items.count) }

  package mutating func makeItem() -> FuzzItem {
    nextID += 1
    return FuzzItem(id: nextID)
  }

  package mutating func makeSection(itemCount: Int) -> FuzzSection {
    nextID += 1
    let id = nextID
    return FuzzSection(id: id, items: (0..<itemCount).map { _ in makeItem() })
  }

  /// The item at a place; nil where there is none.
  package func item(_ place: ItemPosition) -> FuzzItem? {
    guard sections.indices.contains(place.section),
      sections[place.section].items.indices.contains(place.item)
    else { return nil }
    return sections[place.section].items[place.item]
  }

  /// Places of selected items, ascending.
  package var selectedPlaces: [ItemPosition] {
    var places: [ItemPosition] = []
    for (section, content) in sections.enumerated() {
      for (item, element) in content.items.enumerated() where element.isSelected {
        places.append(ItemPosition(section, item))
      }
    }
    return places
  }

  /// Selects nothing but some items; places without an item are passed over.
  package mutating func select(_ places: [ItemPosition]) {
    for section in sections.indices {
      for item in sections[section].items.indices {
        sections[section].items[item].isSelected = places.contains(ItemPosition(section, item))
      }
    }
  }
}

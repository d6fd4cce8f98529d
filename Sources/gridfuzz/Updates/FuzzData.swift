import GridScenarios

/// An item of a fuzzed grid. A moved item keeps its identity.
struct FuzzItem: Hashable, Sendable {
  var id: Int
  /// The number of reloads of the item. A reload gives the item another cell and another size.
  var version = 0
  /// The number of reconfigurations since the last reload. A reconfigured item keeps its cell and
  /// its size.
  var look = 0
  var isSelected = false

  /// The item's size in layouts that ask for sizes, in points.
  var size: CGSize {
    let (across, along) = ((id &* 13 &+ version &* 7) % 3, (id &* 7 &+ version &* 5) % 4)
    return CGSize(width: CGFloat(20 + 10 * across), height: CGFloat(20 + 8 * along))
  }

  /// The name, which is different for each item and each version: `7`, or `7v2` after two reloads.
  var name: String { version == 0 ? "\(id)" : "\(id)v\(version)" }

  /// The text that the item's cell shows.
  var text: String { look == 0 ? name : "\(name)+\(look)" }
}

/// A section of a fuzzed grid.
struct FuzzSection: Hashable, Sendable {
  var id: Int
  var version = 0
  var items: [FuzzItem]

  /// The text that the section's header and footer show.
  var text: String { version == 0 ? "s\(id)" : "s\(id)v\(version)" }
}

/// The data that the data source of a fuzzed grid holds.
struct FuzzData: Hashable, Sendable {
  private(set) var nextID = 0
  var sections: [FuzzSection] = []

  init(counts: [Int]) {
    for count in counts {
      let section = makeSection(itemCount: count)
      sections.append(section)
    }
  }

  var counts: [Int] { sections.map(\.items.count) }

  mutating func makeItem() -> FuzzItem {
    nextID += 1
    return FuzzItem(id: nextID)
  }

  mutating func makeSection(itemCount: Int) -> FuzzSection {
    nextID += 1
    let id = nextID
    return FuzzSection(id: id, items: (0..<itemCount).map { _ in makeItem() })
  }

  /// Returns the item at a place; nil if there is none.
  func item(_ place: FuzzPlace) -> FuzzItem? {
    guard let item = place.item, sections.indices.contains(place.section),
      sections[place.section].items.indices.contains(item)
    else { return nil }
    return sections[place.section].items[item]
  }

  /// Places of selected items, ascending.
  var selectedPlaces: [FuzzPlace] {
    sections.enumerated().flatMap { section, content in
      content.items.indices.filter { content.items[$0].isSelected }
        .map { FuzzPlace(section, $0) }
    }
  }

  /// Selects the items at places and deselects all others. Places without an item are ignored.
  mutating func select(_ places: [FuzzPlace]) {
    for section in sections.indices {
      for item in sections[section].items.indices {
        sections[section].items[item].isSelected = places.contains(FuzzPlace(section, item))
      }
    }
  }
}

import GridScenarios

/// The outcome of a batch on plain arrays.
///
/// The oracle follows the documented rule only. Elements are removed if a delete, a move or a
/// reload names their old places. Inserted, moved and reloaded elements take their new places. The
/// remaining elements fill the remaining places in their old order. The oracle does not use the
/// grid's update plan.
///
/// An invalid batch has an outcome too, as close to its operations as possible. The data source
/// holds this outcome when the grid refuses the batch.
struct FuzzOracle {
  /// The data that the data source holds after the batch.
  private(set) var outcome: FuzzData
  /// The new index of each old section; nil for sections that are deleted or reloaded.
  private(set) var newSections: [Int?]

  let before: FuzzData
  let operations: [FuzzOperation]

  init(_ batch: FuzzBatch, on before: FuzzData) {
    self.before = before
    operations = batch.operations
    outcome = before
    newSections = Array(repeating: nil, count: before.sections.count)
    let arriving = takeItemsOut()
    let fresh = rearrangeSections()
    putItemsIn(arriving, freshSections: fresh)
    reconfigure()
    addSurplus(batch.surplus)
  }

  // MARK: Lists

  private var deletedSections: Set<Int> {
    Set(operations.compactMap { if case .deleteSection(let section) = $0 { section } else { nil } })
  }

  private var reloadedSections: Set<Int> {
    Set(
      operations.compactMap { if case .reloadSection(let section, _) = $0 { section } else { nil } }
    )
  }

  private var deletedItems: Set<ItemPosition> {
    Set(operations.compactMap { if case .deleteItem(let place) = $0 { place } else { nil } })
  }

  private var insertedSections: Set<Int> {
    Set(
      operations.compactMap { if case .insertSection(let section, _) = $0 { section } else { nil } }
    )
  }

  private var insertedItems: Set<ItemPosition> {
    Set(operations.compactMap { if case .insertItem(let place) = $0 { place } else { nil } })
  }

  // MARK: Reloads

  /// Returns the new place of a reloaded section. Only deletes and inserts that the batch names
  /// change the place. Moves do not change it.
  func place(ofReloadedSection section: Int) -> Int {
    var place = section - deletedSections.count { $0 < section }
    for inserted in insertedSections.sorted() where inserted <= place { place += 1 }
    return place
  }

  /// Returns the new place of a reloaded item; see `place(ofReloadedSection:)`.
  func place(ofReloadedItem old: ItemPosition) -> ItemPosition {
    let section = place(ofReloadedSection: old.section)
    var item = old.item - deletedItems.count { $0.section == old.section && $0.item < old.item }
    for inserted in insertedItems.sorted()
    where inserted.section == section && inserted.item <= item {
      item += 1
    }
    return ItemPosition(section, item)
  }

  // MARK: Arrays

  /// Removes the items whose old places the operations name.
  ///
  /// - Returns: The moved items and the new items, by their new places.
  private mutating func takeItemsOut() -> [ItemPosition: FuzzItem] {
    var gone: Set<ItemPosition> = []
    var arriving: [ItemPosition: FuzzItem] = [:]
    for operation in operations {
      switch operation {
      case .deleteItem(let place):
        gone.insert(place)
      case .insertItem(let place):
        arriving[place] = outcome.makeItem()
      case .moveItem(let from, let to):
        gone.insert(from)
        if let item = before.item(from) { arriving[to] = item }
      case .reloadItem(let place):
        let isCovered =
          deletedSections.contains(place.section) || reloadedSections.contains(place.section)
        guard !isCovered, var item = before.item(place) else { continue }
        gone.insert(place)
        item.version += 1
        item.look = 0
        item.isSelected = false
        arriving[self.place(ofReloadedItem: place)] = item
      default:
        break
      }
    }
    for section in outcome.sections.indices {
      let items = before.sections[section].items
      outcome.sections[section].items = items.indices
        .filter { !gone.contains(ItemPosition(section, $0)) }.map { items[$0] }
    }
    return arriving
  }

  /// Puts the sections of the outcome in the order that the operations ask for.
  ///
  /// - Returns: The new places of inserted and reloaded sections, whose content is new.
  private mutating func rearrangeSections() -> Set<Int> {
    var arriving: [Int: (section: FuzzSection, old: Int?)] = [:]
    var gone: Set<Int> = []
    var fresh: Set<Int> = []
    for operation in operations {
      switch operation {
      case .deleteSection(let section):
        gone.insert(section)
      case .insertSection(let section, let items):
        arriving[section] = (outcome.makeSection(itemCount: items), nil)
        fresh.insert(section)
      case .reloadSection(let section, let items):
        guard before.sections.indices.contains(section) else { continue }
        gone.insert(section)
        var made = outcome.makeSection(itemCount: items)
        made.id = before.sections[section].id
        made.version = before.sections[section].version + 1
        let place = place(ofReloadedSection: section)
        arriving[place] = (made, nil)
        fresh.insert(place)
      case .moveSection(let from, let to):
        gone.insert(from)
        guard before.sections.indices.contains(from) else { continue }
        arriving[to] = (outcome.sections[from], from)
      default:
        break
      }
    }
    let staying = outcome.sections.indices.filter { !gone.contains($0) }
      .map { (section: outcome.sections[$0], old: Optional($0)) }
    let all = Self.filled(arriving, with: staying)
    outcome.sections = all.map(\.section)
    for (new, element) in all.enumerated() {
      if let old = element.old { newSections[old] = new }
    }
    return fresh
  }

  private mutating func putItemsIn(
    _ arriving: [ItemPosition: FuzzItem], freshSections: Set<Int>
  ) {
    for section in outcome.sections.indices {
      var here: [Int: FuzzItem] = [:]
      for (place, item) in arriving where place.section == section { here[place.item] = item }
      outcome.sections[section].items = Self.filled(here, with: outcome.sections[section].items)
    }
  }

  private mutating func reconfigure() {
    var names: Set<String> = []
    for case .reconfigureItem(let place) in operations {
      if let item = before.item(place) { names.insert(item.name) }
    }
    guard !names.isEmpty else { return }
    for section in outcome.sections.indices {
      for item in outcome.sections[section].items.indices
      where names.contains(outcome.sections[section].items[item].name) {
        outcome.sections[section].items[item].look += 1
      }
    }
  }

  private mutating func addSurplus(_ surplus: Int) {
    guard surplus != 0 else { return }
    if outcome.sections.isEmpty {
      let section = outcome.makeSection(itemCount: 1)
      outcome.sections.append(section)
    } else if surplus > 0 {
      for _ in 0..<surplus {
        let item = outcome.makeItem()
        outcome.sections[0].items.append(item)
      }
    } else {
      outcome.sections[0].items.removeLast(min(-surplus, outcome.sections[0].items.count))
    }
  }

  /// Returns a list in which arriving elements have their named places and staying elements fill
  /// the other places. An arriving element with a place past the end comes last.
  private static func filled<Element>(
    _ arriving: [Int: Element], with staying: [Element]
  ) -> [Element] {
    let count = arriving.count + staying.count
    var rest = staying[...]
    var late = arriving.filter { !(0..<count).contains($0.key) }.sorted { $0.key < $1.key }
      .map(\.value)[...]
    var list: [Element] = []
    for place in 0..<count {
      if let element = arriving[place] {
        list.append(element)
      } else if let element = rest.popFirst() ?? late.popFirst() {
        list.append(element)
      }
    }
    return list
  }
}

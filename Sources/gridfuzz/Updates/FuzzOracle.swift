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

  // MARK: Reloads

  private var deleted: Set<FuzzPlace> {
    Set(operations.compactMap { if case .delete(let place) = $0 { place } else { nil } })
  }

  private var inserted: Set<FuzzPlace> {
    Set(operations.compactMap { if case .insert(let place, _) = $0 { place } else { nil } })
  }

  private var reloaded: Set<FuzzPlace> {
    Set(operations.compactMap { if case .reload(let place, _) = $0 { place } else { nil } })
  }

  /// Returns the new place of a reloaded section or item. Only deletes and inserts that the batch
  /// names change the place. Moves do not change it.
  func place(ofReloaded old: FuzzPlace) -> FuzzPlace {
    var new = FuzzPlace(old.section - deleted.count { $0.isSection && $0.section < old.section })
    for place in inserted.sorted() where place.isSection && place.section <= new.section {
      new.section += 1
    }
    guard let oldItem = old.item else { return new }
    var item = oldItem - deleted.count { $0.section == old.section && $0.item ?? .max < oldItem }
    for place in inserted.sorted() where place.section == new.section && place.item ?? .max <= item
    {
      item += 1
    }
    return FuzzPlace(new.section, item)
  }

  // MARK: Arrays

  /// Removes the items whose old places the operations name.
  ///
  /// - Returns: The moved items and the new items, by their new places.
  private mutating func takeItemsOut() -> [FuzzPlace: FuzzItem] {
    var gone: Set<FuzzPlace> = []
    var arriving: [FuzzPlace: FuzzItem] = [:]
    for operation in operations {
      switch operation {
      case .delete(let place):
        gone.insert(place)
      case .insert(let place, _) where !place.isSection:
        arriving[place] = outcome.makeItem()
      case .move(let from, let to) where !from.isSection:
        gone.insert(from)
        if let item = before.item(from) { arriving[to] = item }
      case .reload(let place, _):
        let isCovered = deleted.union(reloaded).contains(FuzzPlace(place.section))
        guard !isCovered, var item = before.item(place) else { continue }
        gone.insert(place)
        item.version += 1
        item.look = 0
        item.isSelected = false
        arriving[self.place(ofReloaded: place)] = item
      default:
        break
      }
    }
    for section in outcome.sections.indices {
      let items = before.sections[section].items
      outcome.sections[section].items = items.indices
        .filter { !gone.contains(FuzzPlace(section, $0)) }.map { items[$0] }
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
      case .delete(let place) where place.isSection:
        gone.insert(place.section)
      case .insert(let place, let items) where place.isSection:
        arriving[place.section] = (outcome.makeSection(itemCount: items), nil)
        fresh.insert(place.section)
      case .reload(let old, let items) where old.isSection:
        let section = old.section
        guard before.sections.indices.contains(section) else { continue }
        gone.insert(section)
        var made = outcome.makeSection(itemCount: items)
        made.id = before.sections[section].id
        made.version = before.sections[section].version + 1
        let place = place(ofReloaded: old).section
        arriving[place] = (made, nil)
        fresh.insert(place)
      case .move(let source, let target) where source.isSection:
        let from = source.section
        gone.insert(from)
        guard before.sections.indices.contains(from) else { continue }
        arriving[target.section] = (outcome.sections[from], from)
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
    _ arriving: [FuzzPlace: FuzzItem], freshSections: Set<Int>
  ) {
    for section in outcome.sections.indices {
      var here: [Int: FuzzItem] = [:]
      for (place, item) in arriving where place.section == section {
        if let index = place.item { here[index] = item }
      }
      outcome.sections[section].items = Self.filled(here, with: outcome.sections[section].items)
    }
  }

  private mutating func reconfigure() {
    var names: Set<String> = []
    for case .reconfigure(let place) in operations {
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

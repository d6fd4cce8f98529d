import GridCore

/// The slow, obvious algorithm: nested arrays of unique ids, from which elements are taken one by
/// one from the highest down, and into which others are put one by one from the lowest up.
struct UpdateOracle {
  struct Section {
    var id: Int
    var items: [Int]
  }

  private(set) var old: [Section] = []
  /// The sections after the update; nil when the batch is not valid.
  private(set) var new: [Section]?
  private(set) var movedItems: Set<Int> = []
  private(set) var movedSections: Set<Int> = []
  /// Old id to the id that replaces it.
  private(set) var reloadedItems: [Int: Int] = [:]
  private(set) var reloadedSections: [Int: Int] = [:]

  private var nextID = 0
  private var deletes: [UpdatePosition] = []
  private var inserts: [UpdatePosition] = []
  private var reloads: [UpdatePosition] = []
  private var moves: [(from: UpdatePosition, to: UpdatePosition)] = []

  init(record: UpdateRecord, before: [Int], after: [Int]) {
    for count in before {
      old.append(Section(id: freshID(), items: (0..<count).map { _ in freshID() }))
    }
    for operation in record.operations {
      switch operation {
      case .delete(let place): deletes.append(place)
      case .insert(let place): inserts.append(place)
      case .reload(let place): reloads.append(place)
      case .move(let from, let to):
        if !moves.contains(where: { $0.from == from && $0.to == to }) { moves.append((from, to)) }
      }
    }
    new = isEveryPlaceNamedWell(before, after) ? apply(after) : nil
  }

  private mutating func freshID() -> Int {
    nextID += 1
    return nextID
  }

  // MARK: - Validity

  private func isEveryPlaceNamedWell(_ before: [Int], _ after: [Int]) -> Bool {
    func exists(_ place: UpdatePosition, in counts: [Int]) -> Bool {
      guard counts.indices.contains(place.section) else { return false }
      return place.isSection || (0..<counts[place.section]).contains(place.item)
    }
    func isDistinct(_ places: [UpdatePosition]) -> Bool { Set(places).count == places.count }

    let named = deletes + reloads + moves.map(\.from)
    let filled = inserts + moves.map(\.to)
    guard named.allSatisfy({ exists($0, in: before) }) else { return false }
    guard filled.allSatisfy({ exists($0, in: after) }) else { return false }
    guard moves.allSatisfy({ $0.from.isSection == $0.to.isSection }) else { return false }
    guard isDistinct(moves.map(\.from)), isDistinct(moves.map(\.to)) else { return false }
    for move in moves where (deletes + reloads).contains(move.from) { return false }
    for move in moves where inserts.contains(move.to) { return false }
    for reload in reloads
    where deletes.contains(reload)
      && (reload.isSection || !deletes.contains(UpdatePosition(section: reload.section)))
    { return false }
    // Members of a deleted, inserted or reloaded section may be named at will (UI-4).
    let goneSections = (deletes + reloads).filter(\.isSection).map(\.section)
    func stands(_ place: UpdatePosition) -> Bool {
      place.isSection || !goneSections.contains(place.section)
    }
    guard isDistinct(deletes.filter(stands)), isDistinct(reloads.filter(stands)) else {
      return false
    }
    let newSections =
      inserts.filter(\.isSection).map(\.section)
      + reloads.filter(\.isSection).map { translate($0).section }
    guard
      isDistinct(inserts.filter { $0.isSection || !newSections.contains($0.section) })
    else { return false }
    for reload in reloads.filter(stands) {
      let target = translate(reload)
      if !exists(target, in: after) || moves.contains(where: { $0.to == target }) { return false }
    }
    return !mapsPastEnd(before, after)
  }

  /// The reload translation of 11.3, word for word.
  func translate(_ reload: UpdatePosition) -> UpdatePosition {
    var place = reload
    for delete in deletes.sorted(by: >) {
      if delete.isSection {
        if delete.section < reload.section { place.section -= 1 }
      } else if !reload.isSection, delete.section == reload.section, delete.item < reload.item {
        place.item -= 1
      }
    }
    let newSections = inserts.filter(\.isSection).map(\.section)
    for insert in inserts.sorted() {
      if insert.isSection {
        if insert.section <= place.section { place.section += 1 }
      } else if !reload.isSection, !newSections.contains(insert.section),
        insert.section == place.section, insert.item <= place.item
      {
        place.item += 1
      }
    }
    return place
  }

  private func mapsPastEnd(_ before: [Int], _ after: [Int]) -> Bool {
    moves.contains { section in
      section.from.isSection && section.from == section.to
        && moves.contains {
          !$0.from.isSection && $0.from.section == section.from.section
            && $0.to.section != section.to.section
        }
        && after.prefix(section.to.section).reduce(0, +) + before[section.from.section]
          > after.reduce(0, +)
    }
  }

  // MARK: - Application

  private mutating func apply(_ after: [Int]) -> [Section]? {
    var sections = old
    var arrivingItems: [(place: UpdatePosition, id: Int)] = []
    var arrivingSections: [(place: Int, section: Section, isNew: Bool)] = []

    func id(_ place: UpdatePosition) -> Int { old[place.section].items[place.item] }
    for (from, to) in moves where !from.isSection {
      arrivingItems.append((to, id(from)))
      movedItems.insert(id(from))
    }
    let goneSections = (deletes + reloads).filter(\.isSection).map(\.section)
    for reload in reloads where !reload.isSection && !goneSections.contains(reload.section) {
      let fresh = freshID()
      arrivingItems.append((translate(reload), fresh))
      reloadedItems[id(reload)] = fresh
    }
    let leaving = Set((deletes + reloads + moves.map(\.from)).filter { !$0.isSection })
    for place in leaving.sorted(by: >) { sections[place.section].items.remove(at: place.item) }

    for (from, to) in moves where from.isSection {
      arrivingSections.append((to.section, sections[from.section], false))
      movedSections.insert(old[from.section].id)
    }
    for reload in reloads where reload.isSection {
      let section = Section(id: freshID(), items: [])
      arrivingSections.append((translate(reload).section, section, true))
      reloadedSections[old[reload.section].id] = section.id
    }
    for insert in inserts where insert.isSection {
      arrivingSections.append((insert.section, Section(id: freshID(), items: []), true))
    }
    let leavingSections = Set((deletes + reloads + moves.map(\.from)).filter(\.isSection))
    for place in leavingSections.sorted(by: >) { sections.remove(at: place.section) }
    arrivingSections.sort { $0.place < $1.place }
    for arriving in arrivingSections {
      guard arriving.place <= sections.count else { return nil }
      sections.insert(arriving.section, at: arriving.place)
    }
    guard sections.count == after.count else { return nil }

    let newSections = Set(arrivingSections.filter(\.isNew).map(\.place))
    for insert in inserts where !insert.isSection && !newSections.contains(insert.section) {
      arrivingItems.append((insert, freshID()))
    }
    for section in newSections {
      // A new section holds whatever the data source says; moves bring some of it.
      let brought = arrivingItems.count { $0.place.section == section }
      for _ in 0..<(after[section] - brought) { sections[section].items.append(freshID()) }
    }
    arrivingItems.sort { $0.place < $1.place }
    for (place, id) in arrivingItems {
      guard place.item <= sections[place.section].items.count else { return nil }
      sections[place.section].items.insert(id, at: place.item)
    }
    return sections.map(\.items.count) == after ? sections : nil
  }
}

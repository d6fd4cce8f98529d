/// The translation of reloads. It finds the place of the insert half of each reload.
///
/// A reload is a delete at its old place and an insert at a translated place (BU-8). The
/// translation subtracts the explicit deletes before the place and adds the explicit inserts. It
/// ignores moves, as UIKit does. So a reload next to a move may get a wrong place and cause the
/// same faults as in UIKit (KD-3).
struct ReloadTranslation {
  enum Target: Equatable {
    case place(UpdatePosition)
    /// The reload lies inside a deleted section, which absorbs the reload.
    case absorbed
    /// The place is deleted as well as reloaded (E-57).
    case deleted
  }

  private let deletedSections: [Int]
  private let insertedSections: [Int]
  private let deletedItems: [Int: [Int]]
  private let insertedItems: [Int: [Int]]

  /// Makes the translation of the reloads in an update. The explicit deletes and inserts are those
  /// that the caller recorded; the halves of reloads are not among them.
  ///
  /// - Parameters:
  ///   - deletes: The explicit deletes, ascending and distinct.
  ///   - inserts: The explicit inserts, ascending and distinct.
  init(deletes: [UpdatePosition], inserts: [UpdatePosition]) {
    deletedSections = deletes.lazy.filter(\.isSection).map(\.section)
    insertedSections = inserts.lazy.filter(\.isSection).map(\.section)
    deletedItems = deletes.itemsBySection()
    insertedItems = inserts.itemsBySection()
  }

  /// Returns the place of the insert half of a reload. O(log *operations*).
  func target(of position: UpdatePosition) -> Target {
    let sectionsBefore = deletedSections.partitionPoint { $0 >= position.section }
    if sectionsBefore < deletedSections.count, deletedSections[sectionsBefore] == position.section {
      return position.isSection ? .deleted : .absorbed
    }
    // A kept section never lands on an inserted one, so item inserts that an inserted section
    // absorbs cannot reach the reload.
    let section = shiftUp(position.section - sectionsBefore, past: insertedSections)
    guard !position.isSection else { return .place(UpdatePosition(section: section)) }
    let deleted = deletedItems[position.section] ?? []
    let itemsBefore = deleted.partitionPoint { $0 >= position.item }
    if itemsBefore < deleted.count, deleted[itemsBefore] == position.item { return .deleted }
    let item = shiftUp(position.item - itemsBefore, past: insertedItems[section] ?? [])
    return .place(UpdatePosition(section: section, item: item))
  }

  /// Returns an index shifted up by inserts. Inserts are taken in ascending order, and each insert
  /// at or before the index so far adds one.
  private func shiftUp(_ index: Int, past inserts: [Int]) -> Int {
    // For distinct inserts `inserts[k] - k` never falls, so the inserts to pass are a first part.
    index + inserts.indices.partitionPoint { inserts[$0] - $0 > index }
  }
}

extension [UpdatePosition] {
  /// Returns the items named in each section, in the order given. Whole sections are left out.
  func itemsBySection() -> [Int: [Int]] {
    var lists: [Int: [Int]] = [:]
    var section = 0
    var items: [Int] = []
    // In an ascending list the items of a section follow each other: one look-up for all of them.
    for position in self where !position.isSection {
      if position.section != section {
        if !items.isEmpty { lists[section, default: []] += items }
        items.removeAll(keepingCapacity: true)
        section = position.section
      }
      items.append(position.item)
    }
    if !items.isEmpty { lists[section, default: []] += items }
    return lists
  }

  /// Splits an ascending list into its distinct elements and its repeated elements, each listed
  /// once.
  func splitRepetitions() -> (distinct: Self, repeated: Self) {
    var distinct: Self = []
    var repeated: Self = []
    distinct.reserveCapacity(count)
    for position in self {
      if position != distinct.last {
        distinct.append(position)
      } else if position != repeated.last {
        repeated.append(position)
      }
    }
    return (distinct, repeated)
  }
}

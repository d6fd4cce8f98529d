/// A change of order by hand in a data source: the snapshots before and after, and the difference.
///
/// - Note: After `NSDiffableDataSourceTransaction`.
@preconcurrency
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// The snapshot that was shown before the change.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot that is shown after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference from the order of all items before to that afterwards; what was moved is
  /// associated (TX-1).
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The sections that changed, the last one first (TX-2).
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// A change of order by hand in one section.
///
/// - Note: After `NSDiffableDataSourceSectionTransaction`.
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>:
  Sendable
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The section's tree before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section's tree afterwards.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference from the items of the section before to those afterwards; what was moved is
  /// associated.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension CollectionDifference where ChangeElement: Hashable & Sendable {
  /// Makes the difference from one list of different identifiers to another one. Of what is in both
  /// the longest run that keeps its order is left alone, the rest is removed and inserted,
  /// associated.
  ///
  /// - Complexity: O(*n* log *n*), unlike `difference(from:)`.
  package init(from old: [ChangeElement], to new: [ChangeElement]) {
    var table = IdentifierTable<ChangeElement>()
    let slots = table.insert(contentsOf: old).slots
    var places = [Int32?](repeating: nil, count: table.slotCount)
    for (place, slot) in slots.enumerated() { places[slot] = Int32(place) }
    let origins = new.map { identifier in
      // A place is given out once, also where two identifiers of the new order equal one of the
      // old.
      table.slot(of: identifier).flatMap { places[$0].take() }
    }
    let stays = LongestRun.members(of: origins.compactMap { $0 })
    var isKept = [Bool](repeating: false, count: old.count)
    var movedTo = [Int?](repeating: nil, count: old.count)
    var changes: [Change] = []
    var place = 0
    for (offset, identifier) in new.enumerated() {
      var source: Int?
      if let origin = origins[offset] {
        defer { place += 1 }
        if stays[place] {
          isKept[Int(origin)] = true
          continue
        }
        movedTo[Int(origin)] = offset
        source = Int(origin)
      }
      changes.append(.insert(offset: offset, element: identifier, associatedWith: source))
    }
    for (offset, identifier) in old.enumerated() where !isKept[offset] {
      changes.append(.remove(offset: offset, element: identifier, associatedWith: movedTo[offset]))
    }
    guard let difference = CollectionDifference(changes) else {
      preconditionFailure("Every change names another place.")
    }
    self = difference
  }
}

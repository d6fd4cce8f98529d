/// A reordering of items by the user: the snapshots before and after it, and their difference.
///
/// - Note: After `NSDiffableDataSourceTransaction`.
@preconcurrency
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// The snapshot before the reordering.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after the reordering.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference between the old and the new order of all items. Each moved item is an
  /// associated pair of a removal and an insertion (TX-1).
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changed sections, from the last section to the first (TX-2).
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The part of a reordering that changes one section.
///
/// - Note: After `NSDiffableDataSourceSectionTransaction`.
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>:
  Sendable
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// The identifier of the section.
  public let sectionIdentifier: SectionIdentifierType
  /// The section's snapshot before the reordering.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section's snapshot after the reordering.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference between the section's items before and after the reordering. Each item that was
  /// moved within the section is an associated pair of a removal and an insertion.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension CollectionDifference where ChangeElement: Hashable & Sendable {
  /// Makes the difference between two lists of unique identifiers. The longest common subsequence
  /// stays. Every other common identifier is removed and inserted, as an associated pair.
  ///
  /// - Complexity: O(*n* log *n*), unlike `difference(from:)`.
  package init(from old: [ChangeElement], to new: [ChangeElement]) {
    var table = IdentifierTable<ChangeElement>()
    let slots = table.insert(contentsOf: old).slots
    var places = [Int32?](repeating: nil, count: table.slotCount)
    for (place, slot) in slots.enumerated() { places[slot] = Int32(place) }
    let origins = new.map { identifier in
      // Each old offset is used once, even if two new identifiers equal the same old identifier.
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

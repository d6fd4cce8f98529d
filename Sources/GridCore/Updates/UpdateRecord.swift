/// One operation of a batch, as it was recorded.
///
/// Deletes, reloads and the sources of moves name places before the update, inserts and the targets
/// of moves places after it (BU-6).
package enum UpdateOperation: Hashable, Sendable {
  case delete(UpdatePosition)
  case insert(UpdatePosition)
  case reload(UpdatePosition)
  case move(from: UpdatePosition, to: UpdatePosition)
}

/// The operations recorded while a batch is open, in the order of the calls, duplicates included.
///
/// Nothing is checked here (BU-1). A nested batch adds to the record of the outermost one (CP-2).
package struct UpdateRecord: Hashable, Sendable {
  package private(set) var operations: [UpdateOperation] = []

  package init() {}

  package var isEmpty: Bool { operations.isEmpty }

  package mutating func deleteItems(_ positions: some Sequence<UpdatePosition>) {
    // A list of its own is one type to go through, whatever the sequence is.
    for position in Array(positions) { operations.append(.delete(position)) }
  }

  package mutating func insertItems(_ positions: some Sequence<UpdatePosition>) {
    for position in Array(positions) { operations.append(.insert(position)) }
  }

  package mutating func reloadItems(_ positions: some Sequence<UpdatePosition>) {
    for position in Array(positions) { operations.append(.reload(position)) }
  }

  package mutating func moveItem(from: UpdatePosition, to: UpdatePosition) {
    operations.append(.move(from: from, to: to))
  }

  package mutating func deleteSections(_ sections: some Sequence<Int>) {
    deleteItems(sections.lazy.map { UpdatePosition(section: $0) })
  }

  package mutating func insertSections(_ sections: some Sequence<Int>) {
    insertItems(sections.lazy.map { UpdatePosition(section: $0) })
  }

  package mutating func reloadSections(_ sections: some Sequence<Int>) {
    reloadItems(sections.lazy.map { UpdatePosition(section: $0) })
  }

  package mutating func moveSection(from: Int, to: Int) {
    moveItem(from: UpdatePosition(section: from), to: UpdatePosition(section: to))
  }
}

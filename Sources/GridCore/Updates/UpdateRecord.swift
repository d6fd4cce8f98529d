/// An operation of a batch, as it was recorded.
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
/// Nothing is checked here. A nested batch adds to the record of the outermost one.
///
/// A difference between two orders is kept as it is while it is all there is: it is known to be
/// right.
package struct UpdateRecord: Hashable, Sendable {
  private var recorded: [UpdateOperation] = []
  /// The content of the whole batch, if it is the difference between two orders.
  package private(set) var difference: OrderDifference?

  package init() {}

  package var isEmpty: Bool { recorded.isEmpty && difference?.isEmpty ?? true }

  package private(set) var operations: [UpdateOperation] {
    get { difference.map { recorded + $0.operations } ?? recorded }
    _modify {
      if let difference {
        self.difference = nil
        recorded += difference.operations
      }
      yield &recorded
    }
  }

  /// Records everything that turns one order into another one.
  package mutating func add(_ difference: OrderDifference) {
    if isEmpty {
      self.difference = difference
    } else {
      operations += difference.operations
    }
  }

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

/// A recorded operation of a batch update.
///
/// Deletes, reloads and the sources of moves name positions before the update. Inserts and the
/// targets of moves name positions after the update (BU-6).
package enum UpdateOperation: Hashable, Sendable {
  case delete(UpdatePosition)
  case insert(UpdatePosition)
  case reload(UpdatePosition)
  case move(from: UpdatePosition, to: UpdatePosition)
}

/// The operations recorded while a batch is open, in the order of the calls, duplicates included.
///
/// The record does not check the operations. A nested batch adds its operations to the record of
/// the outermost batch.
///
/// An `OrderDifference` is stored as it is while the batch contains nothing else. Such a batch
/// needs no check: a computed difference is always valid.
package struct UpdateRecord: Hashable, Sendable {
  private var recorded: [UpdateOperation] = []
  /// The difference between the old and the new order of the elements, if the batch contains
  /// nothing else.
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

  /// Records the operations of a difference between the old and the new order of the elements.
  package mutating func add(_ difference: OrderDifference) {
    if isEmpty {
      self.difference = difference
    } else {
      operations += difference.operations
    }
  }

  package mutating func deleteItems(_ positions: some Sequence<UpdatePosition>) {
    // The loop runs over an array: one concrete type, whatever the type of the sequence.
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

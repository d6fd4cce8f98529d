/// A change as the layout receives it in `prepare(forCollectionViewUpdates:)`.
package enum UpdateItem: Hashable, Sendable {
  /// The actions of UIKit, with UIKit's raw values.
  package enum Action: Int, Hashable, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
  }

  case delete(UpdatePosition)
  case insert(UpdatePosition)
  /// A reload, not split into delete and insert. The second place is the translated place.
  case reload(UpdatePosition, as: UpdatePosition)
  case move(UpdatePosition, to: UpdatePosition)

  package var action: Action {
    switch self {
    case .delete: .delete
    case .insert: .insert
    case .reload: .reload
    case .move: .move
    }
  }

  /// The place before the update; nil for an insert.
  package var before: UpdatePosition? {
    switch self {
    case .delete(let place), .reload(let place, _), .move(let place, _): place
    case .insert: nil
    }
  }

  /// The place after the update; nil for a delete.
  package var after: UpdatePosition? {
    switch self {
    case .insert(let place), .reload(_, let place), .move(_, let place): place
    case .delete: nil
    }
  }
}

/// The place of one element before an update, and its place after the update.
package struct UpdatePair: Hashable, Comparable, Sendable {
  package let before: UpdatePosition
  package let after: UpdatePosition

  package init(before: UpdatePosition, after: UpdatePosition) {
    self.before = before
    self.after = after
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.before != right.before ? left.before < right.before : left.after < right.after
  }
}

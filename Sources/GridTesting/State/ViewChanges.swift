/// Numbers of views, from 0 in the order in which they were met. A view that is used again keeps
/// its number.
@MainActor
package struct ViewNumbers {
  /// Views are kept, so that no other can take their place in memory.
  private var numbers: [ObjectIdentifier: (number: Int, view: GridReusableView)] = [:]

  package init() {}

  package subscript(view: GridReusableView) -> Int {
    mutating get {
      if let known = numbers[ObjectIdentifier(view)] { return known.number }
      let number = numbers.count
      numbers[ObjectIdentifier(view)] = (number, view)
      return number
    }
  }
}

/// What views show, and how that differs from what was told of them last: what a frame of a player
/// and a frame for a host have in common.
package struct ViewChanges<State: Equatable> {
  /// What was told last, by number of the view.
  package private(set) var shown: [Int: State] = [:]

  package init() {}

  /// Takes what a view shows.
  ///
  /// - Returns: Whether that has to be told: the view is new, or shows something else.
  package mutating func take(_ state: State, of view: Int) -> Bool {
    guard shown[view] != state else { return false }
    shown[view] = state
    return true
  }

  /// Forgets the views that are not there any more.
  ///
  /// - Parameter isPresent: Whether a view is still there.
  /// - Returns: Their numbers, ascending.
  package mutating func dropOthers(_ isPresent: (Int) -> Bool) -> [Int] {
    let gone = shown.keys.filter { !isPresent($0) }.sorted()
    for view in gone { shown[view] = nil }
    return gone
  }

  /// Forgets everything: all that shows has to be told again.
  package mutating func removeAll() {
    shown.removeAll(keepingCapacity: true)
  }
}

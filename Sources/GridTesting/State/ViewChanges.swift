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

  /// The number of a view that has been met; nil for any other.
  package func known(_ view: BaseView) -> Int? { numbers[ObjectIdentifier(view)]?.number }
}

/// What views show, and how that differs from what was told of them last: what a frame of a player
/// and a frame for a host have in common.
package struct ViewChanges<State: Equatable> {
  /// What was told last, by number of the view.
  private var told: [State?] = []

  package init() {}

  /// What was told last of all views that are there, by number.
  package var all: [(view: Int, state: State)] {
    told.enumerated().compactMap { view, state in state.map { (view, $0) } }
  }

  /// Takes what a view shows.
  ///
  /// - Returns: Whether that has to be told: the view is new, or shows something else.
  package mutating func take(_ state: State, of view: Int) -> Bool {
    while told.count <= view { told.append(nil) }
    guard told[view] != state else { return false }
    told[view] = state
    return true
  }

  /// Forgets a view that is not there any more.
  ///
  /// - Returns: Whether that has to be told.
  package mutating func drop(_ view: Int) -> Bool {
    guard view < told.count, told[view] != nil else { return false }
    told[view] = nil
    return true
  }

  /// Forgets the views that are not there any more.
  ///
  /// - Returns: Their numbers, ascending.
  package mutating func dropOthers(_ isPresent: (Int) -> Bool) -> [Int] {
    told.indices.filter { !isPresent($0) && drop($0) }
  }

  /// Forgets everything: all that shows has to be told again.
  package mutating func removeAll() {
    told.removeAll(keepingCapacity: true)
  }
}

/// Numbers of views, from 0 in the order in which they were met. A view that is used again keeps
/// its number.
@MainActor
package struct ViewNumbers {
  /// The views, by number. They are kept, so that no other can take their place in memory.
  private var views: [GridReusableView] = []
  /// Numbers by where views are in memory: open addressing, at most half full. A host looks up
  /// every view that comes (scenario `host-fling` of the benchmark).
  private var table: [(identifier: ObjectIdentifier?, number: Int)] = []

  package init() {}

  package subscript(view: GridReusableView) -> Int {
    mutating get {
      if let known = known(view) { return known }
      if (views.count + 1) * 2 > table.count { grow() }
      views.append(view)
      file(ObjectIdentifier(view), views.count - 1)
      return views.count - 1
    }
  }

  /// The view of a number that was given.
  package subscript(number: Int) -> GridReusableView { views[number] }

  /// The number of a view that has been met; nil for any other.
  package func known(_ view: BaseView) -> Int? { known(ObjectIdentifier(view)) }

  /// The number of the view at a place in memory; nil for any other place.
  package func known(_ identifier: ObjectIdentifier) -> Int? {
    guard !table.isEmpty else { return nil }
    var place = self.place(of: identifier)
    while let present = table[place].identifier {
      if present == identifier { return table[place].number }
      place = (place + 1) & (table.count - 1)
    }
    return nil
  }

  /// Returns the first place of the table to look at. Objects lie at multiples of 16.
  private func place(of identifier: ObjectIdentifier) -> Int {
    let address = UInt(bitPattern: identifier) >> 4
    return Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 32) & (table.count - 1)
  }

  private mutating func file(_ identifier: ObjectIdentifier, _ number: Int) {
    var place = self.place(of: identifier)
    while table[place].identifier != nil { place = (place + 1) & (table.count - 1) }
    table[place] = (identifier, number)
  }

  private mutating func grow() {
    table = Array(repeating: (nil, -1), count: max(64, table.count * 2))
    for (number, view) in views.enumerated() { file(ObjectIdentifier(view), number) }
  }
}

/// The states that views show, compared with the states reported last. Frames of a player and
/// frames for a host share this comparison.
package struct ViewChanges<State: Equatable> {
  /// The states reported last, by number of the view.
  private var notified: [State?] = []

  package init() {}

  /// The states reported last of all views that are there, with their numbers, ascending.
  package var all: [(view: Int, state: State)] {
    notified.enumerated().compactMap { view, state in state.map { (view, $0) } }
  }

  /// Takes the state that a view shows.
  ///
  /// - Returns: Whether the state has to be reported: the view is new, or shows something else.
  package mutating func take(_ state: State, of view: Int) -> Bool {
    while notified.count <= view { notified.append(nil) }
    guard notified[view] != state else { return false }
    notified[view] = state
    return true
  }

  /// Forgets a view that is not there any more.
  ///
  /// - Returns: Whether that has to be reported.
  package mutating func drop(_ view: Int) -> Bool {
    guard view < notified.count, notified[view] != nil else { return false }
    notified[view] = nil
    return true
  }

  /// Forgets the views that are not there any more.
  ///
  /// - Returns: Their numbers, ascending.
  package mutating func dropOthers(_ isPresent: (Int) -> Bool) -> [Int] {
    notified.indices.filter { !isPresent($0) && drop($0) }
  }

  /// Forgets everything: the states of all views have to be reported again.
  package mutating func removeAll() {
    notified.removeAll(keepingCapacity: true)
  }
}

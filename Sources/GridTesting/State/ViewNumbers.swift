/// The numbers of views, counted from 0 in the order in which the views first appeared. A reused
/// view keeps its number.
@MainActor
package struct ViewNumbers {
  /// The views, by number. They are retained, so that no other object can get the address of a
  /// view.
  private var views: [GridReusableView] = []
  /// The numbers by the address of the view: a hash table with open addressing, at most half full.
  /// The table has to be fast, because a host looks up every view that appears (scenario
  /// `host-fling` of the benchmark).
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

  /// The view with this number.
  package subscript(number: Int) -> GridReusableView { views[number] }

  /// The number of a view; nil if the view has no number yet.
  package func known(_ view: BaseView) -> Int? { known(ObjectIdentifier(view)) }

  /// The number of the view with an identifier; nil if no view with a number has this identifier.
  package func known(_ identifier: ObjectIdentifier) -> Int? {
    guard !table.isEmpty else { return nil }
    var place = self.place(of: identifier)
    while let present = table[place].identifier {
      if present == identifier { return table[place].number }
      place = (place + 1) & (table.count - 1)
    }
    return nil
  }

  /// Returns the index in `table` at which the search for a view begins. Addresses of objects are
  /// multiples of 16, so their last four bits are dropped.
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

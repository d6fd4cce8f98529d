extension LinkedLists {
  /// Returns a sentence about the first broken invariant of the lists; nil if all invariants hold.
  ///
  /// The function is for tests only. The check visits every element, so no mutating method may call
  /// it, not even in a debug build.
  package func brokenInvariant() -> String? {
    var found = 0
    for list in first.indices {
      let elements = elements(of: list)
      found += elements.count
      if elements.count != count(of: list) { return "list \(list) miscounts itself" }
      if elements.last != last(of: list) { return "list \(list) ends elsewhere" }
      var before = -1
      for element in elements {
        if self.list(of: element) != list { return "\(element) is not of list \(list)" }
        if Int(previous[element]) != before { return "\(element) comes after \(before)" }
        before = element
      }
    }
    return found == lists.filter { $0 >= 0 }.count ? nil : "an element is in no order"
  }
}

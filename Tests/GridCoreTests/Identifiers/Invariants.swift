@testable import GridCore

extension IdentifierTable {
  /// Returns a sentence about the first invariant that is broken; nil if all invariants hold.
  func brokenInvariant() -> String? {
    let inUse = identifiers.indices.filter { identifiers[$0] != nil }
    if Set(free.map { Int($0) }).union(inUse).count != identifiers.count {
      return "a slot is neither free nor in use"
    }
    let filled = buckets.filter { $0 != 0 }.map { Int($0) - 1 }
    if filled.sorted() != inUse { return "the buckets point to \(filled), in use are \(inUse)" }
    for slot in inUse where self.slot(of: self[slot]) != slot {
      return "the identifier of slot \(slot) is not found"
    }
    return nil
  }
}

extension LinkedLists {
  /// Returns a sentence about the first broken invariant of the lists; nil if all invariants hold.
  func brokenInvariant() -> String? {
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

/// A hash table of the places of elements in a list: open addressing, four bytes a slot. The keys
/// stay in the list, and the caller passes the list to each call.
///
/// Keys are two small numbers that no attacker chooses, so one multiplication spreads the keys over
/// the table well enough. Hashing in Swift's `Dictionary` takes ten times as long.
package struct ElementPlaces {
  /// The place of an element in each slot; -1 if the slot is free. The number of slots is a power
  /// of two, and at most half of the slots are taken.
  private var slots: [Int32] = []
  /// The number of elements in the table: those at the first places of the list.
  package private(set) var count = 0

  package init() {}

  /// Returns the place of an element in a list; nil if the table does not have the element.
  ///
  /// - Complexity: O(1) on average.
  package func place(of key: ElementKey, in list: [some ElementKeyed]) -> Int? {
    guard !slots.isEmpty else { return nil }
    let place = slots[slot(of: key, in: list)]
    return place < 0 ? nil : Int(place)
  }

  /// Adds the elements of a list that are not in the table yet: those behind the first `count`.
  ///
  /// - Complexity: O(1) on average for each added element.
  package mutating func addRest(of list: [some ElementKeyed]) {
    if 2 * list.count > slots.count {
      var length = max(64, slots.count)
      while 2 * list.count > length { length *= 2 }
      slots = Array(repeating: -1, count: length)
      count = 0
    }
    for place in count..<list.count {
      slots[slot(of: list[place].key, in: list)] = Int32(place)
    }
    count = list.count
  }

  package mutating func removeAll() {
    guard count > 0 else { return }
    count = 0
    // A large table is released, because clearing it again and again would be slow.
    guard slots.count <= 1024 else {
      slots = []
      return
    }
    for index in slots.indices { slots[index] = -1 }
  }

  /// Returns the slot of an element, or the free slot that it would get.
  private func slot(of key: ElementKey, in list: [some ElementKeyed]) -> Int {
    let number = UInt(bitPattern: key.position.raw) ^ UInt(bitPattern: Int(key.kind.id)) << 40
    // The upper half of the product depends on all bits.
    var index = Int((number &* 0x9E37_79B9_7F4A_7C15) >> 32) & (slots.count - 1)
    while slots[index] >= 0, list[Int(slots[index])].key != key {
      index = (index + 1) & (slots.count - 1)
    }
    return index
  }
}

/// A value about the element with a given key.
package protocol ElementKeyed {
  var key: ElementKey { get }
}

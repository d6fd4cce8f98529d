/// The places of elements in a list: a hash table with open addressing.
///
/// Keys are two small numbers that no attacker chooses, so one multiplication spreads the keys over
/// the table well enough. Hashing in Swift's `Dictionary` takes ten times as long.
package struct ElementPlaces {
  private struct Slot {
    var key: ElementKey
    /// The place of the element; -1 if the slot is free.
    var place: Int32
  }

  private static let free = Slot(key: ElementKey(.cell, .invalid), place: -1)

  /// The slots of the table. Their number is a power of two, and at most half of them are taken.
  private var slots: [Slot] = []
  private var count = 0

  package init() {}

  package subscript(key: ElementKey) -> Int? {
    guard count > 0, let index = slot(of: key), slots[index].place >= 0 else { return nil }
    return Int(slots[index].place)
  }

  /// Adds an element that has no place yet.
  package mutating func insert(_ key: ElementKey, at place: Int) {
    if 2 * (count + 1) > slots.count { grow() }
    guard let index = slot(of: key) else { return }
    slots[index] = Slot(key: key, place: Int32(place))
    count += 1
  }

  /// Gives an element another place.
  package mutating func move(_ key: ElementKey, to place: Int) {
    if let index = slot(of: key) { slots[index].place = Int32(place) }
  }

  package mutating func remove(_ key: ElementKey) {
    guard var hole = slot(of: key), slots[hole].place >= 0 else { return }
    count -= 1
    // Each element behind the hole moves into the hole if that brings it nearer to its home slot.
    var index = hole
    while true {
      index = (index + 1) & (slots.count - 1)
      guard slots[index].place >= 0 else { break }
      let distance = (index - home(of: slots[index].key)) & (slots.count - 1)
      if distance >= (index - hole) & (slots.count - 1) {
        slots[hole] = slots[index]
        hole = index
      }
    }
    slots[hole] = ElementPlaces.free
  }

  package mutating func removeAll() {
    guard count > 0 else { return }
    count = 0
    // A large table is released, because clearing it again and again would be slow.
    guard slots.count <= 1024 else {
      slots = []
      return
    }
    for index in slots.indices { slots[index] = ElementPlaces.free }
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: ElementPlaces.free, count: max(64, 2 * old.count))
    for slot in old where slot.place >= 0 {
      if let index = self.slot(of: slot.key) { slots[index] = slot }
    }
  }

  /// Returns the slot of an element, or the free slot that it would get; nil if the table has no
  /// slots.
  private func slot(of key: ElementKey) -> Int? {
    guard !slots.isEmpty else { return nil }
    var index = home(of: key)
    while slots[index].place >= 0, slots[index].key != key {
      index = (index + 1) & (slots.count - 1)
    }
    return index
  }

  private func home(of key: ElementKey) -> Int {
    let number = UInt(bitPattern: key.position.raw) ^ UInt(bitPattern: Int(key.kind.id)) << 40
    // The upper half of the product depends on all bits.
    return Int((number &* 0x9E37_79B9_7F4A_7C15) >> 32) & (slots.count - 1)
  }
}

/// The places of elements in some list: a hash table of numbers with open addressing.
///
/// Keys are two small numbers that no attacker chooses, so one multiplication spreads them well
/// enough; Swift's own tables hash them ten times as long.
package struct ElementPlaces {
  private struct Slot {
    var key: ElementKey
    /// -1 where the slot is free.
    var place: Int32
  }

  private static let free = Slot(key: ElementKey(.cell, .invalid), place: -1)

  /// The slots of the table: as many as a power of two, at most half of them taken.
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
    // Whatever is behind and could be nearer to its own slot moves up.
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
    // A table that was large once is not cleared again and again.
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

  /// The slot that an element has, or would get; nil while there is none at all.
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

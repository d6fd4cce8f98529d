/// A dictionary that stays intact if keys compare or hash inconsistently. Swift's `Dictionary`
/// stops the program then.
package struct IdentifierMap<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private var keys = IdentifierTable<Key>()
  /// The values by slot of the key; nil for a free slot.
  private var values: [Value?] = []

  package init() {}

  package var isEmpty: Bool { keys.count == 0 }

  /// Keys with their values, in the order of their slots.
  package var entries: [(key: Key, value: Value)] {
    zip(keys.identifiers, values).compactMap { key, value in
      if let key, let value { (key, value) } else { nil }
    }
  }

  package subscript(key: Key) -> Value? {
    get { keys.slot(of: key).flatMap { values[$0] } }
    set {
      guard let newValue else {
        if let slot = keys.slot(of: key) {
          keys.remove(at: slot)
          values[slot] = nil
        }
        return
      }
      let slot = keys.insert(key).slot
      if slot < values.count { values[slot] = newValue } else { values.append(newValue) }
    }
  }
}

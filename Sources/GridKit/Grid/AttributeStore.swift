/// What a layout has answered and no invalidation has named since.
///
/// Entries keep the order of the answers, because new views are requested in that order (LP-5).
@MainActor
struct AttributeStore {
  /// Known attributes in the order of the answers.
  private(set) var entries: [GridViewLayoutAttributes] = []
  private var positions: [ElementKey: Int] = [:]
  /// Copies of supplementary attributes as they were answered, for E-33.
  private var remembered: [ElementKey: GridViewLayoutAttributes] = [:]
  /// Whether entries may differ from a new answer without a fault: something was invalidated.
  private(set) var allowsChanges = true

  var isEmpty: Bool { entries.isEmpty }

  subscript(key: ElementKey) -> GridViewLayoutAttributes? {
    positions[key].map { entries[$0] }
  }

  /// The supplementary attributes that were answered before, when they still have to hold.
  func binding(_ key: ElementKey) -> GridViewLayoutAttributes? {
    allowsChanges ? nil : remembered[key]
  }

  /// Takes in an answer behind what is kept. Of two objects for one element the last wins (E-32).
  ///
  /// - Returns: How many elements the answer has.
  mutating func merge(_ answer: [GridViewLayoutAttributes], keepingOthers: Bool) -> Int {
    var answered: [ElementKey: Int] = [:]
    answered.reserveCapacity(answer.count)
    var kept: [GridViewLayoutAttributes] = []
    for (index, attributes) in answer.enumerated() { answered[attributes.key] = index }
    if keepingOthers {
      for entry in entries where answered[entry.key] == nil { kept.append(entry) }
    } else {
      remembered.removeAll()
    }
    for (index, attributes) in answer.enumerated() where answered[attributes.key] == index {
      kept.append(attributes)
      if attributes.kind.category == .supplementaryView {
        remembered[attributes.key] = attributes.copy() as? GridViewLayoutAttributes
      }
    }
    replaceEntries(kept)
    allowsChanges = false
    return answered.count
  }

  /// Replaces or removes single elements that an invalidation named.
  mutating func refresh(_ key: ElementKey, with attributes: GridViewLayoutAttributes?) {
    remembered[key] = nil
    if let attributes {
      if let position = positions[key] {
        entries[position] = attributes
      } else {
        positions[key] = entries.count
        entries.append(attributes)
      }
      if key.kind.category == .supplementaryView {
        remembered[key] = attributes.copy() as? GridViewLayoutAttributes
      }
    } else if positions[key] != nil {
      replaceEntries(entries.filter { $0.key != key })
    }
  }

  /// Forgets what does not meet a rectangle; elements on its edge are kept.
  mutating func forget(outside rect: CGRect) {
    let kept = entries.filter {
      let frame = $0.frame
      return frame.minX <= rect.maxX && rect.minX <= frame.maxX && frame.minY <= rect.maxY
        && rect.minY <= frame.maxY
    }
    guard kept.count != entries.count else { return }
    replaceEntries(kept)
    if !remembered.isEmpty {
      remembered = remembered.filter { positions[$0.key] != nil }
    }
  }

  /// From now on the next answers may differ from what is known.
  mutating func allowChanges() {
    allowsChanges = true
  }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    positions.removeAll(keepingCapacity: true)
    remembered.removeAll()
    allowsChanges = true
  }

  private mutating func replaceEntries(_ new: [GridViewLayoutAttributes]) {
    entries = new
    positions.removeAll(keepingCapacity: true)
    for (index, entry) in new.enumerated() { positions[entry.key] = index }
  }
}

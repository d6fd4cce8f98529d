/// Remembers which objects an answer consisted of, to tell whether another has the very same.
///
/// Of a short answer only the addresses: then nothing is counted for its objects, and a layout that
/// has nobody beside it who keeps the list can change that in place for its next answer. A long one
/// is kept as it is, since a layout that answers everything answers with one list, which is
/// compared at once.
///
/// Addresses tell objects apart only as long as those exist: their owner sees to that.
struct AnswerIdentity {
  private static let longest = 256

  private(set) var count = 0
  private var addresses: [UnsafeRawPointer] = []
  private var kept: [GridViewLayoutAttributes] = []

  mutating func record(_ answer: [GridViewLayoutAttributes]) {
    count = answer.count
    addresses.removeAll(keepingCapacity: true)
    guard count <= AnswerIdentity.longest else {
      kept = answer
      return
    }
    if !kept.isEmpty { kept = [] }
    answer.withUnsafeBytes {
      addresses.append(contentsOf: $0.bindMemory(to: UnsafeRawPointer.self))
    }
  }

  /// - Complexity: O(1) where both are one list, else O(*count*), less than a nanosecond each.
  func isSame(as answer: [GridViewLayoutAttributes]) -> Bool {
    guard count == answer.count else { return false }
    if !kept.isEmpty { return answer.hasSameObjects(as: kept) }
    return answer.withUnsafeBytes { bytes in
      let answered = bytes.bindMemory(to: UnsafeRawPointer.self)
      return addresses.withUnsafeBufferPointer { addresses in
        for index in addresses.indices where addresses[index] != answered[index] { return false }
        return true
      }
    }
  }

  /// The stretch of an answer that this one has as well: see `Array.stretch(sharedWith:)`.
  ///
  /// - Complexity: O(*count*), less than a nanosecond each.
  func stretch(sharedWith answer: [GridViewLayoutAttributes]) -> Range<Int> {
    if !kept.isEmpty { return answer.stretch(sharedWith: kept) }
    return addresses.withUnsafeBufferPointer { answer.stretch(sharedWith: $0) }
  }
}

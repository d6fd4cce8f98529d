/// The methods of a class, word by word, as its metadata has them.
///
/// Swift has no function that tells whether a class overrides a method. But a class's methods stand
/// in its metadata, in a table that begins as its superclass's: where a word of the table differs,
/// the class has a method of its own. Which word belongs to which method is found by classes that
/// override just one of them. The tables are only read, and the caller has to put what was found to
/// the test.
///
/// The form of the metadata is that of `docs/ABI/TypeMetadata.rst` in Swift's sources: kind and
/// superclass, three words more for Objective-C, flags, sizes, then a class's own words after its
/// superclass's.
struct MethodTable {
  private let start: UnsafeRawPointer
  /// Words of the class behind its address, its header among them.
  private let count: Int

  init?(_ type: AnyClass) {
    #if canImport(ObjectiveC)
      let pointers = 5
    #else
      let pointers = 2
    #endif
    let word = MemoryLayout<UInt>.size
    start = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // Flags, address point and size of objects, four bytes each; alignment and two bytes to spare.
    let sizes = start + pointers * word + 16
    let size = Int(sizes.load(as: UInt32.self))
    let addressPoint = Int((sizes + 4).load(as: UInt32.self))
    // Numbers that no class has are those of metadata of another form.
    guard addressPoint >= 2 * word, addressPoint % word == 0, size % word == 0,
      size > addressPoint + pointers * word + 24, size < 1 << 16
    else { return nil }
    count = (size - addressPoint) / word
  }

  subscript(slot: Int) -> UInt {
    slot < count ? (start + slot * MemoryLayout<UInt>.size).load(as: UInt.self) : 0
  }

  /// The places of methods that classes override, one each.
  ///
  /// - Parameters:
  ///   - base: What they are subclasses of.
  ///   - nothing: A subclass of it that overrides nothing: other words may differ, too.
  /// - Returns: In the order of the classes; nil where a class has changed no word or several, or
  ///   two the same.
  static func slots(
    overriddenBy types: [AnyClass], of base: AnyClass, beside nothing: AnyClass
  ) -> [Int]? {
    guard let base = MethodTable(base), let nothing = MethodTable(nothing) else { return nil }
    let slots = types.compactMap { base.onlyOverride(of: $0, beside: nothing) }
    return Set(slots).count == types.count ? slots : nil
  }

  /// The one word that a class has changed, and another that overrides nothing has not.
  ///
  /// - Returns: Nil where there is none, or more than one.
  private func onlyOverride(of type: AnyClass, beside neither: MethodTable) -> Int? {
    guard let table = MethodTable(type) else { return nil }
    let slots = (0..<count).filter { self[$0] == neither[$0] && self[$0] != table[$0] }
    return slots.count == 1 ? slots[0] : nil
  }
}

/// The method table of a class, read from the metadata of the class.
///
/// Swift has no function that returns whether a class overrides a method. The metadata of a class
/// contains a table of its methods, which begins like the table of its superclass. A word that
/// differs from the superclass's word belongs to an overridden method. Classes that override only
/// one method show which word belongs to which method. The tables are only read, and the caller has
/// to test the result.
///
/// The form of the metadata is described in `docs/ABI/TypeMetadata.rst` of Swift's sources: kind
/// and superclass, three more words with Objective-C, flags, sizes, then the words of the
/// superclass and the class's own words.
struct MethodTable {
  private let start: UnsafeRawPointer
  /// The number of words after the address of the class, including the header.
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
    // Impossible numbers show that the metadata has another form.
    guard addressPoint >= 2 * word, addressPoint % word == 0, size % word == 0,
      size > addressPoint + pointers * word + 24, size < 1 << 16
    else { return nil }
    count = (size - addressPoint) / word
  }

  subscript(slot: Int) -> UInt {
    slot < count ? (start + slot * MemoryLayout<UInt>.size).load(as: UInt.self) : 0
  }

  /// Returns the indexes of methods in the table. Each of the classes in `types` overrides one
  /// method.
  ///
  /// - Parameters:
  ///   - base: The superclass of `types`.
  ///   - nothing: A subclass of `base` that overrides nothing. A word that differs in this class,
  ///     too, is ignored.
  /// - Returns: The indexes in the order of `types`; nil if a class changes no word or several
  ///   words, or if two classes change the same word.
  static func slots(
    overriddenBy types: [AnyClass], of base: AnyClass, beside nothing: AnyClass
  ) -> [Int]? {
    guard let base = MethodTable(base), let nothing = MethodTable(nothing) else { return nil }
    let slots = types.compactMap { base.onlyOverride(of: $0, beside: nothing) }
    return Set(slots).count == types.count ? slots : nil
  }

  /// Returns the index of the only word that a class changes and `neither` does not change.
  ///
  /// - Returns: Nil if there is no such word, or more than one.
  private func onlyOverride(of type: AnyClass, beside neither: MethodTable) -> Int? {
    guard let table = MethodTable(type) else { return nil }
    let slots = (0..<count).filter { self[$0] == neither[$0] && self[$0] != table[$0] }
    return slots.count == 1 ? slots[0] : nil
  }
}

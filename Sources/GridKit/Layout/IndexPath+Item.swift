extension IndexPath {
  /// The path of an item, as collection views use it.
  @inlinable
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The path of a row; the same as `init(item:section:)`.
  @inlinable
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The item's position in its section.
  ///
  /// A path of another length than two ends the program with E-24's text.
  public var item: Int {
    get {
      checkLength()
      return self[1]
    }
    set {
      checkLength()
      self[1] = newValue
    }
  }

  /// The row's position in its section; the same as `item`.
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  /// The section's position.
  public var section: Int {
    get {
      checkLength()
      return self[0]
    }
    set {
      checkLength()
      self[0] = newValue
    }
  }

  private func checkLength() {
    if count != 2 { stop(.malformedIndexPath(self)) }
  }

  /// The form that UIKit's messages embed, with the address masked.
  package var messageText: String {
    let numbers = map(String.init).joined(separator: " - ")
    return "<NSIndexPath: 0x0> {length = \(count), path = \(numbers)}"
  }
}

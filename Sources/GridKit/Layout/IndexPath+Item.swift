extension IndexPath {
  /// Makes the index path of an item.
  @inlinable
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// Makes the index path of a row; the same as `init(item:section:)`.
  @inlinable
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The index of the item in its section.
  ///
  /// If the length of the index path is not two, the program ends with the text of the fault E-24.
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

  /// The index of the row in its section; the same as `item`.
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  /// The index of the section.
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

  /// The text for the index path in UIKit's messages, with zero as the address.
  package var messageText: String {
    let numbers = map(String.init).joined(separator: " - ")
    return "<NSIndexPath: 0x0> {length = \(count), path = \(numbers)}"
  }
}

// Members that UIKit and Objective-C add to classes of Foundation.

extension NSIndexPath {
  /// The path of an item, as collection views use it.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The path of a row; the same as `init(item:section:)`.
  public convenience init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  /// The first index of the path.
  public var section: Int { index(atPosition: 0) }
  /// The second index of the path; Foundation ends the program where there is none.
  public var item: Int { index(atPosition: 1) }
  /// The second index under the name that table views have for it; the same as `item`.
  public var row: Int { item }
}

extension NSValue {
  /// A boxed point, for dictionaries and arrays of objects.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// A boxed size, for dictionaries and arrays of objects.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// A boxed rectangle, for dictionaries and arrays of objects.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Boxed insets; they are kept as Foundation's `NSEdgeInsets`.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// The point that the value boxes; sensible only for one that was made of a point.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that the value boxes; sensible only for one that was made of a size.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle that the value boxes; sensible only for one that was made of a rectangle.
  public var cgRectValue: CGRect { rectValue }

  /// The insets that the value boxes; sensible only for one that was made of insets.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

/// Runs its argument. Without Objective-C nothing waits in a pool.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

extension NSCoder {
  /// Returns the value that was written under a key, as `decodeObject(forKey:)` does.
  ///
  /// There is no key-value coding here, which answers the same question on Apple's systems. A key
  /// that nothing was written under, an error there, is nil and a finding.
  @preconcurrency @MainActor
  public func value(forKey key: String) -> Any? {
    if allowsKeyedCoding, containsValue(forKey: key) { return decodeObject(forKey: key) }
    Simulation.current.recordOnce("key-value coding \(key)", .noKeyValueCoding(key))
    return nil
  }
}

// Initialisers that Foundation on Linux lacks. `Progress()` and `NSAttributedString()` find these
// by their default arguments: `init()` itself is the one of `NSObject`, which no extension
// overrides.

extension Progress {
  /// Progress without a parent whose unit counts are 0.
  public convenience init(_ userInfo: [ProgressUserInfoKey: Any]? = nil) {
    self.init(parent: nil, userInfo: userInfo)
  }
}

extension NSAttributedString {
  /// A string without characters.
  public convenience init(_ attributes: [NSAttributedString.Key: Any]? = nil) {
    self.init(string: "", attributes: attributes)
  }
}

// Members that UIKit and Objective-C add to classes of Foundation.

extension NSIndexPath {
  /// Makes the index path of an item from its section and its index in the section.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// Makes the index path of a row; the same as `init(item:section:)`.
  public convenience init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  /// The first index of the path.
  public var section: Int { index(atPosition: 0) }
  /// The second index of the path; Foundation ends the program if the path has no second index.
  public var item: Int { index(atPosition: 1) }
  /// The second index under its name in table views; the same as `item`.
  public var row: Int { item }
}

extension NSValue {
  /// A boxed point, for dictionaries and arrays of objects.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// A boxed size, for dictionaries and arrays of objects.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// A boxed rectangle, for dictionaries and arrays of objects.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Makes boxed insets, stored as Foundation's `NSEdgeInsets`.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// The boxed point; meaningful only for a value made from a point.
  public var cgPointValue: CGPoint { pointValue }
  /// The boxed size; meaningful only for a value made from a size.
  public var cgSizeValue: CGSize { sizeValue }
  /// The boxed rectangle; meaningful only for a value made from a rectangle.
  public var cgRectValue: CGRect { rectValue }

  /// The boxed insets; meaningful only for a value made from insets.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

/// Runs `body`. Without Objective-C there is no pool to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

extension NSCoder {
  /// Returns the value that was written under a key, as `decodeObject(forKey:)` does.
  ///
  /// On Apple's systems this method belongs to key-value coding, which does not exist here. If no
  /// value was written under the key, the method returns nil and records a finding. On Apple's
  /// systems a missing value is an error.
  @preconcurrency @MainActor
  public func value(forKey key: String) -> Any? {
    if allowsKeyedCoding, containsValue(forKey: key) { return decodeObject(forKey: key) }
    Simulation.current.recordOnce("key-value coding \(key)", .noKeyValueCoding(key))
    return nil
  }
}

// Initialisers that Foundation on Linux lacks. `Progress()` and `NSAttributedString()` resolve to
// these initialisers through their default arguments, since an extension cannot override the
// `init()` of `NSObject`.

extension Progress {
  /// Makes a progress without a parent, with unit counts of 0.
  public convenience init(_ userInfo: [ProgressUserInfoKey: Any]? = nil) {
    self.init(parent: nil, userInfo: userInfo)
  }
}

extension NSAttributedString {
  /// Makes an empty string.
  public convenience init(_ attributes: [NSAttributedString.Key: Any]? = nil) {
    self.init(string: "", attributes: attributes)
  }
}

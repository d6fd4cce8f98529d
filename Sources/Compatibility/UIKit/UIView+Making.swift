extension UIView {
  /// Makes an instance of the receiving class, with its own `init(frame:)`.
  ///
  /// A generic `T(frame:)` does the same on Apple's systems. The language allows such a call if the
  /// initialiser comes from Objective-C or is `required` (UK-2). On Linux write `T._make(frame:)`,
  /// as the sources from `gridview prepare` do. A class without that initialiser traps, as under
  /// UIKit.
  public static func _make(frame: CGRect) -> Self {
    makeInstance(frame: frame)
  }
}

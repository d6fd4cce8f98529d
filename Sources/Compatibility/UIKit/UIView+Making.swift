extension UIView {
  /// Makes a view of the class that this is called on, with the class's own `init(frame:)`.
  ///
  /// On Apple's systems a generic `T(frame:)` does so. The language allows it for initialisers that
  /// come from Objective-C, and else for required ones only (UK-2): on Linux write
  /// `T._make(frame:)`, as prepared sources do. A class without that initialiser traps, as under
  /// UIKit.
  public static func _make(frame: CGRect) -> Self {
    makeInstance(frame: frame)
  }
}

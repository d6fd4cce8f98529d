extension NSObject {
  @_silgen_name("UIKit_makeObject")
  private convenience init(made: ()) {
    self.init()
  }

  @_silgen_name("UIKit_makeObject")
  private static func _make(made: ()) -> Self

  /// Makes an instance of the receiving class, with its own `init()`.
  ///
  /// A generic `T()` does the same on Apple's systems: see `UIView._make(frame:)`. A class without
  /// that initialiser traps, as under UIKit.
  public static func _make() -> Self { _make(made: ()) }
}

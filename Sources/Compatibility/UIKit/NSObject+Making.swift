import Foundation

extension NSObject {
  @_silgen_name("UIKit_makeObject")
  private convenience init(made: ()) {
    self.init()
  }

  @_silgen_name("UIKit_makeObject")
  private static func _make(made: ()) -> Self

  /// Makes an object of the class that this is called on, with the class's own `init()`.
  ///
  /// On Apple's systems a generic `T()` does so: see `UIView._make(frame:)`. A class without that
  /// initialiser traps, as under UIKit.
  public static func _make() -> Self { _make(made: ()) }
}

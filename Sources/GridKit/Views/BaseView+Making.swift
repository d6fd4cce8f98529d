// See `GridViewLayoutAttributes.makeInstance(of:)`: the class's own `init(frame:)` is called
// without being required.

extension BaseView {
  @_silgen_name("GridKit_makeView")
  convenience init(registeredFrame frame: CGRect) {
    self.init(frame: frame)
  }

  @_silgen_name("GridKit_makeView")
  private static func _make(registeredFrame frame: CGRect) -> Self

  /// Makes a view of the class that this is called on.
  package static func makeInstance(frame: CGRect) -> Self {
    _make(registeredFrame: frame)
  }
}

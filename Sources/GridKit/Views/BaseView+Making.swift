// Calls the class's own `init(frame:)` without a `required` initialiser. See
// `GridViewLayoutAttributes.makeInstance(of:)`.

extension BaseView {
  @_silgen_name("GridKit_makeView")
  convenience init(registeredFrame frame: CGRect) {
    self.init(frame: frame)
  }

  @_silgen_name("GridKit_makeView")
  private static func _make(registeredFrame frame: CGRect) -> Self

  /// Returns a new view of the class on which the method is called.
  package static func makeInstance(frame: CGRect) -> Self {
    _make(registeredFrame: frame)
  }
}

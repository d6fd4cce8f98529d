/// The support of a screen for force touches; always `unavailable` here.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}

extension UITraitCollection {
  /// Makes a trait collection as `init()` does. The argument is ignored, because the trait is
  /// always `unavailable`.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init()
  }

  /// The support for force touches; always `unavailable`.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }

  /// Whether the user interface style differs from the style of `other`; true if `other` is nil.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }

  /// Calls `actions`. The current traits do not change: they are always the traits of the screen.
  @MainActor public func performAsCurrent(_ actions: () -> Void) {
    actions()
  }
}

extension UIColor {
  /// A colour with the components of `cgColor`. A grey sets red, green and blue to the same value.
  public convenience init(cgColor: CGColor) { self.init(cgColor) }

  /// The colour as a `CGColor` in sRGB.
  public var cgColor: CGColor { CGColor(self) }

  /// The colour that `dynamicProvider` returns for the light style. The colour is the same for the
  /// dark style.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).cgColor)
  }

  /// Returns the colour itself: colours here do not change with the traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  // Nothing is drawn.

  /// Ignores the request: there is no drawing to set a colour for.
  public func set() {}
  /// Ignores the request: there is no drawing to set a colour for.
  public func setFill() {}
  /// Ignores the request: there is no drawing to set a colour for.
  public func setStroke() {}
}

/// Whether a screen feels how hard it is pressed; here it never does.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}

extension UITraitCollection {
  /// Says nothing: the trait is always `unavailable`.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init()
  }

  /// The support for force touches; always `unavailable`.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  /// The preferred text size; always `large`, the standard size.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// Whether light and dark differ between the two; nil differs from everything.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }

  /// Runs its argument; the current traits stay those of the screen.
  @MainActor public func performAsCurrent(_ actions: () -> Void) {
    actions()
  }
}

extension UIColor {
  /// A colour with the same four numbers; a grey is taken for red, green and blue alike.
  public convenience init(cgColor: CGColor) { self.init(cgColor) }

  /// The colour with the same four numbers, in sRGB.
  public var cgColor: CGColor { CGColor(self) }

  /// The colour for light surroundings: colours here do not follow them.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).cgColor)
  }

  /// The colour itself: colours here do not follow their surroundings.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  // Nothing is drawn.

  /// Ignores the request: there is no drawing to set a colour for.
  public func set() {}
  /// Ignores the request: there is no drawing to set a colour for.
  public func setFill() {}
  /// Ignores the request: there is no drawing to set a colour for.
  public func setStroke() {}
}

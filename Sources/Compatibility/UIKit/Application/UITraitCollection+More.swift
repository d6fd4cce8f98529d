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

  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }

  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }

  /// Runs its argument; the current traits stay those of the screen.
  @MainActor public func performAsCurrent(_ actions: () -> Void) {
    actions()
  }
}

extension UIColor {
  public convenience init(cgColor: CGColor) { self.init(cgColor) }

  public var cgColor: CGColor { CGColor(self) }

  /// The colour for light surroundings: colours here do not follow them.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).cgColor)
  }

  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  // Nothing is drawn.

  public func set() {}
  public func setFill() {}
  public func setStroke() {}
}

/// A switch that is on or off. A tap on it, and `flip()`, change it; nothing is drawn. A switch
/// from an archive is off: nothing is read from an archive.
@preconcurrency @MainActor
open class UISwitch: UIControl, MeasuredContent {
  /// The look of a switch; the raw values are UIKit's.
  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }

  /// Whether the switch is on. Setting the property sends no event, unlike `flip()`.
  open var isOn = false
  /// The look that was asked for; stored, without effect: nothing is drawn.
  open var preferredStyle = Style.automatic
  /// The look of the switch: `sliding`, as on iOS.
  open var style: Style { .sliding }
  /// The title of a check box; stored, without effect: there are none on iOS.
  open var title: String?
  /// The colour of the switch that is on; stored, without effect: nothing is drawn.
  open var onTintColor: UIColor?
  /// The colour of the thumb; stored, without effect: nothing is drawn.
  open var thumbTintColor: UIColor?
  /// The image of the switch that is on; stored, without effect, as in UIKit.
  open var onImage: UIImage?
  /// The image of the switch that is off; stored, without effect, as in UIKit.
  open var offImage: UIImage?

  /// A switch that is off, at the origin of a frame. The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame.size = sizeThatFits(.zero)
  }

  /// A switch that is off: nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = sizeThatFits(.zero)
  }

  /// Sets `isOn` at once, without animation. No event is sent.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  // MARK: Size

  /// The size of the alignment rectangle: 61 × 28 points, or 49 × 31 points in the design of iOS
  /// 18.
  open override var intrinsicContentSize: CGSize {
    simulation.controlDesign == .ios26
      ? CGSize(width: 61, height: 28) : CGSize(width: 49, height: 31)
  }

  /// The insets of the alignment rectangle: 2 points on the right.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    frame(forAlignmentRect: CGRect(origin: .zero, size: intrinsicContentSize)).size
  }

  /// A switch hugs its size by 750 on both axes.
  package final func defaultHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { .defaultHigh }

  // MARK: Touches

  /// Changes the switch if the finger was lifted inside its bounds, and sends `valueChanged`.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { change() }
  }

  /// Taps the switch: sends `touchDown`, `valueChanged` and `touchUpInside`, with `isOn` changed
  /// from `valueChanged` on.
  ///
  /// - Returns: False if the switch is disabled or no touches reach it. Then nothing happens.
  @discardableResult
  public final func flip() -> Bool { touchAsUser { change() } }

  private func change() {
    isOn.toggle()
    sendValueChanged()
  }

  // MARK: Accessibility

  /// Whether the switch is an accessibility element; true unless set.
  open override var isAccessibilityElement: Bool {
    get { ownAccessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The text 1 for a switch that is on, else 0, unless another value was set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }
}

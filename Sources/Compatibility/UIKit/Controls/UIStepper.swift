/// A value that two buttons raise and lower. Nothing is drawn. A stepper from an archive has the
/// range from 0 to 100: nothing is read from an archive.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// A button of a stepper.
  private enum Part { case decrement, increment }

  private var storedValue = 0.0
  private var pressedPart: Part?
  private var backgroundImages: [State: UIImage] = [:]
  private var incrementImages: [State: UIImage] = [:]
  private var decrementImages: [State: UIImage] = [:]

  /// The value, at first 0. A value outside the range becomes the nearest one inside. Setting the
  /// property sends no event, unlike `pressIncrement()`.
  open var value: Double {
    get { storedValue }
    set { if !newValue.isNaN { storedValue = min(max(newValue, minimumValue), maximumValue) } }
  }

  /// The least value, at first 0. A value below it moves up to it. A number above `maximumValue`
  /// causes the fault `stepper-range` and is refused. The documentation of UIKit refuses an equal
  /// number, too; UIKit accepts it, and then both buttons are disabled.
  open var minimumValue = 0.0 {
    didSet {
      guard minimumValue <= maximumValue else {
        let given = minimumValue
        minimumValue = oldValue
        return simulation.raise(
          .illegalStepper("minimumValue", given, "not greater than maximumValue", maximumValue))
      }
      value = storedValue
    }
  }

  /// The greatest value, at first 100. A value above it moves down to it. A number below
  /// `minimumValue` causes the fault `stepper-range` and is refused.
  open var maximumValue = 100.0 {
    didSet {
      guard minimumValue <= maximumValue else {
        let given = maximumValue
        maximumValue = oldValue
        return simulation.raise(
          .illegalStepper("maximumValue", given, "not less than minimumValue", minimumValue))
      }
      value = storedValue
    }
  }

  /// The change of the value by a press, at first 1. A number that is not above 0 causes the fault
  /// `stepper-range` and is refused.
  open var stepValue = 1.0 {
    didSet {
      guard !(stepValue > 0) else { return }
      let given = stepValue
      stepValue = oldValue
      simulation.raise(.illegalStepper("stepValue", given, "greater than", 0))
    }
  }

  /// Whether each repeated change sends `valueChanged`; stored, without effect, as a button that is
  /// held changes the value once here.
  open var isContinuous = true
  /// Whether a button that is held repeats the change; stored, without effect: no change repeats
  /// here.
  open var autorepeat = true
  /// Whether a press at one end of the range leads to the other end.
  open var wraps = false

  // MARK: Images

  /// Sets the background for a state; nothing is drawn with it.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
  }
  /// Returns the background for a state, or else the background for `normal`.
  open func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }
  /// Sets the image of the plus button for a state; nothing is drawn with it.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    incrementImages[state] = image
  }
  /// Returns the image of the plus button for a state, or else the image for `normal`.
  open func incrementImage(for state: State) -> UIImage? {
    incrementImages[state] ?? incrementImages[.normal]
  }
  /// Sets the image of the minus button for a state; nothing is drawn with it.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    decrementImages[state] = image
  }
  /// Returns the image of the minus button for a state, or else the image for `normal`.
  open func decrementImage(for state: State) -> UIImage? {
    decrementImages[state] ?? decrementImages[.normal]
  }

  // MARK: Size

  /// A stepper of 94 × 32 points at the origin of a frame. The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame.size = intrinsicContentSize
  }

  /// A stepper with the value 0: nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = intrinsicContentSize
  }

  /// The natural size: 94 × 32 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Touches

  /// Presses the button under the finger: the plus button in the half where reading ends. Returns
  /// whether the button is enabled.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isRight = touch.location(in: self).x >= bounds.midX
    let part: Part = isRight != readsFromRightToLeft ? .increment : .decrement
    guard isEnabled(part) else { return false }
    pressedPart = part
    return true
  }

  /// Changes the value if the finger was lifted inside the bounds, and sends `valueChanged`.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside, let pressedPart { change(by: pressedPart) }
    pressedPart = nil
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    pressedPart = nil
  }

  /// Presses the plus button: sends `touchDown`, `valueChanged` and `touchUpInside`.
  ///
  /// - Returns: False if the stepper is disabled, no touches reach it, or the value is the greatest
  ///   one and does not wrap. Then nothing happens.
  @discardableResult
  public final func pressIncrement() -> Bool { press(.increment) }

  /// Presses the minus button, like `pressIncrement()`.
  @discardableResult
  public final func pressDecrement() -> Bool { press(.decrement) }

  private func press(_ part: Part) -> Bool {
    isEnabled(part) && touchAsUser { change(by: part) }
  }

  private func isEnabled(_ part: Part) -> Bool {
    guard minimumValue < maximumValue else { return false }
    return wraps || (part == .increment ? value < maximumValue : value > minimumValue)
  }

  private func change(by part: Part) {
    let changed = part == .increment ? value + stepValue : value - stepValue
    if wraps, changed > maximumValue, value == maximumValue {
      value = minimumValue
    } else if wraps, changed < minimumValue, value == minimumValue {
      value = maximumValue
    } else {
      value = changed
    }
    sendValueChanged()
  }
}

/// A value in a range, which a finger on the thumb changes. Nothing is drawn. A slider from an
/// archive has the range from 0 to 1: nothing is read from an archive.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private var storedValue: Float = 0
  private var range: ClosedRange<Float> = 0...1
  /// The distance of the finger from the middle of the thumb, in points, while the thumb is held.
  private var grip: CGFloat = 0
  private var thumbImages: [State: UIImage] = [:]
  private var minimumTrackImages: [State: UIImage] = [:]
  private var maximumTrackImages: [State: UIImage] = [:]

  /// The value, at first 0. A value outside the range becomes the nearest one inside; a value that
  /// is not a number is ignored. Setting the property sends no event, unlike `slide(to:)`.
  open var value: Float {
    get { storedValue }
    set { if !newValue.isNaN { storedValue = min(max(newValue, minimumValue), maximumValue) } }
  }

  /// The least value, at first 0. A value below it moves up to it, and so does the greatest value.
  open var minimumValue: Float {
    get { range.lowerBound }
    set {
      guard !newValue.isNaN else { return }
      range = newValue...max(newValue, range.upperBound)
      value = storedValue
    }
  }

  /// The greatest value, at first 1. A value above it moves down to it, and so does the least
  /// value.
  open var maximumValue: Float {
    get { range.upperBound }
    set {
      guard !newValue.isNaN else { return }
      range = min(newValue, range.lowerBound)...newValue
      value = storedValue
    }
  }

  /// Whether `valueChanged` is sent for each move of the thumb, and not only when it is let go.
  open var isContinuous = true
  /// The image beside the least value; stored, without effect: it takes no room.
  open var minimumValueImage: UIImage?
  /// The image beside the greatest value; stored, without effect: it takes no room.
  open var maximumValueImage: UIImage?
  /// The colour of the track up to the thumb; stored, without effect: nothing is drawn.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track from the thumb on; stored, without effect: nothing is drawn.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the thumb; stored, without effect: nothing is drawn.
  open var thumbTintColor: UIColor?

  /// Sets `value` at once, without animation. No event is sent.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  // MARK: Images

  /// Sets the image of the thumb for a state; nothing is drawn with it.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
  /// Returns the image of the thumb for a state, or else the image for `normal`.
  open func thumbImage(for state: State) -> UIImage? {
    thumbImages[state] ?? thumbImages[.normal]
  }
  /// The image of the thumb in the present state.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }

  /// Sets the image of the track up to the thumb for a state; nothing is drawn with it.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[state] = image
  }
  /// Returns the image of the track up to the thumb for a state, or else the image for `normal`.
  open func minimumTrackImage(for state: State) -> UIImage? {
    minimumTrackImages[state] ?? minimumTrackImages[.normal]
  }

  /// Sets the image of the track from the thumb on for a state; nothing is drawn with it.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[state] = image
  }
  /// Returns the image of the track from the thumb on for a state, or else the image for `normal`.
  open func maximumTrackImage(for state: State) -> UIImage? {
    maximumTrackImages[state] ?? maximumTrackImages[.normal]
  }

  // MARK: Size

  /// The natural size: no width, and a height of 34 points, or 31 points in the design of iOS 18.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: simulation.controlDesign == .ios26 ? 34 : 31)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Returns the place of the track: 2 points from both sides, 4 points high. The numbers are
  /// GridKit's choice.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: bounds.width - 4, height: 4)
  }

  /// Returns the place of the thumb for a value. At both ends the thumb of 31 × 31 points reaches 2
  /// points beyond the track. The numbers are GridKit's choice.
  open func thumbRect(
    forBounds bounds: CGRect, trackRect rect: CGRect, value: Float
  ) -> CGRect {
    let side = UISlider.thumbSide
    let length = maximumValue - minimumValue
    let share = length > 0 ? CGFloat((value - minimumValue) / length) : 0
    return CGRect(
      x: rect.minX - 2 + (rect.width + 4 - side) * (readsFromRightToLeft ? 1 - share : share),
      y: rect.midY - side / 2, width: side, height: side)
  }

  private static let thumbSide: CGFloat = 31
  /// The distance from the thumb within which a finger holds it, in points.
  private static let reach: CGFloat = 6.5

  private var thumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  // MARK: Touches

  /// Returns whether the finger is on the thumb or at most 6.5 points from it, so that it holds the
  /// thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    let thumb = thumbRect
    grip = location.x - thumb.midX
    return thumb.insetBy(dx: -UISlider.reach, dy: -UISlider.reach).contains(location)
  }

  /// Moves the thumb with the finger, and sends `valueChanged` if the slider is continuous.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumb = thumbRect
    let travel = trackRect(forBounds: bounds).width + 4 - thumb.width
    guard travel > 0 else { return true }
    let moved = (touch.location(in: self).x - grip - thumb.midX) / travel
    change(to: value + Float(readsFromRightToLeft ? -moved : moved) * (maximumValue - minimumValue))
    return true
  }

  /// Sends `valueChanged` if the slider is not continuous.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { sendValueChanged() }
  }

  private func change(to value: Float) {
    let old = self.value
    self.value = value
    if isContinuous, self.value != old { sendValueChanged() }
  }

  /// Moves the thumb to a value in one move and lets it go. A continuous slider sends `touchDown`,
  /// `valueChanged`, `touchDragInside` and `touchUpInside`; another one sends `valueChanged` after
  /// `touchDragInside`.
  ///
  /// - Parameter value: The value. Beyond the range, the thumb stops at its end.
  /// - Returns: False if the slider is disabled or no touches reach it. Then nothing happens.
  @discardableResult
  public final func slide(to value: Float) -> Bool {
    touchAsUser {
      change(to: value)
      sendActions(for: .touchDragInside)
      if !isContinuous { sendValueChanged() }
    }
  }

  // MARK: Accessibility

  /// Whether the slider is an accessibility element; true unless set.
  open override var isAccessibilityElement: Bool {
    get { ownAccessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The place of the value in the range as a percentage, such as 50%, unless another value was
  /// set.
  open override var accessibilityValue: String? {
    get {
      let length = maximumValue - minimumValue
      let share = length > 0 ? (value - minimumValue) / length : 0
      return super.accessibilityValue ?? "\(Int((100 * share).rounded()))%"
    }
    set { super.accessibilityValue = newValue }
  }

  /// The traits that were set, or `adjustable` if none were set. A disabled slider has
  /// `notEnabled`, too.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      let traits = ownAccessibility?.traits ?? .adjustable
      return isEnabled ? traits : traits.union(.notEnabled)
    }
    set { super.accessibilityTraits = newValue }
  }
}

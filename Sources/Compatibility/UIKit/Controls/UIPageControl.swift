/// A row of dots, one for each page, that shows the present page. Nothing is drawn. A control from
/// an archive has no pages: nothing is read from an archive.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The background of the dots; the raw values are UIKit's.
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  private var present = 0
  private var indicatorImages: [Int: UIImage] = [:]

  /// The number of pages, at first 0. A negative number becomes 0. A present page behind the last
  /// one becomes the last one.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = present
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The index of the present page. An index without a page becomes the nearest one with a page.
  /// Setting the property sends no event, unlike `pressNext()`.
  open var currentPage: Int {
    get { present }
    set { present = max(0, min(newValue, numberOfPages - 1)) }
  }

  /// Whether a single page has no dot; stored, without effect: nothing is drawn.
  open var hidesForSinglePage = false
  /// Whether a finger that moves along the dots turns pages.
  open var allowsContinuousInteraction = true
  /// The background of the dots; stored, without effect: nothing is drawn.
  open var backgroundStyle = BackgroundStyle.automatic
  /// The colour of the dots; stored, without effect: nothing is drawn.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the present page's dot; stored, without effect: nothing is drawn.
  open var currentPageIndicatorTintColor: UIColor?
  /// The image in place of the dots; stored, without effect: nothing is drawn.
  open var preferredIndicatorImage: UIImage?

  /// Sets the image of a page's dot; nothing is drawn with it.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
  }
  /// Returns the image of a page's dot; nil if none was set.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }

  // MARK: Size

  /// Returns the size of the control with a number of pages: 18 points for each page and 20 points
  /// wide, 26 points high.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: 18 * CGFloat(max(0, pageCount)) + 20, height: 26)
  }

  /// The natural size: `size(forNumberOfPages:)` for the number of pages.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Touches

  /// Turns a page if the finger was lifted inside the bounds: forward in the half where reading
  /// ends, else backward.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let isRight = touch.location(in: self).x >= bounds.midX
    turn(to: present + (isRight != readsFromRightToLeft ? 1 : -1))
  }

  /// Taps the half that turns to the next page: sends `touchDown`, `valueChanged` if there is a
  /// next page, and `touchUpInside`.
  ///
  /// - Returns: False if the control is disabled or no touches reach it. Then nothing happens.
  @discardableResult
  public final func pressNext() -> Bool { touchAsUser { turn(to: present + 1) } }

  /// Taps the half that turns to the page before, like `pressNext()`.
  @discardableResult
  public final func pressPrevious() -> Bool { touchAsUser { turn(to: present - 1) } }

  /// Moves a finger along the dots to a page. Each page on the way sends `valueChanged`.
  ///
  /// - Returns: False if there is no such page, `allowsContinuousInteraction` is false, the control
  ///   is disabled or no touches reach it. Then nothing happens.
  @discardableResult
  public final func scrub(to page: Int) -> Bool {
    guard allowsContinuousInteraction, (0..<numberOfPages).contains(page) else { return false }
    let step = page > present ? 1 : -1
    return touchAsUser {
      for next in stride(from: present, to: page, by: step) {
        turn(to: next + step)
        sendActions(for: .touchDragInside)
      }
    }
  }

  private func turn(to page: Int) {
    guard (0..<numberOfPages).contains(page) else { return }
    present = page
    sendValueChanged()
  }

  // MARK: Accessibility

  /// The traits that were set, or `adjustable` if none were set. A disabled control has
  /// `notEnabled`, too.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      let traits = ownAccessibility?.traits ?? .adjustable
      return isEnabled ? traits : traits.union(.notEnabled)
    }
    set { super.accessibilityTraits = newValue }
  }
}

/// A wheel that turns during an activity. Nothing is drawn: the view only has a size and the state
/// `isAnimating`.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel; the raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// A wheel of 20 × 20 points.
    case medium = 100
    /// A wheel of 37 × 37 points.
    case large = 101
  }

  /// The style of the wheel, which determines its natural size. A change leaves the frame
  /// unchanged.
  open var style = Style.medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The colour of the wheel; stored, without effect: nothing is drawn.
  open var color: UIColor! = .gray
  /// Whether the wheel is hidden while it does not turn. A change takes effect at once.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isTurning } }
  private var isTurning = false

  /// Makes a hidden wheel of the style's size: 20 × 20 points, or 37 × 37 points for `large`.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: UIActivityIndicatorView.size(style)))
    isHidden = true
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// A wheel of the medium style: nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIActivityIndicatorView.size(style) }
  open override var intrinsicContentSize: CGSize { UIActivityIndicatorView.size(style) }

  /// Whether the wheel turns: true from `startAnimating()` to `stopAnimating()`.
  @_nonoverride
  open var isAnimating: Bool { isTurning }

  /// Sets `isAnimating` to true and shows the view.
  open func startAnimating() {
    isTurning = true
    isHidden = false
  }

  /// Sets `isAnimating` to false, and hides the view if `hidesWhenStopped` is true.
  open func stopAnimating() {
    isTurning = false
    isHidden = hidesWhenStopped
  }

  private static func size(_ style: Style) -> CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
}

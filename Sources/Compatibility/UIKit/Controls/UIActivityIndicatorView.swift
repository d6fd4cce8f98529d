/// A wheel that turns while something is going on; it has its size and its flag.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel; the raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// 20 points each way.
    case medium = 100
    /// 37 points each way.
    case large = 101
  }

  /// The style of the wheel. It decides on the size that the wheel would fit; the frame stays when
  /// it changes.
  open var style: Style
  /// The colour of the wheel; stored, without effect: nothing is drawn.
  open var color: UIColor! = .gray
  /// Whether the wheel is hidden unless it turns; a change shows at once.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isTurning } }
  private var isTurning = false

  /// A hidden wheel of the style's size: 20 points each way, or 37 for `large`.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: UIActivityIndicatorView.size(style)))
    isHidden = true
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// A wheel of the medium style: nothing is read from an archive.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIActivityIndicatorView.size(style) }
  open override var intrinsicContentSize: CGSize { UIActivityIndicatorView.size(style) }

  /// Whether it was started last, not stopped.
  @_nonoverride
  open var isAnimating: Bool { isTurning }

  /// Turns the flag on and shows the view.
  open func startAnimating() {
    isTurning = true
    isHidden = false
  }

  /// Turns the flag off and hides the view, if it hides when stopped.
  open func stopAnimating() {
    isTurning = false
    isHidden = hidesWhenStopped
  }

  private static func size(_ style: Style) -> CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
}

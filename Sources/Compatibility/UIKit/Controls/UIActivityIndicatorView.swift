/// A wheel that turns while something is going on; it has its size and its flag.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large the wheel is; the raw values are UIKit's.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  open var style: Style
  open var color: UIColor! = .gray
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

  @_nonoverride
  open var isAnimating: Bool { isTurning }

  open func startAnimating() {
    isTurning = true
    isHidden = false
  }

  open func stopAnimating() {
    isTurning = false
    isHidden = hidesWhenStopped
  }

  private static func size(_ style: Style) -> CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
}

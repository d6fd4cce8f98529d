/// A bar that shows how much of a task is done. Nothing is drawn. A view from an archive is at 0:
/// nothing is read from an archive.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The look of the bar; the raw values are UIKit's. Both looks are 4 points high here.
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  private var storedProgress: Float = 0

  /// The part that is done, from 0 to 1. A number outside becomes the nearest one inside. While a
  /// progress object is observed, its fraction is the value.
  open var progress: Float {
    get { clamped(observedProgress.map { Float($0.fractionCompleted) } ?? storedProgress) }
    set { storedProgress = clamped(newValue) }
  }

  /// The object whose fraction the view shows.
  open var observedProgress: Progress?
  /// The look of the bar; stored, without effect: nothing is drawn.
  open var progressViewStyle = Style.default
  /// The colour of the part that is done; stored, without effect: nothing is drawn.
  open var progressTintColor: UIColor?
  /// The colour of the other part; stored, without effect: nothing is drawn.
  open var trackTintColor: UIColor?
  /// The image of the part that is done; stored, without effect: nothing is drawn.
  open var progressImage: UIImage?
  /// The image of the other part; stored, without effect: nothing is drawn.
  open var trackImage: UIImage?

  /// A view of 4 points height, whatever the height of the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame = frame
  }

  /// A view at 0: nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size.height = UIProgressView.height
  }

  /// A view of 4 points height and no width.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets `progress` at once, without animation.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  private func clamped(_ progress: Float) -> Float {
    progress.isNaN ? 0 : min(max(progress, 0), 1)
  }

  // MARK: Size

  private static let height: CGFloat = 4

  /// The frame. A frame that is set gets the height of 4 points.
  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = CGRect(
        origin: newValue.origin,
        size: CGSize(width: newValue.width, height: UIProgressView.height))
    }
  }

  /// The natural size: no width, and a height of 4 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIProgressView.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIProgressView.height)
  }

  // MARK: Accessibility

  /// The part that is done as a percentage, such as 50%, unless another value was set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((100 * progress).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }
}

/// A view as large as its image would like; the image is not drawn.
@preconcurrency @MainActor
open class UIImageView: UIView, GridHighlightable {
  /// The image. It decides on the size that the view would fit; the frame stays when it changes.
  open var image: UIImage? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }
  /// The image for a highlighted view; stored, without effect: no size follows from it.
  open var highlightedImage: UIImage?
  /// Whether the view is highlighted. Set by the cell around it while that one is highlighted or
  /// selected; nothing is drawn.
  open var isHighlighted = false
  /// The images of an animation; stored, without effect: no pictures follow each other.
  open var animationImages: [UIImage]?
  /// The duration of the animation, in seconds; stored, without effect.
  open var animationDuration: TimeInterval = 0
  /// The count of repetitions; stored, without effect.
  open var animationRepeatCount = 0
  private var isPlaying = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view without an image: nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// A view at the origin, as large as the image; empty without one.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Makes a view like `init(image:)`, and keeps a second image, which is not shown on
  /// highlighting.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  open override var intrinsicContentSize: CGSize {
    image?.size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  // Only the flag changes.

  /// Whether it was started last, not stopped.
  @_nonoverride
  open var isAnimating: Bool { isPlaying }
  /// Turns the flag on; nothing moves.
  open func startAnimating() { isPlaying = true }
  /// Turns the flag off.
  open func stopAnimating() { isPlaying = false }
}

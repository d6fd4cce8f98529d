/// A view for an image. Its fitting size is the image's size; nothing is drawn.
@preconcurrency @MainActor
open class UIImageView: UIView, GridHighlightable {
  /// The image, which determines the fitting size. A change leaves the frame unchanged.
  open var image: UIImage? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }
  /// The image of a highlighted view; stored, without effect: the size does not depend on it.
  open var highlightedImage: UIImage?
  /// Whether the view is highlighted. The cell around the view sets the property while the cell is
  /// highlighted or selected. Nothing is drawn.
  open var isHighlighted = false
  /// The images of an animation; stored, without effect: nothing is drawn.
  open var animationImages: [UIImage]?
  /// The duration of the animation, in seconds; stored, without effect.
  open var animationDuration: TimeInterval = 0
  /// The number of repetitions of the animation; stored, without effect.
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

  /// A view at the origin with the size of the image; of size zero without an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Makes a view as `init(image:)` does. The image for highlighting is stored, without effect.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  open override var intrinsicContentSize: CGSize {
    image?.size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  // The methods only change `isAnimating`.

  /// Whether the animation runs: true from `startAnimating()` to `stopAnimating()`.
  @_nonoverride
  open var isAnimating: Bool { isPlaying }
  /// Sets `isAnimating` to true; nothing moves.
  open func startAnimating() { isPlaying = true }
  /// Sets `isAnimating` to false.
  open func stopAnimating() { isPlaying = false }
}

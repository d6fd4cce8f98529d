/// A size with a name. Pictures are neither loaded nor drawn.
public final class UIImage: NSObject, Sendable {
  /// Whether an image is drawn as it is or as a stencil; kept only.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// In points. Zero for images that would be read from a file: nothing is read.
  public let size: CGSize
  /// Pixels per point that it was made with; 1 unless said otherwise.
  public let scale: CGFloat
  /// As given to `withRenderingMode(_:)`; kept only.
  public let renderingMode: RenderingMode
  /// The name that it was asked for by.
  public let name: String?

  init(name: String?, size: CGSize, scale: CGFloat, renderingMode: RenderingMode = .automatic) {
    self.name = name
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    super.init()
  }

  public override convenience init() {
    self.init(name: nil, size: .zero, scale: 1)
  }

  /// An image that knows its name and has no size: there are no resources to look in.
  public convenience init?(named name: String) {
    self.init(name: name, size: .zero, scale: 1)
  }

  /// As `init(named:)`: no bundle is looked into.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// As `init(named:)`: there are no symbols, and any name is taken.
  public convenience init?(systemName name: String) {
    self.init(named: name)
  }

  /// An image without size: the data is not read.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// An image without size: the data is not read; nil for empty data.
  public convenience init?(data: Data, scale: CGFloat) {
    guard !data.isEmpty else { return nil }
    self.init(name: nil, size: .zero, scale: scale)
  }

  /// An image without size: the file is not read.
  public convenience init?(contentsOfFile path: String) {
    self.init(named: path)
  }

  /// An image of a size, for tests of views that take theirs from it.
  public convenience init(sizeForTesting size: CGSize, scale: CGFloat = 1) {
    self.init(name: nil, size: size, scale: scale)
  }

  /// Has the name `plus` and no size.
  public static let add = UIImage(name: "plus", size: .zero, scale: 1)
  /// Has the name `minus` and no size.
  public static let remove = UIImage(name: "minus", size: .zero, scale: 1)
  /// Has the name `actions` and no size.
  public static let actions = UIImage(name: "actions", size: .zero, scale: 1)
  /// Has the name `checkmark` and no size.
  public static let checkmark = UIImage(name: "checkmark", size: .zero, scale: 1)

  /// A copy that answers the mode; nothing is drawn otherwise.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(name: name, size: size, scale: scale, renderingMode: renderingMode)
  }

  /// The image itself: nothing is drawn.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// The image itself: nothing is drawn, so nothing is stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// A collection that says the image's scale and nothing else.
  @MainActor public var traitCollection: UITraitCollection {
    UITraitCollection(displayScale: scale)
  }
}

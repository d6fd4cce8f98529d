/// A size with a name. Pictures are neither loaded nor drawn.
///
/// - Note: After `UIImage`.
public final class GridImage: NSObject, Sendable {
  /// Whether an image is drawn as it is or as a stencil; kept only.
  public enum RenderingMode: Int, Sendable {
    /// The mode of the place where the image is shown.
    case automatic = 0
    /// The image's own colours.
    case alwaysOriginal = 1
    /// The image as a stencil in the tint.
    case alwaysTemplate = 2
  }

  /// The size of the image, in points. Zero for images that would be read from a file: nothing is
  /// read.
  public let size: CGSize
  /// Pixels per point that it was made with; 1 unless said otherwise.
  public let scale: CGFloat
  /// The mode given to `withRenderingMode(_:)`; stored, without effect.
  public let renderingMode: RenderingMode
  /// The name that it was asked for by.
  public let name: String?

  package init(
    name: String?, size: CGSize, scale: CGFloat, renderingMode: RenderingMode = .automatic
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    super.init()
  }

  /// Class and address.
  public override var description: String { plainDescription() }

  /// An image without name and size.
  public override convenience init() {
    self.init(name: nil, size: .zero, scale: 1)
  }

  /// An image that knows its name and has no size: there are no resources to look in.
  public convenience init?(named name: String) {
    self.init(name: name, size: .zero, scale: 1)
  }

  /// Makes an image like `init(named:)`: no bundle is looked into.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: GridTraitCollection?
  ) {
    self.init(named: name)
  }

  /// Makes an image like `init(named:)`: there are no symbols, and any name is taken.
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

  /// An image with the name `plus` and no size.
  public static let add = GridImage(name: "plus", size: .zero, scale: 1)
  /// An image with the name `minus` and no size.
  public static let remove = GridImage(name: "minus", size: .zero, scale: 1)
  /// An image with the name `actions` and no size.
  public static let actions = GridImage(name: "actions", size: .zero, scale: 1)
  /// An image with the name `checkmark` and no size.
  public static let checkmark = GridImage(name: "checkmark", size: .zero, scale: 1)

  /// A copy that answers the mode; nothing is drawn otherwise.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> GridImage {
    GridImage(name: name, size: size, scale: scale, renderingMode: renderingMode)
  }

  /// The image itself: nothing is drawn.
  public func withTintColor(_ color: GridColor) -> GridImage { self }

  /// The image itself: nothing is drawn, so nothing is stretched.
  public func resizableImage(withCapInsets capInsets: GridEdgeInsets) -> GridImage { self }

  /// A collection that says the image's scale and nothing else.
  @MainActor public var traitCollection: GridTraitCollection {
    GridTraitCollection(displayScale: scale)
  }

  /// Returns whether another image is equal: without a name only the image itself, else by name,
  /// size, scale and mode.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? GridImage else { return false }
    if self === other { return true }
    return name != nil && name == other.name && size == other.size && scale == other.scale
      && renderingMode == other.renderingMode
  }

  public override var hash: Int {
    guard let name else { return ObjectIdentifier(self).hashValue }
    return name.hashValue
  }
}

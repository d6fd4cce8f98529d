/// An image: a name and a size. Pictures are neither loaded nor drawn.
///
/// - Note: After `UIImage`.
public final class GridImage: NSObject, Sendable {
  /// The mode in which an image is drawn: in its own colours, or as a template. The mode is stored,
  /// without effect.
  public enum RenderingMode: Int, Sendable {
    /// The mode of the place where the image is shown.
    case automatic = 0
    /// The image's own colours.
    case alwaysOriginal = 1
    /// The image as a template in the tint.
    case alwaysTemplate = 2
  }

  /// The size of the image, in points. The size is zero for an image with a name, a file or data,
  /// because nothing is read.
  public let size: CGSize
  /// The number of pixels per point; 1 if not given.
  public let scale: CGFloat
  /// The mode given to `withRenderingMode(_:)`; stored, without effect.
  public let renderingMode: RenderingMode
  /// The name or the path with which the image was requested; nil for none.
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

  /// The class and the address of the object.
  public override var description: String { plainDescription() }

  /// Makes an image without name and size.
  public override convenience init() {
    self.init(name: nil, size: .zero, scale: 1)
  }

  /// Makes an image that has a name but no size, because there are no resources to look in.
  public convenience init?(named name: String) {
    self.init(name: name, size: .zero, scale: 1)
  }

  /// Makes an image like `init(named:)`. The bundle is not used.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: GridTraitCollection?
  ) {
    self.init(named: name)
  }

  /// Makes an image like `init(named:)`. Every name is accepted, because there are no symbols.
  public convenience init?(systemName name: String) {
    self.init(named: name)
  }

  /// Makes an image without a size, because the data is not read. Returns nil for empty data.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Makes an image without a size, because the data is not read. Returns nil for empty data.
  public convenience init?(data: Data, scale: CGFloat) {
    guard !data.isEmpty else { return nil }
    self.init(name: nil, size: .zero, scale: scale)
  }

  /// Makes an image without a size, named by its path. The file is not read.
  public convenience init?(contentsOfFile path: String) {
    self.init(named: path)
  }

  /// Makes an image of a given size, for tests of views that take their size from an image.
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

  /// Returns a copy with another rendering mode. The mode has no effect, because nothing is drawn.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> GridImage {
    GridImage(name: name, size: size, scale: scale, renderingMode: renderingMode)
  }

  /// Returns the image itself, because nothing is drawn.
  public func withTintColor(_ color: GridColor) -> GridImage { self }

  /// Returns the image itself, because nothing is drawn and so nothing is stretched.
  public func resizableImage(withCapInsets capInsets: GridEdgeInsets) -> GridImage { self }

  /// A trait collection with the image's scale and no other trait.
  @MainActor public var traitCollection: GridTraitCollection {
    GridTraitCollection(displayScale: scale)
  }

  /// Returns whether another image is equal. An image without a name equals only itself. Images
  /// with names are compared by name, size, scale and rendering mode.
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

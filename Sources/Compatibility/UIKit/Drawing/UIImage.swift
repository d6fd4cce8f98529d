/// A size with a name. Pictures are neither loaded nor drawn.
public final class UIImage: NSObject, Sendable {
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// In points. Zero for images that would be read from a file: nothing is read.
  public let size: CGSize
  public let scale: CGFloat
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

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  public convenience init?(systemName name: String) {
    self.init(named: name)
  }

  /// An image without size: the data is not read.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

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

  public static let add = UIImage(name: "plus", size: .zero, scale: 1)
  public static let remove = UIImage(name: "minus", size: .zero, scale: 1)
  public static let actions = UIImage(name: "actions", size: .zero, scale: 1)
  public static let checkmark = UIImage(name: "checkmark", size: .zero, scale: 1)

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(name: name, size: size, scale: scale, renderingMode: renderingMode)
  }

  public func withTintColor(_ color: UIColor) -> UIImage { self }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  @MainActor public var traitCollection: UITraitCollection {
    UITraitCollection(displayScale: scale)
  }
}

/// Makes a colour out of another one.
///
/// Configurations that hold transformers are equal only where the transformers are one and the
/// same.
///
/// - Note: After `UIConfigurationColorTransformer`.
public struct GridConfigurationColorTransformer {
  private final class Identity: Sendable {}

  /// The function that makes a colour out of another one.
  public let transform: (GridColor) -> GridColor
  private let identity = Identity()

  /// A transformer that does what a closure says.
  public init(_ transform: @escaping (GridColor) -> GridColor) {
    self.transform = transform
  }

  /// The colour that is made out of another one.
  public func callAsFunction(_ input: GridColor) -> GridColor {
    transform(input)
  }

  /// The transformer that takes the hue away; the weights of red, green and blue are those of Rec.
  /// 601.
  public static var grayscale: GridConfigurationColorTransformer { named(.grayscale) }

  /// The transformer that leaves a tint as it is: only a Mac has an accent colour that takes its
  /// place.
  public static var preferredTint: GridConfigurationColorTransformer { named(.preferredTint) }

  /// The transformer that takes a tint's hue away, as `grayscale` does. UIKit's answer is not
  /// known.
  public static var monochromeTint: GridConfigurationColorTransformer { named(.monochromeTint) }

  // MARK: Comparing

  private enum Name: Hashable {
    case grayscale
    case preferredTint
    case monochromeTint
  }

  private var name: Name?

  private static func named(_ name: Name) -> GridConfigurationColorTransformer {
    var transformer = GridConfigurationColorTransformer(
      name == .preferredTint ? { $0 } : { gray($0) })
    transformer.name = name
    return transformer
  }

  private static func gray(_ color: GridColor) -> GridColor {
    GridColor(
      white: 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue, alpha: color.alpha)
  }

  /// A transformer with what tells it from others.
  struct Stored: Hashable {
    let transformer: GridConfigurationColorTransformer

    static func == (a: Stored, b: Stored) -> Bool {
      if let name = a.transformer.name { return name == b.transformer.name }
      return a.transformer.identity === b.transformer.identity
    }

    func hash(into hasher: inout Hasher) {
      if let name = transformer.name {
        hasher.combine(name)
      } else {
        hasher.combine(ObjectIdentifier(transformer.identity))
      }
    }
  }
}

extension Optional<GridConfigurationColorTransformer.Stored> {
  init(_ transformer: GridConfigurationColorTransformer?) {
    self = transformer.map(GridConfigurationColorTransformer.Stored.init)
  }

  /// The colour that is shown for one that was asked for.
  func resolved(_ color: GridColor) -> GridColor {
    map { $0.transformer(color) } ?? color
  }
}

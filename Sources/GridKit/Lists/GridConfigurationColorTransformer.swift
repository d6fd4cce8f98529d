/// A function from a colour to another colour.
///
/// Two configurations are equal only if their transformers are equal, too. Two transformers are
/// equal if they are the same predefined transformer, or copies of one value.
///
/// - Note: After `UIConfigurationColorTransformer`.
public struct GridConfigurationColorTransformer {
  private final class Identity: Sendable {}

  /// The function that returns the new colour.
  public let transform: (GridColor) -> GridColor
  private let identity = Identity()

  /// Makes a transformer from a closure.
  public init(_ transform: @escaping (GridColor) -> GridColor) {
    self.transform = transform
  }

  /// Returns the colour that the transformer makes from `input`.
  public func callAsFunction(_ input: GridColor) -> GridColor {
    transform(input)
  }

  /// The transformer that turns a colour into a shade of grey. The weights of red, green and blue
  /// are those of the standard Rec. 601.
  public static var grayscale: GridConfigurationColorTransformer { named(.grayscale) }

  /// The transformer that returns a tint unchanged. UIKit replaces the tint by the accent colour,
  /// but only on a Mac.
  public static var preferredTint: GridConfigurationColorTransformer { named(.preferredTint) }

  /// The transformer that turns a tint into a shade of grey, like `grayscale`. UIKit's result is
  /// not known.
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

  /// A transformer that can be compared. Predefined transformers are compared by name, all others
  /// by identity.
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

  /// Returns the colour that is shown in place of `color`. Without a transformer, returns `color`.
  func resolved(_ color: GridColor) -> GridColor {
    map { $0.transformer(color) } ?? color
  }
}

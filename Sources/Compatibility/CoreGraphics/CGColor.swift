/// A colour, stored as numbers. Nothing is drawn with it.
///
/// - Note: After CoreGraphics' type, with the two colour spaces that need no profile: grey and
///   sRGB.
public final class CGColor: Hashable, Sendable {
  /// Grey and alpha, or red, green, blue and alpha, as the initialiser received them.
  private let numbers: [CGFloat]

  /// A colour in sRGB. Components outside 0 … 1 are stored unchanged.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    numbers = [red, green, blue, alpha]
  }

  /// Makes a colour in sRGB, as `init(red:green:blue:alpha:)` does.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey from 0 (black) to 1 (white). `components` then has two values: grey and alpha.
  public init(gray: CGFloat, alpha: CGFloat) {
    numbers = [gray, alpha]
  }

  /// Opaque black, as a shade of grey.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white, as a shade of grey.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black: grey 0, alpha 0.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Grey and alpha, or red, green, blue and alpha; never nil here.
  public var components: [CGFloat]? { numbers }
  /// The number of `components`, alpha included: 2 or 4.
  public var numberOfComponents: Int { numbers.count }
  /// The opacity of the colour, from 0 to 1; the last of the `components`.
  public var alpha: CGFloat { numbers.last ?? 1 }

  /// Returns the colour with another alpha; never nil here.
  public func copy(alpha: CGFloat) -> CGColor? {
    numbers.count == 2
      ? CGColor(gray: numbers[0], alpha: alpha)
      : CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha)
  }

  /// Whether both colours have equal components. A grey from `init(gray:alpha:)` differs from the
  /// same grey made of red, green and blue.
  public static func == (first: CGColor, second: CGColor) -> Bool {
    first.numbers == second.numbers
  }

  /// Hashes the components, which `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(numbers)
  }
}

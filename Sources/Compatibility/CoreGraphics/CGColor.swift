/// A colour as numbers; nothing is drawn with it.
///
/// - Note: After CoreGraphics' type, in the two colour spaces that need no profile: grey and sRGB.
public final class CGColor: Hashable, Sendable {
  /// Grey and alpha, or red, green, blue and alpha: from 0 to 1, kept as given.
  private let numbers: [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    numbers = [red, green, blue, alpha]
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public init(gray: CGFloat, alpha: CGFloat) {
    numbers = [gray, alpha]
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public var components: [CGFloat]? { numbers }
  public var numberOfComponents: Int { numbers.count }
  public var alpha: CGFloat { numbers.last ?? 1 }

  public func copy(alpha: CGFloat) -> CGColor? {
    numbers.count == 2
      ? CGColor(gray: numbers[0], alpha: alpha)
      : CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha)
  }

  public static func == (first: CGColor, second: CGColor) -> Bool {
    first.numbers == second.numbers
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(numbers)
  }
}

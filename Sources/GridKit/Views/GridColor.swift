/// A colour as four numbers. Only pictures of a layout are drawn with colours.
///
/// The named system colours have the values of the light appearance.
///
/// - Note: After `UIColor`.
public final class GridColor: NSObject, Sendable {
  /// The red component, usually from 0 to 1.
  public let red: CGFloat
  /// The green component, usually from 0 to 1.
  public let green: CGFloat
  /// The blue component, usually from 0 to 1.
  public let blue: CGFloat
  /// The opacity, usually from 0 (invisible) to 1.
  public let alpha: CGFloat

  /// Makes a colour in sRGB. The components are stored as given, even outside 0 … 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    super.init()
  }

  /// Makes a shade of grey from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour from its place on the colour circle.
  ///
  /// - Parameter hue: Place on the colour circle from 0 (red) through 1/3 (green) to 1 (red).
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    // Each channel is full over a third of the circle around its own place and falls off linearly.
    func channel(_ place: CGFloat) -> CGFloat {
      let turn = (hue + place).truncatingRemainder(dividingBy: 1)
      let distance = abs((turn < 0 ? turn + 1 : turn) * 6 - 3) - 1
      return brightness * (1 + saturation * (min(max(distance, 0), 1) - 1))
    }
    self.init(red: channel(0), green: channel(2 / 3), blue: channel(1 / 3), alpha: alpha)
  }

  private convenience init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1)
  {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  /// Returns the colour with another alpha.
  public func withAlphaComponent(_ alpha: CGFloat) -> GridColor {
    GridColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Writes the components to the pointers that are not nil.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = self.alpha
    return true
  }

  /// The class and the address.
  public override var description: String { plainDescription() }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? GridColor else { return false }
    return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
    return hasher.finalize()
  }

  // MARK: Fixed colours

  /// Black, with `white` 0.
  public static let black = GridColor(white: 0, alpha: 1)
  /// Dark grey, with `white` 1/3.
  public static let darkGray = GridColor(white: 1 / 3, alpha: 1)
  /// Light grey, with `white` 2/3.
  public static let lightGray = GridColor(white: 2 / 3, alpha: 1)
  /// White, with `white` 1.
  public static let white = GridColor(white: 1, alpha: 1)
  /// Grey, with `white` 0.5.
  public static let gray = GridColor(white: 0.5, alpha: 1)
  /// Full red without green and blue.
  public static let red = GridColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Full green without red and blue.
  public static let green = GridColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Full blue without red and green.
  public static let blue = GridColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Full green and blue without red.
  public static let cyan = GridColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Full red and green without blue.
  public static let yellow = GridColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Full red and blue without green.
  public static let magenta = GridColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red 1, green 0.5, blue 0.
  public static let orange = GridColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Red 0.5, green 0, blue 0.5.
  public static let purple = GridColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Red 0.6, green 0.4, blue 0.2.
  public static let brown = GridColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Transparent black: alpha 0.
  public static let clear = GridColor(white: 0, alpha: 0)

  // MARK: System colours, light appearance

  /// The system's red: 255, 59, 48.
  public static let systemRed = GridColor(255, 59, 48)
  /// The system's orange: 255, 149, 0.
  public static let systemOrange = GridColor(255, 149, 0)
  /// The system's yellow: 255, 204, 0.
  public static let systemYellow = GridColor(255, 204, 0)
  /// The system's green: 52, 199, 89.
  public static let systemGreen = GridColor(52, 199, 89)
  /// The system's mint: 0, 199, 190.
  public static let systemMint = GridColor(0, 199, 190)
  /// The system's teal: 48, 176, 199.
  public static let systemTeal = GridColor(48, 176, 199)
  /// The system's cyan: 50, 173, 230.
  public static let systemCyan = GridColor(50, 173, 230)
  /// The system's blue: 0, 122, 255.
  public static let systemBlue = GridColor(0, 122, 255)
  /// The system's indigo: 88, 86, 214.
  public static let systemIndigo = GridColor(88, 86, 214)
  /// The system's purple: 175, 82, 222.
  public static let systemPurple = GridColor(175, 82, 222)
  /// The system's pink: 255, 45, 85.
  public static let systemPink = GridColor(255, 45, 85)
  /// The system's brown: 162, 132, 94.
  public static let systemBrown = GridColor(162, 132, 94)
  /// The darkest of the system's greys: 142, 142, 147.
  public static let systemGray = GridColor(142, 142, 147)
  /// Grey one step lighter than `systemGray`: 174, 174, 178.
  public static let systemGray2 = GridColor(174, 174, 178)
  /// Grey two steps lighter than `systemGray`: 199, 199, 204.
  public static let systemGray3 = GridColor(199, 199, 204)
  /// Grey three steps lighter than `systemGray`: 209, 209, 214.
  public static let systemGray4 = GridColor(209, 209, 214)
  /// Grey four steps lighter than `systemGray`: 229, 229, 234.
  public static let systemGray5 = GridColor(229, 229, 234)
  /// The lightest of the system's greys: 242, 242, 247.
  public static let systemGray6 = GridColor(242, 242, 247)
  /// The tint of views without a tint of their own: `systemBlue`. The property does not depend on
  /// any view.
  public static let tintColor = GridColor(0, 122, 255)
  /// The colour of links: `systemBlue`.
  public static let link = GridColor(0, 122, 255)
  /// The colour of main text: black.
  public static let label = GridColor(0, 0, 0)
  /// The colour of secondary text: 60, 60, 67 at 60 %.
  public static let secondaryLabel = GridColor(60, 60, 67, 0.6)
  /// The colour of tertiary text: 60, 60, 67 at 30 %.
  public static let tertiaryLabel = GridColor(60, 60, 67, 0.3)
  /// The colour of quaternary text: 60, 60, 67 at 18 %.
  public static let quaternaryLabel = GridColor(60, 60, 67, 0.18)
  /// The colour of placeholder text, equal to `tertiaryLabel`.
  public static let placeholderText = GridColor(60, 60, 67, 0.3)
  /// The colour of translucent thin lines: 60, 60, 67 at 29 %.
  public static let separator = GridColor(60, 60, 67, 0.29)
  /// The colour of opaque thin lines: 198, 198, 200.
  public static let opaqueSeparator = GridColor(198, 198, 200)
  /// The fill of thin and small shapes: 120, 120, 128 at 20 %.
  public static let systemFill = GridColor(120, 120, 128, 0.2)
  /// The fill of shapes of middle size: 120, 120, 128 at 16 %.
  public static let secondarySystemFill = GridColor(120, 120, 128, 0.16)
  /// The fill of large shapes: 118, 118, 128 at 12 %.
  public static let tertiarySystemFill = GridColor(118, 118, 128, 0.12)
  /// The fill of large shapes with complex content: 116, 116, 128 at 8 %.
  public static let quaternarySystemFill = GridColor(116, 116, 128, 0.08)
  /// The main background of a view: white.
  public static let systemBackground = GridColor(255, 255, 255)
  /// The background of groups on `systemBackground`: 242, 242, 247.
  public static let secondarySystemBackground = GridColor(242, 242, 247)
  /// The background of groups inside groups: white.
  public static let tertiarySystemBackground = GridColor(255, 255, 255)
  /// The main background of grouped content: 242, 242, 247.
  public static let systemGroupedBackground = GridColor(242, 242, 247)
  /// The background of groups on `systemGroupedBackground`: white.
  public static let secondarySystemGroupedBackground = GridColor(255, 255, 255)
  /// The background of groups inside groups on `systemGroupedBackground`: 242, 242, 247.
  public static let tertiarySystemGroupedBackground = GridColor(242, 242, 247)
}

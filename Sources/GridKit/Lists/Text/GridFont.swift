/// A font: a name, a point size and the widths of characters, without glyphs.
///
/// Heights of the system font are exact. Widths are those of another font, Inter, which are near
/// those of the system font: 0.7 % off on average in everyday labels.
///
/// - Note: After `UIFont`.
public final class GridFont: NSObject, Sendable {
  /// The weight of a font. Characters have the widths of the nearest of four weights: `regular`,
  /// `medium`, `semibold` and `bold`.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number from -1 to 1, with 0 for `regular`.
    public let rawValue: CGFloat
    /// Makes a weight from any number, also from a number between or beyond the named weights.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest of the named weights: -0.8.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The weight between `ultraLight` and `light`: -0.6.
    public static let thin = Weight(rawValue: -0.6)
    /// The weight one step thinner than `regular`: -0.4.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of `systemFont(ofSize:)`: 0.
    public static let regular = Weight(rawValue: 0)
    /// The weight between `regular` and `semibold`: 0.23.
    public static let medium = Weight(rawValue: 0.23)
    /// The weight of `preferredFont(forTextStyle: .headline)`: 0.3.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight of `boldSystemFont(ofSize:)`: 0.4.
    public static let bold = Weight(rawValue: 0.4)
    /// The weight between `bold` and `black`: 0.56.
    public static let heavy = Weight(rawValue: 0.56)
    /// The thickest of the named weights: 0.62.
    public static let black = Weight(rawValue: 0.62)
  }

  /// A text style. Each style has the point size that Apple's design guidelines give for the
  /// standard content size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name that UIKit uses for the style, such as `UICTFontTextStyleBody`.
    public let rawValue: String
    /// Makes a style from its name. A style that is not declared below has 17 points.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The style with 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The style with 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The style with 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The style with 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The style with 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The style with 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The style with 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// The style with 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The style with 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The style with 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The style with 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    var pointSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }

  /// The name of the font, as given. A system font's name begins with `.SFUI`.
  public let fontName: String
  /// The point size.
  public let pointSize: CGFloat
  /// The face, which has the widths and the heights of characters.
  package let face: TextFont.Face

  /// Makes a font with any name. Characters are as wide as those of the system font, because the
  /// fonts of a device are not known.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(fontName, .system(.regular), size: fontSize)
  }

  private init(_ name: String, _ face: TextFont.Face, size: CGFloat) {
    fontName = name
    self.face = face
    pointSize = size
    super.init()
  }

  private convenience init(
    _ family: String = ".SFUI", weight: Weight, size: CGFloat,
    face: (FontWeight) -> TextFont.Face = TextFont.Face.system
  ) {
    let name = weight == .regular ? "Regular" : "\(weight.rawValue)"
    self.init("\(family)-\(name)", face(FontWeight(nearestTo: weight.rawValue)), size: size)
  }

  /// The font as a value that texts are measured with.
  package var textFont: TextFont { TextFont(face, size: pointSize) }

  /// The size of the system font: 14 points. No view here uses it.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of a label's default font: 17 points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of the title of a plain button: 18 points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of the small system font: 12 points. No view here uses it.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// Returns the system font in the regular weight. `fontSize` is in points and not limited.
  public class func systemFont(ofSize fontSize: CGFloat) -> GridFont {
    GridFont(weight: .regular, size: fontSize)
  }

  /// Returns the system font in a weight. The weight is part of the font's name. `fontSize` is in
  /// points and not limited.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> GridFont {
    GridFont(weight: weight, size: fontSize)
  }

  /// Returns the system font in the bold weight.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> GridFont {
    GridFont(weight: .bold, size: fontSize)
  }

  /// Returns the same font as `systemFont(ofSize:)`, because fonts have no slant here.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> GridFont {
    GridFont(weight: .regular, size: fontSize)
  }

  /// Returns the system font whose characters are all equally wide: 1266/2048 of the point size.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> GridFont {
    GridFont(".SFUIMono", weight: weight, size: fontSize, face: TextFont.Face.monospaced)
  }

  /// Returns the system font with digits that are all equally wide: 0.62 of the point size.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> GridFont
  {
    GridFont(weight: weight, size: fontSize, face: TextFont.Face.monospacedDigits)
  }

  /// Returns the font of a text style. The content size is always the standard one, whatever the
  /// user has chosen.
  public class func preferredFont(forTextStyle style: TextStyle) -> GridFont {
    GridFont(weight: style == .headline ? .semibold : .regular, size: style.pointSize)
  }

  /// Returns the same font as `preferredFont(forTextStyle:)`, because traits always have the
  /// standard content size.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: GridTraitCollection?
  ) -> GridFont {
    preferredFont(forTextStyle: style)
  }

  /// Returns a font of the same name in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> GridFont {
    GridFont(fontName, face, size: fontSize)
  }

  /// The height of a line, in points: 2444/2048 of the point size for the system font.
  public var lineHeight: CGFloat { textFont.metrics.lineHeight }
  /// The height above the baseline, in points: 1950/2048 of the point size for the system font.
  public var ascender: CGFloat { textFont.metrics.ascender }
  /// The depth below the baseline, as a negative number of points: -494/2048 of the point size for
  /// the system font.
  public var descender: CGFloat { textFont.metrics.descender }
  /// The space between two lines, in points; 0 for the system font.
  public var leading: CGFloat { textFont.metrics.leading }
  /// The height of capitals, in points: 1443/2048 of the point size for the system font.
  public var capHeight: CGFloat { textFont.metrics.capHeight }
  /// The height of a small x, in points. It depends on weight and size.
  public var xHeight: CGFloat { textFont.metrics.xHeight }

  /// The class and the address of the object.
  public override var description: String { plainDescription() }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? GridFont else { return false }
    return fontName == other.fontName && textFont == other.textFont
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}

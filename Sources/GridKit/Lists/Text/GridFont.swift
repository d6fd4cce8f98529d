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

  /// A text style. Each style has the point sizes that Apple's design guidelines give for the text
  /// sizes that a user can choose; those below are for the standard one.
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

    /// The style in the tables of text sizes.
    var core: FontTextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .callout: .callout
      case .subheadline: .subheadline
      case .footnote: .footnote
      case .caption1: .caption1
      case .caption2: .caption2
      default: .body
      }
    }
  }

  /// The name of the font, as given. A system font's name begins with `.SFUI`.
  public let fontName: String
  /// The point size.
  public let pointSize: CGFloat
  /// The face, which has the widths and the heights of characters.
  package let face: TextFont.Face
  private let scaling: Scaling

  /// The source of the point size.
  private enum Scaling: Sendable {
    case fixed
    case style(TextStyle)
    case metrics(TextStyle, GridFont, maximum: CGFloat)
  }

  /// Makes a font with any name. If no font of the name was registered, characters are as wide as
  /// those of the system font, because the fonts of a device are not known.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let face = FontSurroundings().registered.face(named: fontName)
    self.init(fontName, face ?? .system(.regular), size: fontSize)
  }

  private init(_ name: String, _ face: TextFont.Face, size: CGFloat, _ scaling: Scaling = .fixed) {
    fontName = name
    self.face = face
    pointSize = size
    self.scaling = scaling
    super.init()
  }

  private convenience init(
    _ family: String = ".SFUI", weight: Weight, size: CGFloat, _ scaling: Scaling = .fixed,
    face: (FontWeight) -> TextFont.Face = FontSurroundings().registered.systemFace
  ) {
    let name = weight == .regular ? "Regular" : "\(weight.rawValue)"
    self.init(
      "\(family)-\(name)", face(FontWeight(nearestTo: weight.rawValue)), size: size, scaling)
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

  /// Returns the font of a text style at the text size that the user has chosen in the current
  /// simulation.
  public class func preferredFont(forTextStyle style: TextStyle) -> GridFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the text size of traits. Without a category in the traits
  /// the text size counts that the user has chosen.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: GridTraitCollection?
  ) -> GridFont {
    preferred(style, weight: style == .headline ? .semibold : .regular, for: traitCollection)
  }

  /// Returns the font of a text style in another weight.
  static func preferred(
    _ style: TextStyle, weight: Weight, for traits: GridTraitCollection? = nil
  ) -> GridFont {
    let category = FontSurroundings(traits).category.textSize
    return GridFont(
      weight: weight, size: style.core.size(at: category), .style(style))
  }

  /// Returns the font at the text size of traits, in whole points.
  func scaled(
    by style: TextStyle, maximum: CGFloat, for traits: GridTraitCollection?
  ) -> GridFont {
    let size = style.core.scaledFontSize(
      pointSize, at: FontSurroundings(traits).category.textSize, maximum: maximum)
    return GridFont(fontName, face, size: size, .metrics(style, self, maximum: maximum))
  }

  /// Returns the font of the same text style, or scaled by the same metrics, at the text size of
  /// traits. Any other font stays the same.
  package func adjusted(to traits: GridTraitCollection) -> GridFont {
    switch scaling {
    case .fixed: self
    case .style(let style):
      GridFont(
        fontName, face,
        size: style.core.size(at: FontSurroundings(traits).category.textSize), scaling)
    case .metrics(let style, let font, let maximum):
      font.scaled(by: style, maximum: maximum, for: traits)
    }
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

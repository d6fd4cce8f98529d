/// A font: a name and a point size, without glyphs. Text sizes are estimates.
///
/// - Note: After `UIFont`.
public final class GridFont: NSObject, Sendable {
  /// The weight of a font. The weight changes the font's name, but not the estimated size of a
  /// text.
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

  /// The name of the font, as given. A system font's name begins with `.SFUI-`.
  public let fontName: String
  /// The point size, on which text estimates depend.
  public let pointSize: CGFloat

  /// Makes a font with any name. The name is not checked, because the fonts of a device are not
  /// known.
  public init?(name fontName: String, size fontSize: CGFloat) {
    self.fontName = fontName
    pointSize = fontSize
    super.init()
  }

  private init(system weight: Weight, size: CGFloat) {
    fontName = weight == .regular ? ".SFUI-Regular" : ".SFUI-\(weight.rawValue)"
    pointSize = size
    super.init()
  }

  /// The size of the system font: 14 points. No view here uses it.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of a label's default font: 17 points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of a button's font under UIKit: 18 points. A button's label here has the default font
  /// of a label.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of the small system font: 12 points. No view here uses it.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// Returns the system font in the regular weight. `fontSize` is in points and not limited.
  public class func systemFont(ofSize fontSize: CGFloat) -> GridFont {
    GridFont(system: .regular, size: fontSize)
  }

  /// Returns the system font in a weight. The weight is part of the font's name. `fontSize` is in
  /// points and not limited.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> GridFont {
    GridFont(system: weight, size: fontSize)
  }

  /// Returns the system font in the bold weight. Characters are as wide as in any other weight.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> GridFont {
    GridFont(system: .bold, size: fontSize)
  }

  /// Returns the same font as `systemFont(ofSize:)`, because fonts have no slant here.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> GridFont {
    GridFont(system: .regular, size: fontSize)
  }

  /// Returns the same font as `systemFont(ofSize:weight:)`, because all characters are equally wide
  /// here.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> GridFont {
    GridFont(system: weight, size: fontSize)
  }

  /// Returns the same font as `systemFont(ofSize:weight:)`, because all characters are equally wide
  /// here.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> GridFont
  {
    GridFont(system: weight, size: fontSize)
  }

  /// Returns the font of a text style. The content size is always the standard one, whatever the
  /// user has chosen.
  public class func preferredFont(forTextStyle style: TextStyle) -> GridFont {
    GridFont(system: style == .headline ? .semibold : .regular, size: style.pointSize)
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
    GridFont(name: fontName, size: fontSize) ?? self
  }

  // The estimates below are fractions of the point size. Ascender and descender add up to a line.

  /// The estimated height of a line: 1.2 times the point size.
  public var lineHeight: CGFloat { pointSize * TextEstimate.lineHeight }
  /// The estimated height above the baseline: 0.95 times the point size.
  public var ascender: CGFloat { pointSize * 0.95 }
  /// The estimated depth below the baseline, as a negative number: -0.25 times the point size.
  public var descender: CGFloat { pointSize * -0.25 }
  /// The estimated space between lines: always 0.
  public var leading: CGFloat { 0 }
  /// The estimated height of capitals: 0.7 times the point size.
  public var capHeight: CGFloat { pointSize * 0.7 }
  /// The estimated height of small letters: 0.5 times the point size.
  public var xHeight: CGFloat { pointSize * 0.5 }

  /// The class and the address of the object.
  public override var description: String { plainDescription() }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? GridFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}

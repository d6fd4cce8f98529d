/// A name and a size. There are no fonts: whatever needs letters is an estimate.
///
/// - Note: After `UIFont`.
public final class GridFont: NSObject, Sendable {
  /// The thickness of letters; it changes a font's name, and no estimate.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number from -1 to 1, with 0 for `regular`.
    public let rawValue: CGFloat
    /// A weight between or beyond the named ones.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest of the named weights: -0.8.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thinner than `light`: -0.6.
    public static let thin = Weight(rawValue: -0.6)
    /// The weight one step thinner than `regular`: -0.4.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of a system font that asks for none: 0.
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

  /// A use of text; the sizes are those of the standard content size in Apple's design guidelines.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The text that UIKit uses for the style, such as `UICTFontTextStyleBody`.
    public let rawValue: String
    /// A style by its text; one that is not among the named ones has 17 points.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points.
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

  /// The name of the font, as given; for a system font a name that begins with `.SFUI-`.
  public let fontName: String
  /// The only number of a font that estimates go by, in points.
  public let pointSize: CGFloat

  /// Takes any name: the fonts of a device are not known.
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

  /// 14 points; no view here uses it.
  public static var systemFontSize: CGFloat { 14 }
  /// 17 points: that of a label without a font of its own.
  public static var labelFontSize: CGFloat { 17 }
  /// 18 points; a button's label has a label's font here.
  public static var buttonFontSize: CGFloat { 18 }
  /// 12 points; no view here uses it.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// The system font in the regular weight; a size in points, taken as given.
  public class func systemFont(ofSize fontSize: CGFloat) -> GridFont {
    GridFont(system: .regular, size: fontSize)
  }

  /// The system font in a weight, which is kept in its name; a size in points, taken as given.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> GridFont {
    GridFont(system: weight, size: fontSize)
  }

  /// The system font in the bold weight; as wide as any other of its size.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> GridFont {
    GridFont(system: .bold, size: fontSize)
  }

  /// Returns the font of `systemFont(ofSize:)`: there is no slant to keep.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> GridFont {
    GridFont(system: .regular, size: fontSize)
  }

  /// Returns the font of `systemFont(ofSize:weight:)`: every character is equally wide anyway.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> GridFont {
    GridFont(system: weight, size: fontSize)
  }

  /// Returns the font of `systemFont(ofSize:weight:)`: every character is equally wide anyway.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> GridFont
  {
    GridFont(system: weight, size: fontSize)
  }

  /// The size of the standard content size; it does not follow the user's choice.
  public class func preferredFont(forTextStyle style: TextStyle) -> GridFont {
    GridFont(system: style == .headline ? .semibold : .regular, size: style.pointSize)
  }

  /// Returns the font of `preferredFont(forTextStyle:)`: the traits' content size is always the
  /// standard one.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: GridTraitCollection?
  ) -> GridFont {
    preferredFont(forTextStyle: style)
  }

  /// A font of the same name in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> GridFont {
    GridFont(name: fontName, size: fontSize) ?? self
  }

  // Estimates, as all text here: shares of the point size that add up to a line.

  /// 1.2 times the point size; an estimate.
  public var lineHeight: CGFloat { pointSize * TextEstimate.lineHeight }
  /// Height above the base line: 0.95 times the point size; an estimate.
  public var ascender: CGFloat { pointSize * 0.95 }
  /// Depth under the base line, negative: -0.25 times the point size; an estimate.
  public var descender: CGFloat { pointSize * -0.25 }
  /// The space between lines, always 0: an estimate has none.
  public var leading: CGFloat { 0 }
  /// Height of capitals: 0.7 times the point size; an estimate.
  public var capHeight: CGFloat { pointSize * 0.7 }
  /// Height of small letters: 0.5 times the point size; an estimate.
  public var xHeight: CGFloat { pointSize * 0.5 }

  /// Class and address.
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

// UIKit's additions to strings: attributes by name, and sizes, which are estimates here.

/// The alignment of text in its room; stored, without effect, as nothing is drawn. The raw values
/// are UIKit's.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

/// Options for taking a size of text; only `usesLineFragmentOrigin` changes an estimate.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits, one for each option of UIKit's, by the same numbers.
  public let rawValue: Int
  /// A set by its bits; unknown ones are kept.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text breaks into lines of the width that is given; without it there is one line per paragraph.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The option to count the font's leading; stored, without effect: a line is 1.2 times the point
  /// size high with and without it.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The option to measure glyphs; stored, without effect: there are no glyphs to measure.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The option to truncate the last visible line; stored, without effect: an estimate counts all
  /// lines.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The context of a text measurement; stored, without effect.
open class NSStringDrawingContext: NSObject {
  /// The least scale of the text; stored, without effect: an estimate is not scaled.
  open var minimumScaleFactor: CGFloat = 0
}

extension NSAttributedString.Key {
  /// A `UIFont`, of which only the point size counts; 12 points without one.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`; kept only.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`; kept only.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A paragraph style; kept only, it changes no estimate.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The points between characters; stored, without effect: it changes no estimate.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number that says which line; kept only.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A number that says which line; kept only.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The points above the line; stored, without effect: it changes no estimate.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

extension NSString {
  /// Returns the size of the text on one line per paragraph. The size is an estimate, which a
  /// finding says.
  @preconcurrency @MainActor
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    estimate(attributes, width: 0).size
  }

  /// Returns the bounds of the text, in lines of a width with `usesLineFragmentOrigin`, else on one
  /// line. The bounds are an estimate, which a finding says.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let width = options.contains(.usesLineFragmentOrigin) ? size.width : 0
    return CGRect(origin: .zero, size: estimate(attributes, width: width).size)
  }

  /// 12 points without a font, as the documentation of the attribute says.
  @MainActor
  fileprivate func estimate(
    _ attributes: [NSAttributedString.Key: Any]?, width: CGFloat
  ) -> TextEstimate {
    Simulation.current.recordTextEstimate(for: "a string")
    let font = attributes?[.font] as? UIFont
    return TextEstimate(description, pointSize: font?.pointSize ?? 12, width: width)
  }
}

extension NSAttributedString {
  /// Returns the size of the text on one line per paragraph, with the font of the first character.
  /// The size is an estimate, which a finding says.
  @preconcurrency @MainActor
  public func size() -> CGSize {
    NSString(string: string).estimate(firstAttributes, width: 0).size
  }

  /// Returns the bounds of the text, like the method of `NSString`, with the font of the first
  /// character.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: string).boundingRect(
      with: size, options: options, attributes: firstAttributes, context: context)
  }

  private var firstAttributes: [NSAttributedString.Key: Any]? {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
  }
}

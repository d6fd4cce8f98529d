// UIKit's additions to strings: attributes by name, and sizes, which are estimates here.

/// Where text lies in its room; kept only, as nothing is drawn. The raw values are UIKit's.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

/// How a size of text is taken; only `usesLineFragmentOrigin` changes an estimate.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// One bit for each option of UIKit's, by the same numbers.
  public let rawValue: Int
  /// A set by its bits; unknown ones are kept.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text breaks into lines of the width that is given; without it there is one line per paragraph.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Kept only: a line is 1.2 times the point size high with and without it.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Kept only: there are no glyphs to measure.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Kept only: an estimate counts all lines.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Kept only.
open class NSStringDrawingContext: NSObject {
  /// Kept only: an estimate is not scaled.
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
  /// Points between characters; kept only, it changes no estimate.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number that says which line; kept only.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A number that says which line; kept only.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// Points above the line; kept only, it changes no estimate.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

extension NSString {
  /// On one line per paragraph. An estimate, which a finding says.
  @preconcurrency @MainActor
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    estimate(attributes, width: 0).size
  }

  /// In lines of a width with `usesLineFragmentOrigin`, else on one line. An estimate, which a
  /// finding says.
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
    Simulation.current.noteTextEstimate(for: "a string")
    let font = attributes?[.font] as? UIFont
    return TextEstimate(description, pointSize: font?.pointSize ?? 12, width: width)
  }
}

extension NSAttributedString {
  /// On one line per paragraph, with the font of the first character. An estimate, which a finding
  /// says.
  @preconcurrency @MainActor
  public func size() -> CGSize {
    NSString(string: string).estimate(firstAttributes, width: 0).size
  }

  /// As the method of `NSString`, with the font of the first character.
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

// UIKit's additions to strings: attributes by name, and sizes, which are estimates here.

/// The alignment of text in its container; stored, without effect, as nothing is drawn. The raw
/// values are UIKit's.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

/// Options for measuring text. Only `usesLineFragmentOrigin` changes an estimate.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The raw value: one bit per option, numbered as in UIKit.
  public let rawValue: Int
  /// Makes a set from its bits. Unknown bits are kept.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The option to break the text into lines of a given width. Without this option each paragraph
  /// is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The option to count the font's leading; stored, without effect. The height of a line is always
  /// 1.2 times the point size.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The option to measure glyphs; stored, without effect: there are no glyphs to measure.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The option to truncate the last visible line; stored, without effect: an estimate counts all
  /// lines.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The context of a text measurement; stored, without effect.
open class NSStringDrawingContext: NSObject {
  /// The least scale of the text; stored, without effect. Text sizes are estimates here, and no
  /// estimate shrinks the text.
  open var minimumScaleFactor: CGFloat = 0
}

extension NSAttributedString.Key {
  /// The key of the font, a `UIFont`. Only the font's point size counts. Without a font the point
  /// size is 12.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the text, a `UIColor`; stored, without effect.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the text, a `UIColor`; stored, without effect.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The paragraph style; stored, without effect: it changes no estimate.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The points between characters; stored, without effect: it changes no estimate.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The number of the underline style; stored, without effect.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The number of the strikethrough style; stored, without effect.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The points above the line; stored, without effect: it changes no estimate.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

extension NSString {
  /// Returns the size of the text on one line per paragraph. The size is an estimate, and the
  /// simulation records a finding.
  @preconcurrency @MainActor
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    estimate(attributes, width: 0).size
  }

  /// Returns the bounds of the text. With `usesLineFragmentOrigin` the text breaks into lines of
  /// the width of `size`; otherwise each paragraph is one line. The bounds are an estimate, and the
  /// simulation records a finding.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let width = options.contains(.usesLineFragmentOrigin) ? size.width : 0
    return CGRect(origin: .zero, size: estimate(attributes, width: width).size)
  }

  /// Estimates the size of the text. Without a font the point size is 12, as the documentation of
  /// the attribute says.
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
  /// The size is an estimate, and the simulation records a finding.
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

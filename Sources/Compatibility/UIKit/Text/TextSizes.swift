// UIKit's additions to strings: sizes with attributes.

/// Options for measuring text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The raw value: one bit per option, numbered as in UIKit.
  public let rawValue: Int
  /// Makes a set from its bits. Unknown bits are kept.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The option to break the text into lines of a given width. Without this option each paragraph
  /// is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The option to count the leading of the fonts, which is 0 for the system font.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The option to measure glyphs; stored, without effect: there are no glyphs to measure.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The option to truncate the last line that the height has room for.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The context of a text measurement; stored, without effect.
open class NSStringDrawingContext: NSObject {
  /// The least scale of the text; stored, without effect: no measurement shrinks the text.
  open var minimumScaleFactor: CGFloat = 0
}

extension NSString {
  /// Returns the size of the text on one line per paragraph, in points, not rounded. Widths are
  /// estimates, and the simulation records a finding.
  @preconcurrency @MainActor
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    boundingRect(with: .zero, attributes: attributes, context: nil).size
  }

  /// Returns the bounds of the text, in points, not rounded. With `usesLineFragmentOrigin` the text
  /// breaks into lines of the width of `size`; otherwise each paragraph is one line. Widths are
  /// estimates, and the simulation records a finding.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let text = NSAttributedString(string: description, attributes: attributes)
    return text.bounds(
      with: size, options: options, emptyFont: attributes?[.font] as? UIFont)
  }
}

extension NSAttributedString {
  /// Returns the size of the text on one line per paragraph, in points, not rounded. Widths are
  /// estimates, and the simulation records a finding.
  @preconcurrency @MainActor
  public func size() -> CGSize { bounds(with: .zero, options: []).size }

  /// Returns the bounds of the text, like the method of `NSString`.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    bounds(with: size, options: options)
  }

  /// Returns the bounds of the text. Characters without a font have 12 points, as the documentation
  /// of the attribute says.
  ///
  /// - Parameter emptyFont: The font of a text without characters.
  @MainActor
  fileprivate func bounds(
    with size: CGSize, options: NSStringDrawingOptions, emptyFont: UIFont? = nil
  ) -> CGRect {
    var text = MeasuredText(textRuns(font: emptyFont ?? .systemFont(ofSize: 12)))
    var container = TextContainer()
    if options.contains(.usesLineFragmentOrigin) { container.width = size.width }
    let style =
      length > 0
      ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    if style?.lineBreakMode == .byCharWrapping { container.lineBreakMode = .byCharWrapping }
    container.usesFontLeading = options.contains(.usesFontLeading)
    container.keepsEmptyLastLine = true
    if options.contains(.truncatesLastVisibleLine), size.height > 0 {
      let lines = text.layout(in: container).lines
      container.lineLimit = max(1, lines.count { $0.frame.maxY <= size.height + 1e-6 })
      container.lineBreakMode = .byTruncatingTail
    }
    Simulation.current.recordTextEstimate(of: &text, in: container, for: "a string")
    return CGRect(origin: .zero, size: text.size(in: container))
  }
}

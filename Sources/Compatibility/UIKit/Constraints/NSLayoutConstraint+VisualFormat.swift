extension NSLayoutConstraint {
  /// The alignment of views on a line, and the direction of the line; the raw values are UIKit's.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The raw value: one bit for each option of UIKit's, by the same numbers.
    public let rawValue: UInt
    /// A set by its bits; unknown ones are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Left edges are the same, on a vertical line.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges are the same, on a vertical line.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Upper edges are the same, on a horizontal line.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Lower edges are the same, on a horizontal line.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Edges where reading begins are the same, on a vertical line.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Edges where reading ends are the same, on a vertical line.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Middles across are the same, on a vertical line.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Middles from top to bottom are the same, on a horizontal line.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Last lines of text stand on the same line, on a horizontal line.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// First lines of text stand on the same line, on a horizontal line.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The mask of the bits that align.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// The line runs as text is read: no bit.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The line runs from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The line runs from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The mask of the bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Distances are between edges: no bit.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Distances are between lines of text, on a vertical line.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The mask of the bits of the distance.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  /// The constraints of a line of views, off until they are made active, and never solved.
  ///
  /// `H:|-[title(>=100)]-8-[more(==title@750)]|`. A `-` alone is 8 points between views, and the
  /// superview's margin at its edges. Constraints come in the order of the format: the superview's
  /// edge, then each view's lengths and the distance before it; alignments come last.
  ///
  /// A format that cannot be read is the fault `visual-format`, which says where; under the policy
  /// `.record` there are then no constraints.
  ///
  /// - Parameters:
  ///   - metrics: Numbers that the format names.
  ///   - views: Views and layout guides that the format names.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let numbers = (metrics ?? [:]).compactMapValues(number)
    var reader = VisualFormatReader(format, metrics: numbers, views: Set(views.keys))
    do throws(VisualFormat.Mistake) {
      let line = try reader.read()
      return try VisualFormatLine(line, options: opts, views: views).constraints()
    } catch {
      Simulation.current.raise(.visualFormat(error.reason, at: error.place, in: format))
      return []
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as Float: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}

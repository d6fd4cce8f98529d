extension NSLayoutConstraint {
  /// The options of a visual format: the alignment, the direction and the spacing of the views. The
  /// raw values are UIKit's.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options, with UIKit's values.
    public let rawValue: UInt
    /// A set of options from its bits. Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The alignment of the left edges, in a vertical format.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The alignment of the right edges, in a vertical format.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The alignment of the top edges, in a horizontal format.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The alignment of the bottom edges, in a horizontal format.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The alignment of the leading edges, in a vertical format.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The alignment of the trailing edges, in a vertical format.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The alignment of the horizontal centres, in a vertical format.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The alignment of the vertical centres, in a horizontal format.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The alignment of the last baselines, in a horizontal format.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The alignment of the first baselines, in a horizontal format.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The mask of the alignment bits.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// The direction from the leading to the trailing edge; no bit is set.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The direction from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The direction from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The mask of the direction bits.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// The spacing from edge to edge; no bit is set.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// The spacing from baseline to baseline, in a vertical format.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The mask of the spacing bits.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  /// Returns the constraints of a visual format. The constraints are inactive.
  ///
  /// An example is `H:|-[title(>=100)]-8-[more(==title@750)]|`. Between two views, a `-` alone
  /// stands for 8 points. At an edge of the superview, a `-` alone stands for the superview's
  /// margin. The constraints come in the order of the format: the distance to the superview's first
  /// edge, then for each view the distance to the previous view and the view's lengths, then the
  /// distance to the superview's last edge. Alignments come last.
  ///
  /// An invalid format causes the fault `visual-format`, whose text names the position. Under the
  /// policy `.record` the method then returns no constraints.
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

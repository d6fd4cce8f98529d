import Foundation

/// The rules by which the items of a line share its length, one rule a function.
///
/// Lengths and results are in points along the line; starts count from the leading inset.
package enum FlowRules {
  /// Whether a section places items at all.
  ///
  /// A section whose insets leave no length keeps header, insets and footer, as an empty one does
  /// (FL-37), but none of its items has a frame.
  package static func hasRoom(available: CGFloat) -> Bool {
    available > 0
  }

  /// Returns the number of equally long items that fit beside each other, whether that many exist
  /// or not.
  ///
  /// The quotient in plain doubles, without tolerance: three items of (390 - 10) / 3 with 5
  /// between them do *not* fit in 390.
  ///
  /// - Parameter count: The number of items, for lengths that use up nothing: when length and
  ///   spacing together are not positive all items share a line, unless the first alone is
  ///   too long.
  package static func itemsPerLine(
    length: CGFloat, spacing: CGFloat, available: CGFloat, count: Int
  ) -> Int {
    let pitch = length + spacing
    guard pitch > 0 else { return length <= available ? max(1, count) : 1 }
    let fitting = ((available + spacing) / pitch).rounded(.down)
    // Beyond 2^53 a double counts no longer; the limit also keeps the conversion from trapping.
    return fitting > 1 ? Int(min(fitting, 0x1p53)) : 1
  }

  /// Start of the first item and gap of every line of a uniform section, the last line included
  /// (FL-18, FL-19).
  ///
  /// - Parameter isEstimated: Whether sizes are estimated: only then an item that is longer than
  ///   its line stays behind the inset (FL-26).
  package static func columns(
    length: CGFloat, available: CGFloat, itemsPerLine: Int, isEstimated: Bool
  ) -> (start: CGFloat, gap: CGFloat) {
    guard itemsPerLine > 1 else {
      return (isEstimated ? centred(length, in: available) : (available - length) / 2, 0)
    }
    let columns = CGFloat(itemsPerLine)
    return (0, (available - columns * length) / (columns - 1))
  }

  /// Whether an item of a mixed section joins a line that is `used` long already (FL-21).
  @inline(__always)
  static func joins(used: CGFloat, spacing: CGFloat, length: CGFloat, available: CGFloat) -> Bool {
    used + spacing + length <= available
  }

  /// Start of the first item and gap of one line of a mixed section.
  ///
  /// - Parameters:
  ///   - lengths: The sum of the items' lengths, without gaps.
  ///   - isLast: Whether the line is the last of its section.
  package static func mixedLine(
    count: Int, lengths: CGFloat, isLast: Bool, spacing: CGFloat, available: CGFloat
  ) -> (start: CGFloat, gap: CGFloat) {
    if count > 1 {
      return (0, isLast ? spacing : (available - lengths) / CGFloat(count - 1))
    }
    if isLast && hasRoomForTwin(length: lengths, spacing: spacing, available: available) {
      return (0, 0)
    }
    return (centred(lengths, in: available), 0)
  }

  /// Whether a copy of a lone item would fit beside it with room to spare (FL-25).
  ///
  /// Strict: at equality the item is centred.
  package static func hasRoomForTwin(
    length: CGFloat, spacing: CGFloat, available: CGFloat
  ) -> Bool {
    2 * length + spacing < available
  }

  /// Whether an item is reported as too long for its line: an exact fit is not.
  @inline(__always)
  static func isOversized(length: CGFloat, available: CGFloat) -> Bool {
    length > available
  }

  /// The start that centres an item; never before the inset, however long it is.
  private static func centred(_ length: CGFloat, in available: CGFloat) -> CGFloat {
    max(0, (available - length) / 2)
  }
}

import Foundation

/// The rules by which the items of a line share its length, one function for each rule.
///
/// Lengths and results are in points along the line. A start is a distance from the inner edge of
/// the leading inset.
package enum FlowRules {
  /// Whether a section places items at all.
  ///
  /// A section whose insets leave no length keeps its header, insets and footer, as an empty
  /// section does (FL-37). But none of its items has a frame.
  package static func hasRoom(available: CGFloat) -> Bool {
    available > 0
  }

  /// Returns the number of equally long items that fit beside each other, even if fewer items
  /// exist (FL-17, FL-20).
  ///
  /// The quotient is computed in plain doubles, without tolerance. So three items of (390 - 10) / 3
  /// with 5 between them do *not* fit in 390.
  ///
  /// - Parameter count: The number of items. It matters only if the sum of length and spacing is
  ///   not positive. Then all items share a line, unless one item alone is too long for it.
  package static func itemsPerLine(
    length: CGFloat, spacing: CGFloat, available: CGFloat, count: Int
  ) -> Int {
    let pitch = length + spacing
    guard pitch > 0 else { return length <= available ? max(1, count) : 1 }
    let fitting = ((available + spacing) / pitch).rounded(.down)
    // Beyond 2^53 a double cannot hold every whole number; the limit also keeps the conversion from
    // trapping.
    return fitting > 1 ? Int(min(fitting, 0x1p53)) : 1
  }

  /// Returns the start of the first item and the gap, for every line of a uniform section, the last
  /// line included (FL-18, FL-19).
  ///
  /// - Parameter isEstimated: Whether sizes are estimated. Only then does an item that is longer
  ///   than its line start at the inset (FL-26).
  package static func columns(
    length: CGFloat, available: CGFloat, itemsPerLine: Int, isEstimated: Bool
  ) -> (start: CGFloat, gap: CGFloat) {
    guard itemsPerLine > 1 else {
      return (isEstimated ? centred(length, in: available) : (available - length) / 2, 0)
    }
    let columns = CGFloat(itemsPerLine)
    return (0, (available - columns * length) / (columns - 1))
  }

  /// Whether an item joins a line that is already `used` points long, in a section that is not
  /// uniform (FL-21).
  static func joins(used: CGFloat, spacing: CGFloat, length: CGFloat, available: CGFloat) -> Bool {
    used + spacing + length <= available
  }

  /// Returns the start of the first item and the gap, for one line of a section that is not
  /// uniform.
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
  /// The comparison is strict: at equality the item is centred.
  package static func hasRoomForTwin(
    length: CGFloat, spacing: CGFloat, available: CGFloat
  ) -> Bool {
    2 * length + spacing < available
  }

  /// Whether an item is reported as too long for its line. An item that fits exactly is not
  /// reported.
  static func isOversized(length: CGFloat, available: CGFloat) -> Bool {
    length > available
  }

  /// Returns the start that centres an item. The start is never before the inset, however long the
  /// item is.
  private static func centred(_ length: CGFloat, in available: CGFloat) -> CGFloat {
    max(0, (available - length) / 2)
  }
}

import Foundation

/// The rows of a section: equally long items, one per line. Some items were measured. All other
/// items have one common size.
///
/// A list reads its rows again with every size that becomes known. This type holds only the values
/// of the section that are needed for reading the rows.
struct FlowRows {
  let estimates: FlowEstimates
  let rule: FlowDepthRule
  /// The start of the items along their lines, before rounding.
  let start: CGFloat

  /// The length of every item.
  var length: CGFloat { rule.axis.length(of: estimates[0]) }

  var depths: FlowMeasuredDepths { FlowMeasuredDepths(rows: estimates.measured, rule: rule) }

  /// Returns the start that a row would have if `item` was measured to `size`. This size must be as
  /// long as the items.
  func offset(of row: Int, measuring size: CGSize, item: Int) -> CGFloat {
    let (standard, before) = estimates.standard(measuring: size, item: item, before: row)
    var rule = rule
    if let standard { rule.standardExtent = rule.axis.extent(of: standard) }
    return rule.offset(ofLine: row, after: before)
  }
}

extension FlowPlan {
  /// Calls `look` with the rows of a section and returns the result; nil if the items are not rows.
  func inRows<Result>(of section: Int, _ look: (FlowRows) -> Result) -> Result? {
    inSection(section) { solved in
      guard case .measured(itemsPerLine: 1, let start, _) = solved.pointee.pattern,
        let estimates = solved.pointee.input.items.estimates, let standard = estimates.standard
      else { return nil }
      let rule = FlowDepthRule(
        axis: axis, standardExtent: axis.extent(of: standard),
        itemsOffset: solved.pointee.itemsOffset, spacing: solved.pointee.input.lineSpacing)
      return look(
        FlowRows(
          estimates: estimates, rule: rule,
          start: axis.lineInsets(of: solved.pointee.input.inset).leading + start))
    }
  }
}

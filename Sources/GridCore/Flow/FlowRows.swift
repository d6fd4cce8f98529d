import Foundation

/// The rows of a section: items that have a line each, all equally long, of which some were
/// measured and the others have one size.
///
/// Lists are asked for them again with every size that becomes known. Of a section only this much
/// is needed then.
struct FlowRows {
  let estimates: FlowEstimates
  let rule: FlowDepthRule
  /// The start of the items along their lines, before rounding.
  let start: CGFloat

  /// The length of every item.
  @inline(__always)
  var length: CGFloat { rule.axis.length(of: estimates[0]) }

  var depths: FlowMeasuredDepths { FlowMeasuredDepths(rows: estimates.measured, rule: rule) }

  /// Returns the start that a row would have if one of the items was measured to a size that is as
  /// long as all are.
  func offset(of row: Int, measuring size: CGSize, item: Int) -> CGFloat {
    let (standard, before) = estimates.standard(measuring: size, item: item, before: row)
    var rule = rule
    if let standard { rule.standardExtent = rule.axis.extent(of: standard) }
    return rule.offset(ofLine: row, after: before)
  }
}

extension FlowPlan {
  /// Looks into the rows of a section, if its items are rows.
  @inline(__always)
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

import Foundation

/// The rows of a section: items that have a line each, all equally long, of which some were measured and
/// the others have one size.
///
/// Lists are asked for them again with every size that becomes known. Of a section only this much is
/// needed then.
struct FlowRows {
  let estimates: FlowEstimates
  let depths: FlowMeasuredDepths
  /// Where items start along their lines, before rounding.
  let start: CGFloat

  /// The length of every item.
  var length: CGFloat { depths.axis.length(of: estimates[0]) }

  /// Where a row would start if one of the items was measured to a size that is as long as all are.
  func offset(of row: Int, measuring size: CGSize, item: Int) -> CGFloat {
    let (standard, before) = estimates.standard(measuring: size, item: item, before: row)
    let extent = standard.map(depths.axis.extent(of:)) ?? depths.standardExtent
    return depths.offset(ofLine: row, after: before, standardExtent: extent)
  }
}

extension FlowPlan {
  /// The rows of a section; nil where its items are no rows.
  func rows(of section: Int) -> FlowRows? {
    inSection(section) { solved in
      guard case .measured(itemsPerLine: 1, let start, _) = solved.pointee.pattern,
        let estimates = solved.pointee.input.items.estimates, let standard = estimates.standard
      else { return nil }
      return FlowRows(
        estimates: estimates,
        depths: FlowMeasuredDepths(
          rows: estimates.measured, axis: axis, standardExtent: axis.extent(of: standard),
          itemsOffset: solved.pointee.itemsOffset, spacing: solved.pointee.input.lineSpacing),
        start: axis.lineInsets(of: solved.pointee.input.inset).leading + start)
    }
  }
}

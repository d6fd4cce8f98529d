import GridCore
import GridKit

extension AuditRun {
  /// A text about where a layout's content size comes from and how far its elements reach. The text
  /// begins like `the content is 360 wide and 110.001 high`.
  var contentSizeExplanation: String {
    let size = census.contentSize
    return "the content is \(NumberText.short(size.width)) wide and "
      + "\(NumberText.short(size.height)) high, \(contentSizeOrigin). \(extentText)"
  }

  private var contentSizeOrigin: String {
    guard let flow = census.rig.layout as? GridViewFlowLayout,
      let plan = census.rig.asking({ flow.ownPlan }),
      plan.contentSize == census.contentSize
    else { return "from the layout's own collectionViewContentSize" }
    let lines = plan.lineCount
    guard lines > 0 else { return "inherited from the flow layout, which has no lines" }
    let first = (0..<plan.sectionCount).lazy.compactMap { plan.frame(section: $0, item: 0) }.first
    let extent = first.map { axis.extent($0.size) } ?? 0
    let gap = flow.minimumLineSpacing
    let source =
      census.rig.simulation.counters.sizeCalls > 0 ? "sizes by the delegate" : "sizes by itemSize"
    let sum = CGFloat(lines) * extent + CGFloat(lines - 1) * gap
    var text =
      "inherited from the flow layout's own lines: \(lines) × \(NumberText.short(extent)) and "
      + "\(ElementWords.count(lines - 1, "gap")) of \(NumberText.short(gap))"
    if abs(sum - axis.extent(census.contentSize)) > 1e-6 {
      text += ", with what sections, insets and items of other sizes add"
    }
    return text + " (\(ElementWords.count(census.counts.itemCount, "item")), \(source))"
  }

  private var extentText: String {
    guard let (start, end, last) = extent else { return "There are no elements." }
    return "The elements reach from \(axis.letter) = \(NumberText.short(start)) to "
      + "\(NumberText.short(end)), where \(last.id) ends."
  }
}

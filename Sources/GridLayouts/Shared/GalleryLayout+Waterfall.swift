extension GalleryLayout {
  /// Returns the plan of a layout whose sections are waterfalls. After a batch update, the method
  /// asks only about inserted and reloaded items.
  ///
  /// - Parameters:
  ///   - keepsWidth: Whether the last plan had the same width. Otherwise the method asks about
  ///     every item, because its size may depend on the width.
  ///   - metrics: Returns the metrics of a section, before its items are asked about.
  ///   - ask: Returns the height of an item and the number of columns that the item covers.
  func waterfallPlan(
    in grid: GridView, width: CGFloat, keepsWidth: Bool, margin: GridEdgeInsets = .zero,
    metrics: (_ section: Int) -> ColumnMetrics, ask: (IndexPath) -> (height: CGFloat, span: Int)
  ) -> WaterfallPlan {
    func add(_ items: ItemRange, to list: inout WaterfallPlan.ItemList) {
      self.ask(about: items, of: grid) { path in
        let (height, span) = ask(path)
        list.append(height: height, span: span)
      }
    }
    if keepsWidth, var before = takePlan(WaterfallPlan.self, in: grid) {
      before.plan.follow(before.update, metrics: metrics, ask: add)
      return before.plan
    }
    let sections = itemCounts(in: grid).enumerated().map { section, count in
      let metrics = metrics(section)
      var list = WaterfallPlan.ItemList()
      list.heights.reserveCapacity(count)
      add(ItemRange(section: section, items: 0..<count), to: &list)
      return WaterfallPlan.SectionInput(
        metrics: metrics, heights: list.heights, spans: list.spans)
    }
    return WaterfallPlan(width: width, margin: margin, sections: sections)
  }
}

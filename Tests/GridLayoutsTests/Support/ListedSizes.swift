import GridLayouts

/// Answers every delegate of the gallery from lists, and counts the questions.
@MainActor
final class ListedSizes: ShortestColumnLayoutDelegate, SectionedWaterfallLayoutDelegate,
  SkylineLayoutDelegate, BlockLayoutDelegate
{
  /// One section of a sectioned waterfall.
  struct Section {
    var columns = 1
    var lineSpacing: CGFloat = 0
    var interitemSpacing: CGFloat = 0
    var inset = GridEdgeInsets.zero
    var weights: [CGFloat]?
    var spans: [Int: Int] = [:]
  }

  var sizes: [[CGSize]]
  var sections: [Section]
  /// Widths for a block layout; nil where it has to use its own.
  var columnWidths: [CGFloat?] = []
  /// Items that were asked about, in order.
  private(set) var asked: [IndexPath] = []
  /// Widths that a shortest-column layout told.
  private(set) var toldWidths: Set<CGFloat> = []

  init(sizes: [[CGSize]], sections: [Section] = []) {
    self.sizes = sizes
    self.sections = sections
  }

  /// Heights alone.
  convenience init(_ heights: [[CGFloat]], sections: [Section] = []) {
    self.init(
      sizes: heights.map { $0.map { CGSize(width: 0, height: $0) } }, sections: sections)
  }

  var counts: [Int] { sizes.map(\.count) }

  func forgetQuestions() {
    asked.removeAll()
    toldWidths.removeAll()
  }

  private func size(_ path: IndexPath) -> CGSize {
    asked.append(path)
    return sizes[path[0]][path[1]]
  }

  func shortestColumnLayout(
    _ layout: ShortestColumnLayout, heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat? {
    toldWidths.insert(width)
    return size(indexPath).height
  }

  func skylineLayout(_ layout: SkylineLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
    size(indexPath)
  }

  func blockLayout(_ layout: BlockLayout, heightForItemAt indexPath: IndexPath) -> CGFloat {
    size(indexPath).height
  }

  func blockLayout(_ layout: BlockLayout, widthOfColumn column: Int) -> CGFloat? {
    columnWidths.indices.contains(column) ? columnWidths[column] : nil
  }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(indexPath) }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, numberOfColumnsInSection section: Int
  ) -> Int { sections[section].columns }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, lineSpacingForSection section: Int
  ) -> CGFloat { sections[section].lineSpacing }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, interitemSpacingForSection section: Int
  ) -> CGFloat { sections[section].interitemSpacing }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, insetForSection section: Int
  ) -> GridEdgeInsets { sections[section].inset }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, columnWeightsInSection section: Int
  ) -> [CGFloat]? { sections[section].weights }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, columnSpanForItemAt indexPath: IndexPath
  ) -> Int { sections[indexPath[0]].spans[indexPath[1]] ?? 1 }
}

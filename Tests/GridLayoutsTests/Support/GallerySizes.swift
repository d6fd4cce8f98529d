import GridLayouts

/// Answers every delegate of the gallery from a few methods that a subclass overrides.
@MainActor
class GallerySizes: NSObject, ShortestColumnLayoutDelegate, SectionedWaterfallLayoutDelegate,
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

  func size(_ path: IndexPath) -> CGSize { .zero }
  func section(_ section: Int) -> Section { Section() }
  /// Returns the width of a column of blocks; nil if the layout has to use its own.
  func columnWidth(_ column: Int) -> CGFloat? { nil }
  func span(_ path: IndexPath) -> Int { section(path[0]).spans[path[1]] ?? 1 }

  func shortestColumnLayout(
    _ layout: ShortestColumnLayout, heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat? { size(indexPath).height }

  func skylineLayout(_ layout: SkylineLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
    size(indexPath)
  }

  func blockLayout(_ layout: BlockLayout, heightForItemAt indexPath: IndexPath) -> CGFloat {
    size(indexPath).height
  }

  func blockLayout(_ layout: BlockLayout, widthOfColumn column: Int) -> CGFloat? {
    columnWidth(column)
  }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(indexPath) }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, numberOfColumnsInSection section: Int
  ) -> Int { self.section(section).columns }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, lineSpacingForSection section: Int
  ) -> CGFloat { self.section(section).lineSpacing }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, interitemSpacingForSection section: Int
  ) -> CGFloat { self.section(section).interitemSpacing }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, insetForSection section: Int
  ) -> GridEdgeInsets { self.section(section).inset }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, columnWeightsInSection section: Int
  ) -> [CGFloat]? { self.section(section).weights }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, columnSpanForItemAt indexPath: IndexPath
  ) -> Int { span(indexPath) }
}

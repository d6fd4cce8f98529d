import GridLayouts
import GridTesting

/// Answers every delegate of the gallery out of a setup's seed: the same path has the same size.
@MainActor
final class SeededSizes: NSObject, ShortestColumnLayoutDelegate, SectionedWaterfallLayoutDelegate,
  SkylineLayoutDelegate, BlockLayoutDelegate, GridViewDelegateFlowLayout
{
  var setup: GallerySetup
  /// How often sizes were asked.
  private(set) var questions = 0

  init(_ setup: GallerySetup) {
    self.setup = setup
    super.init()
  }

  /// A number from 0 to 1 for a place and a purpose.
  private func share(_ section: Int, _ item: Int, _ purpose: UInt64) -> CGFloat {
    var random = SplitMix64(
      seed: setup.sizeSeed &+ UInt64(section) &* 1_000_003 &+ UInt64(item) &* 8191
        &+ purpose &* 0x9E37)
    return CGFloat(random.next() >> 40) / CGFloat(1 << 24)
  }

  private func length(_ section: Int, _ item: Int, _ purpose: UInt64) -> CGFloat {
    let range = setup.sizeRange
    let value =
      range.lowerBound
      + share(section, item, purpose) * (range.upperBound - range.lowerBound)
    return setup.sizeSeed.isMultiple(of: 2) ? (value * 4).rounded() / 4 : value
  }

  func size(_ path: IndexPath) -> CGSize {
    questions += 1
    return CGSize(width: length(path[0], path[1], 1), height: length(path[0], path[1], 2))
  }

  // MARK: Sections of the waterfall

  func columns(_ section: Int) -> Int { 1 + Int(share(section, 0, 3) * 5) }

  func weights(_ section: Int) -> [CGFloat]? {
    share(section, 0, 4) < 0.7 ? nil : (0..<columns(section)).map { 0.5 + share(section, $0, 5) }
  }

  func lineSpacing(_ section: Int) -> CGFloat { (share(section, 0, 6) * 12).rounded() }

  func interitemSpacing(_ section: Int) -> CGFloat { (share(section, 0, 7) * 12).rounded() }

  // MARK: Delegates

  func shortestColumnLayout(
    _ layout: ShortestColumnLayout, heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat? { size(indexPath).height }

  func skylineLayout(_ layout: SkylineLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
    size(indexPath)
  }

  func blockLayout(_ layout: BlockLayout, heightForItemAt indexPath: IndexPath) -> CGFloat {
    size(indexPath).height
  }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(indexPath) }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, numberOfColumnsInSection section: Int
  ) -> Int { columns(section) }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, lineSpacingForSection section: Int
  ) -> CGFloat { lineSpacing(section) }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, interitemSpacingForSection section: Int
  ) -> CGFloat { interitemSpacing(section) }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, insetForSection section: Int
  ) -> GridEdgeInsets { setup.sectionInset }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, columnWeightsInSection section: Int
  ) -> [CGFloat]? { weights(section) }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, columnSpanForItemAt indexPath: IndexPath
  ) -> Int {
    // Spans in every third section only: any span changes the rule of the first row.
    share(indexPath[0], 0, 8) < 0.6 || share(indexPath[0], indexPath[1], 9) < 0.8 ? 1 : 2
  }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(indexPath) }
}

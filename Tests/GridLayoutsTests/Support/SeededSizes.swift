import GridLayouts
import GridTesting

/// Answers every delegate of the gallery out of a setup's seed: the same path has the same size.
final class SeededSizes: GallerySizes, GridViewDelegateFlowLayout {
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

  override func size(_ path: IndexPath) -> CGSize {
    questions += 1
    return CGSize(width: length(path[0], path[1], 1), height: length(path[0], path[1], 2))
  }

  override func section(_ section: Int) -> Section {
    let columns = 1 + Int(share(section, 0, 3) * 5)
    return Section(
      columns: columns, lineSpacing: (share(section, 0, 6) * 12).rounded(),
      interitemSpacing: (share(section, 0, 7) * 12).rounded(), inset: setup.sectionInset,
      weights: share(section, 0, 4) < 0.7
        ? nil : (0..<columns).map { 0.5 + share(section, $0, 5) })
  }

  override func span(_ path: IndexPath) -> Int {
    // Spans in every third section only: any span changes the rule of the first row.
    share(path[0], 0, 8) < 0.6 || share(path[0], path[1], 9) < 0.8 ? 1 : 2
  }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(indexPath) }
}

import Testing
import UIKit

/// Cells that size themselves in a compositional layout.
@MainActor @Suite("Compositional layout: self-sizing")
struct CompositionalSizingTests {
  private func stage(
    _ section: NSCollectionLayoutSection, counts: [Int], height: ((IndexPath) -> CGFloat)?
  ) -> Stage<UICollectionViewCompositionalLayout> {
    let stage = Stage(
      UICollectionViewCompositionalLayout(section: section), counts: counts, width: 320,
      height: 480)
    stage.showSamples(height: height)
    stage.layOut()
    return stage
  }

  private func rows(
    _ count: Int, estimate: CGFloat = 50, heights: @escaping (IndexPath) -> CGFloat
  ) -> Stage<UICollectionViewCompositionalLayout> {
    let size = box(.fractionalWidth(1), .estimated(estimate))
    let row = NSCollectionLayoutItem(layoutSize: size)
    return stage(
      NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [row])),
      counts: [count], height: heights)
  }

  /// Cards beside each other, in lines with an estimate.
  private func cards(
    _ width: CGFloat, _ height: NSCollectionLayoutDimension, heights: [CGFloat]
  ) -> Stage<UICollectionViewCompositionalLayout> {
    let card = NSCollectionLayoutItem(layoutSize: box(.fractionalWidth(width), height))
    let line = box(.fractionalWidth(1), .estimated(60))
    return stage(
      NSCollectionLayoutSection(group: .horizontal(layoutSize: line, subitems: [card])),
      counts: [heights.count], height: { heights[$0.item] })
  }

  @Test("CL-48: rows are as high as their cells ask for", .tags(.measured))
  func heights() {
    let stage = rows(5) { CGFloat(30 + 20 * $0.item) }
    #expect((0..<5).map { stage.shownFrame($0)?.minY } == [0, 30, 80, 150, 240])
    #expect((0..<5).map { stage.shownFrame($0)?.height } == [30, 50, 70, 90, 110])
    #expect(stage.view.contentSize == CGSize(width: 320, height: 350))
  }

  @Test("CL-48: what has not shown yet is as high as the estimate", .tags(.measured))
  func estimates() {
    let stage = rows(60, estimate: 44) { _ in 52 }
    let measured = (0..<60).filter {
      stage.view.layoutAttributesForItem(at: path($0))?.frame.height == 52
    }
    // Ten rows of 52 cover 480.
    #expect(measured == Array(0..<10))
    #expect(stage.view.contentSize.height == 2720)
  }

  @Test("CL-48: a jump keeps its offset and measures what shows there", .tags(.measured))
  func jump() {
    let stage = rows(60, estimate: 44) { _ in 60 }
    stage.scroll(to: 1500)
    stage.layOut()
    #expect(stage.view.contentOffset.y == 1500)
    #expect(stage.view.visibleCells.allSatisfy { $0.frame.height == 60 })
  }

  @Test("rows below follow when a row is reloaded with another height", .tags(.inferred))
  func reload() {
    var first: CGFloat = 30
    let stage = rows(4) { $0.item == 0 ? first : 40 }
    first = 90
    stage.update { $0.reloadItems(at: [path(0)]) }
    stage.layOut()
    #expect((0..<4).map { stage.shownFrame($0)?.minY } == [0, 90, 130, 170])
  }

  @Test("CL-48: another width measures anew", .tags(.measured))
  func width() {
    let stage = rows(4) { _ in 40 }
    stage.source.configure = { cell, _ in (cell as? TallCell)?.height = 70 }
    for cell in stage.view.visibleCells { (cell as? TallCell)?.height = 70 }
    stage.view.frame.size.width = 400
    stage.layOut()
    #expect((0..<4).map { stage.shownFrame($0)?.height } == [70, 70, 70, 70])
    #expect(stage.shownFrame(0)?.width == 400)
  }

  @Test(
    "CL-49: cells beside each other keep their heights, the line has the greatest", .tags(.measured)
  )
  func neighbours() {
    let stage = cards(0.5, .estimated(60), heights: [40, 90, 70, 50])
    #expect((0..<4).map { stage.shownFrame($0)?.height } == [40, 90, 70, 50])
    #expect((0..<4).map { stage.shownFrame($0)?.minY } == [0, 0, 90, 90])
    #expect(stage.view.contentSize.height == 160)
  }

  @Test("CL-50: uniform siblings are as high as the highest of them", .tags(.documented))
  func uniform() {
    let stage = cards(1.0 / 3, .uniformAcrossSiblings(estimate: 60), heights: [40, 90, 70])
    #expect((0..<3).map { stage.shownFrame($0)?.height } == [90, 90, 90])
  }

  @Test("a header with an estimate is as high as it asks for", .tags(.inferred))
  func headers() {
    let row = NSCollectionLayoutItem(layoutSize: box(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: box(.fractionalWidth(1), .absolute(44)), subitems: [row]))
    section.boundarySupplementaryItems = [
      title(UICollectionView.elementKindSectionHeader, .estimated(20))
    ]
    let stage = stage(section, counts: [2, 2], height: nil)
    #expect(stage.shownFrame(0)?.minY == 36)
    #expect(stage.shownFrame(0, in: 1)?.minY == 160)
    #expect(stage.view.contentSize.height == 248)
  }
}

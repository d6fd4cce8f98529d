import GridTesting
import Testing

/// Elements whose layout is not to blame that they are not shown.
@MainActor @Suite("Why an element is not shown although its layout has it")
struct WhyUnaskedTests {
  private func cards() -> Listened {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(60), heightDimension: .absolute(40)),
      subitems: [
        NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      ])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    return Listened([10], layout: GridViewCompositionalLayout(section: section)).layOut()
  }

  @Test func `a cell that its section has scrolled away is explained by the section's offset`() {
    let list = cards()
    list.grid.scrollToItem(at: [0, 5], at: .left, animated: false)
    list.grid.layoutIfNeeded()
    #expect(
      list.why(.cell(0, 0)).hasPrefix(
        "cell 0-0 is not shown: its place, -300, 0, 60 × 40, is outside the visible rectangle 0, 0, "
          + "100 × 100: section 0 is scrolled by 300 by itself"))
    #expect(list.why(.cell(0, 5)).hasPrefix("cell 0-5 is at "))
  }

  @Test func `a cell that its section has not scrolled to yet is explained alike`() {
    #expect(
      cards().why(.cell(0, 4)).hasPrefix(
        "cell 0-4 is not shown: its place, 240, 0, 60 × 40, is outside the visible rectangle 0, 0, "
          + "100 × 100: section 0 is scrolled by 0 by itself"))
  }

  private final class NarrowLayout: ShelfLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 0, height: 1024) }
  }

  @Test func `content without width is told as the reason why the layout was never asked`() {
    let list = Listened(layout: NarrowLayout())
    list.grid.queryPolicy = .clippedToContent
    list.grid.contentInset.left = 10
    list.grid.contentOffset.x = -10
    list.grid.layoutIfNeeded()
    #expect(
      list.why(.cell(0, 0)).hasPrefix(
        "cell 0-0 is not shown: never asked: the visible rectangle shares no area with the content "
          + "0 × 1024"))
    #expect(list.why(.cell(0, 0)).contains("did not name it") == false)
  }
}

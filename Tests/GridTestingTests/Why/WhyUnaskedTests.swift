import GridTesting
import TestSupport
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

  @Test(.rows) func `the reason is the section's offset, or that the layout was never asked`() {
    let outside = "is outside the visible rectangle 0, 0, 100 × 100: section 0 is scrolled by"
    let rows:
      [(name: String, element: GridElementID, list: @MainActor () -> Listened, words: String)] = [
        (
          "a cell that its section has scrolled away", .cell(0, 0), scrolled,
          "cell 0-0 is not shown: its place, -300, 0, 60 × 40, \(outside) 300 by itself"
        ), ("a cell that its section has scrolled to", .cell(0, 5), scrolled, "cell 0-5 is at "),
        (
          "a cell that its section has not scrolled to yet", .cell(0, 4), cards,
          "cell 0-4 is not shown: its place, 240, 0, 60 × 40, \(outside) 0 by itself"
        ),
        (
          "content without width", .cell(0, 0), narrow,
          "cell 0-0 is not shown: never asked: the visible rectangle shares no area with the content "
            + "0 × 1024"
        ),
      ]
    forEachRow(of: rows, named: \.name) { _, element, list, words in
      let why = list().why(element)
      #expect(why.hasPrefix(words) && !why.contains("did not name it"), "\(why)")
    }
  }

  private func scrolled() -> Listened {
    cards().after { $0.grid.scrollToItem(at: [0, 5], at: .left, animated: false) }.layOut()
  }

  private func narrow() -> Listened {
    final class NarrowLayout: ShelfLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 0, height: 1024) }
    }
    return Listened(layout: NarrowLayout()).after {
      $0.grid.queryPolicy = .clippedToContent
      $0.grid.contentInset.left = 10
      $0.grid.contentOffset.x = -10
    }.layOut()
  }
}

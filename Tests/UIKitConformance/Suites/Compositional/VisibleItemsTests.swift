import Testing
import UIKit

/// Calls of the handler of a section's visible items, and the effects of what it sets.
@MainActor @Suite("Compositional layout: visible items")
struct VisibleItemsTests {
  /// The arguments that a handler was called with.
  private final class Calls {
    var offsets: [CGFloat] = []
    var items: [[String]] = []
    var widths: Set<CGFloat> = []
  }

  /// Cards of 192 in a view of 320, one of them always in the middle; those beside it are smaller.
  private func carousel(_ calls: Calls) -> Stage<UICollectionViewCompositionalLayout> {
    let card = NSCollectionLayoutItem(layoutSize: box(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: box(.fractionalWidth(0.6), .absolute(100)), subitems: [card]))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.boundarySupplementaryItems = [
      title(UICollectionView.elementKindSectionHeader, .absolute(30))
    ]
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      let width = environment.container.contentSize.width
      calls.offsets.append(offset.x)
      calls.widths.insert(width)
      calls.items.append(
        items.map { item in
          let isCell = item.representedElementCategory == .cell
          return (isCell ? "cell " : "header ") + Words.text(item.indexPath)
        }.sorted())
      for item in items where item.representedElementCategory == .cell {
        let distance = abs(item.frame.midX - offset.x - width / 2)
        let scale = max(0.5, 1 - distance / 384)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
        item.alpha = scale
      }
    }
    let stage = Stage(
      UICollectionViewCompositionalLayout(section: section), counts: [6], width: 320, height: 480)
    stage.layOut()
    return stage
  }

  @Test("CL-47: a carousel shows its middle card whole, the others smaller", .tags(.observed))
  func scaling() {
    let stage = carousel(Calls())
    #expect(stage.cell(0)?.transform.a == 1)
    #expect(stage.cell(1)?.transform.a == 0.5)
    #expect(stage.shownFrame(0)?.midX == 160)
    stage.scroll(section: 0, to: 130)
    #expect(stage.scrollView(ofSection: 0)?.contentOffset.x == 128)
    #expect((0..<3).map { stage.cell($0)?.transform.a } == [0.5, 1, 0.5])
    #expect((0..<3).map { stage.cell($0)?.alpha } == [0.5, 1, 0.5])
    // A smaller card keeps its middle.
    let frame = stage.cell(0).map { $0.convert($0.bounds, to: stage.view) }
    #expect(frame?.midX == -32)
    #expect(frame?.width == 96)
  }

  @Test("CL-47: it hears of each offset, and of what shows then", .tags(.measured))
  func calls() {
    let calls = Calls()
    let stage = carousel(calls)
    #expect(calls.offsets.last == -64)
    #expect(calls.items.last == ["cell 0-0", "cell 0-1", "header 0-0"])
    stage.scroll(section: 0, to: 320)
    #expect(calls.offsets.last == 320)
    #expect(calls.items.last == ["cell 0-1", "cell 0-2", "cell 0-3", "header 0-0"])
    #expect(calls.widths == [320])
  }

  @Test("CL-47: what it sets lasts until the layout is made anew", .tags(.measured))
  func lasting() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: box(.fractionalWidth(1), .absolute(50)),
        subitems: [
          NSCollectionLayoutItem(layoutSize: box(.fractionalWidth(1), .fractionalHeight(1)))
        ]))
    var alpha: CGFloat? = 0.3
    section.visibleItemsInvalidationHandler = { items, _, _ in
      guard let alpha else { return }
      for item in items { item.alpha = alpha }
    }
    let stage = Stage(
      UICollectionViewCompositionalLayout(section: section), counts: [3], width: 320, height: 480)
    stage.layOut()
    #expect(stage.cell(1)?.alpha == 0.3)
    alpha = nil
    stage.layout.invalidateLayout()
    stage.layOut()
    #expect(stage.cell(1)?.alpha == 1)
  }

  @Test("in a section that goes with the view it hears of the view's offset", .tags(.inferred))
  func plainSection() {
    let calls = Calls()
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: box(.fractionalWidth(1), .absolute(100)),
        subitems: [
          NSCollectionLayoutItem(layoutSize: box(.fractionalWidth(1), .fractionalHeight(1)))
        ]))
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      calls.offsets.append(offset.y)
      calls.items.append(items.map { Words.text($0.indexPath) }.sorted())
    }
    let stage = Stage(
      UICollectionViewCompositionalLayout(section: section), counts: [20], width: 320, height: 250)
    stage.layOut()
    #expect(calls.items.last == ["0-0", "0-1", "0-2"])
    stage.scroll(to: 410)
    #expect(calls.offsets.last == 410)
    #expect(calls.items.last == ["0-4", "0-5", "0-6"])
  }
}

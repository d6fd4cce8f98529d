import GridKit
import GridTesting
import TestSupport
import Testing

/// Layouts that keep a model of their own, and learn how it changes from the items of an update
/// only.
@MainActor @Suite("Layouts that have to be told")
struct ToldLayoutTests {
  /// A column of rows, each with a height of its own. While the counts are new and the items are
  /// not told, it answers nothing.
  class LedgerLayout: GridViewLayout {
    private(set) var heights: [CGFloat] = []
    private var isNotNotified = false
    private var isBlank = true
    /// Added to the size by each context of an update.
    var sizeAdjustment = CGSize.zero

    override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
      if context.invalidateEverything { isBlank = true }
      isNotNotified = context.invalidateDataSourceCounts && !context.invalidateEverything
      if isNotNotified { context.contentSizeAdjustment = sizeAdjustment }
      super.invalidateLayout(with: context)
    }

    override func prepare() {
      super.prepare()
      guard isBlank, let collectionView else { return }
      isBlank = false
      let count =
        collectionView.numberOfSections > 0 ? collectionView.numberOfItems(inSection: 0) : 0
      heights = Array(repeating: 50, count: count)
    }

    override func prepare(forCollectionViewUpdates updateItems: [GridViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      for item in updateItems {
        if let old = item.indexPathBeforeUpdate, item.updateAction == .delete {
          heights.remove(at: old.item)
        }
        if let new = item.indexPathAfterUpdate, item.updateAction == .insert {
          heights.insert(20, at: new.item)
        }
      }
      isNotNotified = false
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: collectionView?.bounds.width ?? 0, height: heights.reduce(0, +))
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
      if isNotNotified { return nil }
      return heights.indices.compactMap { attributes(of: $0) }.filter { $0.frame.overlaps(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
      isNotNotified ? nil : attributes(of: indexPath.item)
    }

    fileprivate func attributes(
      of item: Int, in rows: [CGFloat]? = nil
    ) -> GridViewLayoutAttributes? {
      let rows = rows ?? heights
      guard rows.indices.contains(item) else { return nil }
      let attributes = GridViewLayoutAttributes(forCellWith: [0, item])
      attributes.frame = CGRect(
        x: 0, y: rows[..<item].reduce(0, +), width: collectionView?.bounds.width ?? 0,
        height: rows[item])
      return attributes
    }
  }

  /// As a ledger, but while it is not told it answers what it can guess: new rows come last.
  final class GuessingLayout: LedgerLayout {
    /// As many rows as there are items, those that are known first.
    private var rows: [CGFloat] {
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      return (0..<count).map { $0 < heights.count ? heights[$0] : 50 }
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: collectionView?.bounds.width ?? 0, height: rows.reduce(0, +))
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
      let rows = rows
      return rows.indices.compactMap { attributes(of: $0, in: rows) }.filter {
        $0.frame.overlaps(rect)
      }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
      attributes(of: indexPath.item, in: rows)
    }
  }

  /// Heights of the visible cells, top to bottom.
  private func heights(_ grid: GridView) -> [CGFloat] {
    grid.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }.map(\.height)
  }

  @Test(.rows, .rule("CO-22"))
  func `a layout is asked again after it was told, unless the switch is off`() {
    let rows: [(name: String, layout: LedgerLayout, asksAgain: Bool)] = [
      ("a layout that answered nothing", LedgerLayout(), true),
      ("a layout that guessed", GuessingLayout(), true),
      ("a layout that guessed, without the switch", GuessingLayout(), false),
    ]
    forEachRow(of: rows, named: { $0.name }) { row in
      let fixture = Fixture(row.layout, counts: [10], size: CGSize(width: 100, height: 200))
      #expect(fixture.simulation.fidelity.asksAgainInUpdates)
      fixture.simulation.fidelity.asksAgainInUpdates = row.asksAgain
      fixture.grid.isPrefetchingEnabled = false
      fixture.grid.layoutIfNeeded()
      let calls = fixture.trace { fixture.update(to: [11]) { $0.insertItems(at: [[0, 1]]) } }
      let opening = calls.split(separator: "\n").drop { !$0.contains("prepare(forColl") }
        .prefix { !$0.contains("Disappearing") }
      let again = """

        L collectionViewContentSize 100, 520
        L layoutAttributesForElements(in:) 0, 0, 100, 200
        """
      #expect(
        opening.joined(separator: "\n") == """
          L prepare(forCollectionViewUpdates:) [insert 0-1]\(row.asksAgain ? again : "")
          L targetContentOffset(forProposedContentOffset:) 0, 0 -> 0, 0
          """)
      let height: CGFloat = row.asksAgain ? 520 : 550
      #expect(fixture.grid.contentSize == CGSize(width: 100, height: height))
      let later = fixture.trace { fixture.simulation.settle() }
      if row.asksAgain {
        #expect(calls.contains("DS cellForItemAt 0-1"))
        // Nothing is left for the next pass to find out.
        #expect(!later.contains("layoutAttributesForElements"))
      }
      #expect(heights(fixture.grid) == (row.asksAgain ? [50, 20, 50, 50, 50] : [50, 50, 50, 50]))
      #expect(fixture.simulation.faults == [])
    }
  }

  @Test(.rows, .rule("CO-22"))
  func `rows show where the layout puts them when it is told of them`() {
    typealias Outcome = (count: Int, glance: String, heights: [CGFloat])
    let rows: [ActionRow<Fixture<LedgerLayout>, Outcome>] = [
      ActionRow(
        "two beside three", (3, "0-0 0-1 0-2 0-3 0-4 at 0 of 190", [20, 50, 20, 50, 50])
      ) { fixture in fixture.update(to: [5]) { $0.insertItems(at: [[0, 0], [0, 2]]) } },
      ActionRow("the first one", (0, "0-0 at 0 of 20", [20])) { fixture in
        fixture.update(to: [1]) { $0.insertItems(at: [[0, 0]]) }
      },
      ActionRow(
        "fewer, and the offset follows the end",
        (10, "0-3 0-4 0-5 0-6 at 150 of 350", [50, 50, 50, 50])
      ) { fixture in
        fixture.grid.scroll(toY: 300)
        fixture.update(to: [7]) { $0.deleteItems(at: [[0, 0], [0, 1], [0, 2]]) }
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      for layout in [LedgerLayout(), GuessingLayout()] {
        let (counts, size) = ([row.outcome.count], CGSize(width: 100, height: 200))
        let fixture = Fixture.laidOut(layout, counts: counts, size: size)
        row.act(fixture)
        #expect(fixture.grid.glance == row.outcome.glance)
        #expect(heights(fixture.grid) == row.outcome.heights)
        fixture.simulation.settle()
        #expect(heights(fixture.grid) == row.outcome.heights)
      }
    }
  }

  @Test(.rule("BC-5", "CO-22"))
  func `a context's size adjustment is added once to the size that counts, asked again or not`() {
    for layout in [LedgerLayout(), GuessingLayout()] {
      let fixture = Fixture(layout, counts: [10], size: CGSize(width: 100, height: 200))
      layout.sizeAdjustment = CGSize(width: 0, height: 7)
      fixture.grid.layoutIfNeeded()
      fixture.update(to: [11]) { $0.insertItems(at: [[0, 1]]) }
      #expect(fixture.grid.contentSize.height == 527, "\(type(of: layout))")
    }
  }

  @Test func `a layout that never answers keeps its views`() {
    let other = Fixture.laidOut(
      ListSpyLayout(), counts: [10], size: CGSize(width: 100, height: 200))
    other.layout.adjust = { _ in nil }
    other.update(to: [11]) { $0.insertItems(at: [[0, 0]]) }
    other.simulation.settle()
    #expect(other.grid.visibleCells.count == 4)
    #expect(other.grid.indexPathsForVisibleItems.map(\.item).sorted() == [1, 2, 3, 4])
    #expect(other.simulation.faults.isEmpty)
  }
}

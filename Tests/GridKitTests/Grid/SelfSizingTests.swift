import GridKit
import GridTesting
import TestSupport
import Testing

/// Sizes that views ask for, and the order of calls.
@MainActor @Suite("Self-sizing")
struct SelfSizingTests {
  @Test(.rule("CO-25", "LP-7"))
  func `a size makes the layout stale, the round starts again, then cells show`() {
    let rig = SizingRig(rows: [29, 40], height: 60)
    #expect(
      rig.fixture.trace { rig.grid.layoutIfNeeded() } == """
        L prepare()
        DS numberOfSections -> 1
        DS numberOfItemsInSection 0 -> 2
        L collectionViewContentSize 320, 90
        L layoutAttributesForElements(in:) 0, 0, 320, 60
        DS cellForItemAt 0-0
        C apply cell 0-0
        C preferredLayoutAttributesFitting cell 0-0 320, 40 -> 320, 29
        L shouldInvalidateLayout(forPreferredLayoutAttributes:) cell 0-0 -> true
        L invalidationContext(forPreferredLayoutAttributes:) cell 0-0
        L invalidateLayout(with:) 1 elements
        L prepare()
        L collectionViewContentSize 320, 68
        L layoutAttributesForElements(in:) 0, 0, 320, 60
        C apply cell 0-0
        C preferredLayoutAttributesFitting cell 0-0 320, 29 -> 320, 29
        L shouldInvalidateLayout(forPreferredLayoutAttributes:) cell 0-0 -> false
        DG willDisplay 0-0
        DS cellForItemAt 0-1
        C apply cell 0-1
        C preferredLayoutAttributesFitting cell 0-1 320, 29 -> 320, 40
        L shouldInvalidateLayout(forPreferredLayoutAttributes:) cell 0-1 -> true
        L invalidationContext(forPreferredLayoutAttributes:) cell 0-1
        L invalidateLayout(with:) 1 elements
        L prepare()
        L collectionViewContentSize 320, 79
        L layoutAttributesForElements(in:) 0, 0, 320, 60
        C apply cell 0-1
        C preferredLayoutAttributesFitting cell 0-1 320, 40 -> 320, 40
        L shouldInvalidateLayout(forPreferredLayoutAttributes:) cell 0-1 -> false
        DG willDisplay 0-1
        """)
    #expect(rig.simulation.counters.preferredSizeCalls == 4)
    #expect(rig.simulation.counters.layoutPasses == 1)
    #expect(rig.fixture.trace { rig.grid.layoutIfNeeded() } == "")
  }

  @Test(.rule("FL-60")) func `a cell that earlier growth pushes out is neither asked nor shown`() {
    let rig = SizingRig(rows: [300, 300, 300, 300], count: 20)
    #expect(rig.rows == ["0: 0,0,320,300", "1: 0,310,320,300"])
    #expect(rig.fixture.source.requestedItems.count == 2)
    #expect(rig.layout.measuredCount == 2)
  }

  @Test(.rule("CO-26"))
  func `cells are asked without an estimate too, and the flow layout says no`() {
    let rig = SizingRig(rows: [29, 63], height: 100)
    rig.layout.estimatedItemSize = .zero
    rig.layout.itemSize = CGSize(width: 320, height: 40)
    let trace = rig.fixture.trace { rig.grid.layoutIfNeeded() }
    #expect(rig.rows == ["0: 0,0,320,40", "1: 0,50,320,40"])
    #expect(
      trace.split(separator: "\n").filter { $0.contains("referred") } == [
        "C preferredLayoutAttributesFitting cell 0-0 320, 40 -> 320, 29",
        "L shouldInvalidateLayout(forPreferredLayoutAttributes:) cell 0-0 -> false",
        "C preferredLayoutAttributesFitting cell 0-1 320, 40 -> 320, 63",
        "L shouldInvalidateLayout(forPreferredLayoutAttributes:) cell 0-1 -> false",
      ])
  }

  @Test func `a cell without a say leaves no trace and counts as no question`() {
    let fixture = Fixture(GridViewFlowLayout(), counts: [3])
    fixture.layout.estimatedItemSize = CGSize(width: 100, height: 60)
    let trace = fixture.trace { fixture.grid.layoutIfNeeded() }
    #expect(!trace.contains("referred"))
    #expect(fixture.simulation.counters.preferredSizeCalls == 0)
  }

  @Test func `a cell that is let go and shows again is asked again, one that stays is not`() {
    let rig = SizingRig(rows: Array(repeating: 50, count: 30), estimate: 50, height: 100)
    rig.grid.layoutIfNeeded()
    #expect(rig.simulation.counters.preferredSizeCalls == 2)
    rig.grid.scroll(toY: 60)
    #expect(rig.simulation.counters.preferredSizeCalls == 3)
    rig.grid.scroll(toY: 0)
    #expect(rig.simulation.counters.preferredSizeCalls == 4)
  }

  // MARK: Coming to rest

  @Test(.rule("SS-2")) func `a cell may need several rounds to find its size`() {
    let rig = SizingRig(
      estimate: CGSize(width: 320, height: 40), counts: [3], size: CGSize(width: 320, height: 300)
    ) { _, size in size.height < 50 ? CGSize(width: 320, height: size.height + 5) : nil }
    #expect(rig.rows == ["0: 0,0,320,50", "1: 0,60,320,50", "2: 0,120,320,50"])
    #expect(rig.cell(0)?.asked.map(\.height) == [40, 45, 50])
    #expect(rig.simulation.faults == [])
  }

  @Test(.rule("SS-3")) func `any number of cells may ask for a first size in one pass`() {
    let rig = SizingRig(
      rows: (0..<200).map { CGFloat(1 + $0 % 3) / 2 }, estimate: 1, height: 150, lineSpacing: 0)
    rig.grid.layoutIfNeeded()
    #expect(rig.simulation.faults == [])
    #expect(rig.simulation.counters.layoutPasses == 1)
    #expect(rig.grid.visibleItems.count == 150)
  }

  @Test(.rule("E-42")) func `a cell that never settles is refused, and everything is as before`() {
    let growth = Height()
    growth.value = 0
    let rig = SizingRig(
      estimate: CGSize(width: 320, height: 40), counts: [9], size: CGSize(width: 320, height: 90)
    ) { path, size in
      path.item == 2 && growth.value > 0
        ? CGSize(width: 320, height: size.height + growth.value) : CGSize(width: 320, height: 40)
    }
    rig.grid.layoutIfNeeded()
    let before = GridState(of: rig.grid)
    let frames = rig.grid.allElements().map(\.frame)
    let rows = rig.rows
    growth.value = 1
    rig.grid.scroll(toY: 50)
    #expect(rig.simulation.faults.map(\.code) == ["E-42"])
    #expect(rig.simulation.faults.first?.advice.contains("The view of cell 0-2 asked") == true)
    #expect(rig.simulation.findings.map(\.code) == ["estimate-never-settles"])
    #expect(
      rig.simulation.faults.first?.message == """
        <UICollectionView 0x0> is stuck in a recursive layout loop. This can happen when \
        self-sizing views do not return consistent sizes, or the collection view's \
        frame/bounds/contentOffset is being constantly adjusted. To debug this issue, check the \
        Console app for logs in the "UICollectionViewFeedbackLoopDebugger" category.
        """)
    #expect(rig.grid.contentOffset == .zero)
    #expect(rig.rows == rows)
    #expect(GridState(of: rig.grid).difference(from: before) == nil)
    #expect(rig.grid.allElements().map(\.frame) == frames)
    #expect(rig.layout.collectionViewContentSize == before.contentSize)
    // With a cell that comes to rest the same step succeeds.
    growth.value = 0
    rig.grid.scroll(toY: 50)
    #expect(rig.simulation.faults.count == 1)
    #expect(rig.rows == ["1: 0,50,320,40", "2: 0,100,320,40"])
  }
}

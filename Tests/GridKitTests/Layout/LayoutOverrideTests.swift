import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Methods that a layout overrides", .rows)
struct LayoutOverrideTests {
  private static let walls: [() -> CachingWall] = [
    { PlainWall() }, { InheritingWall() }, { ContextWall() }, { BothWall() },
    { GenericWall<Int>() }, { InheritingGenericWall() },
  ]

  /// The tiles of a grid as lines of text.
  private func tiles(_ grid: GridView) -> String {
    grid.layoutIfNeeded()
    return grid.indexPathsForVisibleItems.compactMap { path in
      grid.cellForItem(at: path).map {
        "\(path[0])-\(path[1]) \(NumberText.short($0.frame)) \(NumberText.short($0.alpha))"
      }
    }.joined(separator: "\n")
  }

  /// Returns the text of a wall after an action, and that of a wall that caches nothing.
  private func compare(
    _ make: () -> CachingWall, counts: [Int], _ action: (Fixture<GridViewLayout>) -> Void
  ) -> (found: String, expected: String) {
    let texts = [make(), ForgetfulWall()].map { wall in
      let fixture = Fixture.laidOut(wall as GridViewLayout, counts: counts)
      action(fixture)
      fixture.simulation.settle()
      let text = tiles(fixture.grid)
      #expect(fixture.simulation.faults == [])
      #expect(fixture.simulation.findings == [])
      return text
    }
    return (texts[0], texts[1])
  }

  /// A change, and texts that the tiles have after it.
  private struct Change {
    let name: String
    let counts: [Int]
    let texts: [String]
    let tiles: Int?
    let act: (Fixture<GridViewLayout>) -> Void

    init(
      _ name: String, _ counts: [Int], texts: [String] = [], tiles: Int? = nil,
      act: @escaping (Fixture<GridViewLayout>) -> Void
    ) {
      (self.name, self.counts, self.texts, self.tiles) = (name, counts, texts, tiles)
      self.act = act
    }
  }

  @Test(.rule("UM-1")) func `a wall is fresh after any change`() {
    var sources: [SampleDataSource] = []
    let changes: [Change] = [
      Change("a reload", [3], tiles: 6) {
        $0.source.counts = [6]
        $0.grid.reloadData()
      },
      Change("a batch update", [3, 2], tiles: 4) { fixture in
        fixture.grid.performBatchUpdates({
          fixture.source.counts = [4, 1]
          fixture.grid.insertItems(at: [[0, 1], [0, 2]])
          fixture.grid.deleteItems(at: [[0, 0], [1, 1]])
        })
      },
      Change("a new size", [5], texts: ["0-4 50, 50, 50, 50"]) {
        $0.grid.frame.size = CGSize(width: 150, height: 300)
      },
      Change("a change of bounds", [30], texts: [" 0.5", " 1"]) { $0.grid.contentOffset.y = 110 },
      Change("cells that ask for other sizes", [4], texts: [", 23 "]) { fixture in
        fixture.grid.register(
          SizingCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
        fixture.source.configure = { cell, path in
          (cell as? SizingCell)?.wish = { CGSize(width: $0.width, height: 20 + CGFloat(path[1])) }
        }
        fixture.grid.reloadData()
      },
      Change(
        "another data source, and back in a switch", [3],
        texts: ["0-7 106.667, 213.333, 106.667, 106.667"]
      ) { fixture in
        let other = SampleDataSource([7])
        sources.append(other)
        other.attach(to: fixture.grid)
        fixture.grid.layoutIfNeeded()
        let layout = fixture.layout
        fixture.grid.setCollectionViewLayout(GridViewFlowLayout(), animated: false)
        other.counts = [8]
        fixture.grid.reload()
        fixture.grid.setCollectionViewLayout(layout, animated: false)
      },
    ]
    for make in Self.walls {
      forEachRow(of: changes, named: { "\($0.name) of \(type(of: make()))" }) { change in
        let (found, expected) = compare(make, counts: change.counts, change.act)
        #expect(found == expected)
        for text in change.texts { #expect(found.contains(text)) }
        if let tiles = change.tiles { #expect(found.split(separator: "\n").count == tiles) }
      }
    }
  }

  // MARK: Calls

  @Test(.rule("UM-1")) func `the view's own context is handed on, once`() {
    let wall = PlainWall()
    let fixture = Fixture.laidOut(wall, counts: [3])
    let steps: [(act: () -> Void, calls: String)] = [
      (
        { fixture.grid.reloadData() },
        """
        L invalidateLayout() by the view
        L invalidateLayout(with:) everything, counts
        """
      ),
      (
        { fixture.grid.contentOffset.y = 10 },
        """
        L shouldInvalidateLayout(forBoundsChange:) 0, 10, 320, 200 -> true
        L invalidationContext(forBoundsChange:)
        L invalidateLayout() by the view
        L invalidateLayout(with:)
        """
      ),
    ]
    for step in steps {
      wall.plainCalls = 0
      #expect(fixture.layoutCalls(step.act) == step.calls)
      #expect(wall.plainCalls == 1)
      fixture.grid.layoutIfNeeded()
    }
  }

  @Test(.rule("UM-1"))
  func `of two overrides the one with a context is called alone, as where it is one`() {
    let both = BothWall()
    let one = ContextWall()
    let traces = [both, one].map { (wall: CachingWall) in
      let fixture = Fixture.laidOut(wall as GridViewLayout, counts: [9])
      return fixture.layoutCalls {
        fixture.grid.reload()
        fixture.grid.resize(width: 90)
      }
    }
    #expect(traces[0] == traces[1])
    #expect(!traces[0].contains("invalidateLayout()"))
    #expect(both.plainCalls == 0)
    #expect(both.contextCalls == one.contextCalls && one.contextCalls > 2)
  }

  /// Its override leaves `super` out at times.
  private final class CarelessWall: CachingWall {
    var callsSuper = true

    override func invalidateLayout() {
      cache = []
      if callsSuper { super.invalidateLayout() }
    }
  }

  @Test(.rule("UM-1", "IC-7"))
  func `without super nothing comes of it, and no context is left over`() {
    let wall = CarelessWall()
    let fixture = Fixture.laidOut(wall, counts: [3])
    wall.callsSuper = false
    #expect(fixture.layoutCalls { fixture.grid.reloadData() } == "")
    wall.callsSuper = true
    #expect(
      fixture.layoutCalls { wall.invalidateLayout() } == """
        L invalidateLayout()
        L invalidateLayout(with:)
        """)
  }

  /// Its override does what makes the view invalidate it once more.
  private final class BusyFlow: GridViewFlowLayout {
    override func invalidateLayout() {
      minimumLineSpacing = 30
      super.invalidateLayout()
    }
  }

  @Test(.rule("UM-1"))
  func `a value that an override sets is an invalidation of its own, and none is lost`() {
    let flow = BusyFlow()
    let fixture = Fixture.laidOut(flow, counts: [3])
    flow.minimumLineSpacing = 10
    fixture.grid.layoutIfNeeded()
    #expect(flow.minimumLineSpacing == 30)
    #expect(
      fixture.layoutCalls { fixture.grid.reloadData() } == """
        L invalidateLayout() by the view
        L invalidateLayout(with:) everything, counts
        """)
  }

  // MARK: Layouts of the runtime

  private final class PlainFlow: GridViewFlowLayout {
    var plainCalls = 0

    override func invalidateLayout() {
      plainCalls += 1
      super.invalidateLayout()
    }
  }

  private final class ContextFlow: GridViewFlowLayout {
    override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
    }
  }

  private final class PlainCompositional: GridViewCompositionalLayout {
    var plainCalls = 0

    override func invalidateLayout() {
      plainCalls += 1
      super.invalidateLayout()
    }
  }

  /// Trace of a reload and a new width.
  private func trace(_ layout: GridViewLayout) -> String {
    let fixture = Fixture(layout, counts: [12])
    return fixture.layoutCalls {
      fixture.grid.layoutIfNeeded()
      fixture.grid.reload()
      fixture.grid.resize(width: 200)
    }
  }

  @Test(.rule("UM-1")) func `subclasses of the runtime's layouts are told from what they inherit`()
  {
    let (flow, compositional) = (
      PlainFlow(), PlainCompositional(section: Parts.rows(.absolute(40)))
    )
    let plain = trace(GridViewFlowLayout())
    #expect(trace(ContextFlow()) == plain)
    #expect(!plain.contains("invalidateLayout()"))
    let byFlow = trace(flow)
    #expect(flow.plainCalls == 3)
    #expect(byFlow.replacing("L invalidateLayout() by the view\n", with: "") == plain)
    let ours = trace(GridViewCompositionalLayout(section: Parts.rows(.absolute(40))))
    #expect(!ours.contains("invalidateLayout()"))
    let byCompositional = trace(compositional)
    #expect(compositional.plainCalls == 3)
    #expect(byCompositional.replacing("L invalidateLayout() by the view\n", with: "") == ours)
  }

  private final class PlainTransition: GridViewTransitionLayout {
    var plainCalls = 0

    override func invalidateLayout() {
      plainCalls += 1
      super.invalidateLayout()
    }
  }

  @Test(.rule("UM-1"))
  func `both layouts of a transition, and the one between them, hear of new bounds and data`() {
    let (old, new) = (PlainWall(), PlainWall())
    let fixture = Fixture(old, counts: [9])
    let between = PlainTransition(currentLayout: old, nextLayout: new)
    let delegate = transitionDelegate { _, _ in between }
    fixture.grid.delegate = delegate
    fixture.grid.layoutIfNeeded()
    _ = fixture.grid.startInteractiveTransition(to: new)
    fixture.grid.layoutIfNeeded()
    (old.plainCalls, new.plainCalls, between.plainCalls) = (0, 0, 0)
    fixture.grid.resize(width: 150)
    #expect(old.plainCalls == 1 && new.plainCalls == 1 && between.plainCalls == 1)
    fixture.source.counts = [12]
    fixture.grid.reloadData()
    #expect(old.plainCalls == 2 && new.plainCalls == 2 && between.plainCalls == 2)
    #expect(fixture.simulation.faults == [])
  }

  // MARK: The self-check

  /// Hears of every size, as its superclass takes it.
  private class HearingFlow: GridViewFlowLayout {
    var heard: [IndexPath] = []

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: GridViewLayoutAttributes,
      withOriginalAttributes originalAttributes: GridViewLayoutAttributes
    ) -> Bool {
      heard.append(originalAttributes.indexPath)
      return super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
    }
  }

  private final class InheritingFlow: HearingFlow {}

  private final class UnhearingFlow: GridViewFlowLayout {}

  @Test(.rule("SS-1"))
  func `a layout that overrides the question about sizes hears every cell that comes`() {
    for layout in [HearingFlow(), InheritingFlow()] {
      let fixture = Fixture.laidOut(layout, counts: [9])
      #expect(layout.heard.count == fixture.grid.visibleCells.count && !layout.heard.isEmpty)
    }
    let overrides = LayoutOverrides.shared
    #expect(overrides.mayHearSizes(HearingFlow.self))
    #expect(overrides.mayHearSizes(InheritingFlow.self))
    #expect(!overrides.mayHearSizes(UnhearingFlow.self))
    #expect(!overrides.mayHearSizes(GridViewFlowLayout.self))
  }

  @Test(.rule("SS-1"))
  func `a layout that does not override the size question is counted as if asked`() {
    let (silent, hearing) = (UnhearingFlow(), HearingFlow())
    let layouts: [GridViewFlowLayout] = [silent, hearing]
    let calls = layouts.map { layout in
      let fixture = Fixture.laidOut(layout, counts: [9])
      fixture.grid.scroll(toY: 60)
      return fixture.simulation.work.layoutCalls
    }
    #expect(calls[0] == calls[1] && calls[0] > 0)
  }

  /// Keeps what it is told of batch updates.
  private class ToldFlow: GridViewFlowLayout {
    var told: [String] = []

    override func prepare(forCollectionViewUpdates updateItems: [GridViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      told.append(updateItems.map { "\($0.updateAction)" }.joined(separator: " "))
    }
  }

  private final class InheritingToldFlow: ToldFlow {}

  private func update(_ layout: GridViewLayout, overrides: LayoutOverrides? = nil) {
    let fixture = Fixture(layout, counts: [4])
    if let overrides { fixture.simulation.layoutOverrides = overrides }
    fixture.grid.layoutIfNeeded()
    fixture.grid.performBatchUpdates {
      fixture.source.counts = [5]
      fixture.grid.insertItems(at: [[0, 1], [0, 2]])
      fixture.grid.deleteItems(at: [[0, 3]])
    }
    fixture.simulation.settle()
    #expect(fixture.simulation.faults == [])
  }

  @Test(.rule("CO-21")) func `a layout that overrides update calls is told of every change`() {
    let blind = LayoutOverrides(probes: Self.misleading[0].probes)
    for overrides in [nil, blind] {
      for layout in [ToldFlow(), InheritingToldFlow()] {
        update(layout, overrides: overrides)
        #expect(layout.told == ["delete insert insert"])
      }
    }
    let overrides = LayoutOverrides.shared
    #expect(overrides.mayHearUpdates(ToldFlow.self))
    #expect(overrides.mayHearUpdates(InheritingToldFlow.self))
    #expect(!overrides.mayHearUpdates(UnhearingFlow.self))
    #expect(!overrides.mayHearUpdates(GridViewFlowLayout.self))
    #expect(blind.mayHearUpdates(UnhearingFlow.self))
    #expect(!blind.mayHearUpdates(GridViewFlowLayout.self))
  }

  @Test(.rule("CO-21"))
  func `a trace shows the changes also where the layout does not look at them`() {
    for layout in [UnhearingFlow(), ToldFlow()] {
      let fixture = Fixture.laidOut(layout as GridViewFlowLayout, counts: [4])
      let trace = fixture.layoutCalls {
        fixture.grid.performBatchUpdates {
          fixture.source.counts = [3]
          fixture.grid.deleteItems(at: [[0, 1]])
        }
      }
      #expect(trace.contains("L prepare(forCollectionViewUpdates:) [delete 0-1]"))
    }
  }

  /// Classes that show something else than they should.
  private static var misleading: [(name: String, probes: LayoutOverrides.Probes)] {
    let changes: [(String, (inout LayoutOverrides.Probes) -> Void)] = [
      ("swapped", { ($0.plain, $0.withContext) = ($0.withContext, $0.plain) }),
      ("the same", { $0.plain = $0.withContext }), ("nothing", { $0.plain = $0.neither }),
      ("too much", { $0.withContext = BothWall.self }), ("eager", { $0.neither = BothWall.self }),
      ("another", { $0.plain = SizedOnly.self }), ("deaf", { $0.forSizes = SizedOnly.self }),
      ("untold", { $0.forUpdates = SizedOnly.self }),
    ]
    return changes.map { name, change in
      var probes = LayoutOverrides.Probes()
      change(&probes)
      return (name, probes)
    }
  }

  /// Overrides one method, and that is another one.
  private final class SizedOnly: GridViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 1, height: 1) }
  }

  @Test(.rule("UM-1"))
  func `layouts are called as if they overrode nothing where the check fails`() {
    forEachRow(of: Self.misleading, named: \.name) { row in
      let overrides = LayoutOverrides(probes: row.probes)
      #expect(!overrides.canTell)
      #expect(overrides.mayHearSizes(PlainWall.self))
      let wall = PlainWall()
      let fixture = Fixture(wall, counts: [3])
      fixture.simulation.layoutOverrides = overrides
      fixture.grid.layoutIfNeeded()
      wall.plainCalls = 0
      fixture.source.counts = [6]
      #expect(
        fixture.layoutCalls { fixture.grid.reloadData() }
          == "L invalidateLayout(with:) everything, counts")
      fixture.grid.layoutIfNeeded()
      fixture.grid.resize(width: 200)
      #expect(wall.plainCalls == 0)
      #expect(fixture.grid.visibleCells.count == 2)
      #expect(fixture.simulation.findings.map(\.code) == ["overrides-not-seen"])
    }
  }
}

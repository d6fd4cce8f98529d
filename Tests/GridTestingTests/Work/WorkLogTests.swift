import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Work of a frame")
struct WorkLogTests {
  /// Counts its own calls, as an oracle of the counters.
  final class SpyLayout: ShelfLayout {
    var calls = 0
    var queries = 0
    var returned = 0
    var answersTwice = false

    override func prepare() {
      calls += 1
      super.prepare()
    }

    override var collectionViewContentSize: CGSize {
      calls += 1
      return super.collectionViewContentSize
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
      calls += 1
      queries += 1
      let once = super.layoutAttributesForElements(in: rect)
      let answer = answersTwice ? once.map { $0 + $0 } : once
      returned += answer?.count ?? 0
      return answer
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
      calls += 1
      queries += 1
      return super.layoutAttributesForItem(at: indexPath)
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> GridViewLayoutAttributes? {
      calls += 1
      queries += 1
      return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      calls += 1
      return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> GridViewLayoutInvalidationContext {
      calls += 1
      return super.invalidationContext(forBoundsChange: newBounds)
    }

    override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
      calls += 1
      super.invalidateLayout(with: context)
    }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      calls += 1
      return super.targetContentOffset(
        forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      calls += 1
      return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: GridViewLayoutAttributes,
      withOriginalAttributes originalAttributes: GridViewLayoutAttributes
    ) -> Bool {
      calls += 1
      return super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
    }
  }

  /// Counts how often cells are made and used again.
  final class SpyCell: GridViewCell {
    static var made = 0
    static var reused = 0

    override init(frame: CGRect) {
      SpyCell.made += 1
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      SpyCell.reused += 1
      super.prepareForReuse()
    }
  }

  /// A grid whose layout and cells count for themselves.
  @MainActor
  private final class Spies {
    let layout = SpyLayout()
    private let shelves: Shelves

    init(headerHeight: CGFloat = 20) {
      layout.headerHeight = headerHeight
      shelves = Shelves(
        [40, 3, 60], size: CGSize(width: 100, height: 150), layout: layout, isLaidOut: false)
      grid.register(SpyCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
      layout.calls = 0
      SpyCell.made = 0
      SpyCell.reused = 0
    }

    var simulation: Simulation { shelves.simulation }
    var grid: GridView { shelves.grid }

    /// The counts so far, in the order of `counts(_:)`.
    var counts: [Int] {
      [
        layout.calls, layout.queries, layout.returned, layout.preparations, SpyCell.made,
        SpyCell.reused,
      ]
    }

    static func counts(_ work: WorkCounters) -> [Int] {
      [
        work.layoutCalls, work.layoutQueries, work.elementsReturned, work.prepareCalls,
        work.cellsMade, work.cellsDequeued,
      ]
    }
  }

  @Test(.seeds(0..<30)) func `each frame counts what spies count in it`() throws {
    var random = SplitMix64(seed: currentSeed)
    let spies = Spies(headerHeight: CGFloat(Int.random(in: 0...30, using: &random)))
    let (grid, layout, simulation) = (spies.grid, spies.layout, spies.simulation)
    let atStart = simulation.counters
    let log = WorkLog(grid)
    grid.layoutIfNeeded()
    for _ in 0..<30 {
      switch Int.random(in: 0...5, using: &random) {
      case 0: grid.fling(velocity: CGFloat(Int.random(in: -1500...1500, using: &random)))
      case 1: grid.drag(by: CGFloat(Int.random(in: -200...200, using: &random)))
      case 2: grid.reloadData()
      case 3: layout.rowHeight = CGFloat(Int.random(in: 20...60, using: &random))
      case 4: grid.scrollToItem(at: [0, 9], at: .top, animated: true)
      default: grid.frame.size.width = CGFloat(Int.random(in: 50...150, using: &random))
      }
      log.endFrame()
      // The runtime's own setters and a layout's own calls are no calls by the grid.
      let before = (spies.counts, Spies.counts(log.total))
      simulation.tick()
      let frame = try #require(log.frames.last)
      #expect(frame.isTick && frame.tick == simulation.tickCount && frame.time == simulation.now)
      #expect(frame.contentOffset == grid.contentOffset)
      #expect(Spies.counts(frame.work) == zip(spies.counts, before.0).map { $0 - $1 })
      #expect(zip(Spies.counts(log.total), before.1).map { $0 - $1 } == Spies.counts(frame.work))
    }
    log.stop()
    #expect(simulation.faults.isEmpty)
    #expect(log.frames.filter(\.isTick).count == 30)
    // Every frame together is all that was ever done.
    #expect(log.total == simulation.counters.since(atStart))
    #expect(log.total.cellsDequeued > 0 && log.total.layoutCalls > 60)
  }

  @Test func `a log counts as kept the elements that passes took over, each once`() {
    let spies = Spies()
    let log = WorkLog(spies.grid)
    spies.grid.layoutIfNeeded()
    // A header, and four rows of 40 points under it.
    #expect(log.total.elementsReturned == 5 && log.total.elementsKept == 5)
    // A question of the test's own: nothing is shown by it.
    _ = spies.grid.indexPathForItem(at: CGPoint(x: 50, y: 50))
    #expect(log.total.elementsReturned == 6 && log.total.elementsKept == 5)
    log.removeAll()
    let twice = Spies()
    twice.layout.answersTwice = true
    let other = WorkLog(twice.simulation)
    twice.grid.layoutIfNeeded()
    #expect(other.total.elementsReturned == 10 && other.total.elementsKept == 5)
    #expect(other.frames.first?.contentOffset == nil)
  }

  @Test func `frames are ticks, and what lies between them`() {
    let spies = Spies(headerHeight: 0)
    let log = WorkLog(spies.grid)
    spies.grid.layoutIfNeeded()
    spies.simulation.tick()
    spies.grid.contentOffset.y = 40
    spies.grid.layoutIfNeeded()
    log.endFrame()
    spies.grid.contentOffset.y = 80
    spies.grid.layoutIfNeeded()
    spies.simulation.advance(by: 2.0 / 60)
    log.stop()
    spies.grid.contentOffset.y = 120
    spies.grid.layoutIfNeeded()
    #expect(
      log.frames.map { "\($0.isTick ? "" : "after ")\($0.tick): \($0.work.layoutPasses)" } == [
        "after 0: 1", "1: 0", "after 1: 1", "after 1: 1", "2: 0", "3: 0",
      ])
    #expect(
      log.frames[2].description
        == "after tick 1, 0.017 s, offset 0, 40: layoutPasses 1, sourceCalls 1, layoutCalls 3, "
        + "layoutQueries 1, elementsReturned 4, elementsKept 4, cellsDequeued 1, "
        + "attributesMade 4, attributesLive 1, indexPathsMade 1")
    let lines = log.text.split(separator: "\n")
    #expect(lines.count == 4 && lines[0].hasPrefix("   tick   time  offset  layoutPasses  source"))
    #expect(lines[2].hasPrefix("after 1  0.017   0, 40             1            1            3"))
    log.removeAll()
    #expect(log.frames.isEmpty && log.text == "")
  }

  @Test func `on request each frame with work is told in the trace, otherwise none is`() {
    for emits in [true, false] {
      let spies = Spies()
      let trace = TraceLog(spies.simulation)
      let log = WorkLog(spies.grid, emitsEvents: emits)
      spies.grid.layoutIfNeeded()
      spies.simulation.advance(by: 3.0 / 60)
      spies.grid.drag(by: 30)
      log.stop()
      let told = trace.events.filter { $0.call == "work" }
      #expect(told.map(\.tick) == (emits ? [1, 3] : []))
      #expect(!emits || told.first?.detail.contains("cellsMade 4") == true)
    }
  }
}

@MainActor @Suite("Budgets of frames")
struct WorkBudgetTests {
  private let fixture = DrivingFixture(count: 100)
  private var grid: GridView { fixture.grid }

  @Test func `a fling keeps a budget, and breaks one that is too small`() throws {
    let kept = grid.expectPerFrame(
      cellsMade: ...1, layoutCalls: 1..., prepareCalls: 0...0, layoutQueries: ..<2
    ) {
      grid.fling(velocity: 500)
      grid.settle()
    }
    // The last tick only ends the motion: nothing is asked.
    #expect(kept?.description.contains("layoutCalls") == true)
    let log = WorkLog(grid)
    grid.fling(velocity: 1000)
    grid.advance(frames: 40)
    #expect(log.expectPerFrame(cellsMade: ...0, prepareCalls: ...0, layoutQueries: 0...2) == nil)
    let broken = try #require(log.expectPerFrame(cellsDequeued: ...0, elementsReturned: 0...8))
    #expect(broken.lines.first?.contains("of 41 frames break the budget: ") == true)
    let reasons = broken.lines[2..<12].map {
      $0.split(separator: " ").suffix(3).joined(separator: " ")
    }
    #expect(reasons.allSatisfy { ["at most 0", "0 to 8"].contains($0) })
  }

  @Test func `the difference names frame, count and budget`() {
    var work = WorkCounters()
    work.cellsMade = 3
    work.layoutQueries = 1
    let frames = (0..<30).map {
      WorkFrame(
        tick: $0, time: Double($0) / 60, isTick: $0 > 0,
        contentOffset: CGPoint(x: 0, y: 10 * CGFloat($0)), work: $0 < 2 ? work : WorkCounters())
    }
    #expect(
      WorkBudget(cellsMade: ...2, layoutQueries: 2...4).difference(in: frames, limit: 4)?
        .description == """
          30 of 30 frames break the budget: layoutQueries 1, expected 2 to 4
                 tick   time  offset  what           counted  budget
              after 0  0.000    0, 0  layoutQueries        1  2 to 4
              after 0  0.000    0, 0  cellsMade            3  at most 2
                    1  0.017   0, 10  layoutQueries        1  2 to 4
                    1  0.017   0, 10  cellsMade            3  at most 2
              … 28 more
          """)
    #expect(WorkBudget(cellsMade: 3..., layoutQueries: 1...1).difference(in: [frames[1]]) == nil)
    let ranges: [(WorkBudget.Range, String)] = [
      (..<3, "less than 3"), (4..., "at least 4"), (0...0, "exactly 0"), (0..<2, "in 0..<2"),
    ]
    for (range, words) in ranges {
      let difference = WorkBudget(cellsMade: range).difference(in: [frames[1]])
      #expect(difference?.lines.last?.hasSuffix("3  \(words)") == true, "\(words)")
    }
  }

  @Test func `a check of no frame is a difference`() {
    #expect(grid.expectPerFrame(cellsMade: ...9) {}?.count == 1)
    #expect(WorkLog(grid).expectPerFrame(cellsMade: ...9) != nil)
  }
}

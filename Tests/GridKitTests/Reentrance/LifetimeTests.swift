import GridKit
import GridTesting
import TestSupport
import Testing

/// Objects that end, or move to another simulation, while the runtime works on them.
@MainActor @Suite("What ends or moves inside callbacks")
struct LifetimeTests {
  /// Keeps the only reference to a view.
  private final class Owner<View: AnyObject> {
    var view: View?
    init(_ view: View?) { self.view = view }
  }

  private func scrollView(
    in simulation: Simulation, _ listener: SpyDelegate? = nil
  ) -> Owner<BaseScrollView> {
    let view = simulation.perform { BaseScrollView(frame: CGRect(0, 0, 100, 100)) }
    view.contentSize = CGSize(width: 100, height: 1000)
    view.delegate = listener
    return Owner(view)
  }

  // MARK: Ends

  @Test func `a grid may end when its animated scroll does`() {
    let listener = SpyDelegate()
    let simulation = Simulation()
    let source = HealthySource()
    let owner = Owner<GridView>(
      simulation.perform {
        GridView(frame: ReentranceStage.frame, collectionViewLayout: HealthyLayout.make())
      })
    owner.view?.register(GridViewCell.self, forCellWithReuseIdentifier: "healthy")
    owner.view?.dataSource = source
    owner.view?.delegate = listener
    weak let grid = owner.view
    listener.didEndScrollingAnimation = { _ in owner.view = nil }
    owner.view?.layoutIfNeeded()
    owner.view?.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
    simulation.advance(by: 1)
    #expect(grid == nil && simulation.isAtRest)
  }

  @Test func `a scroll view may end in each of its frames, and under a finger`() {
    for frame in 1...20 {
      let (listener, simulation) = (SpyDelegate(), Simulation())
      let owner = scrollView(in: simulation, listener)
      weak let view = owner.view
      var count = 0
      listener.didScroll = { _ in
        count += 1
        if count == frame { owner.view = nil }
      }
      owner.view?.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      simulation.advance(by: 2)
      #expect((min(frame, 3)...frame).contains(count) && simulation.isAtRest)
      if count == frame { #expect(view == nil) }
    }
    let listener = SpyDelegate()
    let owner = scrollView(in: Simulation(), listener)
    listener.didEndDragging = { _, _ in owner.view = nil }
    owner.view?.engine.beginDrag()
    owner.view?.engine.moveDrag(translation: CGPoint(x: 0, y: -30))
    owner.view?.engine.endDrag(velocityPerMs: .zero)
    #expect(owner.view == nil)
  }

  @Test func `a simulation may end while it calls a view that has left it`() {
    let other = Simulation()
    let owner = Owner<Simulation>(Simulation())
    weak let first = owner.view
    let window = GridWindow(simulation: other)
    let listener = SpyDelegate()
    let view = owner.view.flatMap { scrollView(in: $0, listener).view }
    var seen: Simulation?
    listener.didScroll = { _ in
      if let view { window.addSubview(view) }
      owner.view = nil
      seen = BaseView(frame: .zero).simulation
      listener.didScroll = nil
    }
    view?.contentOffset.y = 50
    #expect(seen === first)
    seen = nil
    other.tick()
    #expect(view?.contentOffset.y == 50 && first == nil)
  }

  // MARK: Moves

  @Test(arguments: ["batch update", "switch", "transition", "animated scroll"])
  func `motions of a grid go on in the simulation that the grid comes to`(action: String) {
    let stage = ReentranceStage()
    stage.join()
    stage.simulation.tick()
    var ends = 0
    switch action {
    case "batch update":
      stage.source.counts[0] += 1
      stage.grid?.performBatchUpdates {
        stage.grid?.insertItems(at: [[0, 0]])
      } completion: { _ in
        ends += 1
      }
    case "switch":
      let layout = ProbeLayout(stage, columns: 2)
      stage.grid?.setCollectionViewLayout(layout, animated: true) { _ in ends += 1 }
    case "transition":
      stage.grid?.startInteractiveTransition(to: ProbeLayout(stage, columns: 2)) { _, _ in
        ends += 1
      }
      stage.grid?.finishInteractiveTransition()
    default: stage.grid?.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    }
    stage.simulation.tick()
    stage.joinOther()
    // The window that the grid has left may be about to be laid out.
    stage.simulation.tick()
    #expect(stage.simulation.isAtRest, "\(stage.simulation.aliveDescriptions)")
    let settlement = stage.other.settle()
    #expect(settlement.isSettled && settlement.seconds < 1)
    if action == "animated scroll" {
      #expect(stage.grid?.contentOffset.y == 100)
    } else {
      #expect(ends == 1)
    }
    #expect(stage.grid?.visibleCells.isEmpty == false && stage.other.faults == [])
  }

  @Test func `a finger on one screen does not drag what is on another`() {
    let stage = ReentranceStage()
    stage.join()
    stage.grid?.layoutIfNeeded()
    stage.grid?.engine.beginDrag()
    stage.joinOther()
    #expect(stage.grid?.isDragging == false && stage.grid?.isTracking == false)
  }

  // MARK: Time and recursion

  @Test func `a callback that always moves time on comes to an end, with a fault`() {
    let (listener, simulation) = (SpyDelegate(), Simulation.recording())
    let owner = scrollView(in: simulation, listener)
    listener.didScroll = { _ in
      owner.view?.contentOffset.y += 0.5
      simulation.advance(by: 0.1)
    }
    owner.view?.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    simulation.tick()
    let codes = Set(simulation.faults.map(\.code))
    #expect(codes.isSubset(of: ["clock-loop", "scroll-loop"]) && !codes.isEmpty)
    listener.didScroll = nil
    #expect(simulation.settle().isSettled)
  }

  @Test func `time may be moved on inside of a frame, and motion does not go back`() {
    let (listener, simulation) = (SpyDelegate(), Simulation())
    let owner = scrollView(in: simulation, listener)
    var offsets: [CGFloat] = []
    listener.didScroll = { _ in
      offsets.append(owner.view?.contentOffset.y ?? -1)
      if offsets.count == 3 { simulation.advance(by: 0.1) }
    }
    owner.view?.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    simulation.settle()
    #expect(offsets == offsets.sorted() && offsets.last == 300)
  }

  @Test func `a delegate that scrolls on in every message comes to an end, with a fault`() {
    let (listener, simulation) = (SpyDelegate(), Simulation.recording())
    let owner = scrollView(in: simulation, listener)
    var count = 0
    listener.didScroll = { _ in
      count += 1
      owner.view?.contentOffset.y += 1
    }
    owner.view?.contentOffset.y = 1
    #expect(count == 100 && simulation.faults.map(\.code) == ["scroll-loop"])
  }

  @Test func `a count that asks for the count comes to an end, with a fault, and keeps no count`() {
    let simulation = Simulation.recording()
    let grid = simulation.perform {
      GridView(frame: .zero, collectionViewLayout: GridViewFlowLayout())
    }
    let source = SpyDataSource([7])
    source.lacksSections = true
    source.numberOfItems = { grid.numberOfItems(inSection: $0) }
    grid.dataSource = source
    #expect(grid.numberOfItems(inSection: 0) == 0)
    #expect(simulation.faults.map(\.code) == ["question-loop"])
    let message = simulation.faults.first?.message
    #expect(message?.contains("collectionView(_:numberOfItemsInSection:)") == true)
    source.numberOfItems = nil
    grid.reloadData()
    #expect(grid.numberOfItems(inSection: 0) == 7)
  }

  @Test func `acts of attributes on the grid that copies them are refused, and it heals`() {
    let copies = ReentranceTests.trials.filter { $0.callback.hasSuffix("copy(with:)") }
    #expect(copies.count == ReentrantAct.all.count)
    var codes: Set<String> = []
    for trial in ReentranceTests.sample(copies, ReentranceTests.stride.single) {
      let stage = ReentranceStage()
      stage.arm(trial.callback, with: trial.act)
      stage.play(trial.scene)
      codes.formUnion(stage.simulation.faults.map(\.code))
    }
    #expect(codes.contains("attributes-reentrance"))
  }
}

import GridKit
import GridTesting
import TestSupport

/// A grid in a window, all of whose callbacks are reported here, and a second simulation with a
/// window.
///
/// One of the callbacks can be given something to do, the first time that it comes.
@MainActor
final class ReentranceStage {
  /// The stage that views report to: there is one at a time.
  private(set) static weak var present: ReentranceStage?

  static let frame = CGRect(0, 0, 300, 240)

  private(set) var simulation: Simulation
  let other: Simulation
  var window: GridWindow?
  var otherWindow: GridWindow?
  /// Nil once an act has dropped it.
  var grid: ProbeGrid?
  private(set) var source: ProbeSource!
  private(set) var delegate: SpyDelegate!
  var spareSource: ProbeSource?
  var spareDelegate: SpyDelegate?

  /// Whether the layout is asked again in every frame of a scroll.
  var invalidatesOnScroll = false
  /// Whether two fingers may select several items.
  var selectsSeveral = false
  /// The size that the delegate answers for every item.
  var itemSize = CGSize(width: 90, height: 40)

  /// How often each callback came while a scene was played.
  private(set) var calls: [String: Int] = [:]
  private(set) var hasActed = false
  private var isPlaying = false
  private var trigger: (callback: String, act: ReentrantAct)?

  init(policy: FaultPolicy = .record) {
    simulation = Simulation(screen: GridScreen(scale: 2))
    other = Simulation(screen: GridScreen(scale: 2), frameRate: 1)
    simulation.faultPolicy = policy
    other.faultPolicy = policy
    // The clocks differ, so that what is not moved from one to the other is late or early.
    other.advance(by: 50)
    other.frameRate = 60
    ReentranceStage.present = self
    source = ProbeSource(self)
    delegate = SpyDelegate.probe(self)
    window = GridWindow(simulation: simulation)
    otherWindow = GridWindow(simulation: other)
    let grid = simulation.perform {
      ProbeGrid(frame: ReentranceStage.frame, collectionViewLayout: ProbeLayout(self, columns: 3))
    }
    grid.register(ProbeCell.self, forCellWithReuseIdentifier: "cell")
    grid.register(
      ProbeView.self, forSupplementaryViewOfKind: GridView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    grid.dataSource = source
    grid.prefetchDataSource = source
    grid.delegate = delegate
    self.grid = grid
  }

  /// Plays a scene on a grid that is laid out already, unless the scene begins with that.
  func play(_ scene: ReentranceScene) {
    if !scene.beginsEmpty {
      join()
      grid?.layoutIfNeeded()
    }
    isPlaying = true
    scene.play(self)
    isPlaying = false
  }

  /// Moves the grid into the window.
  func join() {
    if let grid { window?.addSubview(grid) }
  }

  /// Moves the grid into the window of the other simulation.
  func joinOther() {
    if let grid { otherWindow?.addSubview(grid) }
  }

  /// Gives a callback something to do.
  func arm(_ callback: String, with act: ReentrantAct) { trigger = (callback, act) }

  /// Notes a callback, and does what it was given to do.
  func call(_ owner: String, _ function: String = #function) {
    guard isPlaying else { return }
    let callback = "\(owner).\(function)"
    calls[callback, default: 0] += 1
    guard let trigger, !hasActed, trigger.callback == callback, grid != nil else { return }
    hasActed = true
    trigger.act.body(self)
  }

  /// Lets go of what the grid refers to weakly.
  func dropHelpers() {
    source = ProbeSource(self)
    delegate = SpyDelegate.probe(self)
  }

  /// Lets go of the simulation that the grid was made in, and of all that keeps it.
  func dropSimulation() {
    window = nil
    simulation = other
  }
}

/// Something that a program or a user does with a grid, which brings about callbacks.
struct ReentranceScene {
  let name: String
  /// Whether the grid has neither a window nor cells at first.
  var beginsEmpty = false
  let play: @MainActor (ReentranceStage) -> Void
}

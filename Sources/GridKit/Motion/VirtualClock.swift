/// The clock of one simulation, with everything that waits for time: inputs, scrolling views,
/// animations, blocks.
///
/// Time is the number of ticks since an epoch divided by the frame rate, so that it never drifts.
@MainActor
package final class VirtualClock {
  /// Seconds by which sums and quotients of frame lengths may miss a tick.
  nonisolated static let tolerance: TimeInterval = 1e-9

  /// Frames of whatever clock that callbacks have begun inside of one another: they share a stack.
  static var openFrames = 0
  /// The most open frames that there may be: as many as rounds of layout.
  static let openFrameLimit = 100

  /// The time at which counting started: changes with the frame rate.
  var epochTime: TimeInterval = 0
  var epochTick = 0
  var epochRate: Double = 60

  // Lists are taken out, changed and put back: so nothing is done while a property is open, and no
  // access to it has to be searched for in a frame.

  private(set) var inputs = ScheduledList()
  private(set) var delayed = ScheduledList()
  /// Blocks for the end of the tick.
  private(set) var queued: [() -> Void] = []

  /// Views whose content moves, in the order in which it started. A view that is not kept elsewhere
  /// goes, and its motion with it.
  private var scrollers: [UnretainedBox<BaseScrollView>] = []
  private(set) var links: [GridDisplayLink] = []
  let animator = Animator()
  /// Topmost views that asked for layout.
  private var roots: [UnretainedBox<BaseView>] = []
  /// Whether views outside of windows are laid out, too: while the simulation settles.
  var reachesDetachedViews = false

  init() {}

  // MARK: Blocks

  func schedule(
    at time: TimeInterval, name: String, isInput: Bool, _ block: @escaping () -> Void
  ) {
    let entry = Scheduled(time: time, name: name, block: block)
    // No block is called in here: the lists may be changed in place.
    if isInput { inputs.add(entry) } else { delayed.add(entry) }
  }

  func enqueue(_ block: @escaping () -> Void) {
    var blocks = queued
    queued = []
    blocks.append(block)
    queued = blocks
  }

  /// The first input that is due, taken out of the list.
  func nextInput(until time: TimeInterval) -> Scheduled? {
    inputs.next(until: time)
  }

  /// Blocks for the end of this tick, delayed ones that are due included, taken out.
  func takeBlocks(until time: TimeInterval) -> [() -> Void] {
    if delayed.isEmpty, queued.isEmpty { return [] }
    var blocks = queued
    queued = []
    while let due = delayed.next(until: time) { blocks.append(due.block) }
    return blocks
  }

  // MARK: Scrolling views

  func start(_ view: UnretainedBox<BaseScrollView>) {
    if scrollers.index(identicalTo: view) == nil { scrollers = scrollers + [view] }
  }

  func stop(_ view: UnretainedBox<BaseScrollView>) {
    guard let index = scrollers.index(identicalTo: view) else { return }
    var others = scrollers
    others.remove(at: index)
    scrollers = others
  }

  /// Moves every moving content on by a frame; what starts meanwhile begins in the next one.
  func stepScrollers(milliseconds time: Double) {
    guard !scrollers.isEmpty else { return }
    // No closures here: each would ask which actor runs (scenarios `fling` and `host-fling` of the
    // benchmark).
    var hasLost = false
    let moving = scrollers
    for index in moving.indices {
      if let view = Unretained(moving[index]).withObject({ $0.view }) {
        view.engine.step(milliseconds: time)
      } else {
        hasLost = true
      }
    }
    if hasLost { scrollers = scrollers.filter { $0.reference != nil } }
  }

  var hasScrollers: Bool {
    for index in scrollers.indices where scrollers[index].reference != nil { return true }
    return false
  }

  var scrollerDescriptions: [String] { scrollers.compactMap { $0.view?.engine.description } }

  // MARK: Display links

  func add(_ link: GridDisplayLink) {
    links = links + [link]
  }

  func remove(_ link: GridDisplayLink) {
    links = links.filter { $0 !== link }
  }

  /// Calls the links that are there now; one that an earlier call invalidates is left out.
  func callLinks(_ body: (GridDisplayLink) -> Void) {
    for link in links where !link.isPaused && links.contains(where: { $0 === link }) { body(link) }
  }

  // MARK: Layout

  /// Remembers a topmost view for the layout phase of the next tick.
  func recordLayout(of root: BaseView) {
    guard !root.awaitsClock else { return }
    root.awaitsClock = true
    // Made once: a scroll asks in every frame.
    let reference = root.clockReference ?? UnretainedBox(root)
    root.clockReference = reference
    var waiting = roots
    roots = []
    waiting.append(reference)
    roots = waiting
  }

  /// Forgets a view that is another clock's now.
  ///
  /// - Returns: Whether it had asked for layout.
  func forgetLayout(of root: BaseView) -> Bool {
    guard root.awaitsClock else { return false }
    root.awaitsClock = false
    let reference = root.clockReference
    roots = roots.filter { $0 !== reference }
    return true
  }

  /// Lays out the topmost views that asked for it, in the order in which they asked. What asks
  /// meanwhile is laid out in the next tick. Views outside of windows wait until the simulation
  /// settles, or a caller lays them out.
  func layOutRoots() {
    guard !roots.isEmpty else { return }
    var due = roots
    roots = []
    if !due.allElementsSatisfy({ isLaidOut($0) }) {
      roots = due.filter { !isLaidOut($0) && $0.reference != nil }
      due.removeAll { !isLaidOut($0) }
    }
    for index in due.indices {
      Unretained(due[index]).withObject { $0.reference }?.withObject { $0.awaitsClock = false }
    }
    for index in due.indices {
      guard let root = Unretained(due[index]).withObject({ $0.view }) else { continue }
      root.layoutIfNeeded()
    }
    // The memory serves again.
    guard roots.isEmpty else { return }
    due.removeAll(keepingCapacity: true)
    roots = due
  }

  var hasRoots: Bool {
    for index in roots.indices where isLaidOut(roots[index]) { return true }
    return false
  }

  /// Whether a view gets its layout from the clock.
  private func isLaidOut(_ root: UnretainedBox<BaseView>) -> Bool {
    root.reference?.withObject { reachesDetachedViews || $0.window != nil } ?? false
  }
}

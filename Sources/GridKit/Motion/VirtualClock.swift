/// The clock of one simulation, and the work that waits for ticks: inputs, scrolling views,
/// animations, blocks.
///
/// Time is computed from the frame rate and the number of ticks since a start time, the epoch. So
/// rounding errors do not add up.
@MainActor
package final class VirtualClock {
  /// The greatest rounding error of sums and quotients of frame lengths, in seconds.
  nonisolated static let tolerance: TimeInterval = 1e-9

  /// The number of frames of all clocks that have begun and not ended. A callback in one frame can
  /// begin another frame, and all open frames share one stack.
  static var openFrames = 0
  /// The greatest number of open frames, the same as the limit of layout rounds.
  static let openFrameLimit = 100

  /// The time from which ticks are counted. This time changes with the frame rate.
  var epochTime: TimeInterval = 0
  var epochTick = 0
  var epochRate: Double = 60

  // The methods move a list out of its property, change it and put it back. The property is not
  // accessed meanwhile, so no exclusivity check is needed in a frame.

  private(set) var inputs = ScheduledList()
  private(set) var delayed = ScheduledList()
  /// The blocks for the end of the tick.
  private(set) var queued: [() -> Void] = []

  /// The scroll views whose content moves, in the order in which they started. The list does not
  /// retain its views. A deallocated view leaves the list, and its motion ends.
  private var scrollers: [UnretainedBox<BaseScrollView>] = []
  private(set) var links: [GridDisplayLink] = []
  let animator = Animator()
  /// The topmost views that need layout.
  private var roots: [UnretainedBox<BaseView>] = []
  /// Whether views without a window are laid out, too. The value is true while the simulation
  /// settles.
  var reachesDetachedViews = false

  init() {}

  // MARK: Blocks

  func schedule(
    at time: TimeInterval, name: String, isInput: Bool, _ block: @escaping () -> Void
  ) {
    let entry = Scheduled(time: time, name: name, block: block)
    // No block is called here, so the lists may be changed in place.
    if isInput { inputs.add(entry) } else { delayed.add(entry) }
  }

  func enqueue(_ block: @escaping () -> Void) {
    var blocks = queued
    queued = []
    blocks.append(block)
    queued = blocks
  }

  /// Removes and returns the first input that is due.
  func nextInput(until time: TimeInterval) -> Scheduled? {
    inputs.next(until: time)
  }

  /// Removes and returns the blocks for the end of this tick, including delayed blocks that are
  /// due.
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

  /// Moves the content of every scrolling view on by a frame. Motions that start meanwhile begin in
  /// the next frame.
  func stepScrollers(milliseconds time: Double) {
    guard !scrollers.isEmpty else { return }
    // A loop with a closure would check at each call which actor runs (scenarios `fling` and
    // `host-fling` of the benchmark).
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

  /// Calls the display links that exist at the start. A link that an earlier callback invalidates
  /// is skipped.
  func callLinks(_ body: (GridDisplayLink) -> Void) {
    for link in links where !link.isPaused && links.contains(where: { $0 === link }) { body(link) }
  }

  // MARK: Layout

  /// Adds a topmost view to the layout phase of the next tick.
  func recordLayout(of root: BaseView) {
    guard !root.layoutState.awaitsClock else { return }
    root.layoutState.awaitsClock = true
    // Reuses one reference: a scroll needs layout in every frame.
    let reference = root.madeUnretainedBox
    var waiting = roots
    roots = []
    waiting.append(reference)
    roots = waiting
  }

  /// Removes a view from this clock's list of views that wait for layout. The view moves to another
  /// clock.
  ///
  /// - Returns: Whether the view needed layout.
  func forgetLayout(of root: BaseView) -> Bool {
    guard root.layoutState.awaitsClock else { return false }
    root.layoutState.awaitsClock = false
    let reference = root.unretainedBox
    roots = roots.filter { $0 !== reference }
    return true
  }

  /// Lays out the topmost views that need layout, in the order in which they requested layout. A
  /// view that requests layout meanwhile is laid out in the next tick. Views without a window wait
  /// until the simulation settles, or until code lays them out.
  func layOutRoots() {
    guard !roots.isEmpty else { return }
    var due = roots
    roots = []
    if !due.allElementsSatisfy({ isLaidOut($0) }) {
      roots = due.filter { !isLaidOut($0) && $0.reference != nil }
      due.removeAll { !isLaidOut($0) }
    }
    for index in due.indices {
      Unretained(due[index]).withObject { $0.reference }?.withObject {
        $0.layoutState.awaitsClock = false
      }
    }
    for index in due.indices {
      guard let root = Unretained(due[index]).withObject({ $0.view }) else { continue }
      root.layoutIfNeeded()
    }
    // Reuses the memory of the list.
    guard roots.isEmpty else { return }
    due.removeAll(keepingCapacity: true)
    roots = due
  }

  var hasRoots: Bool {
    for index in roots.indices where isLaidOut(roots[index]) { return true }
    return false
  }

  /// Whether the clock lays out a view.
  private func isLaidOut(_ root: UnretainedBox<BaseView>) -> Bool {
    root.reference?.withObject { reachesDetachedViews || $0.window != nil } ?? false
  }
}

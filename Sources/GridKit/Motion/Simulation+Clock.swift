/// The result of `Simulation.settle(limit:)`: its duration, and whether everything came to rest.
public struct Settlement: Hashable, Codable, Sendable {
  /// Ticks until nothing moved any more.
  public var frames: Int
  /// Virtual time, in seconds.
  public var seconds: TimeInterval
  /// Whether everything came to rest within the limit.
  public var isSettled: Bool

  /// A result put together by hand, for comparing.
  public init(frames: Int, seconds: TimeInterval, isSettled: Bool) {
    self.frames = frames
    self.seconds = seconds
    self.isSettled = isSettled
  }
}

/// Calls back once per tick.
///
/// - Note: After `CADisplayLink`.
@preconcurrency @MainActor
public final class GridDisplayLink {
  /// Whether the display link is paused; nothing is called then.
  public var isPaused = false
  /// Virtual time of the last tick, in seconds.
  public package(set) var timestamp: TimeInterval = 0
  /// Virtual time of the next tick, in seconds.
  public package(set) var targetTimestamp: TimeInterval = 0
  /// The time from the last tick to the next, in seconds of virtual time; 0 before the first.
  public var duration: TimeInterval { targetTimestamp - timestamp }
  let callback: (GridDisplayLink) -> Void
  private weak var simulation: Simulation?

  init(simulation: Simulation, callback: @escaping (GridDisplayLink) -> Void) {
    self.simulation = simulation
    self.callback = callback
  }

  /// Calls back by the clock of another simulation from now on.
  func move(to newSimulation: Simulation) {
    guard let simulation, simulation !== newSimulation,
      simulation.clock.links.contains(where: { $0 === self })
    else { return }
    simulation.clock.remove(self)
    self.simulation = newSimulation
    newSimulation.clock.add(self)
  }

  /// Stops calling back for good.
  public func invalidate() {
    simulation?.clock.remove(self)
  }
}

// MARK: - Time

extension Simulation {
  /// Length of a frame, in seconds.
  public var frameDuration: TimeInterval { 1 / frameRate }

  /// Virtual time of the next tick, in seconds.
  package var nextTickTime: TimeInterval {
    if clock.epochRate != frameRate {
      clock.epochRate = frameRate
      clock.epochTick = tickCount
      clock.epochTime = now
    }
    return clock.epochTime + Double(tickCount + 1 - clock.epochTick) / frameRate
  }

  /// Moves time on by one frame and does what is due, in this order (7.2 item 4): inputs,
  /// scrolling, display links, layout, ends of animations, blocks.
  ///
  /// Called from inside a tick, this is a whole frame in the midst of the other; what the outer one
  /// has left to do, it does at the time that it is then. More than 100 of them, one inside the
  /// other, are a fault, and no time passes.
  public func tick() {
    _ = passFrame()
  }

  /// Passes a frame of virtual time, unless too many are open already.
  ///
  /// - Returns: Whether a frame has passed.
  func passFrame() -> Bool {
    guard VirtualClock.openFrames < VirtualClock.openFrameLimit else {
      raise(.clockLoop())
      return false
    }
    Simulation.forgetDeparted()
    VirtualClock.openFrames += 1
    defer { VirtualClock.openFrames -= 1 }
    let time = nextTickTime
    now = time
    tickCount += 1
    let number = tickCount
    tellTickObservers { $0.tickDidBegin() }
    perform {
      while let input = clock.nextInput(until: time) { input.block() }
      clock.stepScrollers(milliseconds: time * 1000)
      // Links have been called later than this already if a callback has moved time on.
      if tickCount == number { callDisplayLinks(time) }
      layOut()
      clock.animator.finishRuns(until: time, in: self)
      for block in clock.takeBlocks(until: time) { block() }
    }
    tellTickObservers { $0.tickDidEnd() }
    return true
  }

  /// Moves time on, with every tick that lies inside. What is left of a frame counts later.
  ///
  /// Views in windows are laid out in each tick that finds them stale. A view in no window waits
  /// for `layoutIfNeeded()`, a query or `settle(limit:)`, as under UIKit.
  ///
  /// Ticks in which nothing happens take no work, however many they are. After
  /// `Simulation.mostFrames` ticks with something to do in them this is a fault, and time stands
  /// where it has come to.
  ///
  /// - Parameter seconds: Virtual time; less than 0 counts as 0. A number that is not finite, or
  ///   that leads beyond `Simulation.latestTime`, is a fault, and no time passes.
  public func advance(by seconds: TimeInterval) {
    advance(to: now + (seconds < 0 && seconds.isFinite ? 0 : seconds))
  }

  /// Moves time on to a moment, with every tick until then. A moment that has passed changes
  /// nothing.
  public func advance(to time: TimeInterval) {
    guard admits(time) else { return }
    switch runTicks(until: time) {
    case .done: if time > now { now = time }
    case .endless: raise(.endlessTime(to: time, in: self))
    case .refused: break
    }
  }

  /// Ticks until nothing moves: no deceleration, no animation, no block waiting.
  ///
  /// Layout that is due is done at once, also in views outside of windows. A finger that is down,
  /// display links and animations that repeat for ever are not waited for.
  ///
  /// - Parameter limit: Virtual seconds after which this is a fault that lists what is still alive.
  @discardableResult
  public func settle(limit: TimeInterval = 10) -> Settlement {
    let start = now
    let firstTick = tickCount
    guard admits(start + limit) else {
      return Settlement(frames: 0, seconds: 0, isSettled: false)
    }
    let isSettled = reachingDetachedViews {
      perform { layOut() }
      let end = runTicks(until: start + limit) { !self.isAtRest }
      let isSettled = isAtRest
      if !isSettled, end != .refused {
        raise(
          .notSettled(
            limit: end == .done ? limit : now - start, alive: aliveDescriptions,
            ignored: ignoredDescriptions))
      }
      return isSettled
    }
    return Settlement(
      frames: tickCount - firstTick, seconds: now - start, isSettled: isSettled)
  }

  /// Whether nothing would change in coming ticks.
  public var isAtRest: Bool {
    clock.inputs.isEmpty && clock.delayed.isEmpty && clock.queued.isEmpty
      && !clock.hasScrollers && !clock.hasRoots && !clock.animator.hasFiniteAnimations
  }

  /// Lays out the views in windows that asked for it, as the layout phase of a tick does.
  package func layOut() {
    clock.layOutRoots()
  }

  /// Whether nothing would change in coming ticks, once all views that asked for layout were laid
  /// out, also those outside of windows.
  package var isSettled: Bool {
    reachingDetachedViews {
      perform { layOut() }
      return isAtRest
    }
  }

  private func reachingDetachedViews<Answer>(_ body: () -> Answer) -> Answer {
    let outer = clock.reachesDetachedViews
    clock.reachesDetachedViews = true
    defer { clock.reachesDetachedViews = outer }
    return body()
  }

  private func callDisplayLinks(_ time: TimeInterval) {
    clock.callLinks { link in
      link.timestamp = time
      link.targetTimestamp = time + frameDuration
      link.callback(link)
    }
  }

  // MARK: Blocks

  /// Runs a block at the end of the next tick.
  public func async(_ block: @escaping () -> Void) {
    clock.enqueue(block)
  }

  /// Runs a block at the end of the first tick after a delay.
  ///
  /// - Parameter delay: In virtual seconds; less than 0 counts as 0. A number that is not finite is
  ///   a fault, and the block never runs.
  public func after(_ delay: TimeInterval, _ block: @escaping () -> Void) {
    guard delay.isFinite else { return raise(.virtualTime(delay)) }
    clock.schedule(at: now + max(0, delay), name: "block", isInput: false, block)
  }

  /// Hands in an input for a moment: it is carried out first thing in the first tick from then on.
  package func input(
    at time: TimeInterval, name: String, _ block: @escaping () -> Void
  ) {
    clock.schedule(at: time, name: name, isInput: true, block)
  }

  /// Calls back once per tick until the link is invalidated.
  @discardableResult
  public func makeDisplayLink(
    _ callback: @escaping (GridDisplayLink) -> Void
  ) -> GridDisplayLink {
    let link = GridDisplayLink(simulation: self, callback: callback)
    clock.add(link)
    return link
  }

  // MARK: What is alive

  /// Animations, and blocks that wait for a tick.
  package var pendingCount: Int { clock.animator.animations.count + clock.queued.count }

  /// Descriptions of all that `settle` waits for, one line each.
  public var aliveDescriptions: [String] {
    clock.scrollerDescriptions
      + clock.animator.descriptions(at: now, repeating: false)
      + clock.inputs.all.map { "input \"\($0.name)\" at \(NumberText.short($0.time)) s" }
      + clock.delayed.all.map { "\($0.name) at \(NumberText.short($0.time)) s" }
      + (clock.queued.isEmpty ? [] : ["\(clock.queued.count) blocks for the next tick"])
      + (clock.hasRoots ? ["layout that is asked for again in every tick"] : [])
  }

  var ignoredDescriptions: [String] {
    clock.animator.descriptions(at: now, repeating: true)
      + clock.links.filter { !$0.isPaused }.map { _ in "a display link" }
  }
}

extension GridFault {
  @MainActor package static func clockLoop() -> GridFault {
    GridFault(
      code: "clock-loop", exceptionName: .fatalError,
      message: "time is moved on inside of \(VirtualClock.openFrameLimit) frames that have not "
        + "ended",
      advice: "A callback calls tick(), advance(by:) or settle() each time that it is called, and "
        + "each of them calls it again. Move time on outside of callbacks, or in one call of a "
        + "callback only.")
  }

  package static func notSettled(
    limit: TimeInterval, alive: [String], ignored: [String]
  ) -> GridFault {
    var advice =
      "Still alive:\n" + alive.map { "- \($0)" }.joined(separator: "\n")
      + "\nStop what never ends, or settle with a larger limit."
    if !ignored.isEmpty {
      advice += " Not waited for: \(ignored.joined(separator: ", "))."
    }
    return GridFault(
      code: "not-settled", exceptionName: .fatalError,
      message: "the simulation did not come to rest within \(NumberText.short(limit)) s of virtual "
        + "time",
      advice: advice)
  }
}

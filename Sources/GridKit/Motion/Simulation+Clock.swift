/// The result of `Simulation.settle(limit:)`: the time that passed, and whether everything came to
/// rest.
public struct Settlement: Hashable, Codable, Sendable {
  /// The number of ticks that passed.
  public var frames: Int
  /// The virtual time that passed, in seconds.
  public var seconds: TimeInterval
  /// Whether everything came to rest within the limit.
  public var isSettled: Bool

  /// Makes a result to compare with, for instance in a test.
  public init(frames: Int, seconds: TimeInterval, isSettled: Bool) {
    self.frames = frames
    self.seconds = seconds
    self.isSettled = isSettled
  }
}

/// An object that calls a closure once per tick.
///
/// - Note: After `CADisplayLink`.
@preconcurrency @MainActor
public final class GridDisplayLink {
  /// Whether the display link is paused. A paused link calls nothing.
  public var isPaused = false
  /// The virtual time of the last tick, in seconds.
  public package(set) var timestamp: TimeInterval = 0
  /// The virtual time of the next tick, in seconds.
  public package(set) var targetTimestamp: TimeInterval = 0
  /// The time from the last tick to the next, in seconds of virtual time; 0 before the first call.
  public var duration: TimeInterval { targetTimestamp - timestamp }
  let callback: (GridDisplayLink) -> Void
  private weak var simulation: Simulation?

  init(simulation: Simulation, callback: @escaping (GridDisplayLink) -> Void) {
    self.simulation = simulation
    self.callback = callback
  }

  /// Moves the display link to the clock of another simulation.
  func move(to newSimulation: Simulation) {
    guard let simulation, simulation !== newSimulation,
      simulation.clock.links.contains(where: { $0 === self })
    else { return }
    simulation.clock.remove(self)
    self.simulation = newSimulation
    newSimulation.clock.add(self)
  }

  /// Stops the display link for good.
  public func invalidate() {
    simulation?.clock.remove(self)
  }
}

// MARK: - Time

extension Simulation {
  /// The length of a frame, in seconds.
  public var frameDuration: TimeInterval { 1 / frameRate }

  /// The virtual time of the next tick, in seconds.
  package var nextTickTime: TimeInterval {
    if clock.epochRate != frameRate {
      clock.epochRate = frameRate
      clock.epochTick = tickCount
      clock.epochTime = now
    }
    return clock.epochTime + Double(tickCount + 1 - clock.epochTick) / frameRate
  }

  /// Moves time on by one frame and does the work that is due, in this order: inputs, scrolling,
  /// display links, layout, ends of animations, blocks.
  ///
  /// A call inside a tick passes a whole frame in the middle of the outer frame. The outer frame
  /// then does the rest of its work at the new time. More than 100 frames inside one another are a
  /// fault, and no time passes.
  public func tick() {
    _ = passFrame()
  }

  /// Passes a frame of virtual time. If too many frames are open already, raises a fault instead.
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
      // If a callback has moved time on, the links were already called at a later time.
      if tickCount == number { callDisplayLinks(time) }
      layOut()
      clock.animator.finishRuns(until: time, in: self)
      for block in clock.takeBlocks(until: time) { block() }
    }
    tellTickObservers { $0.tickDidEnd() }
    return true
  }

  /// Moves time on by a number of seconds and performs the ticks in that time. Time that does not
  /// fill a whole frame counts in later calls.
  ///
  /// A tick lays out the views that need layout and are in a window. A view without a window waits
  /// for `layoutIfNeeded()`, a query or `settle(limit:)`, as under UIKit.
  ///
  /// Ticks without work cost nothing, however many there are. After `Simulation.mostFrames` ticks
  /// with work, the call raises a fault, and time does not move on.
  ///
  /// - Parameter seconds: The virtual time to pass; a negative number counts as 0. A number that is
  ///   not finite, or that leads beyond `Simulation.latestTime`, is a fault, and no time passes.
  public func advance(by seconds: TimeInterval) {
    advance(to: now + (seconds < 0 && seconds.isFinite ? 0 : seconds))
  }

  /// Moves time on to `time` and performs the ticks until then. A time in the past changes nothing.
  public func advance(to time: TimeInterval) {
    guard admits(time) else { return }
    switch runTicks(until: time) {
    case .done: if time > now { now = time }
    case .endless: raise(.endlessTime(to: time, in: self))
    case .refused: break
    }
  }

  /// Performs ticks until there is no deceleration, no animation, and no waiting input or block.
  ///
  /// Pending layout is done at once, also in views without a window. The method does not wait for a
  /// finger that is down, for display links, or for animations that repeat for ever.
  ///
  /// - Parameter limit: The greatest virtual time to pass, in seconds. If something still moves or
  ///   waits then, the method raises a fault that lists it.
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

  /// Whether coming ticks would change nothing.
  public var isAtRest: Bool {
    clock.inputs.isEmpty && clock.delayed.isEmpty && clock.queued.isEmpty
      && !clock.hasScrollers && !clock.hasRoots && !clock.animator.hasFiniteAnimations
  }

  /// Lays out the views that need layout and are in a window, as the layout phase of a tick does.
  package func layOut() {
    clock.layOutRoots()
  }

  /// Whether coming ticks would change nothing once the pending layout is done. The getter lays out
  /// all views that need layout, also those without a window.
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

  /// Runs a block at the end of the first tick after a delay has passed.
  ///
  /// - Parameter delay: The delay, in virtual seconds; a negative number counts as 0. A number that
  ///   is not finite is a fault, and the block never runs.
  public func after(_ delay: TimeInterval, _ block: @escaping () -> Void) {
    guard delay.isFinite else { return raise(.virtualTime(delay)) }
    clock.schedule(at: now + max(0, delay), name: "block", isInput: false, block)
  }

  /// Schedules an input. The first tick at or after `time` runs the block before its other work.
  package func input(
    at time: TimeInterval, name: String, _ block: @escaping () -> Void
  ) {
    clock.schedule(at: time, name: name, isInput: true, block)
  }

  /// Makes a display link that calls back once per tick until it is invalidated.
  @discardableResult
  public func makeDisplayLink(
    _ callback: @escaping (GridDisplayLink) -> Void
  ) -> GridDisplayLink {
    let link = GridDisplayLink(simulation: self, callback: callback)
    clock.add(link)
    return link
  }

  // MARK: Pending work

  /// The number of running animations and of blocks for the next tick.
  package var pendingCount: Int { clock.animator.animations.count + clock.queued.count }

  /// Descriptions of everything that `settle(limit:)` waits for, one line each.
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
      when: "Each frame of the clock has a callback that moves time on.",
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
      when: "The simulation is told to settle, and something goes on for ever.",
      message: "the simulation did not come to rest within \(NumberText.short(limit)) s of virtual "
        + "time",
      advice: advice)
  }
}

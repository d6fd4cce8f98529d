// The limits of virtual time. All seconds, frame rates and numbers of frames are checked here, so
// that every call ends.

extension Simulation {
  /// The frame rates that a simulation can have, in frames per second. Screens have 60 or 120. A
  /// rate below 1 shows no motion. Above 1000, a frame is shorter than a millisecond, the unit in
  /// which motion is computed. Tests may want rates above 1000.
  public nonisolated static let frameRates: ClosedRange<Double> = 1...10_000

  /// The greatest number of frames with work in one call. At 60 frames per second, this number of
  /// frames takes more than four hours. Frames without work do not count.
  public nonisolated static let mostFrames = 1_000_000

  /// The last valid virtual time, in seconds: more than thirty years. At this time, a `Double`
  /// still tells successive frames apart.
  public nonisolated static let latestTime: TimeInterval = 1e9

  // MARK: Checks

  /// Returns whether a virtual time is valid. Raises a fault if the time is not valid.
  func admits(_ time: TimeInterval) -> Bool {
    if time <= Simulation.latestTime, time.isFinite { return true }
    raise(.virtualTime(time))
    return false
  }

  /// Returns a duration, in seconds, if it is finite. Otherwise raises a fault and returns 0.
  func admittedDuration(_ seconds: TimeInterval) -> TimeInterval {
    if seconds.isFinite { return seconds }
    raise(.virtualTime(seconds))
    return 0
  }

  /// Returns the number of frames of a gesture that takes `seconds`, at least one. If the number is
  /// too large, raises a fault and returns nil.
  package func frames(in seconds: TimeInterval) -> Int? {
    let frames = (seconds * frameRate).rounded()
    guard frames.isFinite, frames <= Double(Simulation.mostFrames) else {
      raise(.virtualTime(seconds))
      return nil
    }
    return max(1, Int(frames))
  }

  // MARK: Ticks

  /// Moves time on by a number of frames.
  ///
  /// Frames without work cost nothing, however many there are. After `Simulation.mostFrames` frames
  /// with work, the call raises a fault, and time does not move on.
  ///
  /// - Parameter frames: The number of frames; a negative number counts as 0.
  public func advance(frames: Int) {
    guard frames > 0 else { return }
    let end = nextTickTime + Double(frames - 1) / frameRate
    guard admits(end) else { return }
    let last = tickCount + frames
    if runTicks(until: .infinity, upTo: last) == .endless {
      raise(.endlessTime(to: end, in: self))
    }
  }

  /// Performs ticks while a condition holds. Raises a fault after `Simulation.mostFrames` ticks
  /// with work.
  package func tick(while isWanted: () -> Bool) {
    if runTicks(until: Simulation.latestTime, while: isWanted) == .endless {
      raise(.endlessTime(to: Simulation.latestTime, in: self))
    }
  }

  /// The reason for which a run of ticks ended.
  enum TickEnd {
    /// The run reached the last tick, or the condition no longer held.
    case done
    /// The run had `Simulation.mostFrames` ticks with work.
    case endless
    /// A tick was refused, and its fault was raised.
    case refused
  }

  /// Performs ticks until a time while a condition holds. Skips ticks without work.
  ///
  /// - Parameter last: The number of the last tick.
  func runTicks(
    until time: TimeInterval, upTo last: Int = .max, while isWanted: () -> Bool = { true }
  ) -> TickEnd {
    var left = Simulation.mostFrames
    // Sums of frame lengths may miss a tick by a rounding error.
    while tickCount < last, isWanted(), nextTickTime <= time + VirtualClock.tolerance {
      if passIdleTicks(until: time, upTo: last) { continue }
      guard left > 0 else { return .endless }
      left -= 1
      guard passFrame() else { return .refused }
    }
    return .done
  }

  /// Skips the ticks in which nothing is due, nothing moves and no observer listens. Only the time
  /// and the number of the tick change, as if the ticks had been performed.
  ///
  /// - Returns: Whether a tick was skipped.
  private func passIdleTicks(until time: TimeInterval, upTo last: Int) -> Bool {
    guard isIdle else { return false }
    var end = time + VirtualClock.tolerance
    if let due = clock.nextDue { end = min(end, (due - VirtualClock.tolerance).nextDown) }
    let count = min(ticks(until: end), last - tickCount)
    guard count > 0 else { return false }
    tickCount += count
    now = moment(ofTick: tickCount)
    return true
  }

  /// Whether a tick has no work besides scheduled inputs and delayed blocks.
  private var isIdle: Bool {
    !clock.hasWorkInEveryTick && tickObservers.objects.isEmpty
  }

  /// Returns the time of a tick. The caller must read `nextTickTime` first, because its getter
  /// adapts the epoch to the present frame rate.
  private func moment(ofTick tick: Int) -> TimeInterval {
    clock.epochTime + Double(tick - clock.epochTick) / frameRate
  }

  /// Returns the number of coming ticks that are not after `end`.
  private func ticks(until end: TimeInterval) -> Int {
    guard end < Simulation.latestTime * 2 else { return .max - tickCount }
    let estimate = ((end - clock.epochTime) * frameRate).rounded(.down)
    var count = max(0, clock.epochTick + Int(estimate) - tickCount)
    // The estimate may be wrong because of a rounding error.
    while moment(ofTick: tickCount + count + 1) <= end { count += 1 }
    while count > 0, moment(ofTick: tickCount + count) > end { count -= 1 }
    return count
  }
}

extension VirtualClock {
  /// Whether something moves, is laid out or is called in the next tick, whenever the tick comes.
  var hasWorkInEveryTick: Bool {
    !queued.isEmpty || hasScrollers || hasRoots || !animator.animations.isEmpty
      || links.contains { !$0.isPaused }
  }

  /// The time at which the first waiting input or block is due.
  var nextDue: TimeInterval? {
    switch (inputs.all.first?.time, delayed.all.first?.time) {
    case (let input?, let block?): min(input, block)
    case (let input, let block): input ?? block
    }
  }
}

extension GridFault {
  package static func frameRate(_ rate: Double) -> GridFault {
    let rates = Simulation.frameRates
    return GridFault(
      code: "frame-rate", exceptionName: .fatalError,
      when: "The frame rate of a simulation is set to a number that is no rate.",
      message: "the frame rate of a simulation was set to \(NumberText.short(rate))",
      advice: "It is a number of frames a second from \(NumberText.short(rates.lowerBound)) to "
        + "\(NumberText.short(rates.upperBound)), such as 60 or 120. A simulation keeps the rate "
        + "that it has.")
  }

  package static func virtualTime(_ seconds: TimeInterval) -> GridFault {
    GridFault(
      code: "virtual-time", exceptionName: .fatalError,
      when: "Time is to move by a number that is not finite or beyond all limits, or has not got "
        + "there after a million frames in which something happened.",
      message: "virtual time cannot move by or to \(NumberText.short(seconds)) s",
      advice: "Seconds are finite, times end at \(NumberText.short(Simulation.latestTime)) s, and "
        + "a gesture takes \(Simulation.mostFrames) frames at most. Nothing moves.")
  }

  /// Makes the fault of a call that did not reach its end within `Simulation.mostFrames` frames
  /// with work.
  ///
  /// - Parameter end: The time that the call was to reach.
  @MainActor package static func endlessTime(
    to end: TimeInterval, in simulation: Simulation
  ) -> GridFault {
    let alive = simulation.aliveDescriptions + simulation.ignoredDescriptions
    return GridFault(
      code: "virtual-time", exceptionName: .fatalError,
      message: "virtual time was to move on to \(NumberText.short(end)) s, and stands at "
        + "\(NumberText.short(simulation.now)) s after \(Simulation.mostFrames) frames with "
        + "something to do in them",
      advice: "Still alive:\n" + alive.map { "- \($0)" }.joined(separator: "\n")
        + "\nStop what never ends, or move time on in several calls.")
  }

  package static func badSpring(_ dampingRatio: CGFloat, velocity: CGFloat) -> GridFault {
    GridFault(
      code: "non-finite-geometry", exceptionName: .invalidArgument,
      message: "a spring was given a number that is not finite: damping "
        + "\(NumberText.short(dampingRatio)), velocity \(NumberText.short(velocity))",
      advice: "It moves as one that is critically damped and starts at rest.")
  }
}

// How far and how fast virtual time goes: one door for every number of seconds, frames a second and
// frames, so that no call goes on for ever.

extension Simulation {
  /// Frames a second that a clock can have: 60 and 120 are those of screens. Slower ones are no
  /// motion. Faster ones than a thousand have frames shorter than the millisecond that motion is
  /// counted in, which tests may want to see; at ten thousand it ends.
  public nonisolated static let frameRates: ClosedRange<Double> = 1...10_000

  /// The most frames with something to do in them that one call moves on: more than four hours at
  /// 60 a second. Frames in which nothing happens do not count.
  public nonisolated static let mostFrames = 1_000_000

  /// The last moment of virtual time, in seconds: in more than thirty years a double still tells a
  /// frame from the next.
  public nonisolated static let latestTime: TimeInterval = 1e9

  // MARK: The door

  /// Whether a moment is one; else this is a fault.
  func admits(_ time: TimeInterval) -> Bool {
    if time <= Simulation.latestTime, time.isFinite { return true }
    raise(.virtualTime(time))
    return false
  }

  /// Returns a duration, in seconds, if it is finite; 0 after a fault.
  func admittedDuration(_ seconds: TimeInterval) -> TimeInterval {
    if seconds.isFinite { return seconds }
    raise(.virtualTime(seconds))
    return 0
  }

  /// The frames of a gesture that takes a time, at least one; nil after a fault.
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
  /// Frames in which nothing happens take no work, however many they are. After
  /// `Simulation.mostFrames` others this is a fault, and time stands where it has come to.
  ///
  /// - Parameter frames: Less than 0 counts as 0.
  public func advance(frames: Int) {
    guard frames > 0 else { return }
    let end = nextTickTime + Double(frames - 1) / frameRate
    guard admits(end) else { return }
    let last = tickCount + frames
    if runTicks(until: .infinity, upTo: last) == .endless {
      raise(.endlessTime(to: end, in: self))
    }
  }

  /// Ticks while a claim holds. What never ends is a fault after `Simulation.mostFrames` ticks.
  package func tick(while isWanted: () -> Bool) {
    if runTicks(until: Simulation.latestTime, while: isWanted) == .endless {
      raise(.endlessTime(to: Simulation.latestTime, in: self))
    }
  }

  /// The end of a run of ticks.
  enum TickEnd {
    /// The run ended at the time or the number of the last tick, or when the claim held no more.
    case done
    /// The run ended after `Simulation.mostFrames` ticks with work.
    case endless
    /// A tick was refused, and its fault is told.
    case refused
  }

  /// Ticks until a time while a claim holds, passing over ticks in which nothing happens.
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

  /// Passes over the ticks in which nothing is due, nothing moves and no observer listens. Like
  /// those ticks, it changes only the time and the tick's number.
  ///
  /// - Returns: Whether there was one.
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

  /// Whether a tick would do nothing, unless something is due in it.
  private var isIdle: Bool {
    !clock.hasScrollers && clock.queued.isEmpty && !clock.hasRoots
      && clock.animator.animations.isEmpty
      && clock.links.allSatisfy(\.isPaused)
      && tickObservers.objects.isEmpty
  }

  /// Returns the time of a tick. `nextTickTime` must have been asked at the present frame rate.
  private func moment(ofTick tick: Int) -> TimeInterval {
    clock.epochTime + Double(tick - clock.epochTick) / frameRate
  }

  /// Returns the count of the next ticks that are not after a time.
  private func ticks(until end: TimeInterval) -> Int {
    guard end < Simulation.latestTime * 2 else { return .max - tickCount }
    let estimate = ((end - clock.epochTime) * frameRate).rounded(.down)
    var count = max(0, clock.epochTick + Int(estimate) - tickCount)
    // The quotient may miss by a rounding error.
    while moment(ofTick: tickCount + count + 1) <= end { count += 1 }
    while count > 0, moment(ofTick: tickCount + count) > end { count -= 1 }
    return count
  }
}

extension VirtualClock {
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
      message: "the frame rate of a simulation was set to \(NumberText.short(rate))",
      advice: "It is a number of frames a second from \(NumberText.short(rates.lowerBound)) to "
        + "\(NumberText.short(rates.upperBound)), such as 60 or 120. A simulation keeps the rate "
        + "that it has.")
  }

  package static func virtualTime(_ seconds: TimeInterval) -> GridFault {
    GridFault(
      code: "virtual-time", exceptionName: .fatalError,
      message: "virtual time cannot move by or to \(NumberText.short(seconds)) s",
      advice: "Seconds are finite, times end at \(NumberText.short(Simulation.latestTime)) s, and "
        + "a gesture takes \(Simulation.mostFrames) frames at most. Nothing moves.")
  }

  /// Makes the fault that virtual time did not come to its end within the most frames allowed.
  ///
  /// - Parameter end: Where time should have come to.
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

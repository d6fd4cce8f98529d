// Functions of the view's simulation that pass time, so that a test needs only the view.

extension BaseScrollView {
  /// Moves virtual time on by `seconds` and runs every tick in this time. The call does not lay out
  /// a view that is in no window.
  public func advance(by seconds: TimeInterval) {
    simulation.advance(by: seconds)
  }

  /// Moves virtual time on by a number of frames.
  public func advance(frames: Int) {
    simulation.advance(frames: frames)
  }

  /// Runs ticks until nothing in the simulation moves.
  ///
  /// - Parameter limit: Virtual seconds after which the call raises the fault `not-settled`. The
  ///   text of the fault lists all activity that still goes on.
  @discardableResult
  public func settle(limit: TimeInterval = 10) -> Settlement {
    simulation.settle(limit: limit)
  }

  /// Whether nothing in the simulation would change in coming ticks. A layout pass that is due runs
  /// first, as in `settle()`.
  public var isSettled: Bool {
    simulation.isSettled
  }
}

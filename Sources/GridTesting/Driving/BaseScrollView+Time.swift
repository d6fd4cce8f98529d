// Time of the simulation that a view lives in, so that a test can stay with its view.

extension BaseScrollView {
  /// Moves virtual time on, with every tick that lies inside. A view in no window is not laid out
  /// by that.
  public func advance(by seconds: TimeInterval) {
    simulation.advance(by: seconds)
  }

  /// Moves virtual time on by a number of frames.
  public func advance(frames: Int) {
    simulation.advance(frames: frames)
  }

  /// Ticks until nothing in the simulation moves.
  ///
  /// - Parameter limit: Virtual seconds after which this is the fault `not-settled`, which lists
  ///   what is still alive.
  @discardableResult
  public func settle(limit: TimeInterval = 10) -> Settlement {
    simulation.settle(limit: limit)
  }

  /// Whether nothing in the simulation would change in coming ticks. Layout that is due is done
  /// first, as `settle()` does.
  public var isSettled: Bool {
    simulation.isSettled
  }
}

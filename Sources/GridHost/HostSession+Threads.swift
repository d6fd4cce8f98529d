import Dispatch

extension HostSession {
  /// Runs `body` on the main actor. Use the method in callbacks from other UI stacks and languages,
  /// where the compiler does not know the thread.
  ///
  /// ```swift
  /// let frame = try HostSession.onMainThread { try session.frame(to: 0.1) }
  /// ```
  ///
  /// Grids and sessions belong to the main actor, which is the process's main thread. A stack with
  /// its own thread sends its requests to the main thread, for example by
  /// `DispatchQueue.main.async`.
  ///
  /// - Throws: `HostError.thread` on any other thread, before `body` runs; otherwise the error that
  ///   `body` throws.
  public nonisolated static func onMainThread<Value: Sendable>(
    _ body: @MainActor () throws -> Value
  ) throws -> Value {
    // On Linux another thread may serve the main queue, and with it the main actor.
    guard Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true else {
      throw HostError.thread
    }
    return try MainActor.assumeIsolated(body)
  }

  /// The key of a value that only the main queue has.
  private nonisolated static let mainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}

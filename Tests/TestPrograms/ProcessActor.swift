import Dispatch

/// Where tests wait for programs that they have started: on a thread of its own, one after the
/// other.
///
/// A test that waits on the main actor keeps every test with a grid waiting. One that waits on a
/// thread of the cooperative pool, which has few, keeps exit tests from going on: their processes
/// have ended unnoticed, and the thread that Swift Testing has for them goes round and round
/// meanwhile.
@globalActor
package actor ProcessActor {
  package static let shared = ProcessActor()
  private let executor = ThreadExecutor()

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }
}

private final class ThreadExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "tests that wait for programs")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

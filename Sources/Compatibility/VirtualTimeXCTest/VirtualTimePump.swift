import GridKit
import XCTest

/// A pump that moves the virtual clock while XCTest waits.
///
/// Tests written for an iPhone wait with `wait(for:timeout:)`, `RunLoop.run(until:)` or
/// `DispatchQueue.main.asyncAfter`. These calls know nothing of virtual time. While a test runs,
/// the pump moves the clock of the current simulation along with the main run loop. So animations
/// proceed and completions arrive as they would on a phone. Such a test depends on the machine's
/// clock; new tests advance their simulation instead.
///
/// A test target opts in by depending on this module; there is nothing to import or call.
@MainActor
final class VirtualTimePump {
  static let shared = VirtualTimePump()

  /// The time between two moves of the clock, in seconds: several moves a frame.
  private static let interval: TimeInterval = 1.0 / 240

  private var timer: Timer?
  private var lastMoved = Date()

  func start() {
    lastMoved = Date()
    let timer = Timer(timeInterval: VirtualTimePump.interval, repeats: true) { _ in
      MainActor.assumeIsolated { VirtualTimePump.shared.move() }
    }
    RunLoop.main.add(timer, forMode: .default)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  private func move() {
    let now = Date()
    let elapsed = now.timeIntervalSince(lastMoved)
    lastMoved = now
    if elapsed > 0 { Simulation.current.advance(by: elapsed) }
  }
}

/// An observer of the start and the end of XCTest's test cases, on the main thread.
private final class PumpObserver: NSObject, XCTestObservation {
  func testCaseWillStart(_ testCase: XCTestCase) {
    MainActor.assumeIsolated { VirtualTimePump.shared.start() }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    MainActor.assumeIsolated { VirtualTimePump.shared.stop() }
  }
}

#if compiler(>=6.3)
  // A test target has no code that runs before its tests. So this function is registered to run
  // when the program is loaded, like a constructor in C.
  @section(".init_array") @used
  private let installPump: @convention(c) () -> Void = {
    XCTestObservationCenter.shared.addTestObserver(PumpObserver())
  }
#endif

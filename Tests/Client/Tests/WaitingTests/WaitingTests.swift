import UIKit
import XCTest

/// Tests as they are written for a phone: none of them knows of virtual time.
@MainActor
final class WaitingTests: XCTestCase {
  func testACompletionArrivesWhileTheTestWaits() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let done = expectation(description: "the animation has ended")
    UIView.animate(
      withDuration: 0.2, animations: { view.frame.origin.x = 90 },
      completion: { isFinished in
        XCTAssertTrue(isFinished)
        done.fulfill()
      })
    wait(for: [done], timeout: 20)
    XCTAssertEqual(view.frame.origin.x, 90)
  }

  func testARunLoopThatRunsMovesTheClock() {
    var hasEnded = false
    UIView.animate(withDuration: 0.1, animations: {}, completion: { _ in hasEnded = true })
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.5))
    XCTAssertEqual(view.contentOffset.y, 300)
    XCTAssertTrue(hasEnded)
  }

  func testTheMainQueueFindsTheClockMoved() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    XCTAssertEqual(view.contentOffset.y, 0)
    let later = expectation(description: "half a second has passed")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      MainActor.assumeIsolated { XCTAssertEqual(view.contentOffset.y, 300) }
      later.fulfill()
    }
    wait(for: [later], timeout: 20)
  }
}

final class OrdinaryWaitingTests: XCTestCase {
  func testTestsOffTheMainActorRunToo() {
    let later = expectation(description: "the main queue was reached")
    DispatchQueue.main.async { later.fulfill() }
    wait(for: [later], timeout: 20)
  }
}

import UIKit
import XCTest

/// Events that come only after a while: ends of animations, and what waits for them.
///
/// These are tests of XCTest, because they run the main run loop themselves. In a simulator they
/// want an app around them: without one nothing is animated. What each rests on stands before it.
final class CompletionTests: XCTestCase {
  /// Runs the main run loop until something holds, for some seconds at most.
  @MainActor private static func wait(
    _ seconds: TimeInterval = 5, until condition: () -> Bool = { false }
  ) {
    let end = Date(timeIntervalSinceNow: seconds)
    while !condition(), Date() < end {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
    }
  }

  /// Runs a test on a stage of twenty rows.
  private static func play(_ body: @MainActor (Stage<RecordingLayout>) -> Void) {
    MainActor.assumeIsolated {
      let stage = Stage(RecordingLayout(), counts: [20])
      stage.layOut()
      body(stage)
    }
  }

  // Documented.
  func testAnimatedOffsetsEndWithOneMessage() {
    Self.play { stage in
      let calls = stage.recorder.calls(of: .delegate) {
        stage.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        Self.wait { stage.recorder.lines.contains("delegate didEndScrollingAnimation") }
      }.split(separator: "\n")
      XCTAssertEqual(stage.view.contentOffset, CGPoint(x: 0, y: 300))
      XCTAssertEqual(calls.filter { $0.contains("didEndScrollingAnimation") }.count, 1)
      XCTAssertTrue(calls.contains("delegate didScroll to 0,300"))
      XCTAssertFalse(calls.contains("delegate willBeginDragging"))
      XCTAssertEqual(stage.visibleItems, ["0-6", "0-7", "0-8", "0-9"])
    }
  }

  // Observed.
  func testAnAnimatedOffsetThatIsThereAlreadyEndsWithNone() {
    Self.play { stage in
      let calls = stage.recorder.calls(of: .delegate) {
        stage.view.setContentOffset(.zero, animated: true)
        Self.wait(0.6)
      }
      XCTAssertEqual(calls, "")
    }
  }

  // Documented.
  func testScrollingToAnItemEndsAsAnAnimatedOffset() {
    Self.play { stage in
      stage.view.scrollToItem(at: path(10), at: .top, animated: true)
      XCTAssertNotEqual(stage.view.contentOffset.y, 500)
      Self.wait { stage.recorder.lines.contains("delegate didEndScrollingAnimation") }
      XCTAssertEqual(stage.view.contentOffset.y, 500)
      XCTAssertEqual(stage.visibleItems, ["0-10", "0-11", "0-12", "0-13"])
    }
  }

  // Documented.
  func testAnAnimationBlockSetsItsValuesAtOnceAndTellsItsEndLater() {
    Self.play { stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(view)
      var ends: [Bool] = []
      UIView.animate(
        withDuration: 0.2, animations: { view.frame.origin.x = 50 }, completion: { ends.append($0) }
      )
      XCTAssertEqual(view.frame.origin.x, 50)
      XCTAssertEqual(ends, [])
      Self.wait { !ends.isEmpty }
      XCTAssertEqual(ends, [true])
    }
  }

  // Documented: after the call. Inferred: the cell ends before the completion.
  func testADeletedCellEndsWithItsOldPathWhenTheAnimationEnds() {
    Self.play { stage in
      let deleted = stage.cell(1)
      var ends: [Bool] = []
      stage.view.performBatchUpdates {
        stage.source.counts = [19]
        stage.view.deleteItems(at: [path(1)])
      } completion: {
        ends.append($0)
        stage.recorder.note(.delegate, "completion")
      }
      XCTAssertEqual(ends, [])
      XCTAssertFalse(stage.recorder.lines.contains("delegate didEndDisplaying 0-1"))
      XCTAssertFalse(stage.view.visibleCells.contains { $0 === deleted })
      let calls = ["delegate didEndDisplaying 0-1", "delegate completion"]
      Self.wait { !ends.isEmpty }
      XCTAssertEqual(ends, [true])
      XCTAssertEqual(stage.recorder.lines.filter(calls.contains), calls)
      XCTAssertEqual(stage.visibleItems, ["0-0", "0-1", "0-2", "0-3"])
    }
  }

  // Observed.
  func testCompletionsOfNestedBatchesComeFromTheOutsideIn() {
    Self.play { stage in
      var order: [String] = []
      stage.view.performBatchUpdates {
        stage.source.counts = [21]
        stage.view.insertItems(at: [path(0)])
        stage.view.performBatchUpdates({}, completion: { _ in order.append("first inside") })
        stage.view.performBatchUpdates({}, completion: { _ in order.append("second inside") })
      } completion: { _ in
        order.append("outside")
      }
      XCTAssertEqual(order, [])
      Self.wait { order.count == 3 }
      XCTAssertEqual(order, ["outside", "first inside", "second inside"])
    }
  }

  // Documented.
  func testABatchWithoutAnimationIsCompletedToo() {
    Self.play { stage in
      var ends: [Bool] = []
      UIView.performWithoutAnimation {
        stage.view.performBatchUpdates {
          stage.source.counts = [21]
          stage.view.insertItems(at: [path(0)])
        } completion: {
          ends.append($0)
        }
      }
      Self.wait { !ends.isEmpty }
      XCTAssertEqual(ends, [true])
    }
  }

  // Inferred.
  func testABatchWithNothingInItIsCompletedToo() {
    Self.play { stage in
      var ends: [Bool] = []
      stage.view.performBatchUpdates(nil) { ends.append($0) }
      Self.wait { !ends.isEmpty }
      XCTAssertEqual(ends, [true])
    }
  }

  // Documented.
  func testACompletionMayBeginAnotherBatch() {
    Self.play { stage in
      var isDone = false
      stage.view.performBatchUpdates {
        stage.source.counts = [21]
        stage.view.insertItems(at: [path(0)])
      } completion: { _ in
        stage.view.performBatchUpdates {
          stage.source.counts = [20]
          stage.view.deleteItems(at: [path(3)])
        } completion: { _ in
          isDone = true
        }
      }
      Self.wait { isDone }
      XCTAssertTrue(isDone)
      XCTAssertEqual(stage.view.numberOfItems(inSection: 0), 20)
      XCTAssertEqual(stage.visibleItems, ["0-0", "0-1", "0-2", "0-3"])
    }
  }

  // Documented: the hooks, and the completion. Inferred: which layout is asked.
  func testAnAnimatedSwitchAsksForStartsAndEndsAndIsCompleted() {
    Self.play { stage in
      stage.layout.name = "A"
      let other = RecordingLayout()
      other.name = "B"
      other.rowHeight = 100
      other.target = .zero
      other.recorder = stage.recorder
      var ends: [Bool] = []
      let calls = stage.recorder.calls(of: .layout) {
        stage.view.setCollectionViewLayout(other, animated: true) { ends.append($0) }
      }
      XCTAssertTrue(calls.contains("layout A final 0-3"))
      XCTAssertEqual(ends, [])
      Self.wait { !ends.isEmpty }
      XCTAssertEqual(ends, [true])
      XCTAssertTrue(stage.view.collectionViewLayout === other)
      XCTAssertNil(stage.layout.collectionView)
      stage.layOut()
      XCTAssertEqual(stage.visibleItems, ["0-0", "0-1"])
      XCTAssertEqual(stage.cell(1)?.frame, CGRect(x: 0, y: 100, width: 100, height: 100))
      XCTAssertTrue(stage.recorder.lines.contains("cell didTransition A to B"))
    }
  }

  // Documented: the layout, and the two flags. Observed: the order.
  func testATransitionThatIsFinishedInstallsTheNextLayout() {
    Self.play { stage in
      let other = RecordingLayout()
      other.rowHeight = 100
      var ends: [String] = []
      let between = stage.view.startInteractiveTransition(to: other) { completed, finished in
        let isInstalled = stage.view.collectionViewLayout === other
        ends.append("completed \(completed), finished \(finished), installed \(isInstalled)")
      }
      between.transitionProgress = 0.6
      between.invalidateLayout()
      stage.layOut()
      stage.view.finishInteractiveTransition()
      Self.wait { !ends.isEmpty }
      XCTAssertEqual(ends, ["completed true, finished true, installed true"])
      stage.layOut()
      XCTAssertEqual(stage.cell(0)?.frame.height ?? 0, 100)
    }
  }

  // Documented.
  func testATransitionThatIsCancelledInstallsTheOldLayoutAgain() {
    Self.play { stage in
      var ends: [Bool] = []
      let between = stage.view.startInteractiveTransition(to: RecordingLayout()) { _, finished in
        ends.append(finished)
      }
      between.transitionProgress = 0.3
      stage.layOut()
      stage.view.cancelInteractiveTransition()
      Self.wait { !ends.isEmpty }
      XCTAssertEqual(ends, [false])
      XCTAssertTrue(stage.view.collectionViewLayout === stage.layout)
      stage.layOut()
      XCTAssertEqual(stage.cell(1)?.frame, CGRect(x: 0, y: 50, width: 100, height: 50))
    }
  }

  // Documented.
  func testAResizeInsideAnAnimationIsAnnounced() {
    MainActor.assumeIsolated {
      let layout = ResizedLayout()
      layout.followsBounds = true
      let stage = Stage(layout, counts: [20])
      stage.layOut()
      var hasEnded = false
      UIView.animate(
        withDuration: 0.1,
        animations: {
          stage.view.frame.size.width = 140
          stage.view.layoutIfNeeded()
        }, completion: { _ in hasEnded = true })
      XCTAssertEqual(
        layout.animatedFrom.first, CGRect(x: 0, y: 0, width: 100, height: 200))
      XCTAssertGreaterThan(layout.ends, 0)
      Self.wait { hasEnded }
      XCTAssertEqual(stage.cell(0)?.frame.width, 140)
    }
  }

  private final class ResizedLayout: RecordingLayout {
    private(set) var animatedFrom: [CGRect] = []
    private(set) var ends = 0

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      super.prepare(forAnimatedBoundsChange: oldBounds)
      animatedFrom.append(oldBounds)
    }

    override func finalizeAnimatedBoundsChange() {
      super.finalizeAnimatedBoundsChange()
      ends += 1
    }
  }
}

import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Differences of traces")
struct TraceDifferenceTests {
  private static let events = (0..<4).map { index in
    TraceEvent(
      time: Double(index) / 60, tick: index, source: .delegate, call: "scrollViewDidScroll",
      contentOffset: CGPoint(x: 0, y: 10 * CGFloat(index)), state: [.dragging])
  }

  private func difference(
    _ change: (inout [TraceEvent]) -> Void, time: Double = 0, offset: CGFloat = 0
  ) -> String? {
    var events = Self.events
    change(&events)
    return TraceText.difference(
      events, from: Self.events, timeTolerance: time, offsetTolerance: offset, context: 0)?
      .description
  }

  @Test(.rows) func `a tolerance is for times and offsets, flags and words have none`() {
    let rows:
      [(
        name: String, change: (inout [TraceEvent]) -> Void, time: Double, offset: CGFloat,
        differs: Bool
      )] = [
        ("nothing", { _ in }, 0, 0, false), ("ticks", { $0[1].tick = 7 }, 0, 0, false),
        ("a time within its tolerance", { $0[2].time += 0.02 }, 0.02, 0, false),
        ("a time beyond it", { $0[2].time += 0.02 }, 0.019, 0, true),
        ("an offset within its tolerance", { $0[3].contentOffset?.y = 30.5 }, 0, 0.5, false),
        ("an offset beyond it", { $0[3].contentOffset?.y = 30.5 }, 1, 0, true),
        ("no offset", { $0[3].contentOffset = nil }, 1, 1000, true),
        ("a flag", { $0[3].state = [.decelerating] }, 1, 1000, true),
        ("a word", { $0[3].detail = "x" }, 1, 1000, true),
      ]
    forEachRow(of: rows, named: \.name) { _, change, time, offset, differs in
      #expect((difference(change, time: time, offset: offset) != nil) == differs)
    }
  }

  @Test func `a difference is one line for an event, and the others stay matched`() {
    let more = TraceEvent(time: 0.01, tick: 0, source: .layout, call: "prepare()")
    #expect(
      difference { $0[2].time += 0.02 } == """
          … 2 lines alike
        - 0.033  DG  0, 20  -D-  scrollViewDidScroll
        + 0.053  DG  0, 20  -D-  scrollViewDidScroll
          0.050  DG  0, 30  -D-  scrollViewDidScroll
        """)
    #expect(
      difference { $0.insert(more, at: 1) } == """
          0.000  DG  0, 0   -D-  scrollViewDidScroll
        + 0.010  L               prepare()
          … 3 lines alike
        """)
  }

  @Test func `a time that differs below the decimals of a line counts, too`() {
    #expect(difference { $0[0].time = 0.000_01 }?.contains("+ 0.000  DG  0, 0   -D-  ") == true)
  }

  @Test func `long traces are compared quickly, and told shortly`() {
    let long = (0..<5_000).map {
      TraceEvent(
        time: Double($0) / 60, tick: $0, source: .view, call: "apply", detail: "cell 0-\($0)")
    }
    let late = long.map { event in
      var event = event
      event.time += 1
      return event
    }
    #expect(TraceText.difference(late, from: long, timeTolerance: 1) == nil)
    let slow = TraceText.difference(late, from: long, timeTolerance: 0.5)
    #expect((slow?.lines.count ?? 0) < 50 && slow != nil)
  }

  @Test func `a fling at 120 frames a second is the one at 60, but for frames`() {
    func trace(_ rate: Double) -> [TraceEvent] {
      let fixture = DrivingFixture(frameRate: rate)
      fixture.grid.fling(velocity: 1000)
      fixture.grid.settle()
      return fixture.log.events.filter {
        $0.source == .delegate && $0.call != "scrollViewDidScroll" && !$0.call.contains("isplay")
      }
    }
    let (slow, fast) = (trace(60), trace(120))
    #expect(slow.count > 3)
    #expect(
      TraceText.difference(fast, from: slow, timeTolerance: 1.0 / 60, offsetTolerance: 1) == nil)
  }
}

import GridTesting
import Testing

@MainActor @Suite("Trace log")
struct TraceLogTests {
  @Test func `a log tells who was called, when, and where the view was`() {
    let shelves = Shelves([9])
    let log = TraceLog(shelves.simulation)
    shelves.scroll(to: 50)
    shelves.simulation.advance(by: 0.05)
    shelves.layout.invalidateLayout()
    shelves.grid.layoutIfNeeded()
    log.stop()
    shelves.scroll(to: 80)
    let lines = log.text.split(separator: "\n")
    #expect(
      lines.first
        == "0.000  0  L               shouldInvalidateLayout(forBoundsChange:) 0, 50, 100, 100 -> false"
    )
    #expect(lines.contains("0.050  3  L               prepare()"))
    #expect(log.calls(of: .dataSource) == "DS cellForItemAt 0-3")
    #expect(log.calls.hasPrefix("L shouldInvalidateLayout(forBoundsChange:) 0, 50, 100, 100"))
    log.removeAll()
    #expect(log.text == "" && log.calls == "")
  }

  @Test func `columns are as wide as they must be`() {
    let events = [
      TraceEvent(time: 0, tick: 0, source: .fault, call: "E-40", detail: "first line\nsecond"),
      TraceEvent(
        time: 12.3456, tick: 740, source: .delegate, call: "scrollViewDidScroll",
        contentOffset: CGPoint(x: 0, y: 12.5), state: [.tracking, .dragging]),
    ]
    #expect(
      TraceText.log(events) == """
         0.000    0  FAULT                E-40 first line / second
        12.346  740  DG     0, 12.5  TD-  scrollViewDidScroll
        """)
    #expect(TraceText.log([]) == "")
  }

  @Test func `a newer log passes everything on`() {
    let shelves = Shelves([9])
    let outer = TraceLog(shelves.simulation)
    let inner = TraceLog(shelves.simulation)
    shelves.scroll(to: 50)
    inner.stop()
    shelves.scroll(to: 90)
    outer.stop()
    #expect(!inner.events.isEmpty)
    #expect(Array(outer.events.prefix(inner.events.count)) == inner.events)
    #expect(outer.events.count > inner.events.count)
    #expect(shelves.simulation.traceHook == nil)
  }
}

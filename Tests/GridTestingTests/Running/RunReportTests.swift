import ScenarioFiles
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Report of a run")
struct RunReportTests {
  private let shelves = ShelfRegistry()

  @Test func `a report has a table, the steps, faults and what is not as expected`() throws {
    let run = try shelves.run(
      """
      {"id": "wall", "layout": "shelf", "parameters": {"headerHeight": 12.5},
       "sections": [{"count": 4}], "viewport": [100, 100],
       "actions": [{"op": "setContentOffset", "contentOffset": [0, 60]},
                   {"op": "query", "rect": [0, 0, 100, 30]},
                   {"op": "query", "rect": [0, -9, 100, 3]},
                   {"op": "askTarget", "proposed": [0, 9.25]},
                   {"op": "askBoundsChange", "newBounds": [0, 0, 1, 1]},
                   {"op": "snapshot"}, {"op": "settle"},
                   {"op": "setParameters", "parameters": {"oddRow": 2}}],
       "expect": {"contentSize": [100, 170]}}
      """)
    let lines = RunReport.text(run).split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(14).joined(separator: "\n") == """
        wall: shelf, content 100, 172.5, offset 0, 60, 3 of 4 items on screen
          cell 0-0    0   12.5  100    40
          header 0-0  0      0  100  12.5
          cell 0-1    0   52.5  100    40
          cell 0-2    0   92.5  100    40
          cell 0-3    0  132.5  100    40
          step 0 setContentOffset: offset 0, 60
          step 1 query: offset 0, 60, elements: header 0-0, cell 0-0
          step 2 query: offset 0, 60, no elements
          step 3 askTarget: offset 0, 60, target 0, 9.25
          step 4 askBoundsChange: offset 0, 60, invalidates: true
          step 5 snapshot: offset 0, 60, 3 elements
          step 6 settle: offset 0, 60, settled after 0 frames, 0 s
          step 7 setParameters: offset 0, 60
        """)
    #expect(lines.contains("  FAULT non-finite-geometry, step 7:"))
    #expect(
      lines.suffix(3) == [
        "  NOT AS EXPECTED (- expected, + found):", "    - contentSize: [100, 170]",
        "    + contentSize: [100, 172.5]",
      ])
  }

  @Test(.rows) func `a report lists what is on screen, and counts the rest`() {
    let many = """
      {"layout": "shelf", "sections": [{"count": 70}], "viewport": [100, 100],
       "contentOffset": [0, 400], "expect": {}}
      """
    let rows: [(name: String, file: String, most: Int, limit: Int?, report: String)] = [
      (
        "of many elements those on screen are listed", many, 60, nil,
        """
        1: shelf, content 100, 2800, offset 0, 400, 3 of 70 items on screen
          cell 0-10  0  400  100  40
          cell 0-11  0  440  100  40
          cell 0-12  0  480  100  40
          … and 67 elements not on screen (--json lists all)
          as expected
        """
      ),
      (
        "of those, as many as may be", many, 2, nil,
        """
          cell 0-11  0  440  100  40
          … and 1 more element on screen
          … and 67 elements not on screen (--json lists all)
        """
      ),
      (
        "a partial listing says so",
        #"{"layout": "shelf", "sections": [{"count": 100000}], "viewport": [100, 100]}"#, 60, 50,
        """
        1: shelf, content 100, 4000000, offset 0, 0, 3 of 100000 items on screen
          cell 0-0  0   0  100  40
          cell 0-1  0  40  100  40
          cell 0-2  0  80  100  40
          … and what is not on screen (--json lists everything)
        """
      ),
      (
        "an empty grid is told in one line", #"{"layout": "shelf", "viewport": [100, 100]}"#, 60,
        nil, "1: shelf, content 100, 0, offset 0, 0, 0 of 0 items on screen"
      ),
    ]
    forEachRow(of: rows, named: \.name) { _, file, most, limit, report in
      let run = try shelves.run(file) { $0.listingLimit = limit }
      let text = RunReport.text(run, maximumRows: most)
      #expect(report.hasPrefix(" ") ? text.contains(report) : text == report)
    }
  }

  @Test func `colours are only for terminals`() throws {
    let run = try shelves.run(keys: #""expect": {"faults": []}"#)
    #expect(!RunReport.text(run).contains("\u{1B}"))
    let text = RunReport.text(run, style: .terminal)
    #expect(text.hasPrefix("\u{1B}[1m1\u{1B}[0m: shelf"))
    #expect(text.hasSuffix("\u{1B}[32mas expected\u{1B}[0m"))
  }
}

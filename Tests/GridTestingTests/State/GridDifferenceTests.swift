import GridTesting
import TestSupport
import Testing

@Suite("Differences of frames")
struct GridDifferenceTests {
  static func cells(_ count: Int) -> GridFrames {
    GridFrames(
      cells: (0..<count).map { CGRect(x: $0 % 3 * 125, y: $0 / 3 * 46, width: 115, height: 40) })
  }

  private struct Row {
    var name: String
    var found: GridFrames
    var expected: GridFrames
    var tolerance: CGFloat = 0
    var limit = 40
    /// The difference; nil for none.
    var text: String?
  }

  private static func one(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> GridFrames {
    [.cell(0, 0): CGRect(x: x, y: y, width: width, height: height)]
  }

  private static var rows: [Row] {
    var moved = cells(14).entries
    moved[7].frame = CGRect(x: 130, y: 92, width: 110, height: 40.5)
    let (third, rounded) = (one(0, 0, 100.0 / 3, 8), one(0, 0, 33.3333, 8))
    let odd = one(.nan, 0, .infinity, 1)
    return [
      Row(name: "equal frames have no difference", found: cells(9), expected: cells(9)),
      Row(name: "no frames have no difference", found: GridFrames(), expected: GridFrames()),
      Row(name: "numbers that are none are equal to themselves", found: odd, expected: odd),
      Row(
        name: "a difference shows what was expected and what is, with a little around it",
        found: GridFrames(moved), expected: cells(14),
        text: """
          1 of 14 elements differs, cell 0-7: x 130, not 125; width 110, not 115; \
          height 40.5, not 40 (- expected, + found)
              element     x   y  width  height
              … 6 alike
              cell 0-6    0  92    115      40
            - cell 0-7  125  92    115      40
            + cell 0-7  130  92    110    40.5
              cell 0-8  250  92    115      40
              … 5 alike
          """),
      Row(
        name: "elements that only one side has stand alone",
        found: [
          .header(0): CGRect(x: 0, y: -8, width: 10, height: 8),
          .cell(0, 1): CGRect(x: 0, y: 10, width: 10, height: 10),
        ],
        expected: [
          .cell(0, 0): CGRect(x: 0, y: 0, width: 10, height: 10),
          .cell(0, 1): CGRect(x: 0, y: 10, width: 10, height: 10),
        ],
        text: """
          2 of 3 elements differ, first cell 0-0 is missing (- expected, + found)
              element     x   y  width  height
            - cell 0-0    0   0     10      10
            + header 0-0  0  -8     10       8
              cell 0-1    0  10     10      10
          """),
      Row(
        name: "numbers that would look alike are written in full", found: third, expected: rounded,
        text: """
          1 of 1 element differs, cell 0-0: width 33.333333333333336, not 33.3333 (- expected, + found)
              element   x  y               width  height
            - cell 0-0  0  0             33.3333       8
            + cell 0-0  0  0  33.333333333333336       8
          """),
      Row(
        name: "numbers within the tolerance are equal", found: third, expected: rounded,
        tolerance: 0.0001),
      Row(
        name: "long differences are cut", found: GridFrames(), expected: cells(1000), limit: 3,
        text: """
          1000 of 1000 elements differ, first cell 0-0 is missing (- expected, + found)
              element     x  y  width  height
            - cell 0-0    0  0    115      40
            - cell 0-1  125  0    115      40
            - cell 0-2  250  0    115      40
              … 997 more lines differ
          """),
    ]
  }

  @Test(.rows) func `a difference shows what was expected and what is`() {
    forEachRow(of: Self.rows, named: \.name) { row in
      let difference = row.found.difference(
        from: row.expected, tolerance: row.tolerance, limit: row.limit)
      #expect(difference?.description == row.text)
    }
    let even = Self.one(0, 0, 1, 1)
    let odd = Self.one(.nan, 0, .infinity, 1).difference(from: even, tolerance: 5)
    #expect(odd?.description.contains("nan  0    inf") == true)
  }

  @Test(.rows) func `a tolerance bounds each number`() {
    let rows = [
      Self.one(10.25, 20, 30, 40), Self.one(10, 19.75, 30, 40), Self.one(10, 20, 30.25, 40),
      Self.one(10, 20, 30, 39.75),
    ]
    let base = Self.one(10, 20, 30, 40)
    forEachRow(of: rows) { frames in
      #expect(frames.difference(from: base) != nil)
      #expect(frames.difference(from: base, tolerance: 0.25) == nil)
      #expect(frames.difference(from: base, tolerance: 0.2) != nil)
    }
  }

  @Test(.rows) func `a table is compared to its last decimal`() {
    let third = Self.one(0, 0, 100.0 / 3, 8)
    let rows: [(table: String, isEqual: Bool)] = [
      ("cell 0-0  0 0 33.333 8", true), ("cell 0-0  0 0 33.334 8", false),
      (third.description, true), ("", false),
    ]
    forEachRow(of: rows) { table, isEqual in
      #expect((third.difference(from: table) == nil) == isEqual)
    }
    #expect(GridFrames().difference(from: "") == nil)
    #expect(
      GridFrames().difference(from: "cell 0-0\ncell 1 2 3 4 5")?.description == """
        the expected frames cannot be read
            line 1: expected "cell 0-3  x y width height", found "cell 0-0"
        """)
  }

  @Test func `an element that is answered twice counts twice`() {
    let once = Self.one(0, 0, 10, 10)
    let twice = GridFrames(once.entries + once.entries)
    #expect(twice.difference(from: once)?.count == 1)
    #expect(once.difference(from: twice)?.count == 1)
    #expect(twice.difference(from: twice) == nil)
  }

  @Test(.seeds(0..<120)) func `the count is that of a plain comparison by element`() {
    var random = SplitMix64(seed: currentSeed)
    let expected = random.frames()
    let changes = expected.entries.compactMap { entry -> GridElementState? in
      switch Int.random(in: 0..<8, using: &random) {
      case 0: nil
      case 1: .init(entry.id, frame: random.rect())
      default: entry
      }
    }
    let extra = GridElementState(.cell(9, 9), frame: random.rect())
    let found = GridFrames(Bool.random(using: &random) ? changes + [extra] : changes)

    func byElement(_ frames: GridFrames) -> [GridElementID: CGRect] {
      Dictionary(uniqueKeysWithValues: frames.entries.map { ($0.id, $0.frame) })
    }
    let (old, new) = (byElement(expected), byElement(found))
    let differing = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
    let difference = found.difference(from: expected, limit: 1000)
    #expect((difference?.count ?? 0) == differing.count)
    let marked = difference?.lines.filter { $0.hasPrefix("  - ") || $0.hasPrefix("  + ") } ?? []
    let lines = differing.reduce(0) { $0 + (old[$1] == nil ? 0 : 1) + (new[$1] == nil ? 0 : 1) }
    #expect(marked.count == lines)
  }
}

import GridTesting
import TestSupport
import Testing

@Suite("Differences of frames")
struct GridDifferenceTests {
  static func cells(_ count: Int) -> GridFrames {
    GridFrames(
      cells: (0..<count).map { CGRect(x: $0 % 3 * 125, y: $0 / 3 * 46, width: 115, height: 40) })
  }

  @Test func `equal frames have no difference`() {
    #expect(Self.cells(9).difference(from: Self.cells(9)) == nil)
    #expect(GridFrames().difference(from: GridFrames()) == nil)
    #expect(GridFrames().difference(from: "") == nil)
  }

  @Test func `a difference shows what was expected and what is, with a little around it`() {
    var entries = Self.cells(14).entries
    entries[7].frame = CGRect(x: 130, y: 92, width: 110, height: 40.5)
    #expect(
      GridFrames(entries).difference(from: Self.cells(14))?.description == """
        1 of 14 elements differs, cell 0-7: x 130, not 125; width 110, not 115; \
        height 40.5, not 40 (- expected, + found)
            element     x   y  width  height
            … 6 alike
            cell 0-6    0  92    115      40
          - cell 0-7  125  92    115      40
          + cell 0-7  130  92    110    40.5
            cell 0-8  250  92    115      40
            … 5 alike
        """)
  }

  @Test func `elements that only one side has stand alone`() {
    let expected: GridFrames = [
      .cell(0, 0): CGRect(x: 0, y: 0, width: 10, height: 10),
      .cell(0, 1): CGRect(x: 0, y: 10, width: 10, height: 10),
    ]
    let found: GridFrames = [
      .header(0): CGRect(x: 0, y: -8, width: 10, height: 8),
      .cell(0, 1): CGRect(x: 0, y: 10, width: 10, height: 10),
    ]
    let difference = found.difference(from: expected)
    #expect(difference?.count == 2)
    #expect(
      difference?.description == """
        2 of 3 elements differ, first cell 0-0 is missing (- expected, + found)
            element     x   y  width  height
          - cell 0-0    0   0     10      10
          + header 0-0  0  -8     10       8
            cell 0-1    0  10     10      10
        """)
  }

  @Test func `numbers that would look alike are written in full`() {
    let third: GridFrames = [.cell(0, 0): CGRect(x: 0, y: 0, width: 100.0 / 3, height: 8)]
    let rounded: GridFrames = [.cell(0, 0): CGRect(x: 0, y: 0, width: 33.3333, height: 8)]
    #expect(
      third.difference(from: rounded)?.description == """
        1 of 1 element differs, cell 0-0: width 33.333333333333336, not 33.3333 (- expected, + found)
            element   x  y               width  height
          - cell 0-0  0  0             33.3333       8
          + cell 0-0  0  0  33.333333333333336       8
        """)
    #expect(third.difference(from: rounded, tolerance: 0.0001) == nil)
  }

  @Test func `a tolerance bounds each number`() {
    let base: GridFrames = [.cell(0, 0): CGRect(x: 10, y: 20, width: 30, height: 40)]
    let moved: [CGRect] = [
      CGRect(x: 10.25, y: 20, width: 30, height: 40),
      CGRect(x: 10, y: 19.75, width: 30, height: 40),
      CGRect(x: 10, y: 20, width: 30.25, height: 40),
      CGRect(x: 10, y: 20, width: 30, height: 39.75),
    ]
    for rect in moved {
      let frames: GridFrames = [.cell(0, 0): rect]
      #expect(frames.difference(from: base) != nil)
      #expect(frames.difference(from: base, tolerance: 0.25) == nil)
      #expect(frames.difference(from: base, tolerance: 0.2) != nil)
    }
  }

  @Test func `a table is compared to its last decimal`() {
    let third: GridFrames = [.cell(0, 0): CGRect(x: 0, y: 0, width: 100.0 / 3, height: 8)]
    #expect(third.difference(from: "cell 0-0  0 0 33.333 8") == nil)
    #expect(third.difference(from: "cell 0-0  0 0 33.334 8") != nil)
    #expect(third.difference(from: third.description) == nil)
  }

  @Test func `a table that cannot be read is a difference`() {
    #expect(
      GridFrames().difference(from: "cell 0-0\ncell 1 2 3 4 5")?.description == """
        the expected frames cannot be read
            line 1: expected "cell 0-3  x y width height", found "cell 0-0"
        """)
  }

  @Test func `long differences are cut`() {
    let text = GridFrames().difference(from: Self.cells(1000), limit: 3)?.description ?? ""
    #expect(
      text == """
        1000 of 1000 elements differ, first cell 0-0 is missing (- expected, + found)
            element     x  y  width  height
          - cell 0-0    0  0    115      40
          - cell 0-1  125  0    115      40
          - cell 0-2  250  0    115      40
            … 997 more lines differ
        """)
  }

  @Test func `an element that is answered twice counts twice`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let once = GridFrames([.init(.cell(0, 0), frame: rect)])
    let twice = GridFrames([.init(.cell(0, 0), frame: rect), .init(.cell(0, 0), frame: rect)])
    #expect(twice.difference(from: once)?.count == 1)
    #expect(once.difference(from: twice)?.count == 1)
    #expect(twice.difference(from: twice) == nil)
  }

  @Test func `numbers that are none are told apart from others`() {
    let odd: GridFrames = [.cell(0, 0): CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 1)]
    let even: GridFrames = [.cell(0, 0): CGRect(x: 0, y: 0, width: 1, height: 1)]
    #expect(odd.difference(from: odd) == nil)
    #expect(odd.difference(from: even, tolerance: 5)?.description.contains("nan  0    inf") == true)
  }

  @Test(.seeds(0..<120))
  func `the count is that of a plain comparison by element`() {
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

import GridTesting
import TestSupport
import Testing

@Suite("Line diff")
struct LineDiffTests {
  private struct Row {
    var name: String
    var expected: [String]
    var actual: [String]
    var context = 2
    var limit = 40
    /// The diff; nil for none.
    var diff: String?
  }

  private static var rows: [Row] {
    let lines = (1...20).map { "line \($0)" }
    var edited = lines
    edited[5] = "LINE 6"
    edited.remove(at: 16)
    let (tens, others) = ((0..<10).map { "a\($0)" }, (0..<10).map { "b\($0)" })
    return [
      Row(name: "equal lists have no difference", expected: [], actual: []),
      Row(
        name: "a changed line shows both forms between its neighbours",
        expected: ["one", "two", "three"], actual: ["one", "zwei", "three"],
        diff: "  one\n- two\n+ zwei\n  three"),
      Row(
        name: "a change shows what is missing first", expected: ["a", "b", "c", "d"],
        actual: ["a", "x", "y", "z", "d"], diff: "  a\n- b\n- c\n+ x\n+ y\n+ z\n  d"),
      Row(
        name: "long stretches that agree are folded", expected: lines, actual: edited,
        diff: """
            … 3 lines alike
            line 4
            line 5
          - line 6
          + LINE 6
            line 7
            line 8
            … 6 lines alike
            line 15
            line 16
          - line 17
            line 18
            line 19
            line 20
          """),
      Row(
        name: "without context only the changes and the folds are shown",
        expected: ["a", "b", "c", "d", "e"], actual: ["a", "b", "c", "x", "e"], context: 0,
        diff: "  … 3 lines alike\n- d\n+ x\n  e"),
      Row(
        name: "differences beyond the limit are counted", expected: tens, actual: others, limit: 4,
        diff: "- a0\n- a1\n- a2\n- a3\n  … 16 more lines differ"),
      Row(
        name: "one line beyond the limit is told in the singular", expected: ["a", "b"], actual: [],
        limit: 1, diff: "- a\n  … 1 more line differs"),
      Row(name: "an old text may be empty", expected: [], actual: ["new"], diff: "+ new"),
      Row(name: "a new text may be empty", expected: ["old"], actual: [], diff: "- old"),
      Row(
        name: "carriage returns are written out", expected: ["a", "b"], actual: ["a\r", "b"],
        diff: "- a\n+ a\\u{D}\n  b"),
      Row(
        name: "control characters but tabs are written out", expected: ["\u{1B}[1m\tx"], actual: [],
        diff: "- \\u{1B}[1m\tx"),
    ]
  }

  @Test(.rows) func `a diff shows what is missing and what came instead`() {
    forEachRow(of: Self.rows, named: \.name) { row in
      let diff = LineDiff(
        expected: row.expected, actual: row.actual, context: row.context, limit: row.limit)
      #expect(diff?.description == row.diff)
    }
  }

  @Test(.rows) func `each line of a diff says what it is`() {
    let rows: [(expected: String, actual: String, limit: Int, lines: [LineDiff.Line]?)] = [
      ("", "", 40, nil), ("a\nb\n", "a\nb\n", 40, nil),
      (
        "one\ntwo\nthree", "one\nzwei\nthree", 40,
        [.same("one"), .missing("two"), .unexpected("zwei"), .same("three")]
      ), ("a\nb", "a", 0, [.same("a"), .cut(1)]),
      // A line break at the end counts, and how it is made.
      ("a\n", "a", 40, [.same("a"), .missing("")]),
      ("a\nb", "a\r\nb", 40, [.missing("a"), .unexpected("a\r"), .same("b")]),
    ]
    forEachRow(of: rows) { expected, actual, limit, lines in
      #expect(LineDiff(expected: expected, actual: actual, limit: limit)?.lines == lines)
    }
  }

  @Test(.seeds(0..<100)) func `both texts can be read back from a full diff`() {
    var random = SplitMix64(seed: currentSeed)
    let expected = (0..<12).map { _ in "\(Int.random(in: 0..<5, using: &random))" }
    let actual = (0..<12).map { _ in "\(Int.random(in: 0..<5, using: &random))" }
    guard let diff = LineDiff(expected: expected, actual: actual, context: 100) else {
      #expect(expected == actual)
      return
    }
    var left: [String] = []
    var right: [String] = []
    for line in diff.lines {
      switch line {
      case .same(let text):
        left.append(text)
        right.append(text)
      case .missing(let text): left.append(text)
      case .unexpected(let text): right.append(text)
      case .folded, .cut: Issue.record("nothing was to be left out")
      }
    }
    #expect(left == expected)
    #expect(right == actual)
  }

  @Test func `thousands of unlike lines are compared in a moment`() throws {
    let expected = (0..<20_000).map { "expected \($0)" }
    let actual = (0..<20_000).map { "actual \($0)" }
    let diff = try #require(LineDiff(expected: expected, actual: actual))
    #expect(diff.lines.count == 41 && diff.lines.last == .cut(39_960))
  }
}

import GridTesting
import TestSupport
import Testing

@Suite("Line diff")
struct LineDiffTests {
  @Test func `equal texts have no difference`() {
    #expect(LineDiff(expected: "", actual: "") == nil)
    #expect(LineDiff(expected: "a\nb\n", actual: "a\nb\n") == nil)
    #expect(LineDiff(expected: [] as [String], actual: []) == nil)
  }

  @Test func `a changed line shows both forms between its neighbours`() throws {
    let diff = try #require(
      LineDiff(expected: ["one", "two", "three"], actual: ["one", "zwei", "three"]))
    #expect(
      diff.description == """
          one
        - two
        + zwei
          three
        """)
    #expect(
      diff.lines == [.same("one"), .missing("two"), .unexpected("zwei"), .same("three")])
  }

  @Test func `a change shows what is missing first`() throws {
    let diff = try #require(
      LineDiff(expected: ["a", "b", "c", "d"], actual: ["a", "x", "y", "z", "d"]))
    #expect(
      diff.description == """
          a
        - b
        - c
        + x
        + y
        + z
          d
        """)
  }

  @Test func `long stretches that agree are folded`() throws {
    let expected = (1...20).map { "line \($0)" }
    var actual = expected
    actual[5] = "LINE 6"
    actual.remove(at: 16)
    let diff = try #require(LineDiff(expected: expected, actual: actual))
    #expect(
      diff.description == """
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
        """)
  }

  @Test func `without context only the changes and the folds are shown`() throws {
    let diff = try #require(
      LineDiff(expected: ["a", "b", "c", "d", "e"], actual: ["a", "b", "c", "x", "e"], context: 0))
    #expect(
      diff.description == """
          … 3 lines alike
        - d
        + x
          e
        """)
  }

  @Test func `differences beyond the limit are counted`() throws {
    let expected = (0..<10).map { "a\($0)" }
    let actual = (0..<10).map { "b\($0)" }
    let diff = try #require(LineDiff(expected: expected, actual: actual, limit: 4))
    #expect(
      diff.description == """
        - a0
        - a1
        - a2
        - a3
          … 16 more lines differ
        """)
    let one = try #require(LineDiff(expected: ["a", "b"], actual: [], limit: 1))
    #expect(one.description == "- a\n  … 1 more line differs")
    let none = try #require(LineDiff(expected: ["a", "b"], actual: ["a"], limit: 0))
    #expect(none.lines == [.same("a"), .cut(1)])
  }

  @Test func `a diff may have an empty side`() {
    #expect(LineDiff(expected: [], actual: ["new"])?.description == "+ new")
    #expect(LineDiff(expected: ["old"], actual: [])?.description == "- old")
  }

  @Test func `a line break at the end counts`() {
    #expect(LineDiff(expected: "a\n", actual: "a")?.lines == [.same("a"), .missing("")])
  }

  @Test func `carriage returns and other control characters are written out`() {
    #expect(
      LineDiff(expected: "a\nb", actual: "a\r\nb")?.description == """
        - a
        + a\\u{D}
          b
        """)
    #expect(LineDiff(expected: ["\u{1B}[1m\tx"], actual: [])?.description == "- \\u{1B}[1m\tx")
  }

  @Test(.seeds(0..<100))
  func `both texts can be read back from a full diff`() {
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
    #expect(diff.lines.count == 41)
    #expect(diff.lines.last == .cut(39_960))
  }
}

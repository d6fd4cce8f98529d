import GridTesting
import Testing

@Suite("Table text")
struct TableTextTests {
  @Test func `columns line up, numbers on the right`() {
    let table = TableText(
      alignments: [.left, .right, .right],
      rows: [["item", "x", "y"], ["0-0", "0", "0"], ["0-11", "180", "92.5"]])
    #expect(
      table.description == """
        item    x     y
        0-0     0     0
        0-11  180  92.5
        """)
  }

  @Test func `rows may differ in length, and no line ends in a space`() {
    let table = TableText(rows: [
      ["a", "wide cell"], ["longer"], [], ["b", "", "c"], ["d", "", ""],
    ])
    #expect(table.lines == ["a       wide cell", "longer", "", "b                  c", "d"])
  }

  @Test func `the gap can be chosen`() {
    #expect(TableText(rows: [["a", "b"], ["cc", "d"]], gap: 1).lines == ["a  b", "cc d"])
    #expect(
      TableText(alignments: [.right], rows: [["a", "b"], ["cc", "d"]], gap: 0).lines
        == [" ab", "ccd"])
  }

  @Test func `a cell with line breaks stays on its line`() {
    #expect(TableText(rows: [["one\r\ntwo\nthree", "x"]]).lines == ["one two three  x"])
  }

  @Test func `widths are counted in characters`() {
    #expect(TableText(rows: [["né", "1"], ["abc", "2"]]).lines == ["né   1", "abc  2"])
  }

  @Test func `no rows, no text`() {
    #expect(TableText().description == "")
  }
}

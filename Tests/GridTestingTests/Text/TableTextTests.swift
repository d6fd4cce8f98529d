import GridTesting
import TestSupport
import Testing

@Suite("Table text")
struct TableTextTests {
  @Test(.rows) func `columns line up`() {
    let rows: [(name: String, table: TableText, lines: [String])] = [
      (
        "numbers on the right",
        TableText(
          alignments: [.left, .right, .right],
          rows: [["item", "x", "y"], ["0-0", "0", "0"], ["0-11", "180", "92.5"]]),
        ["item    x     y", "0-0     0     0", "0-11  180  92.5"]
      ),
      (
        "rows may differ in length, and no line ends in a space",
        TableText(rows: [["a", "wide cell"], ["longer"], [], ["b", "", "c"], ["d", "", ""]]),
        ["a       wide cell", "longer", "", "b                  c", "d"]
      ),
      (
        "the gap can be chosen", TableText(rows: [["a", "b"], ["cc", "d"]], gap: 1),
        ["a  b", "cc d"]
      ),
      (
        "there need not be a gap",
        TableText(alignments: [.right], rows: [["a", "b"], ["cc", "d"]], gap: 0), [" ab", "ccd"]
      ),
      (
        "a cell with line breaks stays on its line",
        TableText(rows: [["one\r\ntwo\nthree", "x"]]), ["one two three  x"]
      ),
      (
        "widths are counted in characters", TableText(rows: [["né", "1"], ["abc", "2"]]),
        ["né   1", "abc  2"]
      ),
    ]
    forEachRow(of: rows, named: \.name) { _, table, lines in
      #expect(table.lines == lines)
      #expect(table.description == lines.joined(separator: "\n"))
    }
    #expect(TableText().description == "")
  }
}

import GridTesting
import TestSupport
import Testing

@Suite("Text that fits a terminal")
struct PageWidthTests {
  @Test(.rows) func `a line goes on below its last column`() {
    let style = TextStyle.terminal
    let colored = style.bold("twelve chars") + " " + style.dim("seven 7")
    let rows: [(name: String, columns: Int, text: String, fitted: String)] = [
      (
        "a line that fits stays as it is", 20, "short\n\n  a   table  row",
        "short\n\n  a   table  row"
      ),
      (
        "a line goes on below its last column", 40,
        "  --html FILE      writes a page that plays what happened",
        """
          --html FILE      writes a page that
                           plays what happened
        """
      ),
      (
        "where that column leaves no room, a little further in", 24,
        "  --record-expect OUT  writes the cases",
        """
          --record-expect OUT
            writes the cases
        """
      ),
      (
        "a line without columns goes on at the edge", 20, "one two three four five",
        "one two three four\nfive"
      ),
      ("ideographs take two columns", 20, "图片墙图片墙图片 wall", "图片墙图片墙图片\nwall"),
      ("ideographs break anywhere", 20, "图片墙图片墙图片墙图片墙", "图片墙图片墙图片墙图\n片墙"),
      ("emoji take two columns", 20, "🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂 a", "🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂\na"),
      ("colours take none", 20, colored, colored),
      (
        "a word that is longer than a line stays whole", 20,
        "picture: folder/of/pictures/flow.svg", "picture:\nfolder/of/pictures/flow.svg"
      ),
    ]
    forEachRow(of: rows, named: \.name) { _, columns, text, fitted in
      #expect(PageWidth(columns).fitted(text) == fitted)
    }
  }

  @Test func `a page is joined before it is broken anew`() {
    let page = """
      gridview list [ID …]

      What it names: layouts with their
      parameters and defaults.

        --json       one object per layout
                     and line
        --ascii      draws
      """
    #expect(
      PageWidth(30).rewrapped(page) == """
        gridview list [ID …]

        What it names: layouts with
        their parameters and defaults.

          --json       one object per
                       layout and line
          --ascii      draws
        """)
    let table = "short\n\n  a   table  row"
    #expect(PageWidth(20).rewrapped(table) == table)
  }

  @Test(.rows) func `a line is cut where it may not be broken`() {
    let rows: [(line: String, cut: String)] = [
      ("exactly twenty chars", "exactly twenty chars"),
      ("one more than 20 chars", "one more than 20 ch…"), ("图片墙图片墙图片墙图片墙", "图片墙图片墙图片墙…"),
    ]
    forEachRow(of: rows) { line, cut in #expect(PageWidth(20).cut(line) == cut) }
  }
}

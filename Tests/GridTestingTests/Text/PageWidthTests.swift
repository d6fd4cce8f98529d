import GridTesting
import Testing

@Suite("Text that fits a terminal")
struct PageWidthTests {
  @Test func `a line that fits stays as it is`() {
    let text = "short\n\n  a   table  row"
    #expect(PageWidth(20).fitted(text) == text)
    #expect(PageWidth(20).rewrapped(text) == text)
  }

  @Test func `a line goes on below its last column`() {
    #expect(
      PageWidth(40).fitted("  --html FILE      writes a page that plays what happened")
        == """
          --html FILE      writes a page that
                           plays what happened
        """)
    // Where that column leaves no room, a little further in.
    #expect(
      PageWidth(24).fitted("  --record-expect OUT  writes the cases")
        == """
          --record-expect OUT
            writes the cases
        """)
    #expect(PageWidth(20).fitted("one two three four five") == "one two three four\nfive")
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
  }

  @Test func `ideographs and emoji take two columns, colours none`() {
    #expect(PageWidth(20).fitted("图片墙图片墙图片 wall") == "图片墙图片墙图片\nwall")
    #expect(PageWidth(20).fitted("图片墙图片墙图片墙图片墙") == "图片墙图片墙图片墙图\n片墙")
    #expect(PageWidth(20).fitted("🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂 a") == "🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂\na")
    let style = TextStyle.terminal
    let line = style.bold("twelve chars") + " " + style.dim("seven 7")
    #expect(PageWidth(20).fitted(line) == line)
  }

  @Test func `a word that is longer than a line stays whole`() {
    #expect(
      PageWidth(20).fitted("picture: folder/of/pictures/flow.svg")
        == "picture:\nfolder/of/pictures/flow.svg")
  }

  @Test func `a line is cut where it may not be broken`() {
    #expect(PageWidth(20).cut("exactly twenty chars") == "exactly twenty chars")
    #expect(PageWidth(20).cut("one more than 20 chars") == "one more than 20 ch…")
    #expect(PageWidth(20).cut("图片墙图片墙图片墙图片墙") == "图片墙图片墙图片墙…")
  }
}

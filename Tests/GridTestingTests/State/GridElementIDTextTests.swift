import GridTesting
import TestSupport
import Testing

@Suite("Names of elements in tables")
struct GridElementIDTextTests {
  @Test(.rows) func `an element has a kind and a position`() {
    let rows: [(id: GridElementID, kind: String, position: String)] = [
      (.cell(0, 3), "cell", "0-3"), (.cell(12, 0), "cell", "12-0"),
      (.header(2), "header", "2-0"), (.footer(0), "footer", "0-0"),
      (.supplementary("badge", 1, 4), "badge", "1-4"),
      (.supplementary("badge", 1, NSNotFound), "badge", "1"),
      (.decoration("card", 5), "decoration:card", "5-0"),
    ]
    forEachRow(of: rows) { id, kind, position in
      #expect(id.kindText == kind && id.positionText == position)
    }
  }

  @Test(.rows) func `kinds that would be taken for something else stand in quotes`() {
    let odd = [
      "cell", "header", "footer", "", "two words", "a,b", "#note", "0-3", "7", "\"quoted\"",
      "decoration:card", "line\nbreak", "tab\t", "\u{A0}", "\u{2028}", "a\u{85}b",
    ]
    forEachRow(of: odd) { kind in
      for id in [GridElementID.supplementary(kind, 1, 2), .decoration(kind, 1, 2)] {
        let text = id.kindText
        #expect(GridElementID(kindText: text, positionText: id.positionText) == id)
        #expect(text.contains("\""))
        #expect(text.allSatisfy { !$0.isNewline })
      }
    }
    let plain = ["my-kind", "UICollectionElementKindGlobal", "ключ", "a:b", "x_1", "-", "\\"]
    forEachRow(of: plain) { kind in
      let id = GridElementID.supplementary(kind, 0, 0)
      #expect(id.kindText == kind)
      #expect(GridElementID(kindText: kind, positionText: "0-0") == id)
    }
  }

  @Test(.rows) func `a text that is no position or no kind is refused`() {
    let positions = ["", "-", "0-", "-1", "0-1-2", "a-1", "0 1", "99999999999999999999", "٣"]
    forEachRow(of: positions) { #expect(GridElementID.position($0) == nil) }
    let kinds = ["", "two words", "\"open", "\"a\" b", "3", "decoration:", "decoration:cell "]
    forEachRow(of: kinds) { #expect(GridElementID(kindText: $0, positionText: "0-0") == nil) }
  }
}

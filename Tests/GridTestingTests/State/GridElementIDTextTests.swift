import GridTesting
import Testing

@Suite("Names of elements in tables")
struct GridElementIDTextTests {
  @Test(
    "an element has a kind and a position",
    arguments: [
      (.cell(0, 3), "cell", "0-3"),
      (.cell(12, 0), "cell", "12-0"),
      (.header(2), "header", "2-0"),
      (.footer(0), "footer", "0-0"),
      (.supplementary("badge", 1, 4), "badge", "1-4"),
      (.supplementary("badge", 1, NSNotFound), "badge", "1"),
      (.decoration("card", 5), "decoration:card", "5-0"),
    ] as [(GridElementID, String, String)])
  func names(id: GridElementID, kind: String, position: String) {
    #expect(id.kindText == kind)
    #expect(id.positionText == position)
  }

  @Test(
    "kinds that would be taken for something else stand in quotes",
    arguments: [
      "cell", "header", "footer", "", "two words", "a,b", "#note", "0-3", "7", "\"quoted\"",
      "decoration:card", "line\nbreak", "tab\t", "\u{A0}", "\u{2028}",
      "a\u{85}b",
    ])
  func oddKinds(kind: String) throws {
    for id in [GridElementID.supplementary(kind, 1, 2), .decoration(kind, 1, 2)] {
      let text = id.kindText
      #expect(GridElementID(kindText: text, positionText: id.positionText) == id)
      #expect(text.contains("\""))
      #expect(text.allSatisfy { !$0.isNewline })
    }
  }

  @Test(arguments: ["my-kind", "UICollectionElementKindGlobal", "ключ", "a:b", "x_1", "-", "\\"])
  func `other kinds stand as they are`(kind: String) {
    let id = GridElementID.supplementary(kind, 0, 0)
    #expect(id.kindText == kind)
    #expect(GridElementID(kindText: kind, positionText: "0-0") == id)
  }

  @Test(arguments: ["", "-", "0-", "-1", "0-1-2", "a-1", "0 1", "99999999999999999999", "٣"])
  func `a text that is no position is refused`(text: String) {
    #expect(GridElementID.position(text) == nil)
  }

  @Test(arguments: ["", "two words", "\"open", "\"a\" b", "3", "decoration:", "decoration:cell "])
  func `a text that is no kind is refused`(text: String) {
    #expect(GridElementID(kindText: text, positionText: "0-0") == nil)
  }
}

import GridTesting
import TestSupport
import Testing

@Suite("Nearest word")
struct NearestWordTests {
  static let ops = [
    "drag", "fling", "touch", "setContentOffset", "scrollToItem", "setLayout", "setBounds",
    "select", "deselect", "advance", "settle", "query",
  ]

  @Test(.rows) func `a misspelt word leads to the legal one that is most like it, if any is`() {
    let rows: [(word: String, nearest: String?)] = [
      ("drga", "drag"), ("darg", "drag"), ("drags", "drag"), ("Drag", "drag"), ("FLING", "fling"),
      ("selcet", "select"), ("deslect", "deselect"), ("setLayuot", "setLayout"),
      ("setcontentoffset", "setContentOffset"), ("scrollToRow", "scrollToItem"),
      ("scroll", "scrollToItem"),  // too far, but the beginning of one
      ("bounds", "setBounds"),  // the end of one
      ("settled", "settle"),
      ("", nil), ("x", nil), ("jump", nil), ("zoom", nil), ("reload", nil), ("dr", nil),
      ("Item to", nil), (String(repeating: "drag", count: 20), nil),
    ]
    forEachRow(of: rows) { word, nearest in
      #expect(NearestWord.nearest(to: word, in: Self.ops) == nearest)
    }
    let lists: [(word: String, words: [String], nearest: String?)] = [
      ("drag", [], nil),
      // A tie goes to the word that agrees in case, then to the first.
      ("itemSize", ["itemsizes", "itemSizes"], "itemSizes"), ("cat", ["bat", "hat"], "bat"),
      ("cat", ["hat", "bat"], "hat"),
      // Two letters must share one.
      ("bx", ["at", "by"], "by"), ("cd", ["at", "by"], nil), ("q", ["w"], nil),
    ]
    forEachRow(of: lists) { word, words, nearest in
      #expect(NearestWord.nearest(to: word, in: words) == nearest)
    }
  }

  @Test(.rows)
  func `the distance counts letters added, dropped, replaced and neighbours swapped`() {
    let rows: [(String, String, distance: Int)] = [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1),
      ("abc", "bca", 2), ("kitten", "sitting", 3), ("ca", "abc", 3), ("width", "widht", 1),
      ("über", "uber", 1),
    ]
    forEachRow(of: rows) { a, b, distance in
      #expect(NearestWord.distance(a, b) == distance)
      #expect(NearestWord.distance(b, a) == distance)
    }
  }
}

import GridTesting
import Testing

@Suite("Nearest word")
struct NearestWordTests {
  static let ops = [
    "drag", "fling", "touch", "setContentOffset", "scrollToItem", "setLayout", "setBounds",
    "select", "deselect", "advance", "settle", "query",
  ]

  @Test(arguments: [
    ("drga", "drag"),  // a pair swapped
    ("darg", "drag"),
    ("drags", "drag"),
    ("Drag", "drag"),
    ("FLING", "fling"),
    ("selcet", "select"),
    ("deslect", "deselect"),
    ("setLayuot", "setLayout"),
    ("setcontentoffset", "setContentOffset"),
    ("scrollToRow", "scrollToItem"),
    ("scroll", "scrollToItem"),  // too far, but the beginning of one
    ("bounds", "setBounds"),  // the end of one
    ("settled", "settle"),
  ])
  func `a misspelt word leads to the legal one`(word: String, expected: String) {
    #expect(NearestWord.nearest(to: word, in: Self.ops) == expected)
  }

  @Test(arguments: [
    "", "x", "jump", "zoom", "reload", "dr", "Item to", String(repeating: "drag", count: 20),
  ])
  func `a word that is like none leads to none`(word: String) {
    #expect(NearestWord.nearest(to: word, in: Self.ops) == nil)
  }

  @Test func `no words, no suggestion`() {
    #expect(NearestWord.nearest(to: "drag", in: []) == nil)
  }

  @Test func `a tie goes to the word that agrees in case, then to the first`() {
    #expect(NearestWord.nearest(to: "itemSize", in: ["itemsizes", "itemSizes"]) == "itemSizes")
    #expect(NearestWord.nearest(to: "cat", in: ["bat", "hat"]) == "bat")
    #expect(NearestWord.nearest(to: "cat", in: ["hat", "bat"]) == "hat")
  }

  @Test func `two letters must share one`() {
    #expect(NearestWord.nearest(to: "bx", in: ["at", "by"]) == "by")
    #expect(NearestWord.nearest(to: "cd", in: ["at", "by"]) == nil)
    #expect(NearestWord.nearest(to: "q", in: ["w"]) == nil)
  }

  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1),
    ("abc", "bca", 2), ("kitten", "sitting", 3), ("ca", "abc", 3), ("width", "widht", 1),
    ("über", "uber", 1),
  ])
  func `the distance counts letters added, dropped, replaced and neighbours swapped`(
    a: String, b: String, expected: Int
  ) {
    #expect(NearestWord.distance(a, b) == expected)
    #expect(NearestWord.distance(b, a) == expected)
  }
}

import ScenarioFiles
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Differences of whole grids")
struct GridViewDifferenceTests {
  @Test func `offset, limits, selection and what is on screen are told beside the frames`() {
    let (scrolled, fresh) = (Shelves([4]), Shelves([3]))
    scrolled.grid.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    scrolled.scroll(to: 50)
    #expect(
      scrolled.grid.difference(from: fresh.grid)?.description == """
        ShelfLayout: 8 of 12 values differ, first content: height 160, not 120 (- expected, + found)
                              x    y  width  height
          - content                     100     120
          + content                     100     160
          - offset            0    0
          + offset            0   50
            offset, least     0    0
          - offset, greatest  0   20
          + offset, greatest  0   60
          - on screen                                0-0 … 0-2
          + on screen                                0-1 … 0-3
          - selected                                 none
          + selected                                 0-1
            cell 0-0          0    0    100      40
            cell 0-1          0   40    100      40
            cell 0-2          0   80    100      40
          + cell 0-3          0  120    100      40
          - view of cell 0-0  0    0    100      40
          + view of cell 0-3  0  120    100      40
        """)
  }

  @Test func `a view that was left behind is a difference although the layouts agree`() {
    let (stale, laid) = (Shelves([3]), Shelves([3]))
    // The layout changes what it has answered, and says nothing.
    stale.layout.adjust = { $0.frame.origin.x = 5 }
    laid.layout.adjust = { $0.frame.origin.x = 5 }
    laid.layout.invalidateLayout()
    laid.grid.layoutIfNeeded()
    let lines = stale.grid.difference(from: laid.grid)?.lines ?? []
    #expect(
      lines.first == "ShelfLayout: 3 of 12 values differ, first view of cell 0-0: x 0, not 5 "
        + "(- expected, + found)")
    #expect(lines.contains("  - view of cell 0-1  5  40    100      40"))
    #expect(lines.contains("  + view of cell 0-1  0  40    100      40"))
  }

  @Test func `a recorded text is compared by value, with the precision of its decimals`() throws {
    let shelves = GridStateTests.shelves()
    let text = shelves.grid.state.description
    #expect(try GridState(parsing: text) == shelves.grid.state)
    #expect(shelves.grid.state.difference(from: "# by hand\n\n" + text) == nil)
    // Columns of another width, in another order.
    let narrow = text.split(separator: "\n").reversed()
      .map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: "\n")
    #expect(shelves.grid.difference(from: narrow) == nil)
    let changed = text.replacing("alpha 0.5", with: "alpha 0.25")
    #expect(
      shelves.grid.difference(from: changed, context: 0)?.description == """
        ShelfLayout: 1 of 15 values differs, cell 0-1: alpha 0.5, not alpha 0.25 \
        (- expected, + found)
                       x   y  width  height
            … 9 alike
          - cell 0-1  25  75     50      10  center 50, 80  size 100, 40  \
        transform 0.5, 0, 0, 0.25, 0, 0  alpha 0.25  z 3
          + cell 0-1  25  75     50      10  center 50, 80  size 100, 40  \
        transform 0.5, 0, 0, 0.25, 0, 0  alpha 0.5  z 3
            … 5 alike
        """)
  }

  @Test func `lines of a recorded text that cannot be read are told by number`() {
    let broken = """
      content  360
      offset  0  a
      on screen  0-4 … 1-7
      selected  0-4 …
      cell 0-0  0  0  10  10  alpah 1
      cell 0-0  0  0  10  10  z 1.5
      headr 0
      offset, least  0  0
      """
    #expect(
      Shelves([1]).grid.difference(from: broken)?.description == """
        the expected state cannot be read
            line 1: expected 2 numbers, found "content 360"
            line 2: expected 2 numbers, found "offset 0 a"
            line 3: expected ascending items of one section, found 0-4 … 1-7
            line 4: expected an item after "…", found the end of the row
            line 5: expected center, size, transform, alpha, z or hidden, found "alpah"
            line 6: expected a whole number after z, found "1.5"
            line 7: expected a row like "offset  0  150" or "cell 0-3  x y width height", found "headr 0"
        """)
  }

  @Test(.seeds(0..<100)) func `every state reads back from its text`() throws {
    var random = SplitMix64(seed: currentSeed)
    let state = Self.state(&random)
    #expect(try GridState(parsing: state.description).difference(from: state) == nil)
    #expect(state.difference(from: state.description) == nil)
  }

  /// Numbers of at most three decimals, kinds of every sort, among them names of other rows.
  private static func state(_ random: inout SplitMix64) -> GridState {
    func number() -> CGFloat { CGFloat(Int.random(in: -9999...9999, using: &random)) / 8 }
    func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    func items() -> [ItemPosition] {
      (0..<Int.random(in: 0...9, using: &random)).map { _ in
        ItemPosition(Int.random(in: 0...1, using: &random), Int.random(in: 0...9, using: &random))
      }
    }
    let kinds = ["offset", "selected", "on", "content", "odd kind", "cell", "0-1", "\u{2028}"]
    var ids: Set<GridElementID> = []
    for _ in 0..<6 {
      let item = Bool.random(using: &random) ? NSNotFound : Int.random(in: 0...99, using: &random)
      let kind = kinds.randomElement(using: &random) ?? ""
      ids.insert(.cell(0, Int.random(in: 0...99, using: &random)))
      ids.insert(.supplementary(kind, 1, item))
      ids.insert(.decoration(kind, 2, item))
    }
    let elements = ids.sorted().map { id in
      var element = GridElementState(
        id, frame: CGRect(origin: point(), size: CGSize(width: number(), height: number())))
      if Bool.random(using: &random) { element.alpha = number() }
      if Bool.random(using: &random) { element.zIndex = Int.random(in: -5...5, using: &random) }
      if Bool.random(using: &random) { element.isHidden = true }
      if Bool.random(using: &random) {
        element.transform = CGAffineTransform(
          a: number(), b: number(), c: 0, d: number(), tx: number(), ty: 1)
        element.center = point()
      }
      return element
    }
    func unique(_ items: [ItemPosition]) -> [ItemPosition] { Array(Set(items)) }
    return GridState(
      contentSize: CGSize(width: number(), height: number()), contentOffset: point(),
      offsetRange: OffsetRange(minimum: point(), maximum: point()),
      visibleItems: unique(items()), selectedItems: unique(items()), elements: elements)
  }

  @Test func `a grid of many thousand rows gives a short difference`() throws {
    let (a, b) = (Shelves([20_000]), Shelves([20_000]))
    a.layout.rowHeight = 41
    a.grid.layoutIfNeeded()
    let difference = try #require(a.grid.difference(from: b.grid))
    // Content, the greatest offset, every row but its place in the first, and three views.
    #expect(difference.count == 20_005 && difference.lines.count < 50)
  }
}

@Suite("Differences of vectors")
struct ScenarioOutputDifferenceTests {
  @Test func `an output is compared in both directions`() throws {
    let old = ScenarioOutputTests.sample
    #expect(old.difference(from: old) == nil)
    var new = old
    new.contentOffset.y = 13
    new.cells[1].alpha = 0.5
    new.decorations = []
    new.steps[0].result = .none
    new.steps[1].result = .invalidates(true)
    new.faults = [.init(code: "E-40", message: "no attributes", step: 1)]
    new.findings = []
    let difference = try #require(new.difference(from: old, context: 0))
    let text = difference.description
    for line in [
      "  - offset              0  12", "  + offset              0  13",
      "  - decoration:wall 2   0   0      0       0",
      "steps, faults and findings differ (- expected, + found)",
      "  - steps[0].target: [130, 0]", "  - steps[1].invalidates: false",
      "  + steps[1].invalidates: true",
    ] { #expect(text.contains(line + "\n"), "\(line)\n\n\(text)") }
    // Values that only one of them has are found from either side.
    let back = try #require(old.difference(from: new, context: 0))
    #expect(back.description.contains("  + steps[0].target: [130, 0]"))
    #expect(back.description.contains("alpha 0.5"))
  }

  @Test func `an insertion in front is one line, and rounding is none`() throws {
    var old = ScenarioOutput(
      id: "rows", contentSize: CGSize(width: 100, height: 1e6), contentOffset: .zero,
      offsetRange: .init(minimum: .zero, maximum: .zero))
    old.cells = (1..<10_000).map {
      ElementRecord(
        ElementName(0, $0), frame: CGRect(x: 0, y: CGFloat($0) * 20, width: 100, height: 20))
    }
    var new = old
    for index in new.cells.indices { new.cells[index].frame.origin.y += 1e-7 }
    #expect(new.difference(from: old) == nil)
    new.cells.append(
      ElementRecord(ElementName(0, 0), frame: CGRect(x: 0, y: 0, width: 100, height: 20)))
    let difference = try #require(new.difference(from: old, context: 0))
    #expect(difference.count == 1 && difference.lines.count == 5)
  }
}

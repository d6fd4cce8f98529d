import GridTesting
import TestSupport
import Testing

@MainActor @Suite("State of a grid")
struct GridStateTests {
  /// Two sections of rows under headers, on cards, scrolled by half a row; one row is special.
  static func shelves() -> Shelves {
    let shelves = Shelves([3, 2], size: CGSize(width: 100, height: 90)) { layout in
      layout.headerHeight = 20
      layout.cardKind = "card"
      layout.adjust = { attributes in
        if attributes.indexPath == [0, 1], attributes.kind == .cell {
          attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.25)
          attributes.alpha = 0.5
          attributes.zIndex = 3
        }
        if attributes.indexPath == [1, 1], attributes.kind == .cell { attributes.isHidden = true }
      }
    }
    shelves.scroll(to: 30)
    return shelves
  }

  @Test func `the description is a table of everything`() {
    #expect(
      Self.shelves().grid.state.description == """
        content                       100  240
        offset                0   30
        offset, least         0    0
        offset, greatest      0  150
        on screen                               0-0 … 0-2
        selected                                none
        cell 0-0              0   20  100   40
        header 0-0            0    0  100   20
        decoration:card 0-0   0    0  100  140  z -1
        cell 0-1             25   75   50   10  center 50, 80  size 100, 40  \
        transform 0.5, 0, 0, 0.25, 0, 0  alpha 0.5  z 3
        cell 0-2              0  100  100   40
        cell 1-0              0  160  100   40
        header 1-0            0  140  100   20
        decoration:card 1-0   0  140  100  100  z -1
        cell 1-1              0  200  100   40  hidden
        """)
  }

  @Test func `only elements with a view are listed on request`() {
    let shelves = Self.shelves()
    #expect(
      shelves.grid.frames(.visible).description == """
        cell             0-0   0   20  100   40
        decoration:card  0-0   0    0  100  140
        cell             0-1  25   75   50   10
        cell             0-2   0  100  100   40
        """)
    #expect(shelves.grid.frames == shelves.grid.frames(.all) && shelves.grid.frames.count == 9)
    #expect(shelves.grid.state(.visible).elements.count == 4)
    #expect(shelves.grid.frames.difference(from: shelves.grid.frames) == nil)
  }

  @Test func `reading the frames changes nothing and asks for nothing twice`() {
    let shelves = Self.shelves()
    let preparations = shelves.layout.preparations
    let before = shelves.grid.state
    _ = shelves.grid.frames
    _ = shelves.grid.frames(.visible)
    #expect(shelves.layout.preparations == preparations)
    #expect(shelves.grid.state.difference(from: before) == nil)
    // A stale layout is prepared, so that frames are those of the next pass.
    shelves.layout.rowHeight = 30
    #expect(shelves.grid.frames[.cell(0, 2)]?.minY == 80)
    #expect(shelves.grid.frames(.visible)[.cell(0, 2)]?.minY == 100)
  }

  @Test func `a difference names values and elements`() {
    let shelves = Self.shelves()
    let before = shelves.grid.state
    shelves.scroll(to: 100)
    shelves.layout.adjust = nil
    shelves.layout.invalidateLayout()
    shelves.grid.layoutIfNeeded()
    #expect(
      shelves.grid.state.difference(from: before)?.description == """
        ShelfLayout: 4 of 15 values differ, first offset: y 100, not 30 (- expected, + found)
                                  x    y  width  height
            content                         100     240
          - offset                0   30
          + offset                0  100
            offset, least         0    0
            offset, greatest      0  150
          - on screen                                    0-0 … 0-2
          + on screen                                    0-2, 1-0
            selected                                     none
            … 2 alike
            decoration:card 0-0   0    0    100     140  z -1
          - cell 0-1             25   75     50      10  center 50, 80  size 100, 40  \
        transform 0.5, 0, 0, 0.25, 0, 0  alpha 0.5  z 3
          + cell 0-1              0   60    100      40
            cell 0-2              0  100    100      40
            … 2 alike
            decoration:card 1-0   0  140    100     100  z -1
          - cell 1-1              0  200    100      40  hidden
          + cell 1-1              0  200    100      40
        """)
  }

  @Test(.rows) func `each value is compared`() {
    let state = Self.shelves().grid.state
    let changes: [(name: String, make: (inout GridState) -> Void)] = [
      ("content size", { $0.contentSize.height += 1 }), ("offset", { $0.contentOffset.x += 1 }),
      ("least offset", { $0.offsetRange.minimum.y -= 1 }),
      ("greatest offset", { $0.offsetRange.maximum.x += 1 }),
      ("items on screen", { $0.visibleItems.removeLast() }),
      ("selected items", { $0.selectedItems.append(ItemPosition(0, 0)) }),
      ("frame", { $0.elements[3].frame.origin.x += 1 }),
      ("center", { $0.elements[3].center.y += 1 }),
      ("size", { $0.elements[3].size.width += 1 }),
      ("transform", { $0.elements[3].transform.ty += 1 }),
      ("alpha", { $0.elements[3].alpha += 1 }),
      ("z index", { $0.elements[3].zIndex += 1 }),
      ("hidden", { $0.elements[3].isHidden = true }),
      ("elements", { $0.elements.removeLast() }),
    ]
    #expect(state.difference(from: state) == nil)
    forEachRow(of: changes, named: \.name) { _, change in
      var changed = state
      change(&changed)
      let difference = changed.difference(from: state)
      #expect(difference?.count == 1)
      #expect(difference?.lines.contains { $0.hasPrefix("  - ") } == true)
    }
  }

  @Test func `a tolerance is for lengths, not for what is listed`() {
    let state = Self.shelves().grid.state
    var changed = state
    changed.elements[3].frame.origin.x += 0.001
    changed.contentOffset.y += 0.001
    #expect(changed.difference(from: state)?.count == 2)
    #expect(changed.difference(from: state, tolerance: 0.01) == nil)
    changed.elements[3].zIndex += 1
    #expect(changed.difference(from: state, tolerance: 10)?.count == 1)
  }

  @Test func `the coded form comes back the same`() throws {
    let state = Self.shelves().grid.state
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(state)
    #expect(try JSONDecoder().decode(GridState.self, from: data) == state)
    let text = String(decoding: data, as: UTF8.self)
    for part in [
      #""contentSize":[100,240]"#, #""offsetRange":{"x":[0,0],"y":[0,150]}"#,
      #""visibleItems":[[0,0],[0,1],[0,2]]"#,
      #"{"element":"cell 1-1","frame":[0,200,100,40],"hidden":true}"#,
      #"{"element":"decoration:card 0-0","frame":[0,0,100,140],"zIndex":-1}"#,
      #"{"alpha":0.5,"center":[50,80],"element":"cell 0-1","frame":[25,75,50,10],"#
        + #""size":[100,40],"transform":[0.5,0,0,0.25,0,0],"zIndex":3}"#,
    ] { #expect(text.contains(part), "\(part)") }
    let later = text.replacing(#""version":1"#, with: #""version":2"#)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(GridState.self, from: Data(later.utf8))
    }
  }

  @Test(.rows) func `neighbouring items are written as a range`() {
    let rows: [(items: [(Int, Int)], text: String)] = [
      ([], "none"), ([(0, 0)], "0-0"), ([(0, 0), (0, 1)], "0-0, 0-1"),
      ([(0, 0), (0, 1), (0, 2)], "0-0 … 0-2"),
      ([(0, 7), (0, 8), (0, 9), (1, 0), (1, 2), (2, 3)], "0-7 … 0-9, 1-0, 1-2, 2-3"),
    ]
    forEachRow(of: rows) { items, text in
      #expect(ItemPosition.runs(items.map { ItemPosition($0.0, $0.1) }) == text)
    }
  }
}

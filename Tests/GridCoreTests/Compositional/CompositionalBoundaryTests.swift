import Foundation
import GridCore
import TestSupport
import Testing

/// Recordings of boundary items, anchored views, backgrounds and queries (GC-43 to GC-105).
@Suite("Compositional boundaries, views and queries", .rows)
struct CompositionalBoundaryTests {
  typealias Plan = CompositionalPlan
  private typealias Place = CompositionalBoundary.Place

  // MARK: Boundary items

  /// Set-up B: rows of halves, 40 high, or sideways 100 wide.
  private static func setUp(
    _ boundaries: [CompositionalBoundary], down: Bool = true, follows: Bool = true,
    counts: [Int] = [3, 2], size: CGSize = CGSize(width: 320, height: 480),
    layout: [CompositionalBoundary] = [], between: CGFloat = 0,
    decorations: [CompositionalDecoration] = []
  ) -> Plan {
    Plan(
      counts, down ? HG(W(1), 40, I(W(0.5), H(1))) : HG(100, H(1), I(W(0.5), H(1))),
      insets: EI(3, 4, 5, 6), between: between, down: down, size: size, boundaries: boundaries,
      layout: layout, follows: follows, decorations: decorations)
  }

  private static func item(
    _ x: Place, _ y: Place, _ width: CompositionalDimension = 60,
    _ height: CompositionalDimension = 30, offset: CGPoint = .zero, extends: Bool = true,
    pins: Bool = false
  ) -> CompositionalBoundary {
    CompositionalBoundary(
      kind: 1, size: CompositionalSize(width, height), x: x, y: y, offset: offset,
      extendsBoundary: extends, pinsToVisibleBounds: pins)
  }

  /// Reads lines of an id, places and a word, and texts.
  private static func table(
    _ text: String
  ) -> [(id: String, x: Place, y: Place, word: String, texts: [String])] {
    let places: [String: Place] = ["start": .start, "middle": .middle, "end": .end]
    return text.split(separator: "\n").map { line in
      let fields = line.components(separatedBy: "; ")
      let words = fields[1].components(separatedBy: " ")
      return (
        fields[0], places[words[0]] ?? .start, places[words[1]] ?? .start, words[2],
        Array(fields[2...])
      )
    }
  }

  /// Frames whole and following, first cells, content.
  private static let alignments = """
    GC-43; middle start down; 130,0 | 130,118; 129,0 | 129,118; 4,33 | 4,151; 320 × 196
    GC-44; middle start sideways; 50,0 | 185,0; 50,3 | 185,3; 4,3 | 164,3; 270 × 480
    GC-45; middle end down; 130,88 | 130,166; 129,88 | 129,166; 4,3 | 4,121; 320 × 196
    GC-46; middle end sideways; 50,450 | 185,450; 50,445 | 185,445; 4,3 | 164,3; 270 × 480
    GC-47; start middle down; 0,29 | 0,97; 4,29 | 4,97; 4,3 | 4,91; 320 × 136
    GC-48; start middle sideways; 0,225 | 220,225; 0,224 | 220,224; 64,3 | 284,3; 390 × 480
    GC-49; end middle down; 260,29 | 260,97; 254,29 | 254,97; 4,3 | 4,91; 320 × 136
    GC-50; end middle sideways; 160,225 | 330,225; 160,224 | 330,224; 4,3 | 224,3; 390 × 480
    GC-51; start start down; 0,0 | 0,118; 4,0 | 4,118; 4,33 | 4,151; 320 × 196
    GC-52; start start sideways; 0,0 | 220,0; 0,3 | 220,3; 64,3 | 284,3; 390 × 480
    GC-53; end start down; 260,0 | 260,118; 254,0 | 254,118; 4,33 | 4,151; 320 × 196
    GC-54; end start sideways; 160,0 | 330,0; 160,3 | 330,3; 4,3 | 224,3; 390 × 480
    GC-55; start end down; 0,88 | 0,166; 4,88 | 4,166; 4,3 | 4,121; 320 × 196
    GC-56; start end sideways; 0,450 | 220,450; 0,445 | 220,445; 64,3 | 284,3; 390 × 480
    GC-57; end end down; 260,88 | 260,166; 254,88 | 254,166; 4,3 | 4,121; 320 × 196
    GC-58; end end sideways; 160,450 | 330,450; 160,445 | 330,445; 4,3 | 224,3; 390 × 480
    """

  private static func firstCells(_ plan: Plan) -> String {
    (0..<plan.sectionCount).compactMap { plan.frame(section: $0, item: 0) }.map(cornerText)
      .joined(separator: " | ")
  }

  @Test(.rule("CL-28", "CL-29", "CL-30", "CL-31"))
  func `alignments, with and without the section's insets`() {
    forEachRow(of: Self.table(Self.alignments), named: \.id) { row in
      for follows in [false, true] {
        let plan = Self.setUp([Self.item(row.x, row.y)], down: row.word == "down", follows: follows)
        let found = [plan.boundary(0), Self.firstCells(plan), plan.content]
        let frames = boxes("60,30", row.texts[follows ? 1 : 0])
        #expect(found == [frames, row.texts[2], row.texts[3]], "follows insets: \(follows)")
      }
    }
  }

  /// Frames, first cells, content.
  private static let offsets = """
    GC-59; middle start extends; 134,0 | 134,111; 4,26 | 4,137; 320 × 182
    GC-60; middle end stays; 124,51 | 124,99; 4,3 | 4,91; 320 × 136
    GC-61; start middle extends; 9,36 | 9,104; 4,3 | 4,91; 320 × 136
    GC-62; end middle stays; 249,22 | 249,90; 4,3 | 4,91; 320 × 136
    GC-63; start start extends; 9,0 | 9,111; 4,26 | 4,137; 320 × 182
    GC-64; end start stays; 249,-7 | 249,81; 4,3 | 4,91; 320 × 136
    GC-65; start end extends; 9,95 | 9,180; 4,3 | 4,128; 320 × 210
    GC-66; end end stays; 249,51 | 249,99; 4,3 | 4,91; 320 × 136
    """

  @Test(.rule("CL-29", "CL-30")) func `offsets make items stick out less or more`() {
    forEachRow(of: Self.table(Self.offsets), named: \.id) { row in
      let extends = row.word == "extends"
      let offset = extends ? CGPoint(x: 5, y: 7) : CGPoint(x: -5, y: -7)
      let plan = Self.setUp([Self.item(row.x, row.y, offset: offset, extends: extends)])
      #expect(plan.boundary(0) == boxes("60,30", row.texts[0]))
      #expect(Self.firstCells(plan) == row.texts[1])
      #expect(plan.content == row.texts[2])
    }
  }

  /// Not extending and extending: the item, the first cell, content.
  private static let tall = """
    GC-67; middle start down; 143.5,0; 0,0; 320 × 80; 143.5,0; 0,200; 320 × 280
    GC-67; middle start sideways; 183.5,0; 0,0; 400 × 480; 183.5,0; 0,0; 400 × 480
    GC-68; middle end down; 143.5,-120; 0,0; 320 × 80; 143.5,80; 0,0; 320 × 280
    GC-68; middle end sideways; 183.5,280; 0,0; 400 × 480; 183.5,280; 0,0; 400 × 480
    GC-69; start middle down; 0,-60; 0,0; 320 × 80; 0,0; 0,0; 320 × 200
    GC-69; start middle sideways; 0,140; 0,0; 400 × 480; 0,140; 33,0; 433 × 480
    GC-70; end middle down; 287,-60; 0,0; 320 × 80; 287,0; 0,0; 320 × 200
    GC-70; end middle sideways; 367,140; 0,0; 400 × 480; 400,140; 0,0; 433 × 480
    GC-71; start start down; 0,0; 0,0; 320 × 80; 0,0; 0,200; 320 × 280
    GC-71; start start sideways; 0,0; 0,0; 400 × 480; 0,0; 33,0; 433 × 480
    GC-72; end start down; 287,0; 0,0; 320 × 80; 287,0; 0,200; 320 × 280
    GC-72; end start sideways; 367,0; 0,0; 400 × 480; 400,0; 0,0; 433 × 480
    GC-73; start end down; 0,-120; 0,0; 320 × 80; 0,80; 0,0; 320 × 280
    GC-73; start end sideways; 0,280; 0,0; 400 × 480; 0,280; 33,0; 433 × 480
    GC-74; end end down; 287,-120; 0,0; 320 × 80; 287,80; 0,0; 320 × 280
    GC-74; end end sideways; 367,280; 0,0; 400 × 480; 400,280; 0,0; 433 × 480
    """

  @Test(.rule("CL-31")) func `items that are longer than their section`() {
    forEachRow(of: Self.table(Self.tall), named: { "\($0.id) \($0.word)" }) { row in
      let isDown = row.word == "down"
      for (extends, expected) in [(false, row.texts[..<3]), (true, row.texts[3...])] {
        let plan = Plan(
          [4], isDown ? HG(W(1), 40, I(W(0.5), H(1))) : HG(100, H(1), I(W(1), H(0.5))),
          down: isDown, boundaries: [Self.item(row.x, row.y, 33, 200, extends: extends)])
        let found = [plan.boundary(0), Self.firstCells(plan), plan.content]
        #expect(found == ["\(expected.first ?? ""),33,200"] + expected.dropFirst(), "\(extends)")
      }
    }
  }

  @Test(.rule("CL-32", "CL-34")) func `several items, of sections and of the layout`() {
    let wide = { (y: Place, height: CompositionalDimension) in Self.item(.middle, y, W(1), height) }
    typealias Row = (
      id: String, plan: Plan, boundaries: [String], layout: [String], cells: String?,
      content: String
    )
    let rows: [Row] = [
      (
        "GC-75",
        Self.setUp([wide(.start, H(0.1)), Self.item(.middle, .end, W(0.5), .estimated(20))]),
        [boxes("310,48", "4,0 | 4,156"), boxes("155,20", "81.5,136 | 81.5,252")], [],
        "4,51 | 4,207", "320 × 272"
      ),
      (
        "GC-76",
        Self.setUp([wide(.start, 30), wide(.start, 10), wide(.end, 7), wide(.end, 5)]),
        [
          boxes("310,30", "4,0 | 4,125"), boxes("310,10", "4,20 | 4,145"),
          boxes("310,7", "4,118 | 4,203"), boxes("310,5", "4,118 | 4,203"),
        ], [], "4,33 | 4,158", "320 × 210"
      ),
      (
        "GC-77", Self.setUp([wide(.start, 10)], layout: [wide(.start, 30), wide(.end, 20)]),
        [boxes("310,10", "4,30 | 4,128")], ["0,0,320,30", "0,186,320,20"], "4,43 | 4,141",
        "320 × 206"
      ),
      (
        "GC-78",
        Self.setUp(
          [], layout: [Self.item(.start, .middle, 30, H(1)), Self.item(.end, .middle, 20, H(1))]),
        [], ["0,0,30,480", "300,0,20,480"], "4,3 | 4,91", "320 × 480"
      ),
      (
        "GC-79",
        Self.setUp(
          [], down: false, layout: [wide(.start, 30), Self.item(.end, .middle, 20, H(1))]),
        [], ["0,0,320,30", "320,0,20,480"], nil, "340 × 480"
      ),
    ]
    forEachRow(of: rows, named: \.id) { row in
      #expect(row.boundaries.indices.map { row.plan.boundary($0) } == row.boundaries)
      let layout = row.layout.indices.map { row.plan.boundaryFrame($0).map(frameText) }
      #expect(layout == row.layout)
      if let cells = row.cells { #expect(Self.firstCells(row.plan) == cells) }
      #expect(row.plan.content == row.content)
    }
    let empty = Self.setUp([wide(.start, 10)], counts: [0, 2, 0], layout: [wide(.start, 30)])
    #expect(empty.boundary(0) == boxes("310,10", "4,30 | 4,48 | 4,106"), "GC-80")
    #expect(empty.corners == " | 4,61 · 159,61 | ")
    #expect(empty.content == "320 × 124")
  }

  // MARK: Insets

  /// Insets 50 and 10 at the sides, or above and below where the layout scrolls sideways.
  private static func inset(
    _ item: CompositionalBoundary, down: Bool = true, follows: Bool = true, layout: Bool = false
  ) -> String {
    let plan = Plan(
      [2], HG(100, 40, I(W(1), H(1))), insets: down ? EI(0, 50, 0, 10) : EI(50, 0, 10, 0),
      down: down, size: CGSize(width: 375, height: 375), boundaries: layout ? [] : [item],
      layout: layout ? [item] : [], follows: follows)
    return layout ? plan.boundaryFrame(0).map(frameText) ?? "" : plan.boundary(0)
  }

  @Test func `a boundary item's own insets narrow it within its place`() {
    func item(
      _ place: Place, down: Bool = true, _ insets: GridEdgeInsets,
      height: CompositionalDimension = 30
    ) -> CompositionalBoundary {
      CompositionalBoundary(
        kind: 1, size: down ? CompositionalSize(W(1), height) : CompositionalSize(height, H(1)),
        x: down ? .middle : place, y: down ? place : .middle, contentInsets: insets)
    }
    let across = EI(0, 100, 0, 10)
    #expect(Self.inset(item(.start, across)) == "150,0,205,30")
    #expect(Self.inset(item(.start, across), follows: false) == "100,0,265,30")
    #expect(Self.inset(item(.start, across), layout: true) == "100,0,265,30")
    #expect(Self.inset(item(.end, across)) == "150,80,205,30")
    let along = EI(4, 0, 6, 0)
    #expect(Self.inset(item(.start, along)) == "50,4,315,20")
    #expect(Self.inset(item(.end, along), follows: false) == "0,84,375,20")
    #expect(Self.inset(item(.end, along), layout: true) == "0,84,375,20")
    // Insets count for nothing on an estimated axis.
    #expect(Self.inset(item(.start, EI(4, 100, 6, 10), height: .estimated(30))) == "150,0,205,30")
    // Sideways.
    let down = EI(100, 0, 10, 0)
    #expect(Self.inset(item(.start, down: false, down), down: false) == "0,150,30,205")
    #expect(
      Self.inset(item(.start, down: false, down), down: false, follows: false) == "0,100,30,265")
    #expect(
      Self.inset(item(.end, down: false, down), down: false, layout: true) == "200,100,30,265")
    #expect(Self.inset(item(.start, down: false, EI(0, 4, 0, 6)), down: false) == "4,50,20,315")
    // The room is that of the whole place; insets that take more than there is leave the rest.
    let odd = Plan([1], HG(100, 40, I(W(1), H(1))), boundaries: [item(.start, EI(20, 0, 25, 0))])
    #expect(odd.boundary(0) == "0,20,320,15" && odd.content == "320 × 70")
  }

  @Test func `insets of an anchored view narrow it within its place`() {
    let view = CompositionalSupplementary(
      kind: 1, size: CompositionalSize(40, .estimated(20)), containerAnchor: anchor(1, 0),
      contentInsets: EI(3, 5, 3, 7))
    let plan = Plan([1], HG(100, 50, I(W(1), H(1), views: [view])))
    #expect(plan.supplementaryFrame(section: 0, kind: 1, number: 0).map(frameText) == "65,0,28,20")
  }

  // MARK: Pinned items

  @Test func `the layout's own items stick as long as any of the layout shows`() {
    let header = Self.item(.middle, .start, W(1), 30, pins: true)
    let footer = Self.item(.middle, .end, W(1), 20, pins: true)
    // Three rows of 40 in each of four sections: 480, and what is around.
    let plan = Plan(
      [3, 3, 3, 3], HG(W(1), 40, I(W(1), H(1))), size: CGSize(width: 320, height: 100),
      layout: [header, footer])
    #expect(plan.content == "320 × 530")
    func found(_ y: CGFloat, _ plan: Plan) -> [String] {
      let visible = CGRect(0, y, 320, 100)
      return plan.found(visible, pinning: CompositionalPinning(visible: visible)).compactMap {
        guard case .layoutBoundary = $0.element else { return nil }
        return "\(cornerText($0.frame)) z\($0.zIndex)"
      }
    }
    #expect(found(200, plan) == ["0,200 z1000000001", "0,280 z1000000001"])
    #expect(found(0, plan) == ["0,0 z1000000001", "0,80 z1000000001"])
    #expect(found(430, plan) == ["0,430 z1000000001", "0,510 z1000000001"])
    // Beyond the end the header stops above the footer.
    #expect(found(520, plan) == ["0,510 z1000000001"])
    let natural = plan.layoutBoundary(0, pinning: nil)
    #expect(natural?.frame.minY == 0 && natural?.zIndex == 1)
    // The place sticks, and the view keeps its distance from the edge.
    var inset = header
    inset.contentInsets = EI(5, 10, 5, 0)
    let other = Plan(
      [12], HG(W(1), 40, I(W(1), H(1))), size: CGSize(width: 320, height: 100), layout: [inset])
    #expect(found(200, other) == ["10,205 z1000000001"])
    let leading = Self.item(.start, .middle, 60, H(1), pins: true)
    let sideways = Plan(
      [9], HG(100, H(1), I(W(1), H(1))), down: false, size: CGSize(width: 200, height: 300),
      layout: [leading])
    let visible = CGRect(120, 0, 200, 300)
    let stuck = sideways.layoutBoundary(0, pinning: CompositionalPinning(visible: visible))
    #expect(stuck.map { frameText($0.frame) } == "120,0,60,300")
  }

  @Test(.rule("CL-60")) func `items that stick`() {
    let header = Self.item(.middle, .start, W(1), 30, pins: true)
    let footer = Self.item(.middle, .end, W(1), 20, pins: true)
    let size = CGSize(width: 320, height: 100)
    func frames(_ plan: Plan, _ visible: CGRect) -> [String] {
      (0..<2).flatMap { section in
        (0..<2).compactMap { index in
          plan.boundary(section: section, index, pinning: CompositionalPinning(visible: visible))
        }.map { "\(cornerText($0.frame)) z\($0.zIndex)" }
      }
    }
    let one = Self.setUp([header], counts: [3, 12], size: size)
    #expect(frames(one, CGRect(0, 130, 320, 100)) == ["4,88 z1", "4,130 z1000000001"], "GC-81")
    #expect(one.content == "320 × 396")
    let shown = one.found(
      CGRect(0, 130, 320, 100), pinning: CompositionalPinning(visible: CGRect(0, 130, 320, 100)))
    #expect(
      shown.map { cornerText($0.frame) } == ["4,130", "4,151", "159,151", "4,191", "159,191"])
    let two = Self.setUp([header, footer], counts: [3, 12], size: size)
    #expect(
      frames(two, CGRect(0, 100, 320, 100)) == [
        "4,88 z1000000001", "4,118 z1000000001", "4,138 z1000000001", "4,180 z1000000001",
      ], "GC-82")
    #expect(two.content == "320 × 436")
    let leading = Self.item(.start, .middle, 60, H(1), pins: true)
    let sideways = Self.setUp(
      [leading], down: false, counts: [8, 4], size: CGSize(width: 200, height: 300))
    let stuck = sideways.boundary(
      section: 0, 0,
      pinning: CompositionalPinning(visible: CGRect(120, 0, 200, 300)))
    #expect(stuck.map { frameText($0.frame) } == "120,3,60,292", "GC-83")
    #expect(stuck?.zIndex == 1_000_000_001)
    #expect(sideways.content == "740 × 300")
  }

  // MARK: Backgrounds, references, queries

  private static func backgrounds() -> Plan {
    setUp(
      [item(.middle, .start, W(1), 30)], counts: [3, 0, 2], between: 4,
      decorations: [
        CompositionalDecoration(kind: 9, contentInsets: EI(1, 2, 3, 4), zIndex: -3)
      ])
  }

  @Test(.rule("CL-26", "CL-37")) func `backgrounds lie behind sections and what is around them`() {
    let plan = Self.backgrounds()
    let frames = (0..<3).compactMap { plan.decorationFrame(section: $0, 0) }.map(frameText)
    #expect(frames == ["2,1,314,118", "2,123,314,34", "2,161,314,74"], "GC-93")
    #expect(plan.boundary(0) == boxes("310,30", "4,0 | 4,122 | 4,160"))
    #expect(
      plan.cells
        == "4,33,155,40 z1 · 159,33,155,40 z1 · 4,77,155,40 z1 |  | 4,193,155,40 z1 · "
        + "159,193,155,40 z1")
    #expect(plan.content == "320 × 238")
    let sideways = Plan(
      [3, 2], HG(W(1), 40, I(W(0.5), H(1))), insets: EI(3, 4, 5, 6), down: false,
      boundaries: [Self.item(.middle, .start, W(1), 30)],
      decorations: [CompositionalDecoration(kind: 9)])
    let wide = (0..<2).compactMap { sideways.decorationFrame(section: $0, 0) }.map(frameText)
    #expect(wide == ["0,0,490,480", "490,0,330,480"], "GC-94")
    #expect(sideways.boundary(0) == boxes("320,30", "85,3 | 495,3"))
    #expect(sideways.corners == "4,3 · 164,3 · 324,3 | 494,3 · 654,3")
    #expect(sideways.content == "820 × 480")
  }

  @Test(.rule("CL-42", "CL-43", "GC-98")) func `references shrink the box and leave the content`() {
    let margins = EI(10, 20, 30, 40)
    let rows = HG(W(1), 40, I(W(0.5), H(1)))
    let header = Self.item(.middle, .start, W(1), 20)
    let plan = Plan([3, 2], rows, boundaries: [header], reference: margins)
    #expect(plan.boundary(0) == boxes("260,20", "20,0 | 20,100"), "GC-96")
    #expect(plan.cells == boxes("130,40", "20,20 · 150,20 · 20,60 | 20,120 · 150,120"))
    #expect(plan.content == "320 × 160")
    let sideways = Plan(
      [3, 2], HG(100, H(1), I(W(0.5), H(1))), down: false,
      boundaries: [Self.item(.start, .middle, 20, H(1))], reference: margins)
    #expect(sideways.boundary(0) == boxes("20,440", "0,10 | 170,10"), "GC-97")
    #expect(sideways.cells == boxes("50,440", "20,10 · 70,10 · 120,10 | 190,10 · 240,10"))
    #expect(sideways.content == "290 × 480")
    let nothing = Plan([3, 2], rows, boundaries: [header], reference: .zero)
    #expect(nothing.boundary(0) == "0,0,320,20 | 0,100,320,20", "a reference that clears nothing")
    #expect(nothing.cells == boxes("160,40", "0,20 · 160,20 · 0,60 | 0,120 · 160,120"))
    #expect(nothing.content == "320 × 160")
    let whole = Plan([3], rows, layout: [header], reference: margins)
    #expect(whole.boundaryFrame(0).map(frameText) == "0,0,320,20", "GC-99")
    #expect(whole.corners == "20,20 · 150,20 · 20,60")
    #expect(whole.content == "320 × 100")
  }

  @Test(.rule("CL-38")) func `queries are cut to the content and to groups`() {
    let rows = Plan([8], HG(W(1), 10, I(W(0.3), 10)))
    func items(_ plan: Plan, _ rect: CGRect) -> [Int] {
      plan.found(rect).compactMap {
        if case .cell(_, let item) = $0.element { item } else { nil }
      }
    }
    #expect(items(rows, CGRect(-20, -20, 40, 40)) == [0, 3], "GC-100")
    let halves = Plan([8], HG(W(1), 10, I(W(0.5), 10)))
    #expect(items(halves, CGRect(0, 33, 320, 0.5)) == [6, 7], "GC-101")
    let beside = CGRect(320, 0, 50, 480)
    #expect(rows.found(beside).isEmpty, "GC-102")
    let backgrounds = Self.backgrounds()
    #expect(
      backgrounds.found(beside).map(\.element)
        == (0..<3).map { .decoration(section: $0, index: 0) }, "GC-103")
    #expect(
      backgrounds.found(CGRect(0, 33, 320, 0.5)).map(\.element) == [
        .decoration(section: 0, index: 0), .cell(section: 0, item: 0), .cell(section: 0, item: 1),
      ], "GC-104")
    let tall = Plan([4], HG(W(1), 20, I(W(0.5), 100), I(W(0.5), W(0.25)), spacing: .fixed(10)))
    #expect(items(tall, CGRect(0, 33, 320, 0.5)) == [2, 3], "GC-105")
  }
}

import GridHost
import GridScenarios
import TestSupport
import Testing

/// `gridview live` without a terminal: what keys and the mouse do, by a clock of the test's own.
@MainActor @Suite("A live grid")
struct LiveGridTests {
  @Test func `a live grid fills the terminal, and sleeps when nothing moves`() throws {
    let player = try LivePlayer("flow", items: 1000)
    #expect(player.grid.state.viewport == CGSize(width: 320, height: 320))
    try player.rest()
    let frames = player.frames
    player.pass(1000)
    #expect(player.frames == frames)
    #expect(player.status.hasPrefix("flow  1000 items  0,0 of 320x"))
    #expect(player.status.contains("rest"))
    #expect(player.keys.hasPrefix("q leaves  1-9 layout"))
  }

  @Test func `keys scroll by rows, by pages and to the ends`() throws {
    let player = try LivePlayer("list", items: 500).rested()
    let most = player.grid.state.contentSize.height - 320
    func expect(_ steps: [(keys: String, y: CGFloat)]) throws {
      for (keys, y) in steps {
        try player.press(keys)
        #expect(player.offset.y == y, "\(keys.debugDescription)")
      }
    }
    try expect([("\u{1B}[B", 16), ("\u{1B}[B\u{1B}[B\u{1B}[A", 32)])
    player.type("\u{1B}[6~")
    player.pass(0.1)
    #expect(player.offset.y > 32 && player.offset.y < 312)
    #expect(player.grid.state.motion == .animation)
    // Two pages, though the first has not come to its end.
    try expect([
      ("", 312), ("  ", 872), ("\u{1B}[5~", 592), ("\u{1B}[F", most), (" ", most), ("\u{1B}[H", 0),
    ])
  }

  @Test func `a carousel goes across by the same keys`() throws {
    let across = try LivePlayer("carousel", items: 30).rested()
    try across.press("\u{1B}[B")
    #expect(across.offset.x > 0)
    let x = across.offset.x
    try across.press("\u{1B}[D")
    #expect(across.offset.x < x)
    try across.press(" ")
    #expect(across.offset.x > x)
    #expect(across.offset.y == 0)
  }

  @Test func `the wheel scrolls, a drag throws, and a click selects`() throws {
    let player = try LivePlayer("list", items: 500).rested()
    try player.press("\u{1B}[<65;5;5M")
    #expect(player.offset.y == 48)
    try player.press("\u{1B}[<64;5;5M")
    #expect(player.offset.y == 0)
    // From row 18 up, a row each frame.
    player.type("\u{1B}[<0;5;18M")
    for row in stride(from: 17, through: 8, by: -1) {
      player.pass(1.0 / 60)
      player.type("\u{1B}[<32;5;\(row)M")
    }
    player.pass(1.0 / 60)
    #expect(player.grid.state.motion == .drag)
    let dragged = player.offset.y
    #expect(dragged > 100 && dragged <= 160)
    player.type("\u{1B}[<0;5;8m")
    player.pass(0.1)
    #expect(player.grid.state.motion == .deceleration)
    try player.rest()
    #expect(player.offset.y > dragged + 200)
    #expect(player.grid.state.views.allSatisfy { !$0.isSelected })
    player.type("\u{1B}[<0;5;8M")
    player.pass(0.05)
    try player.press("\u{1B}[<0;5;8m")
    let selected = player.grid.state.views.filter(\.isSelected)
    #expect(selected.count == 1)
    let place = CGPoint(x: 36, y: player.offset.y + 7.5 * 16)
    #expect(selected.first?.frame.contains(place) == true)
    #expect(player.grid.canvas.lines.joined().contains("[\(selected[0].element.item)]"))
  }

  @Test func `clicks below the grid are none of its business`() throws {
    let other = try LivePlayer("list", items: 50).rested()
    try other.press("\u{1B}[<0;5;22M\u{1B}[<0;5;22m\u{1B}[<65;5;21M")
    #expect(other.offset == .zero)
    #expect(other.grid.state.views.allSatisfy { !$0.isSelected })
  }

  @Test func `digits switch layouts with an animation, and the first one comes back`() throws {
    let player = try LivePlayer("list", items: 40).rested()
    let first = player.places
    for digit in 2...9 {
      player.type("\(digit)")
      player.pass(0.1)
      #expect(player.grid.state.motion == .animation, "\(digit)")
      try player.rest()
      #expect(!player.status.hasPrefix("list "))
    }
    // Layouts keep the item in the middle, so it comes back elsewhere.
    try player.press("1")
    try player.press("\u{1B}[H")
    #expect(player.places == first)
  }

  @Test func `a case's own layouts come first, with its parameters`() throws {
    let scenario = try #require(GalleryScenarios.all.first { $0.id == "switcher" }?.cases.first)
    let choices = LiveChoice.all(for: scenario, in: .gallery)
    #expect(choices.prefix(3).map(\.id) == ["carousel", "circle", "mosaicGrid"])
    #expect(choices[1].parameters == ["itemSize": [40, 40]])
    #expect(choices.count == 9)
    let player = try LivePlayer(scenario, fills: false, columns: 60, rows: 40)
    try player.rest()
    #expect(player.grid.state.viewport == CGSize(width: 360, height: 300))
    // The case's actions are left out.
    #expect(player.offset == .zero)
    #expect(player.grid.projection.columns == 60)
    #expect(player.grid.projection.rows == 25)
    try player.press("2")
    #expect(player.status.hasPrefix("circle  12 items"))
  }

  @Test func `items come in at the middle and go there`() throws {
    let player = try LivePlayer("list", items: 40).rested()
    let frames = Set(player.grid.state.views.map(\.frame))
    player.type("+")
    player.pass(0.1)
    #expect(player.grid.state.motion == .animation)
    try player.rest()
    #expect(player.status.hasPrefix("list  41 items"))
    try player.press("--")
    #expect(player.status.hasPrefix("list  39 items"))
    #expect(Set(player.grid.state.views.map(\.frame)) == frames)
    for _ in 0..<45 { player.type("-") }
    try player.rest()
    #expect(player.status.hasPrefix("list  0 items"))
    #expect(player.keys.hasPrefix("no item is on screen"))
    try player.press("+")
    #expect(player.status.hasPrefix("list  1 item "))
  }

  @Test func `turning exchanges the sides, and the size of the terminal is followed`() throws {
    let player = try LivePlayer("flow", items: 100, columns: 60, rows: 22).rested()
    #expect(player.grid.state.viewport == CGSize(width: 480, height: 320))
    player.type("r")
    player.pass(0.1)
    let between = player.grid.state.viewport
    #expect(between.width < 480 && between.width > 320)
    try player.rest()
    #expect(player.grid.state.viewport == CGSize(width: 320, height: 480))
    player.grid.resize(columns: 200, rows: 52, at: player.now)
    try player.rest()
    #expect(player.grid.state.viewport == CGSize(width: 800, height: 1600))
    try player.press("r")
    #expect(player.grid.state.viewport == CGSize(width: 1600, height: 800))
    #expect(player.keys.contains("1 flow  2 shortestColumn"))
  }

  @Test func `of a terminal beyond all measure as much is used as can be drawn`() throws {
    let most = CellCanvas.most
    let player = try LivePlayer("flow", items: 5000, columns: 65535, rows: 65535)
    #expect(player.grid.canvas.columns == most.columns && player.grid.canvas.rows == most.rows)
    let viewport = player.grid.state.viewport
    #expect(viewport.width == 8 * CGFloat(most.columns))
    #expect(viewport.height < 16 * CGFloat(most.rows))
    // A mouse beyond what is drawn touches nothing.
    player.type("\u{1B}[<0;60000;60000M\u{1B}[<0;60000;60000m")
    try player.rest()
    player.grid.resize(columns: 65535, rows: 20, at: player.now)
    #expect(player.grid.canvas.columns == most.columns && player.grid.canvas.rows == 20)
    player.grid.resize(columns: 30, rows: 65535, at: player.now)
    try player.rest()
    #expect(player.grid.state.viewport.width == 240)
    #expect(player.grid.canvas.lines.count == most.rows)
  }

  @Test(.rows) func `a terminal of any size shows something`() throws {
    forEachRow(of: [(1, 1), (2, 2), (5, 3), (12, 8), (40, 1), (300, 5)]) { columns, rows in
      for fills in [true, false] {
        let player = try LivePlayer(
          ScenarioCase(id: "list", layout: "list", sections: [ScenarioSection(.count(50))]),
          fills: fills, columns: columns, rows: rows)
        player.type("\u{1B}[6~r+\u{1B}[<0;1;1M")
        player.pass(0.5)
        #expect(player.grid.canvas.columns == columns && player.grid.canvas.rows == rows)
        #expect(player.grid.canvas.cells.contains { $0.ground != nil || $0.scalar != " " })
      }
    }
  }

  @Test func `held time goes on tick by tick, and then with the machine again`() throws {
    let player = try LivePlayer("list", items: 500).rested()
    player.type("p")
    player.type("\u{1B}[6~")
    player.pass(10)
    #expect(player.offset.y == 0)
    #expect(player.status.contains("held +0"))
    var offsets: [CGFloat] = []
    for step in 1...25 {
      player.type(".")
      offsets.append(player.offset.y)
      #expect(player.status.contains("held +\(step)"))
    }
    #expect(offsets.first! > 0 && offsets.last == 280)
    // 0.3 s from between two ticks: 18 lie inside, the next one is the end, and each is one step.
    #expect(Set(offsets).count == 19)
    try player.press("p\u{1B}[6~")
    #expect(player.offset.y == 560)
  }

  @Test func `no more frames than 60 a second, and as many where something moves`() throws {
    let player = try LivePlayer("list", items: 100_000).rested()
    player.type("\u{1B}[F")
    let before = player.frames
    player.pass(0.3)
    #expect((17...19).contains(player.frames - before))
    for _ in 0..<600 { player.type("\u{1B}[A") }
    let start = player.frames
    player.pass(1)
    #expect(player.frames - start <= 5)
  }

  @Test func `a live grid tells what it refuses, and goes on`() throws {
    let scenario = ScenarioCase(
      id: "names", layout: "list",
      sections: [ScenarioSection(id: "a", items: ["x", "y"])],
      dataSource: .diffable)
    let player = try LivePlayer(scenario, columns: 120)
    try player.rest()
    try player.press("+")
    #expect(player.keys.contains("diffable"), "\(player.keys)")
    try player.press("2")
    #expect(player.status.hasPrefix("shortestColumn  2 items"))
    #expect(player.keys.hasPrefix("q leaves"))
  }

  @Test func `a broken contract is told, undone, and survived`() throws {
    var registry = LayoutRegistry()
    let list = try #require(LayoutRegistry.gallery["list"])
    registry.register(
      list.schema, making: { list.make($0.parameters, data: $0.data) }
    ) { (layout: GridViewLayout, parameters) in list.configure(layout, parameters) }
    registry.register(LayoutSchema(id: "broken", summary: "places an item nowhere")) { _ in
      let layout = ScriptedLayout()
      layout.contentSize = { _ in CGSize(width: 320, height: 1000) }
      layout.single = { _, _ in nil }
      layout.answer = { _, _ in
        let attributes = GridViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: CGFloat.nan, width: 320, height: 40)
        return [attributes]
      }
      return layout
    }
    let scenario = ScenarioCase(
      id: "faulty", layout: "list", sections: [ScenarioSection(.count(50))])
    let player = try LivePlayer(scenario, in: registry, columns: 120)
    try player.rest()
    let first = player.places
    player.type("2")
    player.pass(1)
    #expect(player.keys.hasPrefix("E-40 (gridview explain E-40): no UICollection"))
    try player.press("1")
    #expect(player.status.hasPrefix("list  50 items"))
    #expect(player.places == first)
    try player.press("\u{1B}[6~")
    #expect(player.offset.y == 280)
    var broken = scenario
    broken.layout = "broken"
    do {
      _ = try LivePlayer(broken, in: registry)
      Issue.record("a layout that breaks a contract at once was shown")
    } catch let refusal as LiveGrid.Refusal {
      #expect(refusal.isFault)
      #expect(refusal.description.contains("["), "\(refusal)")
    }
  }

  @Test func `without colours elements are outlined, and no cell has a colour`() throws {
    let player = try LivePlayer(
      ScenarioCase(id: "list", layout: "list", sections: [ScenarioSection(.count(9))]),
      columns: 40, rows: 22, hasColors: false)
    try player.rest()
    #expect(player.grid.canvas.cells.allSatisfy { $0.ink == nil && $0.ground == nil })
    #expect(player.grid.canvas.lines[0].hasPrefix("┌──"))
  }
}

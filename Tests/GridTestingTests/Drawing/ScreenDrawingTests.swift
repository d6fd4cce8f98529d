import GridTesting
import TestSupport
import Testing

/// Screens, controls, texts and ghosts.
@MainActor @Suite("Drawings of screens")
struct ScreenDrawingTests {
  private nonisolated static func control(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, title: String = "Rows"
  ) -> ScenarioScreen.Control {
    .init(title: title, frame: CGRect(x: x, y: y, width: width, height: height))
  }

  @Test(.rows) func `a control tells how many points the screen's edge cuts off`() {
    let (phone, small) = (CGSize(width: 375, height: 667), CGSize(width: 200, height: 100))
    let rows: [(size: CGSize, control: ScenarioScreen.Control, lack: String?)] = [
      (phone, Self.control(300, 80, 100, 50), "lacks 25 points"),
      (CGSize(width: 320, height: 568), Self.control(300, 80, 100, 50), "lacks 80 points"),
      (CGSize(width: 399, height: 667), Self.control(300, 80, 100, 50), "lacks 1 point"),
      (CGSize(width: 400, height: 667), Self.control(300, 80, 100, 50), nil),
      (small, Self.control(-7.5, 10, 50, 20), "lacks 7.5 points"),
      (small, Self.control(10, -4, 50, 20), "lacks 4 points"),
      (
        small, Self.control(190, 90, 50, 20),
        "lacks 40 points at the right, 10 points at the bottom"
      ), (small, Self.control(200, 0, 50, 20), "is beyond the screen"),
      (small, Self.control(0, 0, .nan, 20), nil),
    ]
    forEachRow(of: rows) { size, control, lack in
      let screen = ScenarioScreen(size: size, controls: [control])
      #expect(screen.lack(of: control) == lack)
      var picture = Self.picture()
      picture.screen = screen
      let drawing = try ParsedSVG(SVGDrawing().text(picture))
      #expect(drawing.texts(ofClass: "lack") == (lack.map { [$0] } ?? []))
      let line = try #require(TerminalDrawing().notes(picture).last)
      #expect(line.hasPrefix("control Rows: "))
      #expect(line.hasSuffix(", \(lack ?? "")") == (lack != nil), "\(line)")
    }
  }

  @Test func `the screen cuts its controls off and stands around the view`() throws {
    var picture = Self.picture()
    picture.screen = ScenarioScreen(
      size: CGSize(width: 120, height: 240), origin: CGPoint(x: 10, y: 60),
      controls: [Self.control(0, 10, 40, 30), Self.control(100, 10, 40, 30)])
    picture.pressedControls = [1]
    let drawing = try ParsedSVG(SVGDrawing().text(picture))
    // 240 points are drawn 240 pixels high; the margin is 12.
    let screen = try #require(drawing.first("rect", ofClass: "screen"))
    #expect([screen["x"], screen["y"]] == ["12", "12"])
    #expect([screen["width"], screen["height"]] == ["120", "240"])
    let viewport = try #require(drawing.first("rect", ofClass: "viewport"))
    #expect([viewport["x"], viewport["y"]] == ["22", "72"])
    // The element that cuts is an inner picture as large as the screen.
    let frame = try #require(drawing.nodes.first { $0["class"] == "controls" })
    #expect(frame.name == "svg")
    #expect([frame["x"], frame["width"], frame["height"]] == ["12", "120", "240"])
    let controls = drawing.nodes.filter { $0["class"] == "control" }
    #expect(controls.map { $0["x"] } == ["0", "100"])
    #expect(drawing.groups.filter { $0["class"] == "pressed" }.count == 1)
    #expect(drawing.nodes.contains { $0["class"] == "cut" && $0["d"] == "M132 22V52" })
  }

  @Test func `a view that only fits a turned screen stands on a turned one`() throws {
    var turned = Self.picture(viewport: CGRect(x: 0, y: 0, width: 200, height: 100))
    turned.screen = ScenarioScreen(size: CGSize(width: 100, height: 200))
    let wide = try ParsedSVG(SVGDrawing().text(turned))
    let side = try #require(wide.first("rect", ofClass: "screen"))
    #expect([side["width"], side["height"]] == ["240", "120"])
  }

  @Test func `the view cuts its cells off, what is beyond is dashed`() throws {
    var cells = Self.picture()
    cells.screen = ScenarioScreen(size: CGSize(width: 100, height: 100))
    let dash = try ParsedSVG(SVGDrawing().text(cells))
    // 0-0 and 0-1 are whole, 0-2 is cut at the edge, 0-3 is beyond.
    let solid = dash.groups.filter { $0["class"] == "cell s0" }
    let dashed = dash.groups.filter { $0["class"] == "cell s0 off" }
    #expect(solid.count == 3 && dashed.count == 2)
    #expect(dash.root["aria-label"]?.contains("3 of 4 elements show") == true)
  }

  @Test func `elements say their text in place of the position`() throws {
    var picture = Self.picture()
    picture.texts = [.cell(0, 0): "7", .cell(0, 1): "{item}"]
    let drawing = try ParsedSVG(SVGDrawing().text(picture))
    #expect(drawing.texts(in: "cell") == ["7", "{item}", "0-2", "0-3"])
    #expect(drawing.tips.contains("cell 0-0 · 0, 0, 100, 30 · “7”"))
    let terminal = TerminalDrawing(columns: 30).text(picture)
    #expect(terminal.contains("7") && terminal.contains("{item}") && !terminal.contains("0-0"))
  }

  @Test(.rows) func `texts cannot break out, and long ones are cut`() {
    let texts = [
      "</text><script>alert(1)</script>", "a & \"b\" 'c'", "]]>", "\u{0}\u{1B}[31m", "a\nb\tc",
      "2 節目", "😀", "", String(repeating: "very ", count: 200),
    ]
    forEachRow(of: texts) { text in
      var picture = Self.picture()
      picture.texts = [.cell(0, 0): text]
      picture.screen = ScenarioScreen(
        size: CGSize(width: 100, height: 100), controls: [Self.control(0, 0, 50, 20, title: text)])
      let parsed = try ParsedSVG(SVGDrawing().text(picture))
      #expect(
        Set(parsed.names).isSubset(of: ["svg", "style", "rect", "text", "g", "title", "path"]))
      #expect(parsed.texts(in: "cell").allSatisfy { $0.count < 40 })
      let drawing = TerminalDrawing(columns: 30)
      let lines = drawing.lines(picture) + drawing.notes(picture)
      #expect(lines.dropLast().allSatisfy { $0.count == lines[0].count }, "\(lines)")
      #expect(!lines.joined().contains("\u{1B}") && lines.allSatisfy { !$0.contains("\n") })
    }
  }

  @Test func `elements off the screen are dashed, with their places and scales`() throws {
    func item(_ number: Int, at x: CGFloat, scale: CGFloat) -> GridElementState {
      GridElementState(
        .cell(0, number),
        frame: CGRect(
          x: x + 40 * (1 - scale), y: 40 * (1 - scale), width: 80 * scale, height: 80 * scale),
        center: CGPoint(x: x + 40, y: 40), size: CGSize(width: 80, height: 80),
        transform: CGAffineTransform(scaleX: scale, y: scale))
    }
    let picture = GridPicture(
      contentSize: CGSize(width: 500, height: 80),
      viewport: CGRect(x: 0, y: 0, width: 100, height: 80),
      elements: [
        item(0, at: 10, scale: 0.9), item(1, at: 110, scale: 0.25), item(2, at: 210, scale: -0.5),
      ])
    #expect(picture.visibleElements.map(\.id) == [.cell(0, 0)])
    let drawing = try ParsedSVG(SVGDrawing().text(picture))
    #expect(drawing.groups.filter { $0["class"] == "cell s0 off" }.count == 2)
    // Each ghost has its place; one that is turned over has nothing else.
    #expect(drawing.elements("path", in: "off").count == 2)
    #expect(drawing.elements("rect", in: "off").count == 1)
    #expect(drawing.texts(in: "cell").contains("×-0.5"))
    #expect(drawing.root["aria-label"]?.contains("1 of 3 elements show") == true)
  }

  @Test func `an element that has no view in the viewport does not count as on screen`() throws {
    var plain = Self.picture()
    plain.unseen = [.cell(0, 1)]
    #expect(plain.visibleElements.map(\.id) == [.cell(0, 0), .cell(0, 2)])
    let unseen = try ParsedSVG(SVGDrawing().text(plain))
    #expect(unseen.groups.filter { $0["class"] == "cell s0 off" }.count == 2)
    let lines = TerminalDrawing().notes(plain)
    #expect(lines.last == "here, but without a view: 1")
  }

  @Test(.rows) func `a line shows where scrolling ends before the elements do`() throws {
    // Content, viewport, inset below, bottom of the last element.
    let rows: [(CGFloat, CGFloat, CGFloat, CGFloat, end: String?)] = [
      (110, 100, 0, 140, "110 of 140"), (110.0012, 100, 0, 140.001, "110 of 140"),
      (0, 367, 0, 480, "367 of 480"), (200, 100, 25, 300, "225 of 300"),
      (200, 100, 0, 200.4, nil), (50, 300, 0, 250, nil), (200, 100, 60, 240, nil),
      (100, 100, 0, 900, "100 of 900 or more"),
    ]
    forEachRow(of: rows) { content, viewport, inset, bottom, end in
      let picture = GridPicture(
        contentSize: CGSize(width: 100, height: content),
        viewport: CGRect(x: 0, y: 0, width: 100, height: viewport),
        contentInset: GridEdgeInsets(top: 0, left: 0, bottom: inset, right: 0),
        elements: [
          GridElementState(.cell(0, 0), frame: CGRect(x: 0, y: bottom - 40, width: 100, height: 40))
        ])
      #expect(picture.scrollEnds.map(\.numbers) == (end.map { [$0] } ?? []))
      let drawing = try ParsedSVG(SVGDrawing().text(picture))
      let notes = end.map { ["scrolling ends here: \($0)"] } ?? []
      #expect(drawing.texts(ofClass: "end-note") == notes)
      let lines = TerminalDrawing().notes(picture)
      #expect(lines.contains("scrolling ends at \(end ?? "")") == (end != nil))
    }
  }

  @Test func `the end across is told, too`() {
    let wide = GridPicture(
      contentSize: CGSize(width: 375, height: 100),
      viewport: CGRect(x: 0, y: 0, width: 375, height: 100),
      elements: [GridElementState(.header(0), frame: CGRect(x: 0, y: 0, width: 667, height: 50))])
    #expect(wide.scrollEnds.map(\.axis) == [.horizontal])
    #expect(wide.scrollEnds.map(\.numbers) == ["375 of 667"])
    #expect(TerminalDrawing().notes(wide).last == "scrolling across ends at 375 of 667")
  }

  @Test func `a picture of a grid finds what lies behind its content`() {
    // Rows of 40, each twice as far down as the content's height knows of.
    let shelves = Shelves([6], size: CGSize(width: 100, height: 90)) { layout in
      layout.adjust = { $0.frame.origin.y *= 2 }
    }
    let picture = GridPicture(of: shelves.grid)
    #expect(picture.contentSize.height == 240)
    #expect(picture.elements.map(\.id) == (0...4).map { .cell(0, $0) })
    // 300 points below the viewport's middle the picture ends.
    #expect(picture.scrollEnds.map(\.numbers) == ["240 of 360 or more"])
    #expect(picture.area.maxY == 345)
  }

  /// Rows of 30 points with gaps of 10 in a viewport of 100 × 100, whose last is beyond.
  private static func picture(
    viewport: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)
  ) -> GridPicture {
    GridPicture(
      contentSize: CGSize(width: 100, height: 150), viewport: viewport,
      elements: (0..<4).map { item in
        GridElementState(
          .cell(0, item), frame: CGRect(x: 0, y: CGFloat(item) * 40, width: 100, height: 30))
      })
  }
}

@Suite("Sheets of pictures")
struct SheetDrawingTests {
  private static func picture(_ title: String, height: CGFloat = 100) -> GridPicture {
    GridPicture(
      title: title, contentSize: CGSize(width: 100, height: height),
      viewport: CGRect(x: 0, y: 0, width: 100, height: 100),
      elements: [GridElementState(.cell(0, 0), frame: CGRect(x: 0, y: 0, width: 50, height: 50))])
  }

  @Test func `pictures stand side by side with captions below each`() throws {
    let text = SheetDrawing(columns: 2).text(
      [["a", "b", "c"].map { Self.picture($0) }, [Self.picture("d", height: 400)]], title: "four")
    let sheet = try ParsedSVG(text)
    #expect(sheet.texts(ofClass: "title") == ["four", "a", "b", "c", "d"])
    #expect(sheet.texts(in: "cell").count == 4)
    let places = sheet.nodes.filter { $0.name == "text" && $0["class"] == "title" }
      .map { ($0["x"], $0["y"]) }
    #expect(places[1].1 == places[2].1 && places[1].0 != places[2].0)
    #expect(places[3].0 == places[1].0 && places[3].1 != places[1].1)
    // One scale for all.
    let cells = sheet.elements("rect", in: "cell")
    #expect(Set(cells.map { $0["width"] }).count == 1)
  }

  @Test func `long titles go on in further lines, and nothing is cut off`() throws {
    let title = "conditionFilter · groupedRows, as published · offset 0, 113 · half-way"
    let sheet = try ParsedSVG(SheetDrawing().text([[Self.picture(title)]], title: title))
    let words = sheet.texts(ofClass: "title").joined(separator: " ")
    for part in title.split(separator: " ") where part != "·" {
      #expect(words.ranges(of: part).count == 2, "\(part)")
    }
    #expect(!words.contains("…"))
  }

  @Test func `a sheet without pictures is a picture too`() throws {
    #expect(try ParsedSVG(SheetDrawing().text([])).names.contains("svg"))
    #expect(
      try ParsedSVG(SheetDrawing().text([[]], title: "<&>")).texts(ofClass: "title") == ["<&>"])
  }
}

import TestSupport
import Testing

@testable import GridTesting

/// Numbers as far off as a double goes: drawings show them or say why not, and end.
@MainActor @Suite("Drawings of extreme geometry")
struct ExtremeGeometryTests {
  nonisolated private static let numbers: [CGFloat] = [
    1e308, -1e308, 1.7e308, 1e100, 1e15, -1e12, CGFloat.leastNonzeroMagnitude,
    -CGFloat.leastNonzeroMagnitude, 1e-150, 0, -0.0, -1, 1, 375, 1e7,
    .infinity, -.infinity, .nan, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
  ]

  private struct Draw {
    var random: SplitMix64
    /// Whether most numbers are usual ones.
    var isMild: Bool

    mutating func number() -> CGFloat {
      if isMild, Int.random(in: 0..<5, using: &random) > 0 {
        return CGFloat(Int.random(in: 0...400, using: &random))
      }
      return ExtremeGeometryTests.numbers.randomElement(using: &random) ?? 0
    }

    mutating func size() -> CGSize { CGSize(width: number(), height: number()) }
    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }

    mutating func element(_ item: Int) -> GridElementState {
      let id: GridElementID =
        switch item % 5 {
        case 0: .header(item)
        case 1: .cell(.max, .max)
        case 2: .cell(-1, .min)
        default: .cell(0, item)
        }
      return GridElementState(
        id, frame: rect(), center: point(), size: size(),
        transform: item % 3 > 0
          ? .identity
          : CGAffineTransform(
            a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number()),
        alpha: number(), zIndex: item % 4 == 0 ? .max : .min, isHidden: item % 7 == 6)
    }

    mutating func picture() -> GridPicture {
      var picture = GridPicture(
        title: "t", contentSize: size(), viewport: rect(),
        contentInset: GridEdgeInsets(
          top: number(), left: number(), bottom: number(), right: number()),
        elements: (0..<8).map { element($0) })
      if Bool.random(using: &random) {
        picture.screen = ScenarioScreen(
          size: size(), origin: point(), controls: [.init(title: "on", frame: rect(), steps: [0])])
        picture.pressedControls = [0, 9]
      }
      picture.views = [.cell(.max, .max): .max, .header(0): .min, .header(5): 3]
      return picture
    }
  }

  @Test(.seeds(0..<150)) func `any picture is drawn within bounds, by every drawing`() {
    let seed = currentSeed
    var draw = Draw(random: SplitMix64(seed: seed), isMild: seed % 4 > 0)
    let picture = draw.picture()
    let terminal = TerminalDrawing(
      columns: seed % 9 == 0 ? .max : 60, maximumRows: seed % 7 == 0 ? .max : 20,
      hasColors: seed % 2 == 0, showsFolds: true)
    let lines = terminal.lines(picture) + terminal.notes(picture)
    #expect(lines.count < 1100 && lines.allSatisfy { $0.unicodeScalars.count < 40_000 })
    let lengths: [CGFloat] = [900, 0, -5, .nan, .infinity, 1e308]
    let svg = SVGDrawing(maximumLength: lengths[Int(seed % 6)]).text(picture)
    check(svg, "\(picture)")
    if let refusal = picture.refusal {
      let isFinite = picture.viewport.isFiniteRect
      #expect(lines.first == (isFinite ? "(\(refusal))" : "(the viewport is empty)"))
      #expect(svg.contains("not drawn: viewport"))
    }
    let sheet = SheetDrawing(
      pictureLength: draw.number(), surroundings: draw.number(), columns: seed % 3 == 0 ? .max : 2)
    check(sheet.text([[picture, draw.picture()], []], title: "two"), "\(picture)")
  }

  /// Numbers that a program can read, and not many lines.
  private func check(_ svg: String, _ picture: String) {
    #expect(svg.utf8.count < 500_000, "\(picture)")
    for word in ["\"nan", "\"inf", "\"-inf", " nan", " inf", "Mnan", "Minf"] {
      let place = svg.range(of: word)
      // A title may tell what an element said.
      let isAttribute = place.map { !svg[..<$0.lowerBound].hasSuffix("<title>") } ?? false
      let line = place.map { svg[svg.lineRange(for: $0)] } ?? ""
      #expect(
        !isAttribute || line.contains("<title>") || line.contains("class=\"note\"")
          || line.contains("aria-label"), "\(line)")
    }
  }

  @Test func `a view that is far too large is refused with what it may be`() {
    let picture = GridPicture(
      contentSize: CGSize(width: 100, height: 50),
      viewport: CGRect(x: 0, y: 0, width: 1e308, height: 10), elements: [])
    #expect(!picture.isDrawable)
    #expect(
      picture.refusal == "not drawn: viewport 0, 0, 1e+308, 10 and inset 0, 0, 0, 0 may go up to "
        + "1000000000000 points, and content 100, 50 has to be finite")
    #expect(picture.area == .zero && picture.scrollEnds.isEmpty)
  }

  @Test func `content may be as long as it likes`() {
    let long = GridPicture(
      contentSize: CGSize(width: 300, height: 1e308),
      viewport: CGRect(x: 0, y: 0, width: 300, height: 400),
      elements: [
        GridElementState(.cell(0, 0), frame: CGRect(x: 0, y: 0, width: 300, height: 1e308))
      ])
    #expect(long.isDrawable && long.folds(along: .vertical) == [400, 800, 1200])
    #expect(SVGDrawing().text(long).contains("cell 0-0"))
    #expect(TerminalDrawing().lines(long).count > 3)
  }

  @Test func `screenfuls that would be a thousand lines are not told`() {
    // An inset leaves one point of the view for the content.
    let folded = GridPicture(
      contentSize: CGSize(width: 100, height: 1e6),
      viewport: CGRect(x: 0, y: 0, width: 100, height: 5000),
      contentInset: GridEdgeInsets(top: 4999, left: 0, bottom: 0, right: 0), elements: [])
    #expect(folded.folds(along: .vertical).isEmpty)
  }

  @Test func `a terminal draws what is in front of very many elements, and says so`() {
    let elements = (0..<25_000).map { item in
      GridElementState(.cell(0, item), frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    let lines = TerminalDrawing().lines(
      GridPicture(
        contentSize: CGSize(width: 100, height: 100),
        viewport: CGRect(x: 0, y: 0, width: 100, height: 100), elements: elements))
    #expect(lines.last == "behind others, and not drawn: 5000")
    #expect(lines.contains { $0.contains("24999") })
  }

  @Test(.seeds(0..<100, inDebug: 25)) func `any recording becomes a film and a page`() {
    let seed = currentSeed
    var draw = Draw(random: SplitMix64(seed: seed), isMild: seed % 3 > 0)
    var recording = PlayerRecording(title: "r", frameRate: Double(draw.number()))
    recording.steps = ["a"]
    for index in 0..<4 {
      recording.frames.append(
        .init(
          time: Double(draw.number()), tick: index, step: 0, viewport: draw.rect(),
          velocity: draw.point(), contentSize: draw.size(), contentInset: .zero, scrollState: [],
          outline: 0, changed: [.init(view: index, state: draw.element(index))], gone: [],
          events: 0..<0, queries: [draw.rect()]))
    }
    recording.frames.sort { $0.time < $1.time }
    check(FilmstripDrawing(columns: .max).text(recording, moments: .max), "\(recording)")
    let html = PlayerPage([recording]).html
    #expect(html.contains("\"queries\":["))
  }

  /// Sets the numbers of the tests above as lengths of a grid.
  @Test(.rows) func `a grid of any size has a picture, a state and a recording`() {
    let rows: [(length: CGFloat, other: CGFloat)] = Self.numbers.flatMap { length in
      [length, 10, 1e308].map { (length, $0) }
    }
    forEachRow(of: rows) { length, other in
      let simulation = Simulation()
      simulation.faultPolicy = .record
      let layout = GridViewFlowLayout()
      let grid = simulation.perform {
        GridView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
      }
      let source = SampleDataSource([40])
      source.attach(to: grid)
      let recorder = PlayerRecorder(grid)
      grid.layoutIfNeeded()
      recorder.capture()
      grid.frame = CGRect(x: 0, y: 0, width: length, height: other)
      grid.layoutIfNeeded()
      grid.contentOffset = CGPoint(x: 0, y: length)
      grid.layoutIfNeeded()
      recorder.capture()
      simulation.tick()
      let picture = GridPicture(of: grid)
      #expect(!TerminalDrawing().text(picture).isEmpty)
      check(SVGDrawing().text(picture), "\(picture)")
      #expect(!grid.state.description.isEmpty)
      #expect(PlayerPage([recorder.finish()]).html.contains("</html>"))
    }
  }
}

import GridTesting
import Testing

@MainActor @Suite("Filmstrips, folds and colours of views")
struct FilmstripDrawingTests {
  @Test func `moments stand side by side with their times`() throws {
    let recording = PlayerFixture.make(title: "film").recording
    let text = FilmstripDrawing(columns: 3).text(recording, moments: 5)
    let pictures = text.matches(of: /<svg x="([\d.]+)" y="([\d.]+)"/)
    #expect(pictures.count == 5)
    #expect(Set(pictures.map(\.1)).count == 3 && Set(pictures.map(\.2)).count == 2)
    let last = try #require(recording.frames.last)
    let times = text.matches(of: /<text class="note"[^>]*>([\d.]+) s/).compactMap { Double($0.1) }
    #expect(times.first == 0 && times == times.sorted())
    #expect(abs((times.last ?? 0) - last.time) < 0.001)
    for step in ["fling", "refused"] { #expect(text.contains(" · \(step)</text>")) }
  }

  @Test func `nothing to draw is a drawing too`() {
    let none = FilmstripDrawing().text(PlayerRecording(title: "none", frameRate: 60), moments: 4)
    #expect(none.hasPrefix("<svg") && none.hasSuffix("</svg>\n"))
    let outside = FilmstripDrawing().text(PlayerFixture.make().recording, frames: [-1, 100_000])
    #expect(outside.ranges(of: "<svg").count == 1)
  }

  @Test func `a view keeps its colour from picture to picture`() throws {
    let fixture = DrivingFixture(count: 100)
    let recorder = PlayerRecorder(fixture.grid)
    recorder.capture()
    fixture.grid.contentOffset.y = 50
    fixture.simulation.tick()
    let recording = recorder.finish()
    let text = FilmstripDrawing().text(recording, frames: [0, 1])
    // Row 3 is on both pictures, in one colour; its neighbour has another.
    func colors(_ row: Int) -> Set<String> {
      Set(
        text.matches(of: #/<g class="view (v\d+)">\n<title>cell 0-(\d+) /#)
          .filter { Int($0.2) == row }.map { String($0.1) })
    }
    #expect(colors(3).count == 1 && colors(4).count == 1 && colors(3) != colors(4))
    #expect(text.contains("@media (prefers-color-scheme:dark)"))
  }

  @Test(arguments: ["<script>alert(1)</script>", "\" onload=\"x", "a & b ]]>"])
  func `titles and steps cannot break out`(name: String) {
    var recording = PlayerFixture.make(title: name).recording
    recording.steps = recording.steps.map { _ in name }
    let text = FilmstripDrawing().text(recording, moments: 3)
    #expect(!text.contains("<script") && !text.contains("\" onload=\""))
    #expect(text.ranges(of: "<svg").count == text.ranges(of: "</svg>").count)
  }

  @Test func `folds are where a screenful between the insets ends`() {
    func picture(_ content: CGSize, inset: GridEdgeInsets = .zero, y: CGFloat = 0) -> GridPicture {
      GridPicture(
        contentSize: content, viewport: CGRect(x: 0, y: y, width: 100, height: 200),
        contentInset: inset, elements: [])
    }
    #expect(picture(CGSize(width: 100, height: 150)).folds(along: .vertical) == [])
    #expect(picture(CGSize(width: 100, height: 200)).folds(along: .vertical) == [])
    #expect(picture(CGSize(width: 100, height: 500)).folds(along: .vertical) == [200, 400])
    #expect(picture(CGSize(width: 250, height: 500)).folds(along: .horizontal) == [100, 200])
    let inset = GridEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    #expect(
      picture(CGSize(width: 100, height: 320), inset: inset).folds(along: .vertical) == [150, 300])
    // Of a long content only what a drawing shows.
    let far = picture(CGSize(width: 100, height: 1e6), y: 10_000).folds(along: .vertical)
    #expect(far == stride(from: 9600, through: 10_600, by: 200).map { $0 })
    let svg = SVGDrawing().text(picture(CGSize(width: 100, height: 500)))
    #expect(svg.ranges(of: "<path class=\"fold\"").count == 2)
  }

  @Test func `a terminal shows folds at the edge and views in colours, if wanted`() {
    let fixture = DrivingFixture(count: 20)
    let recorder = PlayerRecorder(fixture.grid)
    fixture.grid.contentOffset.y = 200
    fixture.grid.layoutIfNeeded()
    let recording = recorder.finish()
    let picture = recording.picture(at: recording.frames.count - 1)
    let plain = TerminalDrawing(columns: 34, maximumRows: 18)
    var rich = plain
    rich.showsFolds = true
    let lines = rich.lines(picture)
    // The fold at 400 is in the middle of the viewport from 200 to 600.
    #expect(lines.indices.filter { lines[$0].hasPrefix("┠") } == [lines.count / 2])
    #expect(plain.lines(picture).allSatisfy { !$0.hasPrefix("┠") })
    rich.hasColors = true
    let colored = rich.text(picture)
    #expect(Set(colored.matches(of: /\u{1B}\[38;5;(\d+)m/).map { String($0.1) }).count == 8)
    let bare = colored.replacing(/\u{1B}\[[\d;]*m/, with: "")
    #expect(LineDiff(expected: lines.joined(separator: "\n"), actual: bare) == nil)
  }
}

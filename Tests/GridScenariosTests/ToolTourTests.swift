import Foundation
import GridScenarios
import Testing

@MainActor @Suite("gridview tour")
struct ToolTourTests {
  @Test func `the tour shows every layout twice and writes a picture of each`() throws {
    let folder = try TemporaryFolder()
    let out = folder.path("pictures")
    let run = try ToolProcess("tour", "--out", out)
    #expect(run.status == 0)
    let layouts = LayoutRegistry.gallery.schemas.map(\.id)
    #expect(layouts.count == 11)
    for layout in layouts {
      let head = try #require(
        run.lines.firstIndex { $0.hasPrefix("\(layout) — ") }, "no stop for \(layout)")
      let page = Array(run.lines[head...].prefix { !$0.hasPrefix("picture: ") })
      #expect(page[1].hasPrefix("content "), "\(page)")
      #expect(page[2].contains(" at "), "\(page)")
      // Two drawings side by side, the visible cells above each.
      #expect(page[3].matches(of: #/\d+ cells?: /#).count == 2, "\(page)")
      #expect(page[4].filter { $0 == "┏" }.count == 2, "\(page)")
      let picture = try String(contentsOfFile: "\(out)/\(layout).svg", encoding: .utf8)
      #expect(picture.hasPrefix("<svg xmlns=") && picture.hasSuffix("</svg>\n"))
      #expect(run.lines.contains("picture: \(out)/\(layout).svg"))
    }
    let stops = Tour.stops.count
    #expect(
      run.errorLines
        == Tour.stops.enumerated().map { "\($0 + 1) of \(stops): \($1.scenario.id)" })
    #expect(run.lines.contains("\(stops) pictures are in \(out)"))
    let pictures = try FileManager.default.contentsOfDirectory(atPath: out)
    #expect(pictures.count == stops)
    #expect(!run.output.contains("\u{1B}") && !run.errors.contains("\u{1B}"))
  }

  @Test func `the second state of most layouts is a scrolled one`() throws {
    for stop in Tour.layoutStops {
      let page = try TourPage(stop)
      let (before, after) = (page.before.output, page.after.output)
      #expect(
        before.contentOffset != after.contentOffset || before.contentSize != after.contentSize,
        "\(stop.scenario.id)")
      #expect(!page.hasFault)
      #expect(!page.stop.remark.isEmpty)
    }
  }

  @Test func `a folder that cannot be made is told`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("taken", "")
    let run = try ToolProcess("tour", "--out", file)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("gridview tour: cannot make the folder "))
  }

  @Test func `a word too many is refused`() throws {
    let run = try ToolProcess("tour", "carousel")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        gridview tour: nothing to do with "carousel"
        See: gridview tour --help

        """)
  }
}

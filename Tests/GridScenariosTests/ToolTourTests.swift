import Foundation
import GridScenarios
import TestPrograms
import Testing

@ProcessActor @Suite("gridview tour", .slow)
struct ToolTourTests {
  @Test func `the tour shows every layout twice and writes a picture and a player of each`()
    async throws
  {
    let folder = try TemporaryFolder()
    let out = folder.path("pictures")
    let run = try ToolProcess("tour", "--out", out)
    #expect(run.status == 0)
    let layouts = await MainActor.run { LayoutRegistry.gallery.schemas.map(\.id) }
    #expect(layouts.count == 12)
    for layout in layouts {
      let head = try #require(
        run.lines.firstIndex { $0.hasPrefix("\(layout) — ") }, "no stop for \(layout)")
      let page = Array(run.lines[head...].prefix { !$0.hasPrefix("picture: ") })
      #expect(page[1].hasPrefix("content "), "\(page)")
      #expect(page[2].contains(" at "), "\(page)")
      // Two drawings side by side, the visible cells above each.
      #expect(page[3].matches(of: #/\d+ cells?: /#).count == 2, "\(page)")
      #expect(page[4].filter { $0 == "┏" }.count == 2, "\(page)")
      #expect(page.contains { $0.hasPrefix("audit: ") && !$0.contains("(error)") }, "\(page)")
      let picture = try String(contentsOfFile: "\(out)/\(layout).svg", encoding: .utf8)
      #expect(picture.hasPrefix("<svg xmlns=") && picture.hasSuffix("</svg>\n"))
      #expect(run.lines.contains("picture: \(out)/\(layout).svg"))
      let player = try String(contentsOfFile: "\(out)/\(layout).html", encoding: .utf8)
      #expect(player.hasPrefix("<!doctype html>") && player.hasSuffix("</html>\n"))
      #expect(run.lines.contains("player: \(out)/\(layout).html"))
    }
    let names = await MainActor.run { Tour.stops.map(\.scenario.id) }
    let stops = names.count
    #expect(run.errorLines == names.enumerated().map { "\($0 + 1) of \(stops): \($1)" })
    #expect(run.lines.contains("\(stops) pictures and players are in \(out)"))
    let pictures = try FileManager.default.contentsOfDirectory(atPath: out)
    #expect(pictures.filter { $0.hasSuffix(".svg") }.count == stops)
    #expect(pictures.filter { $0.hasSuffix(".html") }.count == stops)
    #expect(!run.output.contains("\u{1B}") && !run.errors.contains("\u{1B}"))
  }

  @MainActor
  @Test func `the second state of most layouts is a scrolled one`() throws {
    for stop in Tour.layoutStops {
      let page = try TourPages.page(of: stop)
      let (before, after) = (page.before.output, page.after.output)
      #expect(
        before.contentOffset != after.contentOffset || before.contentSize != after.contentSize,
        "\(stop.scenario.id)")
      #expect(!page.hasFault)
      #expect(!page.stop.remark.isEmpty)
    }
  }

  @MainActor
  @Test func `a fling and a snap are told moment by moment`() throws {
    let pages = try Tour.motionStops.map { try TourPages.page(of: $0) }
    #expect(pages.map(\.stop.scenario.id) == ["fling", "snap"])
    let fling = pages[0].text.split(separator: "\n").map(String.init)
    let thrown = fling.filter { $0.hasPrefix("thrown at ") }
    #expect(thrown.count == 2)
    #expect(thrown[0].hasPrefix("thrown at 6000 points a second: 900 → 0 in "))
    // S3.13 projects 1193.8; the motion ends a little short of it (S3.15).
    #expect(thrown[1].hasPrefix("thrown at 2400 points a second: 0 → 1192.7 in 2.7"))
    #expect(thrown[1].hasSuffix(" cells on the way"))
    // The last moment of the first throw is its end, in place.
    let second = try #require(fling.firstIndex { $0 == thrown[1] })
    #expect(fling[second - 1].contains(/s +0  █+$/))
    // It went beyond the edge before it came to rest on it.
    #expect(fling.contains { $0.contains(/^ +[\d.]+ s +-\d/) })
    let bars = fling.filter { $0.contains(/^ +[\d.]+ s +-?[\d.]+/) }
    #expect(bars.count > 8 && bars.contains { $0.hasSuffix(String(repeating: "█", count: 24)) })

    // Items are 162 points apart: every movement ends on one.
    let snap = pages[1].text
    let ends = snap.matches(of: /→ (\d+) in/).compactMap { Int($0.1) }
    #expect(ends.count == 4 && ends.allSatisfy { $0 % 162 == 0 }, "\(snap)")
    #expect(ends[2] - ends[1] == 162, "a page at a time")
    #expect(snap.contains("dragged and let go at rest: "))
    #expect(snap.contains("scrolled to item 0-9: \(ends[2]) → \(9 * 162) in 0.3 s"))
    let carousel = try #require(Tour.layoutStops.first { $0.scenario.id == "carousel" })
    #expect(
      try TourPages.page(of: carousel).text.contains("let go on the way to 470, 0: 0 → 486 in "))
  }
}

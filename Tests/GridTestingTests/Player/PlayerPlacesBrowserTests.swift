import Foundation
import GridKit
import GridTesting
import TestPrograms
import Testing

/// Parts of the page that compare, and the ways to a place in it.
@Suite(
  "The player's comparisons and links in a browser", .browser, .slow)
struct PlayerPlacesBrowserTests {
  // MARK: Expected and found

  /// A recording of which the last frame is not as expected: one cell elsewhere, one missing.
  @MainActor private static func unexpected(_ title: String = "unexpected") -> PlayerRecording {
    let fixture = DrivingFixture(count: 30)
    let recorder = PlayerRecorder(fixture.grid, title: title)
    recorder.capture()
    fixture.simulation.tick()
    fixture.grid.contentOffset.y = 20
    fixture.grid.layoutIfNeeded()
    var recording = recorder.finish()
    let found = fixture.grid.frames.filter { $0.id.item < 4 }
    var entries = found.entries
    entries[1].frame.origin.x += 12
    entries.append(.init(.cell(0, 40), frame: CGRect(x: 10, y: 200, width: 50, height: 20)))
    recording.expectation = .init(
      title: "Expected by a test", expected: GridFrames(entries), found: found,
      at: recording.frames.count - 1)
    return recording
  }

  @MainActor private static func twoUnexpected() -> String {
    PlayerPage([unexpected("one"), unexpected("two")]).html
  }

  @Test func `a page about what was expected opens there, with both drawn`() async throws {
    let (recording, html) = await Task { @MainActor in
      let recording = Self.unexpected()
      return (recording, PlayerPage([PlayerFixture.stacked, recording]).html)
    }.value
    let last = recording.frames.count - 1
    try await withPage(html) { tab in
      func outlines(_ sort: String) async throws -> Double {
        try await tab.number("document.querySelectorAll('.expected.\(sort):not([hidden])').length")
      }
      // The case that is not as expected, not the first one.
      #expect(try await tab.words("title") == "unexpected")
      #expect(try await tab.number("gridPlayer.index") == Double(last))
      #expect(
        try await tab.words("expected-summary")
          == "Expected by a test: 2 elements not as expected, 3 as expected. "
          + "Compared in frame \(last + 1).")
      #expect(try await outlines("met") == 3)
      #expect(try await outlines("different") == 1)
      #expect(try await outlines("found") == 1)
      #expect(try await outlines("missing") == 1)
      let expected = try #require(recording.expectation?.elements[1].expected)
      let place = try await tab.evaluate(
        """
        (() => {
          const frame = document.getElementById("frame").getBoundingClientRect();
          const { left, top } = document.querySelector(".expected.different")
            .getBoundingClientRect();
          return [left - frame.left, top - frame.top].map((x) => x / gridPlayer.stage.scale);
        })()
        """)
      let numbers = try #require(place.doubleValues)
      #expect(abs(numbers[0] - expected.minX) < 0.1 && abs(numbers[1] - expected.minY + 20) < 0.1)
      let rows = try await tab.evaluate(
        "[...document.querySelectorAll('#differences .row')].map((row) => row.textContent)")
      let found = try #require(recording.expectation?.elements[1].found)
      func box(_ rect: CGRect) -> String {
        "\(NumberText.short(rect.origin)), \(NumberText.short(rect.width)) × "
          + NumberText.short(rect.height)
      }
      #expect(
        rows.arrayValue?.compactMap(\.stringValue) == [
          "cell 0-1  expected \(box(expected)), found \(box(found))",
          "cell 0-40  missing, expected 10, 200, 50 × 20",
        ])
      // Another frame is not what was compared; the way back is offered.
      try await tab.press("Home")
      #expect(try await outlines("different") == 0)
      try await tab.click("#expected-go")
      #expect(try await outlines("different") == 1)
      // A row leads to its element, the layer can be switched off by pointer and key.
      try await tab.click("#differences-0")
      #expect(try await tab.words("inspect-name") == "cell 0-1")
      try await tab.click("#layer-expected")
      #expect(try await outlines("met") == 0)
      _ = try await tab.evaluate("document.activeElement.blur()")
      try await tab.press("e")
      #expect(try await outlines("met") == 3)
      #expect(tab.complaints == [])
    }
  }

  // MARK: Two recordings

  /// Two runs of the same steps, of which the second waits longer and moves further.
  @MainActor private static func pair() -> [PlayerRecording] {
    [(ticks: 4, way: 30.0), (ticks: 9, way: 50.0)].map { ticks, way in
      let fixture = DrivingFixture(count: 40)
      let recorder = PlayerRecorder(fixture.grid, title: "by \(Int(way))")
      recorder.capture()
      recorder.beginStep("wait")
      for _ in 0..<ticks { fixture.simulation.tick() }
      recorder.beginStep("move")
      fixture.grid.contentOffset.y = way
      fixture.grid.layoutIfNeeded()
      for _ in 0..<3 { fixture.simulation.tick() }
      return recorder.finish()
    }
  }

  @Test func `two recordings go side by side, in step by time or by step`() async throws {
    let recordings = await Task { @MainActor in Self.pair() }.value
    try await withPage(PlayerPage(recordings).html) { tab in
      func right() async throws -> String {
        try await tab.words("paired").components(separatedBy: ", offset")[0]
      }
      #expect(try await tab.text(of: "second", "hidden") == "true")
      try await tab.choose("other", "1")
      #expect(try await tab.words("first-title") == "by 30")
      #expect(try await tab.words("second-title") == "by 50")
      #expect(try await tab.words("paired").hasSuffix("Nothing differs on screen."))
      let widths = try await tab.evaluate(
        """
        ["stage", "stage-2"].map((id) => document.getElementById(id).getBoundingClientRect().width)
        """)
      let stages = try #require(widths.doubleValues)
      #expect(stages[0] == stages[1] && stages[0] > 200)

      // At the same time the right one still waits; its rows are not where the left ones are.
      let move = try #require(recordings[0].frames.firstIndex { $0.step == 1 })
      try await tab.visit(move)
      let time = recordings[0].frames[move].time
      let same = recordings[1].frame(at: time)
      let count = recordings[1].frames.count
      #expect(
        try await right()
          == "Right: frame \(same + 1) of \(count), \(String(format: "%.3f", time)) s")
      #expect(recordings[1].frames[same].step == 0)
      #expect(try await tab.words("paired").contains("offset: 0, 30 | 0, 0"))
      // Where both move, they have gone other ways.
      try await tab.choose("sync", "step")
      let there = try #require(recordings[1].frames.firstIndex { $0.step == 1 })
      #expect(try await tab.words("paired").hasPrefix("Right: frame \(there + 1) of \(count), "))
      #expect(try await tab.words("paired").contains("offset: 0, 30 | 0, 50"))
      // Rows that are on one side only are marked there and told.
      let names = { (recording: PlayerRecording, frame: Int) in
        Set(recording.elements(at: frame).map { $0.state.id.description })
      }
      let left = names(recordings[0], move)
      let other = names(recordings[1], there)
      let marked = try await tab.evaluate(
        """
        ["elements", "elements-2"].map((id) => [...document.querySelectorAll(
          `#${id} .element[data-differs]:not([style*='display: none'])`)]
          .map((node) => node.dataset.element).sort().join())
        """)
      #expect(
        marked.arrayValue?.compactMap(\.stringValue) == [
          left.subtracting(other).sorted().joined(separator: ","),
          other.subtracting(left).sorted().joined(separator: ","),
        ])
      #expect(left != other)
      // Where the left step ends, the right one has ended as well.
      try await tab.visit(move - 1)
      #expect(try await right().hasPrefix("Right: frame \(there) of"))
      // An element is looked at on both sides.
      try await tab.visit(move)
      try await tab.click("#elements-2 [data-element='cell 0-4']")
      #expect(try await tab.words("inspect-name") == "cell 0-4")
      #expect(
        try await tab.number("document.querySelectorAll('.element[aria-selected=true]').length")
          == 2)
      try await tab.choose("other", "")
      #expect(try await tab.text(of: "second", "hidden") == "true")
      #expect(try await tab.number("document.querySelectorAll('[data-differs]').length") == 0)
      #expect(tab.complaints == [])
    }
  }

  // MARK: Address

  @Test func `an address leads to a frame, an element and a way of looking`() async throws {
    let recordings = await Task { @MainActor in
      [PlayerFixture.make(title: "first").recording] + Self.pair()
    }.value
    let html = PlayerPage(recordings).html
    let place = "case=2&frame=5&element=cell+0-3&view=3d&with=3&sync=step"
    try await withPage(html, fragment: place) { tab in
      #expect(try await tab.words("title") == "by 30")
      #expect(try await tab.number("gridPlayer.index") == 4)
      #expect(try await tab.words("inspect-name") == "cell 0-3")
      #expect(try await tab.text(of: "tilted", "ariaPressed") == "true")
      #expect(try await tab.words("second-title") == "by 50")
      #expect(try await tab.text(of: "sync", "value") == "step")
      // The address follows, without a trail of entries in the history.
      let before = try await tab.number("history.length")
      for _ in 0..<2 { try await tab.press("ArrowRight") }
      try await tab.press("t")
      try await tab.press("Escape")
      try await tab.wait(for: "location.hash === '#case=2&frame=7&with=3&sync=step'")
      #expect(try await tab.number("history.length") == before)
      #expect(
        try await tab.text("document.getElementById('link').getAttribute('href')")
          == "#case=2&frame=7&with=3&sync=step")
      // A link within the page, or one that the user types, is followed.
      _ = try await tab.evaluate("location.hash = '#frame=31&element=cell+0-2'")
      try await tab.wait(for: "gridPlayer.index === 30")
      #expect(try await tab.words("title") == "first")
      #expect(try await tab.text(of: "second", "hidden") == "true")
      #expect(try await tab.words("inspect-name") == "cell 0-2")
      // The link past the controls is none of these. What the frame is told of comes first.
      try await tab.wait(
        for: "document.getElementById('status').textContent.startsWith('Frame 31 of')")
      _ = try await tab.evaluate("document.querySelector('.skip').click()")
      try await tab.wait(for: "!location.hash.includes('=')")
      try await tab.press("ArrowRight")
      #expect(try await tab.number("gridPlayer.index") == 31)
      #expect(tab.complaints == [])
    }
  }

  @Test(
    "an address that makes no sense opens the page all the same",
    arguments: [
      "frame=0", "frame=999999999", "case=77&frame=-3", "element=<img src=x onerror=alert(1)>",
      "with=9&sync=never&view=4d&expected=maybe", "%E0%A4%A&frame=2", "=", "frame=1e3",
    ])
  func oddAddresses(fragment: String) async throws {
    let html = await PlayerBrowserTests.page("odd").html
    try await withPage(html, fragment: fragment) { tab in
      #expect(try await tab.words("title") == "odd")
      let index = try await tab.number("gridPlayer.index")
      let last = try await tab.number("gridPlayer.last")
      #expect(index >= 0 && index <= last)
      #expect(try await tab.text(of: "inspect-panel", "hidden") == "true")
      #expect(try await tab.number("document.images.length") == 0)
      #expect(tab.complaints == [])
    }
  }

  // MARK: Room

  @Test func `the screen has the whole window by a key, and gives it back`() async throws {
    let html = await PlayerBrowserTests.page("full").html
    try await withPage(html) { tab in
      let height = "document.getElementById('stage').getBoundingClientRect().height"
      let before = try await tab.number(height)
      try await tab.press("f")
      try await tab.wait(for: "gridPlayer.isFull && \(height) > \(before * 1.2)")
      #expect(try await tab.text(of: "full", "ariaPressed") == "true")
      let covers = try await tab.text(
        """
        (({ left, top, width, height }) => left === 0 && top === 0 && width === innerWidth
          && height === innerHeight)
        (document.getElementById("screen-panel").getBoundingClientRect())
        """)
      #expect(covers == "true")
      // Frames go on as ever, and what they are played with is there.
      try await tab.press("ArrowRight")
      #expect(try await tab.number("gridPlayer.index") == 1)
      try await tab.click("#forward")
      #expect(try await tab.number("gridPlayer.index") == 2)
      #expect(try await tab.text("document.activeElement.id") == "forward")
      let isWithin = try await tab.text(
        """
        (({ top, bottom }) => top > \(height) && Math.abs(bottom - innerHeight) < 2)
        (document.getElementById("transport").getBoundingClientRect())
        """)
      #expect(isWithin == "true")
      try await tab.press("f")
      try await tab.wait(for: "!gridPlayer.isFull && Math.abs(\(height) - \(before)) < 1")
      #expect(try await tab.text(of: "full", "ariaPressed") == "false")
      #expect(try await tab.text("document.activeElement.id") == "forward")
      // Where no page may have the display, the screen takes the window, until Escape.
      _ = try await tab.evaluate(
        """
        document.getElementById("screen-panel").requestFullscreen
          = () => Promise.reject(new TypeError("not here")), 1
        """)
      try await tab.press("f")
      try await tab.wait(for: "gridPlayer.isFull && \(height) > \(before * 1.2)")
      #expect(try await tab.text("document.fullscreenElement") == "null")
      try await tab.press("Escape")
      try await tab.wait(for: "!gridPlayer.isFull && Math.abs(\(height) - \(before)) < 1")
      #expect(tab.complaints == [])
    }
  }

  @Test(
    "everything at once fits phones and desks, in light and dark, and can be read",
    arguments: [(390, false), (390, true), (1440, false), (1440, true)])
  func sizes(width: Int, isDark: Bool) async throws {
    let html = await Self.twoUnexpected()
    let look = BrowserTab.Look(width: width, height: width == 390 ? 844 : 900, isDark: isDark)
    let place = "case=1&frame=3&element=cell+0-1&view=3d&expected=on&with=2"
    try await withPage(html, look: look, fragment: place) { tab in
      #expect(try await tab.number("document.documentElement.scrollWidth") == Double(width))
      let poor = try await tab.evaluate(BrowserTab.poorContrasts)
      #expect(poor == [], "\(poor)")
      // Nothing sticks out of its panel.
      let wide = try await tab.evaluate(
        """
        [...document.querySelectorAll(".panel, .search, .choices, #paired, table")]
          .filter((node) => node.scrollWidth > node.clientWidth + 1)
          .map((node) => node.id || node.className)
        """)
      #expect(wide == [], "\(wide)")
      #expect(tab.complaints == [])
    }
  }

  @Test func `every new control has a name, and no two nodes have one id`() async throws {
    let html = await Self.twoUnexpected()
    let place = "frame=3&element=cell+0-1&view=3d&with=2"
    try await withPage(html, fragment: place) { tab in
      let tree = try await tab.call("Accessibility.getFullAXTree")["nodes"]
      let nodes = try #require(tree.arrayValue).filter { $0["ignored"] != true }
      for role in ["button", "slider", "checkbox", "combobox", "listbox", "searchbox", "option"] {
        let names = nodes.filter { $0["role"]["value"].stringValue == role }
          .map { $0["name"]["value"].stringValue ?? "" }
        #expect(!names.isEmpty && !names.contains(""), "\(role): \(names)")
      }
      let doubled = try await tab.evaluate(
        """
        (() => {
          const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id)
            .filter((id) => id !== "");
          return ids.filter((id, index) => ids.indexOf(id) !== index);
        })()
        """)
      #expect(doubled == [], "\(doubled)")
    }
  }
}

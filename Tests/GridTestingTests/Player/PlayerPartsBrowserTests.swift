import Foundation
import GridKit
import GridTesting
import TestPrograms
import Testing

/// Parts of the page that are about one element, or about what is on screen at one moment.
@Suite(
  "The player's inspector, depth and search in a browser", .browser, .slow
)
struct PlayerPartsBrowserTests {
  // MARK: Inspector

  @Test func `a click on an element tells of it, frame after frame`() async throws {
    let (fixture, html) = await PlayerBrowserTests.page()
    let recording = fixture.recording
    try await withPage(html) { tab in
      #expect(try await tab.text(of: "inspect-panel", "hidden") == "true")
      try await tab.visit(0)
      try await tab.click("[data-element='cell 0-3']")
      #expect(try await tab.words("inspect-name") == "cell 0-3")
      let element = try #require(recording.elements(at: 0).first { $0.state.id == .cell(0, 3) })
      #expect(
        try await tab.words("inspect-state") == "On screen in view \(element.view); it stays.")
      let answer = try #require(recording.frames[0].answers.first { $0.view == element.view })
      #expect(
        try await tab.words("inspect-why") == "cell 0-3 is at 180, 60, 140 × 50\(answer.reason)")
      #expect(
        try await tab.rows() == [
          "Base frame: 180, 60, 140 × 50 | 180, 60, 140 × 50",
          "Frame: 180, 60, 140 × 50 | 180, 60, 140 × 50", "Size: 140 × 50 | 140 × 50",
          "Center: 250, 85 | 250, 85", "Alpha: 1 | 1", "Z: 0 | 0", "Transform: none | none",
          "Hidden: no | no",
        ])
      #expect(try await tab.number("document.querySelectorAll('tr[data-differs]').length") == 0)
      #expect(
        try await tab.text("document.querySelector('[aria-selected=true]').id")
          == "element-\(element.view)")
      // It stays with the element, which leaves the screen.
      try await tab.visit(fixture.shots[0].frame)
      #expect(try await tab.words("inspect-name") == "cell 0-3")
      #expect(try await tab.words("inspect-state") == "Not on screen in this frame.")
      let last = try #require(
        recording.frames.indices.prefix(fixture.shots[0].frame).last {
          recording.elements(at: $0).contains { $0.state.id == .cell(0, 3) }
        })
      #expect(try await tab.words("inspect-earlier") == "Last seen in frame \(last + 1)")
      try await tab.click("#inspect-earlier")
      #expect(try await tab.number("gridPlayer.index") == Double(last))
      #expect(
        try await tab.words("inspect-state")
          == "On screen in view \(element.view); this is its last frame on screen.")
      #expect(tab.complaints == [])
    }
  }

  @Test func `while it moves, the layout's answer stands beside what is on screen`() async throws {
    let (fixture, html) = await PlayerBrowserTests.page()
    let frame = fixture.shots[1].frame
    let moving = try #require(
      fixture.recording.frames[...frame].flatMap(\.answers).last { $0.movement == .moving })
    let view = moving.view
    let name = try #require(moving.state).id.description
    try await withPage(html) { tab in
      try await tab.visit(frame)
      try await tab.click("[data-element='\(name)']")
      #expect(
        try await tab.words("inspect-state") == "On screen in view \(view); an animation moves it.")
      let why = try await tab.words("inspect-why")
      #expect(why.hasPrefix("\(name) is at ") && why.contains(moving.reason))
      #expect(why.contains(" On screen it is at "))
      let answered = try #require(moving.state)
      let shown = try #require(
        fixture.recording.elements(at: frame).first { $0.view == view }?.state)
      let frames = [answered, shown].map { state in
        "\(NumberText.short(state.frame.origin)), \(NumberText.short(state.frame.width)) × "
          + NumberText.short(state.frame.height)
      }
      #expect(try await tab.rows()[1].hasPrefix("Frame: \(frames[0]) | "))
      #expect(frames[0] != frames[1])
      #expect(try await tab.number("document.querySelectorAll('tr[data-differs]').length") > 3)
      let before = try await tab.words("inspect-before-text")
      #expect(before.hasPrefix("Before, it was at ") && before.contains(" of GridViewFlowLayout"))
      try await tab.click("#inspect-past")
      let past = Int(try await tab.number("gridPlayer.index"))
      #expect(past < frame)
      #expect(fixture.recording.frames[past].answers.contains { $0.view == view })
    }
  }

  @Test func `elements that a view showed before and after are a click away`() async throws {
    let (fixture, html) = await PlayerBrowserTests.page()
    let recording = fixture.recording
    // The elements of view 0 in the recording, in turn.
    var turns: [(name: String, from: Int)] = []
    for (index, frame) in recording.frames.enumerated() {
      for element in frame.changed where element.view == 0 {
        let name = element.state.id.description
        if turns.last?.name != name { turns.append((name, index)) }
      }
    }
    try await withPage(html) { tab in
      try await tab.visit(0)
      try await tab.click("[data-element='cell 0-0']")
      #expect(try await tab.words("inspect-views-title") == "View 0 showed")
      let buttons = try await tab.evaluate(
        """
        [...document.querySelectorAll("#inspect-views li:not([hidden]) button")]
          .map((node) => node.textContent.split(",")[0])
        """)
      #expect(buttons.arrayValue?.compactMap(\.stringValue) == turns.prefix(6).map(\.name))
      #expect(turns.count > 2)
      try await tab.click("#inspect-views li:nth-child(2) button")
      #expect(try await tab.number("gridPlayer.index") == Double(turns[1].from))
      // The panel stays with its element, whose view shows another one now.
      #expect(try await tab.words("inspect-name") == "cell 0-0")
      #expect(try await tab.words("inspect-state") == "Not on screen in this frame.")
      #expect(
        try await tab.text("document.querySelector('#inspect-views [data-now]').textContent")
          .hasPrefix(turns[1].name))
    }
  }

  @Test func `elements are reached, told and let go by keys`() async throws {
    let (_, html) = await PlayerBrowserTests.page()
    try await withPage(html) { tab in
      try await tab.press("i")
      #expect(try await tab.text("document.activeElement.id") == "elements")
      try await tab.press("ArrowDown")
      #expect(try await tab.words("inspect-name") == "cell 0-0")
      try await tab.press("ArrowDown")
      try await tab.press("ArrowDown")
      try await tab.press("ArrowUp")
      #expect(try await tab.words("inspect-name") == "cell 0-1")
      let active = "document.getElementById('elements').getAttribute('aria-activedescendant')"
      #expect(
        try await tab.text("document.getElementById(\(active)).dataset.element") == "cell 0-1")
      // Left and right arrows go through the frames, with the element.
      try await tab.press("ArrowRight")
      #expect(try await tab.number("gridPlayer.index") == 1)
      #expect(try await tab.words("inspect-name") == "cell 0-1")
      try await tab.wait(
        for: "document.getElementById('status').textContent.includes('; cell 0-1: On screen')")
      try await tab.press("Escape")
      #expect(try await tab.text(of: "inspect-panel", "hidden") == "true")
      #expect(try await tab.text(active) == "")
      // A user of voice control can switch single letters off.
      try await tab.click("#letters")
      try await tab.press("t")
      #expect(try await tab.text(of: "tilted", "ariaPressed") == "false")
    }
  }

  // MARK: Coming and going

  @Test func `views that come, go and move have marks of their own`() async throws {
    let (fixture, html) = await PlayerBrowserTests.page()
    let recording = fixture.recording
    try await withPage(html) { tab in
      func marks() async throws -> [String: String] {
        let rows = try await tab.evaluate(
          """
          [...document.querySelectorAll(".element:not([style*='display: none'])")]
            .map((node) => [node.dataset.view, node.dataset.movement ?? ""])
          """)
        return Dictionary(
          uniqueKeysWithValues: (rows.arrayValue ?? []).compactMap { row in
            guard let view = row.arrayValue?.first?.stringValue else { return nil }
            return (view, row.arrayValue?.last?.stringValue ?? "")
          })
      }
      for shot in fixture.shots.dropFirst() {
        try await tab.visit(shot.frame)
        var words: [Int: PlayerRecording.Movement] = [:]
        for frame in recording.frames.prefix(shot.frame + 1) {
          for view in frame.gone { words[view] = nil }
          for answer in frame.answers { words[answer.view] = answer.movement }
        }
        let found = try await marks()
        for (view, movement) in words where movement != .resting {
          #expect(found["\(view)"] == "\(movement)", "\(shot.name): view \(view)")
        }
      }
      // Among thrown rows: what was not there the frame before comes, what is not after it goes.
      let frame = try #require(
        recording.frames.indices.first { $0 > 60 && !recording.frames[$0].changed.isEmpty })
      try await tab.visit(frame)
      let found = try await marks()
      let ids = { (index: Int) in Set(recording.elements(at: index).map(\.state.id)) }
      for element in recording.elements(at: frame) {
        let comes = !ids(frame - 1).contains(element.state.id)
        let goes = !ids(frame + 1).contains(element.state.id)
        #expect(found["\(element.view)"] == (comes ? "comes" : goes ? "goes" : ""))
      }
      #expect(found.values.contains("comes"))
      // A view whose item only gets another path in a batch update neither goes nor comes.
      let change = try #require(
        recording.frames.firstIndex {
          $0.answers.contains { $0.reason.contains(" until the batch update at ") }
        })
      let renamed = recording.frames[change].answers.filter {
        $0.reason.contains(" until the batch update at ")
      }
      #expect(!renamed.isEmpty)
      for (frame, mark) in [(change - 1, "goes"), (change, "comes")] {
        try await tab.visit(frame)
        let found = try await marks()
        #expect(renamed.allSatisfy { found["\($0.view)"] != mark }, "\(mark)")
      }
      try await tab.click("#layer-motion")
      #expect(Set(try await marks().values) == [""])
    }
  }

  // MARK: Depth

  @Test func `tilted, elements stand as high as their z`() async throws {
    let html = await Task { @MainActor in PlayerPage([PlayerFixture.stacked]).html }.value
    try await withPage(html) { tab in
      let flat = try await tab.words("levels")
      #expect(flat == "")
      try await tab.press("t")
      #expect(try await tab.text(of: "tilted", "ariaPressed") == "true")
      #expect(try await tab.words("levels") == "z, back to front: -2, 0, 40")
      let heights = try await tab.evaluate(
        """
        [...document.querySelectorAll(".element:not([style*='display: none'])")]
          .map((node) => [Number(node.style.zIndex),
            new DOMMatrix(node.style.transform).m43]).sort((a, b) => a[0] - b[0])
        """)
      let rows = (heights.arrayValue ?? []).compactMap(\.doubleValues)
      #expect(rows.map { $0[0] } == [-2, 0, 0, 40])
      #expect(rows[0][1] < rows[1][1] && rows[1][1] == rows[2][1] && rows[2][1] < rows[3][1])
      // The planes are turned as the sliders say, by pointer and by keys.
      let turned =
        "[document.getElementById('tilt-x').value, document.getElementById('tilt-y').value].join()"
      let start = try await tab.text(turned)
      try await tab.drag("#stage", by: CGPoint(x: 60, y: -30))
      let dragged = try await tab.text(turned)
      #expect(start == "38,-28" && dragged == "48,-8")
      // A drag picks no element, a click does.
      #expect(try await tab.text(of: "inspect-panel", "hidden") == "true")
      _ = try await tab.evaluate("document.getElementById('tilt-y').focus()")
      try await tab.press("ArrowRight")
      #expect(try await tab.text(turned) == "48,-6")
      #expect(try await tab.number("gridPlayer.index") == 0)
      try await tab.click("[data-element='cell 0-1']")
      #expect(try await tab.words("inspect-name").hasPrefix("cell 0-"))
      try await tab.click("#tilted")
      #expect(try await tab.text(of: "tilt", "hidden") == "true")
      #expect(
        try await tab.number(
          "new DOMMatrix(document.querySelector('.element').style.transform).m43") == 0)
      #expect(tab.complaints == [])
    }
  }

  @Test func `a reader who asked for less motion gets the tilt at once`() async throws {
    let (_, html) = await PlayerBrowserTests.page()
    for isStill in [false, true] {
      try await withPage(html, look: .init(hasReducedMotion: isStill)) { tab in
        // Noted when the turn begins: a busy machine may look when it is over.
        _ = try await tab.evaluate(
          """
          window.durations = [];
          const planes = document.getElementById("elements");
          new MutationObserver(() => durations.push(getComputedStyle(planes).transitionDuration))
            .observe(planes.closest(".stage"), { attributes: true, attributeFilter: ["class"] });
          """)
        try await tab.press("t")
        #expect(try await tab.text("durations[0]") == (isStill ? "0s" : "0.35s"))
      }
    }
  }

  // MARK: Events

  @Test func `events are found by words, by who is called, and by element`() async throws {
    let (fixture, html) = await PlayerBrowserTests.page()
    let events = fixture.recording.events
    try await withPage(html) { tab in
      func shown() async throws -> Int { Int(try await tab.number("gridPlayer.events.list.count")) }
      #expect(try await shown() == events.count)
      try await tab.press("/")
      #expect(try await tab.text("document.activeElement.id") == "event-words")
      try await tab.type("prepare layout")
      // "layout" also finds whatever a layout is asked.
      let found = events.filter { event in
        let text = "\(event.call) \(event.detail)".lowercased()
        return text.contains("prepare") && (event.source == .layout || text.contains("layout"))
      }
      #expect(found.count > 1)
      #expect(try await shown() == found.count)
      #expect(try await tab.words("event-count") == "\(found.count) of \(events.count) events")
      // Keys went into the field, not to the player.
      #expect(try await tab.number("gridPlayer.index") == 0)
      try await tab.press("Enter")
      try await tab.press("End")
      #expect(try await tab.words("event").contains("prepare"))
      let last = try #require(found.last)
      let frame = try #require(
        fixture.recording.frames.firstIndex { $0.events.contains(where: { events[$0] == last }) })
      #expect(try await tab.number("gridPlayer.index") == Double(frame))

      _ = try await tab.evaluate(
        """
        ((field) => { field.value = ""; field.dispatchEvent(new Event("input")) })
        (document.getElementById("event-words"))
        """)
      try await tab.choose("event-who", "DG")
      #expect(try await shown() == events.count { $0.source == .delegate })
      try await tab.choose("event-call", "scrollViewDidScroll")
      #expect(try await shown() == events.count { $0.call == "scrollViewDidScroll" })
      try await tab.choose("event-who", "DS")
      #expect(try await shown() == 0)
      #expect(try await tab.words("events") == "No event.")
      try await tab.choose("event-who", "")
      try await tab.choose("event-call", "")
      // The element that is looked at, and not those whose names begin alike.
      try await tab.visit(0)
      try await tab.click("[data-element='cell 0-1']")
      // The switch takes room from the list, whose active row stays in sight.
      let isInSight = """
        (() => {
          const list = document.getElementById("events").getBoundingClientRect();
          const row = document.querySelector("#events [aria-selected=true]").getBoundingClientRect();
          return row.top >= list.top - 1 && row.bottom <= list.bottom + 1;
        })()
        """
      try await tab.wait(for: isInSight)
      try await tab.click("#event-about")
      let about = events.filter { event in
        event.detail.split(whereSeparator: { " ,()[]".contains($0) }).contains("0-1")
      }
      #expect(!about.isEmpty && about.count < events.count / 4)
      #expect(try await shown() == about.count)
      try await tab.press("Escape")
      #expect(try await shown() == events.count)
    }
  }

  @Test func `a text is about a cell by its path, about others by their kind too`() async throws {
    let (_, html) = await PlayerBrowserTests.page()
    let header = "UICollectionElementKindSectionHeader"
    let texts: [(text: String, about: [String])] = [
      ("cell 0-1", ["cell 0-1"]), ("0-1", ["cell 0-1"]), ("0-12", ["cell 0-12"]),
      ("10-1", []), ("[insert 0-1, delete 0-12]", ["cell 0-1", "cell 0-12"]),
      ("0-1 -> 120, 40", ["cell 0-1"]), ("header 0-1", ["header 0-1"]),
      ("\(header) 0-1", ["header 0-1"]), ("subheader 0-1", ["cell 0-1"]),
      ("card 0-1", ["decoration:card 0-1"]), ("0, 1", []),
      ("header 0-1 0-1", ["cell 0-1", "header 0-1"]),
    ]
    let elements = ["cell 0-1", "cell 0-12", "header 0-1", "decoration:card 0-1"]
    try await withPage(html) { tab in
      for (text, about) in texts {
        var found: [String] = []
        for element in elements {
          let call = "EventFilter.isAbout('\(text)', '\(element)', ['cell', 'decoration:card'])"
          if try await tab.text(call) == "true" { found.append(element) }
        }
        #expect(found == about, "\(text)")
      }
    }
  }

  @Test func `findings are in view wherever the page is, and long texts wrap`() async throws {
    let long = String(repeating: "averylongnamewithoutanyspace", count: 12)
    let html = await Task { @MainActor in
      var recording = PlayerFixture.make(title: long).recording
      recording.steps[0] = long
      recording.remarks.insert(
        .init(frame: 20, severity: .warning, code: "odd", message: "look: \(long)"), at: 0)
      return PlayerPage([recording]).html
    }.value
    for look in [BrowserTab.Look(), .init(width: 390, height: 844)] {
      try await withPage(html, look: look) { tab in
        try await tab.visit(25)
        let width = Double(look.width)
        #expect(try await tab.number("document.documentElement.scrollWidth") == width)
        for id in ["value-step", "finding", "title"] {
          let isWhole = try await tab.text(
            """
            ((node) => node.scrollWidth <= node.clientWidth + 1
              && getComputedStyle(node).whiteSpace !== "nowrap")(document.getElementById("\(id)"))
            """)
          #expect(isWhole == "true", "\(id)")
        }
        #expect(
          try await tab.text(
            "getComputedStyle(document.querySelector('#findings .row')).whiteSpaceCollapse")
            == "collapse")
        // The list has followed to the finding that was met last.
        #expect(try await tab.words("finding") == "look: \(long)")
        for place in ["0", "document.documentElement.scrollHeight"] {
          _ = try await tab.evaluate("window.scrollTo(0, \(place))")
          let isSeen = try await tab.text(
            """
            (({ top, bottom, height }) => height > 10 && top >= 0 && bottom <= innerHeight)
            (document.getElementById("alarm").getBoundingClientRect())
            """)
          #expect(isSeen == "true")
        }
        #expect(try await tab.words("alarm").hasPrefix("1 fault, 1 finding"))
        try await tab.click("#alarm")
        #expect(try await tab.words("finding").hasPrefix("Invalid batch updates"))
        let fault = try await tab.number("gridPlayer.index")
        #expect(fault == (try await tab.number("gridPlayer.last")))
        try await tab.click("#alarm")
        #expect(try await tab.number("gridPlayer.index") == 20)
      }
    }
  }
}

extension BrowserTab {
  /// Rows of the inspector's table: title, what the layout answered, what is on screen.
  fileprivate func rows() async throws -> [String] {
    let rows = try await evaluate(
      """
      [...document.querySelectorAll("#inspect-values tr")].map(({ children }) =>
        `${children[0].textContent}: ${children[1].textContent} | ${children[2].textContent}`)
      """)
    return rows.arrayValue?.compactMap(\.stringValue) ?? []
  }
}

import GridTesting
import Testing

/// Buttons, keys and playback of the player page.
extension PlayerBrowserTests {
  @Test func `buttons, slider and curves go through the frames`() async throws {
    let (fixture, html) = await Self.page()
    let last = fixture.recording.frames.count - 1
    try await withPage(html) { tab in
      func click(_ id: String) async throws -> Int {
        Int(try await tab.number("(document.getElementById('\(id)').click(), gridPlayer.index)"))
      }
      #expect(try await click("forward") == 1)
      #expect(try await click("forward") == 2)
      #expect(try await click("back") == 1)
      #expect(try await click("last") == last)
      #expect(try await click("forward") == last)
      #expect(try await click("first") == 0)
      #expect(try await click("back") == 0)
      let starts = (0...last).filter {
        $0 > 0 && fixture.recording.frames[$0].step != fixture.recording.frames[$0 - 1].step
      }
      for start in starts { #expect(try await click("step-forward") == start) }
      #expect(try await click("step-back") == starts[starts.count - 2])
      let scrubbed = try await tab.number(
        """
        ((seek) => { seek.value = 17; seek.dispatchEvent(new Event("input")); return gridPlayer.index })
        (document.getElementById("seek"))
        """)
      #expect(scrubbed == 17)
      let pressed = try await tab.number(
        """
        ((plot) => {
          plot.dispatchEvent(new PointerEvent("pointerdown", { clientX:
            plot.getBoundingClientRect().right - 12 }));
          return gridPlayer.index;
        })(document.getElementById("plot"))
        """)
      #expect(pressed > Double(last) * 0.9)
    }
  }

  @Test func `the keyboard alone is enough`() async throws {
    let (fixture, html) = await Self.page()
    let last = fixture.recording.frames.count - 1
    try await withPage(html) { tab in
      func press(_ key: String, shift: Bool = false) async throws -> Int {
        try await tab.press(key, shift: shift)
        return Int(try await tab.number("gridPlayer.index"))
      }
      #expect(try await press("ArrowRight") == 1)
      #expect(try await press("ArrowRight", shift: true) == 11)
      #expect(try await press("ArrowLeft") == 10)
      #expect(try await press("End") == last)
      #expect(try await press("Home") == 0)
      let second = try await press("PageDown")
      #expect(fixture.recording.frames[second].step == 0)
      #expect(fixture.recording.frames[second - 1].step == nil)
      #expect(try await press("PageUp") == 0)
      _ = try await press(" ")
      #expect(try await tab.text(of: "play", "ariaLabel") == "Pause")
      _ = try await press(" ")
      #expect(try await tab.text(of: "play", "ariaLabel") == "Play")

      // Every control can be reached, and shows that it was.
      var reached: [String] = []
      for _ in 0..<40 {
        try await tab.press("Tab")
        let place = try await tab.text(
          """
          (() => { const node = document.activeElement, style = getComputedStyle(node);
            return [node.id || node.className || node.tagName,
              style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2] })()
          """)
        if reached.contains(place) { break }
        reached.append(place)
      }
      let expected = [
        "skip", "theme", "tilted", "full", "elements", "layer-reuse", "layer-motion",
        "layer-findings", "layer-queries", "layer-offset", "layer-velocity", "findings",
        "finding", "event-words", "event-who", "event-call", "events", "alarm", "seek", "first",
        "step-back",
        "back", "play", "forward", "step-forward", "last", "speed", "letters", "link",
      ]
      #expect(reached.filter { !$0.hasPrefix("BODY") } == expected.map { "\($0),true" })

      // In the log the keys go from event to event.
      _ = try await tab.evaluate("gridPlayer.visit(0), document.getElementById('events').focus()")
      _ = try await press("End")
      #expect(try await tab.number("gridPlayer.index") == Double(last))
      _ = try await press("Home")
      _ = try await press("ArrowDown")
      #expect(
        try await tab.text(
          "document.getElementById('events').getAttribute('aria-activedescendant')")
          == "events-1")
      #expect(try await tab.text(of: "events-1", "ariaSelected") == "true")
    }
  }

  @Test func `the page plays to the end and stops there`() async throws {
    let (fixture, html) = await Self.page()
    let count = fixture.recording.frames.count
    try await withPage(html) { tab in
      let seen = try await tab.evaluate(
        """
        new Promise((resolve) => {
          document.getElementById("speed").value = "4";
          document.getElementById("play").click();
          let seen = new Set();
          const look = () => {
            seen.add(gridPlayer.index);
            if (gridPlayer.isPlaying) requestAnimationFrame(look); else resolve(seen.size);
          };
          look();
        })
        """)
      #expect((seen.doubleValue ?? 0) > 3)
      #expect(try await tab.number("gridPlayer.index") == Double(count - 1))
      #expect(try await tab.text(of: "play", "ariaLabel") == "Play")
    }
  }

  @Test func `a reader who asked for less motion sees a picture every half second`() async throws {
    let (_, html) = await Self.page()
    var look = Self.desk
    look.hasReducedMotion = true
    try await withPage(html, look: look) { tab in
      let gaps = try await tab.evaluate(
        """
        new Promise((resolve) => {
          const moments = [];
          const seek = gridPlayer.seek;
          gridPlayer.seek = (...values) => {
            moments.push(performance.now());
            return seek.apply(gridPlayer, values);
          };
          document.getElementById("play").click();
          const look = () => {
            if (moments.length < 4 && gridPlayer.isPlaying) return requestAnimationFrame(look);
            resolve(moments.slice(1).map((moment, index) => moment - moments[index]));
          };
          look();
        })
        """)
      // The last picture comes when the recording ends.
      let list = try #require(gaps.doubleValues).dropLast()
      #expect(!list.isEmpty && list.allSatisfy { $0 >= 400 }, "\(list)")
    }
  }
}

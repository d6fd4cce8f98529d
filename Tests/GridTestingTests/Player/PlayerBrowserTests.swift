import Foundation
import GridKit
import GridTesting
import TestPrograms
import Testing

@Suite("The player page in a browser", .browser, .slow)
struct PlayerBrowserTests {
  static let desk = BrowserTab.Look()
  private static let phone = BrowserTab.Look(width: 390, height: 844)

  @MainActor static func page(_ title: String = "thrown") -> (PlayerFixture, html: String) {
    let fixture = PlayerFixture.make(title: title)
    return (fixture, PlayerPage([fixture.recording]).html)
  }

  @Test func `the page loads without complaint, and can ask nobody for anything`() async throws {
    let (fixture, html) = await Self.page()
    try await withPage(html) { tab in
      for frame in [0, 20, fixture.recording.frames.count - 1] { try await tab.visit(frame) }
      #expect(tab.complaints == [])
      #expect(tab.requests.filter { !$0.hasPrefix("data:") }.count == 1, "\(tab.requests)")
      #expect(tab.requests.allSatisfy { $0.hasPrefix("file:") || $0.hasPrefix("data:") })
      // The page's own policy refuses the rest.
      let answers = try await tab.evaluate(
        """
        (async () => [
          await fetch("https://example.invalid/a").then(() => "sent", () => "refused"),
          await new Promise((resolve) => {
            const image = new Image();
            image.onload = () => resolve("sent");
            image.onerror = () => resolve("refused");
            image.src = "https://example.invalid/b.png";
          }),
        ])()
        """)
      #expect(answers == ["refused", "refused"])
      let violations = tab.complaints.filter { $0.contains("Content Security Policy") }
      #expect(violations.count >= 2, "\(tab.complaints)")
    }
  }

  @Test func `elements stand where the grid had them, at three moments`() async throws {
    let (fixture, html) = await Self.page()
    try await withPage(html) { tab in
      for shot in fixture.shots {
        try await tab.visit(shot.frame)
        let found = try await tab.rects()
        let expected = shot.frames
        #expect(Set(found.keys) == Set(expected.keys), "\(shot.name)")
        // Browsers place on 64ths of a pixel.
        let far = expected.filter { name, rect in
          guard let other = found[name] else { return false }
          return max(
            abs(rect.minX - other.minX), abs(rect.minY - other.minY),
            abs(rect.width - other.width), abs(rect.height - other.height)) > 0.1
        }
        #expect(
          far.isEmpty,
          "\(shot.name): \(far.map { "\($0) found \(String(describing: found[$0.key]))" })")
        let offset = try await tab.words("value-offset")
        #expect(offset == "\(NumberText.short(shot.offset))")
      }
    }
  }

  @Test(arguments: [1440.0, 900, 640, 390])
  func `the header keeps room for its title`(width: Double) async throws {
    let title = "the second photo is as wide as the first one in a wall of three columns"
    let (fixture, _) = await Self.page(title)
    let html = PlayerPage([fixture.recording, fixture.recording, fixture.recording]).html
    try await withPage(html, look: BrowserTab.Look(width: Int(width), height: 700)) { tab in
      let room = try await tab.number("document.getElementById('title').clientWidth")
      #expect(room >= min(320, width - 40), "\(room) points of \(width)")
      #expect(try await tab.number("document.documentElement.scrollWidth") <= width)
    }
  }

  @Test func `a page of one frame has nothing to play, and shows its finding and element`()
    async throws
  {
    let (fixture, _) = await Self.page()
    var recording = fixture.recording
    recording.frames = Array(recording.frames.prefix(1))
    recording.steps = []
    let element = try #require(recording.elements(at: 0).first?.state.id)
    recording.remarks = [
      .init(frame: 0, severity: .error, code: "missing-item", message: "gone", elements: [element])
    ]
    recording.openAtGravestRemark()
    try await withPage(PlayerPage([recording]).html) { tab in
      for (id, isThere) in [("seek", false), ("play", false), ("clock", false), ("alarm", true)] {
        let boxes = try await tab.number(
          "document.getElementById('\(id)').getClientRects().length")
        #expect((boxes > 0) == isThere, "\(id)")
      }
      let name = try await tab.text("gridPlayer.inspector.name")
      #expect(name == element.description)
      #expect(tab.complaints == [])
    }
  }

  @Test(
    "the page fits phones and desks, in light and dark",
    arguments: [
      (390, 844, false), (390, 844, true), (820, 1180, false), (1440, 900, false),
      (1440, 900, true),
    ])
  func sizes(width: Int, height: Int, isDark: Bool) async throws {
    let (fixture, html) = await Self.page("a name")
    let look = BrowserTab.Look(width: width, height: height, isDark: isDark)
    try await withPage(html, look: look) { tab in
      try await tab.visit(fixture.shots[0].frame)
      #expect(try await tab.number("innerWidth") == Double(width))
      #expect(try await tab.number("document.documentElement.scrollWidth") == Double(width))
      #expect(try await tab.number("document.documentElement.clientWidth") == Double(width))
      // The screen is in the first view, and large enough to see something.
      let stage = try await tab.evaluate(
        """
        (({ left, top, right, bottom }) => [left, top, right, bottom])
        (document.getElementById("stage").getBoundingClientRect())
        """)
      let edges = try #require(stage.doubleValues)
      #expect(edges[0] >= 0 && edges[2] <= Double(width) && edges[1] < Double(height) / 2)
      #expect(edges[2] - edges[0] >= 200)
      let dim = try await tab.number(
        BrowserTab.luminance("getComputedStyle(document.body).backgroundColor"))
      #expect(isDark ? dim < 0.1 : dim > 0.7)
      let poor = try await tab.evaluate(BrowserTab.poorContrasts)
      #expect(poor == [], "\(poor)")
    }
  }

  @Test func `the theme can be chosen`() async throws {
    let (_, html) = await Self.page()
    try await withPage(html) { tab in
      func background(_ theme: String) async throws -> Double {
        try await tab.choose("theme", theme)
        return try await tab.number(
          BrowserTab.luminance("getComputedStyle(document.body).backgroundColor"))
      }
      #expect(try await background("dark") < 0.1)
      #expect(try await background("light") > 0.7)
      try await tab.show(.init(isDark: true))
      #expect(try await background("light") > 0.7)
      #expect(try await background("system") < 0.1)
      #expect(tab.complaints == [])
    }
  }

  @Test func `a hostile name is text`() async throws {
    let name = #"</script><img src=x onerror="document.title='gotcha'"><!-- &"#
    let html = await Task { @MainActor in
      var first = PlayerFixture.make(title: name).recording
      first.steps[0] = name
      first.events[0].detail = name
      first.remarks.append(.init(severity: .warning, code: name, message: name))
      first.frames[0].answers[0].reason = name
      first.expectation = .init(
        title: name, frame: 0,
        elements: [
          .init(
            .supplementary(name, 0), expected: .zero, found: nil, state: .missing, notes: [name])
        ], notes: [name])
      return PlayerPage([first, PlayerFixture.make(title: "other").recording], title: name).html
    }.value
    try await withPage(html) { tab in
      try await tab.visit(5)
      #expect(try await tab.words("title") == name)
      #expect(try await tab.text("document.title") == "\(name) – grid player")
      #expect(try await tab.number("document.images.length") == 0)
      #expect(
        try await tab.text("document.getElementById('case').options[0].text.trim()")
          == name.trimmingCharacters(in: .whitespaces))
      #expect(try await tab.words("value-step").contains(name))
      _ = try await tab.evaluate("gridPlayer.visit(0)")
      #expect(try await tab.words("events").contains(name))
      #expect(try await tab.words("findings").contains(name))
      for id in ["expected-summary", "expected-notes", "difference"] {
        #expect(try await tab.words(id).contains(name), "\(id)")
      }
      try await tab.click("[data-view='0']")
      #expect(try await tab.words("inspect-why").hasSuffix(name))
      #expect(try await tab.number("document.images.length") == 0)
      #expect(tab.complaints == [])
      // A choice leads to the second case.
      try await tab.choose("case", "1")
      #expect(try await tab.words("title") == "other")
      #expect(try await tab.number("gridPlayer.index") == 0)
    }
  }

  @Test func `a page without frames, or without recordings, says so`() async throws {
    let pages = [PlayerPage([PlayerRecording(title: "none", frameRate: 60)]), PlayerPage([])]
    for page in pages {
      try await withPage(page.html) { tab in
        for key in ["ArrowRight", "End", "Home", "PageDown", " "] { try await tab.press(key) }
        for id in ["forward", "play", "layer-reuse", "layer-offset"] {
          _ = try await tab.evaluate("document.getElementById('\(id)').click()")
        }
        try await tab.show(.init(width: 390, height: 844, isDark: true))
        #expect(try await tab.words("summary") != "")
        #expect(tab.complaints == [])
      }
    }
  }

  @Test func `layers show and hide what they are about`() async throws {
    let html = await Task { @MainActor in
      var recording = PlayerFixture.make().recording
      recording.remarks.append(
        .init(severity: .warning, code: "odd", message: "look", elements: [.cell(0, 1)]))
      return PlayerPage([recording]).html
    }.value
    try await withPage(html) { tab in
      func count(_ selector: String) async throws -> Double {
        try await tab.number("document.querySelectorAll(\"\(selector)\").length")
      }
      func toggle(_ layer: String) async throws {
        _ = try await tab.evaluate("document.getElementById('layer-\(layer)').click()")
      }
      let hues = """
        new Set([...document.querySelectorAll(".element:not([style*='display: none'])")]
          .map((node) => node.style.backgroundColor)).size
        """
      let shown = try await count(".element:not([style*='display: none'])")
      #expect(try await tab.number(hues) == shown)
      try await toggle("reuse")
      #expect(try await tab.number(hues) == 1)
      #expect(try await count(".query:not([hidden])") == 0)
      try await toggle("queries")
      #expect(try await count(".query:not([hidden])") > 0)
      #expect(try await count(".element[data-marked]") == 1)
      try await toggle("findings")
      #expect(try await count(".element[data-marked]") == 0)
      let curves = "document.getElementById('plot').ariaLabel"
      #expect(try await tab.text(curves).contains("velocity y from"))
      try await toggle("velocity")
      #expect(try await tab.text(curves).contains("velocity") == false)
      #expect(try await tab.text(curves).contains("offset y from"))
      try await toggle("offset")
      #expect(try await tab.text(of: "curves", "hidden") == "true")
    }
  }

  @Test func `map and curves are drawn`() async throws {
    let (_, html) = await Self.page()
    try await withPage(html) { tab in
      for id in ["map", "plot"] {
        let inks = try await tab.number(
          """
          ((canvas) => new Set(new Uint32Array(canvas.getContext("2d")
            .getImageData(0, 0, canvas.width, canvas.height).data.buffer)).size)
          (document.getElementById("\(id)"))
          """)
        #expect(inks > 4, "\(id)")
      }
    }
  }

  @Test func `every control has a name for those who cannot see it`() async throws {
    let (fixture, html) = await Self.page()
    try await withPage(html) { tab in
      try await tab.visit(fixture.shots[0].frame)
      // The place is told once the player stays there.
      let told = try await tab.evaluate(
        """
        new Promise((resolve) => {
          const status = document.getElementById("status");
          const look = () => status.textContent.startsWith("Frame \(fixture.shots[0].frame + 1) of")
            ? resolve(status.textContent) : requestAnimationFrame(look);
          look();
        })
        """)
      #expect(told.stringValue?.contains(" elements on screen") == true)
      #expect(try await tab.text(of: "status", "ariaLive") == "polite")
      let tree = try await tab.call("Accessibility.getFullAXTree")["nodes"]
      let nodes = try #require(tree.arrayValue).filter { $0["ignored"] != true }
      func named(_ role: String) -> [String] {
        nodes.filter { $0["role"]["value"].stringValue == role }
          .map { $0["name"]["value"].stringValue ?? "" }.sorted()
      }
      let alarm = try #require(named("button").first)
      #expect(alarm.hasPrefix("1 fault E-50: Invalid batch updates"))
      #expect(
        named("button").dropFirst() == [
          "First frame", "Full screen", "Last frame", "Next frame", "Next step", "Play",
          "Previous frame", "Previous step", "Tilted view, depth by z",
        ])
      #expect(named("slider") == ["Frame"])
      #expect(named("checkbox").count == 7 && named("checkbox").allSatisfy { !$0.isEmpty })
      #expect(named("searchbox") == ["Search events"])
      #expect(named("combobox") == ["Call", "Receiver", "Speed", "Theme"])
      #expect(named("listbox") == ["Elements on screen", "Events", "Findings and faults"])
      #expect(named("heading").contains("thrown"))
      #expect(named("image").count == 2 && named("image").allSatisfy { !$0.isEmpty })
      let elements = named("option").filter { $0.hasPrefix("cell 0-") }
      #expect(
        Set(elements.compactMap { $0.split(separator: ",").first.map(String.init) })
          == Set(fixture.shots[0].elements.map(\.id.description)))
      #expect(elements.allSatisfy { $0.contains(", view ") && $0.contains(", frame ") })
    }
  }

  @Test func `among a hundred thousand items scrubbing touches what is on screen and nothing else`()
    async throws
  {
    let recording = await PlayerFixture.long
    let html = PlayerPage([recording]).html
    // As it opens, and with everything that follows the frames.
    let ways = [
      (Self.desk, nil), (Self.phone, nil), (Self.desk, "frame=1&element=cell+0-0&view=3d"),
    ]
    for (look, fragment) in ways {
      try await withPage(html, look: look, fragment: fragment) { tab in
        let answer = try await tab.evaluate(
          """
          (() => {
            const seek = document.getElementById("seek");
            let state = 12345;
            const random = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
            const changes = new MutationObserver(() => {});
            changes.observe(document.body,
              { attributes: true, characterData: true, childList: true, subtree: true });
            const visible = ".element:not([style*='display: none'])";
            let surplus = 0, most = 0, written = 0;
            let shown = document.querySelectorAll(visible).length;
            for (let scrub = 0; scrub < 200; scrub++) {
              seek.value = Math.floor(random() * (Number(seek.max) + 1));
              const before = shown;
              seek.dispatchEvent(new Event("input"));
              const records = changes.takeRecords().length;
              shown = document.querySelectorAll(visible).length;
              written += records;
              most = Math.max(most, records / (before + shown + 1));
              surplus = Math.max(surplus, document.getElementsByTagName("*").length - shown);
            }
            return [most, surplus, written];
          })()
          """)
        let numbers = try #require(answer.doubleValues)
        // Writes to the page, which is all that a browser has to lay out and draw anew.
        #expect(
          numbers[0] < 20, "writes of a scrub for each element that is on screen before or after")
        #expect(numbers[2] > 200, "the page has followed")
        #expect(numbers[1] < 400, "nodes beside elements on screen: \(numbers[1])")
        let frame = recording.frames.count / 2
        try await tab.visit(frame)
        #expect(try await tab.rects().count == recording.elements(at: frame).count)
        #expect(tab.complaints == [])
      }
    }
  }
}

extension BrowserTab {
  /// Rectangles of the elements on the page, in points from the viewport's corner.
  fileprivate func rects() async throws -> [String: CGRect] {
    let rows = try await evaluate(
      """
      (() => {
        const scale = gridPlayer.stage.scale;
        const corner = document.getElementById("frame").getBoundingClientRect();
        return [...document.querySelectorAll(".element:not([style*='display: none'])")].map((node) => {
          const { left, top, width, height } = node.getBoundingClientRect();
          return [node.dataset.element, (left - corner.left) / scale, (top - corner.top) / scale,
            width / scale, height / scale];
        });
      })()
      """)
    var rects: [String: CGRect] = [:]
    for row in rows.arrayValue ?? [] {
      let numbers = row.arrayValue?.dropFirst().compactMap(\.doubleValue) ?? []
      guard let name = row.arrayValue?.first?.stringValue, numbers.count == 4 else { continue }
      rects[name] = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    return rects
  }
}

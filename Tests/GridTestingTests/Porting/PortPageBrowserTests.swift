import Foundation
import GridTesting
import TestPrograms
import Testing

/// Elements that the page of the JavaScript port really mounts, against the vectors and the port.
@Suite(
  "The page of a port in a browser", .browser, .slow, .serialized)
struct PortPageBrowserTests {
  // MARK: Vectors

  @Test(arguments: ["carousel", "flow", "sectionedWaterfall", "shortestColumn"])
  func `every vector is on the page as it is expected`(layout: String) async throws {
    try await withPage(PortPage.html()) { tab in
      let vectors = try PortPage.vectors(layout)
      #expect(vectors.count > 2)
      for vector in vectors {
        let id = vector["id"]?.stringValue ?? ""
        let expectation = try #require(vector["expect"]?.objectValue, "\(id)")
        _ = try await tab.evaluate("stage.open(\(JSONValue.object(vector).text()))")
        let found = try await tab.mounted()
        #expect(found.differences(from: try Self.onScreen(expectation, of: vector)) == [], "\(id)")
        let offset = try await tab.evaluate("stage.nativeOffset").pointValue
        #expect(offset == (try Self.reachable(expectation)), "\(id)")
      }
      #expect(tab.complaints == [])
      #expect(tab.requests.filter { !$0.hasPrefix("file:") } == [])
    }
  }

  /// The expected offset, within the limits: a scroller of a browser never stands outside.
  private static func reachable(_ expectation: JSONObject) throws -> CGPoint {
    let offset = try #require(expectation["contentOffset"]?.pointValue)
    let range = try #require(expectation["offsetRange"])
    let (x, y) = try (#require(range["x"].pointValue), #require(range["y"].pointValue))
    return CGPoint(x: min(max(offset.x, x.x), x.y), y: min(max(offset.y, y.x), y.y))
  }

  /// Returns the elements that a vector expects on screen: its visible items, and the headers and
  /// footers that share an area with the view.
  private static func onScreen(
    _ expectation: JSONObject, of vector: JSONObject
  ) throws -> Placement {
    func elements(_ key: String) -> [(name: String, frame: CGRect)] {
      (expectation[key]?.arrayValue ?? []).compactMap { value in
        guard let frame = value["frame"].rectValue, let section = value["section"].intValue,
          let item = value["item"].intValue
        else { return nil }
        return ("\(value["kind"].stringValue ?? "cell") \(section)-\(item)", frame)
      }
    }
    let visible = (expectation["visibleItems"]?.arrayValue ?? []).compactMap { place in
      place.doubleValues.map { "cell \(Int($0[0]))-\(Int($0[1]))" }
    }
    let resized = vector["actions"]?.arrayValue?.last { $0["op"].stringValue == "setBounds" }
    let bounds = CGRect(
      origin: try #require(expectation["contentOffset"]?.pointValue),
      size: try #require((resized?["size"] ?? vector["viewport"])?.sizeValue))
    var frames: [String: CGRect] = [:]
    for (name, frame) in elements("cells") where visible.contains(name) { frames[name] = frame }
    for (name, frame) in elements("supplementary") {
      let shared = frame.intersection(bounds)
      if !shared.isNull, shared.width > 0, shared.height > 0 { frames[name] = frame }
    }
    return Placement(frames)
  }

  // MARK: Scrolling

  @Test(arguments: [("Waterfall", "0, 700"), ("Flow", "0, 500"), ("Carousel", "900, 0")])
  func `nodes stand where the port says while a wheel scrolls`(
    choice: String, wheel: String
  ) async throws {
    try await withPage(PortPage.html()) { tab in
      try await tab.choose(choice)
      for _ in 0..<6 {
        async let turn: Void = tab.wheel(wheel)
        let moments = try await tab.evaluate("collectMoments(8)").arrayValue ?? []
        try await turn
        #expect(moments.count == 8)
        for moment in moments {
          #expect(moment["mounted"].arrayValue?.isEmpty == false)
          let differences = Placement(rows: moment["mounted"])
            .differences(from: Placement(rows: moment["port"]))
          #expect(differences == [])
        }
        try await tab.wait(for: "stage.isAtRest")
      }
      // Hundreds of items have gone by.
      #expect(try await tab.number("Math.hypot(...stage.grid.offset)") > 1000)
      #expect(try await tab.number("document.querySelectorAll('.element').length") < 60)
      #expect(
        try await tab.number("stage.made")
          == tab.number("document.querySelectorAll('.element').length"))
      #expect(tab.complaints == [])
    }
  }

  @Test func `the end of the content is the end of the scroller`() async throws {
    try await withPage(PortPage.html()) { tab in
      for choice in ["Waterfall", "Flow"] {
        try await tab.choose(choice)
        _ = try await tab.evaluate("stage.scroller.focus()")
        try await tab.press("End")
        try await tab.wait(for: "stage.grid.offset[1] > 1000 && stage.isAtRest")
        let rest = try await tab.evaluate(
          "[stage.grid.offset[1], stage.grid.limits()[1].most]"
        ).doubleValues
        let (offset, most) = try (#require(rest?.first), #require(rest?.last))
        // The scroller keeps whole pixels.
        #expect(abs(offset - most) <= 0.5)
        let found = try await tab.mounted()
        #expect(found.differences(from: try await tab.ofPort()) == [])
        let last = choice == "Flow" ? "footer 1-0" : "cell 1-399"
        #expect(found.frames[last] != nil, "\(found)")
      }
    }
  }

  @Test func `a carousel comes to rest on an item, page by page on the next`() async throws {
    try await withPage(PortPage.html(), look: .init(hasReducedMotion: true)) { tab in
      try await tab.choose("Carousel")
      try await tab.wheel("900, 0")
      try await tab.wait(for: "stage.grid.offset[0] > 100 && stage.isAtRest")
      let offset = try await tab.number("stage.grid.offset[0]")
      #expect(offset.truncatingRemainder(dividingBy: 190) == 0 && offset >= 380, "\(offset)")
      let middle = "cell 0-\(Int(offset / 190))"
      #expect(try await tab.mounted().frames[middle]?.size == CGSize(width: 180, height: 160))

      try await tab.choose("Carousel, page by page")
      for page in 1...3 {
        try await tab.wheel("900, 0")
        try await tab.wait(for: "stage.grid.offset[0] >= \(page * 190) && stage.isAtRest")
        #expect(try await tab.number("stage.grid.offset[0]") == Double(page * 190))
      }
      try await tab.wheel("-50, 0")
      try await tab.wait(for: "stage.grid.offset[0] <= 380 && stage.isAtRest")
      #expect(try await tab.number("stage.grid.offset[0]") == 380)
    }
  }

  @Test func `another size of the view lays the page out anew`() async throws {
    try await withPage(PortPage.html()) { tab in
      try await tab.choose("Flow")
      _ = try await tab.evaluate("stage.scroller.style.width = '300px'")
      try await tab.wait(for: "stage.grid.size[0] === 300")
      let found = try await tab.mounted()
      #expect(found.frames["header 0-0"]?.width == 300)
      #expect(found.differences(from: try await tab.ofPort()) == [])
    }
  }
}

extension BrowserTab {
  /// Nodes in content points: how far they are from the content's node, which begins at the
  /// least offset.
  private static let reading = """
    globalThis.rowsOfNodes = () => {
      const corner = stage.content.getBoundingClientRect();
      const [x, y] = stage.grid.limits().map(({ least }) => least);
      return [...document.querySelectorAll(".element:not([hidden])")].map((node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return [node.dataset.key, left - corner.left + x, top - corner.top + y, width, height];
      });
    };
    globalThis.rowsOfPort = () => {
      const { bounds, layout } = stage.grid;
      const [left, top, right, bottom] = [
        bounds[0], bounds[1], bounds[0] + bounds[2], bounds[1] + bounds[3]];
      return layout.elements(bounds)
        .filter(({ frame: [x, y, width, height] }) => width > 0 && height > 0
          && x < right && x + width > left && y < bottom && y + height > top)
        .map(({ kind, section, item, frame }) => [`${kind} ${section}-${item}`, ...frame]);
    };
    globalThis.collectMoments = async (count) => {
      const moments = [];
      while (moments.length < count) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        moments.push({ mounted: rowsOfNodes(), port: rowsOfPort() });
      }
      return moments;
    };
    """

  fileprivate func mounted() async throws -> Placement {
    _ = try await evaluate(Self.reading)
    return Placement(rows: try await evaluate("rowsOfNodes()"))
  }

  fileprivate func ofPort() async throws -> Placement {
    _ = try await evaluate(Self.reading)
    return Placement(rows: try await evaluate("rowsOfPort()"))
  }

  /// Chooses an example of the page.
  fileprivate func choose(_ name: String) async throws {
    _ = try await evaluate(Self.reading)
    _ = try await evaluate(
      """
      ((choice) => {
        choice.value = "\(name)";
        choice.dispatchEvent(new Event("change"));
      })(document.getElementById("choice"))
      """)
    #expect(try await text("document.getElementById('choice').value") == name)
    // Chromium drops keys and wheels that come in before a page was painted.
    try await wait(for: "performance.getEntriesByName('first-contentful-paint').length > 0")
  }

  /// Turns the wheel over the grid, and waits until it was turned.
  ///
  /// - Parameter delta: How far the content's offset shall grow, across and down.
  fileprivate func wheel(_ delta: String) async throws {
    let deltas = delta.split(separator: ", ").compactMap { Double($0) }
    _ = try await call(
      "Input.synthesizeScrollGesture",
      [
        "x": 100, "y": 160, "xDistance": .number(-deltas[0]), "yDistance": .number(-deltas[1]),
        "gestureSourceType": "mouse", "speed": 3000,
      ])
  }
}

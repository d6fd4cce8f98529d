import Foundation
import GridTesting
import TestPrograms
import Testing

/// A page in a browser of the tests.
struct BrowserTab {
  /// How the page is shown.
  struct Look {
    var width = 1440
    var height = 900
    var isDark = false
    var hasReducedMotion = false
  }

  let browser: Chromium
  let session: String

  /// Opens a page's text as a file, and waits until the player in it is there.
  ///
  /// - Parameter fragment: What follows `#` in the page's address; nil for an address without.
  init(
    _ html: String, look: Look = Look(), fragment: String? = nil, in browser: Chromium,
    folder: BrowserPages
  ) async throws {
    self.browser = browser
    let file = try folder.file(html)
    let context = try await browser.call("Target.createBrowserContext")
    let target = try await browser.call(
      "Target.createTarget",
      ["url": "about:blank", "browserContextId": context["browserContextId"]])
    let attached = try await browser.call(
      "Target.attachToTarget", ["targetId": target["targetId"], "flatten": true])
    guard let session = attached["sessionId"].stringValue else {
      throw Chromium.Failure(description: "no session")
    }
    self.session = session
    for domain in ["Page", "Runtime", "Log", "Network", "Accessibility"] {
      _ = try await call("\(domain).enable")
    }
    _ = try await call("Emulation.setFocusEmulationEnabled", ["enabled": true])
    try await show(look)
    _ = try await call(
      "Page.navigate", ["url": .string(file.absoluteString + (fragment.map { "#" + $0 } ?? ""))])
    _ = try await evaluate(
      """
      new Promise((resolve) => document.readyState === "complete"
        ? resolve(1) : addEventListener("load", () => resolve(1)))
      """)
  }

  func show(_ look: Look) async throws {
    _ = try await call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": JSONValue(look.width), "height": JSONValue(look.height), "deviceScaleFactor": 1,
        "mobile": false,
      ])
    _ = try await call(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": look.isDark ? "dark" : "light"],
          [
            "name": "prefers-reduced-motion",
            "value": look.hasReducedMotion ? "reduce" : "no-preference",
          ],
        ]
      ])
  }

  func call(_ method: String, _ parameters: JSONObject = [:]) async throws -> JSONValue {
    try await browser.call(method, parameters, session: session)
  }

  /// The value of an expression, waited for if it is a promise.
  func evaluate(_ expression: String) async throws -> JSONValue {
    let answer = try await call(
      "Runtime.evaluate",
      [
        "expression": .string(expression), "returnByValue": true, "awaitPromise": true,
        "userGesture": true,
      ])
    if let details = answer.objectValue?["exceptionDetails"] {
      let text = try details.text(.pretty)
      throw Chromium.Failure(description: "\(expression)\n\(text)")
    }
    return answer["result"]["value"]
  }

  func text(_ expression: String) async throws -> String {
    try await evaluate("String(\(expression))").stringValue ?? ""
  }

  func number(_ expression: String) async throws -> Double {
    try await evaluate("Number(\(expression))").doubleValue ?? .nan
  }

  /// Presses a key and lets it go, as a keyboard does.
  func press(_ key: String, shift: Bool = false) async throws {
    let codes: [String: Int] = [
      "Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "PageUp": 33, "PageDown": 34, "End": 35,
      "Home": 36,
      "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
    ]
    let isLetter = key.count == 1
    let letter = isLetter ? key.uppercased().unicodeScalars.first.map { Int($0.value) } : nil
    var parameters: JSONObject = [
      "key": .string(key),
      "code": .string(key == " " ? "Space" : isLetter ? "Key" + key.uppercased() : key),
      "windowsVirtualKeyCode": JSONValue(codes[key] ?? letter ?? 0), "modifiers": shift ? 8 : 0,
    ]
    parameters["type"] = isLetter ? "keyDown" : "rawKeyDown"
    if isLetter { parameters["text"] = .string(key) }
    _ = try await call("Input.dispatchKeyEvent", parameters)
    parameters["type"] = "keyUp"
    parameters["text"] = nil
    _ = try await call("Input.dispatchKeyEvent", parameters)
  }

  /// Presses the keys of a text.
  func type(_ text: String) async throws {
    for letter in text { try await press(String(letter)) }
  }

  /// Moves the pointer to the middle of what a selector names, and clicks.
  func click(_ selector: String) async throws {
    let point = try await middle(of: selector)
    for type in ["mouseMoved", "mousePressed", "mouseReleased"] { try await mouse(type, point) }
  }

  /// Presses the pointer in the middle of what a selector names, and lets it go elsewhere.
  func drag(_ selector: String, by way: CGPoint) async throws {
    let start = try await middle(of: selector)
    try await mouse("mouseMoved", start)
    try await mouse("mousePressed", start)
    for part in 1...4 {
      let share = CGFloat(part) / 4
      try await mouse(
        "mouseMoved", CGPoint(x: start.x + way.x * share, y: start.y + way.y * share), isDown: true)
    }
    try await mouse("mouseReleased", CGPoint(x: start.x + way.x, y: start.y + way.y))
  }

  private func middle(of selector: String) async throws -> CGPoint {
    let numbers = try await evaluate(
      """
      ((node) => {
        node.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, top, width, height } = node.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      })(document.querySelector(`\(selector)`))
      """)
    guard let list = numbers.doubleValues, list.count == 2 else {
      throw Chromium.Failure(description: "there is no \(selector)")
    }
    return CGPoint(x: list[0], y: list[1])
  }

  private func mouse(_ type: String, _ point: CGPoint, isDown: Bool = false) async throws {
    let isMove = type == "mouseMoved"
    _ = try await call(
      "Input.dispatchMouseEvent",
      [
        "type": .string(type), "x": .number(point.x), "y": .number(point.y),
        "button": isMove && !isDown ? "none" : "left", "buttons": isDown ? 1 : 0,
        "clickCount": isMove ? 0 : 1,
      ])
  }

  /// Returns the text of a node of the page, by its id.
  func words(_ id: String) async throws -> String {
    try await text("document.getElementById('\(id)').textContent")
  }

  /// Returns a member of a node as text, by its id.
  func text(of id: String, _ member: String) async throws -> String {
    try await text("document.getElementById('\(id)').\(member)")
  }

  /// Chooses an entry of a menu, by its value.
  func choose(_ id: String, _ value: String) async throws {
    _ = try await evaluate(
      """
      ((menu) => { menu.value = "\(value)"; menu.dispatchEvent(new Event("change")) })
      (document.getElementById("\(id)"))
      """)
  }

  /// Waits until an expression is true.
  func wait(for expression: String) async throws {
    _ = try await evaluate(
      """
      new Promise((resolve, reject) => {
        const end = performance.now() + 60000;
        const look = () => \(expression) ? resolve(true)
          : performance.now() > end ? reject(new Error("never true")) : setTimeout(look, 20);
        look();
      })
      """)
  }

  /// Goes to a frame.
  func visit(_ frame: Int) async throws {
    _ = try await evaluate("gridPlayer.visit(\(frame))")
  }

  /// The complaints of the page: exceptions, console messages, entries of the log.
  var complaints: [String] {
    browser.events(session: session).filter {
      ["Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded"].contains($0.method)
    }.map { "\($0.method) \((try? $0.parameters.text()) ?? "")" }
  }

  /// The addresses that the page has asked of the network or the disk.
  var requests: [String] {
    browser.events(session: session).filter { $0.method == "Network.requestWillBeSent" }
      .compactMap { $0.parameters["request"]["url"].stringValue }
  }

  func close() async throws {
    _ = try await call("Page.close")
  }
}

extension JSONValue {
  /// A member of an object, null for any other value.
  subscript(key: String) -> JSONValue { objectValue?[key] ?? .null }
}

/// Pages on disk for the browser; they go with this object.
final class BrowserPages: Sendable {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridkit-pages-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ html: String) throws -> URL {
    let file = url.appendingPathComponent("\(UUID().uuidString).html")
    try Data(html.utf8).write(to: file)
    return file
  }
}

/// Gives all tests of a slow suite one browser, and ends it after the last of them.
struct BrowserTrait: SuiteTrait, TestScoping {
  @TaskLocal static var present: (browser: Chromium, pages: BrowserPages)?

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard SlowTrait.runs else { return try await function() }
    let browser = try Chromium()
    defer { browser.close() }
    try await Self.$present.withValue((browser, try BrowserPages()), operation: function)
  }
}

extension Trait where Self == BrowserTrait {
  /// The suite's tests find a browser by `withPage`.
  static var browser: Self { Self() }
}

/// Opens a page in the suite's browser.
func withPage<Result>(
  _ html: String, look: BrowserTab.Look = .init(), fragment: String? = nil,
  _ body: (BrowserTab) async throws -> Result
) async throws -> Result {
  let (browser, pages) = try #require(BrowserTrait.present, "the suite has no browser")
  let tab = try await BrowserTab(
    html, look: look, fragment: fragment, in: browser, folder: pages)
  let result = try await body(tab)
  try await tab.close()
  return result
}

import GridHost
import GridScenarios
import TestSupport
import Testing

@MainActor @Suite("The protocol of hosts")
struct HostServerTests {
  // MARK: HO-11

  @Test(.rule("HO-11")) func `hello tells what there is, and has to come first`() throws {
    let client = try HostClient(greets: false)
    for method in ["open", "frame", "do", "state", "close"] {
      #expect(try client.error(method, method == "open" ? HostClient.flow : nil)["code"] == 2)
    }
    let hello = try client.result("hello", ["protocol": 1, "client": "a test"])
    #expect(hello["protocol"] == 1)
    #expect(hello["ops"]?.arrayValue == ScenarioAction.Op.allCases.map { .string($0.rawValue) })
    let layouts = try #require(hello["layouts"]?.arrayValue).compactMap(\.objectValue)
    #expect(layouts.map { $0["id"] } == LayoutRegistry.gallery.schemas.map { .string($0.id) })
    #expect(layouts.allSatisfy { $0["parameters"]?.objectValue?["type"] == "object" })
    #expect(try client.error("frame", ["to": 0])["code"] == 2)
  }

  @Test func `safe area and direction change in a session`() throws {
    let client = try HostClient()
    let size: JSONValue = [["fractionalWidth": 1], ["absolute": 100]]
    let item: JSONValue = ["item": [["fractionalWidth": 0.5], ["fractionalHeight": 1]]]
    let group: JSONObject = ["group": "horizontal", "size": size, "subitems": [item]]
    try client.frame(
      "open",
      [
        "layout": "compositional", "parameters": ["section": ["group": .object(group)]],
        "sections": [["count": 40]], "viewport": [320, 400], "safeArea": [10, 0, 0, 0],
      ])
    #expect(client.shown.adjustedInset.top == 10)
    let first = try #require(client.shown.views.first { $0.element == .cell(0, 0) })
    try client.frame("do", ["actions": [], "safeArea": [40, 0, 30, 0]])
    #expect(client.shown.adjustedInset.top == 40 && client.shown.adjustedInset.bottom == 30)
    try client.frame("do", ["actions": [], "direction": "rightToLeft"])
    let turned = try #require(client.shown.views.first { $0.element == .cell(0, 0) })
    #expect(turned.center.x == 320 - first.center.x)
    try client.compare()
    try client.frame("do", ["actions": [], "direction": "leftToRight"])
    #expect(client.shown.views.first { $0.element == .cell(0, 0) }?.center.x == first.center.x)
    #expect(try client.error("do", ["actions": [], "direction": "up"])["code"] == -32602)
  }

  @Test func `every parameter of a layout is described in the schema`() throws {
    for schema in LayoutRegistry.recordings.schemas {
      let object = try #require(ScenarioSchema.parameters(of: schema).objectValue)
      for (key, value) in object["properties"]?.objectValue?.members.map({ ($0.key, $0.value) })
        ?? []
      {
        #expect(value.objectValue?["description"] != nil, "\(schema.id).\(key)")
      }
    }
  }

  @Test(.rule("HO-11")) func `a case is opened, moved, changed, compared and closed`() throws {
    let client = try HostClient()
    var params = HostClient.flow
    params["texts"] = ["cell": "{section}/{item}"]
    params["events"] = ["DG"]
    try client.frame("open", params)
    #expect(client.shown.views.count == 12)
    #expect(client.shown.views[4].text == "0/4")
    try client.frame(
      "frame", ["to": 0.1, "input": [["type": "wheel", "at": 0.05, "delta": [0, 60]]]])
    #expect(client.shown.contentOffset.y == 60)
    let tap = try client.frame("do", ["actions": [["op": "tap", "at": [50, 50]]]])
    #expect(tap.events.map(\.call).contains("didSelectItemAt"))
    #expect(client.shown.views.filter(\.isSelected).map(\.element) == [.cell(0, 3)])
    // After a sleep, at a moment of its own.
    let scroll: JSONObject = [
      "to": 9.1,
      "actions": [["op": "setContentOffset", "contentOffset": [0, 120], "animated": true]],
    ]
    let woken = try client.frame("do", scroll)
    #expect(woken.time == 9.1 && woken.cut == 8.75)
    try client.frame("frame", ["to": 9.2])
    #expect(client.shown.contentOffset.y > 60 && client.shown.contentOffset.y < 120)
    #expect(try client.error("do", ["to": 1e300, "actions": []])["code"] == -32602)
    let result = try client.result(
      "do",
      ["actions": [["op": "query", "rect": [0, 0, 100, 100]], ["op": "settle"]], "full": true])
    let steps = try #require(result["steps"]?.arrayValue).compactMap(\.objectValue)
    #expect(steps.map { $0["op"] } == ["query", "settle"])
    #expect(steps[0]["elements"]?.arrayValue?.first == ["cell", 0, 0])
    #expect(result["frame"]?.objectValue?["base"] == nil)
    client.shown = HostState(try HostFrame(json: result["frame"] ?? .null))
    try client.compare()
    #expect(try client.result("close") == [:])
    #expect(try client.error("state")["code"] == 2)
    // The next `open` begins another session: no frame of the one before is its base.
    let last = client.shown.sequence
    try client.frame("open", HostClient.flow)
    #expect(client.shown.sequence == last + 1)
    #expect(client.shown.contentOffset == .zero)
  }

  @Test(.rule("HO-11"))
  func `open refuses the actions, the expectations and the screen of a case`() throws {
    let client = try HostClient()
    let extra: [(String, JSONValue)] = [
      ("actions", []), ("expect", [:]), ("screen", ["size": [1, 1]]),
    ]
    for (key, value) in extra {
      var params = HostClient.flow
      params[key] = value
      let error = try client.error("open", params)
      #expect(error["code"] == -32602)
      #expect(Self.paths(error) == ["params.\(key)"])
    }
  }

  @Test func `actions follow those before: parameters, layouts and data stay`() throws {
    let client = try HostClient()
    try client.frame("open", HostClient.flow)
    try client.frame(
      "do", ["actions": [["op": "setParameters", "parameters": ["itemSize": [60, 60]]]]])
    #expect(client.shown.views.first?.size == CGSize(width: 60, height: 60))
    // A parameter is checked against the layout that is installed by now.
    try client.frame("do", ["actions": [["op": "setLayout", "layout": "circle"]]])
    let error = try client.error(
      "do", ["actions": [["op": "setParameters", "parameters": ["itemSice": 9]]]])
    #expect(error["code"] == -32602)
    #expect(Self.paths(error) == ["params.actions[0].parameters.itemSice"])
    #expect("\(Self.data(error)[0]["suggestion"] ?? .null)".contains("itemSize"))
    try client.frame("do", ["actions": [["op": "setLayout", "layout": "flow"]]])
    #expect(client.shown.views.first?.size == CGSize(width: 60, height: 60))
    try client.frame(
      "do",
      [
        "actions": [
          ["op": "update", "deletes": [[0, 0]], "inserts": [["at": [0, 5]]], "animated": true]
        ]
      ])
    #expect(client.shown.motion == .animation)
    try client.frame("frame", ["to": 0.2])
    try client.frame("frame", ["to": 0.4])
    try client.compare()
  }

  @Test(.rule("HO-8")) func `cells that the host measures have the size that it says`() throws {
    let client = try HostClient()
    try client.frame(
      "open",
      [
        "layout": "compositional",
        "parameters": ["section": ["list": ["appearance": "plain"]]],
        "sections": [["count": 30]], "viewport": [320, 400], "measures": true,
      ])
    var measured: [JSONValue] = []
    for view in client.shown.views where view.wantsSize != nil {
      measured.append(
        HostMeasurement(
          view: view.view, section: 0, item: view.element.item,
          size: CGSize(width: 320, height: 70)
        ).json)
    }
    #expect(measured.count == client.shown.views.count)
    try client.frame("frame", ["to": 0.1, "measured": .array(measured)])
    #expect(client.shown.views.first { $0.element.item == 0 }?.size.height == 70)
    try client.compare()
    var both = HostClient.flow
    both["measures"] = true
    both["preferredSizes"] = ["height": 40]
    #expect(Self.paths(try client.error("open", both)) == ["params.preferredSizes"])
  }

  // MARK: HO-12

  @Test(.rule("HO-12")) func `other versions and unknown fields are refused`() throws {
    let client = try HostClient(greets: false)
    for version in [0, 2, 99] {
      let error = try client.error("hello", ["protocol": JSONValue(version)])
      #expect(error["code"] == 3)
      #expect(error["data"] == ["supported": [1]])
    }
    _ = try client.result("hello", ["protocol": 1])
    try client.frame("open", HostClient.flow)
    let requests: [(String, JSONObject, String, String?)] = [
      ("hello", ["protocol": 1, "cleint": "x"], "params.cleint", "client"),
      ("frame", ["to": 0, "bsae": 1], "params.bsae", "base"),
      ("state", ["deep": true], "params.deep", nil),
      ("close", ["now": true], "params.now", nil),
      ("do", ["actions": [], "acton": []], "params.acton", nil),
      (
        "frame", ["to": 0, "input": [["type": "wheel", "at": 0, "delta": [0, 1], "dleta": 0]]],
        "params.input[0].dleta", nil
      ),
    ]
    for (method, params, path, suggestion) in requests {
      let error = try client.error(method, params)
      #expect(error["code"] == -32602, "\(method)")
      #expect(Self.paths(error) == [path])
      #expect(Self.data(error).first?["suggestion"]?.stringValue == suggestion)
    }
    // Nothing of it was done.
    #expect(try client.compare().sequence == 1)
  }

  // A thousand animations that run at once take a debug build a minute.
  #if !DEBUG
    @Test func `changes without end leave nothing behind while the host's clock stands`() throws {
      let server = HostServer()
      _ = server.answer(#"{"jsonrpc":"2.0","id":1,"method":"hello","params":{"protocol":1}}"#)
      func ask(_ method: String, _ params: String) -> String {
        server.answer(#"{"jsonrpc":"2.0","id":2,"method":"\#(method)","params":\#(params)}"#)
      }
      _ = ask("open", #"{"layout":"list","sections":[{"count":8}],"viewport":[100,200]}"#)
      let update = #"{"op":"update","inserts":[{"at":[0,0]}],"deletes":[[0,5]],"animated":true}"#
      for _ in 0..<1100 { #expect(ask("do", #"{"actions":[\#(update)]}"#).contains("result")) }
      let simulation = try #require(server.grid?.simulation)
      #expect(simulation.pendingCount < HostSession.mostPending + 10)
    }
  #endif

  // MARK: HO-13

  @Test(.rule("HO-13"), .rows)
  func `a line that is no request gets an error, with its id where it has one`() {
    let rows: [(line: String, code: Int, id: JSONValue)] = [
      ("", -32700, JSONValue.null), ("   ", -32700, .null), ("nonsense", -32700, .null),
      (#"{"jsonrpc":"2.0","id":1,"method":"state""#, -32700, .null),
      ("[]", -32600, .null), ("7", -32600, .null), ("null", -32600, .null),
      (#"[{"jsonrpc":"2.0","id":1,"method":"state"}]"#, -32600, .null),
      (#"{"jsonrpc":"1.0","id":1,"method":"state"}"#, -32600, 1),
      (#"{"id":1,"method":"state"}"#, -32600, 1),
      (#"{"jsonrpc":"2.0","method":"state"}"#, -32600, .null),
      (#"{"jsonrpc":"2.0","id":null,"method":"state"}"#, -32600, .null),
      (#"{"jsonrpc":"2.0","id":1.5,"method":"state"}"#, -32600, .null),
      (#"{"jsonrpc":"2.0","id":[1],"method":"state"}"#, -32600, .null),
      (#"{"jsonrpc":"2.0","id":"a","method":7}"#, -32600, "a"),
      (#"{"jsonrpc":"2.0","id":"a","method":"state","more":1}"#, -32600, "a"),
      (#"{"jsonrpc":"2.0","id":"a","id":"b","method":"state"}"#, -32600, "a"),
      (#"{"jsonrpc":"2.0","id":"a","method":"stat"}"#, -32601, "a"),
      (#"{"jsonrpc":"2.0","id":"a","method":"state","params":[]}"#, -32602, "a"),
      (#"{"jsonrpc":"2.0","id":"a","method":"state","params":null}"#, -32602, "a"),
    ]
    forEachRow(of: rows, named: \.line) { line, code, id in
      let client = try HostClient()
      let answer = try client.ask(line)
      #expect(answer["error"]?.objectValue?["code"] == JSONValue(code))
      #expect(answer["id"] == id)
    }
  }

  @Test(.rule("HO-13")) func `a fault names the action and undoes it`() throws {
    let client = try HostClient()
    try client.frame("open", HostClient.flow)
    let error = try client.error(
      "do",
      [
        "actions": [
          ["op": "setContentOffset", "contentOffset": [0, 20]],
          ["op": "update", "deletes": [[0, 0]], "model": false],
          ["op": "setContentOffset", "contentOffset": [0, 900]],
        ]
      ])
    #expect(error["code"] == 1)
    let data = try #require(error["data"]?.objectValue)
    #expect(data["code"] == "E-50")
    #expect(data["rolledBack"] == true)
    #expect(data["action"] == 1)
    #expect(data["text"]?.stringValue?.hasPrefix("Invalid batch updates detected") == true)
    #expect(data["advice"]?.stringValue?.isEmpty == false)
    // Actions before the fault stand, those after it were not done.
    try client.frame("frame", ["to": 0.1])
    #expect(client.shown.contentOffset.y == 20)
    try client.compare()
    let again = try client.error(
      "do", ["actions": [["op": "scrollSection", "section": 0, "drag": ["by": [1, 0]]]]])
    #expect(again["data"]?.objectValue?["code"] == "section-not-scrolling")
    try client.frame("do", ["actions": [["op": "reloadData"]]])
    try client.compare()
  }

  @Test(.rule("HO-13"))
  func `requests past a limit get an error of their own, and cost nothing`() throws {
    let client = try HostClient()
    var params = HostClient.flow
    params["sections"] = [["count": 900_000], ["count": 900_000]]
    #expect(try client.error("open", params)["code"] == 4)
    params["parameters"] = ["itemSize": [0.001, 0.001], "minimumLineSpacing": 0]
    params["sections"] = [["count": 150_000]]
    #expect(try client.error("open", params)["code"] == 4)
    #expect(
      try client.error("open", ["layout": "circle", "sections": [["count": 200_000]]])["code"] == 4)
    try client.frame("open", HostClient.flow)
    let wheel: JSONValue = ["type": "wheel", "at": 0.1, "delta": [0, 1]]
    let wheels = JSONValue.array(Array(repeating: wheel, count: HostSession.mostInputs + 1))
    #expect(try client.error("frame", ["to": 0.2, "input": wheels])["code"] == 4)
    #expect(
      try client.error(
        "do",
        ["actions": [["op": "advance", "seconds": 3000], ["op": "advance", "seconds": 3000]]])[
          "code"] == 4)
    let long = String(repeating: " ", count: Int(ScenarioLimits.fileSize.most) + 1)
    #expect(try client.ask(long)["error"]?.objectValue?["code"] == 4)
    try client.frame("frame", ["to": 0.1])
    try client.compare()
    try client.frame("open", ["layout": "list", "sections": [["count": 100_000]]])
    let all: JSONValue = ["op": "snapshot", "elements": "all"]
    let snapshots = JSONValue.array(Array(repeating: all, count: 200))
    let refusal = try client.error("do", ["actions": snapshots])
    #expect(refusal["code"] == 4)
    #expect(refusal["message"]?.stringValue?.contains("at most 20000000 items handled") == true)
    try client.frame("do", ["actions": [["op": "snapshot"]]])
  }

  @Test(.rule("HO-13")) func `all mistakes of a request are told`() throws {
    let client = try HostClient()
    try client.frame("open", HostClient.flow)
    let error = try client.error(
      "frame",
      [
        "to": "soon", "base": -1,
        "input": [
          ["type": "tuch"], ["type": "touch", "phase": "begin", "finger": 0.5, "at": 0], 7,
        ],
        "measured": [["view": 0, "section": 0, "item": 0, "size": [10, -10]]],
      ])
    #expect(
      Self.paths(error).sorted() == [
        "params.base", "params.input[0].type", "params.input[1].finger",
        "params.input[1].location", "params.input[1].phase", "params.input[2]",
        "params.measured[0].size[1]", "params.to",
      ])
    #expect(Self.data(error).contains { $0["suggestion"] == "began" })
  }

  private static func data(_ error: JSONObject) -> [JSONObject] {
    error["data"]?.arrayValue?.compactMap(\.objectValue) ?? []
  }

  private static func paths(_ error: JSONObject) -> [String] {
    data(error).compactMap { $0["path"]?.stringValue }
  }
}

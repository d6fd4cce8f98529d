import GridHost
import GridScenarios
import TestSupport
import Testing

/// Actions of a host's user and its app on cases of the gallery, drawn by a seed.
@MainActor @Suite("Random sessions over the protocol")
struct HostScriptTests {
  private static let cases: [JSONObject] = [
    [
      "layout": "flow", "parameters": ["itemSize": [70, 90], "headerReferenceSize": [50, 30]],
      "sections": [["count": 30], ["count": 25]], "viewport": [320, 400], "displayScale": 2,
    ],
    [
      "layout": "compositional",
      "parameters": ["section": ["list": ["appearance": "plain"]]],
      "sections": [["count": 40]], "viewport": [320, 400], "measures": true,
    ],
    [
      "layout": "compositional",
      "parameters": [
        "section": [
          "group": [
            "group": "horizontal", "size": [["absolute": 110], ["absolute": 90]],
            "subitems": [["item": [["fractionalWidth": 1], ["fractionalHeight": 1]]]],
          ], "orthogonalScrollingBehavior": "continuous",
        ]
      ],
      "sections": [["count": 12], ["count": 12], ["count": 12], ["count": 12], ["count": 12]],
      "viewport": [320, 400],
    ],
    ["layout": "carousel", "sections": [["count": 20]], "viewport": [320, 400]],
  ]

  private static func place(_ random: inout SplitMix64) -> JSONValue {
    [
      JSONValue(Int.random(in: 0...319, using: &random)),
      JSONValue(Int.random(in: 0...399, using: &random)),
    ]
  }

  private static func action(_ random: inout SplitMix64) -> JSONValue {
    let item = JSONValue.array([0, JSONValue(Int.random(in: 0...9, using: &random))])
    let isAnimated = JSONValue.bool(Bool.random(using: &random))
    switch Int.random(in: 0..<11, using: &random) {
    case 0: return ["op": "tap", "at": place(&random)]
    case 1: return ["op": "update", "deletes": [item], "animated": isAnimated]
    case 2: return ["op": "update", "inserts": [["at": item]], "animated": isAnimated]
    case 3:
      return ["op": "update", "moves": [["from": item, "to": [0, 4]]], "animated": isAnimated]
    case 4: return ["op": "setBounds", "size": [400, 320], "animated": isAnimated]
    case 5: return ["op": "setBounds", "size": [320, 400], "animated": isAnimated]
    case 6: return ["op": "setLayout", "layout": "circle", "animated": isAnimated]
    case 7: return ["op": "setLayout", "layout": "flow", "animated": isAnimated]
    case 8: return ["op": "scrollToItem", "item": item, "animated": isAnimated]
    case 9: return ["op": "reloadData"]
    default: return ["op": "scrollSection", "section": 0, "contentOffset": [60, 0]]
    }
  }

  private static func input(
    at time: Double, _ phase: inout String?, _ random: inout SplitMix64
  ) -> JSONValue {
    if phase == nil, Bool.random(using: &random) {
      return [
        "type": "wheel", "at": .number(time), "location": place(&random),
        "delta": [
          JSONValue(Int.random(in: -60...60, using: &random)),
          JSONValue(Int.random(in: -60...200, using: &random)),
        ],
      ]
    }
    let next =
      phase == nil ? "began" : Int.random(in: 0..<5, using: &random) == 0 ? "ended" : "moved"
    phase = next == "ended" ? nil : next
    return [
      "type": "touch", "phase": .string(next), "finger": 1, "at": .number(time),
      "location": place(&random),
    ]
  }

  @Test(.rule("HO-4", "HO-5"), .seeds(0..<40, inDebug: 20))
  func `frames add up to the state, and the same lines have the same answers`() throws {
    let seed = currentSeed
    var random = SplitMix64(seed: seed)
    let client = try HostClient()
    let opened = try client.frame("open", Self.cases[Int(seed) % Self.cases.count])
    #expect(!opened.show.isEmpty)
    var time = 0.0
    var phase: String?
    var wanted = opened.show
    for _ in 0..<40 {
      if Int.random(in: 0..<5, using: &random) == 0 {
        // Some meet a fault: then the session is as before.
        let params: JSONObject = [
          "actions": [Self.action(&random)], "base": JSONValue(client.shown.sequence),
        ]
        let request = HostClient.request("do", params, id: "do")
        let answer = try client.ask(JSONValue.object(request).text())
        if let frame = answer["result"]?.objectValue?["frame"] {
          try client.shown.apply(HostFrame(json: frame))
        } else {
          #expect(answer["error"]?.objectValue?["code"] == 1)
        }
      } else {
        let end = time + Double.random(in: 0.001...0.2, using: &random)
        let inputs = (0..<Int.random(in: 0...3, using: &random)).map { number in
          Self.input(at: time + (end - time) * Double(number) / 3, &phase, &random)
        }
        let measured = wanted.compactMap { view in
          view.wantsSize.map { size in
            HostMeasurement(
              view: view.view, section: view.element.section, item: view.element.item,
              size: CGSize(width: size.width, height: CGFloat(40 + view.element.item % 5 * 9))
            ).json
          }
        }
        time = end
        wanted = try client.frame(
          "frame", ["to": .number(time), "input": .array(inputs), "measured": .array(measured)]
        ).show
      }
      try client.compare()
    }
    let other = HostServer()
    for (request, answer) in client.log { #expect(other.answer(request) == answer) }
  }
}

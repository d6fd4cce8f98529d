import Foundation
import GridScenarios
import Testing

/// The numbers of the article, one by one.
@MainActor @Suite("The tables of the articles: ckSwitcher and ckOriginal")
struct CKSwitcherTableTests {
  private static let names = ["ckSwitcher", "ckSwitcherAsPublished"]

  @Test func `the line: pitch, inset, content, and the scale half-way`() throws {
    for name in Self.names {
      for (width, inset, content) in [(375.0, 87.5, 2685.0), (320, 60, 2630)] {
        let line = try ArticleCase("\(name)-\(Int(width))-line")
        line.holds("contentSize", [content, 300].json)
        line.counts("cells", 12)
        for item in 0..<12 {
          let x = inset + 100 + 210 * Double(item)
          line.element("cells", "cell", 0, item, "center", [x, 150].json)
          line.element("cells", "cell", 0, item, "size", [200, 280])
        }
        let half = try ArticleCase("\(name)-\(Int(width))-halfway")
        half.holds("contentOffset", [105, 0])
        let scale = width == 375 ? 0.72 : 0.672
        half.results(of: .setContentOffset, "contentOffset", [[105, 0]])
        for item in 0..<2 {
          half.holds("steps[1].elements[\(item)].transform", [scale, 0, 0, scale, 0, 0].json)
        }
        half.counts("steps[1].elements", 2)
      }
    }
  }

  @Test func `the circle and the mosaic`() throws {
    for name in Self.names {
      let isPublished = name.hasSuffix("Published")
      for (width, height) in [(375.0, 750.0), (320, 640)] {
        let shift = (width - 375) / 2
        let circle = try ArticleCase("\(name)-\(Int(width))-circle")
        circle.cells(
          0,
          [
            [150 + shift, 2.5, 75, 75].json, [205 + shift, 17.237].json,
            [245.263 + shift, 57.5].json, [260 + shift, 112.5].json,
          ])
        circle.counts("cells", 12)
        circle.holds("contentSize", isPublished ? [0, 0] : [width, 300].json)
        circle.holds("contentOffset", [0, 0])
        let mosaic = try ArticleCase("\(name)-\(Int(width))-mosaic")
        let h = height / 4
        mosaic.holds("contentSize", [isPublished ? 0 : width, height].json)
        mosaic.holds("contentOffset", [0, 300])
        mosaic.cells(
          0,
          [
            [0, 0, h, h].json, [h, 0, h, h / 2].json, [h, h / 2, h, h / 2].json,
            [0, h, h, h / 2].json, [0, 1.5 * h, h, h / 2].json, [h, h, h, h].json,
            [0, 2 * h, h, h].json,
          ])
        mosaic.counts("cells", 12)
      }
    }
  }

  /// Where the eleven steps leave the view, at either width.
  @Test(arguments: [375, 320])
  func `eleven steps`(width: Int) throws {
    for (name, line, last) in [
      ("ckSwitcher", [0.0, 210, 420, 1260, 1470, 1470, 2310], 2100.0),
      ("ckSwitcherAsPublished", [0, 0, 210, 1260, 1470, 1470, 1680], 1680),
    ] {
      let switcher = try ArticleCase("\(name)-\(width)")
      switcher.rests(
        after: .drag,
        [
          [line[0], 0].json, [line[1], 0].json, [line[2], 0].json, [line[3], 0].json,
          [line[4], 0].json, [0, 300], [line[6], 0].json,
        ])
      // Circle, mosaic, line, mosaic, circle, line.
      switcher.rests(
        after: .setLayout,
        [[0, 0], [0, 0], [line[5], 0].json, [0, 300], [0, 0], [last, 0].json])
      switcher.rests(after: .setContentOffset, [[2100, 0]])
      switcher.holds("contentOffset", [last, 0].json)
      switcher.counts("cells", 11)
      let shift = Double(width - 375) / 2
      switcher.snapshot(
        6,
        [
          [150 + shift, 2.5].json, [209.470 + shift, 19.962].json, [250.060 + shift, 66.804].json,
        ])
      let actions = switcher.scenario.actions
      let snapshots = actions.indices.filter { actions[$0].op == .snapshot }
      switcher.counts("steps[\(snapshots[6])].elements", 11)
    }
  }

  @Test(arguments: [375, 320])
  func `the published layout answers outside the content`(width: Int) throws {
    try ArticleCase("ckSwitcherAsPublished-\(width)-targets").results(
      of: .askTarget, "target", [[-210, 0], [0, 0], [210, 0], [1260, 0], [1470, 0]])
    try ArticleCase("ckSwitcher-\(width)-targets").results(
      of: .askTarget, "target", [[0, 0], [210, 0], [210, 0], [1260, 0]])
  }

  @Test func `drags, control, offset and delete are those of the table`() throws {
    for name in Self.names {
      let scenario = try #require(GalleryScenarios[name]?.cases.first)
      #expect(scenario.viewport == CGSize(width: 375, height: 300))
      #expect(
        scenario.parameters["itemSize"] == [200, 280]
          && scenario.parameters["pagingEnabled"] == true)
      let proposals = scenario.actions.compactMap { action -> CGPoint? in
        if let (_, _, _, proposed, _) = action.values(of: .drag) { proposed } else { nil }
      }
      #expect(
        proposals == [
          CGPoint(x: -30, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 900, y: 0),
          CGPoint(x: 1200, y: 0), CGPoint(x: 1300, y: 0), CGPoint(x: 0, y: 300),
          CGPoint(x: 2110, y: 0),
        ])
      let changes = scenario.actions.filter { $0.op == .setParameters }
      #expect(
        changes == [
          .setParameters(["pagingEnabled": false]), .setParameters(["pagingEnabled": true]),
        ])
      let tap = try #require(scenario.actions.firstIndex(of: .tap(ItemPosition(0, 3))))
      guard let update = scenario.actions[tap + 1].values(of: .update) else {
        Issue.record("no update after the tap")
        continue
      }
      #expect(update.deletes == [ItemPosition(0, 3)] && update.model)
      // Each of the controls has presses, and the switch has two.
      let controls = scenario.screen?.controls ?? []
      #expect(controls.map(\.steps.count) == [2, 2, 2, 2])
    }
  }

  // MARK: The original

  @Test(arguments: ["ckOriginal", "ckOriginalAsPublished"])
  func `taps delete, model first, down to the one in the centre`(name: String) throws {
    let scenario = try #require(GalleryScenarios[name]?.cases.first)
    for (key, value) in [
      ("radius", 70), ("itemSize", [50, 50]), ("startAngleDegrees", 90), ("clockwise", false),
    ] as [(String, JSONValue)] {
      #expect(scenario.parameters[key] == value)
    }
    #expect(scenario.sections.map(\.itemCount) == [20])
    let taps = scenario.actions.filter { $0.op == .tap }
    let updates = scenario.actions.compactMap { action -> ScenarioUpdate? in
      action.values(of: .update)
    }
    #expect(taps.count == 19 && updates.count == 19)
    for (tap, update) in zip(taps, updates) {
      #expect([tap] == update.deletes.map { .tap($0) } && update.model)
    }
    for width in [375.0, 320] {
      let original = try ArticleCase("\(name)-\(Int(width))")
      original.counts("cells", 1)
      original.cell(0, 0, [width / 2 - 25, 75, 50, 50].json)
      // From the bottom, counter-clockwise: item 5 at the right, 10 at the top, 15 at the left.
      let middle = width / 2
      for (item, x, y) in [
        (0, middle, 170.0), (5, middle + 70, 100), (10, middle, 30), (15, middle - 70, 100),
      ] {
        original.holds("steps[0].elements[\(item)].frame", [x - 25, y - 25, 50, 50].json)
      }
    }
  }

  @Test(arguments: ["ckOriginal", "ckOriginalAsPublished"])
  func `a new layout object remembers nothing, and one that was kept does`(name: String) throws {
    for width in [375, 320] {
      try ArticleCase("\(name)-\(width)-fresh").rests(after: .setLayout, [[0, 0], [0, 0]])
      try ArticleCase("\(name)-\(width)-kept").rests(after: .setLayout, [[0, 0], [220, 0]])
      for action in try ArticleCase("\(name)-\(width)-fresh").scenario.actions {
        if let (_, _, _, isFresh) = action.values(of: .setLayout) { #expect(isFresh) }
      }
    }
  }

  @Test(arguments: ["ckOriginal", "ckOriginalAsPublished"])
  func `a delete without the model is refused`(name: String) throws {
    for width in [375, 320] {
      let refused = try ArticleCase("\(name)-\(width)-refused")
      refused.holds("faults", [["code": "E-50", "step": 1]])
      refused.counts("cells", 20)
    }
  }
}

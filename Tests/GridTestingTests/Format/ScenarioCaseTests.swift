import ScenarioFiles
import GridTesting
import TestSupport
import Testing

/// An action as text, by its op and its other keys, and as a value.
func sample(_ op: String, _ keys: String, _ action: ScenarioAction) -> (String, ScenarioAction) {
  (#"{"op": "\#(op)"\#(keys.isEmpty ? "" : ", " + keys)}"#, action)
}

@Suite("Scenario case")
struct ScenarioCaseTests {
  static let actions: [(String, ScenarioAction)] = [
    sample("drag", #""by": [0, -40]"#, .drag(by: CGPoint(x: 0, y: -40), over: 0.3, hold: true)),
    sample(
      "drag", #""by": [5, 6], "over": 0.5, "hold": false"#,
      .drag(by: CGPoint(x: 5, y: 6), over: 0.5, hold: false)),
    sample(
      "drag", #""proposed": [410, 0]"#, .dragProposing(CGPoint(x: 410, y: 0), velocity: .zero)),
    sample(
      "drag", #""proposed": [410, 0], "velocity": [900, 0]"#,
      .dragProposing(CGPoint(x: 410, y: 0), velocity: CGPoint(x: 900, y: 0))),
    sample("fling", #""velocity": [0, 1200]"#, .fling(by: .zero, velocity: CGPoint(x: 0, y: 1200))),
    sample(
      "fling", #""by": [0, 7], "velocity": [0, 1200]"#,
      .fling(by: CGPoint(x: 0, y: 7), velocity: CGPoint(x: 0, y: 1200))),
    sample(
      "touch", #""points": [[0, 10, 20], [0.1, 10, 5]]"#,
      .Op.touch([
        .init(time: 0, location: CGPoint(x: 10, y: 20)),
        .init(time: 0.1, location: CGPoint(x: 10, y: 5)),
      ])),
    sample(
      "setContentOffset", #""contentOffset": [0, 300]"#,
      .setContentOffset(CGPoint(x: 0, y: 300), animated: false)),
    sample(
      "setContentOffset", #""contentOffset": [0, 300], "animated": true"#,
      .setContentOffset(CGPoint(x: 0, y: 300), animated: true)),
    sample(
      "scrollToItem", #""item": [1, 2]"#,
      .scrollToItem(ItemPosition(1, 2), position: [], animated: false)),
    sample(
      "scrollToItem", #""item": [1, 2], "position": "top", "animated": true"#,
      .scrollToItem(ItemPosition(1, 2), position: [.top], animated: true)),
    sample(
      "scrollToItem", #""item": [1, 2], "position": ["top", "left"]"#,
      .scrollToItem(ItemPosition(1, 2), position: [.top, .left], animated: false)),
    sample(
      "setLayout", #""layout": "plain""#,
      .setLayout("plain", parameters: [:], animated: false, reload: false)),
    sample(
      "setLayout",
      #""layout": "rows", "parameters": {"itemHeight": 9}, "animated": true, "reload": true"#,
      .setLayout("rows", parameters: ["itemHeight": 9], animated: true, reload: true)),
    sample(
      "setLayout", #""layout": "columns", "fresh": true"#,
      .setLayout("columns", parameters: [:], animated: false, reload: false, fresh: true)),
    sample(
      "setLayout",
      #""layout": "strip", "parameters": {"itemSize": [3, 4]}, "fresh": true, "reload": true"#,
      .setLayout(
        "strip", parameters: ["itemSize": [3, 4]], animated: false, reload: true, fresh: true)),
    sample("setParameters", #""parameters": {"itemHeight": 8}"#, .setParameters(["itemHeight": 8])),
    sample(
      "interactiveTransition", #""layout": "rows", "progress": [0.5, 1]"#,
      .Op.interactiveTransition(LayoutChoice(id: "rows", parameters: [:]), [0.5, 1], true)),
    sample(
      "interactiveTransition",
      #""layout": "columns", "parameters": {"columnCount": 2}, "progress": [], "#
        + #""finish": false"#,
      .Op.interactiveTransition(
        LayoutChoice(id: "columns", parameters: ["columnCount": 2]), [], false)),
    sample(
      "setBounds", #""size": [667, 375]"#,
      .setBounds(CGSize(width: 667, height: 375), animated: false)),
    sample(
      "setBounds", #""size": [667, 375], "animated": true"#,
      .setBounds(CGSize(width: 667, height: 375), animated: true)),
    sample(
      "setViewContentInset", #""inset": [1, 2, 3, 4], "animated": true"#,
      .setViewContentInset(GridEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), animated: true)),
    sample("update", "", .update(ScenarioUpdate())),
    sample(
      "update",
      #""deletes": [[0, 1], [0, 0]], "inserts": [{"at": [0, 3]}, {"at": [0, 2], "#
        + #""item": {"height": 5, "span": 2}}], "moves": [{"from": [0, 4], "#
        + #""to": [1, 0]}, [[2, 2], [2, 3]]], "reloads": [[1, 1]], "sectionDeletes": [3], "#
        + #""sectionInserts": [5, {"at": 6, "section": {"items": [9]}}], "#
        + #""sectionMoves": [[0, 1], {"from": 2, "to": 4}], "sectionReloads": [7], "#
        + #""animated": true, "model": false"#, .update(fullUpdate)),
    sample("reloadData", "", .reloadData),
    sample("tap", #""at": [10.5, 20]"#, .Op.tap(CGPoint(x: 10.5, y: 20), nil)),
    sample("tap", #""item": [0, 4]"#, .tap(ItemPosition(0, 4))),
    sample("select", #""item": [0, 4]"#, .Op.select(ItemPosition(0, 4), [], false)),
    sample(
      "select", #""item": [0, 4], "position": "bottom", "animated": true"#,
      .Op.select(ItemPosition(0, 4), [.bottom], true)),
    sample(
      "deselect", #""item": [0, 4], "animated": true"#, .Op.deselect(ItemPosition(0, 4), [], true)),
    sample("advance", #""seconds": 0.25"#, .advance(seconds: 0.25)),
    sample("settle", "", .settle(limit: 10)), sample("settle", #""limit": 2"#, .settle(limit: 2)),
    sample("query", #""rect": [0, 1, 2, 3]"#, .Op.query(CGRect(x: 0, y: 1, width: 2, height: 3))),
    sample(
      "askTarget", #""proposed": [66, 0]"#,
      .askTarget(proposed: CGPoint(x: 66, y: 0), velocity: .zero)),
    sample(
      "askTarget", #""proposed": [66, 0], "velocity": [-1, 0]"#,
      .askTarget(proposed: CGPoint(x: 66, y: 0), velocity: CGPoint(x: -1, y: 0))),
    sample(
      "askBoundsChange", #""newBounds": [0, 1, 2, 3]"#,
      .Op.askBoundsChange(CGRect(x: 0, y: 1, width: 2, height: 3))),
    sample("snapshot", "", .snapshot(.visible)),
    sample("snapshot", #""elements": "all""#, .snapshot(.all)),
    sample(
      "scrollSection", #""section": 2, "contentOffset": [40, 0]"#,
      .Op.scrollSection(2, CGPoint(x: 40, y: 0), nil, false)),
    sample(
      "scrollSection", #""section": 2, "contentOffset": [40, 0], "animated": true"#,
      .Op.scrollSection(2, CGPoint(x: 40, y: 0), nil, true)),
    sample(
      "scrollSection", #""section": 0, "drag": {"by": [40, 0]}"#,
      .Op.scrollSection(0, nil, SectionDrag(by: CGPoint(x: 40, y: 0)), false)),
    sample(
      "scrollSection", #""section": 0, "drag": {"by": [4, 0], "velocity": [90, 0]}"#,
      .Op.scrollSection(
        0, nil, SectionDrag(by: CGPoint(x: 4, y: 0), velocity: CGPoint(x: 90, y: 0)), false)),
    sample(
      "scrollSection", #""section": 0, "drag": {"velocity": [90, 0]}"#,
      .Op.scrollSection(0, nil, SectionDrag(velocity: CGPoint(x: 90, y: 0)), false)),
    sample("beginMove", #""item": [1, 2]"#, .Op.beginMove(ItemPosition(1, 2))),
    sample("moveTo", #""point": [10.5, -4]"#, .Op.moveTo(CGPoint(x: 10.5, y: -4))),
    sample("endMove", "", .Op.endMove()), sample("observe", "", .Op.observe()),
    sample(
      "track", #""points": [[0.1, 0, 20], [0.2, 4, 60]]"#,
      .Op.track(
        [
          .init(time: 0.1, location: CGPoint(x: 0, y: 20)),
          .init(time: 0.2, location: CGPoint(x: 4, y: 60)),
        ], nil, nil)),
    sample(
      "track", #""points": [[0.1, 0, 20]], "velocity": [0, 90], "target": [0, 400]"#,
      .Op.track(
        [.init(time: 0.1, location: CGPoint(x: 0, y: 20))], CGPoint(x: 0, y: 90),
        CGPoint(x: 0, y: 400))),
    sample(
      "setData", #""sections": [{"items": [{"height": 9}]}]"#,
      .Op.setData([ScenarioSection(.items([.height(9)]))])),
    sample("cancelMove", "", .Op.cancelMove()),
    sample(
      "dragItems", #""items": [[1, 2], [0, 0]]"#,
      .Op.dragItems([ItemPosition(1, 2), ItemPosition(0, 0)])),
    sample("dropAt", #""point": [10, 20]"#, .Op.dropAt(CGPoint(x: 10, y: 20), nil)),
    sample(
      "dropAt", #""point": [1, 2], "proposal": {"operation": "copy"}"#,
      .Op.dropAt(CGPoint(x: 1, y: 2), ScenarioAction.Proposal(.copy))),
    sample(
      "dropAt", #""point": [1, 2], "proposal": {"intent": "insertIntoDestinationIndexPath"}"#,
      .Op.dropAt(
        CGPoint(x: 1, y: 2), ScenarioAction.Proposal(intent: .insertIntoDestinationIndexPath))),
  ]

  static var fullUpdate: ScenarioUpdate {
    var update = ScenarioUpdate()
    update.deletes = [ItemPosition(0, 1), ItemPosition(0, 0)]
    update.inserts = [
      .init(at: ItemPosition(0, 3)),
      .init(at: ItemPosition(0, 2), item: .spanning(height: 5, span: 2)),
    ]
    update.moves = [
      .init(from: ItemPosition(0, 4), to: ItemPosition(1, 0)),
      .init(from: ItemPosition(2, 2), to: ItemPosition(2, 3)),
    ]
    update.reloads = [ItemPosition(1, 1)]
    update.sectionDeletes = [3]
    update.sectionInserts = [
      .init(at: 5), .init(at: 6, section: ScenarioSection(.items([.height(9)]))),
    ]
    update.sectionMoves = [.init(from: 0, to: 1), .init(from: 2, to: 4)]
    update.sectionReloads = [7]
    update.animated = true
    update.model = false
    return update
  }

  @Test func `every op is among the samples`() {
    let samples = Self.actions + DiffableCaseTests.actions
    #expect(Set(samples.map(\.1.op)) == Set(ScenarioAction.Op.allCases))
  }

  @Test(.rows) func `an action is read, written and read again`() throws {
    forEachRow(of: Self.actions, named: \.0) { text, action in
      let cases = try readCases(#"{"layout": "rows", "actions": [\#(text)]}"#)
      #expect(cases.first?.actions == [action])
      let written = try JSONValue.object(["layout": "rows", "actions": [action.json]]).text()
      #expect(try readCases(written).first?.actions == [action])
      if !text.contains("\"layout\"") { #expect(try ScenarioAction(json: action.json) == action) }
    }
  }

  @Test func `written cases and actions leave out the defaults`() throws {
    let plain = ScenarioCase(id: "p", layout: "rows")
    #expect(try plain.json.text() == #"{"id":"p","layout":"rows"}"#)
    let drag = ScenarioAction.drag(by: CGPoint(x: 0, y: 8), over: 0.3, hold: true)
    #expect(try drag.json.text() == #"{"by":[0,8],"op":"drag"}"#)
    #expect(
      try ScenarioAction.update(Self.fullUpdate).json.text() == """
        {"animated":true,"deletes":[[0,1],[0,0]],"inserts":[{"at":[0,3]},\
        {"at":[0,2],"item":{"height":5,"span":2}}],"model":false,\
        "moves":[{"from":[0,4],"to":[1,0]},{"from":[2,2],"to":[2,3]}],"op":"update",\
        "reloads":[[1,1]],"sectionDeletes":[3],\
        "sectionInserts":[{"at":5,"section":{"count":0}},{"at":6,"section":{"items":[9]}}],\
        "sectionMoves":[{"from":0,"to":1},{"from":2,"to":4}],"sectionReloads":[7]}
        """)
  }

  @Test func `an action that code makes from mistaken JSON is refused with every mistake`() throws {
    let json: JSONValue = ["op": "tap", "att": [0, 1], "item": [0]]
    let error = #expect(throws: ScenarioFileError.self) { try ScenarioAction(json: json) }
    #expect(error?.mistakes.map(\.path.description) == ["[0].att", "[0].item"])
  }

  /// A case with each key given or left out by chance.
  private func randomCase(_ random: inout SplitMix64, number: Int) -> ScenarioCase {
    func chance() -> Bool { Bool.random(using: &random) }
    func length(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random)) / 4
    }
    func insets() -> GridEdgeInsets {
      GridEdgeInsets(top: length(0...80), left: length(0...80), bottom: length(-80...80), right: 0)
    }
    func item() -> ScenarioSection.Item {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: .height(length(-40...400))
      case 1: .size(CGSize(width: length(0...400), height: length(0...400)))
      default: .spanning(height: length(0...400), span: Int.random(in: 1...4, using: &random))
      }
    }
    var result = ScenarioCase(id: "case \(number)", layout: "columns")
    if chance() { result.parameters = ["columnCount": 2, "isStrict": true] }
    result.sections = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      let content: ScenarioSection.Content =
        chance()
        ? .count(Int.random(in: 0...99, using: &random)) : .items((0..<3).map { _ in item() })
      return ScenarioSection(content, keys: chance() ? ["columns": 3] : [:])
    }
    if chance() { result.viewport = CGSize(width: length(0...4000), height: length(0...4000)) }
    result.displayScale = Int.random(in: 1...3, using: &random)
    if chance() { result.frameRate = 120 }
    if chance() { result.safeArea = insets() }
    if chance() { result.viewContentInset = insets() }
    if chance() { result.layoutMargins = insets() }
    if chance() { result.direction = .rightToLeft }
    if chance() {
      result.preferredSizes = ScenarioPreferredSizes(
        widths: chance() ? [] : [length(0...400)], heights: [length(0...400), length(0...400)])
    }
    result.queryPolicy = GridView.QueryPolicy.allCases.randomElement(using: &random) ?? .whole
    if chance() { result.contentOffset = CGPoint(x: length(-99...99), y: length(-99...99)) }
    result.actions = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      Self.actions[Int.random(in: 0..<Self.actions.count, using: &random)].1
    }
    if chance() { DiffableCaseTests.makeDiffable(&result, &random) }
    // The current layout decides which parameters are legal.
    result.actions.removeAll { $0.op == .setParameters }
    if chance() {
      result.screen = ScenarioScreen(
        size: CGSize(width: length(0...4000), height: length(0...4000)),
        origin: chance() ? .zero : CGPoint(x: length(-99...99), y: length(-99...99)),
        controls: (0..<Int.random(in: 0...3, using: &random)).map { index in
          .init(
            title: random.string(),
            frame: CGRect(
              x: length(-99...99), y: length(-99...99), width: length(0...99),
              height: length(0...99)), steps: result.actions.indices.filter { _ in chance() })
        })
    }
    if chance() {
      func template() -> String? {
        chance()
          ? nil : ["", "{item}", "{section} Section {", "a {} b"].randomElement(using: &random)
      }
      result.texts = ScenarioTexts(cell: template(), header: template(), footer: template())
    }
    if chance() { result.expect = ["contentSize": [1, 2], "cells": [["frame": .null]]] }
    return result
  }

  @Test(.seeds(0..<200, inDebug: 20)) func `cases that are written read back the same`() throws {
    var random = SplitMix64(seed: currentSeed)
    let cases = (0..<3).map { randomCase(&random, number: $0) }
    let file: JSONValue = ["cases": .array(cases.map(\.json))]
    for style in [JSONValue.Style.line, .pretty] {
      #expect(try readCases(file.text(style)) == cases)
    }
  }

  /// Replaces a value somewhere inside.
  private func spoilt(_ value: JSONValue, _ random: inout SplitMix64) -> JSONValue {
    if Int.random(in: 0..<5, using: &random) == 0 { return random.json(depth: 2) }
    switch value {
    case .array(var entries) where !entries.isEmpty:
      let index = Int.random(in: 0..<entries.count, using: &random)
      entries[index] = spoilt(entries[index], &random)
      return .array(entries)
    case .object(let object) where !object.isEmpty:
      var members = object.members
      let index = Int.random(in: 0..<members.count, using: &random)
      if Int.random(in: 0..<6, using: &random) == 0 {
        members[index].key = random.string()
      } else {
        members[index].value = spoilt(members[index].value, &random)
      }
      return .object(JSONObject(members: members))
    default: return random.json(depth: 2)
    }
  }

  @Test(.seeds(0..<200, inDebug: 20))
  func `a spoilt file is refused with paths, or read and written alike`() throws {
    var random = SplitMix64(seed: currentSeed)
    let cases = (0..<2).map { randomCase(&random, number: $0) }
    let file: JSONValue = ["cases": .array(cases.map(\.json))]
    for _ in 0..<10 {
      let text = try spoilt(file, &random).text()
      do throws(ScenarioFileError) {
        let read = try readCases(text)
        let again = try? readCases(JSONValue.array(read.map(\.json)).text())
        #expect(again == read, "\(text)")
      } catch {
        #expect(!error.mistakes.isEmpty)
        #expect(error.mistakes.allSatisfy { $0.position != nil })
      }
    }
  }

  @Test(.seeds(0..<200, inDebug: 20)) func `damaged files never stop the program`() throws {
    var chance = SplitMix64(seed: currentSeed)
    let list = JSONValue.array([randomCase(&chance, number: 0).json])
    let bytes = Array(try list.text(.pretty).utf8)
    let parser = ScenarioParser(layouts: SampleLayouts.all)
    for _ in 0..<10 {
      do throws(ScenarioFileError) {
        let read = try parser.cases(in: Data(chance.damaged(bytes)), file: "f")
        #expect(read.count <= 1)
      } catch { #expect(!error.mistakes.isEmpty) }
    }
  }
}

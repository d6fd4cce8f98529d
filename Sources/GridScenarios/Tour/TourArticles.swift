/// The demonstrations of the articles in both forms. In most pictures, the corrected form is above,
/// and the published form is below.
extension Tour {
  /// The stops of the articles, in the order in which the tour shows them. A stop whose case cannot
  /// be built is left out.
  public static let articleStops: [TourStop] = [
    panel, panelReloaded, buttonsCutOff, waterfalls, blankView, missingAttributes, threeCalls,
    switcherStop, originalStop, blocks,
  ].compactMap(\.self)

  /// The corrected and the published form of one case. Of the two screens of a demonstration, the
  /// case has the larger one.
  private struct Pair {
    let name: String
    let corrected: ScenarioCase
    let published: ScenarioCase

    @MainActor init?(_ name: String, _ situation: String? = nil) {
      func find(_ scenario: String) -> ScenarioCase? {
        let id = [scenario, "375", situation].compactMap(\.self).joined(separator: "-")
        return GalleryScenarios[scenario]?.cases.first { $0.id == id }
      }
      guard let corrected = find(name), let published = find(name + "AsPublished") else {
        return nil
      }
      self.name = name
      self.corrected = corrected
      self.published = published
    }

    var both: [ScenarioCase] { [corrected, published] }

    /// Returns the corrected case under another name.
    func scenario(as name: String? = nil) -> ScenarioCase {
      corrected.upTo(corrected.actions.count, as: name ?? self.name)
    }

    /// Returns the same states of both forms, with one row for each form.
    func rows(_ states: (ScenarioCase) -> [TourState]) -> [[TourState]] { both.map(states) }

    func whole(_ note: String = "", as name: String? = nil) -> [TourState] {
      both.map { TourState($0.upTo($0.actions.count, as: name ?? self.name), note: note) }
    }
  }

  /// Returns a row for each of the two forms, with a state of every pair.
  private static func rows(_ columns: [[TourState]]) -> [[TourState]] {
    guard let first = columns.first else { return [] }
    return first.indices.map { row in columns.map { $0[row] } }
  }

  // MARK: The filter panel

  private static var panel: TourStop? {
    guard let pair = Pair("conditionFilter") else { return nil }
    return TourStop(
      scenario: pair.scenario(),
      remark: "Three layouts; as published item 6 is out of reach.",
      rows: pair.rows { $0.states(as: pair.name) }, played: pair.both, surroundings: 0.6)
  }

  /// Half the duration of a switch, which takes a quarter of a second.
  private static let half = 0.125

  /// The stop of the first layout switch in the filter panel, half-way through the animation. It
  /// shows the switch without and with `reloadData()`, which removes all cells.
  private static var panelReloaded: TourStop? {
    guard let pair = Pair("conditionFilter") else { return nil }
    func run(_ scenario: ScenarioCase, reloads: Bool) -> ScenarioCase {
      guard let press = scenario.rests.first,
        let (layout, animated, _, fresh) = scenario.actions[press].values(of: .setLayout)
      else { return scenario }
      var part = scenario.upTo(press, as: "panelReloaded")
      part.actions += [
        .Op.setLayout(layout, animated, reloads, fresh),
        .advance(seconds: half), .settle(limit: 10),
      ]
      part.expect = nil
      return part
    }
    let rows = pair.both.map { scenario in
      [false, true].map { reloads in
        let part = run(scenario, reloads: reloads)
        return TourState(
          part.upTo(part.actions.count - 1),
          note: "\(half) s of 0.25 s · \(reloads ? "with" : "without") reloadData", isUnderWay: true
        )
      }
    }
    return TourStop(
      scenario: run(pair.corrected, reloads: false),
      remark: "Half-way through a switch; reloadData takes all cells away.",
      rows: rows,
      played: pair.both.flatMap { scenario in
        [false, true].map { run(scenario, reloads: $0) }
      }, surroundings: 0)
  }

  /// The stop of ten buttons in three lines, in a view 100 points high. In the published form, the
  /// content size comes from `itemSize`, and the content ends inside the third line.
  private static var buttonsCutOff: TourStop? {
    func buttons(_ parameters: JSONObject) -> ScenarioCase {
      ScenarioCase(
        id: "buttonsCutOff", layout: "shortestColumn", parameters: parameters,
        sections: [ScenarioSection(.count(10))], viewport: CGSize(width: 360, height: 100),
        displayScale: 2, actions: [.dragProposing(CGPoint(x: 0, y: 200), velocity: .zero)])
    }
    let both = [buttons([:]), buttons(["mode": "asPublished"])]
    return TourStop(
      scenario: both[0],
      remark: "Ten buttons, 140 points; published, scrolling ends at 110.",
      rows: [both.map { TourState($0, note: "dragged to the end") }], played: both)
  }

  // MARK: Waterfalls

  private static var waterfalls: TourStop? {
    guard let pair = Pair("watchFlow") else { return nil }
    return TourStop(
      scenario: pair.scenario(),
      remark: "1, 2, 1, 3 columns; published, gaps above first rows.",
      rows: pair.rows { scenario in
        [
          TourState(scenario.upTo(0, as: pair.name), note: "first layout"),
          TourState(scenario.upTo(scenario.actions.count, as: pair.name), note: "at the end"),
        ]
      }, played: pair.both, surroundings: 0.6)
  }

  private static var blankView: TourStop? {
    guard let pair = Pair("watchFlowBlank") else { return nil }
    func free(_ scenario: ScenarioCase) -> ScenarioCase {
      var scenario = scenario
      scenario.viewContentInset = .zero
      scenario.expect = nil
      return scenario
    }
    return TourStop(
      scenario: pair.scenario(),
      remark: "Published, the view's inset leaves the view blank.",
      rows: pair.both.reversed().map { scenario in
        [
          TourState(scenario.upTo(0, as: pair.name), note: "with the view's inset"),
          TourState(free(scenario).upTo(0, as: pair.name), note: "without"),
        ]
      }, played: pair.both.flatMap { [$0, free($0)] }, surroundings: 0.3)
  }

  /// The stop of a refused switch. A switch asks the incoming layout for each item, and the
  /// published layout returns nil.
  private static var missingAttributes: TourStop? {
    guard let pair = Pair("watchFlowBlank", "switch") else { return nil }
    return TourStop(
      scenario: pair.scenario(as: "missingAttributes"),
      remark: "Switched to, the published one stops with a fault.",
      rows: [
        zip(pair.whole(as: "missingAttributes"), ["after the switch", "the switch was refused"])
          .map { TourState($0.scenario, note: $1) }
      ], played: pair.both, surroundings: 0.3)
  }

  // MARK: Headers and footers

  private static var threeCalls: TourStop? {
    let calls = [
      ("1", "call 1: the system's layout"), ("2", "call 2: margins of 10"),
      ("3", "call 3: made for three columns"), ("3-turned", "call 3, turned"),
    ].map { situation, note in Pair("xmFlow", situation).map { ($0, note) } }.compactMap(\.self)
    guard let exact = calls.first(where: { $0.0.corrected.id.hasSuffix("-3") })?.0 else {
      return nil
    }
    return TourStop(
      scenario: exact.scenario(),
      remark: "Where three columns fit exactly, published gets two.",
      rows: rows(calls.map { $0.0.whole($0.1) }), played: calls.flatMap { $0.0.both },
      surroundings: 0)
  }

  // MARK: Line, circle, grid

  private static var switcherStop: TourStop? {
    guard let pair = Pair("ckSwitcher") else { return nil }
    return TourStop(
      scenario: pair.scenario(),
      remark: "Line, circle and grid are found where a drag left them.",
      rows: pair.rows { $0.states(as: pair.name) }, played: pair.both, surroundings: 1.4)
  }

  private static var originalStop: TourStop? {
    guard let whole = Pair("ckOriginal"), let fresh = Pair("ckOriginal", "fresh"),
      let kept = Pair("ckOriginal", "kept")
    else { return nil }
    /// Returns the circle after `count` items are deleted.
    func circle(without count: Int, _ scenario: ScenarioCase) -> TourState {
      var left = count
      var length = 0
      for (index, action) in scenario.actions.enumerated() where left > 0 {
        if action.op == .update { left -= 1 }
        length = index + 1
      }
      var part = scenario.upTo(length, as: whole.name)
      part.actions.append(.settle(limit: 10))
      return TourState(part, note: count == 0 ? "first layout" : "\(count) taps, each deletes")
    }
    return TourStop(
      scenario: whole.scenario(),
      remark: "Taps delete; the last of twenty is in the centre.",
      rows: rows(
        [0, 10, 19].map { count in whole.both.map { circle(without: count, $0) } }
          + [
            fresh.whole("line again, a fresh object"), kept.whole("line again, the object kept"),
          ]), played: whole.both + fresh.both, surroundings: 1)
  }

  // MARK: Blocks

  private static var blocks: TourStop? {
    let views = [
      (nil, "upright"), ("turned", "turned, the other template"), ("flat", "started lying flat"),
    ].map { situation, note in Pair("yjBlocks", situation).map { ($0, note) } }
      .compactMap(\.self)
    guard let turned = views.first(where: { $0.0.corrected.id.hasSuffix("turned") })?.0 else {
      return nil
    }
    return TourStop(
      scenario: turned.scenario(),
      remark: "The view really turned: 5 columns upright, 7 across.",
      rows: rows(views.map { $0.0.whole($0.1) }), played: views.flatMap { $0.0.both },
      surroundings: 0)
  }
}

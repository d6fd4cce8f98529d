import Foundation

// The ops that change layouts, bounds and time, and those that ask.

extension ScenarioAction.Op {
  package static let setLayout = ScenarioOp(
    "setLayout",
    "another layout; each object is made once a case and kept: switching back finds it as it was",
    layout, .animated(),
    Field("reload", .bool, default: false, "whether `reloadData` follows at once"),
    Field(
      "fresh", .bool, default: false,
      "whether a new object is made though the case has made one of this layout before"),
    example: """
      {"layout": "list", "sections": [{"count": 20}],
       "actions": [
         {"op": "setLayout", "layout": "flow", "parameters": {"itemSize": [80, 80]},
          "animated": true},
         {"op": "settle"},
         {"op": "setLayout", "layout": "list", "reload": true},
         {"op": "setLayout", "layout": "flow", "fresh": true}],
       "expect": {"contentSize": [375, 230]}}
      """,
    perform: { $0.switchLayout(to: $1, animated: $2, reloads: $3, isFresh: $4) })

  private static let layout = Field<LayoutChoice>.layout(
    "which layout of the gallery",
    parameters: "how the layout is set up; what it was given before stays")

  package static let setParameters = ScenarioOp(
    "setParameters", "changes the current layout",
    Field<JSONObject>(
      keys: [.required("parameters", .parameters, "what changes")],
      read: { reader, scenario in
        guard reader.has("parameters") else {
          reader.missing("parameters", expected: "an object of parameters")
          return nil
        }
        return scenario.parameters(reader, of: scenario.current, isComplete: false)
      },
      write: { $1["parameters"] = .object($0) }),
    example: """
      {"layout": "flow", "parameters": {"itemSize": [80, 80]}, "sections": [{"count": 20}],
       "actions": [{"op": "setParameters", "parameters": {"itemSize": [100, 40]}}],
       "expect": {"contentSize": [375, 340]}}
      """,
    perform: { $0.configure($0.layoutID, $1) })

  package static let interactiveTransition = ScenarioOp(
    "interactiveTransition",
    "a transition that a gesture drives, one tick for each progress value; ends at rest",
    layout,
    Field("progress", Form.number.list, "how far the transition is, one tick for each number"),
    Field(
      "finish", .bool, default: true, "whether it ends in the new layout or is cancelled"),
    example: """
      {"layout": "list", "sections": [{"count": 20}],
       "actions": [
         {"op": "interactiveTransition", "layout": "flow", "parameters": {"itemSize": [80, 80]},
          "progress": [0.2, 0.5, 0.8], "finish": true},
         {"op": "interactiveTransition", "layout": "list", "progress": [0.3], "finish": false}]}
      """,
    count: { _, progress, _ in ScenarioTally(ticks: Double(progress.count), settles: 1) },
    perform: { $0.runTransition(to: $1, progress: $2, finishes: $3) })

  package static let setBounds = ScenarioOp(
    "setBounds", "another size of the grid; one with the sides swapped turns the screen, too",
    Field("size", .viewSize, "width and height of the grid"), .animated(),
    example: """
      {"layout": "flow", "sections": [{"count": 60}],
       "actions": [{"op": "setBounds", "size": [667, 375], "animated": true}, {"op": "settle"}]}
      """,
    perform: { session, size, animated in
      session.change(animated) { $0.turnOrResize(to: size) }
    })

  package static let setViewContentInset = ScenarioOp(
    "setViewContentInset", "another content inset of the view's own",
    Field("inset", .edges, "the view's own content inset"), .animated(),
    example: """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "setViewContentInset", "inset": [0, 0, 216, 0], "animated": true},
         {"op": "settle"}]}
      """,
    perform: { session, inset, animated in
      session.change(animated) { $0.contentInset = inset }
    })

  package static let advance = ScenarioOp(
    "advance", "virtual time passes, with every tick that lies inside",
    Field("seconds", .seconds(), "virtual time that passes"),
    example: """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "setContentOffset", "contentOffset": [0, 400], "animated": true},
         {"op": "advance", "seconds": 0.1},
         {"op": "snapshot"}]}
      """,
    count: { ScenarioTally(seconds: $0) }, perform: { $0.grid.advance(by: $1) })

  package static let settle = ScenarioOp(
    "settle", "virtual time passes until everything rests; answers `frames` and `seconds`",
    Field("limit", .seconds(), default: 10, "virtual seconds after which it is a fault"),
    example: """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "scrollToItem", "item": [0, 40], "position": "top", "animated": true},
         {"op": "settle", "limit": 2}]}
      """,
    count: { ScenarioTally(seconds: $0) },
    answer: { session, limit in
      let settlement = session.grid.settle(limit: limit)
      return .settled(frames: settlement.frames, seconds: settlement.seconds)
    })

  // MARK: Questions

  package static let query = ScenarioOp(
    "query", "asks the layout for the elements of a rectangle; answers `elements`",
    Field("rect", .rect, "the rectangle, in content points"),
    example: """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [{"op": "query", "rect": [0, 100, 375, 100]}],
       "expect": {"steps": [{"elements": [["cell", 0, 1], ["cell", 0, 2]]}]}}
      """,
    count: { ScenarioTally(queries: [$0]) },
    answer: { .names($0.grid.ask(elementsIn: $1).map { ElementName($0.key.elementID) }) })

  package static let askTarget = ScenarioOp(
    "askTarget", "asks the layout alone where scrolling shall end; answers `target`",
    Field("proposed", .point, "where scrolling would end"),
    Field("velocity", .velocity, default: .zero, "the speed at the release"),
    example: """
      {"layout": "carousel", "parameters": {"itemSize": [150, 100]}, "sections": [{"count": 12}],
       "actions": [{"op": "askTarget", "proposed": [333, 0], "velocity": [500, 0]}]}
      """,
    answer: { session, proposed, velocity in
      session.unlessFaulty(.target(session.grid.ask(targetFor: proposed, velocity: velocity)))
    })

  package static let askBoundsChange = ScenarioOp(
    "askBoundsChange",
    "asks the layout whether other bounds would make it stale; answers `invalidates`",
    Field("newBounds", .rect, "the bounds to ask about"),
    example: """
      {"layout": "flow", "sections": [{"count": 60}],
       "actions": [{"op": "askBoundsChange", "newBounds": [0, 0, 320, 667]}],
       "expect": {"steps": [{"invalidates": true}]}}
      """,
    answer: { .invalidates($0.grid.ask(aboutBoundsChange: $1)) })

  package static let snapshot = ScenarioOp(
    "snapshot", "lists elements as they are on screen at this moment; answers `elements`",
    Field(
      "elements", .word, default: ScenarioAction.SnapshotScope.visible,
      "those with a view, or all of the layout"),
    example: """
      {"layout": "list", "sections": [{"count": 4}],
       "actions": [
         {"op": "setLayout", "layout": "flow", "animated": true},
         {"op": "advance", "seconds": 0.1},
         {"op": "snapshot", "elements": "all"}]}
      """,
    count: { $0 == .all ? ScenarioTally(listings: 1) : ScenarioTally(screens: 1) },
    answer: { session, scope in
      let elements = session.grid.elementsOnScreen(scope == .all ? .all : .visible)
      return .elements(ScenarioSession.lastOfEach(elements.map { session.record($0) }))
    })

  package static let observe = ScenarioOp(
    "observe",
    "what can be seen from outside; answers `contentSize`, `elements` with their frames, and "
      + "`calls`: what data source and delegate heard since the last one",
    example: """
      {"layout": "list", "viewport": [375, 100], "sections": [{"count": 60}],
       "actions": [
         {"op": "observe"},
         {"op": "setContentOffset", "contentOffset": [0, 70]},
         {"op": "observe"}],
       "expect": {"steps": [
         {}, {},
         {"elements": [{"section": 0, "item": 1, "frame": [0, 70, 375, 60]},
                       {"section": 0, "item": 2, "frame": [0, 140, 375, 60]}],
          "calls": ["scrollViewDidScroll", "didEndDisplaying 0-0", "cellForItemAt 0-2",
                    "willDisplay 0-2"]}]}}
      """,
    count: { ScenarioTally(screens: 1) }, answer: { .observed($0.observe()) })
}

extension ScenarioAction.SnapshotScope: JSONWritable {}

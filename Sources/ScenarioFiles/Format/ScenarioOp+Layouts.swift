import Foundation

// The ops that change layouts, bounds and time, and those that ask.

extension ScenarioOp {
  static let setLayout = ScenarioOp(
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
    parts: {
      guard case .setLayout(let id, let parameters, let animated, let reload, let fresh) = $0 else {
        return nil
      }
      return (LayoutChoice(id: id, parameters: parameters), animated, reload, fresh)
    },
    make: {
      .setLayout($0.id, parameters: $0.parameters, animated: $1, reload: $2, fresh: $3)
    })

  private static let layout = Field<LayoutChoice>.layout(
    "which layout of the gallery",
    parameters: "how the layout is set up; what it was given before stays")

  static let setParameters = ScenarioOp(
    "changes the current layout",
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
    parts: { if case .setParameters(let parameters) = $0 { parameters } else { nil } },
    make: { .setParameters($0) })

  static let interactiveTransition = ScenarioOp(
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
    parts: {
      guard case .interactiveTransition(let id, let parameters, let progress, let finish) = $0
      else { return nil }
      return (LayoutChoice(id: id, parameters: parameters), progress, finish)
    },
    make: {
      .interactiveTransition($0.id, parameters: $0.parameters, progress: $1, finish: $2)
    })

  static let setBounds = ScenarioOp(
    "another size of the grid; one with the sides swapped turns the screen, too",
    Field("size", .viewSize, "width and height of the grid"), .animated(),
    example: """
      {"layout": "flow", "sections": [{"count": 60}],
       "actions": [{"op": "setBounds", "size": [667, 375], "animated": true}, {"op": "settle"}]}
      """,
    parts: { if case .setBounds(let size, let animated) = $0 { (size, animated) } else { nil } },
    make: { .setBounds($0, animated: $1) })

  static let setViewContentInset = ScenarioOp(
    "another content inset of the view's own",
    Field("inset", .edges, "the view's own content inset"), .animated(),
    example: """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "setViewContentInset", "inset": [0, 0, 216, 0], "animated": true},
         {"op": "settle"}]}
      """,
    parts: {
      if case .setViewContentInset(let inset, let animated) = $0 { (inset, animated) } else { nil }
    },
    make: { .setViewContentInset($0, animated: $1) })

  static let advance = ScenarioOp(
    "virtual time passes, with every tick that lies inside",
    Field("seconds", .seconds(), "virtual time that passes"),
    example: """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "setContentOffset", "contentOffset": [0, 400], "animated": true},
         {"op": "advance", "seconds": 0.1},
         {"op": "snapshot"}]}
      """,
    parts: { if case .advance(let seconds) = $0 { seconds } else { nil } },
    make: { .advance(seconds: $0) })

  static let settle = ScenarioOp(
    "virtual time passes until everything rests; answers `frames` and `seconds`",
    Field("limit", .seconds(), default: 10, "virtual seconds after which it is a fault"),
    example: """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "scrollToItem", "item": [0, 40], "position": "top", "animated": true},
         {"op": "settle", "limit": 2}]}
      """,
    parts: { if case .settle(let limit) = $0 { limit } else { nil } },
    make: { .settle(limit: $0) })

  // MARK: Questions

  static let query = ScenarioOp(
    "asks the layout for the elements of a rectangle; answers `elements`",
    Field("rect", .rect, "the rectangle, in content points"),
    example: """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [{"op": "query", "rect": [0, 100, 375, 100]}],
       "expect": {"steps": [{"elements": [["cell", 0, 1], ["cell", 0, 2]]}]}}
      """,
    parts: { if case .query(let rect) = $0 { rect } else { nil } },
    make: { .query($0) })

  static let askTarget = ScenarioOp(
    "asks the layout alone where scrolling shall end; answers `target`",
    Field("proposed", .point, "where scrolling would end"),
    Field("velocity", .velocity, default: .zero, "the speed at the release"),
    example: """
      {"layout": "carousel", "parameters": {"itemSize": [150, 100]}, "sections": [{"count": 12}],
       "actions": [{"op": "askTarget", "proposed": [333, 0], "velocity": [500, 0]}]}
      """,
    parts: {
      if case .askTarget(let proposed, let velocity) = $0 { (proposed, velocity) } else { nil }
    },
    make: { .askTarget(proposed: $0, velocity: $1) })

  static let askBoundsChange = ScenarioOp(
    "asks the layout whether other bounds would make it stale; answers `invalidates`",
    Field("newBounds", .rect, "the bounds to ask about"),
    example: """
      {"layout": "flow", "sections": [{"count": 60}],
       "actions": [{"op": "askBoundsChange", "newBounds": [0, 0, 320, 667]}],
       "expect": {"steps": [{"invalidates": true}]}}
      """,
    parts: { if case .askBoundsChange(let bounds) = $0 { bounds } else { nil } },
    make: { .askBoundsChange($0) })

  static let snapshot = ScenarioOp(
    "lists elements as they are on screen at this moment; answers `elements`",
    Field(
      "elements", .word, default: .visible, "those with a view, or all of the layout"),
    example: """
      {"layout": "list", "sections": [{"count": 4}],
       "actions": [
         {"op": "setLayout", "layout": "flow", "animated": true},
         {"op": "advance", "seconds": 0.1},
         {"op": "snapshot", "elements": "all"}]}
      """,
    parts: { if case .snapshot(let scope) = $0 { scope } else { nil } },
    make: { .snapshot($0) })

  static let observe = ScenarioOp(
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
    parts: { $0 == .observe ? () : nil }, make: { .observe })
}

extension ScenarioAction.SnapshotScope: JSONWritable {}

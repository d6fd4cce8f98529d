import Foundation

// The ops that move the content, and the fingers that select.

extension ScenarioAction.Op {
  package static let drag = ScenarioOp(
    "drag", "a finger drags the content and lifts; time passes until the view rests",
    Field(optional: "by", .point, "distance of the content offset"),
    Field("over", .seconds(.positive), default: 0.3, "seconds that the drag takes"),
    Field(
      "hold", .bool, default: true,
      "whether the finger rests before it lifts; false lifts at the speed of the move"),
    Field(
      optional: "proposed", .point, "where scrolling would end, which the hooks are asked about"),
    Field("velocity", .velocity, default: .zero, "the speed that the hooks are told"),
    forms: [["by", "over", "hold"], ["proposed", "velocity"]],
    example: """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "drag", "by": [0, 120]},
         {"op": "drag", "by": [0, 80], "over": 0.2, "hold": false},
         {"op": "drag", "proposed": [0, 333], "velocity": [0, 500]}],
       "expect": {"contentOffset": [0, 333]}}
      """,
    check: { reader in
      // A drag either is made over a distance or ends with a proposal.
      guard reader.has("proposed") else {
        reader.refuse(
          "velocity", expected: "a velocity only beside \"proposed\"", found: "one without it")
        if !reader.has("by") {
          reader.missing("by", or: ["proposed"], expected: ParameterType.point.inWords)
        }
        return
      }
      for key in ["by", "over", "hold"] {
        reader.refuse(
          key, expected: "\"by\", \"over\" and \"hold\" only without \"proposed\"")
      }
    },
    complete: { by, over, hold, proposed, velocity in
      if proposed != nil { return (nil, 0.3, true, proposed, velocity) }
      return by == nil ? nil : (by, over, hold, nil, .zero)
    },
    count: { by, over, _, _, _ in
      let seconds = by == nil ? 0 : over
      return ScenarioTally(seconds: seconds, movingSeconds: seconds, settles: 1)
    },
    perform: { session, by, over, hold, proposed, velocity in
      if let proposed {
        session.grid.drag(proposing: proposed, velocity: velocity)
      } else {
        session.grid.drag(by: by ?? .zero, over: over, hold: hold)
      }
      session.grid.settle()
    })

  package static let fling = ScenarioOp(
    "fling", "a finger lets the content go at a speed; time passes until the view rests",
    Field("by", .point, default: .zero, "how far the drag moves the content first"),
    Field("velocity", .velocity, "the speed at which the content is let go"),
    example: """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "fling", "velocity": [0, 1500]},
         {"op": "fling", "by": [0, 40], "velocity": [0, -600]}]}
      """,
    count: { _, _ in ScenarioTally(settles: 1) },
    perform: { session, by, velocity in
      session.grid.fling(by: by, velocity: velocity)
      session.grid.settle()
    })

  package static let touch = ScenarioOp(
    "touch",
    "a finger, sample by sample, with hysteresis and velocity estimate; ends with its last point",
    Field(
      "points",
      touchPoints.checked { points, path, scenario in
        if points.isEmpty {
          scenario.mistakes.report(
            path, expected: "a list of one point or more", found: "an empty list")
        }
      }, "seconds from the first contact, and the place on screen"),
    example: """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "touch", "points": [[0, 100, 400], [0.05, 100, 340], [0.1, 100, 270]]},
         {"op": "settle"}]}
      """,
    complete: { $0.contains(where: \.isTooLate) ? nil : $0 },
    count: { ScenarioTally(touching: $0) },
    perform: { $0.grid.touch(GridTouchScript($1)) })

  package static let track = ScenarioOp(
    "track",
    "a finger on the content as a recorder sees it, sample by sample; stays down until it lifts",
    Field(
      "points", touchPoints, default: [],
      "seconds from the action's start, and how far the finger has brought the content since "
        + "it came down"),
    Field(optional: "velocity", .velocity, "lifts the finger at this speed of the content"),
    Field(
      optional: "target", .point,
      "only beside `velocity`: where scrolling ends, as a hook answered"),
    example: """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "track", "points": [[0.016, 0, 20], [0.033, 0, 45]]},
         {"op": "track", "points": [[0.016, 0, 80]], "velocity": [0, 900], "target": [0, 420]},
         {"op": "advance", "seconds": 0.1},
         {"op": "settle"}],
       "expect": {"contentOffset": [0, 420]}}
      """,
    check: { reader in
      guard !reader.has("velocity") else { return }
      reader.refuse(
        "target", expected: "a target only beside \"velocity\"", found: "one without it")
    },
    complete: { points, velocity, target in
      points.contains(where: \.isTooLate)
        ? nil : (points, velocity, velocity == nil ? nil : target)
    },
    count: { points, _, _ in ScenarioTally(touching: points) },
    perform: { $0.track($1, velocity: $2, target: $3) })

  package static let setContentOffset = ScenarioOp(
    "setContentOffset", "UIKit's call of that name; `animated` only begins the animation",
    Field("contentOffset", .point, "where the content goes"), .animated(),
    example: """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "setContentOffset", "contentOffset": [0, 400], "animated": true},
         {"op": "settle"}],
       "expect": {"contentOffset": [0, 400]}}
      """,
    perform: { $0.grid.setContentOffset($1, animated: $2) })

  package static let scrollToItem = ScenarioOp(
    "scrollToItem", "UIKit's call of that name; `animated` only begins the animation",
    Field("item", .itemPosition, "the item to show"),
    Field(
      "position", scrollPositions, default: [],
      "where it shall be; without one the grid scrolls no further than it has to"), .animated(),
    example: """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "scrollToItem", "item": [0, 40], "position": "centeredVertically",
          "animated": true},
         {"op": "settle"},
         {"op": "scrollToItem", "item": [0, 2], "position": ["top", "left"]}]}
      """,
    perform: { $0.grid.scrollToItem(at: $1.indexPath, at: .init($2), animated: $3) })

  package static let scrollSection = ScenarioOp(
    "scrollSection", "scrolls a section that scrolls by itself; a drag ends at rest",
    Field("section", .count, "the section's number"),
    Field(optional: "contentOffset", .point, "where its content goes"),
    Field(optional: "drag", SectionDrag.form, "a finger on it"),
    .animated(false, "only beside `contentOffset`"),
    forms: [["contentOffset", "animated"], ["drag"]],
    example: """
      {"layout": "compositional",
       "parameters": {"section": {
         "group": {"group": "horizontal", "size": [{"absolute": 120}, {"absolute": 90}],
                   "subitems": [{"item": [{"fractionalWidth": 1}, {"fractionalHeight": 1}]}]},
         "orthogonalScrollingBehavior": "continuous"}},
       "sections": [{"count": 12}],
       "actions": [
         {"op": "scrollSection", "section": 0, "contentOffset": [240, 0], "animated": true},
         {"op": "settle"},
         {"op": "scrollSection", "section": 0, "drag": {"by": [60, 0], "velocity": [300, 0]}}]}
      """,
    check: { reader in
      reader.checkOne(of: ["contentOffset", "drag"])
      guard reader.has("drag"), !reader.has("contentOffset") else { return }
      reader.refuse(
        "animated", expected: "\"animated\" only beside \"contentOffset\"",
        found: "\"animated\" beside \"drag\"")
    },
    complete: { section, offset, drag, animated in
      if drag != nil { return (section, nil, drag, false) }
      return offset == nil ? nil : (section, offset, nil, animated)
    },
    count: { _, _, drag, _ in ScenarioTally(settles: drag == nil ? 0 : 1) },
    perform: { $0.scroll($1, to: $2, drag: $3, animated: $4) })

  package static let tap = ScenarioOp(
    "tap", "a finger comes down and lifts at once",
    Field(optional: "at", .point, "a point on screen"),
    Field(optional: "item", .itemPosition, "an item: the middle of what shows of it"),
    forms: [["at"], ["item"]],
    example: """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [{"op": "tap", "at": [100, 200]}, {"op": "tap", "item": [0, 4]}],
       "expect": {"selectedItems": [[0, 4]]}}
      """,
    check: { $0.checkOne(of: ["at", "item"]) },
    complete: { point, item in
      if point != nil { return (point, nil) }
      return item == nil ? nil : (nil, item)
    },
    perform: { session, point, item in
      // A tap on an item that is not on screen does nothing.
      if let point { session.grid.tap(at: point) }
      if let item { session.grid.tapItem(at: item.indexPath) }
    })

  package static let select = ScenarioOp(
    "select", "a selection by code, of which the delegate hears nothing",
    Field("item", .itemPosition, "the item"), selectedPosition, .animated(),
    example: """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "select", "item": [0, 30], "position": "top", "animated": true},
         {"op": "settle"}],
       "expect": {"selectedItems": [[0, 30]]}}
      """,
    perform: { session, item, position, animated in
      session.grid.selectItem(
        at: item.indexPath, animated: animated, scrollPosition: .init(position))
    })

  package static let deselect = ScenarioOp(
    "deselect", "the end of a selection by code",
    Field("item", .itemPosition, "the item"), selectedPosition, .animated(),
    example: """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "select", "item": [0, 3]},
         {"op": "deselect", "item": [0, 3], "position": [], "animated": false}],
       "expect": {"selectedItems": []}}
      """,
    perform: { session, item, _, animated in
      session.grid.deselectItem(at: item.indexPath, animated: animated)
    })

  private static let selectedPosition = Field(
    "position", scrollPositions, default: [],
    "where the grid scrolls a selected item to; nowhere without one")

  /// One of UIKit's names, or a list of them.
  private static let scrollPositions: Form<[ScenarioAction.ScrollPosition]> = {
    let word = Form<ScenarioAction.ScrollPosition>.word
    return Form(
      type: .either([word.type, .list(word.type)]),
      json: { $0.count == 1 ? $0[0].json : $0.json },
      convert: { ($0.arrayValue ?? [$0]).compactMap(word.convert) })
  }()

  /// Points in the order of their times. For `track`, a point tells how far the finger has brought
  /// the content.
  private static let touchPoints = Form<ScenarioAction.TouchPoint>(
    type: .named(["t", "x", "y"], .number)
  ) { value in
    guard let numbers = value.doubleValues, numbers.count == 3 else { return nil }
    return .init(time: numbers[0], location: CGPoint(x: numbers[1], y: numbers[2]))
  }.list.checked { points, path, scenario in
    var earliest = 0.0
    for (index, point) in points.enumerated() {
      if point.isTooLate || point.time < earliest {
        scenario.mistakes.report(
          path.index(index).index(0),
          expected: point.isTooLate
            ? "a time, \(ScenarioLimits.seconds.inWords)"
            : "a time of \(JSONWriter.number(earliest)) or later",
          found: JSONWriter.number(point.time))
      }
      earliest = point.time
    }
  }
}

extension ScenarioAction.TouchPoint: JSONWritable {
  /// `[t, x, y]`
  package var json: JSONValue { JSONValue([CGFloat(time), location.x, location.y]) }

  /// Whether no case can last as long. The point is reported, and the action left out, so that the
  /// case is not reported as too long as well.
  fileprivate var isTooLate: Bool { time > ScenarioLimits.seconds.most }
}

extension ScenarioAction.ScrollPosition: JSONWritable {}

/// The drag of a section that scrolls by itself.
package struct SectionDrag: Hashable, Sendable {
  var by: CGPoint
  var velocity: CGPoint

  package init(by distance: CGPoint = .zero, velocity: CGPoint = .zero) {
    by = distance
    self.velocity = velocity
  }

  static let fields = Fields<SectionDrag>(
    [
      .init("by", \.by, .point, default: .zero, "distance of the section's content offset"),
      .init("velocity", \.velocity, .velocity, default: .zero, "speed when the finger lifts"),
    ], isFilled: true)

  fileprivate static let form: Form<SectionDrag> = {
    var form = Form.object(
      .part(.sectionDrag), fields, from: SectionDrag(),
      expected: "a drag: {\"by\": [x, y], \"velocity\": [x, y]}", of: "keys of a drag"
    ) { reader in
      if !reader.has("by"), !reader.has("velocity") {
        reader.missing("by", or: ["velocity"], expected: "\"by\" or \"velocity\"")
      }
    }
    form.json = { drag in
      var object = fields.members(of: drag)
      if object.isEmpty { object["by"] = drag.by.json }
      return .object(object)
    }
    return form
  }()
}

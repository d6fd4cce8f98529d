import Foundation

// The ops that move the content, and the fingers that select.

extension ScenarioOp {
  static let drag = ScenarioOp(
    "a finger drags the content and lifts; time passes until the view rests",
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
        if reader.has("velocity") {
          reader.mistakes.report(
            reader.path.key("velocity"), expected: "a velocity only beside \"proposed\"",
            found: "one without it")
        }
        if !reader.has("by") {
          reader.missing("by", or: ["proposed"], expected: ParameterType.point.inWords)
        }
        return
      }
      for key in ["by", "over", "hold"] where reader.has(key) {
        reader.mistakes.report(
          reader.path.key(key),
          expected: "\"by\", \"over\" and \"hold\" only without \"proposed\"",
          found: "\"\(key)\" beside it")
      }
    },
    parts: {
      switch $0 {
      case .drag(let by, let over, let hold): (by, over, hold, nil, .zero)
      case .dragProposing(let proposed, let velocity): (nil, 0.3, true, proposed, velocity)
      default: nil
      }
    },
    make: { by, over, hold, proposed, velocity in
      proposed.map { .dragProposing($0, velocity: velocity) }
        ?? by.map { .drag(by: $0, over: over, hold: hold) }
    })

  static let fling = ScenarioOp(
    "a finger lets the content go at a speed; time passes until the view rests",
    Field("by", .point, default: .zero, "how far the drag moves the content first"),
    Field("velocity", .velocity, "the speed at which the content is let go"),
    example: """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "fling", "velocity": [0, 1500]},
         {"op": "fling", "by": [0, 40], "velocity": [0, -600]}]}
      """,
    parts: { if case .fling(let by, let velocity) = $0 { (by, velocity) } else { nil } },
    make: { .fling(by: $0, velocity: $1) })

  static let touch = ScenarioOp(
    "a finger, sample by sample, with hysteresis and velocity estimate; ends with its last point",
    Field(
      "points",
      Part.touchPoints.checked { points, path, scenario in
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
    parts: { if case .touch(let points) = $0 { points } else { nil } },
    make: { $0.contains(where: \.isTooLate) ? nil : .touch($0) })

  static let track = ScenarioOp(
    "a finger on the content as a recorder sees it, sample by sample; stays down until it lifts",
    Field(
      "points", .touchPoints, default: [],
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
      if reader.has("target"), !reader.has("velocity") {
        reader.mistakes.report(
          reader.path.key("target"), expected: "a target only beside \"velocity\"",
          found: "one without it")
      }
    },
    parts: {
      guard case .track(let points, let lift) = $0 else { return nil }
      return (points, lift?.velocity, lift?.target)
    },
    make: { points, velocity, target in
      if points.contains(where: \.isTooLate) { return nil }
      return .track(points, lift: velocity.map { .init(velocity: $0, target: target) })
    })

  static let setContentOffset = ScenarioOp(
    "UIKit's call of that name; `animated` only begins the animation",
    Field("contentOffset", .point, "where the content goes"), .animated(),
    example: """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "setContentOffset", "contentOffset": [0, 400], "animated": true},
         {"op": "settle"}],
       "expect": {"contentOffset": [0, 400]}}
      """,
    parts: {
      if case .setContentOffset(let offset, let animated) = $0 { (offset, animated) } else { nil }
    },
    make: { .setContentOffset($0, animated: $1) })

  static let scrollToItem = ScenarioOp(
    "UIKit's call of that name; `animated` only begins the animation",
    Field("item", .itemPosition, "the item to show"),
    Field(
      "position", .scrollPositions, default: [],
      "where it shall be; without one the grid scrolls no further than it has to"), .animated(),
    example: """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "scrollToItem", "item": [0, 40], "position": "centeredVertically",
          "animated": true},
         {"op": "settle"},
         {"op": "scrollToItem", "item": [0, 2], "position": ["top", "left"]}]}
      """,
    parts: {
      guard case .scrollToItem(let item, let position, let animated) = $0 else { return nil }
      return (item, position, animated)
    },
    make: { .scrollToItem($0, position: $1, animated: $2) })

  static let scrollSection = ScenarioOp(
    "scrolls a section that scrolls by itself; a drag ends at rest",
    Field("section", .count, "the section's number"),
    Field(optional: "contentOffset", .point, "where its content goes"),
    Field(optional: "drag", .sectionDrag, "a finger on it"),
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
      reader.checkOne(of: "contentOffset", or: "drag")
      if reader.has("drag"), !reader.has("contentOffset"), reader.has("animated") {
        reader.mistakes.report(
          reader.path.key("animated"), expected: "\"animated\" only beside \"contentOffset\"",
          found: "\"animated\" beside \"drag\"")
      }
    },
    parts: {
      switch $0 {
      case .scrollSection(let section, .offset(let offset, let animated)):
        (section, offset, nil, animated)
      case .scrollSection(let section, .drag(let by, let velocity)):
        (section, nil, SectionDrag(by: by, velocity: velocity), false)
      default: nil
      }
    },
    make: { section, offset, drag, animated in
      drag.map { .scrollSection(section, .drag(by: $0.by, velocity: $0.velocity)) }
        ?? offset.map { .scrollSection(section, .offset($0, animated: animated)) }
    })

  static let tap = ScenarioOp(
    "a finger comes down and lifts at once",
    Field(optional: "at", .point, "a point on screen"),
    Field(optional: "item", .itemPosition, "an item: the middle of what shows of it"),
    forms: [["at"], ["item"]],
    example: """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [{"op": "tap", "at": [100, 200]}, {"op": "tap", "item": [0, 4]}],
       "expect": {"selectedItems": [[0, 4]]}}
      """,
    check: { $0.checkOne(of: "at", or: "item") },
    parts: {
      switch $0 {
      case .tap(.point(let point)): (point, nil)
      case .tap(.item(let item)): (nil, item)
      default: nil
      }
    },
    make: { point, item in
      point.map { .tap(.point($0)) } ?? item.map { .tap(.item($0)) }
    })

  static let select = ScenarioOp(
    "a selection by code, of which the delegate hears nothing",
    Field("item", .itemPosition, "the item"), selectedPosition, .animated(),
    example: """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "select", "item": [0, 30], "position": "top", "animated": true},
         {"op": "settle"}],
       "expect": {"selectedItems": [[0, 30]]}}
      """,
    parts: {
      guard case .select(let selection) = $0 else { return nil }
      return (selection.item, selection.position, selection.animated)
    },
    make: { .select(.init($0, position: $1, animated: $2)) })

  static let deselect = ScenarioOp(
    "the end of a selection by code",
    Field("item", .itemPosition, "the item"), selectedPosition, .animated(),
    example: """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "select", "item": [0, 3]},
         {"op": "deselect", "item": [0, 3], "position": [], "animated": false}],
       "expect": {"selectedItems": []}}
      """,
    parts: {
      guard case .deselect(let selection) = $0 else { return nil }
      return (selection.item, selection.position, selection.animated)
    },
    make: { .deselect(.init($0, position: $1, animated: $2)) })

  private static let selectedPosition = Field(
    "position", .scrollPositions, default: [],
    "where the grid scrolls a selected item to; nowhere without one")
}

extension ScenarioAction.TouchPoint: JSONWritable {
  /// `[t, x, y]`
  package var json: JSONValue { JSONValue([CGFloat(time), location.x, location.y]) }

  /// Whether no case can last as long. The point is reported, and the action left out, so that the
  /// case is not reported as too long as well.
  fileprivate var isTooLate: Bool { time > ScenarioLimits.seconds.most }
}

extension Part where Value == [ScenarioAction.TouchPoint] {
  /// Points in the order of their times.
  fileprivate static let touchPoints = Form<ScenarioAction.TouchPoint>.touchPoint.list.checked {
    points, path, scenario in
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

extension ScenarioAction.ScrollPosition: JSONWritable {}

extension Part where Value == [ScenarioAction.ScrollPosition] {
  /// One of UIKit's names, or a list of them.
  fileprivate static let scrollPositions: Part = {
    var part = Part(.scrollPosition)
    part.json = { $0.count == 1 ? $0[0].json : $0.json }
    return part
  }()
}

/// The drag of a section that scrolls by itself.
struct SectionDrag: Sendable {
  var by = CGPoint.zero
  var velocity = CGPoint.zero

  static let fields = Fields<SectionDrag>(
    [
      .init("by", \.by, .point, default: .zero, "distance of the section's content offset"),
      .init("velocity", \.velocity, .velocity, default: .zero, "speed when the finger lifts"),
    ], isFilled: true)
}

extension Part where Value == SectionDrag {
  fileprivate static let sectionDrag: Part = {
    var part = object(
      .sectionDrag, SectionDrag.fields, from: SectionDrag(),
      expected: "a drag: {\"by\": [x, y], \"velocity\": [x, y]}", of: "keys of a drag"
    ) { reader in
      if !reader.has("by"), !reader.has("velocity") {
        reader.missing("by", or: ["velocity"], expected: "\"by\" or \"velocity\"")
      }
    }
    part.json = { drag in
      var object = SectionDrag.fields.members(of: drag)
      if object.isEmpty { object["by"] = drag.by.json }
      return .object(object)
    }
    return part
  }()
}

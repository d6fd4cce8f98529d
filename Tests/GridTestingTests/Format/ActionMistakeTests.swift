import GridTesting
import TestSupport
import Testing

@Suite("Mistakes in actions")
struct ActionMistakeTests {
  /// An action in a case of the layout `rows`; paths within it.
  static let actionTable = MistakeTable(
    #"""
    {}
      op: expected one of OPS, found nothing
    {"op": 3}
      op: expected one of OPS, found 3
    {"op": "drga"}
      op: expected one of OPS, found "drga"; did you mean "drag"?
    {"op": "wait"}
      op: expected one of OPS, found "wait"
    {"op": "drag", "by": 40}
      by: expected a list of 2 numbers [x, y], found 40
    {"op": "drag"}
      by: expected a list of 2 numbers [x, y], found nothing
    {"op": "drag", "by": [0, 1], "over": 0}
      over: expected a number above 0, found 0
    {"op": "drag", "by": [0, 1], "hold": "yes"}
      hold: expected true or false, found "yes"
    {"op": "drag", "by": [0, 1], "velocity": [0, 1]}
      velocity: expected a velocity only beside "proposed", found one without it
    {"op": "drag", "by": [0, 1], "proposed": [0, 1]}
      by: expected "by", "over" and "hold" only without "proposed", found "by" beside it
    {"op": "drag", "bye": [0, 1]}
      bye: expected one of the keys of drag: op, by, over, hold, proposed, velocity, found
        "bye"; did you mean "by"?
    {"op": "drag", "propsed": [0, 1]}
      propsed: expected one of the keys of drag: op, by, over, hold, proposed, velocity, found
        "propsed"; did you mean "proposed"?
    {"op": "fling", "by": [0, 1]}
      velocity: expected a list of 2 numbers [x, y], found nothing
    {"op": "touch", "points": []}
      points: expected a list of one point or more, found an empty list
    {"op": "touch", "points": [[0, 1]]}
      points[0]: expected a list of 3 numbers [t, x, y], found a list of 2
    {"op": "touch", "points": [[-1, 0, 0], [0.5, 1, 1], [0.25, 1, 1]]}
      points[0][0]: expected a time of 0 or later, found -1
      points[2][0]: expected a time of 0.5 or later, found 0.25
    {"op": "setContentOffset", "animated": true}
      contentOffset: expected a list of 2 numbers [x, y], found nothing
    {"op": "scrollToItem", "item": [0, -1], "position": "centre"}
      item[1]: expected a whole number of 0 or more, found -1
      position: expected one of top, centeredVertically, bottom, left, centeredHorizontally,
        right, found "centre"
    {"op": "scrollToItem", "item": 3, "position": ["top", "lefft"]}
      item: expected a list of 2 whole numbers of 0 or more [section, item], found 3
      position[1]: expected one of top, centeredVertically, bottom, left, centeredHorizontally,
        right, found "lefft"; did you mean "left"?
    {"op": "setLayout", "layout": "stripe"}
      layout: expected one of rows, columns, strip, plain, found "stripe"; did you mean "strip"?
    {"op": "setLayout", "layout": "strip"}
      parameters.itemSize: expected a list of 2 numbers [width, height], found nothing
    {"op": "setLayout", "layout": "rows", "reload": 1}
      reload: expected true or false, found 1
    {"op": "setLayout", "layout": "rows", "fresh": "yes"}
      fresh: expected true or false, found "yes"
    {"op": "setLayout", "layout": "rows", "frseh": true}
      frseh: expected one of the keys of setLayout: op, layout, parameters, animated, reload,
        fresh, found "frseh"; did you mean "fresh"?
    {"op": "interactiveTransition", "layout": "plain", "progress": [], "fresh": true}
      fresh: expected one of the keys of interactiveTransition: op, layout, parameters, progress,
        finish, found "fresh"
    {"op": "setParameters"}
      parameters: expected an object of parameters, found nothing
    {"op": "setParameters", "parameters": {"limits": 1}}
      parameters.limits: expected one of the parameters of rows: itemHeight, sectionInset,
        limit, found "limits"; did you mean "limit"?
    {"op": "interactiveTransition", "layout": "plain"}
      progress: expected a list of numbers, found nothing
    {"op": "interactiveTransition", "layout": "plain", "progress": 0.5}
      progress: expected a list of numbers, found 0.5
    {"op": "setBounds", "size": [10, -1]}
      size[1]: expected a number of 0 or more, found -1
    {"op": "setViewContentInset", "inset": 4}
      inset: expected a list of 4 numbers [top, left, bottom, right], found 4
    {"op": "reloadData", "animated": true}
      animated: expected one of the keys of reloadData: op, found "animated"
    {"op": "tap"}
      at: expected "at" or "item", found nothing
    {"op": "tap", "itme": [0, 1]}
      itme: expected one of the keys of tap: op, at, item, found "itme"; did you mean "item"?
    {"op": "tap", "at": [1, 2], "item": [0, 1]}
      expected either "at" or "item", found both
    {"op": "select", "item": [0, 1.5]}
      item[1]: expected a whole number of 0 or more, found 1.5
    {"op": "deselect"}
      item: expected a list of 2 whole numbers of 0 or more [section, item], found nothing
    {"op": "advance", "seconds": -1}
      seconds: expected a number of 0 or more, found -1
    {"op": "advance"}
      seconds: expected a number of 0 or more, found nothing
    {"op": "settle", "limit": "10"}
      limit: expected a number of 0 or more, found "10"
    {"op": "query", "rect": [0, 0, 10]}
      rect: expected a list of 4 numbers [x, y, width, height], found a list of 3
    {"op": "query", "rect": [0, 0, Infinity, 10]}
      rect[2]: expected a finite number, found Infinity
    {"op": "askTarget", "velocity": [1, 2]}
      proposed: expected a list of 2 numbers [x, y], found nothing
    {"op": "askBoundsChange", "bounds": [0, 0, 1, 1]}
      bounds: expected one of the keys of askBoundsChange: op, newBounds, found "bounds"; did you
        mean "newBounds"?
    {"op": "snapshot", "elements": "some"}
      elements: expected one of visible, all, found "some"
    {"op": "scrollSection", "contentOffset": [40, 0]}
      section: expected a whole number of 0 or more, found nothing
    {"op": "scrollSection", "section": 1}
      contentOffset: expected "contentOffset" or "drag", found nothing
    {"op": "scrollSection", "section": 1, "contentOfset": [40, 0]}
      contentOfset: expected one of the keys of scrollSection: op, section, contentOffset, drag,
        animated, found "contentOfset"; did you mean "contentOffset"?
    {"op": "scrollSection", "section": 1, "contentOffset": [4, 0], "drag": {"by": [4, 0]}}
      expected either "contentOffset" or "drag", found both
    {"op": "scrollSection", "section": 1, "drag": [40, 0]}
      drag: expected a drag: {"by": [x, y], "velocity": [x, y]}, found a list of 2
    {"op": "scrollSection", "section": 1, "drag": {}}
      drag.by: expected "by" or "velocity", found nothing
    {"op": "scrollSection", "section": 1, "drag": {"bye": [4, 0]}}
      drag.bye: expected one of the keys of a drag: by, velocity, found "bye"; did you mean "by"?
    {"op": "scrollSection", "section": 1, "drag": {"by": [4, 0]}, "animated": true}
      animated: expected "animated" only beside "contentOffset", found "animated" beside "drag"
    {"op": "beginMove"}
      item: expected a list of 2 whole numbers of 0 or more [section, item], found nothing
    {"op": "beginMove", "item": "a"}
      item: expected a list of 2 whole numbers of 0 or more [section, item], found "a"
    {"op": "moveTo", "at": [1, 2]}
      point: expected a list of 2 numbers [x, y], found nothing
      at: expected one of the keys of moveTo: op, point, found "at"
    {"op": "moveTo", "point": [1, NaN]}
      point[1]: expected a finite number, found NaN
    {"op": "endMove", "item": [0, 1]}
      item: expected one of the keys of endMove: op, found "item"
    {"op": "cancelMove", "animated": true}
      animated: expected one of the keys of cancelMove: op, found "animated"
    {"op": "dragItems"}
      items: expected a list of lists, found nothing
    {"op": "dragItems", "items": []}
      items: expected a list of one item or more, found an empty list
    {"op": "dragItems", "items": [[0, 1], [0, 2], [0, 1]]}
      items[2]: expected an item that is not in the list before, found 0-1
    {"op": "dropAt", "proposal": "move"}
      point: expected a list of 2 numbers [x, y], found nothing
      proposal: expected a proposal: {"operation": "move", "intent": "insertAtDestinationIndexPath"},
        found "move"
    {"op": "dropAt", "point": [0, 0], "proposal": {"operation": "mov", "into": 1}}
      proposal.operation: expected one of cancel, forbidden, copy, move, found "mov"; did you mean
        "move"?
      proposal.into: expected one of the keys of a proposal: operation, intent, found "into"
    {"op": "apply", "snapshot": []}
      op: expected "source": "diffable" in a case with the op "apply", found a case without it
    {"op": "applySection", "tree": "a"}
      section: expected text in double quotes, found nothing
      op: expected "source": "diffable" in a case with the op "applySection", found a case without
        it
      tree: expected a list of items, found "a"
    {"op": "expand", "item": "a"}
      op: expected "source": "diffable" in a case with the op "expand", found a case without it
    {"op": "collapse", "item": "a"}
      op: expected "source": "diffable" in a case with the op "collapse", found a case without it
    """#)

  @Test(.rows) func `mistakes in actions are told with their paths`() {
    Self.actionTable.check(under: "actions[0]") { #"{"layout": "rows", "actions": [\#($0)]}"# }
    Self.updateTable.check(under: "actions[0]") {
      #"{"layout": "rows", "actions": [{"op": "update", \#($0)}]}"#
    }
  }

  /// Keys of an update; paths within it.
  static let updateTable = MistakeTable(
    #"""
    "deletes": [0, 1]
      deletes[0]: expected a list of 2 whole numbers of 0 or more [section, item], found 0
      deletes[1]: expected a list of 2 whole numbers of 0 or more [section, item], found 1
    "deletes": 3
      deletes: expected a list of lists, found 3
    "inserts": [[0, 1]]
      inserts[0]: expected an object {at, item}, found a list of 2
    "inserts": [{"item": 40}]
      inserts[0].at: expected a list of 2 whole numbers of 0 or more [section, item], found
        nothing
    "inserts": [{"at": [0, 1], "item": "tall"}]
      inserts[0].item: expected a number, or a list of 2 numbers [width, height], or an object
        {height, span}, found "tall"
    "moves": [[0, 1]]
      moves[0][0]: expected a list of 2 whole numbers of 0 or more [section, item], found 0
      moves[0][1]: expected a list of 2 whole numbers of 0 or more [section, item], found 1
    "moves": [{"from": [0, 1], "too": [0, 2]}]
      moves[0].too: expected one of the keys: from, to, found "too"; did you mean "to"?
    "moves": [true]
      moves[0]: expected an object {from, to}, or a list of 2 lists, found true
    "sectionDeletes": [-1]
      sectionDeletes[0]: expected a whole number of 0 or more, found -1
    "sectionInserts": 1
      sectionInserts: expected a list of insertions, found 1
    "sectionInserts": ["a"]
      sectionInserts[0]: expected a section number, or {"at": s, "section": {...}}, found "a"
    "sectionInserts": [-3]
      sectionInserts[0]: expected a whole number of 0 or more, found -3
    "sectionInserts": [{"section": {"count": -1}}]
      sectionInserts[0].at: expected a whole number of 0 or more, found nothing
      sectionInserts[0].section.count: expected a whole number of 0 or more, found -1
    "sectionMoves": [[0, 1, 2]]
      sectionMoves[0]: expected a list of 2 whole numbers of 0 or more, found a list of 3
    "sectionReloads": {}
      sectionReloads: expected a list of whole numbers of 0 or more, found an empty object
    "model": 0
      model: expected true or false, found 0
    """#)

  @Test func `a fresh layout needs its parameters each time, one that is kept only once`() {
    func found(_ last: String) -> [String] {
      mistakes(
        in: """
          {"layout": "strip", "parameters": {"itemSize": [1, 2]}, "actions": [
          {"op": "setLayout", "layout": "rows"},
          {"op": "setLayout", "layout": "strip"\(last)},
          {"op": "setParameters", "parameters": {"direction": "horizontal"}}]}
          """)
    }
    let missing = "actions[1].parameters.itemSize: expected a list of 2 numbers [width, height], "
    #expect(found("") == [])
    #expect(found(#", "fresh": false"#) == [])
    #expect(found(#", "fresh": true"#) == ["3:1: \(missing)found nothing"])
    #expect(found(#", "fresh": true, "parameters": {"itemSize": [3, 4]}"#) == [])
    let incomplete = found(#", "fresh": true, "parameters": {"direction": "vertical"}"#)
    #expect(incomplete.count == 1)
    #expect(incomplete.first?.hasSuffix(" \(missing)found nothing") == true)
    // One mistake at a time: misspelt parameters are not missed as well.
    #expect(found(#", "fresh": true, "paramters": {}"#).count == 1)
  }
}

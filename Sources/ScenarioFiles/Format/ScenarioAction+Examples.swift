// What the page on scenario files and the schema say of each op. Every example is a file that runs.

extension ScenarioAction.Op {
  /// The effect of the op, on one line and without a stop.
  var summary: String {
    switch self {
    case .drag: "a finger drags the content and lifts; time passes until the view rests"
    case .fling: "a finger lets the content go at a speed; time passes until the view rests"
    case .touch:
      "a finger, sample by sample, with hysteresis and velocity estimate; ends with its last point"
    case .track:
      "a finger on the content as a recorder sees it, sample by sample; stays down until it lifts"
    case .setContentOffset: "UIKit's call of that name; `animated` only begins the animation"
    case .scrollToItem: "UIKit's call of that name; `animated` only begins the animation"
    case .setLayout:
      "another layout; each object is made once a case and kept: switching back finds it as it was"
    case .setParameters: "changes the current layout"
    case .interactiveTransition:
      "a transition that a gesture drives, one tick for each progress value; ends at rest"
    case .setBounds: "another size of the grid; one with the sides swapped turns the screen, too"
    case .setViewContentInset: "another content inset of the view's own"
    case .update: "one batch update; the data changes inside it"
    case .reloadData: "UIKit's call of that name; the data stays as it is"
    case .setData:
      "other data, of which the grid is not told by this; a reload or an update comes next"
    case .tap: "a finger comes down and lifts at once"
    case .select: "a selection by code, of which the delegate hears nothing"
    case .deselect: "the end of a selection by code"
    case .advance: "virtual time passes, with every tick that lies inside"
    case .settle: "virtual time passes until everything rests; answers `frames` and `seconds`"
    case .query: "asks the layout for the elements of a rectangle; answers `elements`"
    case .askTarget: "asks the layout alone where scrolling shall end; answers `target`"
    case .askBoundsChange:
      "asks the layout whether other bounds would make it stale; answers `invalidates`"
    case .snapshot: "lists elements as they are on screen at this moment; answers `elements`"
    case .observe:
      "what can be seen from outside; answers `contentSize`, `elements` with their frames, and "
        + "`calls`: what data source and delegate heard since the last one"
    case .scrollSection: "scrolls a section that scrolls by itself; a drag ends at rest"
    case .apply: "shows a snapshot, in a diffable case; answers `batches`, as the layout was told"
    case .applySection: "shows a tree in a section, in a diffable case; answers `batches`"
    case .expand: "a touch on the arrow of a collapsed item of a tree; answers `batches`"
    case .collapse: "a touch on the arrow of an expanded item of a tree; answers `batches`"
    case .beginMove: "lifts an item, to be moved by hand; answers whether it is `lifted`"
    case .moveTo: "moves the lifted item; answers where it `hovers`"
    case .endMove: "puts the lifted item down where it hovers; that it settles there takes time"
    case .cancelMove: "puts the lifted item back where it was"
    case .dragItems: "lifts items for a drag within the grid; answers which are `dragged`"
    case .dropAt:
      "drops what is dragged: the first item at the place, each other behind the one before it; "
        + "answers what was `dropped` and `at` which place"
    }
  }

  /// A file in which every key of the op comes up.
  var example: String {
    switch self {
    case .drag:
      """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "drag", "by": [0, 120]},
         {"op": "drag", "by": [0, 80], "over": 0.2, "hold": false},
         {"op": "drag", "proposed": [0, 333], "velocity": [0, 500]}],
       "expect": {"contentOffset": [0, 333]}}
      """
    case .fling:
      """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "fling", "velocity": [0, 1500]},
         {"op": "fling", "by": [0, 40], "velocity": [0, -600]}]}
      """
    case .touch:
      """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "touch", "points": [[0, 100, 400], [0.05, 100, 340], [0.1, 100, 270]]},
         {"op": "settle"}]}
      """
    case .track:
      """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "track", "points": [[0.016, 0, 20], [0.033, 0, 45]]},
         {"op": "track", "points": [[0.016, 0, 80]], "velocity": [0, 900], "target": [0, 420]},
         {"op": "advance", "seconds": 0.1},
         {"op": "settle"}],
       "expect": {"contentOffset": [0, 420]}}
      """
    case .setContentOffset:
      """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "setContentOffset", "contentOffset": [0, 400], "animated": true},
         {"op": "settle"}],
       "expect": {"contentOffset": [0, 400]}}
      """
    case .scrollToItem:
      """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "scrollToItem", "item": [0, 40], "position": "centeredVertically",
          "animated": true},
         {"op": "settle"},
         {"op": "scrollToItem", "item": [0, 2], "position": ["top", "left"]}]}
      """
    case .setLayout:
      """
      {"layout": "list", "sections": [{"count": 20}],
       "actions": [
         {"op": "setLayout", "layout": "flow", "parameters": {"itemSize": [80, 80]},
          "animated": true},
         {"op": "settle"},
         {"op": "setLayout", "layout": "list", "reload": true},
         {"op": "setLayout", "layout": "flow", "fresh": true}],
       "expect": {"contentSize": [375, 230]}}
      """
    case .setParameters:
      """
      {"layout": "flow", "parameters": {"itemSize": [80, 80]}, "sections": [{"count": 20}],
       "actions": [{"op": "setParameters", "parameters": {"itemSize": [100, 40]}}],
       "expect": {"contentSize": [375, 340]}}
      """
    case .interactiveTransition:
      """
      {"layout": "list", "sections": [{"count": 20}],
       "actions": [
         {"op": "interactiveTransition", "layout": "flow", "parameters": {"itemSize": [80, 80]},
          "progress": [0.2, 0.5, 0.8], "finish": true},
         {"op": "interactiveTransition", "layout": "list", "progress": [0.3], "finish": false}]}
      """
    case .setBounds:
      """
      {"layout": "flow", "sections": [{"count": 60}],
       "actions": [{"op": "setBounds", "size": [667, 375], "animated": true}, {"op": "settle"}]}
      """
    case .setViewContentInset:
      """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "setViewContentInset", "inset": [0, 0, 216, 0], "animated": true},
         {"op": "settle"}]}
      """
    case .update:
      """
      [{"id": "items", "layout": "list", "sections": [{"items": [50, 60, 70, 80, 90]}],
        "actions": [
          {"op": "update", "deletes": [[0, 0]], "inserts": [{"at": [0, 1], "item": 40}],
           "moves": [{"from": [0, 3], "to": [0, 0]}], "animated": true},
          {"op": "settle"},
          {"op": "update", "reloads": [[0, 2]]}]},
       {"id": "sections", "layout": "list", "sections": [{"count": 1}, {"count": 2}, {"count": 3}],
        "actions": [
          {"op": "update", "sectionDeletes": [0],
           "sectionInserts": [{"at": 0, "section": {"count": 4}}, 1],
           "sectionMoves": [{"from": 2, "to": 2}]},
          {"op": "update", "sectionReloads": [0]}]},
       {"id": "counts that do not add up", "layout": "list", "sections": [{"count": 3}],
        "actions": [{"op": "update", "deletes": [[0, 0]], "model": false}],
        "expect": {"faults": [{"code": "E-50", "step": 0}]}}]
      """
    case .reloadData:
      """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [{"op": "reloadData"}]}
      """
    case .setData:
      """
      {"layout": "list", "sections": [{"count": 3}],
       "actions": [
         {"op": "setData", "sections": [{"count": 2}, {"count": 4}]},
         {"op": "reloadData"}],
       "expect": {"visibleItems": [[0, 0], [0, 1], [1, 0], [1, 1], [1, 2], [1, 3]]}}
      """
    case .tap:
      """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [{"op": "tap", "at": [100, 200]}, {"op": "tap", "item": [0, 4]}],
       "expect": {"selectedItems": [[0, 4]]}}
      """
    case .select:
      """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "select", "item": [0, 30], "position": "top", "animated": true},
         {"op": "settle"}],
       "expect": {"selectedItems": [[0, 30]]}}
      """
    case .deselect:
      """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "select", "item": [0, 3]},
         {"op": "deselect", "item": [0, 3], "position": [], "animated": false}],
       "expect": {"selectedItems": []}}
      """
    case .advance:
      """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "setContentOffset", "contentOffset": [0, 400], "animated": true},
         {"op": "advance", "seconds": 0.1},
         {"op": "snapshot"}]}
      """
    case .settle:
      """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [
         {"op": "scrollToItem", "item": [0, 40], "position": "top", "animated": true},
         {"op": "settle", "limit": 2}]}
      """
    case .query:
      """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [{"op": "query", "rect": [0, 100, 375, 100]}],
       "expect": {"steps": [{"elements": [["cell", 0, 1], ["cell", 0, 2]]}]}}
      """
    case .askTarget:
      """
      {"layout": "carousel", "parameters": {"itemSize": [150, 100]}, "sections": [{"count": 12}],
       "actions": [{"op": "askTarget", "proposed": [333, 0], "velocity": [500, 0]}]}
      """
    case .askBoundsChange:
      """
      {"layout": "flow", "sections": [{"count": 60}],
       "actions": [{"op": "askBoundsChange", "newBounds": [0, 0, 320, 667]}],
       "expect": {"steps": [{"invalidates": true}]}}
      """
    case .snapshot:
      """
      {"layout": "list", "sections": [{"count": 4}],
       "actions": [
         {"op": "setLayout", "layout": "flow", "animated": true},
         {"op": "advance", "seconds": 0.1},
         {"op": "snapshot", "elements": "all"}]}
      """
    case .observe:
      """
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
      """
    case .scrollSection:
      """
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
      """
    case .apply:
      """
      {"layout": "list", "source": "diffable",
       "sections": [{"id": "fruit", "items": ["apple", "pear", "plum"]}],
       "actions": [
         {"op": "apply", "snapshot": [["fruit", ["plum", "apple", "fig"]], ["nuts", ["walnut"]]],
          "reload": ["apple"], "reconfigure": ["plum"], "animated": true},
         {"op": "settle"},
         {"op": "apply", "snapshot": [["fruit", ["fig"]]], "usingReloadData": true}]}
      """
    case .applySection:
      """
      {"layout": "list", "source": "diffable", "sections": [{"id": "files", "items": []}],
       "actions": [
         {"op": "applySection", "section": "files", "animated": false,
          "tree": [["Sources", true, ["main.swift", ["Tests", false, ["one.swift"]]]], "README"]}],
       "expect": {"visibleItems": [[0, 0], [0, 1], [0, 2], [0, 3]]}}
      """
    case .expand:
      """
      {"layout": "list", "source": "diffable", "sections": [{"id": "files", "items": []}],
       "actions": [
         {"op": "applySection", "section": "files", "tree": [["Sources", false, ["main.swift"]]]},
         {"op": "expand", "item": "Sources"},
         {"op": "settle"}],
       "expect": {"visibleItems": [[0, 0], [0, 1]]}}
      """
    case .collapse:
      """
      {"layout": "list", "source": "diffable", "sections": [{"id": "files", "items": []}],
       "actions": [
         {"op": "applySection", "section": "files", "tree": [["Sources", true, ["main.swift"]]]},
         {"op": "collapse", "item": "Sources"},
         {"op": "settle"}],
       "expect": {"visibleItems": [[0, 0]]}}
      """
    case .beginMove:
      """
      {"layout": "list", "sections": [{"count": 8}],
       "actions": [{"op": "beginMove", "item": [0, 1]}, {"op": "cancelMove"}],
       "expect": {"steps": [{"lifted": true}, {}]}}
      """
    case .moveTo:
      """
      {"layout": "list", "sections": [{"items": [60, 70, 80, 90]}],
       "actions": [
         {"op": "beginMove", "item": [0, 0]},
         {"op": "moveTo", "point": [187, 250]},
         {"op": "endMove"},
         {"op": "settle"}]}
      """
    case .endMove:
      """
      {"layout": "list", "sections": [{"items": [60, 70, 80, 90]}],
       "actions": [
         {"op": "beginMove", "item": [0, 3]},
         {"op": "moveTo", "point": [187, 20]},
         {"op": "endMove"},
         {"op": "settle"}]}
      """
    case .cancelMove:
      """
      {"layout": "list", "sections": [{"items": [60, 70, 80, 90]}],
       "actions": [
         {"op": "beginMove", "item": [0, 3]},
         {"op": "moveTo", "point": [187, 20]},
         {"op": "cancelMove"},
         {"op": "settle"}]}
      """
    case .dragItems:
      """
      {"layout": "list", "sections": [{"items": [60, 70, 80, 90]}],
       "actions": [
         {"op": "dragItems", "items": [[0, 0], [0, 2]]},
         {"op": "dropAt", "point": [187, 240]},
         {"op": "settle"}],
       "expect": {"steps": [{"dragged": [[0, 0], [0, 2]]}, {"dropped": "move", "at": [0, 3]}, {}]}}
      """
    case .dropAt:
      """
      {"layout": "list", "source": "diffable",
       "sections": [{"id": "fruit", "items": ["fig", "kiwi", "plum"]}],
       "actions": [
         {"op": "dragItems", "items": [[0, 0]]},
         {"op": "dropAt", "point": [187, 100],
          "proposal": {"operation": "copy", "intent": "insertAtDestinationIndexPath"}},
         {"op": "settle"}],
       "expect": {"visibleItems": [[0, 0], [0, 1], [0, 2], [0, 3]]}}
      """
    }
  }
}

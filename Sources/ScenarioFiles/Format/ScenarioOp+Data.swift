import Foundation

// The ops that change the data, and those that move items by hand.

extension ScenarioAction.Op {
  package static let update = ScenarioOp(
    "update", "one batch update; the data changes inside it", in: .counted,
    .members(of: ScenarioUpdate.fields, from: ScenarioUpdate()),
    example: """
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
      """,
    count: { ScenarioTally($0) }, perform: { $0.update($1) })

  package static let reloadData = ScenarioOp(
    "reloadData", "UIKit's call of that name; the data stays as it is",
    example: """
      {"layout": "list", "sections": [{"count": 60}],
       "actions": [{"op": "reloadData"}]}
      """,
    perform: { $0.grid.reloadData() })

  package static let setData = ScenarioOp(
    "setData",
    "other data, of which the grid is not told by this; a reload or an update comes next",
    in: .counted,
    Field("sections", countedSections, "the data from now on, in place of all that was"),
    example: """
      {"layout": "list", "sections": [{"count": 3}],
       "actions": [
         {"op": "setData", "sections": [{"count": 2}, {"count": 4}]},
         {"op": "reloadData"}],
       "expect": {"visibleItems": [[0, 0], [0, 1], [1, 0], [1, 1], [1, 2], [1, 3]]}}
      """,
    count: { sections in
      ScenarioTally(
        items: sections.reduce(0) { $0 + Double($1.itemCount) }, sections: Double(sections.count))
    },
    perform: { $0.data.sections = $1.map(ScenarioData.Section.init) })

  private static let countedSections: Form<[ScenarioSection]> = {
    var form = ScenarioSection.listForm
    form.type = .list(.part(.section))
    return form
  }()

  // MARK: Diffable data

  package static let apply = ScenarioOp(
    "apply", "shows a snapshot, in a diffable case; answers `batches`, as the layout was told",
    in: .diffable,
    Field("snapshot", ScenarioSection.Names.form.list, "`[section, [items]]` for each section"),
    Field("reload", Form.text.list, default: [], "items whose cells are replaced"),
    Field("reconfigure", Form.text.list, default: [], "items whose cells are configured anew"),
    animatedDifference,
    Field(
      "usingReloadData", .bool, default: false,
      "whether the grid is reloaded, and no difference is looked for"),
    example: """
      {"layout": "list", "source": "diffable",
       "sections": [{"id": "fruit", "items": ["apple", "pear", "plum"]}],
       "actions": [
         {"op": "apply", "snapshot": [["fruit", ["plum", "apple", "fig"]], ["nuts", ["walnut"]]],
          "reload": ["apple"], "reconfigure": ["plum"], "animated": true},
         {"op": "settle"},
         {"op": "apply", "snapshot": [["fruit", ["fig"]]], "usingReloadData": true}]}
      """,
    count: { sections, reload, reconfigure, _, _ in
      // The items of a snapshot count each time, because they are compared with those before.
      ScenarioTally(
        items: sections.reduce(0) { $0 + Double($1.items.count) }, sections: Double(sections.count),
        changes: Double(reload.count + reconfigure.count), comparisons: 1)
    },
    answer: { $0.apply($1, reload: $2, reconfigure: $3, animated: $4, usesReloadData: $5) })

  /// Without meaning where the grid is reloaded.
  private static let animatedDifference: Field<Bool> = {
    var field = Field<Bool>.animated(true, "only without `usingReloadData`")
    field.read = { [read = field.read] reader, scenario in
      guard reader.flag("usingReloadData", default: false) else { return read(reader, &scenario) }
      reader.refuse("animated", expected: "\"animated\" only without \"usingReloadData\"")
      return true
    }
    return field
  }()

  package static let applySection = ScenarioOp(
    "applySection", "shows a tree in a section, in a diffable case; answers `batches`",
    in: .diffable,
    Field("section", .text, "the section's identifier"),
    Field("tree", .tree, "items in order: a name, or `[name, isExpanded, [children]]`"),
    .animated(true, "whether the difference takes time"),
    example: """
      {"layout": "list", "source": "diffable", "sections": [{"id": "files", "items": []}],
       "actions": [
         {"op": "applySection", "section": "files", "animated": false,
          "tree": [["Sources", true, ["main.swift", ["Tests", false, ["one.swift"]]]], "README"]}],
       "expect": {"visibleItems": [[0, 0], [0, 1], [0, 2], [0, 3]]}}
      """,
    count: { _, tree, _ in
      ScenarioTally(
        items: tree.reduce(0) { $0 + Double($1.count) }, sections: 1, comparisons: 1)
    },
    answer: { $0.applySection($1, $2, animated: $3) })

  package static let expand = ScenarioOp(
    "expand", "a touch on the arrow of a collapsed item of a tree; answers `batches`",
    in: .diffable,
    Field("item", .text, "the item's identifier"),
    example: """
      {"layout": "list", "source": "diffable", "sections": [{"id": "files", "items": []}],
       "actions": [
         {"op": "applySection", "section": "files", "tree": [["Sources", false, ["main.swift"]]]},
         {"op": "expand", "item": "Sources"},
         {"op": "settle"}],
       "expect": {"visibleItems": [[0, 0], [0, 1]]}}
      """,
    count: { _ in ScenarioTally(comparisons: 1) }, answer: { $0.setExpanded(true, $1) })

  package static let collapse = ScenarioOp(
    "collapse", "a touch on the arrow of an expanded item of a tree; answers `batches`",
    in: .diffable,
    Field("item", .text, "the item's identifier"),
    example: """
      {"layout": "list", "source": "diffable", "sections": [{"id": "files", "items": []}],
       "actions": [
         {"op": "applySection", "section": "files", "tree": [["Sources", true, ["main.swift"]]]},
         {"op": "collapse", "item": "Sources"},
         {"op": "settle"}],
       "expect": {"visibleItems": [[0, 0]]}}
      """,
    count: { _ in ScenarioTally(comparisons: 1) }, answer: { $0.setExpanded(false, $1) })

  // MARK: Movement by hand

  package static let beginMove = ScenarioOp(
    "beginMove", "lifts an item, to be moved by hand; answers whether it is `lifted`",
    Field("item", .itemPosition, "the item to lift"),
    example: """
      {"layout": "list", "sections": [{"count": 8}],
       "actions": [{"op": "beginMove", "item": [0, 1]}, {"op": "cancelMove"}],
       "expect": {"steps": [{"lifted": true}, {}]}}
      """,
    answer: { session, item in
      let isLifted = session.simulation.perform {
        session.grid.beginInteractiveMovementForItem(at: item.indexPath)
      }
      return session.unlessFaulty(.lifted(isLifted))
    })

  package static let moveTo = ScenarioOp(
    "moveTo", "moves the lifted item; answers where it `hovers`",
    Field("point", .point, "where the item's middle goes, in content points"),
    example: """
      {"layout": "list", "sections": [{"items": [60, 70, 80, 90]}],
       "actions": [
         {"op": "beginMove", "item": [0, 0]},
         {"op": "moveTo", "point": [187, 250]},
         {"op": "endMove"},
         {"op": "settle"}]}
      """,
    answer: { session, point in
      session.simulation.perform { session.grid.updateInteractiveMovementTargetPosition(point) }
      return session.unlessFaulty(
        session.grid.movementTarget.map { .hovers(ItemPosition($0.section, $0.item)) } ?? .none)
    })

  package static let endMove = ScenarioOp(
    "endMove", "puts the lifted item down where it hovers; that it settles there takes time",
    changesSnapshot: true,
    example: """
      {"layout": "list", "sections": [{"items": [60, 70, 80, 90]}],
       "actions": [
         {"op": "beginMove", "item": [0, 3]},
         {"op": "moveTo", "point": [187, 20]},
         {"op": "endMove"},
         {"op": "settle"}]}
      """,
    perform: { session in session.simulation.perform { session.grid.endInteractiveMovement() } })

  package static let cancelMove = ScenarioOp(
    "cancelMove", "puts the lifted item back where it was",
    example: """
      {"layout": "list", "sections": [{"items": [60, 70, 80, 90]}],
       "actions": [
         {"op": "beginMove", "item": [0, 3]},
         {"op": "moveTo", "point": [187, 20]},
         {"op": "cancelMove"},
         {"op": "settle"}]}
      """,
    perform: { session in
      session.simulation.perform { session.grid.cancelInteractiveMovement() }
    })

  package static let dragItems = ScenarioOp(
    "dragItems", "lifts items for a drag within the grid; answers which are `dragged`",
    Field("items", liftedItems, "the items to lift, each once; what is not on screen is not"),
    example: """
      {"layout": "list", "sections": [{"items": [60, 70, 80, 90]}],
       "actions": [
         {"op": "dragItems", "items": [[0, 0], [0, 2]]},
         {"op": "dropAt", "point": [187, 240]},
         {"op": "settle"}],
       "expect": {"steps": [{"dragged": [[0, 0], [0, 2]]}, {"dropped": "move", "at": [0, 3]}, {}]}}
      """,
    answer: { $0.drag($1) })

  private static let liftedItems = Form.itemPosition.list.checked { items, path, scenario in
    if items.isEmpty {
      scenario.mistakes.report(
        path, expected: "a list of one item or more", found: "an empty list")
    }
    for (index, item) in items.enumerated() where items[..<index].contains(item) {
      scenario.mistakes.report(
        path.index(index), expected: "an item that is not in the list before", found: "\(item)")
    }
  }

  package static let dropAt = ScenarioOp(
    "dropAt",
    "drops what is dragged: the first item at the place, each other behind the one before it; "
      + "answers what was `dropped` and `at` which place",
    changesSnapshot: true,
    Field("point", .point, "where the finger lifts, in content points"),
    Field(
      optional: "proposal", ScenarioAction.Proposal.form,
      "what the grid answers to the drop; a move without it"),
    example: """
      {"layout": "list", "source": "diffable",
       "sections": [{"id": "fruit", "items": ["fig", "kiwi", "plum"]}],
       "actions": [
         {"op": "dragItems", "items": [[0, 0]]},
         {"op": "dropAt", "point": [187, 100],
          "proposal": {"operation": "copy", "intent": "insertAtDestinationIndexPath"}},
         {"op": "settle"}],
       "expect": {"visibleItems": [[0, 0], [0, 1], [0, 2], [0, 3]]}}
      """,
    complete: { ($0, $1 == ScenarioAction.Proposal() ? nil : $1) },
    answer: { $0.drop(at: $1, $2 ?? ScenarioAction.Proposal()) })
}

extension ScenarioAction.Proposal {
  static let fields = Fields<ScenarioAction.Proposal>([
    .init(
      "operation", \.operation, .word, default: .move,
      "what becomes of the items; nothing is dropped for cancel and forbidden"),
    .init(
      "intent", \.intent, .word, default: .insertAtDestinationIndexPath,
      "whether items make room, or the one under the finger takes them in"),
  ])

  fileprivate static let form = Form.object(
    .part(.proposal), fields, from: ScenarioAction.Proposal(),
    expected: "a proposal: {\"operation\": \"move\", \"intent\": "
      + "\"insertAtDestinationIndexPath\"}", of: "keys of a proposal")
}

extension ScenarioAction.Proposal.Operation: JSONWritable {}
extension ScenarioAction.Proposal.Intent: JSONWritable {}

extension ScenarioSection.Names: JSONWritable {
  /// `[section, [items]]`
  package var json: JSONValue { [.string(id), items.json] }

  fileprivate static let form = Form(
    type: .tuple([Form.text.type, Form.text.list.type])
  ) { value -> ScenarioSection.Names? in
    guard let entries = value.arrayValue, entries.count == 2,
      let id = entries[0].stringValue, let items = entries[1].arrayValue
    else { return nil }
    return .init(id: id, items: items.compactMap(\.stringValue))
  }
}

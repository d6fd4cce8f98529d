import Foundation
import GridCore

extension ScenarioCase {
  /// The case as a file spells it. Keys at their default are left out, but for `id`.
  public var json: JSONValue {
    var object: JSONObject = ["id": .string(id), "layout": .string(layout)]
    if !parameters.isEmpty { object["parameters"] = .object(parameters) }
    if !sections.isEmpty { object["sections"] = .array(sections.map(\.json)) }
    if let preferredSizes { object["preferredSizes"] = preferredSizes.json }
    if viewport != CGSize(width: 375, height: 667) { object["viewport"] = JSONValue(viewport) }
    if displayScale != 3 { object["displayScale"] = JSONValue(displayScale) }
    if frameRate != 60 { object["frameRate"] = .number(frameRate) }
    if safeArea != .zero { object["safeArea"] = JSONValue(safeArea) }
    if viewContentInset != .zero { object["viewContentInset"] = JSONValue(viewContentInset) }
    if let layoutMargins { object["layoutMargins"] = JSONValue(layoutMargins) }
    if direction != .leftToRight { object["direction"] = .string(direction.rawValue) }
    if queryPolicy != .whole { object["queryPolicy"] = .string(queryPolicy.rawValue) }
    if let contentOffset { object["contentOffset"] = JSONValue(contentOffset) }
    if !actions.isEmpty { object["actions"] = .array(actions.map(\.json)) }
    if let screen { object["screen"] = screen.json }
    if let texts { object["texts"] = texts.json }
    if let expect { object["expect"] = .object(expect) }
    switch (dataSource, source) {
    case (.counted, let source?): object["source"] = .string(source)
    case (.diffable, nil): object["source"] = "diffable"
    case (.diffable, let source?): object["source"] = .string("diffable, \(source)")
    case (.counted, nil): break
    }
    return .object(object)
  }
}

extension ScenarioSection {
  /// The section as a file spells it, with its own keys.
  public var json: JSONValue {
    var object = keys
    if let names {
      object["id"] = .string(names.id)
      object["items"] = .array(names.items.map { .string($0) })
      return .object(object)
    }
    switch content {
    case .count(let count): object["count"] = JSONValue(count)
    case .items(let items): object["items"] = .array(items.map(\.json))
    }
    return .object(object)
  }
}

extension ScenarioSection.Item {
  /// The item as a file spells it: a number, `[width, height]`, or `{"height", "span"}`.
  public var json: JSONValue {
    switch self {
    case .height(let height): .number(height)
    case .size(let size): JSONValue(size)
    case .spanning(let height, let span): ["height": .number(height), "span": JSONValue(span)]
    }
  }
}

extension ScenarioScreen {
  /// The screen as a file spells it. Keys at their default are left out.
  public var json: JSONValue {
    var object: JSONObject = ["size": JSONValue(size)]
    if origin != .zero { object["origin"] = JSONValue(origin) }
    object.addList("controls", controls.map(\.json))
    return .object(object)
  }
}

extension ScenarioScreen.Control {
  /// The control as a file spells it, without `steps` where there are none.
  public var json: JSONValue {
    var object: JSONObject = ["title": .string(title), "frame": JSONValue(frame)]
    object.addList("steps", steps.map { JSONValue($0) })
    return .object(object)
  }
}

extension ScenarioTexts {
  /// The texts as a file spells them.
  public var json: JSONValue {
    var object = JSONObject()
    object["cell"] = cell.map { .string($0) }
    object["header"] = header.map { .string($0) }
    object["footer"] = footer.map { .string($0) }
    return .object(object)
  }
}

extension ItemPosition {
  /// `[section, item]`
  public var json: JSONValue { [JSONValue(section), JSONValue(item)] }
}

extension ScenarioAction {
  /// The action as a file spells it. Keys at their default are left out.
  public var json: JSONValue {
    var object: JSONObject = ["op": .string(op.rawValue)]
    switch self {
    case .drag(let by, let over, let hold):
      object["by"] = JSONValue(by)
      if over != 0.3 { object["over"] = .number(over) }
      if !hold { object["hold"] = false }
    case .dragProposing(let proposed, let velocity), .askTarget(let proposed, let velocity):
      object["proposed"] = JSONValue(proposed)
      if velocity != .zero { object["velocity"] = JSONValue(velocity) }
    case .fling(let by, let velocity):
      if by != .zero { object["by"] = JSONValue(by) }
      object["velocity"] = JSONValue(velocity)
    case .touch(let points):
      object["points"] = .array(
        points.map { JSONValue([$0.time, $0.location.x, $0.location.y]) })
    case .track(let points, let lift):
      object.addList("points", points.map { JSONValue([$0.time, $0.location.x, $0.location.y]) })
      object["velocity"] = lift.map { JSONValue($0.velocity) }
      object["target"] = lift?.target.map { JSONValue($0) }
    case .setContentOffset(let offset, let animated):
      object["contentOffset"] = JSONValue(offset)
      object.addFlag("animated", animated)
    case .scrollToItem(let item, let position, let animated):
      object.addTarget(item, position, animated)
    case .setLayout(let layout, let parameters, let animated, let reload, let fresh):
      object["layout"] = .string(layout)
      if !parameters.isEmpty { object["parameters"] = .object(parameters) }
      object.addFlag("animated", animated)
      object.addFlag("reload", reload)
      object.addFlag("fresh", fresh)
    case .setParameters(let parameters):
      object["parameters"] = .object(parameters)
    case .interactiveTransition(let layout, let parameters, let progress, let finish):
      object["layout"] = .string(layout)
      if !parameters.isEmpty { object["parameters"] = .object(parameters) }
      object["progress"] = .array(progress.map { .number($0) })
      if !finish { object["finish"] = false }
    case .setBounds(let size, let animated):
      object["size"] = JSONValue(size)
      object.addFlag("animated", animated)
    case .setViewContentInset(let inset, let animated):
      object["inset"] = JSONValue(inset)
      object.addFlag("animated", animated)
    case .update(let update):
      update.add(to: &object)
    case .reloadData, .endMove, .cancelMove, .observe:
      break
    case .setData(let sections):
      object["sections"] = .array(sections.map(\.json))
    case .tap(.point(let point)):
      object["at"] = JSONValue(point)
    case .tap(.item(let item)):
      object["item"] = item.json
    case .select(let selection), .deselect(let selection):
      object.addTarget(selection.item, selection.position, selection.animated)
    case .advance(let seconds):
      object["seconds"] = .number(seconds)
    case .settle(let limit):
      if limit != 10 { object["limit"] = .number(limit) }
    case .query(let rect):
      object["rect"] = JSONValue(rect)
    case .askBoundsChange(let bounds):
      object["newBounds"] = JSONValue(bounds)
    case .scrollSection(let section, let movement):
      object["section"] = JSONValue(section)
      switch movement {
      case .offset(let offset, let animated):
        object["contentOffset"] = JSONValue(offset)
        object.addFlag("animated", animated)
      case .drag(let by, let velocity):
        var drag = JSONObject()
        if by != .zero || velocity == .zero { drag["by"] = JSONValue(by) }
        if velocity != .zero { drag["velocity"] = JSONValue(velocity) }
        object["drag"] = .object(drag)
      }
    case .apply(let apply): apply.add(to: &object)
    case .applySection(let section, let tree, let animated):
      object["section"] = .string(section)
      object["tree"] = .array(tree.map(\.json))
      if !animated { object["animated"] = false }
    case .expand(let item), .collapse(let item):
      object["item"] = .string(item)
    case .beginMove(let item):
      object["item"] = item.json
    case .moveTo(let point):
      object["point"] = JSONValue(point)
    case .dragItems(let items):
      object["items"] = .array(items.map(\.json))
    case .dropAt(let point, let proposal):
      object["point"] = JSONValue(point)
      if proposal != ScenarioAction.Proposal() { object["proposal"] = proposal.json }
    case .snapshot(let scope):
      if scope != .visible { object["elements"] = .string(scope.rawValue) }
    }
    return .object(object)
  }
}

extension ScenarioAction.Proposal {
  fileprivate var json: JSONValue {
    ["operation": .string(operation.rawValue), "intent": .string(intent.rawValue)]
  }
}

extension ScenarioUpdate {
  fileprivate func add(to object: inout JSONObject) {
    object.addList("deletes", deletes.map(\.json))
    object.addList(
      "inserts",
      inserts.map { insertion in
        var entry: JSONObject = ["at": insertion.position.json]
        entry["item"] = insertion.item?.json
        return .object(entry)
      })
    object.addList("moves", moves.map { ["from": $0.from.json, "to": $0.to.json] })
    object.addList("reloads", reloads.map(\.json))
    object.addList("sectionDeletes", sectionDeletes.map { JSONValue($0) })
    object.addList(
      "sectionInserts",
      sectionInserts.map { ["at": JSONValue($0.index), "section": $0.section.json] })
    object.addList(
      "sectionMoves", sectionMoves.map { ["from": JSONValue($0.from), "to": JSONValue($0.to)] })
    object.addList("sectionReloads", sectionReloads.map { JSONValue($0) })
    object.addFlag("animated", animated)
    if !model { object["model"] = false }
  }
}

extension JSONObject {
  /// Adds a flag that is false when it is left out.
  fileprivate mutating func addFlag(_ key: String, _ value: Bool) {
    if value { self[key] = true }
  }

  /// Adds a list that is empty when it is left out.
  mutating func addList(_ key: String, _ entries: [JSONValue]) {
    if !entries.isEmpty { self[key] = .array(entries) }
  }

  fileprivate mutating func addTarget(
    _ item: ItemPosition, _ position: [ScenarioAction.ScrollPosition], _ animated: Bool
  ) {
    self["item"] = item.json
    if position.count == 1 {
      self["position"] = .string(position[0].rawValue)
    } else {
      addList("position", position.map { .string($0.rawValue) })
    }
    addFlag("animated", animated)
  }
}

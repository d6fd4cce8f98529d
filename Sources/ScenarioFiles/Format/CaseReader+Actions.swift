import Foundation
import GridCore

extension CaseReader {
  mutating func actions(_ reader: ObjectReader) -> [ScenarioAction] {
    guard let value = reader.object["actions"] else { return [] }
    return actions(value, at: reader.path.key("actions"))
  }

  /// Reads a list of actions that follow those that were read before.
  mutating func actions(_ value: JSONValue, at path: JSONPath) -> [ScenarioAction] {
    guard case .array(let entries) = value else {
      mistakes.report(path, expected: "a list of actions", found: value.inWords)
      return []
    }
    var actions: [ScenarioAction] = []
    for (index, entry) in entries.enumerated() {
      if let action = action(entry, at: path.index(index)) { actions.append(action) }
    }
    return actions
  }

  private mutating func action(_ value: JSONValue, at path: JSONPath) -> ScenarioAction? {
    guard case .object(let object) = value else {
      mistakes.report(
        path, expected: "an action: {\"op\": ..., ...}", found: value.inWords)
      return nil
    }
    let known = ScenarioAction.Op.allCases.filter {
      !parser.unavailableOps.contains($0.rawValue)
    }.map(\.rawValue)
    let expected = "one of \(known.joined(separator: ", "))"
    guard case .string(let word)? = object["op"] else {
      mistakes.report(
        path.key("op"), expected: expected, found: object["op"]?.inWords ?? "nothing")
      return nil
    }
    guard let op = ScenarioAction.Op(rawValue: word) else {
      mistakes.report(
        path.key("op"), expected: expected, found: JSONValue.string(word).inWords,
        suggestion: NearestWord.nearest(to: word, in: known))
      return nil
    }
    if parser.unavailableOps.contains(word) {
      mistakes.report(
        path.key("op"), expected: expected,
        found: "\(JSONValue.string(word).inWords), which is not there yet")
    }
    check(op, at: path)
    return action(
      op,
      ObjectReader(
        object, at: path, as: op.format, after: ["op"], of: "keys of \(word)", mistakes))
  }

  private mutating func action(
    _ op: ScenarioAction.Op, _ reader: ObjectReader
  ) -> ScenarioAction? {
    switch op {
    case .drag: return drag(reader)
    case .fling:
      let by = reader.optional("by", .point, default: .zero)
      return reader.required("velocity", .velocity).map { .fling(by: by, velocity: $0) }
    case .touch: return touch(reader)
    case .track: return track(reader)
    case .setContentOffset:
      let animated = animated(reader)
      return reader.required("contentOffset", .point).map {
        .setContentOffset($0, animated: animated)
      }
    case .scrollToItem:
      return selection(reader).map {
        .scrollToItem($0.item, position: $0.position, animated: $0.animated)
      }
    case .setLayout:
      let animated = animated(reader)
      let reload = reader.optional("reload", .bool, default: false)
      let fresh = reader.optional("fresh", .bool, default: false)
      return layoutAndParameters(reader, isFresh: fresh).map {
        .setLayout(
          $0.id, parameters: $0.parameters, animated: animated, reload: reload, fresh: fresh)
      }
    case .setParameters:
      guard reader.has("parameters") else {
        reader.missing("parameters", expected: "an object of parameters")
        return nil
      }
      return .setParameters(parameters(reader, of: current, isComplete: false))
    case .interactiveTransition:
      let finish = reader.optional("finish", .bool, default: true)
      let progress = reader.required("progress", Form.number.list)
      let layout = layoutAndParameters(reader, installs: finish)
      guard let progress, let layout else { return nil }
      return .interactiveTransition(
        layout.id, parameters: layout.parameters, progress: progress, finish: finish)
    case .setBounds:
      let animated = animated(reader)
      return reader.required("size", .viewSize).map { .setBounds($0, animated: animated) }
    case .setViewContentInset:
      let animated = animated(reader)
      return reader.required("inset", .edges).map {
        .setViewContentInset($0, animated: animated)
      }
    case .update: return .update(update(reader))
    case .reloadData: return .reloadData
    case .setData:
      if !reader.has("sections") { reader.missing("sections", expected: "a list of sections") }
      return .setData(sections(reader))
    case .tap: return tap(reader)
    case .select: return selection(reader).map { .select($0) }
    case .deselect: return selection(reader).map { .deselect($0) }
    case .advance: return reader.required("seconds", .seconds()).map { .advance(seconds: $0) }
    case .settle: return .settle(limit: reader.optional("limit", .seconds(), default: 10))
    case .query: return reader.required("rect", .rect).map { .query($0) }
    case .askTarget:
      let velocity = reader.optional("velocity", .velocity, default: .zero)
      return reader.required("proposed", .point).map {
        .askTarget(proposed: $0, velocity: velocity)
      }
    case .askBoundsChange:
      return reader.required("newBounds", .rect).map { .askBoundsChange($0) }
    case .snapshot: return .snapshot(reader.optional("elements", .word, default: .visible))
    case .observe: return .observe
    case .scrollSection: return scrollSection(reader)
    case .apply: return apply(reader)
    case .applySection: return applySection(reader)
    case .expand: return reader.required("item", .text).map { .expand($0) }
    case .collapse: return reader.required("item", .text).map { .collapse($0) }
    case .beginMove: return reader.required("item", .itemPosition).map { .beginMove($0) }
    case .moveTo: return reader.required("point", .point).map { .moveTo($0) }
    case .endMove: return .endMove
    case .cancelMove: return .cancelMove
    case .dragItems: return dragItems(reader)
    case .dropAt: return dropAt(reader)
    }
  }

  private func dragItems(_ reader: ObjectReader) -> ScenarioAction? {
    guard let items = reader.required("items", Form.itemPosition.list) else { return nil }
    let path = reader.path.key("items")
    if items.isEmpty {
      mistakes.report(path, expected: "a list of one item or more", found: "an empty list")
    }
    for (index, item) in items.enumerated() where items[..<index].contains(item) {
      mistakes.report(
        path.index(index), expected: "an item that is not in the list before", found: "\(item)")
    }
    return .dragItems(items)
  }

  private func dropAt(_ reader: ObjectReader) -> ScenarioAction? {
    var proposal = ScenarioAction.Proposal()
    if case .object(let object)? = reader.object["proposal"] {
      let part = ObjectReader(
        object, at: reader.path.key("proposal"), as: FormatPart.proposal.object,
        of: "keys of a proposal", mistakes)
      proposal.operation = part.optional("operation", .word, default: proposal.operation)
      proposal.intent = part.optional("intent", .word, default: proposal.intent)
    } else if let found = reader.object["proposal"] {
      mistakes.report(
        reader.path.key("proposal"),
        expected: "a proposal: {\"operation\": \"move\", \"intent\": "
          + "\"insertAtDestinationIndexPath\"}",
        found: found.inWords)
    }
    return reader.required("point", .point).map { .dropAt($0, proposal) }
  }

  func animated(_ reader: ObjectReader, default standard: Bool = false) -> Bool {
    let isAnimated = reader.optional("animated", .bool, default: standard)
    // A value of another sort is a mistake already.
    if isAnimated, reader.object["animated"]?.boolValue != nil || !reader.has("animated"),
      let op = reader.object["op"]?.stringValue, parser.unavailableAnimations.contains(op)
    {
      mistakes.report(
        reader.path.key("animated"), expected: "false",
        found: reader.has("animated")
          ? "true, which is not there yet" : "nothing, which is true and not there yet")
    }
    return isAnimated
  }

  private func drag(_ reader: ObjectReader) -> ScenarioAction? {
    let by = reader.optional("by", .point)
    let over = reader.optional("over", .seconds(.positive), default: 0.3)
    let hold = reader.optional("hold", .bool, default: true)
    let proposed = reader.optional("proposed", .point)
    let velocity = reader.optional("velocity", .velocity, default: .zero)
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
      return by.map { .drag(by: $0, over: over, hold: hold) }
    }
    for key in ["by", "over", "hold"] where reader.has(key) {
      reader.mistakes.report(
        reader.path.key(key), expected: "\"by\", \"over\" and \"hold\" only without \"proposed\"",
        found: "\"\(key)\" beside it")
    }
    return proposed.map { .dragProposing($0, velocity: velocity) }
  }

  private func touch(_ reader: ObjectReader) -> ScenarioAction? {
    guard let points = reader.required("points", Form.touchPoint.list) else { return nil }
    let path = reader.path.key("points")
    if points.isEmpty {
      mistakes.report(path, expected: "a list of one point or more", found: "an empty list")
    }
    return areInOrder(points, at: path) ? .touch(points) : nil
  }

  private func track(_ reader: ObjectReader) -> ScenarioAction? {
    let points = reader.optional("points", Form.trackPoint.list, default: [])
    let velocity = reader.optional("velocity", .velocity)
    let target = reader.optional("target", .point)
    if reader.has("target"), !reader.has("velocity") {
      mistakes.report(
        reader.path.key("target"), expected: "a target only beside \"velocity\"",
        found: "one without it")
    }
    guard areInOrder(points, at: reader.path.key("points")) else { return nil }
    return .track(points, lift: velocity.map { .init(velocity: $0, target: target) })
  }

  /// Reports times that go back, or too far.
  ///
  /// - Returns: Whether the touch may count: too long a one is told here, and not once more as too
  ///   long a case.
  private func areInOrder(_ points: [ScenarioAction.TouchPoint], at path: JSONPath) -> Bool {
    for (index, point) in points.enumerated() {
      let earliest = index == 0 ? 0 : points[index - 1].time
      if point.time > ScenarioLimits.seconds.most {
        mistakes.report(
          path.index(index).index(0),
          expected: "a time, \(ScenarioLimits.seconds.inWords)",
          found: JSONWriter.number(point.time))
      } else if point.time < earliest {
        mistakes.report(
          path.index(index).index(0),
          expected: "a time of \(JSONWriter.number(earliest)) or later",
          found: JSONWriter.number(point.time))
      }
    }
    return !points.contains { $0.time > ScenarioLimits.seconds.most }
  }

  private func scrollSection(_ reader: ObjectReader) -> ScenarioAction? {
    let section = reader.required("section", .count)
    let offset = reader.optional("contentOffset", .point)
    let animated = animated(reader)
    let drag = reader.has("drag") ? sectionDrag(reader) : nil
    switch (reader.has("contentOffset"), reader.has("drag")) {
    case (true, true):
      mistakes.report(
        reader.path, expected: "either \"contentOffset\" or \"drag\"", found: "both")
    case (false, false):
      reader.missing(
        "contentOffset", or: ["drag"], expected: "\"contentOffset\" or \"drag\"")
    case (false, true) where reader.has("animated"):
      mistakes.report(
        reader.path.key("animated"), expected: "\"animated\" only beside \"contentOffset\"",
        found: "\"animated\" beside \"drag\"")
    default: break
    }
    guard let section else { return nil }
    if let drag { return .scrollSection(section, drag) }
    return offset.map { .scrollSection(section, .offset($0, animated: animated)) }
  }

  private func sectionDrag(_ reader: ObjectReader) -> ScenarioAction.SectionMovement? {
    let path = reader.path.key("drag")
    guard case .object(let object)? = reader.object["drag"] else {
      mistakes.report(
        path, expected: "a drag: {\"by\": [x, y], \"velocity\": [x, y]}",
        found: reader.object["drag"]?.inWords ?? "nothing")
      return nil
    }
    let drag = ObjectReader(
      object, at: path, as: FormatPart.sectionDrag.object, of: "keys of a drag", mistakes)
    if !drag.has("by"), !drag.has("velocity") {
      drag.missing("by", or: ["velocity"], expected: "\"by\" or \"velocity\"")
    }
    return .drag(
      by: drag.optional("by", .point, default: .zero),
      velocity: drag.optional("velocity", .velocity, default: .zero))
  }

  private func tap(_ reader: ObjectReader) -> ScenarioAction? {
    let point = reader.optional("at", .point)
    let item = reader.optional("item", .itemPosition)
    switch (reader.has("at"), reader.has("item")) {
    case (true, true):
      mistakes.report(reader.path, expected: "either \"at\" or \"item\"", found: "both")
    case (false, false):
      reader.missing("at", or: ["item"], expected: "\"at\" or \"item\"")
    default: break
    }
    return point.map { .tap(.point($0)) } ?? item.map { .tap(.item($0)) }
  }

  private func selection(_ reader: ObjectReader) -> ScenarioAction.Selection? {
    let position = reader.optional("position", .scrollPosition, default: [])
    let animated = animated(reader)
    return reader.required("item", .itemPosition).map {
      .init($0, position: position, animated: animated)
    }
  }
}

extension Form where Value == CGRect {
  fileprivate static var rect: Form { Form(type: .rect, convert: \.rectValue) }
}

extension Form where Value == ScenarioAction.TouchPoint {
  /// The form of a point of `track`: as a touch's, but the numbers are a distance.
  static var trackPoint: Form { touchPoint }

  static var touchPoint: Form {
    Form(type: .named(["t", "x", "y"], .number)) { value in
      guard let numbers = value.doubleValues, numbers.count == 3 else { return nil }
      return .init(time: numbers[0], location: CGPoint(x: numbers[1], y: numbers[2]))
    }
  }
}

extension Form where Value == ItemPosition {
  static var itemPosition: Form {
    Form(type: .named(["section", "item"], .count)) { value in
      guard let numbers = value.intValues, numbers.count == 2 else { return nil }
      return ItemPosition(numbers[0], numbers[1])
    }
  }
}

extension Form where Value == [ScenarioAction.ScrollPosition] {
  /// The form of a scroll position: one of UIKit's names, or a list of them.
  static var scrollPosition: Form {
    let word = Form<ScenarioAction.ScrollPosition>.word
    return Form(type: .either([word.type, .list(word.type)])) { value in
      let words = value.arrayValue ?? [value]
      return words.compactMap(word.convert)
    }
  }
}

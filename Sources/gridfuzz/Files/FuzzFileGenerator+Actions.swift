import GridScenarios

// Makes actions from the keys of their ops.

extension FuzzFileGenerator {
  /// Makes actions for a case with a layout and a kind of data source.
  mutating func makeActions(_ count: Int, layout: String, isDiffable: Bool) -> FuzzNode {
    let schema = schemas.first { $0.id == layout } ?? makeSchema()
    return .list((0..<count).map { _ in makeAction(schema, isDiffable: isDiffable) })
  }

  mutating func makeAction(_ schema: LayoutSchema, isDiffable: Bool) -> FuzzNode {
    let source: ScenarioCase.DataSource = isDiffable ? .diffable : .counted
    let isDataOp = isDiffable && random.percent(40)
    let ops = ScenarioAction.Op.allCases.filter {
      isDataOp ? $0.dataSource == .diffable : $0.dataSource ?? source == source
    }
    return makeAction(ops[random.number(0...(ops.count - 1))], schema)
  }

  mutating func makeAction(_ op: ScenarioAction.Op, _ schema: LayoutSchema) -> FuzzNode {
    .object([member("op", word(op.rawValue))] + makeMembers(op.format, schema))
  }

  /// Returns the kinds of a sequence of actions that lifts items, changes the data and drops the
  /// items.
  mutating func makeChangedData() -> [ScenarioAction.Op] {
    random.percent(50)
      ? [.beginMove, .moveTo, .setData, .endMove] : [.dragItems, .setData, .dropAt]
  }

  /// Makes the members of an object: its required keys, those of one form, and some of the others.
  private mutating func makeMembers(_ object: FormatObject, _ schema: LayoutSchema) -> Members {
    var schema = schema
    let form = object.forms.randomElement(using: &random) ?? []
    // Of many keys few are given, because the operations of a batch soon contradict each other.
    let share = object.keys.count > 6 ? 25 : 50
    var members: Members = []
    for key in object.keys
    where form.contains(key.name) || !object.forms.joined().contains(key.name) {
      if key.value == .layout { schema = makeSchema() }
      if key.presence == .required || key.value == .parameters || key.name == form.first
        || random.percent(share)
      {
        members.append(member(key.name, makeKnown(key) ?? makeValue(key.value, schema)))
      }
    }
    return members.isEmpty && object.isFilled ? makeMembers(object, schema) : members
  }

  /// Makes the value of a key for which most values of its type name nothing in the case.
  private mutating func makeKnown(_ key: FormatKey) -> FuzzNode? {
    switch key.name {
    case "section" where key.value == .text: word("s\(random.number(0...3))")
    case "snapshot":
      .list(
        (0..<random.number(0...3)).map { index in
          .list([word("s\(index)"), index == 0 ? makeNames() : .list([])])
        })
    default: nil
    }
  }

  private mutating func makeValue(_ value: FormatValue, _ schema: LayoutSchema) -> FuzzNode {
    switch value {
    case .type(let type): return makeValue(type)
    case .layout: return word(schema.id)
    case .parameters: return makeParameters(schema) ?? .object([])
    case .choice(let values):
      return values.randomElement(using: &random).map { FuzzNode($0) } ?? flag()
    case .sections: return makeValue(.list(.part(.section)), schema)
    case .part(.section): return makeSection(schema)
    case .part(let part):
      return part.value.map { makeValue($0, schema) }
        ?? .object(part.object.map { makeMembers($0, schema) } ?? [])
    case .list(let value):
      return .list((0..<random.number(0...3)).map { _ in makeValue(value, schema) })
    case .tuple(let values): return .list(values.map { makeValue($0, schema) })
    case .either(let values):
      return makeValue(values[random.number(0...(values.count - 1))], schema)
    case .pattern, .expectation, .reference: return .object([])
    }
  }

  // MARK: Values

  mutating func makePosition() -> FuzzNode {
    list([random.number(0...2), random.number(0...12)])
  }

  mutating func makePoint(_ range: ClosedRange<Int> = -100...900) -> FuzzNode {
    list([random.number(range), random.number(range)])
  }

  /// Makes the samples of a finger, with their times in order.
  mutating func makeTouch() -> FuzzNode {
    .list(
      (0..<random.number(1...6)).map { index in
        .list([
          .text("\(Double(index) / 50)"), .text("\(100 + random.number(-40...40))"),
          .text("\(200 - index * random.number(0...30))"),
        ])
      })
  }

  /// Makes the name of an item. There are few names, so that the same item is in several snapshots.
  mutating func makeName() -> FuzzNode {
    word("i\(random.number(0...(random.percent(80) ? 9 : 30)))")
  }

  /// Makes names of items, sometimes with the same name twice.
  mutating func makeNames() -> FuzzNode {
    var names = (0...15).map { word("i\($0)") }.shuffled(using: &random)
    names.removeLast(random.number(0...names.count))
    if random.percent(3), let first = names.first { names.append(first) }
    return .list(names)
  }

  mutating func makeNamedSection(_ index: Int, _ keys: Members) -> FuzzNode {
    let names = FuzzNode.list((0..<random.number(0...8)).map { word("i\(index)\($0)") })
    return .object(keys + [member("id", word("s\(index)")), member("items", names)])
  }
}

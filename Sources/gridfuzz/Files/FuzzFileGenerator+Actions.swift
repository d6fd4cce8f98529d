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
    let barred = object.forms.joined().filter { !form.contains($0) }
    // Keys of an object that must have one are in each other's place.
    let chosen = object.isFilled ? object.keys.randomElement(using: &random) : nil
    // Of many keys few are given, because the operations of a batch soon contradict each other.
    let share = object.isFilled ? 0 : object.keys.count > 6 ? 25 : 50
    var members: Members = []
    func has(_ name: String) -> Bool { members.contains { $0.key == FuzzNode.quoted(name) } }
    for key in object.keys where !barred.contains(key.name) {
      // Two rules that the declared forms do not contain: a target needs a velocity, and a reload
      // takes no time.
      if key.name == "target" && !has("velocity") { continue }
      if key.name == "usingReloadData" && has("animated") { continue }
      if key.type == .layout { schema = makeSchema() }
      let isNeeded = key.presence == .required || key.type == .parameters
      if isNeeded || key == chosen || key.name == form.first || random.percent(share) {
        members.append(makeMember(key, schema))
      }
    }
    return members
  }

  /// Makes a key with a value. Some keys have values of their own, because other values of the same
  /// type are refused or name nothing in the case.
  mutating func makeMember(_ key: LayoutSchema.Parameter, _ schema: LayoutSchema) -> FuzzNode.Member
  {
    let value: FuzzNode =
      switch key.name {
      case "expect": makeExpectation()
      case "section" where key.type == .shortText: word("s\(random.number(0...3))")
      case "snapshot":
        .list(
          (0..<random.number(0...3)).map { index in
            .list([word("s\(index)"), index == 0 ? makeNames() : .list([])])
          })
      case "steps": list([0])
      case "cell", "header", "footer":
        word(["{item}", "{section} of", "{section}-{item} {}", ""][random.number(0...3)])
      default: makeValue(key.type, schema)
      }
    return member(key.name, value)
  }

  /// Makes a value of a type. The type may depend on the case's layout.
  private mutating func makeValue(_ type: ParameterType, _ schema: LayoutSchema) -> FuzzNode {
    if type == .layout { return word(schema.id) }
    if type == .parameters { return makeParameters(schema) ?? .object([]) }
    if let part = FormatPart.allCases.first(where: { type == .part($0) }) {
      return makePart(part, schema)
    }
    switch type {
    case .list(let entry, _):
      guard case .custom = entry else { return makeValue(type) }
      return .list((0..<random.number(0...3)).map { _ in makeValue(entry, schema) })
    case .tuple(let types): return .list(types.map { makeValue($0, schema) })
    case .either(let types):
      return makeValue(types[random.number(0...(types.count - 1))], schema)
    case .custom: return .list([])
    default: return makeValue(type)
    }
  }

  private mutating func makePart(_ part: FormatPart, _ schema: LayoutSchema) -> FuzzNode {
    switch part {
    case .section: return makeSection(schema)
    case .treeItem where random.percent(50):
      return .list([makeName(), flag(), makeValue(.list(.part(.treeItem)), schema)])
    case .treeItem: return makeName()
    default: return .object(part.object.map { makeMembers($0, schema) } ?? [])
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

import GridScenarios

// Makes diffable data, and interactive moves and drags.

extension FuzzFileGenerator {
  /// Makes the name of an item. There are few names, so that the same item is in several snapshots,
  /// and sometimes twice in one snapshot.
  private mutating func makeName() -> FuzzNode {
    word("i\(random.number(0...(random.percent(80) ? 9 : 30)))")
  }

  private mutating func makeNames() -> FuzzNode {
    var names = (0...15).map { word("i\($0)") }.shuffled(using: &random)
    names.removeLast(random.number(0...names.count))
    if random.percent(3), let first = names.first { names.append(first) }
    return .list(names)
  }

  mutating func makeNamedSection(_ index: Int, _ keys: Members) -> FuzzNode {
    let names = FuzzNode.list((0..<random.number(0...8)).map { word("i\(index)\($0)") })
    return .object(keys + [member("id", word("s\(index)")), member("items", names)])
  }

  private mutating func makeTree(depth: Int) -> FuzzNode {
    .list(
      (0..<random.number(0...3)).map { _ in
        if depth == 0 || random.percent(50) { return makeName() }
        return .list([makeName(), flag(), makeTree(depth: depth - 1)])
      })
  }

  private mutating func makeProposal() -> FuzzNode {
    let operations = ScenarioAction.Proposal.Operation.allCases.map(\.rawValue)
    let intents = ScenarioAction.Proposal.Intent.allCases.map(\.rawValue)
    let operation = member("operation", word(operations[random.number(0...3)]))
    let intent = member("intent", word(intents[random.number(0...2)]))
    return .object(random.percent(30) ? [operation] : [operation, intent])
  }

  /// Returns the kinds of a sequence of actions that lifts items, changes the data and drops the
  /// items.
  mutating func makeChangedData() -> [ScenarioAction.Op] {
    random.percent(50)
      ? [.beginMove, .moveTo, .setData, .endMove] : [.dragItems, .setData, .dropAt]
  }

  /// Makes the keys of an action besides its key `op`.
  mutating func makeDataAction(_ op: ScenarioAction.Op) -> Members {
    var members: Members = []
    func add(_ key: String, _ value: FuzzNode) { members.append(member(key, value)) }
    switch op {
    case .apply:
      let count = random.number(0...3)
      add(
        "snapshot",
        .list(
          (0..<count).map { index in
            .list([word("s\(index)"), index == 0 ? makeNames() : .list([])])
          }))
      if random.percent(15) { add("reload", .list([makeName()])) }
      if random.percent(15) { add("reconfigure", .list([makeName()])) }
      if random.percent(15) {
        add("usingReloadData", .text("true"))
      } else if random.percent(50) {
        add("animated", flag())
      }
    case .applySection:
      add("section", word("s\(random.number(0...3))"))
      add("tree", makeTree(depth: 2))
      if random.percent(50) { add("animated", flag()) }
    case .expand, .collapse: add("item", makeName())
    case .beginMove: add("item", makePosition())
    case .moveTo: add("point", makePoint(-50...400))
    case .setData:
      add(
        "sections",
        .list(
          (0..<random.number(0...3)).map { _ in
            .object([member("count", .text("\(random.number(0...20))"))])
          }))
    case .track:
      add(
        "points",
        .list(
          (0..<random.number(0...3)).map { index in
            .list([.text("\(index)"), .text("0"), .text("\(random.number(-200...200))")])
          }))
      if random.percent(60) { add("velocity", makePoint(-2000...2000)) }
    case .dragItems:
      add("items", .list((0..<random.number(1...3)).map { _ in makePosition() }))
    case .dropAt:
      add("point", makePoint(-50...400))
      if random.percent(40) { add("proposal", makeProposal()) }
    default: break
    }
    return members
  }
}

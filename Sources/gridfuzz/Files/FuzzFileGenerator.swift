import GridScenarios

/// Makes scenario files from seeds: the gallery's own scenarios, and random cases of every layout
/// with every kind of action. Most files are legal.
@MainActor
struct FuzzFileGenerator {
  var random: SplitMix64
  let schemas: [LayoutSchema]

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    schemas = LayoutRegistry.gallery.schemas
  }

  mutating func makeFile() -> FuzzNode {
    if random.percent(15), let known = Self.known.randomElement(using: &random) { return known }
    if random.percent(75) { return .object(makeCase()) }
    let cases = (0..<random.number(0...3)).map { _ in FuzzNode.object(makeCase()) }
    return random.percent(50)
      ? .list(cases) : .object([.init(key: "\"cases\"", value: .list(cases))])
  }

  /// The cases of the gallery's scenarios and of the tour.
  private static let known: [FuzzNode] =
    (GalleryScenarios.all.flatMap(\.cases) + Tour.stops.map(\.scenario)).map { FuzzNode($0.json) }

  // MARK: Cases

  typealias Members = [FuzzNode.Member]

  func member(_ key: String, _ value: FuzzNode) -> FuzzNode.Member {
    .init(key: FuzzNode.quoted(key), value: value)
  }

  func word(_ text: String) -> FuzzNode { .text(FuzzNode.quoted(text)) }

  func list(_ numbers: [Int]) -> FuzzNode { .list(numbers.map { .text("\($0)") }) }

  mutating func flag() -> FuzzNode { .text(random.percent(50) ? "true" : "false") }

  private mutating func makeCase() -> Members {
    let schema = makeSchema()
    let isDiffable = random.percent(30)
    let sections = (0..<random.number(0...3)).map { index in
      isDiffable
        ? makeNamedSection(index, makeFields(schema.sectionKeys, share: 30)) : makeSection(schema)
    }
    var actions = (0..<random.number(0...6)).map { _ in makeAction(schema, isDiffable: isDiffable) }
    if !isDiffable, random.percent(20) {
      // Changes the data at any moment, most often while items are lifted.
      for op in makeChangedData() {
        let place = random.percent(70) ? actions.count : random.number(0...actions.count)
        actions.insert(makeAction(op, schema), at: place)
      }
    }
    var members = [
      member("layout", word(schema.id)), member("sections", .list(sections)),
      member("actions", .list(actions)),
    ]
    if let parameters = makeParameters(schema) { members.append(member("parameters", parameters)) }
    let sources = isDiffable ? ["diffable", "diffable, chosen: fuzz"] : ["", "chosen: fuzz"]
    let source = sources[random.number(0...1)]
    if !source.isEmpty { members.append(member("source", word(source))) }
    let known = ["layout", "sections", "actions", "parameters", "source"]
    for key in FormatPart.scenario.object?.keys ?? []
    where !known.contains(key.name) && random.percent(20) {
      members.append(makeMember(key, schema))
    }
    return members
  }

  mutating func makeSchema() -> LayoutSchema {
    schemas[random.number(0...(schemas.count - 1))]
  }

  mutating func makeParameters(_ schema: LayoutSchema) -> FuzzNode? {
    // Fully random parts of a compositional layout are rarely legal.
    if !schema.sample.isEmpty, random.percent(50) {
      guard random.percent(70) else { return FuzzNode(.object(schema.sample)) }
      return .object([
        member("section", .object([member("group", makeNest())])),
        member("configuration", makePart(.configuration)),
      ])
    }
    var chosen = makeFields(schema.parameters, share: 40)
    for names in schema.alternatives {
      let given = chosen.filter { names.contains($0.key) }
      for extra in given.dropFirst() { chosen.removeAll { $0.key == extra.key } }
      if given.isEmpty, random.percent(80) {
        chosen += makeFields(schema.parameters.filter { $0.name == names.first }, share: 100)
      }
    }
    return chosen.isEmpty ? nil : .object(chosen)
  }

  private mutating func makeFields(
    _ fields: [LayoutSchema.Parameter], share: Int
  ) -> [FuzzNode.Member] {
    var members: Members = []
    for field in fields where field.presence == .required || random.percent(share) {
      members.append(member(field.name, makeValue(field.type)))
    }
    return members
  }

  mutating func makeValue(_ type: ParameterType) -> FuzzNode {
    switch type {
    case .scalar(let bound):
      let least = bound == .any ? -5 : bound == .notNegative ? 0 : 1
      let text = "\(random.number(least...random.number(6...120)))"
      return .text(random.percent(20) ? text + ".5" : text)
    case .whole(let bound):
      return .text("\(random.number((bound == .any ? -2 : bound == .notNegative ? 0 : 1)...6))")
    case .bool: return flag()
    case .text:
      return random.percent(50)
        ? makeName() : word(["text", "header", "footer", "other"][random.number(0...3)])
    case .word(let words): return word(words.randomElement(using: &random) ?? "")
    case .named(["section", "item"], _): return makePosition()
    case .named(["x", "y"], _): return makePoint()
    case .named(["width", "height"], .within(ScenarioLimits.side, _)): return makePoint(60...700)
    case .named(["x", "y", "width", "height"], _):
      return list([random.number(-50...50), 0, random.number(0...300), random.number(0...600)])
    case .list(.named(["section", "item"], _), _):
      return .list((0..<random.number(1...3)).map { _ in makePosition() })
    case .list(.named(["t", "x", "y"], _), _): return makeTouch()
    case .list(.within(ScenarioLimits.text, .text), _): return makeNames()
    case .within(ScenarioLimits.speed, _): return makePoint(-2000...2000)
    case .within(ScenarioLimits.seconds, _):
      return .text(random.percent(70) ? "0.\(random.number(1...99))" : "\(random.number(1...4))")
    case .named(let names, let type): return .list(names.map { _ in makeValue(type) })
    case .list(let type, let count):
      return .list((0..<(count ?? random.number(0...4))).map { _ in makeValue(type) })
    case .tuple(let types): return .list(types.map { makeValue($0) })
    case .object(let fields): return .object(makeFields(fields, share: 60))
    case .either(let types): return makeValue(types[random.number(0...(types.count - 1))])
    case .choice(let values): return FuzzNode(values.randomElement(using: &random) ?? .null)
    case .compositional(let part): return makePart(part)
    case .custom: return word("text")
    case .within(_, let type): return makeValue(type)
    }
  }

  /// Makes a part of a compositional layout, most often a legal one.
  private mutating func makePart(_ part: CompositionalPart) -> FuzzNode {
    switch part {
    case .section where random.percent(15): return .object([member("list", makePart(.list))])
    case .subitem where random.percent(15): return makePart(.group)
    case .group where random.percent(30): return makeNest()
    case .dimension, .spacing:
      let member = part.members[random.number(0...(part.members.count - 1))]
      return .object(makeFields([member], share: 100))
    case .group:
      let isCustom = random.percent(15)
      return .object(
        makeFields(part.members, share: 25).filter {
          !["frames", "subitems", "group"].contains($0.key)
        }
          + [
            member(
              "group", word(isCustom ? "custom" : random.percent(50) ? "horizontal" : "vertical"))
          ]
          + makeFields(
            part.members.filter { $0.name == (isCustom ? "frames" : "subitems") }, share: 100))
    case .boundaryItem, .configuration: return .object(makeFields(part.members, share: 60))
    default: return .object(makeFields(part.members, share: 30))
    }
  }

  /// Makes nested groups, most often of zero length. Some reach or exceed the limit of levels.
  private mutating func makeNest() -> FuzzNode {
    var node = FuzzNode.object([member("item", makeNestSize())])
    for _ in 0..<(random.percent(5) ? random.number(60...66) : random.number(2...6)) {
      var subitems = [node]
      if random.percent(15) { subitems.append(.object([member("item", makeNestSize())])) }
      var members = [
        member("group", word(random.percent(50) ? "horizontal" : "vertical")),
        member("size", makeNestSize()), member("subitems", .list(subitems)),
      ]
      if subitems.count == 1, random.percent(20) {
        members.append(member("count", .text("\(random.number(1...3))")))
      }
      node = .object(members)
    }
    return node
  }

  private mutating func makeNestSize() -> FuzzNode {
    .list(
      (0..<2).map { _ in
        let length: FuzzNode.Member =
          switch random.number(0...9) {
          case 0...3: member("absolute", .text("0"))
          case 4, 5: member("estimated", .text("0"))
          case 6: member("fractionalWidth", .text("0"))
          case 7: member("fractionalHeight", .text("0"))
          case 8: member("fractionalWidth", .text("1"))
          default: member("estimated", .text("\(random.number(1...44))"))
          }
        return .object([length])
      })
  }

  private mutating func makeItem() -> FuzzNode {
    switch random.number(0...4) {
    case 0, 1: return .text("\(random.number(5...120))")
    case 2, 3: return list([random.number(5...110), random.number(5...110)])
    default:
      return .object([
        member("height", .text("\(random.number(5...90))")),
        member("span", .text("\(random.number(1...3))")),
      ])
    }
  }

  mutating func makeSection(_ schema: LayoutSchema) -> FuzzNode {
    var members = makeFields(schema.sectionKeys, share: 30)
    if random.percent(50) {
      let most = random.percent(5) ? 3000 : 40
      members.append(member("count", .text("\(random.number(0...most))")))
    } else {
      members.append(member("items", .list((0..<random.number(0...20)).map { _ in makeItem() })))
    }
    return .object(members)
  }

  mutating func makeExpectation() -> FuzzNode {
    switch random.number(0...3) {
    case 0: .object([member("contentSize", list([375, random.number(0...900)]))])
    case 1: .object([member("faults", .list([]))])
    case 2: .object([member("id", word("case 0"))])
    default:
      .object([
        member("cells", .list([.object([member("frame", list([0, 0, 100, 50]))])])),
        member("steps", .list([])),
      ])
    }
  }
}

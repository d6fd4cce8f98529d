import Foundation
import GridCore
import GridKit

/// Reads one case, and keeps in mind which layout is installed at each of its actions.
struct CaseReader {
  static let keys = FormatPart.scenario.object?.names ?? []
  let parser: ScenarioParser
  var mistakes: MistakeCollector
  /// The installed layout; nil when it is not known.
  var current: LayoutSchema?
  /// Layouts that have been made: naming one again need not repeat its parameters, unless a fresh
  /// object is asked for.
  var made: Set<String> = []
  /// The case's data source; nil when what the file says of it is a mistake.
  private(set) var dataSource: ScenarioCase.DataSource? = .counted
  /// The keys that a section may have: those of every layout that the case names. Nil when one of
  /// these layouts is not known.
  private(set) var sectionKeys: [LayoutSchema.Parameter]? = []
  /// Keys of a case that is opened and told later what is done: those that are read elsewhere. Nil
  /// for a case of a file.
  let keysBesideOpening: [String]?

  /// Makes a reader of one case.
  ///
  /// - Parameter keysBesideOpening: Keys that are read elsewhere, for a case that is opened; nil
  ///   for a case of a file.
  init(parser: ScenarioParser, mistakes: MistakeCollector, keysBesideOpening: [String]? = nil) {
    self.parser = parser
    self.mistakes = mistakes
    self.keysBesideOpening = keysBesideOpening
  }

  /// Reads a case, and reports the mistakes in it.
  ///
  /// - Parameters:
  ///   - number: The case's name if it has none.
  ///   - isAlone: Whether the case is the whole file, where the key `cases` would be legal too.
  mutating func read(
    _ value: JSONValue, at path: JSONPath, number: Int, isAlone: Bool
  ) -> ScenarioCase? {
    guard case .object(let object) = value else {
      mistakes.report(
        path, expected: isAlone ? "a case, a list of cases, or {\"cases\": [...]}" : "a case",
        found: value.inWords)
      return nil
    }
    if isAlone, object["layout"] == nil,
      object.keys.contains(where: {
        NearestWord.nearest(to: $0, in: Self.keys + ["cases"]) == "cases"
      })
    {
      _ = ObjectReader(object, at: path, keys: ["cases"], of: "keys", mistakes)
      return nil
    }
    let reader = ObjectReader(
      object, at: path,
      as: keysBesideOpening == nil ? FormatPart.scenario.object : FormatPart.openingKeys,
      before: keysBesideOpening ?? [], of: "keys of a case", mistakes)
    collectSectionKeys(of: object)
    let source = source(reader)
    dataSource = source?.kind

    let layout = layoutAndParameters(reader)
    let first = current
    let standard = ScenarioCase(layout: "")
    let scenario = ScenarioCase(
      id: reader.optional("id", .text, default: "\(number)"),
      layout: layout?.id ?? "", parameters: layout?.parameters ?? JSONObject(),
      sections: sections(reader), preferredSizes: preferredSizes(reader),
      viewport: reader.optional("viewport", .viewSize, default: standard.viewport),
      displayScale: displayScale(reader) ?? standard.displayScale,
      frameRate: reader.optional("frameRate", .frameRate, default: standard.frameRate),
      safeArea: reader.optional("safeArea", .edges, default: .zero),
      viewContentInset: reader.optional("viewContentInset", .edges, default: .zero),
      layoutMargins: reader.optional("layoutMargins", .edges),
      direction: reader.optional("direction", .word, default: .leftToRight),
      queryPolicy: reader.optional("queryPolicy", .queryPolicy, default: .whole),
      contentOffset: reader.optional("contentOffset", .point),
      actions: keysBesideOpening == nil ? actions(reader) : [],
      screen: keysBesideOpening == nil ? screen(reader) : nil, texts: texts(reader),
      expect: keysBesideOpening == nil ? expectation(reader) : nil, source: source?.evidence,
      dataSource: source?.kind ?? .counted)
    // Who opens a case sees to that.
    if keysBesideOpening == nil { checkTotals(of: scenario, at: path) }
    if let first { checkSectionCount(of: scenario, in: first, at: path) }
    return scenario
  }

  // MARK: Layouts

  /// The id under `layout` and the object under `parameters`, which become the current layout.
  ///
  /// - Parameters:
  ///   - installs: Whether the layout stays installed.
  ///   - isFresh: Whether a new object is made, which needs its parameters like the first one.
  mutating func layoutAndParameters(
    _ reader: ObjectReader, installs: Bool = true, isFresh: Bool = false
  ) -> (id: String, parameters: JSONObject)? {
    let ids = parser.layouts.map(\.id)
    var schema: LayoutSchema?
    if let id = reader.required("layout", Form(type: .word(ids), convert: \.stringValue)) {
      schema = parser.layouts.first { $0.id == id }
    }
    let isFirst = schema.map { made.insert($0.id).inserted } ?? false
    let parameters = parameters(reader, of: schema, isComplete: isFirst || isFresh)
    if installs { current = schema }
    return schema.map { ($0.id, parameters) }
  }

  /// The object under `parameters`, checked against a layout if that is known.
  ///
  /// - Parameter isComplete: Whether the layout's required parameters must be there.
  func parameters(
    _ reader: ObjectReader, of schema: LayoutSchema?, isComplete: Bool
  ) -> JSONObject {
    let path = reader.path.key("parameters")
    let value = reader.object["parameters"] ?? .object(JSONObject())
    guard case .object(let object) = value else {
      mistakes.report(path, expected: "an object of parameters", found: value.inWords)
      return JSONObject()
    }
    guard let schema else {
      sweep(value, at: path)
      return object
    }
    let isComplete = isComplete && !reader.isMisspelt("parameters")
    let parameters = ObjectReader(
      object, at: path, keys: schema.parameters.map(\.name), of: "parameters of \(schema.id)",
      mistakes)
    parameters.check(schema.parameters, isComplete: isComplete)
    for names in schema.alternatives { check(names, parameters, isComplete: isComplete) }
    return object
  }

  /// Reports parameters of which there has to be exactly one.
  private func check(_ names: [String], _ parameters: ObjectReader, isComplete: Bool) {
    let given = names.filter { parameters.has($0) && parameters.object[$0] != .null }
    let words = names.map { "\"\($0)\"" }.joined(separator: " or ")
    if given.count > 1 {
      mistakes.report(parameters.path, expected: "either \(words)", found: "both")
    } else if given.isEmpty, isComplete {
      parameters.missing(names[0], or: Array(names.dropFirst()), expected: words)
    }
  }

  /// Reports sections of a case that the layout's parameters have no entry for.
  private func checkSectionCount(
    of scenario: ScenarioCase, in schema: LayoutSchema, at path: JSONPath
  ) {
    guard let name = schema.listBySection, let list = scenario.parameters[name]?.arrayValue,
      scenario.sections.count > list.count
    else { return }
    mistakes.report(
      path.key("sections").index(list.count),
      expected: "an entry of \"parameters.\(name)\" for each section",
      found: list.count == 1
        ? "1 entry, and \(scenario.sections.count) sections"
        : "\(list.count) entries, and \(scenario.sections.count) sections")
  }

  /// Reports what is wrong in any layout: repeated keys, and numbers that are none.
  func sweep(_ value: JSONValue, at path: JSONPath) {
    switch value {
    case .number: ParameterType.number.check(value, at: path, mistakes)
    case .array(let entries):
      for (index, entry) in entries.enumerated() { sweep(entry, at: path.index(index)) }
    case .object(let object):
      _ = ObjectReader(object, at: path, keys: nil, of: "keys", mistakes)
      for member in object.members { sweep(member.value, at: path.key(member.key)) }
    case .null, .bool, .string: break
    }
  }

  // MARK: Sections

  private mutating func collectSectionKeys(of object: JSONObject) {
    var ids = [object["layout"]]
    // What will be named is not known: any layout may be.
    if keysBesideOpening != nil { ids += parser.layouts.map { .string($0.id) } }
    for action in object["actions"]?.arrayValue ?? [] {
      let op = action.objectValue?["op"]?.stringValue.flatMap(ScenarioAction.Op.init)
      if op == .setLayout || op == .interactiveTransition {
        ids.append(action.objectValue?["layout"])
      }
    }
    for id in ids {
      guard let schema = parser.layouts.first(where: { $0.id == id?.stringValue }) else {
        sectionKeys = nil
        return
      }
      // A key that two layouts have must suit the first of them.
      for key in schema.sectionKeys
      where sectionKeys?.contains(where: { $0.name == key.name }) == false {
        sectionKeys?.append(key)
      }
    }
  }

  // MARK: Other keys

  private func displayScale(_ reader: ObjectReader) -> Int? {
    guard let value = reader.object["displayScale"] else { return nil }
    if let scale = value.intValue, (1...3).contains(scale) { return scale }
    mistakes.report(
      reader.path.key("displayScale"), expected: "1, 2 or 3", found: value.inWords)
    return nil
  }

  private func expectation(_ reader: ObjectReader) -> JSONObject? {
    reader.optional(
      "expect", Form(type: ScenarioOutput.expectationType, convert: \.objectValue))
  }
}

extension Form where Value == GridView.QueryPolicy {
  static var queryPolicy: Form { .word }
}

extension Form where Value == ScenarioSection.Item {
  /// A height, `[width, height]`, or `{"height", "span"}`.
  static var sectionItem: Form {
    let span = ParameterType.within(ScenarioLimits.columns, .positiveInteger)
    let spanning = ParameterType.object([
      .required("height", .number), LayoutSchema.Parameter("span", span, default: 1),
    ])
    return Form(type: .either([.number, .size, spanning])) { value in
      if let height = value.doubleValue { return .height(height) }
      if let size = value.sizeValue { return .size(size) }
      guard let object = value.objectValue, let height = object["height"]?.doubleValue else {
        return nil
      }
      // An item without a span leaves its section to the plain rule, unlike one with span 1.
      guard let span = object["span"]?.intValue else { return .height(height) }
      return .spanning(height: height, span: span)
    }
  }
}

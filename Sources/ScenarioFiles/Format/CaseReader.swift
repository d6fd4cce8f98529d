import Foundation
import GridCore
import GridKit

/// A layout that a case or an action names, with its parameters.
package struct LayoutChoice: Hashable, Sendable {
  package var id: String
  package var parameters: JSONObject

  package init(id: String, parameters: JSONObject) {
    self.id = id
    self.parameters = parameters
  }
}

extension Field where Value == LayoutChoice {
  /// The keys `layout` and `parameters`, with what they mean.
  static func layout(_ summary: String, parameters: String) -> Field {
    Field(
      keys: [
        .required("layout", .layout, summary),
        FormatKey("parameters", .parameters, default: [:], parameters),
      ],
      read: { $1.layoutAndParameters($0) },
      write: { choice, object in
        object["layout"] = .string(choice.id)
        if !choice.parameters.isEmpty { object["parameters"] = .object(choice.parameters) }
      })
  }
}

/// Reads one case, and keeps in mind which layout is installed at each of its actions.
package struct CaseReader {
  static let keys = ScenarioCase.fields.object.names
  let parser: ScenarioParser
  package var mistakes: MistakeCollector
  /// The installed layout; nil when it is not known.
  var current: LayoutSchema?
  /// Layouts that have been made: naming one again need not repeat its parameters, unless a fresh
  /// object is asked for.
  var made: Set<String> = []
  /// The content of the key `source`; nil when it is a mistake.
  private(set) var source: Source? = Source()
  /// The number of actions of the case, right or wrong; nil when that cannot be told.
  private(set) var actionCount: Int?
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
  package init(
    parser: ScenarioParser, mistakes: MistakeCollector, keysBesideOpening: [String]? = nil
  ) {
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
    let fields = keysBesideOpening == nil ? ScenarioCase.fields : ScenarioCase.openingFields
    let reader = ObjectReader(
      object, at: path, as: fields.object, before: keysBesideOpening ?? [], of: "keys of a case",
      mistakes)
    collectSectionKeys(of: object)
    actionCount = actionCount(reader)
    source = source(reader)
    var scenario = ScenarioCase(id: "\(number)", layout: "")
    _ = fields.read(reader, &self, into: &scenario)
    // The caller that opens a case checks its totals.
    if keysBesideOpening == nil { checkTotals(of: scenario, at: path) }
    if let first = parser.layouts.first(where: { $0.id == scenario.layout }) {
      checkSectionCount(of: scenario, in: first, at: path)
    }
    return scenario
  }

  private func actionCount(_ reader: ObjectReader) -> Int? {
    guard let actions = reader.object["actions"] else {
      return reader.isMisspelt("actions") ? nil : 0
    }
    return actions.arrayValue?.count
  }

  // MARK: Layouts

  /// The id under `layout` and the object under `parameters`, which become the current layout
  /// unless `finish` is false.
  mutating func layoutAndParameters(_ reader: ObjectReader) -> LayoutChoice? {
    let ids = parser.layouts.map(\.id)
    var schema: LayoutSchema?
    if let id = reader.required("layout", Form(type: .word(ids), convert: \.stringValue)) {
      schema = parser.layouts.first { $0.id == id }
    }
    let isFirst = schema.map { made.insert($0.id).inserted } ?? false
    // A fresh object needs its parameters like the first one.
    let isFresh = reader.flag("fresh", default: false)
    let parameters = parameters(reader, of: schema, isComplete: isFirst || isFresh)
    if reader.flag("finish", default: true) { current = schema }
    return schema.map { LayoutChoice(id: $0.id, parameters: parameters) }
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
    for names in schema.alternatives {
      parameters.checkOne(of: names, isNeeded: isComplete, takesNull: true)
    }
    return object
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
      let op = action.objectValue?["op"]?.stringValue.flatMap(ScenarioAction.Op.named)
      if op?.namesLayout == true {
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
}

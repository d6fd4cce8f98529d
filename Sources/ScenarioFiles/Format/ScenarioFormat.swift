/// A key of scenario files: what it takes, and what it is for.
///
/// Keys are declared once, by a `Field`. The page (`ScenarioPage`) and the JSON Schema
/// (`ScenarioSchema`) are written from them.
package struct FormatKey: Hashable, Sendable {
  package enum Presence: Hashable, Sendable {
    case required
    /// An optional key without a default value, or with one that only a sentence can tell.
    case optional
    /// An optional key with this default value.
    case standard(JSONValue)
  }

  package var name: String
  package var value: FormatValue
  package var presence: Presence
  /// The meaning of the key, on one line and without a stop.
  package var summary: String

  package init(_ name: String, _ value: FormatValue, _ presence: Presence, _ summary: String) {
    self.name = name
    self.value = value
    self.presence = presence
    self.summary = summary
  }

  package static func required(_ name: String, _ value: FormatValue, _ summary: String) -> FormatKey
  {
    FormatKey(name, value, .required, summary)
  }

  package static func optional(_ name: String, _ value: FormatValue, _ summary: String) -> FormatKey
  {
    FormatKey(name, value, .optional, summary)
  }

  package init(_ name: String, _ value: FormatValue, default standard: JSONValue, _ summary: String)
  {
    self.init(name, value, .standard(standard), summary)
  }
}

/// The keys that an object of a scenario file may have.
package struct FormatObject: Hashable, Sendable {
  /// The keys, in the order in which messages and pages list them.
  package let keys: [FormatKey]
  package let names: [String]
  /// Lists of keys that exclude each other. The first key of exactly one list has to be there, the
  /// others of a list only beside its first.
  package let forms: [[String]]
  /// Whether the object has to have a member.
  package let isFilled: Bool

  package init(_ keys: [FormatKey] = [], forms: [[String]] = [], isFilled: Bool = false) {
    self.keys = keys
    names = keys.map(\.name)
    self.forms = forms
    self.isFilled = isFilled
  }
}

/// The kind of value that a key takes.
package indirect enum FormatValue: Hashable, Sendable {
  /// A value that `ParameterType` has a word for.
  case type(ParameterType)
  /// The id of a layout.
  case layout
  /// The parameters of that layout.
  case parameters
  /// A choice of one of these values.
  case choice([JSONValue])
  /// Text of a form of its own: an ECMAScript pattern, and how it reads.
  case pattern(String, String)
  /// A part of the output.
  case expectation
  case part(FormatPart)
  /// The sections of a case: those of its source, which another key names.
  case sections
  /// An object that is declared elsewhere, by its name in the schema and what it is called.
  case reference(String, words: String)
  case list(FormatValue)
  case tuple([FormatValue])
  /// A choice of several kinds of values, which differ in their JSON type.
  case either([FormatValue])
}

/// The parts of a scenario file that have keys of their own, or hold themselves.
package enum FormatPart: String, Hashable, Sendable, CaseIterable {
  case scenario = "case"
  case section
  /// A section of a diffable data source.
  case namedSection
  case preferredSizes, screen, control, texts, action, sectionInsertion, sectionDrag, treeItem
  case proposal
}

extension FormatValue {
  package static let bool = FormatValue.type(.bool)
  package static let point = FormatValue.type(.point)
  package static let edges = FormatValue.type(.edges)
  package static let rect = FormatValue.type(.rect)
  package static let text = FormatValue.type(Form.text.type)
  package static let count = FormatValue.type(.count)

  /// Returns the value that a form reads.
  package static func form<Value>(_ form: Form<Value>) -> FormatValue { .type(form.type) }

  /// Short enough for a table.
  package var description: String {
    switch self {
    case .type(let type): Self.words(type)
    case .layout: "id of a layout"
    case .parameters: "{…} of the layout"
    case .choice(let values): values.map(\.inWords).joined(separator: " | ")
    case .pattern(_, let words): words
    case .expectation: "{…} of the output"
    case .part(let part): part.words
    case .sections: FormatValue.list(.part(.section)).description
    case .reference(_, let words): words
    case .list(let value): "[\(value.description), …]"
    case .tuple(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .either(let values): values.map(\.description).joined(separator: " | ")
    }
  }

  private static func words(_ type: ParameterType) -> String {
    switch type {
    case .whole(.notNegative): "whole number"
    case .whole(.positive): "whole number from 1"
    case .list(let entry, nil): "[\(words(entry)), …]"
    case .either(let types) where types.count == 2 && types[1] == .list(types[0]):
      "\(words(types[0])), or a list of these"
    case .either(let types): types.map(words).joined(separator: " | ")
    case .within(_, let type): words(type)
    default: type.description
    }
  }
}

extension FormatPart {
  /// The name of the part where a key takes it.
  var words: String {
    switch self {
    case .scenario, .section, .screen, .control, .texts, .action, .proposal: rawValue
    case .namedSection: "section with names"
    case .preferredSizes: "preferred sizes"
    case .sectionInsertion: "insertion of a section"
    case .sectionDrag: "drag of a section"
    case .treeItem: "item of a tree"
    }
  }
}

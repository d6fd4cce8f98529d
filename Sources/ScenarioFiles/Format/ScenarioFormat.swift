/// A key of scenario files: what it takes, and what it is for.
///
/// Keys are declared once, by a `Field`. The page on scenario files and the JSON Schema
/// (`ScenarioSchema`) are written from them.
package typealias FormatKey = LayoutSchema.Parameter

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
  /// Whether null stands for a key that is left out and has no default value.
  let takesNull: Bool

  package init(
    _ keys: [FormatKey] = [], forms: [[String]] = [], isFilled: Bool = false,
    takesNull: Bool = false
  ) {
    self.keys = keys
    names = keys.map(\.name)
    self.forms = forms
    self.isFilled = isFilled
    self.takesNull = takesNull
  }
}

/// The parts of a scenario file that have keys of their own, or hold themselves.
package enum FormatPart: String, Hashable, Sendable, CaseIterable {
  case scenario = "case"
  case section
  /// A section of a diffable data source.
  case namedSection
  case preferredSizes, screen, control, texts, action, sectionInsertion, sectionDrag, treeItem
  case proposal

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

  /// The keys; nil for a part that is no object.
  package var object: FormatObject? {
    switch self {
    case .scenario: ScenarioCase.fields.object
    case .section: ScenarioSection.fields.object
    case .namedSection: ScenarioSection.namedFields.object
    case .preferredSizes: ScenarioPreferredSizes.fields.object
    case .screen: ScenarioScreen.fields.object
    case .control: ScenarioScreen.Control.fields.object
    case .texts: ScenarioTexts.fields.object
    case .sectionInsertion: ScenarioUpdate.SectionInsertion.fields.object
    case .sectionDrag: SectionDrag.fields.object
    case .proposal: ScenarioAction.Proposal.fields.object
    case .action, .treeItem: nil
    }
  }

  /// The keys of a case that is opened and told later what is done.
  package static var openingKeys: FormatObject { ScenarioCase.openingFields.object }
}

extension ParameterType {
  /// The id of a layout. A `ScenarioSchema` knows the ids.
  package static let layout = custom(.init("id of a layout", schema: ["type": "string"]))
  /// The parameters of that layout.
  package static let parameters = custom(
    .init(
      "{…} of the layout", inWords: "an object of parameters", schema: ["type": "object"]))

  /// A part with keys of its own, or that holds itself.
  package static func part(_ part: FormatPart) -> ParameterType {
    custom(
      .init(
        part.words, plural: part == .treeItem ? "items" : nil,
        schema: ScenarioSchema.reference(part)))
  }

  /// An object that is declared elsewhere.
  ///
  /// - Parameters:
  ///   - name: The name of the object's declaration in the schema.
  ///   - words: The words for the object in a table.
  package static func reference(_ name: String, words: String) -> ParameterType {
    custom(.init(words, schema: ScenarioSchema.reference(name)))
  }
}

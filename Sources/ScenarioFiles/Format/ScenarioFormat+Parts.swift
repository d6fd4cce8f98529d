// The keys of cases and of what is in them, ops aside.

extension FormatPart {
  /// The keys; nil for a part that is no object.
  var object: FormatObject? {
    switch self {
    case .scenario: ScenarioCase.fields.object
    case .section: Self.sectionKeys
    case .namedSection: Self.namedSectionKeys
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

  /// The value of a part that is no object with keys of its own.
  var value: FormatValue? {
    switch self {
    case .treeItem:
      // A collapsed item without children is its name alone.
      .either([.text, .tuple([.text, .bool, .list(.part(.treeItem))])])
    default: nil
    }
  }

  /// The keys of a section besides those of the case's layouts.
  private static let sectionKeys = FormatObject(
    [
      .optional("count", .form(.itemCount), "how many items there are, of which nothing is said"),
      .optional(
        "items", .form(Form.sectionItem.list),
        "a length along the scroll axis, a size, or a height over several columns for each item"),
    ], forms: [["count"], ["items"]])

  private static let namedSectionKeys = FormatObject([
    .required("id", .text, "the section's identifier"),
    .required(
      "items", .form(Form.text.list), "the items' identifiers, each once in a case"),
  ])

  /// The keys of a case that is opened and told later what is done.
  package static var openingKeys: FormatObject { ScenarioCase.openingFields.object }
}

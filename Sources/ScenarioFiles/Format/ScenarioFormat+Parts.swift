// The keys of cases and of what is in them, ops aside.

extension FormatPart {
  /// The keys; nil for a part that is no object.
  var object: FormatObject? { Self.objects[self] }

  private static let objects = Dictionary(
    uniqueKeysWithValues: allCases.compactMap { part in part.declared.map { (part, $0) } })

  private var declared: FormatObject? {
    switch self {
    case .scenario: Self.caseKeys
    case .section:
      // A section has the keys of the case's layouts besides.
      FormatObject(
        [
          .optional(
            "count", .form(.itemCount), "how many items there are, of which nothing is said"),
          .optional(
            "items", .list(of: .sectionItem),
            "a length along the scroll axis, a size, or a height over several columns for each item"
          ),
        ], forms: [["count"], ["items"]])
    case .namedSection:
      FormatObject([
        .required("id", .text, "the section's identifier"),
        .required("items", .list(of: .text), "the items' identifiers, each once in a case"),
      ])
    case .preferredSizes: Self.preferredSizeKeys
    case .screen:
      FormatObject([
        .required("size", .viewSize, "width and height of the screen, in points"),
        FormatKey("origin", .point, default: [0, 0], "where on it the grid is"),
        FormatKey(
          "controls", .list(.part(.control)), default: [], "buttons that are drawn on the screen"),
      ])
    case .control:
      FormatObject([
        .required("title", .text, "what the button says"),
        .required("frame", .rect, "where it is on the screen"),
        FormatKey(
          "steps", .list(of: .count), default: [],
          "positions in `actions` of what it stands for, from 0"),
      ])
    case .texts:
      FormatObject([
        .optional("cell", .text, "what cells say; `{section}` and `{item}` stand for the place"),
        .optional("header", .text, "the same for headers"),
        .optional("footer", .text, "the same for footers"),
      ])
    case .sectionInsertion:
      FormatObject([
        .required("at", .count, "where the section is after the update"),
        FormatKey(
          "section", .part(.section), default: ["count": 0],
          "the section; without it an empty one"),
      ])
    case .sectionDrag:
      FormatObject(
        [
          FormatKey("by", .point, default: [0, 0], "distance of the section's content offset"),
          FormatKey("velocity", .velocity, default: [0, 0], "speed when the finger lifts"),
        ], isFilled: true)
    case .proposal:
      FormatObject([
        FormatKey(
          "operation", .form(Form<ScenarioAction.Proposal.Operation>.word), default: "move",
          "what becomes of the items; nothing is dropped for cancel and forbidden"),
        FormatKey(
          "intent", .form(Form<ScenarioAction.Proposal.Intent>.word),
          default: "insertAtDestinationIndexPath",
          "whether items make room, or the one under the finger takes them in"),
      ])
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

  private static let caseKeys = FormatObject([
    .optional(
      "id", .text, "name of the case, repeated in the output; its number in the file without it"),
    .required("layout", .layout, "which layout of the gallery (`gridview list`)"),
    FormatKey("parameters", .parameters, default: [:], "how the layout is set up"),
    FormatKey(
      "sections", .sections, default: [],
      "the data; sections with names in a case whose `source` is diffable"),
    .optional(
      "preferredSizes", .part(.preferredSizes),
      "what cells ask for on axes that a layout only estimates"),
    FormatKey("viewport", .viewSize, default: [375, 667], "size of the grid view, in points"),
    FormatKey("displayScale", .choice([1, 2, 3]), default: 3, "pixels per point"),
    FormatKey("frameRate", .form(.frameRate), default: 60, "ticks a second of the virtual clock"),
    FormatKey("safeArea", .edges, default: [0, 0, 0, 0], "the view's safe area"),
    FormatKey(
      "viewContentInset", .edges, default: [0, 0, 0, 0], "the view's own content inset"),
    .optional("layoutMargins", .edges, "the view's layout margins; UIKit's without it"),
    FormatKey(
      "direction", .form(Form<ScenarioDirection>.word), default: "leftToRight",
      "which way the surroundings read"),
    FormatKey(
      "queryPolicy", .form(.queryPolicy), default: "whole",
      "which rectangle the layout is asked for (QR-8)"),
    .optional(
      "contentOffset", .point,
      "where the view starts, set after the first layout; the natural start without it"),
    FormatKey("actions", .list(.part(.action)), default: [], "what is done, in order"),
    .optional("screen", .part(.screen), "what is drawn around the grid; it moves nothing"),
    .optional("texts", .part(.texts), "what elements say in drawings and in the output"),
    .optional("expect", .expectation, "any part of the output: only what is there is compared"),
    .optional(
      "source", .pattern(sourcePattern, "diffable | documented … | observed … | chosen …"),
      "the kind of data source, and where the expectation comes from"),
  ])

  /// The keys of a case that is opened and told later what is done.
  package static let openingKeys = FormatObject(
    caseKeys.keys.filter { !["actions", "screen", "expect"].contains($0.name) })

  /// The pattern of the sources that `CaseReader.source` reads.
  private static let sourcePattern =
    "^(diffable|(diffable, *)?(\(CaseReader.Source.words.joined(separator: "|")))([^A-Za-z].*)?)$"

  private static let preferredSizeKeys = FormatObject(
    [
      .optional("width", .type(.scalar(.notNegative)), "the width that every cell asks for"),
      .optional("widths", .lengths, "widths in turn, item by item in each section"),
      .optional("height", .type(.scalar(.notNegative)), "the height that every cell asks for"),
      .optional("heights", .lengths, "heights in turn, item by item in each section"),
    ], isFilled: true)
}

extension FormatValue {
  fileprivate static let lengths = FormatValue.type(
    .within(ScenarioLimits.columns, .list(.scalar(.notNegative))))
}

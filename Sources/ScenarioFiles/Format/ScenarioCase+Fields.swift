import Foundation
import GridCore
import GridKit

extension ScenarioCase {
  /// The keys of a case.
  static let fields = Fields<ScenarioCase>([
    .init(
      keys: [
        .optional(
          "id", .shortText,
          "name of the case, repeated in the output; its number in the file without it")
      ],
      read: { reader, _, scenario in
        scenario.id = reader.optional("id", .text, default: scenario.id)
        return true
      },
      write: { $1["id"] = .string($0.id) }),
    .init(
      \.choice,
      .layout(
        "which layout of the gallery (`gridview list`)", parameters: "how the layout is set up")),
    .init(
      "sections", \.sections, ScenarioSection.listForm, default: [],
      "the data; sections with names in a case whose `source` is diffable"),
    .init(
      optional: "preferredSizes", \.preferredSizes, ScenarioPreferredSizes.form,
      "what cells ask for on axes that a layout only estimates"),
    .init(
      "viewport", \.viewport, .viewSize, default: CGSize(width: 375, height: 667),
      "size of the grid view, in points"),
    .init(
      "displayScale", \.displayScale, Form(type: .choice([1, 2, 3]), convert: \.intValue),
      default: 3, "pixels per point"),
    .init("frameRate", \.frameRate, .frameRate, default: 60, "ticks a second of the virtual clock"),
    .init("safeArea", \.safeArea, .edges, default: .zero, "the view's safe area"),
    .init(
      "viewContentInset", \.viewContentInset, .edges, default: .zero, "the view's own content inset"
    ),
    .init(
      optional: "layoutMargins", \.layoutMargins, .edges,
      "the view's layout margins; UIKit's without it"),
    .init(
      "direction", \.direction, .word, default: .leftToRight, "which way the surroundings read"),
    .init(
      "queryPolicy", \.queryPolicy, .word, default: .whole,
      "which rectangle the layout is asked for (QR-8)"),
    .init(
      optional: "contentOffset", \.contentOffset, .point,
      "where the view starts, set after the first layout; the natural start without it"),
    .init(
      "actions", \.actions, Form.action.list("actions"), default: [], "what is done, in order"),
    .init(
      optional: "screen", \.screen, ScenarioScreen.form,
      "what is drawn around the grid; it moves nothing"),
    .init(
      optional: "texts", \.texts, ScenarioTexts.form,
      "what elements say in drawings and in the output"),
    .init(
      optional: "expect", \.expect, expectation,
      "any part of the output: only what is there is compared"),
    source,
  ])

  /// The keys of a case that is opened and told later what is done.
  static let openingFields = Fields<ScenarioCase>(
    fields.members.filter { member in
      !member.keys.contains { ["actions", "screen", "expect"].contains($0.name) }
    })

  /// The layout with its parameters.
  private var choice: LayoutChoice {
    get { LayoutChoice(id: layout, parameters: parameters) }
    set { (layout, parameters) = (newValue.id, newValue.parameters) }
  }

  /// The source, which is read before all other keys.
  private static let source = Fields<ScenarioCase>.Member(
    keys: [
      .optional(
        "source", sourceType,
        "the kind of data source, and where the expectation comes from")
    ],
    read: { _, context, scenario in
      scenario.source = context.source?.evidence
      scenario.dataSource = context.source?.kind ?? .counted
      return true
    },
    write: { scenario, object in
      let kind = scenario.dataSource == .diffable ? scenario.dataSource.rawValue : nil
      let words = [kind, scenario.source].compactMap { $0 }
      if !words.isEmpty { object["source"] = .string(words.joined(separator: ", ")) }
    })

  /// The texts that `CaseReader.source` reads.
  private static let sourceType = ParameterType.custom(
    .init(
      "diffable | documented … | observed … | chosen …",
      schema: [
        "type": "string", "maxLength": JSONValue(ScenarioLimits.text.whole),
        "pattern": .string(
          "^(diffable|(diffable, *)?(\(CaseReader.Source.words.joined(separator: "|")))"
            + "([^A-Za-z].*)?)$"),
      ]))

  private static let expectation = Form<JSONObject>(
    type: .custom(
      .init("{…} of the output", schema: ScenarioOutput.expectationType.schema)),
    read: { value, path, scenario in
      ScenarioOutput.expectationType.check(value, at: path, scenario.mistakes)
        ? value.objectValue : nil
    }, json: \.json)

  /// The case as a file spells it. Keys at their default are left out, but for `id`.
  public var json: JSONValue { .object(Self.fields.members(of: self)) }
}

// MARK: Preferred sizes

extension ScenarioPreferredSizes {
  static let fields = Fields<ScenarioPreferredSizes>(
    [
      .init(
        \.widths,
        .lengths(
          "width", "the width that every cell asks for",
          list: "widths in turn, item by item in each section")),
      .init(
        \.heights,
        .lengths(
          "height", "the height that every cell asks for",
          list: "heights in turn, item by item in each section")),
    ], isFilled: true)

  fileprivate static let form = Form.object(
    .part(.preferredSizes), fields, from: ScenarioPreferredSizes(),
    expected: "preferred sizes: {\"height\": n} or {\"heights\": [...]}",
    of: "keys of preferred sizes"
  ) { reader in
    guard reader.object.isEmpty else { return }
    reader.mistakes.report(
      reader.path, expected: "one of \(reader.keys.joined(separator: ", "))",
      found: JSONValue.object(reader.object).inWords)
  }
}

extension Field where Value == [CGFloat] {
  /// One length for all items, or a list of them under the plural of the name.
  fileprivate static func lengths(_ name: String, _ one: String, list: String) -> Field {
    let length = Form<Double>(type: .scalar(.notNegative), convert: \.doubleValue)
    let lengths = Form<[Double]>(
      type: .within(ScenarioLimits.columns, .list(length.type)), convert: \.doubleValues)
    return Field(
      keys: [.optional(name, length.type, one), .optional(name + "s", lengths.type, list)],
      read: { reader, _ in
        let one = reader.optional(name, length)
        let many = reader.optional(name + "s", lengths)
        reader.checkOne(of: [name, name + "s"], isNeeded: false)
        if many?.isEmpty == true {
          reader.mistakes.report(
            reader.path.key(name + "s"), expected: "a list of one number or more",
            found: "an empty list")
        }
        return (many ?? one.map { [$0] } ?? []).map { CGFloat($0) }
      },
      write: { lengths, object in
        if lengths.count == 1 {
          object[name] = .number(lengths[0])
        } else if !lengths.isEmpty {
          object[name + "s"] = JSONValue(lengths)
        }
      })
  }
}

// MARK: Screen and texts

extension ScenarioScreen {
  static let fields = Fields<ScenarioScreen>([
    .init("size", \.size, .viewSize, "width and height of the screen, in points"),
    .init("origin", \.origin, .point, default: .zero, "where on it the grid is"),
    .init(
      "controls", \.controls, Control.form.list("controls"), default: [],
      "buttons that are drawn on the screen"),
  ])

  fileprivate static let form = Form.object(
    .part(.screen), fields, from: ScenarioScreen(size: .zero),
    expected: "a screen: {\"size\": [width, height], ...}", of: "keys of a screen")
}

extension ScenarioScreen.Control {
  static let fields = Fields<ScenarioScreen.Control>([
    .init("title", \.title, .text, "what the button says"),
    .init("frame", \.frame, frameForm, "where it is on the screen"),
    .init(
      "steps", \.steps, stepsForm, default: [],
      "positions in `actions` of what it stands for, from 0"),
  ])

  fileprivate static let form = Form.object(
    .part(.control), fields, from: ScenarioScreen.Control(title: "", frame: .zero),
    expected: "a control: {\"title\": ..., \"frame\": [x, y, width, height]}",
    of: "keys of a control")

  /// A frame whose sides are not negative.
  private static let frameForm = Form.rect.checked { frame, path, scenario in
    for (index, side) in [(2, frame.size.width), (3, frame.size.height)] where side < 0 {
      scenario.mistakes.report(
        path.index(index), expected: ParameterType.scalar(.notNegative).inWords,
        found: JSONWriter.number(side))
    }
  }

  /// Positions in the case's actions.
  private static let stepsForm = Form.count.list.checked { steps, path, scenario in
    guard let actionCount = scenario.actionCount else { return }
    let known =
      switch actionCount {
      case 0: ", of which there are none"
      case 1: ": 0"
      default: ": 0 to \(actionCount - 1)"
      }
    for (index, step) in steps.enumerated() where step >= actionCount {
      scenario.mistakes.report(
        path.index(index), expected: "a position in \"actions\"\(known)",
        found: "\(step), which is past the end")
    }
  }
}

extension ScenarioTexts {
  static let fields = Fields<ScenarioTexts>([
    .init(
      optional: "cell", \.cell, template,
      "what cells say; `{section}` and `{item}` stand for the place"),
    .init(optional: "header", \.header, template, "the same for headers"),
    .init(optional: "footer", \.footer, template, "the same for footers"),
  ])

  fileprivate static let form = Form.object(
    .part(.texts), fields, from: ScenarioTexts(),
    expected: "texts: {\"cell\": ..., \"header\": ..., \"footer\": ...}", of: "keys of texts")

  /// Text in which only the known words stand in braces.
  private static let template = Form.text.checked { template, path, scenario in
    let known = placeholders
    for word in unknownPlaceholders(in: template) {
      scenario.mistakes.report(
        path, expected: "only \(known.map { "{\($0)}" }.joined(separator: " and ")) in braces",
        found: JSONValue.string("{\(word)}").inWords,
        suggestion: NearestWord.nearest(to: word, in: known).map { "{\($0)}" })
    }
  }
}

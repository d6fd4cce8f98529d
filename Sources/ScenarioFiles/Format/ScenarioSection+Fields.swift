import Foundation
import GridCore

extension ScenarioSection: JSONWritable {
  /// The keys of a section besides those of the case's layouts.
  static let fields = Fields<ScenarioSection>(
    [
      .init(
        keys: [
          .optional("count", .itemCount, "how many items there are, of which nothing is said"),
          .optional(
            "items", .list(Item.form.type),
            "a length along the scroll axis, a size, or a height over several columns for each item"
          ),
        ],
        read: { reader, _, section in
          let content: Content?
          switch (reader.has("count"), reader.has("items")) {
          case (true, true):
            reader.mistakes.report(reader.path, expected: expected, found: "both")
            return false
          case (false, false):
            reader.missing("count", or: ["items"], expected: "\"count\" or \"items\"")
            return false
          case (true, false): content = reader.optional("count", .itemCount).map(Content.count)
          case (false, true):
            content = reader.optional("items", Item.form.list).map(Content.items)
          }
          section.content = content ?? section.content
          return content != nil
        },
        write: { section, object in
          switch section.content {
          case .count(let count): object["count"] = count.json
          case .items(let items): object["items"] = items.json
          }
        })
    ], forms: [["count"], ["items"]])

  /// The keys of a section of a diffable data source.
  static let namedFields = Fields<ScenarioSection>([
    .init(
      keys: [
        .required("id", .shortText, "the section's identifier"),
        .required("items", .list(.shortText), "the items' identifiers, each once in a case"),
      ],
      read: { reader, _, section in
        let id = reader.required("id", .text)
        let items = reader.required("items", Form.text.list)
        guard let id, let items else { return false }
        section = ScenarioSection(id: id, items: items, keys: section.keys)
        return true
      },
      write: { section, object in
        object["id"] = section.names?.id.json
        object["items"] = section.names?.items.json
      })
  ])

  fileprivate static let expected = "a section: {\"count\": n} or {\"items\": [...]}"

  /// The section as a file spells it, with its own keys.
  public var json: JSONValue {
    var object = keys
    for member in (names == nil ? Self.fields : Self.namedFields).members {
      member.write(self, &object)
    }
    return .object(object)
  }

  /// A section of a data source that counts its items.
  static let countedForm = Form<ScenarioSection>(
    type: .part(.section), read: { $2.section($0, at: $1, hasNames: false) }, json: \.json)

  /// The sections of a case: those of its data source.
  static let listForm: Form<[ScenarioSection]> = {
    var section = countedForm
    section.read = { value, path, scenario in
      // Where the data source is not known, a section says itself of which sort it is.
      let hasNames =
        scenario.source.map { $0.kind == .diffable } ?? (value.objectValue?["id"] != nil)
      return scenario.section(value, at: path, hasNames: hasNames)
    }
    var sections = section.list("sections")
    sections.type = .custom(
      .init("[section, …]", inWords: "a list of sections", schema: ["type": "array"]))
    return sections
  }()
}

extension CaseReader {
  /// A section with its own keys, which are checked, apart from those of its content.
  fileprivate mutating func section(
    _ value: JSONValue, at path: JSONPath, hasNames: Bool
  ) -> ScenarioSection? {
    guard case .object(let object) = value else {
      mistakes.report(
        path,
        expected: hasNames
          ? "a section: {\"id\": name, \"items\": [names]}" : ScenarioSection.expected,
        found: value.inWords)
      return nil
    }
    let fields = hasNames ? ScenarioSection.namedFields : ScenarioSection.fields
    let reader = ObjectReader(
      object, at: path, as: fields.object, before: sectionKeys?.map(\.name),
      of: "keys of a section", mistakes)
    var section = ScenarioSection(.count(0), keys: object)
    for key in fields.object.names { section.keys[key] = nil }
    if let sectionKeys {
      reader.check(sectionKeys, isComplete: false)
    } else {
      for member in section.keys.members { sweep(member.value, at: path.key(member.key)) }
    }
    return fields.read(reader, &self, into: &section) ? section : nil
  }
}

extension ScenarioSection.Item: JSONWritable {
  /// The item as a file spells it: a number, `[width, height]`, or `{"height", "span"}`.
  public var json: JSONValue {
    switch self {
    case .height(let height): .number(height)
    case .size(let size): JSONValue(size)
    case .spanning(let height, let span): ["height": .number(height), "span": JSONValue(span)]
    }
  }

  /// The item that checked JSON spells.
  init?(_ json: JSONValue) {
    if let height = json.doubleValue {
      self = .height(height)
    } else if let size = json.sizeValue {
      self = .size(size)
    } else if let height = json.objectValue?["height"]?.doubleValue {
      // An item without a span leaves its section to the plain rule, unlike one with span 1.
      let span = json.objectValue?["span"]?.intValue
      self = span.map { .spanning(height: height, span: $0) } ?? .height(height)
    } else {
      return nil
    }
  }

  /// A height, `[width, height]`, or `{"height", "span"}`.
  static let form = Form<ScenarioSection.Item>(
    type: .either([
      .number, .size,
      .object([
        .required("height", .number),
        LayoutSchema.Parameter(
          "span", .within(ScenarioLimits.columns, .positiveInteger), default: 1),
      ]),
    ]), convert: ScenarioSection.Item.init)
}

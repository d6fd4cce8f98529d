import GridCore

extension ScenarioUpdate {
  static let fields = Fields<ScenarioUpdate>([
    .init(
      "deletes", \.deletes, Form.itemPosition.list, default: [], "items that go, by old places"),
    .init(
      "inserts", \.inserts, Insertion.form.list, default: [], "items that come, by new places"),
    .init(
      "moves", \.moves, Form.itemPosition.move.list, default: [], "from an old place to a new one"),
    .init(
      "reloads", \.reloads, Form.itemPosition.list, default: [],
      "items that are shown anew, by old places"),
    .init("sectionDeletes", \.sectionDeletes, Form.count.list, default: [], "sections that go"),
    .init(
      "sectionInserts", \.sectionInserts, SectionInsertion.form.list("insertions"), default: [],
      "sections that come; a number alone is an empty one"),
    .init("sectionMoves", \.sectionMoves, Form.count.move.list, default: [], "sections that move"),
    .init(
      "sectionReloads", \.sectionReloads, Form.count.list, default: [],
      "sections that are shown anew"),
    .init(\.animated, .animated()),
    .init(
      "model", \.model, .bool, default: true,
      "false leaves the data as it was: the counts then do not add up"),
  ])
}

extension ScenarioUpdate.SectionInsertion {
  static let fields = Fields<ScenarioUpdate.SectionInsertion>([
    .init("at", \.index, .count, "where the section is after the update"),
    .init(\.section, section),
  ])

  private static let section: Field<ScenarioSection> = {
    var field = Field(
      "section", ScenarioSection.countedForm, default: ScenarioSection(.count(0)),
      "the section; without it an empty one")
    field.write = { $1["section"] = $0.json }
    return field
  }()

  /// `{"at": s, "section": {...}}`, or `s` for an empty section.
  fileprivate static let form: Form<ScenarioUpdate.SectionInsertion> = {
    var form = Form.object(
      .part(.sectionInsertion), fields, from: ScenarioUpdate.SectionInsertion(at: 0),
      expected: "a section number, or {\"at\": s, \"section\": {...}}",
      of: "keys of a section insertion")
    form.type = .either([.count, form.type])
    form.read = { [read = form.read] value, path, scenario in
      guard case .number = value else { return read(value, path, &scenario) }
      return Form.count.read(value, path, &scenario).map { .init(at: $0) }
    }
    return form
  }()
}

extension ScenarioUpdate.Insertion: JSONWritable {
  package var json: JSONValue {
    var object: JSONObject = ["at": position.json]
    object["item"] = item?.json
    return .object(object)
  }

  fileprivate static let form: Form<ScenarioUpdate.Insertion> = {
    let position = Form.itemPosition
    let item = ScenarioSection.Item.form
    return Form(
      type: .object([.required("at", position.type), .optional("item", item.type)])
    ) { value in
      value.objectValue?["at"].flatMap(position.convert).map {
        .init(at: $0, item: value.objectValue?["item"].flatMap(item.convert))
      }
    }
  }()
}

extension Form where Value: Hashable & Sendable {
  /// `{"from": ..., "to": ...}`, or the two in a list.
  fileprivate var move: Form<ScenarioUpdate.Move<Value>> {
    Form<ScenarioUpdate.Move<Value>>(
      type: .either([
        .object([.required("from", type), .required("to", type)]), .list(type, count: 2),
      ]),
      json: { [json] in ["from": json($0.from), "to": json($0.to)] },
      convert: { value in
        let ends = value.arrayValue ?? ["from", "to"].compactMap { value.objectValue?[$0] }
        let places = ends.compactMap(convert)
        return places.count == 2 ? .init(from: places[0], to: places[1]) : nil
      })
  }
}

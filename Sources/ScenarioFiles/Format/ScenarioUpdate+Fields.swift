import GridCore

extension ScenarioUpdate {
  static let fields = Fields<ScenarioUpdate>([
    .init(
      "deletes", \.deletes, Form.itemPosition.list, default: [], "items that go, by old places"),
    .init("inserts", \.inserts, Form.insertion.list, default: [], "items that come, by new places"),
    .init("moves", \.moves, Form.move.list, default: [], "from an old place to a new one"),
    .init(
      "reloads", \.reloads, Form.itemPosition.list, default: [],
      "items that are shown anew, by old places"),
    .init("sectionDeletes", \.sectionDeletes, Form.count.list, default: [], "sections that go"),
    .init(
      "sectionInserts", \.sectionInserts, Form.sectionInsertion.list("insertions"), default: [],
      "sections that come; a number alone is an empty one"),
    .init("sectionMoves", \.sectionMoves, Form.sectionMove.list, default: [], "sections that move"),
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
      "section", .countedSection, default: ScenarioSection(.count(0)),
      "the section; without it an empty one")
    field.write = { $1["section"] = $0.json }
    return field
  }()
}

extension Form where Value == ScenarioUpdate.SectionInsertion {
  /// `{"at": s, "section": {...}}`, or `s` for an empty section.
  fileprivate static let sectionInsertion: Form = {
    var form = object(
      .sectionInsertion, ScenarioUpdate.SectionInsertion.fields, from: .init(at: 0),
      expected: "a section number, or {\"at\": s, \"section\": {...}}",
      of: "keys of a section insertion")
    form.type = .either([.count, form.type])
    form.read = { [read = form.read] value, path, scenario in
      guard case .number = value else { return read(value, path, &scenario) }
      return Form<Int>.count.read(value, path, &scenario).map { .init(at: $0) }
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
}

extension ScenarioUpdate.Move: JSONWritable {
  package var json: JSONValue { ["from": from.json, "to": to.json] }
}

extension ScenarioUpdate.SectionMove: JSONWritable {
  package var json: JSONValue { ["from": from.json, "to": to.json] }
}

extension Form where Value == ScenarioUpdate.Insertion {
  fileprivate static let insertion = Form(
    type: .object([
      .required("at", Form<ItemPosition>.itemPosition.type),
      .optional("item", Form<ScenarioSection.Item>.sectionItem.type),
    ])
  ) { value in
    value.objectValue?["at"]?.itemPosition.map {
      .init(at: $0, item: value.objectValue?["item"].flatMap(ScenarioSection.Item.init))
    }
  }
}

extension Form where Value == ScenarioUpdate.Move {
  fileprivate static let move = Form(type: .fromTo(Form<ItemPosition>.itemPosition.type)) { value in
    value.fromTo(\.itemPosition).map { .init(from: $0, to: $1) }
  }
}

extension Form where Value == ScenarioUpdate.SectionMove {
  fileprivate static let sectionMove = Form(type: .fromTo(.count)) { value in
    value.fromTo(\.intValue).map { .init(from: $0, to: $1) }
  }
}

extension ParameterType {
  /// `{"from": ..., "to": ...}`, or the two in a list.
  fileprivate static func fromTo(_ type: ParameterType) -> ParameterType {
    .either([.object([.required("from", type), .required("to", type)]), .list(type, count: 2)])
  }
}

extension JSONValue {
  fileprivate var itemPosition: ItemPosition? {
    intValues.flatMap { $0.count == 2 ? ItemPosition($0[0], $0[1]) : nil }
  }

  fileprivate func fromTo<Value>(_ convert: (JSONValue) -> Value?) -> (Value, Value)? {
    let ends = arrayValue ?? [objectValue?["from"], objectValue?["to"]].compactMap { $0 }
    let values = ends.compactMap(convert)
    return values.count == 2 ? (values[0], values[1]) : nil
  }
}

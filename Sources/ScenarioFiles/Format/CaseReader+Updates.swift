import GridCore

extension CaseReader {
  func update(_ reader: ObjectReader) -> ScenarioUpdate {
    var update = ScenarioUpdate()
    update.deletes = reader.optional("deletes", Form.itemPosition.list, default: [])
    update.inserts = reader.optional("inserts", Form.insertion.list, default: [])
    update.moves = reader.optional("moves", Form.move.list, default: [])
    update.reloads = reader.optional("reloads", Form.itemPosition.list, default: [])
    update.sectionDeletes = reader.optional("sectionDeletes", Form.count.list, default: [])
    update.sectionInserts = sectionInserts(reader)
    update.sectionMoves = reader.optional("sectionMoves", Form.sectionMove.list, default: [])
    update.sectionReloads = reader.optional("sectionReloads", Form.count.list, default: [])
    update.animated = animated(reader)
    update.model = reader.optional("model", .bool, default: true)
    return update
  }

  /// `[{"at": s, "section": {...}}]`, or `[s]` for empty sections.
  private func sectionInserts(_ reader: ObjectReader) -> [ScenarioUpdate.SectionInsertion] {
    guard let value = reader.object["sectionInserts"] else { return [] }
    let path = reader.path.key("sectionInserts")
    guard case .array(let entries) = value else {
      mistakes.report(path, expected: "a list of insertions", found: value.inWords)
      return []
    }
    return entries.enumerated().compactMap { index, entry in
      let place = path.index(index)
      guard case .object(let object) = entry else {
        guard case .number = entry else {
          mistakes.report(
            place, expected: "a section number, or {\"at\": s, \"section\": {...}}",
            found: entry.inWords)
          return nil
        }
        return Form.count.read(entry, at: place, mistakes).map { .init(at: $0) }
      }
      let insertion = ObjectReader(
        object, at: place, as: FormatPart.sectionInsertion.object,
        of: "keys of a section insertion", mistakes)
      let position = insertion.required("at", .count)
      let content =
        object["section"].map { countedSection($0, at: place.key("section")) }
        ?? ScenarioSection(.count(0))
      guard let position, let content else { return nil }
      return .init(at: position, section: content)
    }
  }
}

extension Form where Value == ScenarioUpdate.Insertion {
  static var insertion: Form {
    let position = Form<ItemPosition>.itemPosition
    let item = Form<ScenarioSection.Item>.sectionItem
    let type = ParameterType.object([
      .required("at", position.type), .optional("item", item.type),
    ])
    return Form(type: type) { value in
      guard let object = value.objectValue, let at = object["at"].flatMap(position.convert) else {
        return nil
      }
      return .init(at: at, item: object["item"].flatMap(item.convert))
    }
  }
}

extension Form where Value == ScenarioUpdate.Move {
  static var move: Form {
    let position = Form<ItemPosition>.itemPosition
    return Form(type: .fromTo(position.type)) { value in
      value.fromTo(position.convert).map { .init(from: $0, to: $1) }
    }
  }
}

extension Form where Value == ScenarioUpdate.SectionMove {
  static var sectionMove: Form {
    Form(type: .fromTo(.count)) { value in
      value.fromTo(\.intValue).map { .init(from: $0, to: $1) }
    }
  }
}

extension ParameterType {
  /// `{"from": ..., "to": ...}`, or the two in a list.
  fileprivate static func fromTo(_ type: ParameterType) -> ParameterType {
    .either([.object([.required("from", type), .required("to", type)]), .list(type, count: 2)])
  }
}

extension JSONValue {
  fileprivate func fromTo<Value>(_ convert: (JSONValue) -> Value?) -> (Value, Value)? {
    let ends = arrayValue ?? [objectValue?["from"], objectValue?["to"]].compactMap { $0 }
    let values = ends.compactMap(convert)
    return values.count == 2 ? (values[0], values[1]) : nil
  }
}

/// The values that the audit tries for the parameters of a layout in scenario files.
///
/// A number grows by 10, a size or inset by 10 in each component, a count by 1, and a list of
/// numbers by 10 in its first entry. In a list of objects, each number of the first object is
/// changed separately. If a larger count makes no difference, the audit tries a count that is
/// smaller by 1: a layout may limit its count to the number of items.
///
/// The audit does not change these parameters:
/// - words and flags, which choose between variants and have no next value;
/// - parameters that require a new layout object (`LayoutSchema.remakingParameters`);
/// - lists of lists such as templates, in which a number is a name and not an amount;
/// - parameters without a value in the case and in the schema's defaults.
///
/// The parameter `itemCount` is the number of items of the first section. For this parameter, the
/// audit also tries one item less than the section has.
@MainActor
enum ParameterChanges {
  private static let step = 10.0

  static func all(
    of entry: LayoutRegistry.Entry, _ given: JSONObject, sections: [ScenarioSection]
  ) -> [AuditSubject.Change] {
    let schema = entry.schema
    let current = schema.completed(given)
    return schema.parameters.filter { !schema.remakingParameters.contains($0.name) }
      .flatMap { parameter -> [AuditSubject.Change] in
        let name = parameter.name
        let old = current[name]
        return trials(of: parameter, old, sections).map { trial in
          (
            name: name + trial.path,
            values: trial.values.map { value in
              (
                text: JSONWriter.spacedLine(value.part),
                apply: { entry.configure($0, [name: value.whole]) },
                takeBack: { entry.configure($0, [name: old ?? .null]) },
                variation: .init(parameters: [name: value.whole])
              )
            }
          )
        }
      }
  }

  // MARK: Values

  /// A part of a parameter, and the values that the audit tries for this part. The path of the part
  /// within the parameter is text such as `[0].count`; it is empty for the whole parameter. A value
  /// is the new value of the whole parameter, with the new value of the part.
  private typealias Trial = (path: String, values: [(whole: JSONValue, part: JSONValue)])

  /// Returns a trial of values for the whole parameter; none if there are no values.
  private static func trials(_ values: [JSONValue]) -> [Trial] {
    values.isEmpty ? [] : [("", values.map { ($0, $0) })]
  }

  private static func trials(
    of parameter: LayoutSchema.Parameter, _ old: JSONValue?, _ sections: [ScenarioSection]
  ) -> [Trial] {
    var result = old.map { trials(parameter.type, $0) } ?? []
    guard parameter.name == "itemCount", parameter.type == .itemCount,
      let count = sections.first?.itemCount, count > 0
    else { return result }
    // A change by 1 makes no difference if the value is far above the number of items.
    let fewer = JSONValue.number(Double(count - 1))
    if result.isEmpty { result = [("", [])] }
    if old != fewer, !result[0].values.contains(where: { $0.whole == fewer }) {
      result[0].values.append((fewer, fewer))
    }
    return result
  }

  /// Returns the changes to try for a value. The list is empty if no change is possible, or if the
  /// value does not match the type.
  private static func trials(_ type: ParameterType, _ old: JSONValue) -> [Trial] {
    switch (type, old) {
    case (.scalar, .number(let number)):
      return trials([.number(number + step)])
    case (.whole(let bound), .number(let number)):
      let values = [number + 1, number - 1].filter {
        bound.allows($0) && ScenarioLimits.positions.allows($0)
      }
      return trials(values.map { .number($0) })
    case (.named(_, let part), .array(let entries)):
      let grown = entries.compactMap { trials(part, $0).first?.values.first?.whole }
      guard !grown.isEmpty, grown.count == entries.count else { return [] }
      return trials([.array(grown)])
    case (.list(let part, _), .array(let entries)):
      return trialsOfFirst(part, entries)
    case (.tuple(let parts), .array(let entries)):
      for (index, (part, entry)) in zip(parts, entries).enumerated() {
        guard let grown = trials(part, entry).first?.values.first?.whole else { continue }
        var all = entries
        all[index] = grown
        return trials([.array(all)])
      }
      return []
    case (.object(let fields), .object(let object)):
      return fields.flatMap { field -> [Trial] in
        guard let value = object[field.name] else { return [] }
        return trials(field.type, value).map { trial in
          (
            ".\(field.name)\(trial.path)",
            trial.values.map { value in
              var all = object
              all[field.name] = value.whole
              return (.object(all), value.part)
            }
          )
        }
      }
    case (.within(let limit, let type), _):
      return trials(type, old).compactMap { trial in
        var trial = trial
        trial.values.removeAll { $0.whole.doubleValue.map { !limit.allows($0) } ?? false }
        return trial.values.isEmpty ? nil : trial
      }
    case (.either(let types), _):
      return types.lazy.map { trials($0, old) }.first { !$0.isEmpty } ?? []
    default:
      return []
    }
  }

  /// Returns the changes to try for the first entry of a list.
  private static func trialsOfFirst(_ part: ParameterType, _ entries: [JSONValue]) -> [Trial] {
    guard let first = entries.first else { return [] }
    func list(_ entry: JSONValue) -> JSONValue { .array([entry] + entries.dropFirst()) }
    switch part {
    case .within(_, .scalar), .within(_, .whole), .scalar, .whole:
      guard let number = first.doubleValue else { return [] }
      return trials([list(.number(number + step))])
    case .list:
      return []
    default:
      return trials(part, first).map { trial in
        (
          trial.path.isEmpty ? "" : "[0]" + trial.path,
          trial.values.map { value in
            (list(value.whole), trial.path.isEmpty ? list(value.whole) : value.part)
          }
        )
      }
    }
  }
}

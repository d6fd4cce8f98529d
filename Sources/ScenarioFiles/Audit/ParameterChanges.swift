/// The values that the audit tries for the parameters of a layout in scenario files.
///
/// Numbers, sizes and insets grow by 10, counts by 1, lists by 10 in their first entry; of lists of
/// objects each number of the first one is changed by itself. A count that makes no difference when
/// it grows is tried one smaller, too: one more than there are items may be cut off.
///
/// Left out are words and flags, which choose between ways and have no neighbour to try, parameters
/// that decide which object is made, lists of lists such as templates, whose numbers are names, and
/// parameters that the case leaves off: the value in force is not known then. The one exception is
/// `itemCount`, which stands for the items of the first section: one less than those is tried in
/// any case.
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
        let old = current[parameter.name]
        return trials(of: parameter, old, sections).map { trial in
          AuditSubject.Change(
            name: parameter.name + trial.path,
            values: trial.values.map { value in
              change(entry, parameter.name, from: old, to: value)
            })
        }
      }
  }

  private static func change(
    _ entry: LayoutRegistry.Entry, _ name: String, from old: JSONValue?, to new: Trial.Value
  ) -> AuditSubject.Change.Value {
    .init(
      text: JSONWriter.spacedLine(new.part),
      apply: { entry.configure($0, [name: new.whole]) },
      takeBack: { entry.configure($0, [name: old ?? .null]) },
      variation: .init(parameters: [name: new.whole]))
  }

  // MARK: Values

  /// A number, or a group of numbers, that is changed.
  struct Trial: Equatable {
    struct Value: Equatable {
      /// The new value of the whole parameter.
      var whole: JSONValue
      /// The part of the value that is different.
      var part: JSONValue

      init(_ whole: JSONValue, part: JSONValue? = nil) {
        self.whole = whole
        self.part = part ?? whole
      }
    }

    /// The path behind the parameter's name: `[0].count`; empty for the parameter itself.
    var path = ""
    var values: [Value]
  }

  private static func trials(
    of parameter: LayoutSchema.Parameter, _ old: JSONValue?, _ sections: [ScenarioSection]
  ) -> [Trial] {
    var result = old.map { trials(parameter.type, $0) } ?? []
    guard parameter.name == "itemCount", parameter.type == .itemCount,
      let count = sections.first?.itemCount, count > 0
    else { return result }
    // Far above the items one more or less is cut off, too.
    let fewer = Trial.Value(.number(Double(count - 1)))
    if result.isEmpty { result = [Trial(values: [])] }
    if old != fewer.whole, !result[0].values.contains(fewer) { result[0].values.append(fewer) }
    return result
  }

  /// Returns the trials of a value; none where there is nothing to try, and for a value of another
  /// type.
  static func trials(_ type: ParameterType, _ old: JSONValue) -> [Trial] {
    switch (type, old) {
    case (.scalar, .number(let number)):
      return [Trial(values: [.init(.number(number + step))])]
    case (.whole(let bound), .number(let number)):
      let values = [number + 1, number - 1].filter {
        bound.allows($0) && ScenarioLimits.positions.allows($0)
      }
      return values.isEmpty ? [] : [Trial(values: values.map { .init(.number($0)) })]
    case (.named(_, let part), .array(let entries)):
      let grown = entries.compactMap { trials(part, $0).first?.values.first?.whole }
      guard !grown.isEmpty, grown.count == entries.count else { return [] }
      return [Trial(values: [.init(.array(grown))])]
    case (.list(let part, _), .array(let entries)):
      return trialsOfFirst(part, entries)
    case (.tuple(let parts), .array(let entries)):
      for (index, (part, entry)) in zip(parts, entries).enumerated() {
        guard let grown = trials(part, entry).first?.values.first?.whole else { continue }
        var all = entries
        all[index] = grown
        return [Trial(values: [.init(.array(all))])]
      }
      return []
    case (.object(let fields), .object(let object)):
      return fields.flatMap { field -> [Trial] in
        guard let value = object[field.name] else { return [] }
        return trials(field.type, value).map { trial in
          Trial(
            path: ".\(field.name)\(trial.path)",
            values: trial.values.map { value in
              var all = object
              all[field.name] = value.whole
              return .init(.object(all), part: value.part)
            })
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

  /// A list with another first entry.
  private static func trialsOfFirst(_ part: ParameterType, _ entries: [JSONValue]) -> [Trial] {
    guard let first = entries.first else { return [] }
    func list(_ entry: JSONValue) -> JSONValue { .array([entry] + entries.dropFirst()) }
    switch part {
    case .within(_, .scalar), .within(_, .whole), .scalar, .whole:
      guard let number = first.doubleValue else { return [] }
      return [Trial(values: [.init(list(.number(number + step)))])]
    case .list:
      return []
    default:
      return trials(part, first).map { trial in
        Trial(
          path: trial.path.isEmpty ? "" : "[0]" + trial.path,
          values: trial.values.map { value in
            .init(list(value.whole), part: trial.path.isEmpty ? list(value.whole) : value.part)
          })
      }
    }
  }
}

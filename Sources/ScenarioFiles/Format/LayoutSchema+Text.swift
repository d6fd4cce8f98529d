extension LayoutSchema {
  /// The layout as a list of the gallery shows it: a head line, then parameters with their defaults
  /// and what they take.
  package func text(_ style: TextStyle = .plain) -> String {
    var lines = ["\(style.bold(id)) — \(summary)"]
    lines += Self.table(parameters, indent: "  ", style)
    if !sectionKeys.isEmpty {
      lines.append("  in each section:")
      lines += Self.table(sectionKeys, indent: "    ", style)
    }
    return lines.joined(separator: "\n")
  }

  /// `{"id", "summary", "parameters": [{"name", "type", "default"?, "required", "condition"?}],
  /// "sectionKeys"}`
  package var json: JSONValue {
    [
      "id": .string(id), "summary": .string(summary),
      "parameters": .array(parameters.map(\.json)), "sectionKeys": .array(sectionKeys.map(\.json)),
    ]
  }

  private static func table(
    _ parameters: [Parameter], indent: String, _ style: TextStyle
  ) -> [String] {
    // A long default would push the last column off the page: it goes on a line of its own.
    let longest = 16
    let rows = parameters.map { parameter in
      let text = parameter.defaultText
      return (name: parameter.name, value: text.count > longest ? "" : text, long: text)
    }
    let names = rows.map(\.name.count).max() ?? 0
    let values = rows.map(\.value.count).max() ?? 0
    return zip(rows, parameters).flatMap { row, parameter -> [String] in
      let name = row.name + String(repeating: " ", count: names - row.name.count)
      let value = row.value + String(repeating: " ", count: values - row.value.count)
      let type = parameter.type.description + (parameter.condition.map { ", \($0)" } ?? "")
      let line = "\(indent)\(name)  \(value)  \(style.dim(type))"
      if row.long.count <= longest { return [line] }
      return [line, "\(indent)\(String(repeating: " ", count: names))  = \(row.long)"]
    }
  }
}

extension LayoutSchema.Parameter {
  fileprivate var defaultText: String {
    switch presence {
    case .required: "required"
    case .optional: "none"
    case .defaulted(.string(let word)): word
    case .defaulted(let value): (try? value.text(.line)) ?? ""
    }
  }

  fileprivate var json: JSONValue {
    var object: JSONObject = ["name": .string(name), "type": .string(type.description)]
    if case .defaulted(let value) = presence { object["default"] = value }
    object["required"] = .bool(presence == .required)
    if let condition { object["condition"] = .string(condition) }
    return .object(object)
  }
}

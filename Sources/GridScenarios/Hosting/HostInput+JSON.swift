import GridCore
import GridHost

extension HostInput {
  /// Reads an input such as `{"type": "touch", …}`. Mistakes are reported to `mistakes`.
  package init?(json: JSONValue, at path: JSONPath, _ mistakes: MistakeCollector) {
    guard case .object(let object) = json else {
      mistakes.report(
        path, expected: "an input: {\"type\": ..., \"at\": ...}", found: json.inWords)
      return nil
    }
    let words = HostFormat.inputs.map(\.name)
    guard let type = object["type"]?.stringValue,
      let part = HostFormat.inputs.first(where: { $0.name == type })
    else {
      let found = object["type"]
      mistakes.report(
        path.key("type"), expected: "one of \(words.joined(separator: ", "))",
        found: found?.inWords ?? "nothing",
        suggestion: found?.stringValue.flatMap { NearestWord.nearest(to: $0, in: words) })
      return nil
    }
    let reader = ObjectReader(
      object, at: path, as: part.object, of: "keys of \(type)", mistakes)
    let time = reader.required("at", .hostTime)
    switch part.name {
    case HostFormat.touch.name:
      let phase = reader.required("phase", Form<TouchPhase>.word)
      let finger = reader.required("finger", .count)
      guard let location = reader.required("location", .point), let phase, let finger, let time
      else { return nil }
      self = .touch(phase, finger: finger, at: time, location: location)
    case HostFormat.wheel.name:
      let location = reader.optional("location", .point)
      guard let delta = reader.required("delta", .point), let time else { return nil }
      self = .wheel(by: delta, at: time, location: location)
    default:
      let isMoving = reader.optional("moving", .bool, default: true)
      let applied = reader.optional("applied", .point, default: .zero)
      guard let offset = reader.required("contentOffset", .point), let time else { return nil }
      self = .scroll(to: offset, at: time, isMoving: isMoving, applied: applied)
    }
  }

  /// The input as a JSON object.
  public var json: JSONValue {
    switch self {
    case .touch(let phase, let finger, let time, let location):
      return [
        "type": "touch", "phase": .string(phase.rawValue), "finger": JSONValue(finger),
        "at": .number(time), "location": JSONValue(location),
      ]
    case .wheel(let distance, let time, let location):
      var object: JSONObject = [
        "type": "wheel", "at": .number(time), "delta": JSONValue(distance),
      ]
      object["location"] = location.map { JSONValue($0) }
      return .object(object)
    case .scroll(let offset, let time, let isMoving, let applied):
      var object: JSONObject = [
        "type": "scroll", "at": .number(time), "contentOffset": JSONValue(offset),
      ]
      if !isMoving { object["moving"] = false }
      if applied != .zero { object["applied"] = JSONValue(applied) }
      return .object(object)
    }
  }
}

extension HostMeasurement {
  /// Reads `{"view": 3, "section": 0, "item": 5, "size": [w, h]}`. Mistakes are reported to
  /// `mistakes`.
  package init?(json: JSONValue, at path: JSONPath, _ mistakes: MistakeCollector) {
    guard case .object(let object) = json else {
      mistakes.report(
        path, expected: "a measurement: {\"view\", \"section\", \"item\", \"size\"}",
        found: json.inWords)
      return nil
    }
    let reader = ObjectReader(
      object, at: path, as: HostFormat.measurement.object, of: "keys of a measurement", mistakes)
    let view = reader.required("view", .count)
    let section = reader.required("section", .count)
    let item = reader.required("item", .count)
    guard let size = reader.required("size", .measuredSize), let view, let section, let item
    else { return nil }
    self.init(view: view, section: section, item: item, size: size)
  }

  /// The measurement as a JSON object.
  public var json: JSONValue {
    [
      "view": JSONValue(view), "section": JSONValue(section), "item": JSONValue(item),
      "size": JSONValue(size),
    ]
  }
}

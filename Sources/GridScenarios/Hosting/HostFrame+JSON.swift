import GridCore
import GridHost

extension HostFrame {
  /// The frame as a JSON object. Values that are nil, empty or at their default are left out.
  public var json: JSONValue {
    var text = JSONText()
    write(to: &text)
    return text.value
  }

  /// Returns a duration rounded to microseconds. Durations need no more digits.
  static func microseconds(_ seconds: TimeInterval) -> Double {
    (seconds * 1e6).rounded() / 1e6
  }
}

extension HostState {
  /// The state as a JSON object with all keys.
  public var json: JSONValue {
    [
      "sequence": JSONValue(sequence), "time": .number(time),
      "contentOffset": JSONValue(contentOffset), "contentSize": JSONValue(contentSize),
      "adjustedInset": JSONValue(adjustedInset), "viewport": JSONValue(viewport),
      "motion": .string(motion.rawValue), "correction": JSONValue(correction),
      "views": .array(views.map(\.json)),
    ]
  }
}

extension HostView {
  /// The view as a JSON object. Values at their default are left out.
  public var json: JSONValue {
    var text = JSONText()
    write(to: &text)
    return text.value
  }
}

extension JSONText {
  /// The value that the text spells.
  fileprivate var value: JSONValue {
    guard let document = try? JSONDocument(string) else {
      preconditionFailure("expected JSON, written: \(string)")
    }
    return document.value
  }
}

extension HostView {
  /// The key and the numbers of a transform other than the identity.
  var transformMember: (key: StaticString, numbers: [CGFloat]) {
    if CATransform3DIsAffine(transform) {
      return ("transform", CATransform3DGetAffineTransform(transform).numbers)
    }
    let rows = [transform.row1, transform.row2, transform.row3, transform.row4]
    return ("transform3D", rows.flatMap { row in (0..<4).map { CGFloat(row[$0]) } })
  }
}

extension HostEvent {
  /// The event as a JSON object.
  public var json: JSONValue {
    var object: JSONObject = ["source": .string(source.rawValue), "call": .string(call)]
    if !detail.isEmpty { object["detail"] = .string(detail) }
    return .object(object)
  }
}

extension LayoutFinding {
  var hostJSON: JSONValue {
    var object: JSONObject = [
      "code": .string(code), "severity": .string(severity.rawValue), "message": .string(message),
    ]
    if !elements.isEmpty {
      object["elements"] = .array(
        elements.map { .string($0.kindText + " " + $0.positionText) })
    }
    return .object(object)
  }
}

import GridCore
import GridHost

extension HostFrame {
  /// The frame as a JSON object. Values that are nil, empty or at their default are left out.
  public var json: JSONValue {
    var object: JSONObject = ["sequence": JSONValue(sequence), "time": .number(time)]
    object["base"] = base.map { JSONValue($0) }
    object["next"] = next.map { .number(Self.microseconds($0)) }
    object["cut"] = cut.map { .number(Self.microseconds($0)) }
    object["contentOffset"] = contentOffset.map { JSONValue($0) }
    object["contentSize"] = contentSize.map { JSONValue($0) }
    object["adjustedInset"] = adjustedInset.map { JSONValue($0) }
    object["viewport"] = viewport.map { JSONValue($0) }
    object["motion"] = motion.map { .string($0.rawValue) }
    object["correction"] = correction.map { JSONValue($0) }
    if !show.isEmpty { object["show"] = .array(show.map(\.json)) }
    if !gone.isEmpty { object["gone"] = .array(gone.map { JSONValue($0) }) }
    if !events.isEmpty { object["events"] = .array(events.map(\.json)) }
    if !findings.isEmpty { object["findings"] = .array(findings.map(\.hostJSON)) }
    return .object(object)
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
    var object: JSONObject = [
      "view": JSONValue(view), "kind": .string(element.kindText),
      "section": JSONValue(element.section), "center": JSONValue(center), "size": JSONValue(size),
      "rank": .number(rank),
    ]
    if bind != 0 { object["bind"] = JSONValue(bind) }
    object["reuseIdentifier"] = reuseIdentifier.map { .string($0) }
    if element.item != NSNotFound { object["item"] = JSONValue(element.item) }
    object["key"] = key.map { .string($0) }
    if isTurned {
      let (name, numbers) = transformMember
      object["\(name)"] = JSONValue(numbers)
    }
    if alpha != 1 { object["alpha"] = .number(Double(alpha)) }
    if zIndex != 0 { object["zIndex"] = JSONValue(zIndex) }
    if isHidden { object["hidden"] = true }
    if isSelected { object["selected"] = true }
    if isHighlighted { object["highlighted"] = true }
    object["wantsSize"] = wantsSize.map { JSONValue($0) }
    object["text"] = text.map { .string($0) }
    return .object(object)
  }
}

extension HostView {
  /// The key and the numbers of a transform other than the identity.
  var transformMember: (key: StaticString, numbers: [CGFloat]) {
    if CATransform3DIsAffine(transform) {
      let t = CATransform3DGetAffineTransform(transform)
      return ("transform", [t.a, t.b, t.c, t.d, t.tx, t.ty])
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

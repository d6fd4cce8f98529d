import GridHost

/// The values of an input in JSON. Each kind of input has some of them.
struct HostInputMembers: Sendable {
  enum Kind: String, JSONWritable {
    case touch, wheel, scroll
  }

  var kind = Kind.touch
  var phase = HostInput.TouchPhase.began
  var finger = 0
  var time: TimeInterval = 0
  /// The place of the finger, the distance of the wheel, or the offset of the host's scroller.
  var point = CGPoint.zero
  /// The location of a wheel's pointer.
  var location: CGPoint?
  var isMoving = true
  var applied = CGPoint.zero

  /// The input with these values.
  fileprivate var input: HostInput {
    switch kind {
    case .touch: .touch(phase, finger: finger, at: time, location: point)
    case .wheel: .wheel(by: point, at: time, location: location)
    case .scroll: .scroll(to: point, at: time, isMoving: isMoving, applied: applied)
    }
  }
}

extension HostObject where Value == HostInputMembers {
  static let inputs = [touch, wheel, scroll]

  fileprivate static let touch = input(
    .touch,
    .init("phase", \.phase, .word, "what the finger does"),
    .init("finger", \.finger, .count, "which finger it is; one at a time is followed"), time,
    .init("location", \.point, .point, "where, from the top left of the visible rectangle"))
  fileprivate static let wheel = input(
    .wheel, time,
    .init("delta", \.point, .point, "how far the content moves, positive where the offset grows"),
    .init(
      optional: "location", \.location, .point,
      "where the pointer is: the innermost view there that scrolls moves; the grid without it"))
  fileprivate static let scroll = input(
    .scroll, time,
    .init("contentOffset", \.point, .point, "where the host's own scroller is"),
    .init("moving", \.isMoving, .bool, default: true, "whether it goes on moving"),
    .init(
      "applied", \.applied, .point, default: .zero,
      "how much of the proposed correction is in the offset"))

  private static let time = Fields<HostInputMembers>.Member(
    "at", \.time, .number, "when it was seen, by the host's clock")

  private static func input(
    _ kind: HostInputMembers.Kind, _ members: Fields<HostInputMembers>.Member...
  ) -> HostObject {
    let name = kind.rawValue
    let type = Form(type: .choice([.string(name)])) { _ in kind }
    return HostObject(
      name, from: HostInputMembers(), of: "keys of \(name)",
      [.init("type", \.kind, type, "what sort of input it is")] + members)
  }
}

extension Form where Value == HostInput {
  /// An input such as `{"type": "touch", …}`.
  package static let input: Form = {
    let kinds = HostObject.inputs
    let expected = "an input: {\"type\": ..., \"at\": ...}"
    return Form(
      type: .either(kinds.map(\.form.type)),
      read: { value, path, context in
        guard case .object(let object) = value else {
          context.mistakes.report(path, expected: expected, found: value.inWords)
          return nil
        }
        let word = ParameterType.word(kinds.map(\.name))
        guard let type = object["type"] else {
          context.mistakes.report(path.key("type"), expected: word.inWords, found: "nothing")
          return nil
        }
        guard word.check(type, at: path.key("type"), context.mistakes),
          let kind = kinds.first(where: { type == .string($0.name) })
        else { return nil }
        return kind.form.read(value, path, &context)?.input
      }, json: \.json)
  }()
}

extension HostInput {
  /// The input as a JSON object.
  public var json: JSONValue {
    var members = HostInputMembers()
    members.time = time
    switch self {
    case .touch(let phase, let finger, _, let location):
      members.kind = .touch
      (members.phase, members.finger, members.point) = (phase, finger, location)
      return HostObject.touch.form.json(members)
    case .wheel(let distance, _, let location):
      members.kind = .wheel
      (members.point, members.location) = (distance, location)
      return HostObject.wheel.form.json(members)
    case .scroll(let offset, _, let isMoving, let applied):
      members.kind = .scroll
      (members.point, members.isMoving, members.applied) = (offset, isMoving, applied)
      return HostObject.scroll.form.json(members)
    }
  }
}

extension HostObject where Value == HostMeasurement {
  static let measurement = HostObject(
    "measurement", from: HostMeasurement(view: 0, section: 0, item: 0, size: .zero),
    expected: "a measurement: {\"view\", \"section\", \"item\", \"size\"}",
    of: "keys of a measurement",
    [
      .init("view", \.view, .count, "number of a view that had `wantsSize`"),
      .init("section", \.section, .count, "the section of the item that it stood for"),
      .init("item", \.item, .count, "the item"),
      .init("size", \.size, HostForm.measuredSize, "what its content wants"),
    ])
}

extension HostMeasurement {
  /// The measurement as a JSON object.
  public var json: JSONValue { HostObject.measurement.form.json(self) }
}

import Foundation
import GridKit

extension ScenarioOutput {
  /// Reads an output back.
  ///
  /// - Parameter source: The name that mistakes carry.
  public init(json: JSONValue, source: String = "output") throws(ScenarioFileError) {
    let mistakes = MistakeCollector(file: source)
    let output = Form(type: Self.type, convert: Self.make).read(json, at: JSONPath(), mistakes)
    try mistakes.throwIfAny()
    guard let output else {
      throw ScenarioFileError(mistakes: [
        ScenarioMistake(
          file: source, path: JSONPath(), expected: "the output of a case", found: json.inWords)
      ])
    }
    self = output
  }

  /// The type of an output.
  static let type = outputType(.required)
  /// The type of `expect`: any part of an output. `null` stands for a key that is not there.
  static let expectationType = outputType(.optional)

  private static func outputType(_ presence: LayoutSchema.Parameter.Presence) -> ParameterType {
    func field(_ name: String, _ type: ParameterType) -> LayoutSchema.Parameter {
      LayoutSchema.Parameter(name: name, type: type, presence: presence)
    }
    // What came out may be far from what went in: it is compared, and no number leads to work.
    func any(_ type: ParameterType) -> ParameterType { .within(ScenarioLimits.outcome, type) }
    let range = any(.named(["min", "max"], .number))
    let transform = any(.named(["a", "b", "c", "d", "tx", "ty"], .number))
    let element = ParameterType.object([
      field("section", .integer), field("item", .integer), .optional("kind", .text),
      field("frame", any(.rect)), field("center", any(.point)), field("size", any(.size)),
      .optional("transform", transform), .optional("alpha", any(.number)),
      .optional("zIndex", any(.integer)), .optional("hidden", .bool), .optional("text", .text),
    ])
    let name = ParameterType.tuple([.text, .integer, .integer])
    let item = ParameterType.named(["section", "item"], .integer)
    let step = ParameterType.object([
      field("op", .word(ScenarioAction.Op.allCases.map(\.rawValue))),
      field("contentOffset", any(.point)), .optional("target", any(.point)),
      .optional("invalidates", .bool), .optional("elements", .list(.either([element, name]))),
      .optional("frames", .integer), .optional("seconds", any(.number)),
      .optional("batches", .list(.list(Change.type))), .optional("lifted", .bool),
      .optional("hovers", item), .optional("dragged", .list(item)),
      .optional("dropped", .word(ScenarioAction.Proposal.Operation.allCases.map(\.rawValue))),
      .optional("at", item), .optional("contentSize", any(.size)),
      .optional("calls", .list(.text)),
    ])
    let section = ParameterType.object([
      field("section", .integer), field("contentOffset", any(.point)),
    ])
    let fault = ParameterType.object([
      field("code", .text), field("message", .text), .optional("step", .integer),
    ])
    let finding = ParameterType.object([
      field("code", .text), field("severity", .word(["error", "warning", "information"])),
      field("message", .text), field("elements", .list(name)),
    ])
    return .object([
      field("id", .text), field("contentSize", any(.size)), field("contentOffset", any(.point)),
      field("offsetRange", .object([field("x", range), field("y", range)])),
      field("cells", .list(element)), field("supplementary", .list(element)),
      field("decorations", .list(element)), field("visibleItems", .list(item)),
      field("selectedItems", .list(item)), field("steps", .list(step)),
      field("faults", .list(fault)), .optional("sections", .list(section)),
      .optional("findings", .list(finding)),
    ])
  }

  private static func make(_ json: JSONValue) -> ScenarioOutput? {
    guard let object = json.objectValue,
      let id = object["id"]?.stringValue,
      let contentSize = object["contentSize"]?.sizeValue,
      let contentOffset = object["contentOffset"]?.pointValue,
      let range = object["offsetRange"]?.objectValue,
      let x = range["x"]?.doubleValues, let y = range["y"]?.doubleValues
    else { return nil }
    var output = ScenarioOutput(
      id: id, contentSize: contentSize, contentOffset: contentOffset,
      offsetRange: OffsetRange(
        minimum: CGPoint(x: x[0], y: y[0]), maximum: CGPoint(x: x[1], y: y[1])))
    func list<Entry>(_ key: String, _ make: (JSONValue) -> Entry?) -> [Entry] {
      object[key]?.arrayValue?.compactMap(make) ?? []
    }
    output.cells = list("cells", ElementRecord.init(json:))
    output.supplementary = list("supplementary", ElementRecord.init(json:))
    output.decorations = list("decorations", ElementRecord.init(json:))
    output.visibleItems = list("visibleItems", ItemPosition.init(json:))
    output.selectedItems = list("selectedItems", ItemPosition.init(json:))
    output.sections = list("sections", SectionOffset.init(json:))
    output.steps = list("steps", Step.init(json:))
    output.faults = list("faults", Fault.init(json:))
    if object["findings"]?.arrayValue != nil {
      output.findings = list("findings", Finding.init(json:))
    }
    return output
  }
}

// The initialisers below read JSON that has been checked against `ScenarioOutput.type`.

extension ElementRecord {
  fileprivate init?(json: JSONValue) {
    guard let object = json.objectValue,
      let section = object["section"]?.intValue, let item = object["item"]?.intValue,
      let frame = object["frame"]?.rectValue, let center = object["center"]?.pointValue,
      let size = object["size"]?.sizeValue
    else { return nil }
    self.init(
      ElementName(kind: object["kind"]?.stringValue ?? "cell", section, item),
      frame: frame, center: center, size: size)
    if let t = object["transform"]?.doubleValues {
      transform = CGAffineTransform(numbers: t.map { CGFloat($0) })
    }
    alpha = object["alpha"]?.doubleValue ?? 1
    zIndex = object["zIndex"]?.clampedIntValue ?? 0
    isHidden = object["hidden"]?.boolValue ?? false
    text = object["text"]?.stringValue
  }
}

extension ElementName {
  fileprivate init?(json: JSONValue) {
    guard let entries = json.arrayValue, entries.count == 3,
      let kind = entries[0].stringValue, let section = entries[1].intValue,
      let item = entries[2].intValue
    else { return nil }
    self.init(kind: kind, section, item)
  }
}

extension ItemPosition {
  fileprivate init?(json: JSONValue) {
    guard let numbers = json.intValues, numbers.count == 2 else { return nil }
    self.init(numbers[0], numbers[1])
  }
}

extension ScenarioOutput.SectionOffset {
  fileprivate init?(json: JSONValue) {
    guard let object = json.objectValue, let section = object["section"]?.intValue,
      let contentOffset = object["contentOffset"]?.pointValue
    else { return nil }
    self.init(section: section, contentOffset: contentOffset)
  }
}

extension ScenarioOutput.Step {
  fileprivate init?(json: JSONValue) {
    guard let object = json.objectValue,
      let op = object["op"]?.stringValue.flatMap(ScenarioAction.Op.named),
      let contentOffset = object["contentOffset"]?.pointValue
    else { return nil }
    self.init(op: op, contentOffset: contentOffset)
    if let target = object["target"]?.pointValue {
      result = .target(target)
    } else if let answer = object["invalidates"]?.boolValue {
      result = .invalidates(answer)
    } else if let calls = object["calls"]?.arrayValue,
      let contentSize = object["contentSize"]?.sizeValue
    {
      let elements = object["elements"]?.arrayValue ?? []
      result = .observed(
        .init(
          contentSize: contentSize, elements: elements.compactMap(ElementRecord.init(json:)),
          calls: calls.compactMap(\.stringValue)))
    } else if let elements = object["elements"]?.arrayValue {
      result =
        op == .query
        ? .names(elements.compactMap(ElementName.init(json:)))
        : .elements(elements.compactMap(ElementRecord.init(json:)))
    } else if let frames = object["frames"]?.intValue,
      let seconds = object["seconds"]?.doubleValue
    {
      result = .settled(frames: frames, seconds: seconds)
    } else if let batches = object["batches"]?.arrayValue {
      result = .batches(
        batches.map { ($0.arrayValue ?? []).compactMap(ScenarioOutput.Change.init(json:)) })
    } else if let isLifted = object["lifted"]?.boolValue {
      result = .lifted(isLifted)
    } else if let place = object["hovers"].flatMap(ItemPosition.init(json:)) {
      result = .hovers(place)
    } else if let items = object["dragged"]?.arrayValue {
      result = .dragged(items.compactMap(ItemPosition.init(json:)))
    } else if let operation = object["dropped"]?.stringValue.flatMap({
      ScenarioAction.Proposal.Operation(rawValue: $0)
    }) {
      result = .dropped(operation, at: object["at"].flatMap(ItemPosition.init(json:)))
    }
  }
}

extension ScenarioOutput.Fault {
  fileprivate init?(json: JSONValue) {
    guard let object = json.objectValue, let code = object["code"]?.stringValue,
      let message = object["message"]?.stringValue
    else { return nil }
    self.init(code: code, message: message, step: object["step"]?.intValue)
  }
}

extension ScenarioOutput.Finding {
  fileprivate init?(json: JSONValue) {
    guard let object = json.objectValue, let code = object["code"]?.stringValue,
      let severity = object["severity"]?.stringValue.flatMap(LayoutFinding.Severity.init),
      let message = object["message"]?.stringValue
    else { return nil }
    self.init(
      code: code, severity: severity, message: message,
      elements: object["elements"]?.arrayValue?.compactMap(ElementName.init(json:)) ?? [])
  }
}

import Foundation
import GridKit

extension ScenarioOutput {
  /// Elements and items are listed by section, item, then kind.
  public var json: JSONValue { source.value }

  /// Returns a line of JSON with sorted keys, without a line break at the end: the text of `json`.
  ///
  /// Elements are written one by one, since a value that held a million of them would take more
  /// memory than all else.
  ///
  /// - Throws: `JSONWritingError` when a number is not finite: JSON has no spelling for it.
  public func line() throws(JSONWritingError) -> String { try JSONWriter.text(source, .line) }

  var source: JSONSource {
    var members: [(key: String, value: JSONSource)] = [
      ("id", .value(.string(id))), ("contentSize", .numbers(contentSize.numbers)),
      ("contentOffset", .numbers(contentOffset.numbers)),
      ("offsetRange", .value(offsetRange.json)), ("cells", .list(ElementList(cells))),
      ("supplementary", .list(ElementList(supplementary))),
      ("decorations", .list(ElementList(decorations))),
      ("visibleItems", .value(.array(visibleItems.sorted().map(\.json)))),
      ("selectedItems", .value(.array(selectedItems.sorted().map(\.json)))),
      ("steps", .value(.array(steps.map(\.json)))),
      ("faults", .value(.array(faults.map(\.json)))),
    ]
    if !sections.isEmpty { members.append(("sections", .value(.array(sections.map(\.json))))) }
    if let findings { members.append(("findings", .value(.array(findings.map(\.json))))) }
    return JSONSource(members: members)
  }
}

extension OffsetRange {
  fileprivate var json: JSONValue {
    ["x": JSONValue([minimum.x, maximum.x]), "y": JSONValue([minimum.y, maximum.y])]
  }
}

extension ScenarioOutput.SectionOffset {
  /// `{"section", "contentOffset"}`
  public var json: JSONValue {
    ["section": JSONValue(section), "contentOffset": JSONValue(contentOffset)]
  }
}

extension ScenarioOutput.Step {
  /// `{"op", "contentOffset"}` with the keys of the result.
  public var json: JSONValue {
    var object: JSONObject = [
      "op": .string(op.rawValue), "contentOffset": JSONValue(contentOffset),
    ]
    switch result {
    case .none: break
    case .target(let target): object["target"] = JSONValue(target)
    case .invalidates(let answer): object["invalidates"] = .bool(answer)
    case .names(let names): object["elements"] = .array(names.map(\.json))
    case .elements(let elements): object["elements"] = .array(elements.sorted().map(\.json))
    case .observed(let seen):
      object["contentSize"] = JSONValue(seen.contentSize)
      object["elements"] = .array(seen.elements.sorted().map(\.json))
      object["calls"] = .array(seen.calls.map { .string($0) })
    case .settled(let frames, let seconds):
      object["frames"] = JSONValue(frames)
      object["seconds"] = .number(seconds)
    case .batches(let batches):
      object["batches"] = .array(batches.map { .array($0.map(\.json)) })
    case .lifted(let isLifted): object["lifted"] = .bool(isLifted)
    case .hovers(let place): object["hovers"] = place.json
    case .dragged(let items): object["dragged"] = .array(items.map(\.json))
    case .dropped(let operation, let place):
      object["dropped"] = .string(operation.rawValue)
      object["at"] = place?.json
    }
    return .object(object)
  }
}

extension ScenarioOutput.Fault {
  /// `{"code", "message", "step"?}`, the last only for a fault of an action.
  public var json: JSONValue {
    var object: JSONObject = ["code": .string(code), "message": .string(message)]
    object["step"] = step.map { JSONValue($0) }
    return .object(object)
  }
}

extension ScenarioOutput.Finding {
  /// Elements are `[kind, section, item]`.
  public var json: JSONValue {
    [
      "code": .string(code), "severity": .string(severity.rawValue), "message": .string(message),
      "elements": .array(elements.map(\.json)),
    ]
  }
}

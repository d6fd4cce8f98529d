import Foundation
import GridScenarios
import GridTesting

/// The scenario files that the page shows, and what can be done to them.
@MainActor
enum PageScenarios {
  static let page = "Docs/Reference/Scenarios.md"
  static let schema = "Docs/Reference/Scenario.schema.json"

  /// Every file of the page, in order.
  static func onPage() throws -> [JSONValue] {
    try DocumentationPage(page).blocks("json").map { try JSONDocument($0).value }
  }

  /// The cases of a file as the reader makes them.
  static func read(_ file: JSONValue) throws -> [ScenarioCase] {
    try parser.cases(from: file, file: "page")
  }

  private static let parser = LayoutRegistry.gallery.parser

  static func isLegal(_ file: JSONValue) -> Bool { (try? read(file)) != nil }

  /// The actions of all cases of a file.
  static func actions(of file: JSONValue) -> [JSONObject] {
    let cases = file.objectValue?["cases"]?.arrayValue ?? file.arrayValue ?? [file]
    return cases.flatMap { $0.objectValue?["actions"]?.arrayValue ?? [] }
      .compactMap(\.objectValue)
  }

  // MARK: Places

  /// A place in a file.
  struct Place {
    var steps: [JSONPath.Step]
    var value: JSONValue

    var description: String { JSONPath(steps).description }
  }

  /// Every value of a file but the file itself, from the outside in.
  static func places(in value: JSONValue, at steps: [JSONPath.Step] = []) -> [Place] {
    let children: [(JSONPath.Step, JSONValue)] =
      switch value {
      case .array(let entries): entries.enumerated().map { (.index($0.offset), $0.element) }
      case .object(let object): object.members.map { (.key($0.key), $0.value) }
      default: []
      }
    return children.flatMap { step, child in
      [Place(steps: steps + [step], value: child)] + places(in: child, at: steps + [step])
    }
  }

  /// The file with another value at a place; without the place's member for nil.
  static func replacing(
    _ file: JSONValue, at steps: ArraySlice<JSONPath.Step>, key: String? = nil,
    with new: JSONValue?
  ) -> JSONValue {
    guard let step = steps.first else { return new ?? .null }
    let rest = steps.dropFirst()
    switch (step, file) {
    case (.index(let index), .array(var entries)):
      entries[index] = replacing(entries[index], at: rest, key: key, with: new)
      return .array(entries)
    case (.key(let name), .object(var object)):
      guard rest.isEmpty else {
        object[name] = replacing(object[name] ?? .null, at: rest, key: key, with: new)
        return .object(object)
      }
      object[name] = nil
      if let new { object[key ?? name] = new }
      return .object(object)
    default: return file
    }
  }
}

import Foundation
import GridCore

extension ScenarioAction {
  /// Makes an action from JSON as in a file: `{"op": "tap", "at": [20, 40]}`. Actions that name
  /// layouts are made by `setLayout(_:parameters:animated:reload:fresh:)` and by files.
  ///
  /// - Throws: An error with all mistakes in the JSON.
  public init(json: JSONValue) throws(ScenarioFileError) {
    let mistakes = MistakeCollector(file: "action")
    let action = Form.action.read(json, at: JSONPath().index(0), mistakes)
    try mistakes.throwIfAny()
    guard let action else { throw ScenarioFileError(mistakes: []) }
    self = action
  }
}

extension CaseReader {
  fileprivate mutating func action(_ value: JSONValue, at path: JSONPath) -> ScenarioAction? {
    guard case .object(let object) = value else {
      mistakes.report(
        path, expected: "an action: {\"op\": ..., ...}", found: value.inWords)
      return nil
    }
    let known = ScenarioAction.Op.allCases.map(\.rawValue)
    let expected = "one of \(known.joined(separator: ", "))"
    guard case .string(let word)? = object["op"] else {
      mistakes.report(
        path.key("op"), expected: expected, found: object["op"]?.inWords ?? "nothing")
      return nil
    }
    guard let op = ScenarioAction.Op.named(word) else {
      mistakes.report(
        path.key("op"), expected: expected, found: JSONValue.string(word).inWords,
        suggestion: NearestWord.nearest(to: word, in: known))
      return nil
    }
    check(op, at: path)
    let reader = ObjectReader(
      object, at: path, as: op.format, after: ["op"], of: "keys of \(word)", mistakes)
    return op.read(reader, &self)
  }
}

extension Form where Value == ScenarioAction {
  /// An action that follows those that were read before.
  static let action = Form(
    type: .part(.action), read: { $2.action($0, at: $1) }, json: \.json)
}

extension Form where Value == CGRect {
  static var rect: Form { Form(type: .rect, convert: \.rectValue) }
}

extension Form where Value == ItemPosition {
  static var itemPosition: Form {
    Form(type: .named(["section", "item"], .count)) { value in
      guard let numbers = value.intValues, numbers.count == 2 else { return nil }
      return ItemPosition(numbers[0], numbers[1])
    }
  }
}

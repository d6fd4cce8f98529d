import Foundation
import GridCore
import GridKit

/// A value that JSON spells.
package protocol JSONWritable: SendableMetatype {
  /// The value as a file spells it.
  var json: JSONValue { get }
}

/// A kind of value of the format: how it is read, written, described, and asked for.
package struct Form<Value>: Sendable {
  /// The type that the JSON must have.
  package var type: ParameterType
  /// Reads a value. Answers nil for a wrong one, which is reported.
  package var read: @Sendable (JSONValue, JSONPath, inout CaseReader) -> Value?
  package var json: @Sendable (Value) -> JSONValue
  /// The conversion of JSON of that type into the value. The JSON is not checked.
  package var convert: @Sendable (JSONValue) -> Value?

  /// A kind of value that code of its own reads.
  package init(
    type: ParameterType,
    read: @escaping @Sendable (JSONValue, JSONPath, inout CaseReader) -> Value?,
    json: @escaping @Sendable (Value) -> JSONValue
  ) {
    self.type = type
    self.read = read
    self.json = json
    convert = { value in
      var reader = CaseReader(
        parser: ScenarioParser(layouts: []), mistakes: MistakeCollector(file: ""))
      return read(value, JSONPath(), &reader)
    }
  }

  /// A kind of value whose JSON is checked against its type.
  ///
  /// - Parameter convert: Returns the value that JSON of the type spells.
  package init(
    type: ParameterType, json: @escaping @Sendable (Value) -> JSONValue,
    convert: @escaping @Sendable (JSONValue) -> Value?
  ) {
    self.init(
      type: type, read: { type.check($0, at: $1, $2.mistakes) ? convert($0) : nil }, json: json)
    self.convert = convert
  }

  /// Reads a value that does not depend on a case. Answers nil for a wrong one, which is reported.
  package func read(_ value: JSONValue, at path: JSONPath, _ mistakes: MistakeCollector) -> Value? {
    var reader = CaseReader(parser: ScenarioParser(layouts: []), mistakes: mistakes)
    return read(value, path, &reader)
  }

  /// A form that a check completes. The check reports mistakes and changes no value.
  package func checked(_ check: @escaping @Sendable (Value, JSONPath, CaseReader) -> Void) -> Form {
    var form = self
    form.read = { [read] json, path, scenario in
      let value = read(json, path, &scenario)
      if let value { check(value, path, scenario) }
      return value
    }
    return form
  }

  /// A list of such values. A list with a wrong entry has no value.
  package var list: Form<[Value]> {
    var list = list(named: { [type] in type.plural })
    list.read = { [read = list.read] value, path, scenario in
      let before = scenario.mistakes.count
      let values = read(value, path, &scenario)
      return scenario.mistakes.count == before ? values : nil
    }
    return list
  }

  /// A list of such values. Wrong entries are left out.
  ///
  /// - Parameter noun: The name of the entries in messages, if they have one.
  package func list(_ noun: String? = nil) -> Form<[Value]> { list(named: { noun }) }

  private func list(named noun: @escaping @Sendable () -> String?) -> Form<[Value]> {
    Form<[Value]>(
      type: .list(type),
      read: { [read] value, path, scenario in
        guard case .array(let entries) = value else {
          let expected = noun().map { "a list of \($0)" } ?? "a list"
          scenario.mistakes.report(path, expected: expected, found: value.inWords)
          return nil
        }
        var values: [Value] = []
        values.reserveCapacity(entries.count)
        for (index, entry) in entries.enumerated() {
          if let value = read(entry, path.index(index), &scenario) { values.append(value) }
        }
        return values
      },
      json: { [json] values in .array(values.map(json)) })
  }
}

extension Form where Value: JSONWritable {
  package init(type: ParameterType, convert: @escaping @Sendable (JSONValue) -> Value?) {
    self.init(type: type, json: \.json, convert: convert)
  }
}

extension Form where Value: Sendable {
  /// An object of fields.
  ///
  /// - Parameters:
  ///   - standard: The value of an object without members.
  ///   - expected: The object as an example, for messages.
  ///   - noun: The name of the keys in messages; nil where any further keys go.
  ///   - check: Reports mistakes that belong to no single member.
  package static func object(
    _ type: ParameterType, _ fields: Fields<Value>, from standard: Value, expected: String,
    of noun: String?,
    check: @escaping @Sendable (ObjectReader) -> Void = { _ in }
  ) -> Form {
    Form(
      type: type,
      read: { value, path, scenario in
        guard case .object(let object) = value else {
          scenario.mistakes.report(path, expected: expected, found: value.inWords)
          return nil
        }
        let reader = ObjectReader(
          object, at: path, as: fields.object, before: noun == nil ? nil : [], of: noun ?? "keys",
          scenario.mistakes)
        check(reader)
        var value = standard
        return fields.read(reader, &scenario, into: &value) ? value : nil
      },
      json: { .object(fields.members(of: $0)) })
  }
}

// MARK: Forms

extension Form where Value == Double {
  package static var number: Form { Form(type: .number, convert: \.doubleValue) }

  /// A length of time; one of no length only where it may be.
  package static func seconds(_ bound: ParameterType.Bound = .notNegative) -> Form {
    Form(type: .within(ScenarioLimits.seconds, .scalar(bound)), convert: \.doubleValue)
  }

  package static var frameRate: Form {
    Form(type: .within(ScenarioLimits.frameRate, .scalar(.positive)), convert: \.doubleValue)
  }
}

extension Form where Value == Int {
  package static var count: Form { Form(type: .count, convert: \.intValue) }
  package static var itemCount: Form { Form(type: .itemCount, convert: \.intValue) }
}

extension Form where Value == Bool {
  package static var bool: Form { Form(type: .bool, convert: \.boolValue) }
}

extension Form where Value == String {
  package static var text: Form { Form(type: .shortText, convert: \.stringValue) }
}

extension Form where Value == CGPoint {
  package static var point: Form { Form(type: .point, convert: \.pointValue) }
  package static var velocity: Form { Form(type: .velocity, convert: \.pointValue) }
}

extension Form where Value == CGSize {
  package static var viewSize: Form {
    let side = ParameterType.within(ScenarioLimits.side, .scalar(.notNegative))
    return Form(type: .named(["width", "height"], side), convert: \.sizeValue)
  }
}

extension Form where Value == GridEdgeInsets {
  package static var edges: Form { Form(type: .edges, convert: \.insetsValue) }
}

extension Form where Value: RawRepresentable<String> & CaseIterable & SendableMetatype {
  package static var word: Form {
    Form(
      type: .word(Value.allCases.map(\.rawValue)), json: { .string($0.rawValue) },
      convert: { $0.stringValue.flatMap { Value(rawValue: $0) } })
  }
}

// MARK: Values

extension JSONWritable where Self: RawRepresentable<String> {
  package var json: JSONValue { .string(rawValue) }
}

extension Array: JSONWritable where Element: JSONWritable {
  package var json: JSONValue { .array(map(\.json)) }
}

extension Double: JSONWritable {
  package var json: JSONValue { .number(self) }
}

extension CGFloat: JSONWritable {
  package var json: JSONValue { .number(self) }
}

extension Int: JSONWritable {
  package var json: JSONValue { JSONValue(self) }
}

extension Bool: JSONWritable {
  package var json: JSONValue { .bool(self) }
}

extension String: JSONWritable {
  package var json: JSONValue { .string(self) }
}

extension JSONWritable where Self: NumberList {
  package var json: JSONValue { JSONValue(self) }
}

extension CGPoint: JSONWritable {}
extension CGSize: JSONWritable {}
extension CGRect: JSONWritable {}
extension GridEdgeInsets: JSONWritable {}

extension JSONObject: JSONWritable {
  package var json: JSONValue { .object(self) }
}

extension ItemPosition: JSONWritable {
  /// `[section, item]`
  public var json: JSONValue { [JSONValue(section), JSONValue(item)] }
}

extension TraceEvent.Source: JSONWritable {}
extension ScenarioOutput: JSONWritable {}

import Foundation
import GridCore
import GridKit

/// A value that JSON spells.
package protocol JSONWritable: SendableMetatype {
  /// The value as a file spells it.
  var json: JSONValue { get }
}

/// A kind of value of a scenario file: how it is read, written, described, and asked for.
///
/// Unlike a `Form`, it may depend on the case, and have keys of its own.
struct Part<Value>: Sendable {
  /// The kind of value, for the schema and the page.
  var value: FormatValue
  /// The legal value, in words.
  var expected: String
  /// Reads a value. Answers nil for a wrong one, which is reported.
  var read: @Sendable (JSONValue, JSONPath, inout CaseReader) -> Value?
  var json: @Sendable (Value) -> JSONValue

  /// A part that a check completes. The check reports mistakes and changes no value.
  func checked(_ check: @escaping @Sendable (Value, JSONPath, CaseReader) -> Void) -> Part {
    var part = self
    part.read = { [read] json, path, scenario in
      let value = read(json, path, &scenario)
      if let value { check(value, path, scenario) }
      return value
    }
    return part
  }

  /// A list of such values.
  ///
  /// - Parameter noun: The name of the entries in messages.
  func list(_ noun: String) -> Part<[Value]> {
    let expected = "a list of \(noun)"
    return Part<[Value]>(
      value: .list(value), expected: expected,
      read: { [read] value, path, scenario in
        guard case .array(let entries) = value else {
          scenario.mistakes.report(path, expected: expected, found: value.inWords)
          return nil
        }
        var values: [Value] = []
        for (index, entry) in entries.enumerated() {
          if let value = read(entry, path.index(index), &scenario) { values.append(value) }
        }
        return values
      },
      json: { [json] values in .array(values.map(json)) })
  }
}

extension Part where Value: JSONWritable {
  /// A value that a form reads.
  init(_ form: Form<Value>) {
    self.init(
      value: .type(form.type), expected: form.type.inWords,
      read: { form.read($0, at: $1, $2.mistakes) }, json: \.json)
  }
}

extension Part {
  /// An object of fields.
  ///
  /// - Parameters:
  ///   - standard: The value of an object without members.
  ///   - expected: The object as an example, for messages.
  ///   - check: Reports mistakes that belong to no single member.
  static func object(
    _ part: FormatPart, _ fields: Fields<Value>, from standard: Value, expected: String,
    of noun: String,
    check: @escaping @Sendable (ObjectReader) -> Void = { _ in }
  ) -> Part where Value: Sendable {
    Part(
      value: .part(part), expected: expected,
      read: { value, path, scenario in
        guard case .object(let object) = value else {
          scenario.mistakes.report(path, expected: expected, found: value.inWords)
          return nil
        }
        let reader = ObjectReader(
          object, at: path, as: fields.object, of: noun, scenario.mistakes)
        check(reader)
        var value = standard
        return fields.read(reader, &scenario, into: &value) ? value : nil
      },
      json: { .object(fields.members(of: $0)) })
  }
}

/// A key of an object with its value, or a few keys that spell one value together.
///
/// A field is declared once. Reading, writing, the schema and the page all come from it.
struct Field<Value>: Sendable {
  var keys: [FormatKey]
  /// Reads the value. Answers nil if a key is missing or wrong, which is reported.
  var read: @Sendable (ObjectReader, inout CaseReader) -> Value?
  /// Adds the members that spell the value. A value at its default has none.
  var write: @Sendable (Value, inout JSONObject) -> Void
}

extension Field {
  /// A key that has to be there.
  init(_ name: String, _ part: Part<Value>, _ summary: String) {
    self.init(
      keys: [.required(name, part.value, summary)],
      read: { reader, scenario in
        guard let value = reader.object[name] else {
          reader.missing(name, expected: part.expected)
          return nil
        }
        return part.read(value, reader.path.key(name), &scenario)
      },
      write: { $1[name] = part.json($0) })
  }

  /// A key with a default value, which also stands in for a wrong one.
  init(_ name: String, _ part: Part<Value>, default standard: Value, _ summary: String)
  where Value: Equatable & Sendable {
    self.init(
      keys: [FormatKey(name, part.value, default: part.json(standard), summary)],
      read: { reader, scenario in
        reader.object[name].flatMap { part.read($0, reader.path.key(name), &scenario) } ?? standard
      },
      write: { value, object in
        if value != standard { object[name] = part.json(value) }
      })
  }

  /// A key that may be left out.
  init<Given>(optional name: String, _ part: Part<Given>, _ summary: String)
  where Value == Given? {
    self.init(
      keys: [.optional(name, part.value, summary)],
      read: { reader, scenario in
        .some(reader.object[name].flatMap { part.read($0, reader.path.key(name), &scenario) })
      },
      write: { $1[name] = $0.map(part.json) })
  }

  init(_ name: String, _ form: Form<Value>, _ summary: String) where Value: JSONWritable {
    self.init(name, Part(form), summary)
  }

  init(_ name: String, _ form: Form<Value>, default standard: Value, _ summary: String)
  where Value: JSONWritable & Equatable & Sendable {
    self.init(name, Part(form), default: standard, summary)
  }

  init<Given: JSONWritable>(optional name: String, _ form: Form<Given>, _ summary: String)
  where Value == Given? {
    self.init(optional: name, Part(form), summary)
  }
}

/// The fields of a type with the properties that hold their values.
struct Fields<Root>: Sendable {
  /// A field of the type.
  struct Member: Sendable {
    var keys: [FormatKey]
    var read: @Sendable (ObjectReader, inout CaseReader, inout Root) -> Bool
    var write: @Sendable (Root, inout JSONObject) -> Void

    init(
      keys: [FormatKey],
      read: @escaping @Sendable (ObjectReader, inout CaseReader, inout Root) -> Bool,
      write: @escaping @Sendable (Root, inout JSONObject) -> Void
    ) {
      self.keys = keys
      self.read = read
      self.write = write
    }

    init<Value>(_ property: WritableKeyPath<Root, Value> & Sendable, _ field: Field<Value>) {
      self.init(
        keys: field.keys,
        read: { reader, scenario, root in
          guard let value = field.read(reader, &scenario) else { return false }
          root[keyPath: property] = value
          return true
        },
        write: { root, object in field.write(root[keyPath: property], &object) })
    }
  }

  let members: [Member]
  /// The keys of the type.
  let object: FormatObject

  init(_ members: [Member], forms: [[String]] = [], isFilled: Bool = false) {
    self.members = members
    object = FormatObject(members.flatMap(\.keys), forms: forms, isFilled: isFilled)
  }

  /// Reads every field, whatever is wrong with the others.
  ///
  /// - Returns: Whether all required fields have a value.
  func read(_ reader: ObjectReader, _ scenario: inout CaseReader, into root: inout Root) -> Bool {
    var isWhole = true
    for member in members {
      isWhole = member.read(reader, &scenario, &root) && isWhole
    }
    return isWhole
  }

  /// Returns the members that spell a value.
  func members(of root: Root) -> JSONObject {
    var object = JSONObject()
    for member in members { member.write(root, &object) }
    return object
  }
}

extension Field {
  /// All fields of a type, as members of the same object.
  static func members(of fields: Fields<Value>, from standard: Value) -> Field
  where Value: Sendable {
    Field(
      keys: fields.object.keys,
      read: { reader, scenario in
        var value = standard
        return fields.read(reader, &scenario, into: &value) ? value : nil
      },
      write: { value, object in
        for member in fields.members { member.write(value, &object) }
      })
  }
}

extension Fields.Member {
  typealias Property<Value> = WritableKeyPath<Root, Value> & Sendable

  /// A key that has to be there.
  init<Value>(_ name: String, _ property: Property<Value>, _ part: Part<Value>, _ summary: String) {
    self.init(property, Field(name, part, summary))
  }

  init<Value: JSONWritable>(
    _ name: String, _ property: Property<Value>, _ form: Form<Value>, _ summary: String
  ) {
    self.init(property, Field(name, form, summary))
  }

  /// A key with a default value, which also stands in for a wrong one.
  init<Value: Equatable & Sendable>(
    _ name: String, _ property: Property<Value>, _ part: Part<Value>, default standard: Value,
    _ summary: String
  ) {
    self.init(property, Field(name, part, default: standard, summary))
  }

  init<Value: JSONWritable & Equatable & Sendable>(
    _ name: String, _ property: Property<Value>, _ form: Form<Value>, default standard: Value,
    _ summary: String
  ) {
    self.init(property, Field(name, form, default: standard, summary))
  }

  /// A key that may be left out.
  init<Value>(
    optional name: String, _ property: Property<Value?>, _ part: Part<Value>, _ summary: String
  ) {
    self.init(property, Field(optional: name, part, summary))
  }

  init<Value: JSONWritable>(
    optional name: String, _ property: Property<Value?>, _ form: Form<Value>, _ summary: String
  ) {
    self.init(property, Field(optional: name, form, summary))
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

extension Int: JSONWritable {
  package var json: JSONValue { JSONValue(self) }
}

extension Bool: JSONWritable {
  package var json: JSONValue { .bool(self) }
}

extension String: JSONWritable {
  package var json: JSONValue { .string(self) }
}

extension CGPoint: JSONWritable {
  package var json: JSONValue { JSONValue(self) }
}

extension CGSize: JSONWritable {
  package var json: JSONValue { JSONValue(self) }
}

extension CGRect: JSONWritable {
  package var json: JSONValue { JSONValue(self) }
}

extension GridEdgeInsets: JSONWritable {
  package var json: JSONValue { JSONValue(self) }
}

extension JSONObject: JSONWritable {
  package var json: JSONValue { .object(self) }
}

extension ItemPosition: JSONWritable {
  /// `[section, item]`
  public var json: JSONValue { [JSONValue(section), JSONValue(item)] }
}

extension GridView.QueryPolicy: JSONWritable {}
extension ScenarioDirection: JSONWritable {}

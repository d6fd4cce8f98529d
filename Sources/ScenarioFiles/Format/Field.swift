import Foundation

/// A key of an object with its value, or a few keys that spell one value together.
///
/// A field is declared once. Reading, writing, the schema and the page all come from it.
package struct Field<Value>: Sendable {
  package var keys: [FormatKey]
  /// Reads the value. Answers nil if a key is missing or wrong, which is reported.
  package var read: @Sendable (ObjectReader, inout CaseReader) -> Value?
  /// Adds the members that spell the value. A value at its default has none.
  package var write: @Sendable (Value, inout JSONObject) -> Void

  package init(
    keys: [FormatKey], read: @escaping @Sendable (ObjectReader, inout CaseReader) -> Value?,
    write: @escaping @Sendable (Value, inout JSONObject) -> Void
  ) {
    self.keys = keys
    self.read = read
    self.write = write
  }
}

extension Field {
  /// A key that has to be there.
  package init(_ name: String, _ form: Form<Value>, _ summary: String) {
    self.init(
      keys: [.required(name, form.type, summary)],
      read: { reader, scenario in
        guard let value = reader.object[name] else {
          reader.missing(name, expected: form.type.inWords)
          return nil
        }
        return form.read(value, reader.path.key(name), &scenario)
      },
      write: { $1[name] = form.json($0) })
  }

  /// A key with a default value, which also stands in for a wrong one.
  package init(_ name: String, _ form: Form<Value>, default standard: Value, _ summary: String)
  where Value: Equatable & Sendable {
    self.init(
      keys: [FormatKey(name, form.type, default: form.json(standard), summary)],
      read: { reader, scenario in
        reader.object[name].flatMap { form.read($0, reader.path.key(name), &scenario) } ?? standard
      },
      write: { value, object in
        if value != standard { object[name] = form.json(value) }
      })
  }

  /// A key that may be left out.
  package init<Given>(optional name: String, _ form: Form<Given>, _ summary: String)
  where Value == Given? {
    self.init(
      keys: [.optional(name, form.type, summary)],
      read: { reader, scenario in
        .some(reader.object[name].flatMap { form.read($0, reader.path.key(name), &scenario) })
      },
      write: { $1[name] = $0.map(form.json) })
  }

  /// All fields of a type, as members of the same object.
  package static func members(of fields: Fields<Value>, from standard: Value) -> Field
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

/// The fields of a type with the properties that hold their values.
package struct Fields<Root>: Sendable {
  /// A field of the type.
  package struct Member: Sendable {
    package var keys: [FormatKey]
    package var read: @Sendable (ObjectReader, inout CaseReader, inout Root) -> Bool
    package var write: @Sendable (Root, inout JSONObject) -> Void

    package init(
      keys: [FormatKey],
      read: @escaping @Sendable (ObjectReader, inout CaseReader, inout Root) -> Bool,
      write: @escaping @Sendable (Root, inout JSONObject) -> Void
    ) {
      self.keys = keys
      self.read = read
      self.write = write
    }
  }

  package let members: [Member]
  /// The keys of the type.
  package let object: FormatObject

  package init(_ members: [Member], forms: [[String]] = [], isFilled: Bool = false) {
    self.members = members
    object = FormatObject(members.flatMap(\.keys), forms: forms, isFilled: isFilled)
  }

  /// Reads every field, whatever is wrong with the others.
  ///
  /// - Returns: Whether all required fields have a value.
  package func read(_ reader: ObjectReader, _ scenario: inout CaseReader, into root: inout Root)
    -> Bool
  {
    var isWhole = true
    for member in members {
      isWhole = member.read(reader, &scenario, &root) && isWhole
    }
    return isWhole
  }

  /// Returns the members that spell a value.
  package func members(of root: Root) -> JSONObject {
    var object = JSONObject()
    for member in members { member.write(root, &object) }
    return object
  }
}

extension Fields.Member {
  package typealias Property<Value> = WritableKeyPath<Root, Value> & Sendable

  package init<Value>(_ property: Property<Value>, _ field: Field<Value>) {
    self.init(
      keys: field.keys,
      read: { reader, scenario, root in
        guard let value = field.read(reader, &scenario) else { return false }
        root[keyPath: property] = value
        return true
      },
      write: { root, object in field.write(root[keyPath: property], &object) })
  }

  /// A key that has to be there.
  package init<Value>(
    _ name: String, _ property: Property<Value>, _ form: Form<Value>, _ summary: String
  ) {
    self.init(property, Field(name, form, summary))
  }

  /// A key with a default value, which also stands in for a wrong one.
  package init<Value: Equatable & Sendable>(
    _ name: String, _ property: Property<Value>, _ form: Form<Value>, default standard: Value,
    _ summary: String
  ) {
    self.init(property, Field(name, form, default: standard, summary))
  }

  /// A key that may be left out.
  package init<Value>(
    optional name: String, _ property: Property<Value?>, _ form: Form<Value>, _ summary: String
  ) {
    self.init(property, Field(optional: name, form, summary))
  }
}

import Foundation
import GridTesting

/// Holds values against a JSON Schema, for the words of it that the tool's schema uses.
///
/// A word that it does not know is a complaint: what is not checked must not look checked.
struct SchemaValidator {
  let root: JSONValue

  /// Where a value is not what the schema asks for; empty for a valid one.
  func complaints(about value: JSONValue) -> [String] {
    check(value, root, "")
  }

  func accepts(_ value: JSONValue) -> Bool { complaints(about: value).isEmpty }

  /// Words without a meaning for validity.
  private static let remarks: Set<String> = ["$schema", "$defs", "title", "description", "default"]
  /// Words that are read together with another one.
  private static let partners: Set<String> = ["then", "else", "prefixItems"]

  private func check(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    switch schema {
    case .bool(true): return []
    case .object(let schema):
      return schema.members.flatMap { check(value, $0.key, $0.value, schema, path) }
    default: return ["\(path): nothing may be here"]
    }
  }

  private func check(
    _ value: JSONValue, _ word: String, _ wanted: JSONValue, _ schema: JSONObject, _ path: String
  ) -> [String] {
    func refuse(_ isRefused: Bool) -> [String] {
      isRefused ? ["\(path): \(word) \((try? wanted.text()) ?? "")".prefix(200).description] : []
    }
    func holds(_ schema: JSONValue) -> Bool { check(value, schema, path).isEmpty }
    switch word {
    case "$ref": return check(value, definition(wanted), path)
    case "type":
      let types = wanted.arrayValue ?? [wanted]
      return refuse(!types.contains { isOf($0.stringValue ?? "", value) })
    case "enum": return refuse(wanted.arrayValue?.contains(value) != true)
    case "const": return refuse(wanted != value)
    case "allOf": return (wanted.arrayValue ?? []).flatMap { check(value, $0, path) }
    case "anyOf": return refuse(wanted.arrayValue?.contains(where: holds) != true)
    case "oneOf": return refuse(wanted.arrayValue?.filter(holds).count != 1)
    case "not": return refuse(holds(wanted))
    case "if":
      let next = schema[holds(wanted) ? "then" : "else"]
      return next.map { check(value, $0, path) } ?? []
    case "required":
      guard let object = value.objectValue else { return [] }
      return refuse(wanted.arrayValue?.allSatisfy { object[$0.stringValue ?? ""] != nil } != true)
    case "properties":
      guard let object = value.objectValue else { return [] }
      return (wanted.objectValue?.members ?? []).flatMap { member in
        object[member.key].map { check($0, member.value, "\(path).\(member.key)") } ?? []
      }
    case "additionalProperties":
      guard let object = value.objectValue else { return [] }
      let known = Set(schema["properties"]?.objectValue?.keys ?? [])
      return object.members.filter { !known.contains($0.key) }
        .flatMap { check($0.value, wanted, "\(path).\($0.key)") }
    case "items":
      let first = schema["prefixItems"]?.arrayValue?.count ?? 0
      return (value.arrayValue ?? []).enumerated().flatMap { index, entry in
        index < first
          ? check(entry, schema["prefixItems"]?.arrayValue?[index] ?? false, "\(path)[\(index)]")
          : check(entry, wanted, "\(path)[\(index)]")
      }
    case "minItems": return refuse(count(value.arrayValue?.count, isBelow: wanted))
    case "maxItems": return refuse(count(value.arrayValue?.count, isAbove: wanted))
    case "minProperties": return refuse(count(value.objectValue?.keys.count, isBelow: wanted))
    case "maxProperties": return refuse(count(value.objectValue?.keys.count, isAbove: wanted))
    case "maxLength":
      return refuse(count(value.stringValue?.unicodeScalars.count, isAbove: wanted))
    case "minimum": return refuse((value.doubleValue ?? .infinity) < (wanted.doubleValue ?? 0))
    case "exclusiveMinimum":
      return refuse((value.doubleValue ?? .infinity) <= (wanted.doubleValue ?? 0))
    case "maximum": return refuse((value.doubleValue ?? -.infinity) > (wanted.doubleValue ?? 0))
    case "pattern":
      guard let text = value.stringValue else { return [] }
      let pattern = wanted.stringValue ?? ""
      return refuse(text.range(of: pattern, options: .regularExpression) == nil)
    default:
      let isKnown = Self.remarks.contains(word) || Self.partners.contains(word)
      return isKnown ? [] : ["\(path): the validator does not know \"\(word)\""]
    }
  }

  private func definition(_ reference: JSONValue) -> JSONValue {
    let prefix = "#/$defs/"
    guard let text = reference.stringValue, text.hasPrefix(prefix) else { return false }
    return root.objectValue?["$defs"]?.objectValue?[String(text.dropFirst(prefix.count))] ?? false
  }

  private func isOf(_ type: String, _ value: JSONValue) -> Bool {
    switch (type, value) {
    case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .string),
      ("array", .array), ("object", .object):
      true
    case ("integer", .number(let number)): number.rounded() == number
    default: false
    }
  }

  private func count(_ count: Int?, isBelow wanted: JSONValue) -> Bool {
    count.map { Double($0) < (wanted.doubleValue ?? 0) } ?? false
  }

  private func count(_ count: Int?, isAbove wanted: JSONValue) -> Bool {
    count.map { Double($0) > (wanted.doubleValue ?? 0) } ?? false
  }
}

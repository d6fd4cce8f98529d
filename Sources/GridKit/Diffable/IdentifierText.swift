/// The text of identifiers and of lists of identifiers in UIKit's messages.
enum IdentifierText {
  /// Returns an identifier as Foundation prints it. Strings, numbers, UUIDs and other objects have
  /// their own description; any other value is printed with the name of its type.
  static func one(_ identifier: Any) -> String {
    switch identifier {
    case let text as String: text
    case let flag as Bool: flag ? "1" : "0"
    case let number as any BinaryInteger: String(describing: number)
    case let number as Double: text(number)
    case let number as Float: text(Double(number))
    case let uuid as UUID: uuid.uuidString
    case let object as NSObject: object.description
    default: String(reflecting: identifier)
    }
  }

  /// Returns a number as text: `1.5`, or `2` for a whole number.
  private static func text(_ number: Double) -> String {
    number.magnitude < 1e15 && number == number.rounded() ? String(Int(number)) : "\(number)"
  }

  /// Returns a set as `NSSet` prints it.
  static func set(_ identifiers: [Any]) -> String {
    "{(\n" + identifiers.map { "    " + one($0) }.joined(separator: ",\n") + "\n)}"
  }

  /// Returns a list as `NSArray` prints it. Entries with other characters than letters and digits
  /// are quoted.
  static func list(_ identifiers: [Any]) -> String {
    "(\n" + identifiers.map { "    " + quoted(one($0)) }.joined(separator: ",\n") + "\n)"
  }

  private static func quoted(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
    }
    if isPlain, !text.isEmpty { return text }
    var quoted = "\""
    for unit in text.utf16 {
      switch unit {
      case 0x22: quoted += "\\\""
      case 0x5C: quoted += "\\\\"
      case 0x0A: quoted += "\\n"
      case 0x80...: quoted += "\\U" + hex(unit)
      default: quoted.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      }
    }
    return quoted + "\""
  }

  private static func hex(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}

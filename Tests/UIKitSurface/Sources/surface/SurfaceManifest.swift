import Foundation

/// The declarations of a page, type by type; its head explains the form.
struct SurfaceManifest {
  struct TypeEntry {
    enum Kind: String {
      case `class`, `struct`, `protocol`, `enum`, options
    }

    var kind: Kind
    var name: String
    var members: [Member] = []
  }

  enum Member {
    case initializer([Parameter])
    case property(Property)
    case method(Method)
    case value(name: String, rawValue: String)
    case check(String)
  }

  struct Parameter {
    /// `_` for none.
    var label: String
    var type: String
    var hasDefault: Bool
  }

  struct Property {
    var name: String
    var type: String
    var isSettable: Bool
    var isOpen: Bool
    var isOfClass: Bool
  }

  struct Method {
    var name: String
    var parameters: [Parameter]
    /// Nil for nothing.
    var result: String?
    var isOpen: Bool
    var isOfClass: Bool
    var isOptional: Bool
  }

  struct Mistake: Error, CustomStringConvertible {
    var line: Int
    var description: String
  }

  private(set) var types: [TypeEntry] = []

  init(_ text: String) throws {
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let content = line.trimmingCharacters(in: .whitespaces)
      if content.isEmpty || content.hasPrefix("#") { continue }
      do {
        if line.hasPrefix(" ") {
          guard !types.isEmpty else { throw Mistake(line: 0, description: "a member of no type") }
          types[types.count - 1].members.append(try Self.member(content))
        } else {
          types.append(try Self.type(content))
        }
      } catch let mistake as Mistake {
        throw Mistake(line: index + 1, description: "line \(index + 1): \(mistake.description)")
      }
    }
  }

  private static func type(_ text: String) throws -> TypeEntry {
    guard let space = text.firstIndex(of: " "),
      let kind = TypeEntry.Kind(rawValue: String(text[..<space]))
    else { throw Mistake(line: 0, description: "a kind of type was expected: \(text)") }
    let rest = text[text.index(after: space)...]
    let name = rest.split(separator: ":").first.map(String.init) ?? String(rest)
    return TypeEntry(kind: kind, name: name)
  }

  private static func member(_ text: String) throws -> Member {
    var words = text.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    var isOpen = true
    var isOfClass = false
    var isOptional = false
    while let first = words.first, ["final", "class", "optional"].contains(first) {
      if first == "final" { isOpen = false }
      if first == "class" { isOfClass = true }
      if first == "optional" { isOptional = true }
      words.removeFirst()
    }
    let rest = words.dropFirst().joined(separator: " ")
    switch words.first {
    case "check": return .check(rest)
    case "case" where words.count == 3: return .value(name: words[1], rawValue: words[2])
    case "var":
      guard let match = rest.firstMatch(of: #/^(\w+): (.+) \{ get( set)? \}$/#) else { break }
      return .property(
        Property(
          name: String(match.1), type: String(match.2), isSettable: match.3 != nil, isOpen: isOpen,
          isOfClass: isOfClass))
    default:
      guard let match = text.firstMatch(of: #/(?:func (\w+)|init)\((.*)\)(?: -> (.+))?$/#) else {
        break
      }
      let (parameters, result) = try signature(text)
      guard let name = match.1 else { return .initializer(parameters) }
      return .method(
        Method(
          name: String(name), parameters: parameters, result: result, isOpen: isOpen,
          isOfClass: isOfClass, isOptional: isOptional))
    }
    throw Mistake(line: 0, description: "a member was expected: \(text)")
  }

  /// Parameters and result, told apart by the parenthesis that closes the first one.
  private static func signature(_ text: String) throws -> ([Parameter], String?) {
    guard let open = text.firstIndex(of: "(") else { return ([], nil) }
    var depth = 0
    var parts = [""]
    var end = text.endIndex
    scan: for index in text[open...].indices {
      let character = text[index]
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]",
        ">" where !(character == ">" && text[text.index(before: index)] == "-"):
        depth -= 1
        if depth == 0 {
          end = text.index(after: index)
          break scan
        }
      default: break
      }
      if depth == 1, character == "," {
        parts.append("")
      } else if !(depth == 1 && character == "(" && index == open) {
        parts[parts.count - 1].append(character)
      }
    }
    let parameters = try parts.filter { !$0.isEmpty }.map { part -> Parameter in
      var part = part.trimmingCharacters(in: .whitespaces)
      let hasDefault = part.hasSuffix("=")
      if hasDefault { part = part.dropLast().trimmingCharacters(in: .whitespaces) }
      guard let colon = part.firstIndex(of: ":") else {
        throw Mistake(line: 0, description: "a label and a type were expected: \(part)")
      }
      return Parameter(
        label: String(part[..<colon]),
        type: part[part.index(after: colon)...].trimmingCharacters(in: .whitespaces),
        hasDefault: hasDefault)
    }
    let tail = text[end...].trimmingCharacters(in: .whitespaces)
    return (parameters, tail.hasPrefix("->") ? String(tail.dropFirst(3)) : nil)
  }
}

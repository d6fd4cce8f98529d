/// The way to a value inside a JSON document: `cases[3].actions[0].by`.
public struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// One step into an object or a list.
  public enum Step: Hashable, Sendable {
    /// To the member of a name.
    case key(String)
    /// To an entry of a list, from 0.
    case index(Int)
  }

  public var steps: [Step]

  /// The document itself, or the value at the end of some steps.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  public func key(_ key: String) -> JSONPath { JSONPath(steps + [.key(key)]) }

  public func index(_ index: Int) -> JSONPath { JSONPath(steps + [.index(index)]) }

  /// Steps joined as in JavaScript; empty for the document itself.
  public var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .index(let index):
        text += "[\(index)]"
      case .key(let key) where Self.isPlain(key):
        text += text.isEmpty ? key : ".\(key)"
      case .key(let key):
        text += "[\(JSONWriter.quoted(key))]"
      }
    }
    return text
  }

  private static func isPlain(_ key: String) -> Bool {
    guard let first = key.unicodeScalars.first else { return false }
    func isLetter(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "_" || scalar == "-" || scalar.properties.isAlphabetic
    }
    return isLetter(first)
      && key.unicodeScalars.allSatisfy { isLetter($0) || ("0"..."9").contains($0) }
  }
}

/// The path to a value inside a JSON document: `cases[3].actions[0].by`.
public struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// A step into an object or a list.
  public enum Step: Hashable, Sendable {
    /// A step to the member with this key.
    case key(String)
    /// A step to the entry of a list at this index, counted from 0.
    case index(Int)
  }

  /// A step with a link to the step before. Longer paths share the links of shorter paths. The path
  /// of every value in a file can therefore be made at low cost, even for a deep value.
  private final class Link: Sendable {
    let step: Step
    let before: Link?
    /// The number of links up to and including this link.
    let count: Int

    init(_ step: Step, after before: Link?) {
      self.step = step
      self.before = before
      count = (before?.count ?? 0) + 1
    }
  }

  private var link: Link?

  /// The steps from the document to the value.
  ///
  /// - Complexity: O(*n*) for *n* steps.
  public var steps: [Step] {
    var steps: [Step] = []
    var next = link
    while let link = next {
      steps.append(link.step)
      next = link.before
    }
    return steps.reversed()
  }

  /// The number of steps.
  package var count: Int { link?.count ?? 0 }

  /// Whether the path is the document itself.
  package var isEmpty: Bool { link == nil }

  /// Makes a path from steps. A path without steps is the path of the document itself.
  public init(_ steps: [Step] = []) {
    link = steps.reduce(nil) { Link($1, after: $0) }
  }

  /// Returns the path to a member of the object at this path.
  public func key(_ key: String) -> JSONPath { going(.key(key)) }

  /// Returns the path to an entry of the list at this path. Entries are counted from 0.
  public func index(_ index: Int) -> JSONPath { going(.index(index)) }

  private func going(_ step: Step) -> JSONPath {
    var path = self
    path.link = Link(step, after: link)
    return path
  }

  /// Whether two paths have equal steps.
  public static func == (a: JSONPath, b: JSONPath) -> Bool { a.steps == b.steps }

  /// Hashes the steps.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(steps)
  }

  /// The steps joined as in JavaScript; empty for the document itself. An `…` shortens keys of more
  /// than 40 characters, and the middle of a path of more than 100 characters.
  public var description: String {
    let parts = steps.map(Self.part)
    let (longest, longestHead) = (100, 30)
    if parts.reduce(0, { $0 + $1.count }) <= longest { return Self.joined(parts[...]) }
    // The beginning of a path names the case, its end names the wrong value.
    var head = 1
    var length = parts[0].count
    while head < parts.count - 1, length + parts[head].count <= longestHead {
      length += parts[head].count
      head += 1
    }
    var tail = parts.count - 1
    length += parts[tail].count
    while tail > head, length + parts[tail - 1].count <= longest {
      tail -= 1
      length += parts[tail].count
    }
    if head == tail { return Self.joined(parts[...]) }
    return Self.joined(parts[..<head]) + "…" + parts[tail...].joined()
  }

  /// Returns the text of a step that follows another step: `.key`, `["a key"]`, `[3]`.
  private static func part(_ step: Step) -> String {
    switch step {
    case .index(let index): "[\(index)]"
    case .key(let key) where key.unicodeScalars.dropFirst(40).isEmpty && isPlain(key): ".\(key)"
    case .key(let key): "[\(JSONValue.string(key).inWords)]"
    }
  }

  private static func joined(_ parts: ArraySlice<String>) -> String {
    let text = parts.joined()
    return text.hasPrefix(".") ? String(text.dropFirst()) : text
  }

  private static func isPlain(_ key: String) -> Bool {
    guard let first = key.unicodeScalars.first else { return false }
    func isLetter(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case "a"..."z", "A"..."Z", "_", "-": true
      default: !scalar.isASCII && scalar.properties.isAlphabetic
      }
    }
    return isLetter(first)
      && key.unicodeScalars.allSatisfy { isLetter($0) || ("0"..."9").contains($0) }
  }
}

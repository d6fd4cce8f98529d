/// The way to a value inside a JSON document: `cases[3].actions[0].by`.
public struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// A step into an object or a list.
  public enum Step: Hashable, Sendable {
    /// A step to the member of a name.
    case key(String)
    /// A step to an entry of a list, from 0.
    case index(Int)
  }

  /// A step with the way to it. A path shares its beginning with the paths that go on from it, so
  /// that the place of every value of a file can be named as it is read, however deep.
  private final class Link: Sendable {
    let step: Step
    let before: Link?
    /// Links up to here, this one included.
    let count: Int

    init(_ step: Step, after before: Link?) {
      self.step = step
      self.before = before
      count = (before?.count ?? 0) + 1
    }
  }

  /// The steps that the path was made of at once; those of `link` come after them.
  private var base: [Step]
  private var link: Link?

  /// The steps from the document to the value.
  ///
  /// - Complexity: O(*n*) for *n* steps.
  public var steps: [Step] {
    get {
      guard var next = link else { return base }
      var back: [Step] = []
      back.reserveCapacity(next.count)
      back.append(next.step)
      while let before = next.before {
        back.append(before.step)
        next = before
      }
      return base + back.reversed()
    }
    set {
      base = newValue
      link = nil
    }
  }

  /// The number of steps.
  package var count: Int { base.count + (link?.count ?? 0) }

  /// Whether the path is the document itself.
  package var isEmpty: Bool { base.isEmpty && link == nil }

  /// The document itself, or the value at the end of some steps.
  public init(_ steps: [Step] = []) {
    base = steps
  }

  /// The way on to a member of the object there.
  public func key(_ key: String) -> JSONPath { going(.key(key)) }

  /// The way on to an entry of the array there, counted from 0.
  public func index(_ index: Int) -> JSONPath { going(.index(index)) }

  private func going(_ step: Step) -> JSONPath {
    var path = self
    path.link = Link(step, after: link)
    return path
  }

  /// Whether the steps are the same.
  public static func == (a: JSONPath, b: JSONPath) -> Bool { a.steps == b.steps }

  /// Equal paths give the same hash, however they came about.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(steps)
  }

  /// Steps joined as in JavaScript; empty for the document itself. What nobody could read is cut
  /// short with `…`: keys of more than 40 characters, and the middle of a path of more than 100.
  public var description: String {
    let parts = steps.map(Self.part)
    let (longest, longestHead) = (100, 30)
    if parts.reduce(0, { $0 + $1.count }) <= longest { return Self.joined(parts[...]) }
    // Where a path begins tells the case, where it ends tells what is wrong.
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

  /// A step behind another one: `.key`, `["a key"]`, `[3]`.
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

import Foundation

/// A JSON text that has been read, with the place of every value in it.
///
/// Reads exactly the JSON of RFC 8259, and beyond it the words `NaN`, `Infinity` and `-Infinity`.
/// A number too large for a double reads as infinite. An escape that is half of a surrogate pair is
/// refused, because no text can hold it, and so is a value nested deeper than 256 levels.
public struct JSONDocument: Sendable {
  /// The whole document.
  public let value: JSONValue

  /// A value's place. Values are numbered in the order in which they begin.
  struct Node: Sendable {
    /// Where it begins, as a byte offset; for a member of an object where its key does.
    var start: Int
    /// The number of the first value that begins after it ends.
    var next: Int
  }

  private let nodes: [Node]
  private let lines: TextLines

  /// Reads a text.
  public init(_ text: String) throws(JSONSyntaxError) {
    try self.init(bytes: Array(text.utf8))
  }

  /// Reads a file's bytes, which must be UTF-8; a byte order mark is passed over.
  public init(data: Data) throws(JSONSyntaxError) {
    try self.init(bytes: Array(data))
  }

  private init(bytes: [UInt8]) throws(JSONSyntaxError) {
    var reader = JSONReader(bytes)
    value = try reader.document()
    nodes = reader.nodes
    lines = reader.lines
  }

  /// Where the value at a path begins: its key if it has one. When the path leads further than the
  /// document, the place of the last value on the way.
  ///
  /// - Parameter occurrence: Which member is meant when the last key occurs more than once.
  public func position(of path: JSONPath, occurrence: Int = 0) -> TextPosition {
    var node = 0
    var value = value
    for (depth, step) in path.steps.enumerated() {
      let child: (offset: Int, value: JSONValue)
      switch (step, value) {
      case (.index(let index), .array(let entries)) where entries.indices.contains(index):
        child = (index, entries[index])
      case (.key(let key), .object(let object)):
        let hits = object.members.indices.filter { object.members[$0].key == key }
        let wanted = depth == path.steps.count - 1 ? occurrence : 0
        guard hits.indices.contains(wanted) else { return lines.position(nodes[node].start) }
        child = (hits[wanted], object.members[hits[wanted]].value)
      default:
        return lines.position(nodes[node].start)
      }
      node += 1
      for _ in 0..<child.offset { node = nodes[node].next }
      value = child.value
    }
    return lines.position(nodes[node].start)
  }
}

/// Why a text is no JSON: the first place where it is not, and what should have stood there.
public struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where the reading stopped.
  public var position: TextPosition
  /// The value that was being read.
  public var path: JSONPath
  /// What would have been legal there, in words: `a value`.
  public var expected: String
  /// What stands there instead, in words.
  public var found: String

  /// One line: `line 3, column 14 (cases[0].layout): expected …, found …`.
  public var description: String {
    let place = path.steps.isEmpty ? "" : " (\(path))"
    return VisibleText.line("\(position)\(place): expected \(expected), found \(found)")
  }
}

/// Turns byte offsets into lines and columns.
struct TextLines: Sendable {
  private let bytes: [UInt8]
  /// Where each line begins.
  private let starts: [Int]

  /// - Parameter start: Where the text begins: after a byte order mark.
  init(_ bytes: [UInt8], start: Int) {
    self.bytes = bytes
    var starts = [start]
    for index in bytes.indices {
      // A line ends at \n, at \r\n, and at \r alone.
      let isEnd =
        bytes[index] == UInt8(ascii: "\n")
        || bytes[index] == UInt8(ascii: "\r")
          && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
      if isEnd { starts.append(index + 1) }
    }
    self.starts = starts
  }

  func position(_ offset: Int) -> TextPosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let end = max(starts[low], min(offset, bytes.count))
    // Bytes 10xxxxxx continue a scalar.
    let column = bytes[starts[low]..<end].count { $0 & 0xC0 != 0x80 }
    return TextPosition(line: low + 1, column: column + 1)
  }
}

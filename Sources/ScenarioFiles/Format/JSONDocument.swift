import Foundation

/// A JSON text that has been read, with the place of every value in it.
///
/// Reads exactly the JSON of RFC 8259, and beyond it the words `NaN`, `Infinity` and `-Infinity`.
/// A number too large for a double reads as infinite. An escape that is half of a surrogate pair is
/// refused, because no text can hold it, and so is a value nested deeper than 256 levels. Time and
/// memory grow with the text alone.
package struct JSONDocument: Sendable {
  /// The whole document.
  public let value: JSONValue

  private let place: JSONPlace
  private let bytes: [UInt8]

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
    (value, place) = try reader.document()
    self.bytes = bytes
  }

  /// Returns the positions where values begin: their keys if they have some. A path that leads
  /// further than the document has the place of the last value on the way.
  ///
  /// - Parameter paths: Paths in any order. `member` is the index of the member that the last key
  ///   means; nil for the first member of that key.
  /// - Complexity: O(*n* + *k* log *k*) for a text of *n* bytes and *k* steps of all paths.
  package func positions(of paths: [(path: JSONPath, member: Int?)]) -> [TextPosition] {
    // The first member of each key, for the objects on the way, by their offsets.
    var members: [Int: [String: Int]] = [:]
    let offsets = paths.map { path, member in
      let steps = path.steps
      var (value, place) = (value, place)
      for (depth, step) in steps.enumerated() {
        let next: Int?
        switch (step, value) {
        case (.index(let index), .array(let entries)):
          next = entries.indices.contains(index) ? index : nil
          if let next { value = entries[next] }
        case (.key(let key), .object(let object)):
          if members[place.offset] == nil {
            members[place.offset] = Dictionary(zip(object.keys, 0...)) { first, _ in first }
          }
          let first = members[place.offset]?[key]
          next = depth == steps.count - 1 ? member ?? first : first
          if let next { value = object.members[next].value }
        default: next = nil
        }
        guard let next else { break }
        place = place.inside[next]
      }
      return place.offset
    }
    var sweep = TextSweep(bytes)
    var positions = Array(repeating: TextPosition(line: 1, column: 1), count: offsets.count)
    for index in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
      positions[index] = sweep.position(offsets[index])
    }
    return positions
  }
}

/// The place of a value in a text, with those of its entries or members.
struct JSONPlace: Sendable {
  /// The index of the value's first byte, or of its key's.
  var offset: Int
  /// The places of the entries or members, in their order.
  var inside: [JSONPlace]
}

/// Turns byte offsets into lines and columns, in one way through the text.
struct TextSweep {
  private let bytes: [UInt8]
  private var offset: Int
  private var line = 1
  private var column = 1

  /// Makes a sweep from the start of a text, behind the byte order mark if there is one.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = JSONReader.start(of: bytes)
  }

  /// Returns the position of an offset that is not less than the last one.
  mutating func position(_ wanted: Int) -> TextPosition {
    bytes.withUnsafeBufferPointer { bytes in
      while offset < min(wanted, bytes.count) {
        let byte = bytes[offset]
        // A line ends at \n, at \r\n, and at \r alone.
        if byte == UInt8(ascii: "\n")
          || byte == UInt8(ascii: "\r")
            && (offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n"))
        {
          line += 1
          column = 1
        } else if byte & 0xC0 != 0x80 {
          // Bytes 10xxxxxx continue a scalar.
          column += 1
        }
        offset += 1
      }
    }
    return TextPosition(line: line, column: column)
  }
}

/// The error for a text that is no JSON: the first place where it is not, and what should have
/// stood there.
package struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The position at which the reading stopped.
  public var position: TextPosition
  /// The value that was being read.
  public var path: JSONPath
  /// The description of what would have been legal there, in words: `a value`.
  public var expected: String
  /// The description of what stands there instead, in words.
  public var found: String

  /// The error on one line: `line 3, column 14 (cases[0].layout): expected …, found …`.
  public var description: String {
    let place = path.steps.isEmpty ? "" : " (\(path))"
    return VisibleText.line("\(position)\(place): expected \(expected), found \(found)")
  }
}

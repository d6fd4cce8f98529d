import Foundation

/// A JSON text that has been read, with the place of every value in it.
///
/// Reads exactly the JSON of RFC 8259, and beyond it the words `NaN`, `Infinity` and `-Infinity`.
/// A number too large for a double reads as infinite. An escape that is half of a surrogate pair is
/// refused, because no text can hold it, and so is a value nested deeper than 256 levels. Reading
/// takes time that grows with the text alone, and keeps no more of it than its bytes and the value.
package struct JSONDocument: Sendable {
  /// The whole document.
  public let value: JSONValue

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
    value = try reader.document()
    self.bytes = bytes
  }

  /// Returns the position where the value at a path begins: its key if it has one. When the path
  /// leads further than the document, the place of the last value on the way.
  ///
  /// - Parameter occurrence: Which member is meant when the last key occurs more than once.
  /// - Complexity: O(*n*) for a text of *n* bytes: it is gone through up to the value.
  public func position(of path: JSONPath, occurrence: Int = 0) -> TextPosition {
    positions(of: [JSONPlace(path: path, occurrence: occurrence)])[0]
  }

  /// Returns the positions where the values at several paths begin, in their order.
  ///
  /// - Complexity: O(*n* + *k* log *k*) for a text of *n* bytes and *k* paths: the text is gone
  ///   through once for every million of their steps.
  func positions(of places: [JSONPlace]) -> [TextPosition] { found(places).positions }

  /// The same with the work that it took: values, bytes and steps that were looked at.
  package func workOfFinding(_ paths: [JSONPath]) -> Int {
    found(paths.map { JSONPlace(path: $0) }).work
  }

  private func found(_ places: [JSONPlace]) -> (positions: [TextPosition], work: Int) {
    var positions: [TextPosition] = []
    var work = 0
    var rest = places[...]
    while !rest.isEmpty {
      // Deep paths are long: not all of them are spelt out at once.
      var steps = 0
      let part = rest.prefix { place in
        defer { steps += place.path.count }
        return steps < 1_000_000
      }
      var finder = JSONPlaceFinder(bytes, Array(part))
      positions += finder.positions()
      work += finder.work
      rest = rest[part.endIndex...]
    }
    return (positions, work)
  }
}

/// A value's path, where keys may occur more than once.
struct JSONPlace {
  var path: JSONPath
  /// The number of the member that is meant when the last key occurs more than once.
  var occurrence = 0
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

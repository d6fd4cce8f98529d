/// A part of a font file, which does not read beyond its end.
struct FontTable {
  /// The bytes of the part.
  let bytes: ArraySlice<UInt8>
  /// The name of the part in errors, such as `the table 'head'`.
  let name: String

  var count: Int { bytes.count }

  /// Reads a number of two bytes.
  func number16(at offset: Int) throws(FontFileError) -> Int {
    let start = try start(of: 2, at: offset)
    return Int(bytes[start]) << 8 | Int(bytes[start + 1])
  }

  /// Reads a number of two bytes that may be negative.
  func signed16(at offset: Int) throws(FontFileError) -> Int {
    Int(Int16(truncatingIfNeeded: try number16(at: offset)))
  }

  /// Reads a number of four bytes.
  func number32(at offset: Int) throws(FontFileError) -> Int {
    try number16(at: offset) << 16 | number16(at: offset + 2)
  }

  /// Returns the bytes from an offset on, all of them or `count`.
  func part(
    at offset: Int, count: Int? = nil, named name: String? = nil
  ) throws(FontFileError) -> FontTable {
    let count = count ?? max(0, self.count - offset)
    let start = try start(of: count, at: offset)
    return FontTable(bytes: bytes[start..<start + count], name: name ?? self.name)
  }

  private func start(of count: Int, at offset: Int) throws(FontFileError) -> Int {
    guard offset >= 0, offset <= self.count, count <= self.count - offset else {
      throw FontFileError(
        expected: "\(count) bytes", found: "the end after \(self.count) bytes",
        place: "at byte \(offset) of \(name)")
    }
    return bytes.startIndex + offset
  }
}

/// A font file that is not read, and why.
package struct FontFileError: Error, Equatable, CustomStringConvertible {
  package var expected: String
  package var found: String
  /// Where in the file, such as `at byte 18 of the table 'head'`.
  package var place: String

  package var description: String {
    "The font file cannot be read. Expected \(expected), but found \(found), \(place)."
  }
}

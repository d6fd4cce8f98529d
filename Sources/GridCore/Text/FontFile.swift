import Foundation

/// The widths and heights of a TrueType or OpenType font, read from the bytes of its file (AL-109).
///
/// Kerning, ligatures and variations are not read. A font without capital and x height in its table
/// `OS/2` has 0.7 and 0.5 em.
///
/// - Note: A registered font is `UIFont(name:size:)` under UIKit.
package struct FontFile: Hashable, Sendable {
  /// The name by which fonts are made, such as `Avenir-Heavy`.
  package let postScriptName: String
  package let familyName: String
  package let fullName: String

  // Shares of an em; the descender is negative.
  package let ascender: CGFloat
  package let descender: CGFloat
  package let lineGap: CGFloat
  package let capHeight: CGFloat
  package let xHeight: CGFloat

  private let unitsPerEm: CGFloat
  private let widths: FontWidths

  /// Reads a font. The cost is linear in its characters.
  package init(_ data: some Collection<UInt8>) throws(FontFileError) {
    let tables = try FontTables(Array(data))
    let head = try tables["head"]
    let units = try head.number16(at: 18)
    guard (16...16384).contains(units) else {
      throw FontFileError(
        expected: "16 to 16384 units per em", found: "\(units)",
        place: "at byte 18 of \(head.name)")
    }
    let em = CGFloat(units)
    unitsPerEm = em

    let hhea = try tables["hhea"]
    ascender = CGFloat(try hhea.signed16(at: 4)) / em
    descender = CGFloat(try hhea.signed16(at: 6)) / em
    lineGap = CGFloat(try hhea.signed16(at: 8)) / em

    var heights = (cap: 0, x: 0)
    if let os2 = tables.table("OS/2"), try os2.number16(at: 0) >= 2 {
      heights = (try os2.signed16(at: 88), try os2.signed16(at: 86))
    }
    capHeight = heights.cap > 0 ? CGFloat(heights.cap) / em : 0.7
    xHeight = heights.x > 0 ? CGFloat(heights.x) / em : 0.5

    let names = try FontNames(try tables["name"])
    guard let postScriptName = names[6] else {
      throw FontFileError(
        expected: "a PostScript name (6)", found: "none", place: "in the table 'name'")
    }
    self.postScriptName = postScriptName
    familyName = names[1] ?? postScriptName
    fullName = names[4] ?? postScriptName

    let advances = try FontFile.advances(try tables["hmtx"], count: try hhea.number16(at: 34))
    widths = try FontWidths(try tables["cmap"], advances: advances)
  }

  /// Hashes the font by its name. Two fonts are equal if all their widths are.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(postScriptName)
  }

  /// Returns the width of a character as a share of an em, or nil if the font does not have it.
  package func advance(of scalar: Unicode.Scalar) -> CGFloat? {
    widths.advance(of: scalar.value).map { CGFloat($0) / unitsPerEm }
  }

  package func metrics(size: CGFloat) -> FontMetrics {
    FontMetrics(
      ascender: ascender * size, descender: descender * size, leading: lineGap * size,
      capHeight: capHeight * size, xHeight: xHeight * size)
  }

  /// Reads the widths of the first `count` glyphs. All others are as wide as the last of them.
  private static func advances(
    _ hmtx: FontTable, count: Int
  ) throws(FontFileError) -> [UInt16] {
    guard count > 0 else {
      throw FontFileError(
        expected: "the width of one glyph at least", found: "none",
        place: "at byte 34 of the table 'hhea'")
    }
    var advances: [UInt16] = []
    advances.reserveCapacity(count)
    for glyph in 0..<count { advances.append(UInt16(try hmtx.number16(at: glyph * 4))) }
    return advances
  }
}

/// The tables of a font file, by their names.
private struct FontTables {
  private let file: FontTable
  private var places: [(name: String, offset: Int, length: Int)] = []

  init(_ bytes: [UInt8]) throws(FontFileError) {
    file = FontTable(bytes: bytes[...], name: "the file")
    let format = try file.number32(at: 0)
    // 1.0, `OTTO` and `true`.
    guard [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(format) else {
      throw FontFileError(
        expected: "a TrueType or OpenType font", found: "the format '\(FontTables.text(format))'",
        place: "at the start of the file")
    }
    for index in 0..<(try file.number16(at: 4)) {
      let record = 12 + 16 * index
      places.append(
        (
          FontTables.text(try file.number32(at: record)), try file.number32(at: record + 8),
          try file.number32(at: record + 12)
        ))
    }
    // A table that ends beyond the file is an error, whether it is read or not.
    for place in places {
      guard place.offset <= bytes.count, place.length <= bytes.count - place.offset else {
        throw FontFileError(
          expected: "\(place.length) bytes of the table '\(place.name)'",
          found: "the end of the file after \(bytes.count) bytes",
          place: "at byte \(place.offset) of the file")
      }
    }
  }

  func table(_ name: String) -> FontTable? {
    guard let place = places.first(where: { $0.name == name }) else { return nil }
    return FontTable(
      bytes: file.bytes[place.offset..<place.offset + place.length], name: "the table '\(name)'")
  }

  subscript(name: String) -> FontTable {
    get throws(FontFileError) {
      if let table = table(name) { return table }
      let names = places.map { "'\($0.name)'" }.joined(separator: ", ")
      throw FontFileError(
        expected: "a table '\(name)'", found: names.isEmpty ? "no table" : "only \(names)",
        place: "in the directory of the file")
    }
  }

  /// Returns the characters of a four-byte name; others than ASCII become dots.
  private static func text(_ tag: Int) -> String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
    return String(
      String.UnicodeScalarView(
        bytes.map { (0x20...0x7E).contains($0) ? Unicode.Scalar($0) : "." }))
  }
}

/// The names of a font by their numbers. English names of Windows come first.
private struct FontNames {
  private var names: [(id: Int, rank: Int, text: String)] = []

  init(_ table: FontTable) throws(FontFileError) {
    let storage = try table.number16(at: 4)
    for index in 0..<(try table.number16(at: 2)) {
      let record = 6 + 12 * index
      let id = try table.number16(at: record + 6)
      guard [1, 4, 6].contains(id) else { continue }
      let platform = try table.number16(at: record)
      let language = try table.number16(at: record + 4)
      let bytes = try table.part(
        at: storage + table.number16(at: record + 10), count: table.number16(at: record + 8)
      ).bytes
      // Macintosh names are ASCII in practice.
      let text =
        platform == 1
        ? String(decoding: bytes, as: UTF8.self)
        : String(bytes: bytes, encoding: .utf16BigEndian) ?? ""
      let rank = platform == 3 && language == 0x409 ? 0 : platform == 1 ? 2 : 1
      if !text.isEmpty { names.append((id, rank, text)) }
    }
  }

  subscript(id: Int) -> String? {
    names.filter { $0.id == id }.min { $0.rank < $1.rank }?.text
  }
}

/// The widths of the characters of a font file, in its units.
struct FontWidths: Equatable, Sendable {
  /// Characters that follow each other.
  private struct Segment: Equatable, Sendable {
    var first: UInt32
    var last: UInt32
    /// The place of the first character's width.
    var place: Int
  }

  /// The segments, ascending.
  private var segments: [Segment] = []
  /// The widths of the characters of all segments. A negative width means that the character has no
  /// glyph.
  private var widths: [Int32] = []

  /// Reads the glyphs of characters from a table `cmap`: those of format 12, else of format 4.
  ///
  /// - Parameter advances: The widths of the first glyphs. Others are as wide as the last of them.
  init(_ cmap: FontTable, advances: [UInt16]) throws(FontFileError) {
    var found: [String] = []
    var best: (format: Int, table: FontTable)?
    for index in 0..<(try cmap.number16(at: 2)) {
      let record = 4 + 8 * index
      let platform = try cmap.number16(at: record)
      let encoding = try cmap.number16(at: record + 2)
      // Unicode, and that of Windows: the basic plane or all.
      let isUnicode = platform == 0 && encoding != 5 || platform == 3 && [1, 10].contains(encoding)
      let table = try cmap.part(at: try cmap.number32(at: record + 4))
      let format = try table.number16(at: 0)
      found.append("format \(format) of platform \(platform), encoding \(encoding)")
      if isUnicode, format == 12 || format == 4, format > best?.format ?? 0 {
        best = (format, table)
      }
    }
    guard let best else {
      throw FontFileError(
        expected: "Unicode characters in format 4 or 12",
        found: found.isEmpty ? "no characters" : found.joined(separator: ", "),
        place: "in \(cmap.name)")
    }
    if best.format == 12 {
      try readGroups(best.table, advances)
    } else {
      try readSegments(best.table, advances)
    }
  }

  func advance(of code: UInt32) -> Int? {
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].last < code { low = middle + 1 } else { high = middle }
    }
    guard low < segments.count, segments[low].first <= code else { return nil }
    let width = widths[segments[low].place + Int(code - segments[low].first)]
    return width < 0 ? nil : Int(width)
  }

  /// Reads format 12: groups of characters whose glyphs follow each other.
  private mutating func readGroups(
    _ table: FontTable, _ advances: [UInt16]
  ) throws(FontFileError) {
    for index in 0..<(try table.number32(at: 12)) {
      let record = 16 + 12 * index
      let first = try table.number32(at: record)
      let last = try table.number32(at: record + 4)
      let glyph = try table.number32(at: record + 8)
      try begin(first, last, upTo: 0x10FFFF, at: record, of: table)
      guard glyph + (last - first) <= 0xFFFF else {
        throw FontFileError(
          expected: "glyphs up to 65535", found: "\(glyph + (last - first))",
          place: "at byte \(record + 8) of the characters in \(table.name)")
      }
      for code in first...last { append(glyph + (code - first), advances) }
    }
  }

  /// Reads format 4: segments of characters whose glyphs follow each other or are listed.
  private mutating func readSegments(
    _ table: FontTable, _ advances: [UInt16]
  ) throws(FontFileError) {
    let length = try table.number16(at: 6) / 2 * 2
    for place in stride(from: 0, to: length, by: 2) {
      let last = try table.number16(at: 14 + place)
      let first = try table.number16(at: 16 + length + place)
      let delta = try table.number16(at: 16 + 2 * length + place)
      let listPlace = 16 + 3 * length + place
      let list = try table.number16(at: listPlace)
      // The last segment is no character.
      if first == 0xFFFF { break }
      try begin(first, last, upTo: 0xFFFF, at: 14 + place, of: table)
      for code in first...last {
        var glyph = code
        if list > 0 {
          glyph = try table.number16(at: listPlace + list + 2 * (code - first))
        }
        // Zero in a list is no glyph, whatever the difference.
        append(list > 0 && glyph == 0 ? 0 : (glyph + delta) & 0xFFFF, advances)
      }
    }
  }

  private mutating func begin(
    _ first: Int, _ last: Int, upTo limit: Int, at place: Int, of table: FontTable
  ) throws(FontFileError) {
    let least = segments.last.map { Int($0.last) + 1 } ?? 0
    guard first >= least, last >= first, last <= limit else {
      throw FontFileError(
        expected: "ascending characters from \(least) to \(limit)", found: "\(first) to \(last)",
        place: "at byte \(place) of the characters in \(table.name)")
    }
    segments.append(Segment(first: UInt32(first), last: UInt32(last), place: widths.count))
  }

  private mutating func append(_ glyph: Int, _ advances: [UInt16]) {
    widths.append(glyph == 0 ? -1 : Int32(advances[min(glyph, advances.count - 1)]))
  }
}

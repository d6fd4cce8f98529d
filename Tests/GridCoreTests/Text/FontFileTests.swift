import Foundation
import GridTesting
import TestSupport
import Testing

@testable import GridCore

@Suite("Font files", .rows)
struct FontFileTests {
  @Test(.rule("AL-109"))
  func `heights and names are read`() throws {
    let file = try FontFile(FontBytes.plain.bytes)
    #expect(file.postScriptName == "Test-Plain" && file.familyName == "Test")
    #expect(file.fullName == "Test Plain")
    let metrics = TextFont(.file(file), size: 100).metrics
    #expect(
      metrics
        == FontMetrics(ascender: 80, descender: -20, leading: 8, capHeight: 71, xHeight: 52))
    #expect(metrics.lineHeight == 100)
    let bare = try FontFile(
      Data(
        FontBytes(
          unitsPerEm: 2000, advances: [10], capAndX: nil, names: [(1, 0, 6, "Bare")],
          maps: [(0, 3, FontBytes.segments([]))]
        ).bytes))
    #expect(bare.postScriptName == "Bare" && bare.familyName == "Bare" && bare.fullName == "Bare")
    #expect(bare.ascender == 0.4 && bare.capHeight == 0.7 && bare.xHeight == 0.5)
  }

  @Test(.rule("AL-109"))
  func `characters have the widths of their glyphs in both formats`() throws {
    typealias Segments = [(first: Int, last: Int, glyphs: FontBytes.Glyphs)]
    let basic: Segments = [
      (0x41, 0x43, .from(1)), (0x61, 0x63, .list([3, 0, 1])), (0x4E00, 0x4E02, .all(2)),
    ]
    let advances = [1000, 100, 200, 300]
    let emoji: Segments = [(0x1F600, 0x1F600, .from(9))]
    let rows: [(name: String, maps: [(platform: Int, encoding: Int, bytes: [UInt8])])] = [
      ("format 4", [(3, 1, FontBytes.segments(basic))]),
      ("format 12", [(0, 4, FontBytes.groups(basic + emoji))]),
      (
        "format 12 before 4",
        [
          (1, 0, FontBytes.two(0)), (3, 1, FontBytes.segments([])),
          (3, 10, FontBytes.groups(basic + emoji)), (0, 3, FontBytes.segments([])),
        ]
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let file = try FontFile(FontBytes(advances: advances, maps: row.maps).bytes)
      let widths = "ABCDabcd一丁丂七".unicodeScalars.map { file.advance(of: $0) }
      #expect(
        widths == [0.1, 0.2, 0.3, nil, 0.3, nil, 0.1, nil, 0.2, 0.2, 0.2, nil])
      // A glyph beyond the list is as wide as the last one.
      #expect(file.advance(of: "\u{1F600}") == (row.name == "format 4" ? nil : 0.3))
    }
  }

  @Test(.rule("AL-109"))
  func `characters that a font lacks have the system font's widths`() throws {
    let file = try FontFile(FontBytes.plain.bytes)
    let font = TextFont(.file(file), size: 12)
    #expect(font.width(of: "ab") == 12)
    #expect(font.width(of: "😀") == 12)
    #expect(abs(font.width(of: "€") - TextFont(size: 12).width(of: "€")) < 1e-9)
  }

  @Test(.rule("AL-109"))
  func `a file that cannot be read says what was expected, what was found and where`() {
    struct Row {
      var name: String
      var change: (inout FontBytes) -> Void
      var error: String
    }
    let rows: [Row] = [
      Row(
        name: "another format", change: { $0.format = Array("wOF2".utf8) },
        error: "a TrueType or OpenType font, but found the format 'wOF2', at the start of the "
          + "file"),
      Row(
        name: "a table is missing", change: { $0.tables.removeSubrange(0...1) },
        error: "a table 'head', but found only 'hhea', 'hmtx', 'name', 'OS/2', in the directory "
          + "of the file"),
      Row(
        name: "no units", change: { $0["head"][18...19] = [0, 0] },
        error: "16 to 16384 units per em, but found 0, at byte 18 of the table 'head'"),
      Row(
        name: "a short table", change: { $0["hhea"].removeLast(8) },
        error: "2 bytes, but found the end after 28 bytes, at byte 34 of the table 'hhea'"),
      Row(
        name: "no widths", change: { $0["hhea"][34...35] = [0, 0] },
        error: "the width of one glyph at least, but found none, at byte 34 of the table 'hhea'"),
      Row(
        name: "too few widths", change: { $0["hhea"][35] = 4 },
        error: "2 bytes, but found the end after 12 bytes, at byte 12 of the table 'hmtx'"),
      Row(
        name: "no name", change: { $0["name"][2...3] = [0, 0] },
        error: "a PostScript name (6), but found none, in the table 'name'"),
      Row(
        name: "no Unicode", change: { $0["cmap"][4...7] = [0, 1, 0, 0] },
        error: "Unicode characters in format 4 or 12, but found format 12 of platform 1, "
          + "encoding 0, in the table 'cmap'"),
      Row(
        name: "characters that descend", change: { $0["cmap"][43] = 0x10 },
        error: "ascending characters from 33 to 1114111, but found 16 to 33, at byte 28 of the "
          + "characters in the table 'cmap'"),
      Row(
        name: "a glyph too far", change: { $0["cmap"][36...37] = [0, 1] },
        error: "glyphs up to 65535, but found 65537, at byte 24 of the characters in the table "
          + "'cmap'"),
    ]
    forEachRow(of: rows, named: \.name) { row in
      var font = FontBytes.plain
      row.change(&font)
      let error = #expect(throws: FontFileError.self) { try FontFile(font.bytes) }
      #expect(error?.description == "The font file cannot be read. Expected \(row.error).")
    }
    let cut = #expect(throws: FontFileError.self) { try FontFile(FontBytes.plain.bytes.dropLast()) }
    #expect(cut?.expected == "90 bytes of the table 'OS/2'")
    #expect(throws: FontFileError.self) { try FontFile([]) }
  }

  @Test(.rule("AL-109"), .seeds(0..<20000, inDebug: 400))
  func `damaged files are read or refused`() {
    var random = SplitMix64(seed: currentSeed)
    let segments: [(first: Int, last: Int, glyphs: FontBytes.Glyphs)] = [
      (0x41, 0x5A, .from(1)), (0x61, 0x63, .list([3, 0, 1])),
    ]
    let map = random.percent(50) ? FontBytes.segments(segments) : FontBytes.groups(segments)
    var bytes = FontBytes(advances: [1, 2, 3, 4], maps: [(3, 1, map)]).bytes
    if random.percent(10) { bytes.removeLast(random.number(1...bytes.count)) }
    for _ in 0..<random.number(0...4) where !bytes.isEmpty {
      bytes[random.number(0...bytes.count - 1)] = UInt8(random.number(0...255))
    }
    do throws(FontFileError) {
      let font = TextFont(.file(try FontFile(bytes)), size: 10)
      #expect(font.width(of: "ABab漢").isFinite && font.metrics.lineHeight.isFinite)
    } catch {
      #expect(!error.expected.isEmpty && !error.found.isEmpty && !error.place.isEmpty)
    }
  }
}

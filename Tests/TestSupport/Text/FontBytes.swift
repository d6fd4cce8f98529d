/// The bytes of a font file for tests.
package struct FontBytes {
  package var format: [UInt8] = [0, 1, 0, 0]
  package var tables: [(name: String, bytes: [UInt8])]

  /// A font of 1000 units per em, with an ascender of 0.8 em, a descender of 0.2 em, and a leading
  /// of 0.08 em. All characters are half an em wide, but for full width ones.
  package static var plain: FontBytes {
    FontBytes(
      advances: [1000, 500, 1000],
      maps: [
        (
          3, 10,
          groups([
            (0x20, 0x7E, .all(1)), (0xA0, 0x24F, .all(1)), (0x2010, 0x2027, .all(1)),
            (0x3000, 0x30FF, .all(2)), (0x4E00, 0x9FFF, .all(2)),
          ])
        )
      ])
  }

  package init(
    unitsPerEm: Int = 1000, heights: (Int, Int, Int) = (800, -200, 80), advances: [Int],
    capAndX: (Int, Int)? = (710, 520),
    names: [(platform: Int, language: Int, id: Int, text: String)] = [
      (1, 0, 6, "Mac-Plain"), (3, 0x407, 6, "Schlicht"), (3, 0x409, 6, "Test-Plain"),
      (3, 0x409, 1, "Test"), (0, 0, 4, "Test Plain"), (3, 0x409, 2, "Plain"),
    ],
    maps: [(platform: Int, encoding: Int, bytes: [UInt8])]
  ) {
    var head = [UInt8](repeating: 0, count: 54)
    head.replaceSubrange(18..<20, with: FontBytes.two(unitsPerEm))
    let hhea =
      [1, 0, heights.0, heights.1, heights.2] + Array(repeating: 0, count: 12) + [advances.count]
    let hmtx = advances.flatMap { [$0, 0] }
    var cmap = FontBytes.two(0) + FontBytes.two(maps.count)
    var place = 4 + 8 * maps.count
    for map in maps {
      cmap += FontBytes.two(map.platform) + FontBytes.two(map.encoding) + FontBytes.four(place)
      place += map.bytes.count
    }
    for map in maps { cmap += map.bytes }
    var name = FontBytes.two(0) + FontBytes.two(names.count) + FontBytes.two(6 + 12 * names.count)
    var texts: [UInt8] = []
    for entry in names {
      let text: [UInt8] =
        entry.platform == 1
        ? Array(entry.text.utf8) : entry.text.utf16.flatMap { FontBytes.two(Int($0)) }
      for number in [entry.platform, 1, entry.language, entry.id, text.count, texts.count] {
        name += FontBytes.two(number)
      }
      texts += text
    }
    tables = [
      ("cmap", cmap), ("head", head), ("hhea", hhea.flatMap(FontBytes.two)),
      ("hmtx", hmtx.flatMap(FontBytes.two)), ("name", name + texts),
    ]
    if let capAndX {
      let os2 = FontBytes.two(2) + [UInt8](repeating: 0, count: 84)
      tables.append(("OS/2", os2 + FontBytes.two(capAndX.1) + FontBytes.two(capAndX.0)))
    }
  }

  package var bytes: [UInt8] {
    var directory = format + FontBytes.two(tables.count) + [0, 0, 0, 0, 0, 0]
    var place = 12 + 16 * tables.count
    for table in tables {
      directory +=
        Array(table.name.utf8) + [0, 0, 0, 0] + FontBytes.four(place)
        + FontBytes.four(table.bytes.count)
      place += table.bytes.count
    }
    return tables.reduce(directory) { $0 + $1.bytes }
  }

  package subscript(name: String) -> [UInt8] {
    get { tables.first { $0.name == name }!.bytes }
    set { tables[tables.firstIndex { $0.name == name }!].bytes = newValue }
  }

  /// The glyphs of characters.
  package enum Glyphs {
    /// Glyphs from a number on.
    case from(Int)
    /// Glyphs of a list.
    case list([Int])
    /// One glyph.
    case all(Int)
  }

  /// Makes a character table of format 4.
  package static func segments(_ segments: [(first: Int, last: Int, glyphs: Glyphs)]) -> [UInt8] {
    let all = segments + [(0xFFFF, 0xFFFF, .from(0x10000))]
    var (offsets, deltas, list): ([Int], [Int], [Int]) = ([], [], [])
    for (index, segment) in all.enumerated() {
      let offset = 2 * (all.count - index) + 2 * list.count
      switch segment.glyphs {
      case .from(let glyph):
        offsets.append(0)
        deltas.append(glyph - segment.first)
      case .list(let glyphs):
        offsets.append(offset)
        deltas.append(0)
        list += glyphs
      case .all(let glyph):
        offsets.append(offset)
        // The list says one; the difference makes it the glyph.
        deltas.append(glyph - 1)
        list += Array(repeating: 1, count: segment.last - segment.first + 1)
      }
    }
    let numbers =
      [all.count * 2, 0, 0, 0] + all.map(\.last) + [0] + all.map(\.first) + deltas + offsets + list
    return ([4, 6 + 2 * numbers.count, 0] + numbers).flatMap(two)
  }

  /// Makes a character table of format 12.
  package static func groups(_ groups: [(first: Int, last: Int, glyphs: Glyphs)]) -> [UInt8] {
    var all: [(Int, Int, Int)] = []
    for group in groups {
      switch group.glyphs {
      case .from(let glyph): all.append((group.first, group.last, glyph))
      case .list(let glyphs):
        all += glyphs.enumerated().map { (group.first + $0, group.first + $0, $1) }
      case .all(let glyph): all += (group.first...group.last).map { ($0, $0, glyph) }
      }
    }
    return two(12) + two(0) + four(16 + 12 * all.count) + four(0) + four(all.count)
      + all.flatMap { four($0.0) + four($0.1) + four($0.2) }
  }

  package static func two(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
  }

  package static func four(_ number: Int) -> [UInt8] { two(number >> 16) + two(number) }
}

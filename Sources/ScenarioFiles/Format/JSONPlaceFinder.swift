/// Finds where values of a JSON text begin, in one way through the text.
///
/// No place is kept while a text is read: most texts have no mistake, and then nobody asks. Whoever
/// does has read the text before, so it is JSON.
struct JSONPlaceFinder {
  private var reader: JSONReader
  private let occurrences: [Int]
  /// The steps of each wanted path.
  private let steps: [[JSONPath.Step]]
  /// The found places, as byte offsets.
  private var offsets: [Int]
  /// Values that were met and bytes that were passed over: what the work grows with.
  private(set) var work = 0

  init(_ bytes: [UInt8], _ places: [JSONPlace]) {
    reader = JSONReader(bytes)
    occurrences = places.map(\.occurrence)
    steps = places.map(\.path.steps)
    offsets = Array(repeating: 0, count: places.count)
  }

  mutating func positions() -> [TextPosition] {
    reader.skipSpace()
    find(Array(offsets.indices), depth: 0, start: reader.index)
    var sweep = TextSweep(start: reader.start)
    var result = Array(repeating: TextPosition(line: 1, column: 1), count: offsets.count)
    for wanted in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
      result[wanted] = sweep.position(offsets[wanted], in: reader.bytes)
    }
    work += sweep.work
    return result
  }

  /// Reads the value ahead, and finds the paths that lead to it or into it.
  ///
  /// - Parameters:
  ///   - wanted: Their numbers.
  ///   - depth: How many of their steps lead here.
  ///   - start: Where the value's key begins, or the value itself.
  private mutating func find(_ wanted: [Int], depth: Int, start: Int) {
    work += 1 + wanted.count
    for index in wanted { offsets[index] = start }
    var inside: [JSONPath.Step: Hits] = [:]
    for index in wanted where steps[index].count > depth {
      // Only a path's last step can mean another member than the first of its name.
      let occurrence = steps[index].count == depth + 1 ? occurrences[index] : 0
      inside[steps[index][depth], default: [:]][occurrence, default: []].append(index)
    }
    guard !inside.isEmpty else { return skip() }
    switch reader.peek() {
    case UInt8(ascii: "["): findEntries(inside, depth: depth)
    case UInt8(ascii: "{"): findMembers(inside, depth: depth)
    default: skip()
    }
  }

  /// The paths that lead through a step, by which member of that name is meant.
  private typealias Hits = [Int: [Int]]

  private mutating func findEntries(_ inside: [JSONPath.Step: Hits], depth: Int) {
    reader.index += 1
    reader.skipSpace()
    if reader.take("]") { return }
    var index = 0
    repeat {
      reader.skipSpace()
      find(inside[.index(index)]?[0] ?? [], depth: depth + 1, start: reader.index)
      index += 1
      reader.skipSpace()
    } while reader.take(",")
    reader.index += 1
  }

  private mutating func findMembers(_ inside: [JSONPath.Step: Hits], depth: Int) {
    reader.index += 1
    reader.skipSpace()
    if reader.take("}") { return }
    var met: [String: Int] = [:]
    repeat {
      reader.skipSpace()
      let start = reader.index
      let key = (try? reader.string()) ?? ""
      reader.skipSpace()
      reader.index += 1
      reader.skipSpace()
      var hits: [Int] = []
      if let wanted = inside[.key(key)] {
        let occurrence = met[key, default: 0]
        met[key] = occurrence + 1
        hits = wanted[occurrence] ?? []
      }
      find(hits, depth: depth + 1, start: start)
      reader.skipSpace()
    } while reader.take(",")
    reader.index += 1
  }

  /// Passes over the value ahead without a look at what it says.
  private mutating func skip() {
    let start = reader.index
    reader.index = reader.bytes.withUnsafeBufferPointer { Self.end(ofValueAt: start, in: $0) }
    work += reader.index - start
  }

  /// Returns the index of the comma or bracket behind a value, or the text's end.
  private static func end(ofValueAt start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var index = start
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return index }
        depth -= 1
      case UInt8(ascii: ","):
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return index
  }
}

/// Turns byte offsets into lines and columns, in one way through the text as long as they ascend.
struct TextSweep {
  private var offset: Int
  private var line = 1
  private var column = 1
  /// Bytes that were looked at.
  private(set) var work = 0

  /// Makes a sweep from the start of a text.
  ///
  /// - Parameter start: The byte offset at which the text begins: behind the byte order mark, if
  ///   there is one.
  init(start: Int) {
    offset = start
  }

  /// The place of an offset that is not less than the last one that was asked for.
  mutating func position(_ wanted: Int, in bytes: [UInt8]) -> TextPosition {
    bytes.withUnsafeBufferPointer { sweep(to: min(wanted, bytes.count), in: $0) }
    return TextPosition(line: line, column: column)
  }

  private mutating func sweep(to end: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    work += max(0, end - offset)
    while offset < end {
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
}

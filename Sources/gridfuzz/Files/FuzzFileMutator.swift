import GridScenarios

/// Spoils (randomly damages) scenario files. Parts are removed, repeated, put out of bounds or
/// given another type, and unexpected texts and bytes that are not text are inserted.
struct FuzzFileMutator {
  /// The greatest size of a spoilt file, in bytes: twice the limit of scenario files, so that some
  /// files are too long.
  static let mostBytes = 2 * Int(ScenarioLimits.fileSize.most)

  private var random: SplitMix64

  init(seed: UInt64) {
    // The random numbers differ from those that made the file.
    random = SplitMix64(seed: seed ^ 0x5DEE_CE66_D1CE_F11E)
  }

  /// Spoils a file in one to six places. One file of twenty stays unchanged.
  mutating func spoil(_ file: inout FuzzFile) {
    if random.percent(5) { return }
    let isBytes = random.percent(25)
    if !isBytes || random.percent(40) {
      for _ in 0..<random.number(1...(random.percent(30) ? 6 : 2)) {
        var tree = file.tree
        spoil(&tree)
        // Repeats of repeats could need more memory than any machine has.
        if tree.byteCount <= Self.mostBytes { file.tree = tree }
      }
    }
    if isBytes {
      for _ in 0..<random.number(1...3) { file.edits.append(makeEdit()) }
    }
  }

  // MARK: Trees

  private mutating func spoil(_ tree: inout FuzzNode) {
    let paths = tree.paths
    let path = paths.randomElement(using: &random) ?? []
    let node = tree[path]
    switch random.number(0...99) {
    case 0..<6: tree[path] = makeNumber()
    case 6..<44: spoilNumber(in: &tree, paths)
    case 44..<52: tree[path] = makeOther()
    case 52..<62: spoilText(in: &tree, paths)
    case 62..<70: spoilKey(in: &tree, paths)
    case 70..<76:
      if node.partCount > 0 {
        let index = random.number(0...(node.partCount - 1))
        tree[path] = node.without(index..<(index + 1))
      }
    case 76..<82: tree[path] = doubled(node)
    case 82..<90:
      // A value from another place of the file.
      tree[path] = tree[paths.randomElement(using: &random) ?? []]
    case 90..<95:
      let most = random.percent(20) ? 20_000 : 300
      tree[path] = .many(node.partCount > 0 ? node[0] : node, random.number(0...most))
    case 95..<97: tree[path] = .deep(random.percent(50) ? 300 : random.number(1...200_000))
    default:
      let piece = Self.pieces.randomElement(using: &random) ?? "x"
      tree[path] = .long(piece, random.number(0...(random.percent(20) ? 200_000 : 200)))
    }
  }

  private mutating func spoilNumber(in tree: inout FuzzNode, _ paths: [[Int]]) {
    let numbers = paths.filter { path in
      if case .text(let text) = tree[path] { return Double(text) != nil }
      return false
    }
    guard let path = numbers.randomElement(using: &random), case .text(let text) = tree[path],
      let number = Double(text)
    else { return }
    if random.percent(35) { return tree[path] = makeNumber() }
    let changed: Double
    switch random.number(0...6) {
    case 0: changed = -number
    case 1: changed = number * 10
    case 2: changed = number + 0.5
    case 3: changed = number * 1e-6
    case 4: changed = number * (random.percent(80) ? 3 : 1e12)
    case 5: changed = number + Double(random.number(-3...3))
    default: changed = Double(random.number(0...(random.percent(80) ? 500 : 100_000)))
    }
    tree[path] = .text("\(changed)")
  }

  private mutating func makeNumber() -> FuzzNode {
    .text(Self.numbers.randomElement(using: &random) ?? "0")
  }

  private mutating func spoilText(in tree: inout FuzzNode, _ paths: [[Int]]) {
    let texts = paths.filter { path in
      if case .text(let text) = tree[path] { return text.hasPrefix("\"") }
      return false
    }
    guard let path = texts.randomElement(using: &random), case .text(let text) = tree[path]
    else { return }
    tree[path] = .text(spoilt(text))
  }

  private mutating func spoilKey(in tree: inout FuzzNode, _ paths: [[Int]]) {
    let objects = paths.filter { path in
      if case .object(let members) = tree[path] { return !members.isEmpty }
      return false
    }
    guard let path = objects.randomElement(using: &random),
      case .object(var members) = tree[path]
    else { return }
    let index = random.number(0...(members.count - 1))
    if random.percent(25) {
      members.append(members[index])
    } else if random.percent(20) {
      members[index].key = members[random.number(0...(members.count - 1))].key
    } else {
      members[index].key = spoilt(members[index].key)
    }
    tree[path] = .object(members)
  }

  /// Returns a quoted text that is misspelt or replaced, or that contains an additional piece. The
  /// piece may be invisible.
  private mutating func spoilt(_ text: String) -> String {
    var letters = Array(text.dropFirst().dropLast())
    let piece = Self.pieces.randomElement(using: &random) ?? ""
    switch random.number(0...5) {
    case 0 where letters.count > 1: letters.remove(at: random.number(0...(letters.count - 1)))
    case 1 where letters.count > 1: letters.swapAt(0, letters.count - 1)
    case 2: letters = []
    case 3: letters = Array(piece)
    default: letters.insert(contentsOf: piece, at: random.number(0...letters.count))
    }
    return "\"" + String(letters) + "\""
  }

  private mutating func doubled(_ node: FuzzNode) -> FuzzNode {
    guard node.partCount > 0 else { return .list([node, node]) }
    let index = random.number(0...(node.partCount - 1))
    switch node {
    case .list(var entries):
      entries.insert(entries[index], at: random.number(0...entries.count))
      return .list(entries)
    case .object(var members):
      members.insert(members[index], at: random.number(0...members.count))
      return .object(members)
    case .text, .long, .many, .deep: return node
    }
  }

  private mutating func makeOther() -> FuzzNode {
    switch random.number(0...7) {
    case 0: .list([])
    case 1: .object([])
    case 2: .list([.list([])])
    case 3: .text("null")
    case 4: .text(random.percent(50) ? "true" : "false")
    case 5: .text("\"\"")
    case 6: .list((0..<random.number(1...5)).map { _ in .text("\(random.number(-5...50))") })
    default: .object([.init(key: "\"height\"", value: .text("\(random.number(-5...50))"))])
    }
  }

  private static let numbers = [
    "0", "-0", "1", "-1", "2", "0.5", "-0.5", "0.1", "1e308", "-1e308", "1.7976931348623157e308",
    "1e400", "-1e400", "5e-324", "1e-300", "9223372036854775807", "-9223372036854775808",
    "9223372036854775808", "2147483647", "2147483648", "-2147483648", "-2147483649", "4294967296",
    "9007199254740993", "1e15", "1e9", "1e6", "100000", "10000", "1000", "-1000", "NaN",
    "Infinity", "-Infinity", "1e", "01", "+1", ".5", "0x10", "1e-5", "359.99999999999994",
  ]

  /// Pieces that are inserted into texts, escaped as in JSON or raw.
  private static let pieces = [
    "\\u001b[31m", "\\u001b]0;x\\u0007", "\\u0000", "\\u0008", "\\u007f", "\\u009b2J", "\\u0085",
    "\\u202e", "\\u2066", "\\u061c", "\\u200f", "\\u2028", "\\ufeff", "\\ufffe", "\\n", "\\r",
    "\\t", "\\\\", "\\\"", "\\ud83d\\ude00", "\\ud800", "\\udb40\\udc41", "\\x", "\u{1B}[2J",
    "\u{7F}", "\u{9B}31m", "\u{202E}", "\u{2067}", "\u{200E}", "\u{2029}", "\u{FEFF}", "\u{AD}",
    "\u{0}", "\u{7}", "\u{85}", "e\u{301}\u{301}", "\u{1F468}\u{200D}\u{1F469}", "\u{6F22}",
    "\u{644}\u{627}", "\u{10FFFF}", "]]>", "</script>", "<!--", "&amp;", "{item}", "{", "$(ls)",
    "%n%s", "../x", "'", " ", "x",
  ]

  // MARK: Bytes

  private mutating func makeEdit() -> FuzzFile.Edit {
    let place = random.number(0...65_535)
    switch random.number(0...7) {
    case 0: return .cutOff(at: place)
    case 1, 2: return .flip(at: place, bit: random.number(0...7))
    case 3:
      return .insert([UInt8(random.number(0...255))], at: place)
    case 4: return .remove(random.number(1...40), at: place)
    case 5: return .double(random.number(1...200), at: place)
    case 6: return .insert([0xEF, 0xBB, 0xBF], at: random.percent(50) ? 0 : place)
    default:
      let wrong: [[UInt8]] = [
        [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
        [0], [0x0D], [0x0D, 0x0A], [0xC2, 0x9B], [0xE2, 0x80, 0xAE],
      ]
      return .insert(wrong.randomElement(using: &random) ?? [0], at: place)
    }
  }
}

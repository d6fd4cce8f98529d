/// A spoilt (randomly damaged) scenario file: a tree with mistakes, and changes to the bytes of the
/// written tree.
struct FuzzFile: Hashable, Sendable {
  /// A change of bytes. Places are fractions of the file's length, in units of 1/65 536, so that
  /// they stay within a shorter file.
  enum Edit: Hashable, Sendable {
    case cutOff(at: Int)
    case flip(at: Int, bit: Int)
    case insert([UInt8], at: Int)
    case remove(Int, at: Int)
    case double(Int, at: Int)
  }

  var tree: FuzzNode
  var edits: [Edit] = []
  /// The bytes of the file, which replace the tree if they are not nil. The shrinker sets them when
  /// it removes single bytes.
  var raw: [UInt8]?

  init(_ tree: FuzzNode) {
    self.tree = tree
  }

  init(raw: [UInt8]) {
    tree = .text("")
    self.raw = raw
  }

  var bytes: [UInt8] {
    if let raw { return raw }
    var bytes: [UInt8] = []
    tree.write(to: &bytes)
    for edit in edits { Self.apply(edit, to: &bytes) }
    return bytes
  }

  private static func apply(_ edit: Edit, to bytes: inout [UInt8]) {
    func place(_ share: Int) -> Int { bytes.count * share / 65_536 }
    switch edit {
    case .cutOff(let share): bytes.removeSubrange(place(share)...)
    case .flip(let share, let bit):
      if !bytes.isEmpty { bytes[min(place(share), bytes.count - 1)] ^= 1 << UInt8(bit) }
    case .insert(let more, let share): bytes.insert(contentsOf: more, at: place(share))
    case .remove(let count, let share):
      let start = place(share)
      bytes.removeSubrange(start..<min(bytes.count, start + count))
    case .double(let count, let share):
      let start = place(share)
      bytes.insert(
        contentsOf: Array(bytes[start..<min(bytes.count, start + count)]), at: start)
    }
  }
}

extension FuzzFile {
  /// Makes the file of a seed.
  @MainActor
  init(seed: UInt64) {
    var generator = FuzzFileGenerator(seed: seed)
    self.init(generator.makeFile())
    var mutator = FuzzFileMutator(seed: seed)
    mutator.spoil(&self)
  }
}

import GridScenarios

/// A scenario file as a tree that can also hold text that is not JSON. The tree can be spoilt,
/// shortened and written again.
indirect enum FuzzNode: Hashable, Sendable {
  /// A value without parts, as the file spells it: `12`, `1e400`, `"a\u001b"`, `tru`.
  case text(String)
  case list([FuzzNode])
  case object([Member])
  /// A quoted text in which a piece is repeated a number of times.
  case long(String, Int)
  /// A list in which an entry is repeated a number of times.
  case many(FuzzNode, Int)
  /// Lists nested in each other, with the number of levels.
  case deep(Int)

  struct Member: Hashable, Sendable {
    /// The key as the file spells it, with its quotes.
    var key: String
    var value: FuzzNode
  }

  init(_ value: JSONValue) {
    switch value {
    case .array(let entries): self = .list(entries.map { FuzzNode($0) })
    case .object(let object):
      self = .object(
        object.members.map { Member(key: Self.quoted($0.key), value: FuzzNode($0.value)) })
    default: self = .text((try? value.text(.line)) ?? "null")
    }
  }

  static func quoted(_ text: String) -> String {
    (try? JSONValue.string(text).text(.line)) ?? "\"\""
  }

  // MARK: Writing

  func write(to bytes: inout [UInt8]) {
    switch self {
    case .text(let text): bytes += text.utf8
    case .list(let entries):
      bytes.append(UInt8(ascii: "["))
      for (index, entry) in entries.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        entry.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes += member.key.utf8
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    case .long(let piece, let count):
      bytes.append(UInt8(ascii: "\""))
      for _ in 0..<count { bytes += piece.utf8 }
      bytes.append(UInt8(ascii: "\""))
    case .many(let entry, let count):
      var piece: [UInt8] = []
      entry.write(to: &piece)
      bytes.append(UInt8(ascii: "["))
      for index in 0..<count {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes += piece
      }
      bytes.append(UInt8(ascii: "]"))
    case .deep(let count):
      bytes += [UInt8](repeating: UInt8(ascii: "["), count: count)
      bytes += [UInt8](repeating: UInt8(ascii: "]"), count: count)
    }
  }

  /// The length of the written text in bytes. It is computed without writing the text, because
  /// repeated pieces may not fit into memory.
  var byteCount: Int {
    switch self {
    case .text(let text): text.utf8.count
    case .list(let entries):
      entries.reduce(0) { $0 + $1.byteCount } + max(0, entries.count - 1) + 2
    case .object(let members):
      members.reduce(0) { $0 + $1.key.utf8.count + 1 + $1.value.byteCount }
        + max(0, members.count - 1) + 2
    case .long(let piece, let count): piece.utf8.count * count + 2
    case .many(let entry, let count): entry.byteCount * count + max(0, count - 1) + 2
    case .deep(let count): 2 * count
    }
  }

  // MARK: Places

  /// The number of parts directly in this node.
  var partCount: Int {
    switch self {
    case .list(let entries): entries.count
    case .object(let members): members.count
    case .text, .long, .many, .deep: 0
    }
  }

  /// The paths of all nodes, the root's first. A path has one position for each level: the index of
  /// a part in the node of that level.
  var paths: [[Int]] {
    var result: [[Int]] = []
    gather(into: &result, at: [])
    return result
  }

  private func gather(into paths: inout [[Int]], at path: [Int]) {
    paths.append(path)
    for index in 0..<partCount { self[index].gather(into: &paths, at: path + [index]) }
  }

  subscript(index: Int) -> FuzzNode {
    get {
      switch self {
      case .list(let entries): entries[index]
      case .object(let members): members[index].value
      case .text, .long, .many, .deep: self
      }
    }
    set {
      switch self {
      case .list(var entries):
        entries[index] = newValue
        self = .list(entries)
      case .object(var members):
        members[index].value = newValue
        self = .object(members)
      case .text, .long, .many, .deep: break
      }
    }
  }

  /// The node at a path. Reading skips positions that do not exist. Writing to a path that does not
  /// exist does nothing.
  subscript(path: [Int]) -> FuzzNode {
    get { path.reduce(self) { $1 < $0.partCount ? $0[$1] : $0 } }
    set {
      guard let first = path.first else { return self = newValue }
      guard first < partCount else { return }
      self[first][Array(path.dropFirst())] = newValue
    }
  }

  /// Returns the node without some of the parts directly in it.
  func without(_ parts: Range<Int>) -> FuzzNode {
    switch self {
    case .list(var entries):
      entries.removeSubrange(parts)
      return .list(entries)
    case .object(var members):
      members.removeSubrange(parts)
      return .object(members)
    case .text, .long, .many, .deep: return self
    }
  }
}

import GridScenarios

/// Searches for a shorter file that fails in the same way. The search removes changes of bytes,
/// then removes and simplifies parts of the tree. If the failure depends on changed bytes, the
/// search also removes bytes.
struct FuzzFileShrinker {
  private typealias Shrink = Shrinker<FuzzFile>

  private let trials: Int
  private let fails: (FuzzFile) -> Bool

  /// Makes a shrinker of files.
  ///
  /// - Parameters:
  ///   - trials: The largest number of files to try.
  ///   - fails: Whether a file still shows the failure.
  init(trials: Int, fails: @escaping (FuzzFile) -> Bool) {
    self.trials = trials
    self.fails = fails
  }

  func shrink(_ file: FuzzFile) -> FuzzFile {
    var shrinker = Shrink(file, trials: trials) { [fails] in fails($0) ? $0 : nil }
    var plain = file
    plain.edits = []
    if !file.edits.isEmpty, !shrinker.attempt(plain) {
      shrinker.reduce(count: { $0.edits.count }) { file, run in
        var shorter = file
        shorter.edits.removeSubrange(run)
        return shorter
      }
    }
    if shrinker.input.raw == nil {
      shrinker.repeatUntilStable { shrinker in
        Self.hoist(&shrinker)
        Self.shorten(&shrinker)
        Self.simplify(&shrinker)
      }
    }
    if !shrinker.input.edits.isEmpty || shrinker.input.raw != nil {
      shrinker.attempt(FuzzFile(raw: shrinker.input.bytes))
      shrinker.reduce(count: { $0.raw?.count ?? 0 }) { file, run in
        guard var raw = file.raw else { return nil }
        raw.removeSubrange(run)
        return FuzzFile(raw: raw)
      }
    }
    return shrinker.input
  }

  /// Tries to replace the tree with one of its parts.
  private static func hoist(_ shrinker: inout Shrink) {
    var index = 0
    while index < shrinker.input.tree.count {
      var candidate = shrinker.input
      candidate.tree = candidate.tree[index]
      index = shrinker.attempt(candidate) ? 0 : index + 1
    }
  }

  /// Removes parts of the tree, from the outermost inwards.
  private static func shorten(_ shrinker: inout Shrink) {
    var index = 0
    while index < shrinker.input.tree.paths.count {
      let path = shrinker.input.tree.paths[index]
      shrinker.reduce(
        count: { $0.tree.has(path) ? $0.tree[path].count : 0 },
        removing: { file, run in
          guard file.tree.has(path), let shorter = file.tree[path].removing(run) else {
            return nil
          }
          var candidate = file
          candidate.tree[path] = shorter
          return candidate
        })
      index += 1
    }
  }

  /// Replaces values with simpler ones.
  private static func simplify(_ shrinker: inout Shrink) {
    var index = 0
    while index < shrinker.input.tree.paths.count {
      let path = shrinker.input.tree.paths[index]
      for value in simpler(shrinker.input.tree[path]) {
        var candidate = shrinker.input
        candidate.tree[path] = value
        while shrinker.attempt(candidate) {
          guard let next = halved(candidate.tree[path]) else { break }
          candidate.tree[path] = next
        }
      }
      index += 1
    }
  }

  private static func simpler(_ node: FuzzNode) -> [FuzzNode] {
    switch node {
    case .text(let text):
      let plain = ["0", "1", "\"\""].filter {
        $0.utf8.count < text.utf8.count || text == "1" && $0 == "0"
      }
      let half = Double(text).map { "\(($0 / 2).rounded())" }.map {
        $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0
      }
      let isShorter = (half?.utf8.count ?? .max) < text.utf8.count
      return plain.map { .text($0) } + (isShorter ? [.text(half ?? "0")] : [])
    case .list, .object: return node.count == 0 ? [] : [.list([]), .object([])]
    case .long(_, let count): return count > 0 ? [.text("\"\"")] + [halved(node) ?? node] : []
    case .many(let entry, let count):
      return count > 0 ? [.list([]), .list([entry]), halved(node) ?? node] : []
    case .deep: return [.list([]), halved(node) ?? node]
    }
  }

  /// Returns a node of half the length; nil if the node has no length.
  private static func halved(_ node: FuzzNode) -> FuzzNode? {
    switch node {
    case .long(let piece, let count) where count > 1: .long(piece, count / 2)
    case .many(let entry, let count) where count > 1: .many(entry, count / 2)
    case .deep(let count) where count > 1: .deep(count / 2)
    default: nil
    }
  }
}

import GridScenarios

extension FuzzFile: Shrinkable {
  /// The number of changes of bytes, or of the bytes that replace the tree.
  var partCount: Int { raw?.count ?? edits.count }

  func without(_ parts: Range<Int>) -> FuzzFile {
    raw.map { FuzzFile(raw: $0.without(parts)) } ?? with(\.edits, edits.without(parts))
  }

  /// Removes changes of bytes, then removes and simplifies parts of the tree. If the failure
  /// depends on changed bytes, also removes bytes.
  static func shrink(_ shrinker: inout Shrinker<FuzzFile>) {
    shrinker.leaveOut(\.self)
    shrinker.repeatUntilStable { shrinker in
      shrinker.simplify(\.tree, to: \.parts)
      shrinker.forEach(in: \.tree.paths) { $0.leaveOut(\.tree[$1]) }
      shrinker.forEach(in: \.tree.paths) { $0.simplify(\.tree[$1]) }
    }
    if !shrinker.input.edits.isEmpty { shrinker.attempt(FuzzFile(raw: shrinker.input.bytes)) }
    shrinker.leaveOut(\.self)
  }
}

extension FuzzFile.Edit: Shrinkable {}
extension UInt8: Shrinkable {}

extension FuzzNode: Shrinkable {
  fileprivate var parts: [FuzzNode] { (0..<partCount).map { self[$0] } }

  /// The parts of the node, then plain values, then the node of half the length.
  var simplerForms: [FuzzNode] {
    switch self {
    case .text(let text):
      let half = Double(text).map { "\(($0 / 2).rounded())" }.map {
        $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0
      }
      return ["0", "1", "\"\"", half].compactMap(\.self)
        .filter { $0.utf8.count < text.utf8.count || text == "1" && $0 == "0" }.map { .text($0) }
    case .list, .object:
      return partCount == 0 ? [] : parts + [.list([]), .object([])]
    case .long(let piece, let count):
      return count == 0 ? [] : [.text("\"\""), .long(piece, count / 2)]
    case .many(let entry, let count):
      return count == 0 ? [] : [.list([]), .list([entry]), .many(entry, count / 2)]
    case .deep(let count): return [.list([])] + (count > 1 ? [.deep(count / 2)] : [])
    }
  }
}

import UIKit

/// Values as the texts of these suites have them.
@MainActor
enum Words {
  /// At most three decimals, none where there are none.
  static func text(_ number: CGFloat) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  static func text(_ point: CGPoint) -> String { "\(text(point.x)),\(text(point.y))" }
  static func text(_ size: CGSize) -> String { "\(text(size.width)) × \(text(size.height))" }

  static func text(_ rect: CGRect) -> String {
    "\(text(rect.origin)),\(text(rect.width)),\(text(rect.height))"
  }

  /// `0-3`; `section 2` for the path of a whole section in an update.
  static func text(_ path: IndexPath) -> String {
    if path.count == 2, path[1] == NSNotFound { return "section \(path[0])" }
    return path.map(String.init).joined(separator: "-")
  }

  static func text(_ paths: [IndexPath]) -> String {
    "[" + paths.map { text($0) }.joined(separator: ", ") + "]"
  }

  /// Paths in ascending runs: `0-0 to 0-3 1-5`, or `none`.
  static func runs(_ paths: [IndexPath]) -> String {
    var runs: [[IndexPath]] = []
    for path in paths.sorted() {
      if let last = runs.last?.last, last.section == path.section, last.item + 1 == path.item {
        runs[runs.count - 1].append(path)
      } else {
        runs.append([path])
      }
    }
    let texts = runs.map { run in
      run.count == 1 ? text(run[0]) : "\(text(run[0])) to \(text(run[run.count - 1]))"
    }
    return texts.isEmpty ? "none" : texts.joined(separator: " ")
  }

  static func text(_ item: UICollectionViewUpdateItem) -> String {
    let before = item.indexPathBeforeUpdate.map { text($0) } ?? "none"
    let after = item.indexPathAfterUpdate.map { text($0) } ?? "none"
    switch item.updateAction {
    case .insert: return "insert \(after)"
    case .delete: return "delete \(before)"
    case .reload: return before == after ? "reload \(before)" : "reload \(before) to \(after)"
    case .move: return "move \(before) to \(after)"
    default: return "none"
    }
  }

  static func text(_ context: UICollectionViewLayoutInvalidationContext) -> String {
    var words: [String] = []
    if context.invalidateEverything { words.append("everything") }
    if context.invalidateDataSourceCounts { words.append("counts") }
    if let paths = context.invalidatedItemIndexPaths { words.append("items \(text(paths))") }
    return words.isEmpty ? "nothing in particular" : words.joined(separator: ", ")
  }
}

/// The path of an item of the first section, or of another.
func path(_ item: Int, in section: Int = 0) -> IndexPath {
  IndexPath(item: item, section: section)
}

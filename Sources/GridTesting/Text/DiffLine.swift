/// A line of a difference, or a number of lines that the difference leaves out.
public enum DiffLine<Content> {
  /// A line of both sides, near a difference.
  case same(Content)
  /// A line that was expected and is not there.
  case missing(Content)
  /// A line that is there and was not expected.
  case unexpected(Content)
  /// The number of equal lines that are left out here.
  case folded(Int)
  /// The number of further differing lines that are left out at the end.
  case cut(Int)

  /// The line itself; nil for lines that are left out.
  var content: Content? {
    switch self {
    case .same(let content), .missing(let content), .unexpected(let content): content
    case .folded, .cut: nil
    }
  }

  var isSame: Bool { if case .same = self { true } else { false } }

  /// Returns the line with its mark.
  ///
  /// - Parameters:
  ///   - noun: The words for lines that are left out: `lines alike`.
  ///   - text: Returns the text of a line.
  func marked(folded noun: String, _ text: (Content) -> String) -> String {
    switch self {
    case .same(let content): "  " + text(content)
    case .missing(let content): "- " + text(content)
    case .unexpected(let content): "+ " + text(content)
    case .folded(let count): "  … \(count) \(noun)"
    case .cut(let count): "  … \(count) more \(count == 1 ? "line differs" : "lines differ")"
    }
  }

  /// Leaves out long runs of equal lines, and everything after the last difference that the limit
  /// allows.
  ///
  /// - Parameters:
  ///   - context: The number of equal lines to keep on each side of a difference.
  ///   - limit: The greatest number of differing lines to keep.
  static func shortened(_ all: [Self], context: Int, limit: Int) -> [Self] {
    let context = max(0, context)
    let limit = max(0, limit)
    var result: [Self] = []
    var shown = 0
    var index = 0
    while index < all.count {
      let start = index
      while index < all.count, all[index].isSame { index += 1 }
      let before = start == 0 ? 0 : context
      let after = index == all.count ? 0 : context
      // A single line is not left out, because the line that replaces it would be as long.
      if index - start > before + after + 1 {
        result += all[start..<(start + before)]
        result.append(.folded(index - start - before - after))
        result += all[(index - after)..<index]
      } else {
        result += all[start..<index]
      }
      while index < all.count, !all[index].isSame {
        if shown == limit {
          result.append(.cut(all[index...].count { !$0.isSame }))
          return result
        }
        result.append(all[index])
        shown += 1
        index += 1
      }
    }
    return result
  }
}

extension DiffLine: Equatable where Content: Equatable {}
extension DiffLine: Hashable where Content: Hashable {}
extension DiffLine: Sendable where Content: Sendable {}

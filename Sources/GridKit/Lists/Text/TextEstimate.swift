/// An estimate of the size of a text, because there are no fonts to measure with.
///
/// Every character is half the point size wide, and every line is 1.2 times the point size high.
/// Lines break at spaces. A word that is wider than a line breaks within the word. The numbers are
/// the same on every machine and match no real font.
package struct TextEstimate: Equatable {
  package static let characterWidth: CGFloat = 0.5
  package static let lineHeight: CGFloat = 1.2

  /// The size of the text, in points, not rounded.
  package let size: CGSize
  package let lineCount: Int

  /// Estimates the size of a text.
  ///
  /// - Parameters:
  ///   - width: The width of a line, in points; 0 or less for no limit.
  ///   - lineLimit: The greatest number of lines; 0 for no limit.
  package init(_ text: String, pointSize: CGFloat, width: CGFloat = 0, lineLimit: Int = 0) {
    guard !text.isEmpty else {
      size = .zero
      lineCount = 0
      return
    }
    let advance = pointSize * TextEstimate.characterWidth
    let columns = width > 0 && width.isFinite ? max(1, Int(width / advance + 1e-9)) : Int.max
    var lengths = text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { TextEstimate.lines($0, columns: columns) }
    if lineLimit > 0 { lengths = Array(lengths.prefix(lineLimit)) }
    lineCount = lengths.count
    size = CGSize(
      width: CGFloat(lengths.max() ?? 0) * advance,
      height: CGFloat(lengths.count) * pointSize * TextEstimate.lineHeight)
  }

  /// Returns the number of characters on each line of a paragraph.
  private static func lines(_ paragraph: Substring, columns: Int) -> [Int] {
    var lines: [Int] = []
    var used = 0
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      var length = word.count
      if used > 0 {
        // One column for the space.
        if columns - used > length {
          used += 1 + length
          continue
        }
        lines.append(used)
        used = 0
      }
      while length > columns {
        lines.append(columns)
        length -= columns
      }
      used = length
    }
    lines.append(used)
    return lines
  }
}

extension Simulation {
  /// Records the finding that a view's text size is an estimate, once for each kind of view.
  package func recordTextEstimate(for asker: String) {
    recordOnce("text \(asker)", .textEstimated(for: asker))
  }
}

extension LayoutFinding {
  /// Makes the finding that the size of a text in a view is an estimate.
  ///
  /// - Parameter asker: The class of the view, with the class of the cell around it.
  package static func textEstimated(for asker: String) -> LayoutFinding {
    LayoutFinding(
      code: "text-estimated", severity: .information, rules: "CL-64",
      when: "A label, or the content of a list cell, is asked how large its text is. It is said "
        + "once for each class, with that of the cell.",
      message: "\(asker) was asked how large its text is. There are no fonts here, so that the "
        + "size is an estimate: a character counts as half the point size wide, a line as 1.2 "
        + "times the point size high. Where the number matters, give the view or the cell a size "
        + "of your own.")
  }
}

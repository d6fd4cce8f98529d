import Foundation

/// The lines of a text with their places, in points, not rounded (AL-105).
///
/// `y` grows downwards from the top of the first line. An empty paragraph is as high as a line.
package struct TextLayout: Equatable, Sendable {
  package struct Line: Equatable, Sendable {
    /// The characters in `utf16` units, with the spaces that hang over the end and the line break.
    package var range: Range<Int>
    /// The characters that an ellipsis stands for, in `utf16` units; nil if there is no ellipsis.
    /// The range is empty if only what follows the line is not shown.
    package var cut: Range<Int>?
    /// The place and the size of the line, without the spaces between lines.
    package var frame: CGRect
    /// The distance of the baseline from the top of the text.
    package var baseline: CGFloat
  }

  package var lines: [Line] = []
  /// The width of the widest line with its indents, and the height of all lines.
  package var size = CGSize.zero
  /// Whether some of the text is not shown.
  package var isTruncated = false

  package init(_ block: TextBlock, in container: TextContainer = TextContainer()) {
    let broken = block.lines(in: container)
    isTruncated = broken.isTruncated
    lines.reserveCapacity(broken.lines.count)
    var y: CGFloat = 0
    var previous: ParagraphStyle?
    for line in broken.lines {
      if let previous {
        y += previous.lineSpacing
        if line.isFirst { y += previous.paragraphSpacing + line.style.paragraphSpacingBefore }
      }
      let natural = block.height(of: line)
      let height = line.style.lineHeight(
        natural.ascent + natural.descent + (container.usesFontLeading ? natural.leading : 0))
      lines.append(
        Line(
          range: block.offsets(of: line.clusters), cut: line.cut.map(block.offsets(of:)),
          frame: CGRect(
            x: line.style.indent(isFirstLine: line.isFirst), y: y, width: line.width,
            height: height),
          baseline: y + height - natural.descent))
      size.width = max(size.width, lines.last!.frame.maxX + max(0, -line.style.tailIndent))
      y += height
      previous = line.style
    }
    size.height = y
  }
}

extension TextBlock {
  /// Returns the heights of the tallest runs of a line. An empty line belongs to the run at its
  /// place.
  fileprivate func height(of line: Line) -> RunHeight {
    let shown = line.clusters
    if runs.isEmpty { return RunHeight() }
    guard let cut = line.cut else { return height(of: shown) }
    // The ellipsis is as high as the first character.
    var height = height(of: shown.lowerBound..<cut.lowerBound)
    if cut.upperBound < shown.upperBound {
      height.formUnion(self.height(of: cut.upperBound..<shown.upperBound))
    }
    return height
  }

  private func height(of range: Range<Int>) -> RunHeight {
    let first = run(of: range.lowerBound)
    var height = heights[first]
    if range.count > 1 {
      for index in first...run(of: range.upperBound - 1) { height.formUnion(heights[index]) }
    }
    return height
  }
}

extension TextBlock {
  /// Returns the factor for the fonts of a text by which it fits on one line, as a label shrinks
  /// its text. It is found by halving, to 1/4096.
  ///
  /// - Parameter minimum: The least factor, with which the text may still be too wide.
  /// - Note: After `UILabel.adjustsFontSizeToFitWidth` and `minimumScaleFactor`.
  package static func scale(
    of runs: [TextRun], toFit width: CGFloat, minimum: CGFloat
  ) -> CGFloat {
    func fits(_ scale: CGFloat) -> Bool {
      let scaled = runs.map { run in
        var run = run
        run.font.size *= scale
        return run
      }
      return TextLayout(TextBlock(scaled)).size.width <= width + tolerance
    }
    if fits(1) { return 1 }
    var (least, greatest) = (minimum, 1.0 as CGFloat)
    while greatest - least > 1 / 4096 {
      let middle = (least + greatest) / 2
      if fits(middle) { least = middle } else { greatest = middle }
    }
    return least
  }
}

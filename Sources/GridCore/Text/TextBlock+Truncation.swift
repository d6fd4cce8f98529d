import Foundation

extension TextBlock {
  /// Puts what is left of a paragraph on the last line, and cuts what does not fit (AL-103).
  ///
  /// An ellipsis stands for what is cut, also for the paragraphs that follow. It has the font of
  /// the line's first character. Spaces before it are dropped. A line that is cut in the middle
  /// keeps about as many points before the ellipsis as after it.
  func fillLast(_ line: inout Line, mode: TextContainer.LineBreakMode) {
    let start = line.clusters.lowerBound
    var end = start
    var visibleEnd = start
    var width: CGFloat = 0
    var withoutSpaces: CGFloat = 0
    while end < clusters.count, !clusters[end].isLineEnd {
      width += clusters[end].advance
      end += 1
      if !clusters[end - 1].isSpace { (visibleEnd, withoutSpaces) = (end, width) }
    }
    line.clusters = start..<min(end + 1, clusters.count)
    let isCutOff = line.clusters.upperBound < clusters.count
    let fits = withoutSpaces <= line.available + TextBlock.tolerance
    if mode == .byClipping || fits && !isCutOff {
      line.isClipped = !fits
      line.width = fits ? max(withoutSpaces, min(width, line.available)) : line.available
      return
    }
    let run = runs[self.run(of: start)]
    let ellipsis = FontAdvances(run.font).advance(of: "\u{2026}" as Unicode.Scalar) + run.kern
    let kept = cut(start..<visibleEnd, to: line.available - ellipsis, mode: mode)
    line.cut = kept.cut
    line.width = kept.width + ellipsis
  }

  /// Returns the characters to cut so that the others are at most `available` points wide, and the
  /// width of the others.
  private func cut(
    _ range: Range<Int>, to available: CGFloat, mode: TextContainer.LineBreakMode
  ) -> (cut: Range<Int>, width: CGFloat) {
    var (front, back) = (range.lowerBound, range.upperBound)
    var (frontWidth, backWidth): (CGFloat, CGFloat) = (0, 0)
    // The front without the spaces at its end.
    var (shownFront, shownWidth) = (front, frontWidth)
    while front < back {
      let growsFront =
        mode == .byTruncatingTail || mode == .byTruncatingMiddle && frontWidth <= backWidth
      let cluster = clusters[growsFront ? front : back - 1]
      guard frontWidth + backWidth + cluster.advance <= available + TextBlock.tolerance else {
        break
      }
      if growsFront {
        front += 1
        frontWidth += cluster.advance
        if !cluster.isSpace { (shownFront, shownWidth) = (front, frontWidth) }
      } else {
        back -= 1
        backWidth += cluster.advance
      }
    }
    return (shownFront..<back, shownWidth + backWidth)
  }
}

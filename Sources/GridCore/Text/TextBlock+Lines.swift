import Foundation

extension TextBlock {
  /// The characters of a line.
  struct Line: Equatable, Sendable {
    /// The characters, with the spaces that hang over its end and its line break.
    var clusters: Range<Int>
    /// The width of what is shown, without spaces that hang.
    var width: CGFloat
    /// The room between the indents.
    var available: CGFloat
    /// Whether the line ends for lack of room.
    var isSoft = false
    /// The characters that an ellipsis stands for.
    var cut: Range<Int>?
    /// Whether more characters end the line than the room holds.
    var isClipped = false
    /// The style of its paragraph.
    var style: ParagraphStyle
    /// Whether the paragraph begins with the line.
    var isFirst: Bool
  }

  /// Widths may pass the room by so much, in points: sums of widths are off by rounding.
  static let tolerance: CGFloat = 1e-6

  /// Returns the lines of the text, and whether some of it is not shown.
  ///
  /// Each line takes the characters that fit, up to the last place where it may break. A word that
  /// does not fit on a line of its own breaks between characters. Each line has a character at
  /// least. The cost is linear in the text, whatever the width.
  func lines(in container: TextContainer) -> (lines: [Line], isTruncated: Bool) {
    var lines: [Line] = []
    var start = 0
    var style = self.style(at: 0)
    var isFirst = true
    while start < clusters.count {
      let available = container.lineWidth(style, isFirstLine: isFirst)
      let isLast = lines.count + 1 == container.lineLimit
      var line = Line(
        clusters: start..<start, width: 0, available: available, style: style, isFirst: isFirst)
      if isLast, container.lineBreakMode.cutsLastLine {
        fillLast(&line, mode: container.lineBreakMode)
      } else {
        fill(&line, byCharacter: container.lineBreakMode == .byCharWrapping)
      }
      lines.append(line)
      start = line.clusters.upperBound
      if isLast {
        return (lines, start < clusters.count || line.cut != nil || line.isClipped)
      }
      isFirst = clusters[start - 1].breaks.contains(.paragraphEnd)
      if isFirst { style = self.style(at: start) }
    }
    if container.keepsEmptyLastLine, clusters.last?.isLineEnd ?? true {
      lines.append(
        Line(
          clusters: start..<start, width: 0,
          available: container.lineWidth(style, isFirstLine: isFirst), style: style,
          isFirst: isFirst))
    }
    return (lines, false)
  }

  private func fill(_ line: inout Line, byCharacter: Bool) {
    let start = line.clusters.lowerBound
    let limit = line.available + TextBlock.tolerance
    var index = start
    var width: CGFloat = 0
    var withoutSpaces: CGFloat = 0
    var opportunity: (end: Int, width: CGFloat)?
    while index < clusters.count {
      let cluster = clusters[index]
      if cluster.isLineEnd {
        index += 1
        break
      }
      if cluster.isSpace {
        width += cluster.advance
      } else {
        let next = width + cluster.advance
        if next > limit, index > start {
          let end = byCharacter ? (index, withoutSpaces) : opportunity ?? (index, withoutSpaces)
          line.clusters = start..<end.0
          line.width = end.1
          line.isSoft = true
          return
        }
        width = next
        withoutSpaces = next
      }
      index += 1
      if cluster.breaks.contains(.opportunity) { opportunity = (index, withoutSpaces) }
    }
    line.clusters = start..<index
    line.width = max(withoutSpaces, min(width, line.available))
  }
}

extension TextContainer.LineBreakMode {
  /// Whether the last line goes on to the edge, where it is cut.
  var cutsLastLine: Bool { self != .byWordWrapping && self != .byCharWrapping }
}

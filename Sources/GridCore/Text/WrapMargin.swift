import Foundation

/// How far the widths of a text may be off until its lines break elsewhere (AL-107).
///
/// Widths of the system font are known to about one per cent. The margins say what an error of that
/// size can change. Both are shares of the width: 0.007 is 0.7 %.
package struct WrapMargin: Equatable, Sendable {
  /// By how much wider characters make a line break earlier, or what is shown whole be cut; nil if
  /// none do.
  package var wider: CGFloat?
  /// By how much narrower characters make more fit on a line; nil if none do.
  package var narrower: CGFloat?

  /// The margin that is nearer, narrower ones as negative numbers.
  package var nearest: CGFloat? {
    guard let narrower else { return wider }
    guard let wider, wider <= narrower else { return -narrower }
    return wider
  }

  /// Finds the margins of a text. The cost is linear in the text.
  package init(_ block: TextBlock, in container: TextContainer) {
    let lines = block.lines(in: container).lines
    for (index, line) in lines.enumerated() where line.available < .infinity {
      let isCut = line.cut != nil || line.isClipped
      let shown = block.withoutSpacesAtEnd(line.clusters)
      // A line of one character can only be cut.
      let mayBeCut = index + 1 == container.lineLimit && container.lineBreakMode.cutsLastLine
      if !isCut, shown.count > (mayBeCut ? 0 : 1), case let width = block.width(of: shown),
        width > 0
      {
        let share = max(0, line.available / width - 1)
        wider = min(wider ?? share, share)
      }
      // A line stays cut if more of the text follows.
      guard line.isSoft || isCut && line.clusters.upperBound == block.clusters.count else {
        continue
      }
      let end =
        isCut
        ? line.clusters.upperBound
        : block.nextBreak(
          after: line.clusters, byCharacter: container.lineBreakMode == .byCharWrapping)
      let width = block.width(of: block.withoutSpacesAtEnd(line.clusters.lowerBound..<end))
      let share = 1 - line.available / width
      narrower = min(narrower ?? share, share)
    }
  }
}

extension TextBlock {
  /// Returns the end of the least that a longer line would take.
  fileprivate func nextBreak(after line: Range<Int>, byCharacter: Bool) -> Int {
    var end = line.upperBound
    let endsInWord = !clusters[end - 1].breaks.contains(.opportunity)
    repeat {
      end += 1
    } while end < clusters.count && !clusters[end - 1].isLineEnd
      && !byCharacter && !endsInWord && !clusters[end - 1].breaks.contains(.opportunity)
    return end
  }

  fileprivate func width(of range: Range<Int>) -> CGFloat {
    clusters[range].reduce(0) { $0 + $1.advance }
  }

  /// Returns the characters but for the spaces and the line break at their end.
  fileprivate func withoutSpacesAtEnd(_ range: Range<Int>) -> Range<Int> {
    let last = clusters[range].lastIndex { !$0.isSpace && !$0.isLineEnd }
    return range.lowerBound..<(last.map { $0 + 1 } ?? range.lowerBound)
  }
}

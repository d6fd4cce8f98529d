import GridKit

/// A flow layout without rounding, headers and footers, one item after the other: what three of the
/// published forms inherit (FL-15 to FL-27).
struct RestatedFlow {
  /// Sizes of the items, section by section.
  var sections: [[CGSize]]
  var view: CGSize
  var inset = GridEdgeInsets.zero
  var lineSpacing: CGFloat = 10
  var interitemSpacing: CGFloat = 10
  var isHorizontal = false

  /// Frames section by section, and the content size.
  var answer: (frames: [[CGRect]], contentSize: CGSize) {
    var frames: [[CGRect]] = []
    var end: CGFloat = 0
    for sizes in sections {
      let (placed, next) = section(sizes.map(turned), from: end + leading)
      frames.append(placed.map(turnedBack))
      end = next + trailing
    }
    let cross = isHorizontal ? view.height : view.width
    return (
      frames,
      isHorizontal ? CGSize(width: end, height: cross) : CGSize(width: cross, height: end)
    )
  }

  private var leading: CGFloat { isHorizontal ? inset.left : inset.top }
  private var trailing: CGFloat { isHorizontal ? inset.right : inset.bottom }
  private var crossStart: CGFloat { isHorizontal ? inset.top : inset.left }
  private var available: CGFloat {
    isHorizontal
      ? view.height - inset.top - inset.bottom : view.width - inset.left - inset.right
  }

  private func turned(_ size: CGSize) -> CGSize {
    isHorizontal ? CGSize(width: size.height, height: size.width) : size
  }

  private func turnedBack(_ frame: CGRect) -> CGRect {
    guard isHorizontal else { return frame }
    return CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
  }

  private func section(_ sizes: [CGSize], from top: CGFloat) -> ([CGRect], CGFloat) {
    // FL-15: without room nothing is laid out.
    guard available > 0 else { return ([], top) }
    let isUniform = sizes.allSatisfy { $0 == sizes[0] }
    let lines = isUniform ? uniformLines(sizes) : greedyLines(sizes)
    var frames: [CGRect] = []
    var y = top
    for (number, line) in lines.enumerated() {
      let items = line.map { sizes[$0] }
      let height = items.map(\.height).max() ?? 0
      let (start, gap) =
        isUniform
        ? uniformPlace(items[0].width, of: sizes.count)
        : mixedPlace(items.map(\.width), isLast: number == lines.count - 1)
      var x = crossStart + start
      for size in items {
        frames.append(
          CGRect(x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height))
        x += size.width + gap
      }
      y += height + (number < lines.count - 1 ? lineSpacing : 0)
    }
    return (frames, y)
  }

  // MARK: All of one size

  /// FL-17; without a pitch all share a line (FL-78).
  private func perLine(_ width: CGFloat, of count: Int) -> Int {
    guard width + interitemSpacing > 0 else { return width <= available ? count : 1 }
    return max(1, Int(((available + interitemSpacing) / (width + interitemSpacing)).rounded(.down)))
  }

  private func uniformLines(_ sizes: [CGSize]) -> [Range<Int>] {
    guard let first = sizes.first else { return [] }
    let count = perLine(first.width, of: sizes.count)
    return stride(from: 0, to: sizes.count, by: count).map { $0..<min($0 + count, sizes.count) }
  }

  private func uniformPlace(_ width: CGFloat, of total: Int) -> (start: CGFloat, gap: CGFloat) {
    let count = perLine(width, of: total)
    return count == 1
      ? ((available - width) / 2, 0)
      : (0, (available - CGFloat(count) * width) / CGFloat(count - 1))
  }

  // MARK: Mixed

  private func greedyLines(_ sizes: [CGSize]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var first = 0
    while first < sizes.count {
      var used = sizes[first].width
      var end = first + 1
      while end < sizes.count, used + interitemSpacing + sizes[end].width <= available {
        used += interitemSpacing + sizes[end].width
        end += 1
      }
      lines.append(first..<end)
      first = end
    }
    return lines
  }

  private func mixedPlace(_ widths: [CGFloat], isLast: Bool) -> (start: CGFloat, gap: CGFloat) {
    let total = widths.reduce(0, +)
    if widths.count > 1 {
      return (0, isLast ? interitemSpacing : (available - total) / CGFloat(widths.count - 1))
    }
    let isLeft = isLast && 2 * total + interitemSpacing < available
    return (isLeft ? 0 : max(0, (available - total) / 2), 0)
  }
}

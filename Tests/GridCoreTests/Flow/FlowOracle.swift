import Foundation
import GridCore

/// The flow of 5.4 written down slowly: every line is a list, every position a sum from the start.
/// Horizontal flows are solved by turning everything over its diagonal.
struct FlowOracle {
  struct Section {
    var header: CGRect?
    var lines: [[CGRect]] = []
    var footer: CGRect?
    var start: CGFloat
    var end: CGFloat
  }

  var sections: [Section] = []
  var contentSize = CGSize.zero
  var oversized: [FlowPosition] = []

  /// - Parameter areEstimated: Whether sizes are estimates, some of them measured: then lengths
  ///   alone make a section uniform, and items do not start before the inset.
  init(
    axis: FlowAxis, crossLength: CGFloat, grid: PixelGrid, sections inputs: [FlowSection],
    areEstimated: Bool = false
  ) {
    guard crossLength > 0 else { return }
    let inputs = axis == .vertical ? inputs : inputs.map(\.transposed)
    var y: CGFloat = 0
    for (index, input) in inputs.enumerated() {
      let sizes = (0..<input.items.count).map { input.items[$0] }
      let available = crossLength - input.inset.left - input.inset.right
      oversized += sizes.indices.filter { sizes[$0].width > available }
        .map { FlowPosition(section: index, item: $0) }
      var section = Section(start: y, end: y)
      section.header = Self.bar(y: y, height: input.headerExtent, width: crossLength, grid: grid)
      y += max(0, input.headerExtent) + input.inset.top
      let lines =
        available > 0 ? Self.lines(sizes, input: input, available: available, areEstimated) : []
      for (number, line) in lines.enumerated() {
        if number > 0 { y += input.lineSpacing }
        let thickness = line.items.map { sizes[$0].height }.max() ?? 0
        section.lines.append(
          zip(line.items, line.starts).map { item, start in
            let middle = y + (thickness - sizes[item].height) / 2
            return CGRect(origin: grid.rounded(CGPoint(x: start, y: middle)), size: sizes[item])
          })
        y += thickness
      }
      y += input.inset.bottom
      section.footer = Self.bar(y: y, height: input.footerExtent, width: crossLength, grid: grid)
      y += max(0, input.footerExtent)
      section.end = y
      sections.append(section)
    }
    contentSize = CGSize(width: crossLength, height: grid.floored(y))
    if axis == .horizontal { transpose() }
  }

  /// Returns the elements that a query must answer: every element, filtered one by one.
  ///
  /// A line is met if any stretch between its items' outermost edges is.
  func elements(from start: CGFloat, to end: CGFloat, axis: FlowAxis) -> [String] {
    var found: [String] = []
    for (index, section) in sections.enumerated() {
      func meets(_ frames: [CGRect]) -> Bool {
        let lows = frames.map { axis == .vertical ? $0.minY : $0.minX }
        let highs = frames.map { axis == .vertical ? $0.maxY : $0.maxX }
        return (lows.min() ?? .infinity) <= end && (highs.max() ?? -.infinity) >= start
      }
      if let header = section.header, meets([header]) { found.append("\(index) header") }
      var item = 0
      for line in section.lines {
        if meets(line) { found += (item..<item + line.count).map { "\(index) \($0)" } }
        item += line.count
      }
      if let footer = section.footer, meets([footer]) { found.append("\(index) footer") }
    }
    return found
  }

  private typealias Line = (items: [Int], starts: [CGFloat])

  private static func lines(
    _ sizes: [CGSize], input: FlowSection, available: CGFloat, _ areEstimated: Bool
  ) -> [Line] {
    guard let first = sizes.first else { return [] }
    let s = input.interitemSpacing
    let left = input.inset.left
    let isUniform = sizes.allSatisfy {
      $0.width == first.width && (areEstimated || $0.height == first.height)
    }
    if isUniform {
      let w = first.width
      var n = 1
      if w + s > 0 {
        n = max(1, Int(((available + s) / (w + s)).rounded(.down)))
      } else if w <= available {
        n = sizes.count
      }
      return stride(from: 0, to: sizes.count, by: n).map { start in
        let items = Array(start..<min(start + n, sizes.count))
        let leftover = (available - w) / 2
        if n == 1 { return (items, [left + (areEstimated ? max(0, leftover) : leftover)]) }
        let gap = (available - CGFloat(n) * w) / CGFloat(n - 1)
        return (items, items.indices.map { left + CGFloat($0) * (w + gap) })
      }
    }
    var breaks: [[Int]] = []
    for item in sizes.indices {
      if let line = breaks.last {
        var used = sizes[line[0]].width
        for other in line.dropFirst() { used = used + s + sizes[other].width }
        if used + s + sizes[item].width <= available {
          breaks[breaks.count - 1].append(item)
          continue
        }
      }
      breaks.append([item])
    }
    return breaks.enumerated().map { number, items in
      let isLast = number == breaks.count - 1
      let lengths = items.map { sizes[$0].width }
      if items.count == 1 {
        let twinFits = 2 * lengths[0] + s < available
        return (items, [left + (isLast && twinFits ? 0 : max(0, (available - lengths[0]) / 2))])
      }
      let gap =
        isLast ? s : (available - lengths.reduce(0, +)) / CGFloat(items.count - 1)
      return (items, items.indices.map { lengths[..<$0].reduce(left, +) + CGFloat($0) * gap })
    }
  }

  private static func bar(
    y: CGFloat, height: CGFloat, width: CGFloat, grid: PixelGrid
  ) -> CGRect? {
    guard height > 0 else { return nil }
    return CGRect(x: 0, y: grid.rounded(y), width: width, height: height)
  }

  private mutating func transpose() {
    contentSize = contentSize.transposed
    for index in sections.indices {
      sections[index].header = sections[index].header?.transposed
      sections[index].footer = sections[index].footer?.transposed
      sections[index].lines = sections[index].lines.map { $0.map(\.transposed) }
    }
  }
}

extension CGSize {
  var transposed: CGSize { CGSize(width: height, height: width) }
}

extension CGRect {
  var transposed: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}

extension GridEdgeInsets {
  var transposed: GridEdgeInsets {
    GridEdgeInsets(top: left, left: top, bottom: right, right: bottom)
  }
}

extension FlowItems {
  /// The sizes of these items, each written out.
  var writtenOut: FlowItems { .sizes((0..<count).map { self[$0] }) }
}

extension FlowSection {
  var transposed: FlowSection {
    var section = self
    section.inset = inset.transposed
    section.items = .sizes((0..<items.count).map { items[$0].transposed })
    return section
  }
}

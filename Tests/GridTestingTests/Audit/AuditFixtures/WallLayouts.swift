import GridTesting

/// A wall of pictures, each under the shortest column, now and then a panorama turned upright.
///
/// Walks from the first hit in a rectangle outwards until an element does not reach it: taller ones
/// further back are lost.
final class MasonryLayout: AppLayout {
  override func place(_ counts: [Int]) -> CGFloat {
    let side = max(0, (width - 32) / 3)
    var y: CGFloat = 0
    for (section, count) in counts.enumerated() {
      addBar(section, y: y, height: 36)
      let top = y + 44
      var bottoms = [top, top, top]
      for item in 0..<count {
        let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
        let height = item % 9 == 4 ? 700 : CGFloat(50 + item * 37 % 70)
        let x = 8 + CGFloat(column) * (side + 8)
        addCell(section, item, CGRect(x: x, y: bottoms[column], width: side, height: height))
        bottoms[column] += height + 8
      }
      y = count == 0 ? top + 8 : bottoms.reduce(top, max)
    }
    elements.sort { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    return y
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    if isMended { return super.layoutAttributesForElements(in: rect) }
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      let frame = elements[middle].frame
      if frame.maxY < rect.minY {
        low = middle + 1
      } else if frame.minY > rect.maxY {
        high = middle
      } else {
        return Array(elements[..<middle].reversed().prefix { $0.frame.maxY >= rect.minY })
          + elements[middle...].prefix { $0.frame.minY <= rect.maxY }
      }
    }
    return []
  }
}

/// Rows of photos that end flush at both sides, with a date above each section. The last row of a
/// section is not blown up. Scales the gaps of a row with its photos.
final class JustifiedPhotosLayout: AppLayout {
  override func place(_ counts: [Int]) -> CGFloat {
    var y: CGFloat = 0
    for (section, count) in counts.enumerated() {
      if section > 0 { y += 20 }
      addBar(section, y: y, height: 32)
      y += 32
      var row: [CGFloat] = []
      for item in 0..<count {
        row.append([0.75, 1.5, 1.33, 0.67, 1][item % 5] * 110)
        let full = row.reduce(0, +) + CGFloat(row.count - 1) * 4
        guard full >= width || item == count - 1 else { continue }
        let frames = frames(of: row, fill: min(full, width), y: y)
        for (place, frame) in frames.enumerated() {
          addCell(section, item - frames.count + 1 + place, frame)
        }
        y = frames[0].maxY + (item == count - 1 ? 0 : 4)
        row = []
      }
    }
    return y
  }

  /// Photos side by side that together are `fill` wide.
  private func frames(of widths: [CGFloat], fill: CGFloat, y: CGFloat) -> [CGRect] {
    let photos = widths.reduce(0, +)
    let gaps = CGFloat(widths.count - 1) * 4
    let scale = isMended ? (fill - gaps) / photos : fill / (photos + gaps)
    var x: CGFloat = 0
    return widths.map { width in
      defer { x += width * scale + 4 * (isMended ? 1 : scale) }
      return CGRect(x: x, y: y, width: width * scale, height: 110 * scale)
    }
  }
}

/// Tags that follow each other like words, one name in eight longer than a phone is wide. Keeps the
/// sizes that it measured for another width.
final class TagCloudLayout: AppLayout {
  private var measured: [IndexPath: CGSize] = [:]

  override func place(_ counts: [Int]) -> CGFloat {
    if isMended { measured = [:] }
    let room = max(0, width - 24)
    var y: CGFloat = 0
    for (section, count) in counts.enumerated() {
      addBar(section, y: y, height: 30)
      y += 34
      var (x, line) = (CGFloat.zero, CGFloat.zero)
      for item in 0..<count {
        let size = size(ofTagAt: [section, item], room: room)
        if x > 0, x + size.width > room {
          y += line + 6
          (x, line) = (0, 0)
        }
        addCell(section, item, CGRect(origin: CGPoint(x: 12 + x, y: y), size: size))
        line = max(line, size.height)
        x += size.width + 6
      }
      y += line + 16
    }
    return y
  }

  private func size(ofTagAt path: IndexPath, room: CGFloat) -> CGSize {
    if let size = measured[path] { return size }
    let natural = (path.item % 8 == 3 ? 420 : CGFloat(30 + path.item * 29 % 80)) + 12
    let lines = room > 0 ? max(1, (natural / room).rounded(.up)) : 1
    let size = CGSize(width: min(natural, room), height: lines * 18 + 12)
    measured[path] = size
    return size
  }

  override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
    // Other tags may be at the same paths now.
    if context.invalidateEverything || context.invalidateDataSourceCounts { measured = [:] }
    super.invalidateLayout(with: context)
  }
}

/// Widgets on four columns of square units, each at the first place where it fits. Looks only at
/// the first row of the place that a tall widget would take.
final class DashboardLayout: AppLayout {
  private static let sizes = [(1, 1), (2, 2), (1, 2), (1, 1), (2, 1), (3, 2), (1, 3)]

  override func place(_ counts: [Int]) -> CGFloat {
    let pitch = max(0, (width - 58) / 4) + 10
    var y: CGFloat = 0
    for (section, count) in counts.enumerated() {
      addBar(section, y: y, height: 38)
      y += 38
      var bottom = y
      // Units are numbered row by row.
      var taken: Set<Int> = []
      var firstFree = 0
      for item in 0..<count {
        let (columns, rows) = Self.sizes[item % Self.sizes.count]
        func units(from start: Int, rows: Int) -> [Int] {
          (0..<rows).flatMap { row in (0..<columns).map { start + 4 * row + $0 } }
        }
        var start = firstFree
        while start % 4 + columns > 4
          || !taken.isDisjoint(with: units(from: start, rows: isMended ? rows : 1))
        { start += 1 }
        taken.formUnion(units(from: start, rows: rows))
        while taken.contains(firstFree) { firstFree += 1 }
        let frame = CGRect(
          x: 14 + CGFloat(start % 4) * pitch, y: y + CGFloat(start / 4) * pitch,
          width: CGFloat(columns) * pitch - 10, height: CGFloat(rows) * pitch - 10)
        addCell(section, item, frame)
        bottom = max(bottom, frame.maxY)
      }
      y = bottom + 14
    }
    return y
  }
}

/// A table that scrolls both ways: a section is a row, an item a cell. Every row has its number at
/// the left, every second one is shaded. Gives every row as many cells as the longest has.
final class SpreadsheetLayout: AppLayout {
  private var contentWidth: CGFloat = 0

  override func place(_ counts: [Int]) -> CGFloat {
    let most = counts.max() ?? 0
    let edges = (0..<most).reduce(into: [32 as CGFloat]) { edges, column in
      edges.append(edges[column] + (column == 0 ? 121 : 71))
    }
    contentWidth = counts.isEmpty ? 0 : edges[most] - 1
    var y: CGFloat = 0
    for (row, count) in counts.enumerated() {
      let height: CGFloat = row == 0 ? 40 : 28
      for column in 0..<(isMended ? count : most) {
        let width = edges[column + 1] - edges[column] - 1
        addCell(row, column, CGRect(x: edges[column], y: y, width: width, height: height))
      }
      add(
        GridViewLayoutAttributes(
          supplementary: "row number", [row, 0],
          frame: CGRect(x: 0, y: y, width: 31, height: height)))
      if row % 2 == 1 {
        addMark([row, 0], CGRect(x: 0, y: y, width: contentWidth, height: height), zIndex: -1)
      }
      y += height + 1
    }
    return max(0, y - 1)
  }

  override var collectionViewContentSize: CGSize { CGSize(width: contentWidth, height: height) }
}

import GridTesting

// Small grids that place something wrongly.

/// Lines nearer to each other than they are high.
final class TightGrid: PlainGridLayout {
  override func frame(_ section: Int, _ item: Int) -> CGRect {
    var frame = super.frame(section, item)
    frame.size.height += gap + 5
    return frame
  }

  override func linesHeight(_ count: Int) -> CGFloat {
    count == 0 ? 0 : super.linesHeight(count) + gap + 5
  }
}

/// Headers stay at the top, at a z of their own or at that of cells.
final class StickyGrid: PlainGridLayout {
  private let barIndex: Int

  init(barIndex: Int = 0) {
    self.barIndex = barIndex
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func headerFrame(_ section: Int) -> CGRect? {
    guard var frame = super.headerFrame(section) else { return nil }
    let end = top(section) + extent(section) - frame.height
    frame.origin.y = max(frame.minY, min(collectionView?.bounds.minY ?? 0, end))
    return frame
  }

  override func bar(
    _ kind: String, _ path: IndexPath, _ frame: CGRect?
  ) -> GridViewLayoutAttributes? {
    let bar = super.bar(kind, path, frame)
    bar?.zIndex = barIndex
    return bar
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// Takes a fixed width away without a limit.
final class NegativeGrid: PlainGridLayout {
  override var columnWidth: CGFloat { (width - 400) / CGFloat(columns) }
}

/// Divides by the number of lines but one.
final class SpreadGrid: PlainGridLayout {
  override func frame(_ section: Int, _ item: Int) -> CGRect {
    var frame = super.frame(section, item)
    let lines = (counts[section] + columns - 1) / columns
    frame.origin.y += 0 / CGFloat(lines - 1)
    return frame
  }
}

/// Shrinks what is far down until it turns over.
final class ShrinkingGrid: PlainGridLayout {
  override func cell(_ section: Int, _ item: Int) -> GridViewLayoutAttributes {
    let attributes = super.cell(section, item)
    let scale = 1 - CGFloat(item) / 8
    attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
    return attributes
  }
}

/// Lowers each column a little, so that the first is the shortest.
final class EpsilonGrid: PlainGridLayout {
  override func frame(_ section: Int, _ item: Int) -> CGRect {
    super.frame(section, item).offsetBy(dx: 0, dy: CGFloat(item % columns) * 0.001)
  }
}

/// Rounds widths to whole points and lets the gaps take what is left.
final class RoundingGrid: PlainGridLayout {
  override func frame(_ section: Int, _ item: Int) -> CGRect {
    var frame = super.frame(section, item)
    frame.size.width = frame.width.rounded(.down)
    return frame
  }
}

/// A gap above every line, the first one included.
final class LeadingGapGrid: PlainGridLayout {
  override func frame(_ section: Int, _ item: Int) -> CGRect {
    super.frame(section, item).offsetBy(dx: 0, dy: gap)
  }

  override func linesHeight(_ count: Int) -> CGFloat {
    count == 0 ? 0 : super.linesHeight(count) + gap
  }
}

/// Takes the last gap off where there is no line.
final class CollapsingGrid: PlainGridLayout {
  override func linesHeight(_ count: Int) -> CGFloat {
    CGFloat((count + columns - 1) / columns) * (lineHeight + gap) - gap
  }
}

/// A header that is longer than the room above the lines.
final class LongHeaderGrid: PlainGridLayout {
  override func headerFrame(_ section: Int) -> CGRect? {
    var frame = super.headerFrame(section)
    frame?.size.height += 5
    return frame
  }
}

/// Lines of tiles of one size, as many as fit.
class TileGrid: PlainGridLayout {
  let tile: CGFloat = 100

  override func prepare() {
    super.prepare()
    columns = max(1, fitting(in: width - inset.left - inset.right))
  }

  override var columnWidth: CGFloat { tile }

  func fitting(in room: CGFloat) -> Int { Int((room + gap) / (tile + gap)) }
}

/// Forgets that the last tile has no gap behind it.
final class ShortLineGrid: TileGrid {
  override func fitting(in room: CGFloat) -> Int { Int(room / (tile + gap)) }
}

/// Columns of given widths.
class WeightedGrid: PlainGridLayout {
  var widths: [CGFloat] = [90, 140, 50] { didSet { columns = widths.count } }

  override func prepare() {
    columns = widths.count
    super.prepare()
  }

  override func frame(_ section: Int, _ item: Int) -> CGRect {
    var frame = super.frame(section, item)
    frame.origin.x = inset.left + start(ofColumn: item % columns)
    frame.size.width = widths[item % columns]
    return frame
  }

  func start(ofColumn column: Int) -> CGFloat {
    widths[..<column].reduce(0, +) + CGFloat(column) * gap
  }
}

/// Multiplies the first width instead of adding all.
final class MisplacingGrid: WeightedGrid {
  override func start(ofColumn column: Int) -> CGFloat { CGFloat(column) * (widths[0] + gap) }
}

/// All items side by side.
class StripLayout: PlainGridLayout {
  override func frame(_ section: Int, _ item: Int) -> CGRect {
    CGRect(
      x: CGFloat(counts[..<section].reduce(item, +)) * 60, y: 0, width: 50, height: 50)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: max(0, CGFloat(counts.reduce(0, +)) * 60 - 10), height: 50)
  }
}

/// Begins a second line after five items.
final class WrappingStripLayout: StripLayout {
  override func frame(_ section: Int, _ item: Int) -> CGRect {
    CGRect(x: CGFloat(item % 5) * 60, y: CGFloat(item / 5) * 60, width: 50, height: 50)
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 290, height: 110) }
}

/// Items on a circle in the middle of the view.
class RingLayout: PlainGridLayout {
  var radius: CGFloat { min(width, collectionView?.bounds.height ?? 0) / 2 - 30 }

  override func frame(_ section: Int, _ item: Int) -> CGRect {
    let step = 2 * CGFloat.pi / CGFloat(counts.reduce(0, +))
    let angle = step * CGFloat(counts[..<section].reduce(item, +))
    // Neighbours do not meet.
    let side = min(40, step > 3.2 ? 40 : 1.4 * radius * sin(step / 2))
    let size = collectionViewContentSize
    return CGRect(
      x: (size.width - side) / 2 + radius * cos(angle),
      y: (size.height - side) / 2 + radius * sin(angle), width: side, height: side)
  }

  override var collectionViewContentSize: CGSize {
    let inset = collectionView?.adjustedContentInset ?? .zero
    let height = (collectionView?.bounds.height ?? 0) - inset.top - inset.bottom
    return CGSize(width: width, height: max(0, height))
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}

/// Takes the radius from the height, whatever the width.
final class TallRingLayout: RingLayout {
  override var radius: CGFloat { (collectionView?.bounds.height ?? 0) / 2 - 30 }
}

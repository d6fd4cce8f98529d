import GridTesting

/// Columns of rows, written as a user would: everything is computed in `prepare()`, and answers are
/// filters. Right as it is; what goes wrong is for subclasses.
///
/// Every seventh item or so is tall.
class ColumnsLayout: GridViewLayout {
  var frames: [[CGRect]] = []
  var width: CGFloat = 0
  let columns = 2
  let gap: CGFloat = 4

  func height(_ item: Int) -> CGFloat { item % 5 == 1 ? 150 : 30 }

  override func prepare() {
    super.prepare()
    guard let grid = collectionView else { return }
    width = grid.bounds.width
    frames = place(counts: (0..<grid.numberOfSections).map { grid.numberOfItems(inSection: $0) })
  }

  func place(counts: [Int]) -> [[CGRect]] {
    let side = (width - gap) / 2
    var top: CGFloat = 0
    return counts.map { count in
      var bottoms = [top, top]
      let section = (0..<count).map { item in
        let column = bottoms[0] <= bottoms[1] ? 0 : 1
        let frame = CGRect(
          x: CGFloat(column) * (side + gap), y: bottoms[column], width: side, height: height(item))
        bottoms[column] = frame.maxY + gap
        return frame
      }
      top = bottoms.max() ?? top
      return section
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: frames.joined().map(\.maxY).max() ?? 0)
  }

  func attributes(_ section: Int, _ item: Int) -> GridViewLayoutAttributes {
    return GridViewLayoutAttributes(
      cell: IndexPath(item: item, section: section), frame: frames[section][item])
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    var found: [GridViewLayoutAttributes] = []
    for section in frames.indices {
      for item in frames[section].indices where frames[section][item].overlaps(rect) {
        found.append(attributes(section, item))
      }
    }
    return found
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    frames.indices.contains(indexPath.section)
      && frames[indexPath.section].indices.contains(indexPath.item)
      ? attributes(indexPath.section, indexPath.item) : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != width
  }
}

/// `ColumnsLayout` with items of one height.
class EvenColumnsLayout: ColumnsLayout {
  override func height(_ item: Int) -> CGFloat { 30 }
}

/// Takes frames from before where an item was inserted into the second section, a point off.
final class StaleCacheLayout: EvenColumnsLayout {
  private var oldWidth: CGFloat = 0

  override func place(counts: [Int]) -> [[CGRect]] {
    let new = super.place(counts: counts)
    defer { oldWidth = width }
    guard oldWidth == width, frames.count == new.count, counts.count > 1,
      counts[0] == frames[0].count, counts[1] == frames[1].count + 1, counts[1] > 2
    else { return new }
    var stale = new
    for item in 0..<(counts[1] / 2) { stale[1][item] = frames[1][item].offsetBy(dx: 0, dy: 1) }
    return stale
  }
}

/// After a resize the columns are as wide as before while the grid is scrolled.
final class ScrolledResizeLayout: ColumnsLayout {
  private var side: CGFloat?

  override func place(counts: [Int]) -> [[CGRect]] {
    let isScrolled = (collectionView?.bounds.minY ?? 0) > 20
    let new = super.place(counts: counts)
    guard isScrolled, let side, !new.isEmpty else {
      side = (width - gap) / 2
      return new
    }
    return new.map { $0.map { CGRect(x: $0.minX, y: $0.minY, width: side, height: $0.height) } }
  }
}

/// Looks for the first frame of a rectangle as if each reached at least as far down as those
/// before.
final class BinarySearchLayout: ColumnsLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    var found: [GridViewLayoutAttributes] = []
    for section in frames.indices {
      let list = frames[section]
      var low = 0
      var high = list.count
      while low < high {
        let middle = (low + high) / 2
        if list[middle].maxY <= rect.minY { low = middle + 1 } else { high = middle }
      }
      for item in low..<list.count where list[item].overlaps(rect) {
        found.append(attributes(section, item))
      }
    }
    return found
  }
}

/// Answers by path with another frame for one item of each section.
final class OtherFrameLayout: ColumnsLayout {
  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    guard let answer = super.layoutAttributesForItem(at: indexPath) else { return nil }
    if indexPath.item == 3 { answer.frame.origin.y += 50 }
    return answer
  }
}

/// Leaves the last item of a long section out.
final class ShortLayout: ColumnsLayout {
  override func place(counts: [Int]) -> [[CGRect]] {
    super.place(counts: counts).map { $0.count > 3 ? Array($0.dropLast()) : $0 }
  }
}

/// Lets the first item of a section lie on the last of the one before.
final class CoveringLayout: ColumnsLayout {
  override func place(counts: [Int]) -> [[CGRect]] {
    var frames = super.place(counts: counts)
    for section in frames.indices.dropFirst() where !frames[section].isEmpty {
      frames[section][0].origin.y -= gap + 5
    }
    return frames
  }
}

/// Does not know the last item of a section by its path.
final class LostPathLayout: ColumnsLayout {
  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    indexPath.item == frames[indexPath.section].count - 1
      ? nil : super.layoutAttributesForItem(at: indexPath)
  }
}

/// Answers with everything, whatever is asked for.
final class WholeAnswerLayout: ColumnsLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: .infinite)
  }
}

/// Divides by a count that can be 0.
final class NilFrameLayout: ColumnsLayout {
  override func place(counts: [Int]) -> [[CGRect]] {
    let share = CGFloat(counts.count { $0 == 0 })
    return super.place(counts: counts).map { section in
      section.map { $0.offsetBy(dx: 0, dy: share == 2 ? 1 / (share - 2) : 0) }
    }
  }
}

/// Is a point less high after its second preparation, for ever.
final class OnceHigherLayout: ColumnsLayout {
  private var preparations = 0

  override func prepare() {
    super.prepare()
    preparations += 1
  }

  override var collectionViewContentSize: CGSize {
    let size = super.collectionViewContentSize
    return CGSize(width: size.width, height: size.height + (preparations < 2 ? 1 : 0))
  }
}

/// Rows under a header each: the header is as long as it was for the first width.
final class StaleHeaderLayout: PlacedLayout {
  private var headerWidth: CGFloat?

  override func place(_ counts: [Int]) -> CGFloat {
    headerWidth = headerWidth ?? width
    var y: CGFloat = 0
    for (section, count) in counts.enumerated() {
      addBar(section, y: y, height: 20)
      elements.last?.frame.size.width = headerWidth ?? 0
      y += 20
      for item in 0..<count {
        addCell(section, item, CGRect(x: 0, y: y, width: width, height: 30))
        y += 30
      }
    }
    return y
  }
}

/// Does not lay out anew when the width changes.
final class DeafLayout: ColumnsLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}

/// Keeps the height of a row that was reloaded or deleted for the row that takes its place, when
/// more than ten rows are left.
final class KeptHeightLayout: ColumnsLayout {
  private var counts: [Int] = []
  private var kept: [Int: CGFloat] = [:]

  override func height(_ item: Int) -> CGFloat { kept[item] ?? super.height(item) }

  override func prepare(forCollectionViewUpdates updateItems: [GridViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems where update.updateAction == .delete {
      if let path = update.indexPathBeforeUpdate, path.count == 2, path.item == 1 { kept[1] = 77 }
    }
  }
}

/// Its content ends a row early.
final class ShortContentLayout: EvenColumnsLayout {
  override var collectionViewContentSize: CGSize {
    let size = super.collectionViewContentSize
    return CGSize(width: size.width, height: max(0, size.height - 30))
  }
}

/// Tells a layout how high items are.
final class Heights: NSObject {
  let height: CGFloat = 30
}

/// Knows heights only by its delegate; of the others it makes items that lie on each other.
final class DelegateLayout: ColumnsLayout {
  weak var heights: Heights?

  override func height(_ item: Int) -> CGFloat { heights?.height ?? 10 }

  override func attributes(_ section: Int, _ item: Int) -> GridViewLayoutAttributes {
    let attributes = super.attributes(section, item)
    if heights != nil { attributes.frame.size.height += 20 }
    return attributes
  }
}

/// Its first item sticks to the upper edge, by a change of the object that it keeps: it never goes
/// back.
final class InPlaceHeaderLayout: EvenColumnsLayout {
  private var kept: [IndexPath: GridViewLayoutAttributes] = [:]

  override func prepare() {
    super.prepare()
    kept = [:]
  }

  override func attributes(_ section: Int, _ item: Int) -> GridViewLayoutAttributes {
    let path = IndexPath(item: item, section: section)
    let attributes = kept[path] ?? super.attributes(section, item)
    kept[path] = attributes
    if path == [0, 0], let collectionView {
      attributes.frame.origin.y = max(attributes.frame.minY, collectionView.bounds.minY)
    }
    return attributes
  }

  // By the places that it knows: what sticks is not among them.
  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    frames.indices.flatMap { section in
      frames[section].indices.map { attributes(section, $0) }
    }.filter { $0.frame.overlaps(rect) }
  }
}

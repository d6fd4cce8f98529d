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
    let attributes = GridViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
    attributes.frame = frames[section][item]
    return attributes
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

/// The same with items of one height.
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

/// Looks for the first frame of a rectangle as if each reached at least as far down as those before.
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

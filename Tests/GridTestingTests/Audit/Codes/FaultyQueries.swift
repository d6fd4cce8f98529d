import GridTesting

// Small grids that answer one question wrongly.

/// Answers rectangles from a list of everything.
class ListingGrid: PlainGridLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    elements().filter { $0.frame.overlaps(rect) }
  }
}

final class DeafGrid: PlainGridLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    elements()
  }
}

final class ShiftedItemGrid: PlainGridLayout {
  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    let item = super.layoutAttributesForItem(at: indexPath)
    item?.frame.origin.y -= inset.top
    return item
  }
}

final class SilentItemGrid: PlainGridLayout {
  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    nil
  }
}

/// Looks up by position in a flat list and forgets the sections.
final class FlatListGrid: PlainGridLayout {
  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    let cells = elements().filter { $0.representedElementCategory == .cell }
    return indexPath.item < cells.count ? cells[indexPath.item] : nil
  }
}

final class TwiceGrid: ListingGrid {
  override func elements() -> [GridViewLayoutAttributes] {
    super.elements() + (counts.first ?? 0 > 0 ? [cell(0, 0)] : [])
  }
}

/// Names headers by their section alone.
final class ShortPathGrid: ListingGrid {
  override func elements() -> [GridViewLayoutAttributes] {
    let short = counts.indices.compactMap {
      bar(GridView.elementKindSectionHeader, IndexPath(index: $0), headerFrame($0))
    }
    return super.elements().filter {
      $0.representedElementKind != GridView.elementKindSectionHeader
    } + short
  }
}

final class OneMoreGrid: ListingGrid {
  override func elements() -> [GridViewLayoutAttributes] {
    super.elements() + counts.indices.map { cell($0, counts[$0]) }
  }
}

/// Leaves out the last item, as loops to `count - 1` do.
final class OneLessGrid: ListingGrid {
  private func exists(_ path: IndexPath) -> Bool { path.item < counts[path.section] - 1 }

  override func elements() -> [GridViewLayoutAttributes] {
    super.elements().filter { $0.representedElementCategory != .cell || exists($0.indexPath) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).flatMap { exists($0.indexPath) ? $0 : nil }
  }
}

/// Takes headers for decorations.
final class HeaderDecorationGrid: PlainGridLayout {
  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }
}

/// Has a header even where it has no height.
final class FlatHeaderGrid: PlainGridLayout {
  override func headerFrame(_ section: Int) -> CGRect? {
    CGRect(x: 0, y: top(section), width: width, height: headerHeight)
  }
}

/// Computes an arrangement, and answers from another one.
final class ForgottenGrid: PlainGridLayout {
  private var arranged: [GridViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    arranged = elements()
    for attributes in arranged { attributes.frame.origin.x += 4 }
  }
}

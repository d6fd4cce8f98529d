import GridTesting

@MainActor
protocol JustifiedPhotosLayoutDelegate: AnyObject {
  /// Width over height.
  func justifiedPhotos(
    _ layout: JustifiedPhotosLayout, aspectRatioOfPhotoAt indexPath: IndexPath
  ) -> CGFloat
}

/// Rows of photos that end flush at both sides: photos keep their proportions, and each row is as
/// tall as makes it fill the width. The last row of a day keeps its height.
class JustifiedPhotosLayout: GridViewLayout {
  var rowHeight: CGFloat = 110 { didSet { if rowHeight != oldValue { invalidateLayout() } } }
  var gap: CGFloat = 4 { didSet { if gap != oldValue { invalidateLayout() } } }
  var dateHeight: CGFloat = 32
  var dayGap: CGFloat = 20
  weak var delegate: (any JustifiedPhotosLayoutDelegate)?

  private var photos: [[GridViewLayoutAttributes]] = []
  private var dates: [GridViewLayoutAttributes] = []
  private var contentSize = CGSize.zero
  private var preparedWidth: CGFloat?

  override func prepare() {
    super.prepare()
    photos.removeAll()
    dates.removeAll()
    contentSize = .zero
    guard let collectionView else { return }
    preparedWidth = collectionView.bounds.width
    let inset = collectionView.adjustedContentInset
    let width = max(0, collectionView.bounds.width - inset.left - inset.right)
    var y: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      if section > 0 { y += dayGap }
      dates.append(date(of: section, y: y, width: width))
      y += dateHeight
      y = placeRows(
        ofSection: section, count: collectionView.numberOfItems(inSection: section), from: y,
        width: width)
    }
    contentSize = CGSize(width: width, height: y)
  }

  private func placeRows(
    ofSection section: Int, count: Int, from top: CGFloat, width: CGFloat
  ) -> CGFloat {
    var placed: [GridViewLayoutAttributes] = []
    var row: [(path: IndexPath, width: CGFloat)] = []
    var rowWidth: CGFloat = 0
    var y = top
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      let ratio = max(0.2, delegate?.justifiedPhotos(self, aspectRatioOfPhotoAt: path) ?? 1)
      row.append((path, ratio * rowHeight))
      rowWidth += ratio * rowHeight
      let full = rowWidth + CGFloat(row.count - 1) * gap
      guard full >= width || item == count - 1 else { continue }
      // A last row that is not full is not blown up.
      let isFull = full >= width
      let frames = self.frames(ofWidths: row.map(\.width), fill: isFull ? width : full, y: y)
      for (photo, frame) in zip(row, frames) {
        let attributes = GridViewLayoutAttributes(forCellWith: photo.path)
        attributes.frame = frame
        placed.append(attributes)
      }
      y = (frames.first?.maxY ?? y) + gap
      row.removeAll()
      rowWidth = 0
    }
    photos.append(placed)
    return count > 0 ? y - gap : y
  }

  /// Photos side by side that together are `fill` wide.
  fileprivate func frames(ofWidths widths: [CGFloat], fill: CGFloat, y: CGFloat) -> [CGRect] {
    let full = widths.reduce(0, +) + CGFloat(widths.count - 1) * gap
    let scale = fill / full
    var x: CGFloat = 0
    return widths.map { width in
      let frame = CGRect(x: x * scale, y: y, width: width * scale, height: rowHeight * scale)
      x += width + gap
      return frame
    }
  }

  private func date(of section: Int, y: CGFloat, width: CGFloat) -> GridViewLayoutAttributes {
    return GridViewLayoutAttributes(
      supplementary: GridView.elementKindSectionHeader, IndexPath(item: 0, section: section),
      frame: CGRect(x: 0, y: y, width: width, height: dateHeight))
  }

  override var collectionViewContentSize: CGSize { contentSize }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    var found: [GridViewLayoutAttributes] = []
    for section in photos.indices {
      if dates[section].frame.overlaps(rect) { found.append(dates[section]) }
      found += photos[section].filter { $0.frame.overlaps(rect) }
    }
    return found
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    guard photos.indices.contains(indexPath.section),
      photos[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return photos[indexPath.section][indexPath.item]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    guard elementKind == GridView.elementKindSectionHeader,
      dates.indices.contains(indexPath.section)
    else { return nil }
    return dates[indexPath.section]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != preparedWidth
  }
}

final class MendedJustifiedPhotosLayout: JustifiedPhotosLayout {
  fileprivate override func frames(
    ofWidths widths: [CGFloat], fill: CGFloat, y: CGFloat
  ) -> [CGRect] {
    let gaps = CGFloat(widths.count - 1) * gap
    let scale = (fill - gaps) / widths.reduce(0, +)
    var x: CGFloat = 0
    return widths.map { width in
      let frame = CGRect(x: x, y: y, width: width * scale, height: rowHeight * scale)
      x += width * scale + gap
      return frame
    }
  }
}

/// Photos of a day out, upright and wide ones mixed.
final class DayOut: JustifiedPhotosLayoutDelegate {
  func justifiedPhotos(
    _ layout: JustifiedPhotosLayout, aspectRatioOfPhotoAt indexPath: IndexPath
  ) -> CGFloat { [0.75, 1.5, 1.33, 0.67, 1][indexPath.item % 5] }
}

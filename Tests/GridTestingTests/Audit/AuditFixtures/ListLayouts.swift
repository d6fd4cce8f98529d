import GridTesting

/// A line down the middle with entries to the left and right of it in turn, a year above each
/// section, and a dot on the line beside every entry.
///
/// Goes on, in the next preparation, on the side where the last one ended.
class TimelineLayout: AppLayout {
  private var isLeft = true
  fileprivate var startsAtLeft: Bool { isMended }

  override func place(_ counts: [Int]) -> CGFloat {
    if startsAtLeft { isLeft = true }
    let middle = width / 2
    var y: CGFloat = 0
    for (section, count) in counts.enumerated() {
      addBar(section, y: y, height: 40)
      y += 40
      for item in 0..<count {
        let frame = CGRect(
          x: isLeft ? 10 : middle + 12, y: y, width: max(0, middle - 22),
          height: CGFloat(40 + item % 4 * 15))
        addCell(section, item, frame)
        addMark([section, item], CGRect(x: middle - 5, y: frame.midY - 5, width: 10, height: 10))
        isLeft.toggle()
        y = frame.maxY + (item == count - 1 ? 0 : 12)
      }
    }
    return y
  }

  /// New entries come in from their own side of the line.
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    let entry = layoutAttributesForItem(at: itemIndexPath)?.copy() as? GridViewLayoutAttributes
    entry?.center.x += (entry?.center.x ?? 0) < width / 2 ? -40 : 40
    entry?.alpha = 0
    return entry
  }
}

/// Looks an entry up among the few that are on screen: a switch to the layout would stop.
final class OnScreenTimelineLayout: TimelineLayout {
  override var startsAtLeft: Bool { true }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    if isMended { return super.layoutAttributesForItem(at: indexPath) }
    return layoutAttributesForElements(in: collectionView?.bounds ?? .zero)?.first {
      $0.representedElementCategory == .cell && $0.indexPath == indexPath
    }
  }
}

/// Contacts: rows under a letter that stays at the top while its rows pass below it. Places every
/// row again for each frame of a scroll, to move one header.
final class StickyHeaderLayout: AppLayout {
  /// Says that only headers moved.
  private final class Context: GridViewLayoutInvalidationContext {
    var onlyMovesHeaders = false
  }

  private var sections: [(top: CGFloat, bottom: CGFloat)] = []
  private var isPlaced = false

  override class var invalidationContextClass: AnyClass { Context.self }

  override var keepsPlaces: Bool { isMended && isPlaced }

  override func place(_ counts: [Int]) -> CGFloat {
    isPlaced = true
    sections = []
    var y: CGFloat = 0
    for (section, count) in counts.enumerated() {
      let top = y
      y += 28
      for item in 0..<count {
        let frame = CGRect(x: 0, y: y, width: width, height: item % 5 == 0 ? 60 : 44)
        addCell(section, item, frame)
        y = frame.maxY + (item == count - 1 ? 0 : 1)
      }
      sections.append((top, y))
    }
    return y
  }

  /// The header of a section where the offset of the moment puts it.
  private func header(_ index: Int) -> GridViewLayoutAttributes {
    let top = (collectionView?.bounds.minY ?? 0) + (collectionView?.adjustedContentInset.top ?? 0)
    let y = max(sections[index].top, min(top, sections[index].bottom - 28))
    let header = GridViewLayoutAttributes(
      supplementary: GridView.elementKindSectionHeader, [index, 0],
      frame: CGRect(x: 0, y: y, width: width, height: 28))
    header.zIndex = 10
    return header
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    let near = sections.indices.filter {
      sections[$0].top < rect.maxY && sections[$0].bottom > rect.minY
    }
    let headers = near.map { header($0) }.filter { $0.frame.overlaps(rect) }
    return headers + (super.layoutAttributesForElements(in: rect) ?? [])
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    elementKind == GridView.elementKindSectionHeader && sections.indices.contains(indexPath.section)
      ? header(indexPath.section) : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> GridViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard newBounds.width == preparedWidth else { return context }
    (context as? Context)?.onlyMovesHeaders = true
    context.invalidateSupplementaryElements(
      ofKind: GridView.elementKindSectionHeader,
      at: sections.indices.map { IndexPath(item: 0, section: $0) })
    return context
  }

  override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
    if (context as? Context)?.onlyMovesHeaders != true { isPlaced = false }
    super.invalidateLayout(with: context)
  }
}

/// A wallet: cards lie over one another, each showing its title strip. Ends a stack one strip below
/// the last card's top.
final class CardStackLayout: AppLayout {
  override class var layoutAttributesClass: AnyClass { AppAttributes.self }

  override func place(_ counts: [Int]) -> CGFloat {
    var y: CGFloat = 0
    for (section, count) in counts.enumerated() {
      addBar(section, y: y, height: 44)
      elements.last?.zIndex = -1
      y += 44
      for item in 0..<count {
        let card = AppAttributes(forCellWith: [section, item])
        card.frame = CGRect(x: 16, y: y, width: max(0, width - 32), height: 200)
        card.zIndex = item
        card.value = CGFloat(item) / 10
        add(card)
        y = isMended && item == count - 1 ? card.frame.maxY : y + 56
      }
      y += 16
    }
    return y
  }

  /// Comes to rest with a whole strip at the top.
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let grid = collectionView else { return proposedContentOffset }
    let inset = grid.adjustedContentInset
    let last = max(-inset.top, height + inset.bottom - grid.bounds.height)
    let y = (proposedContentOffset.y / 56).rounded() * 56
    return CGPoint(x: proposedContentOffset.x, y: min(max(y, -inset.top), last))
  }

  /// A card that is taken out slides down.
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    let card = layoutAttributesForItem(at: itemIndexPath)?.copy() as? AppAttributes
    card?.center.y += 200
    card?.alpha = 0
    return card
  }
}

/// News: the first article of a section across the whole width, the others in pairs; a rubric above
/// and a rule between the pairs.
///
/// Has the content as wide as the room between the insets, and the articles as wide as the view.
final class NewsFeedLayout: AppLayout {
  override func place(_ counts: [Int]) -> CGFloat {
    let room = isMended ? width : collectionView?.bounds.width ?? 0
    var y: CGFloat = 0
    for (section, count) in counts.enumerated() {
      if section > 0 { y += 12 }
      addBar(section, y: y, height: 34)
      elements.last?.frame.size.width = room
      y += 34
      var item = 0
      var rules = 0
      while item < count {
        if item > 0 {
          addMark([section, rules], CGRect(x: 0, y: y + 6, width: room, height: 1))
          rules += 1
          y += 12
        }
        let row = item == 0 || item == count - 1 ? item..<item + 1 : item..<item + 2
        let width = row.count == 1 ? room : max(0, (room - 12) / 2)
        // Both articles of a pair are as tall as the taller.
        let height = row.map { $0 == 0 ? 180 : CGFloat(70 + $0 % 3 * 20) }.max() ?? 0
        for article in row {
          let x = CGFloat(article - item) * (width + 12)
          addCell(section, article, CGRect(x: x, y: y, width: width, height: height))
        }
        y += height
        item = row.upperBound
      }
    }
    return y
  }
}

/// Settings: groups of rows on a rounded card, a heading above each and an explanation below. Makes
/// room for one line of a heading that has two.
class SettingsFormLayout: AppLayout {
  fileprivate var hasRoomForHeadings: Bool { isMended }

  /// How tall rows with gaps between them are together.
  fileprivate func rowsHeight(_ count: Int) -> CGFloat { max(0, CGFloat(count) * 45 - 1) }

  override func place(_ counts: [Int]) -> CGFloat {
    let room = max(0, width - 32)
    var y: CGFloat = 0
    for (group, count) in counts.enumerated() {
      let heading: CGFloat = group % 3 == 1 ? 34 : 17
      addBar(group, y: y, height: heading)
      y += (hasRoomForHeadings ? heading : 17) + 6
      for item in 0..<count {
        addCell(group, item, CGRect(x: 16, y: y + CGFloat(item) * 45, width: room, height: 44))
      }
      let height = rowsHeight(count)
      if count > 0 {
        addMark([group, 0], CGRect(x: 16, y: y, width: room, height: height), zIndex: -1)
      }
      y += height + 6
      let explanation = CGFloat(group % 3) * 17
      if explanation > 0 {
        addBar(group, GridView.elementKindSectionFooter, y: y, height: explanation)
      }
      y += explanation
    }
    return y
  }
}

/// Takes off the gap after the last row where there is no row.
final class EmptyGroupSettingsFormLayout: SettingsFormLayout {
  override var hasRoomForHeadings: Bool { true }

  override func rowsHeight(_ count: Int) -> CGFloat {
    isMended || count > 0 ? super.rowsHeight(count) : -1 - 6
  }
}

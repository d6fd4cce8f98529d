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

/// Settings: groups of rows on a rounded card, a heading above each and an explanation below. Makes
/// room for one line of a heading that has two.
final class SettingsFormLayout: AppLayout {
  override func place(_ counts: [Int]) -> CGFloat {
    let room = max(0, width - 32)
    var y: CGFloat = 0
    for (group, count) in counts.enumerated() {
      let heading: CGFloat = group % 3 == 1 ? 34 : 17
      addBar(group, y: y, height: heading)
      y += (isMended ? heading : 17) + 6
      for item in 0..<count {
        addCell(group, item, CGRect(x: 16, y: y + CGFloat(item) * 45, width: room, height: 44))
      }
      let height = max(0, CGFloat(count) * 45 - 1)
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

/// A busy week: a section for each day, hours at the left, events where they belong in time and
/// side by side where they meet.
///
/// Computes an event anew when it is asked by path, and forgets the lanes.
final class WeekCalendarLayout: AppLayout {
  private var dayWidth: CGFloat = 0

  override func place(_ counts: [Int]) -> CGFloat {
    dayWidth = counts.isEmpty ? 0 : max(0, (width - 40) / CGFloat(counts.count))
    for hour in counts.isEmpty ? 0..<0 : 0..<24 {
      let y = top(ofMinute: hour * 60)
      add(
        GridViewLayoutAttributes(
          supplementary: "hour", [0, hour], frame: CGRect(x: 0, y: y, width: 40, height: 48)))
      addMark([0, hour], CGRect(x: 40, y: y, width: max(0, width - 40), height: 1), zIndex: -1)
    }
    for (day, count) in counts.enumerated() {
      add(
        GridViewLayoutAttributes(
          supplementary: GridView.elementKindSectionHeader, [day, 0],
          frame: CGRect(x: 40 + CGFloat(day) * dayWidth, y: 0, width: dayWidth, height: 30)))
      placeEvents(ofDay: day, count)
    }
    return top(ofMinute: 24 * 60)
  }

  /// Every third meeting begins before the one before it is over.
  private func start(_ item: Int) -> Int { 480 + item % 9 * 100 - (item % 3 == 2 ? 30 : 0) }

  private func placeEvents(ofDay day: Int, _ count: Int) {
    // Events that meet share the width of the day, one lane each.
    var group: [Int] = []
    func closeGroup() {
      let lane = dayWidth / CGFloat(max(1, group.count))
      for (index, item) in group.enumerated() {
        var frame = frame(ofEventAt: [day, item])
        frame.origin.x += CGFloat(index) * lane
        frame.size.width = max(0, lane - 1)
        addCell(day, item, frame)
      }
      group = []
    }
    var end = 0
    for item in (0..<count).sorted(by: { start($0) < start($1) }) {
      if start(item) >= end { closeGroup() }
      group.append(item)
      end = max(end, start(item) + 75)
    }
    closeGroup()
  }

  /// The whole width of the day, for the time that the event takes.
  private func frame(ofEventAt path: IndexPath) -> CGRect {
    CGRect(
      x: 40 + CGFloat(path.section) * dayWidth, y: top(ofMinute: start(path.item)),
      width: max(0, dayWidth - 1), height: 60)
  }

  private func top(ofMinute minute: Int) -> CGFloat { 30 + CGFloat(minute) / 60 * 48 }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    let event = super.layoutAttributesForItem(at: indexPath)
    return isMended || event == nil
      ? event : GridViewLayoutAttributes(cell: indexPath, frame: frame(ofEventAt: indexPath))
  }
}

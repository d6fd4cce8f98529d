import GridTesting

/// When an event begins and ends, in minutes after midnight.
struct EventTime: Equatable {
  var start: Int
  var end: Int
}

@MainActor
protocol WeekCalendarLayoutDelegate: AnyObject {
  func weekCalendar(_ layout: WeekCalendarLayout, timeOfEventAt indexPath: IndexPath) -> EventTime
}

/// A week: one section a day, a column of hours at the left, events where they belong in time.
/// Events that meet stand side by side.
class WeekCalendarLayout: GridViewLayout {
  static let hourLabelKind = "hour"
  static let hourLineKind = "hour line"

  var hourHeight: CGFloat = 48 { didSet { if hourHeight != oldValue { invalidateLayout() } } }
  var hourColumnWidth: CGFloat = 40
  var dayHeaderHeight: CGFloat = 30
  var eventGap: CGFloat = 1
  weak var delegate: (any WeekCalendarLayoutDelegate)?

  private var events: [IndexPath: GridViewLayoutAttributes] = [:]
  private var dayHeaders: [GridViewLayoutAttributes] = []
  private var hourLabels: [GridViewLayoutAttributes] = []
  private var hourLines: [GridViewLayoutAttributes] = []
  private var order: [IndexPath] = []
  fileprivate var dayWidth: CGFloat = 0
  private var width: CGFloat = 0

  override init() {
    super.init()
    register(GridReusableView.self, forDecorationViewOfKind: Self.hourLineKind)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepare() {
    super.prepare()
    events.removeAll()
    order.removeAll()
    guard let collectionView else { return }
    let inset = collectionView.adjustedContentInset
    width = max(0, collectionView.bounds.width - inset.left - inset.right)
    let days = collectionView.numberOfSections
    dayWidth = days > 0 ? max(0, (width - hourColumnWidth) / CGFloat(days)) : 0
    hourLabels = []
    hourLines = []
    if days > 0 { prepareHours() }
    dayHeaders = (0..<days).map { day in
      supplementary(
        GridView.elementKindSectionHeader, IndexPath(item: 0, section: day),
        CGRect(
          x: hourColumnWidth + CGFloat(day) * dayWidth, y: 0, width: dayWidth,
          height: dayHeaderHeight))
    }
    for day in 0..<days { prepareEvents(ofDay: day, in: collectionView) }
  }

  private func prepareHours() {
    hourLabels = (0..<24).map { hour in
      supplementary(
        Self.hourLabelKind, IndexPath(item: hour, section: 0),
        CGRect(x: 0, y: top(ofMinute: hour * 60), width: hourColumnWidth, height: hourHeight))
    }
    hourLines = (0..<24).map { hour in
      let line = GridViewLayoutAttributes(
        forDecorationViewOfKind: Self.hourLineKind, with: IndexPath(item: hour, section: 0))
      line.frame = CGRect(
        x: hourColumnWidth, y: top(ofMinute: hour * 60), width: max(0, width - hourColumnWidth),
        height: 1)
      line.zIndex = -1
      return line
    }
  }

  private func prepareEvents(ofDay day: Int, in collectionView: GridView) {
    let paths = (0..<collectionView.numberOfItems(inSection: day)).map {
      IndexPath(item: $0, section: day)
    }
    let times = Dictionary(uniqueKeysWithValues: paths.map { ($0, time(of: $0)) })
    let sorted = paths.sorted { times[$0]!.start < times[$1]!.start }
    // A group of events that meet shares the width of the day, one lane each.
    var group: [IndexPath] = []
    var groupEnd = 0
    func closeGroup() {
      let laneWidth = dayWidth / CGFloat(max(1, group.count))
      for (lane, path) in group.enumerated() {
        let attributes = GridViewLayoutAttributes(forCellWith: path)
        var frame = self.frame(forEventAt: path)
        frame.origin.x += CGFloat(lane) * laneWidth
        frame.size.width = max(0, laneWidth - eventGap)
        attributes.frame = frame
        events[path] = attributes
        order.append(path)
      }
      group.removeAll()
    }
    for path in sorted {
      if times[path]!.start >= groupEnd { closeGroup() }
      group.append(path)
      groupEnd = max(groupEnd, times[path]!.end)
    }
    closeGroup()
  }

  private func time(of path: IndexPath) -> EventTime {
    delegate?.weekCalendar(self, timeOfEventAt: path) ?? EventTime(start: 0, end: 60)
  }

  /// The whole width of the day, for the time that the event takes.
  fileprivate func frame(forEventAt path: IndexPath) -> CGRect {
    let time = time(of: path)
    return CGRect(
      x: hourColumnWidth + CGFloat(path.section) * dayWidth, y: top(ofMinute: time.start),
      width: max(0, dayWidth - eventGap),
      height: max(1, CGFloat(time.end - time.start) / 60 * hourHeight))
  }

  private func top(ofMinute minute: Int) -> CGFloat {
    dayHeaderHeight + CGFloat(minute) / 60 * hourHeight
  }

  private func supplementary(
    _ kind: String, _ path: IndexPath, _ frame: CGRect
  ) -> GridViewLayoutAttributes {
    return GridViewLayoutAttributes(supplementary: kind, path, frame: frame)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: top(ofMinute: 24 * 60))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    (order.compactMap { events[$0] } + dayHeaders + hourLabels + hourLines)
      .filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    guard events[indexPath] != nil else { return nil }
    return GridViewLayoutAttributes(cell: indexPath, frame: frame(forEventAt: indexPath))
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    switch elementKind {
    case GridView.elementKindSectionHeader: dayHeaders.first { $0.indexPath == indexPath }
    case Self.hourLabelKind: hourLabels.first { $0.indexPath == indexPath }
    default: nil
    }
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    guard elementKind == Self.hourLineKind else { return nil }
    return hourLines.first { $0.indexPath == indexPath }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  /// The attributes that were prepared, lanes and all.
  fileprivate func preparedEvent(at path: IndexPath) -> GridViewLayoutAttributes? { events[path] }
}

final class MendedWeekCalendarLayout: WeekCalendarLayout {
  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    preparedEvent(at: indexPath)
  }
}

/// A busy week: every third meeting begins before the one before it is over.
final class BusyWeek: WeekCalendarLayoutDelegate {
  func weekCalendar(_ layout: WeekCalendarLayout, timeOfEventAt indexPath: IndexPath) -> EventTime {
    let start = 8 * 60 + indexPath.item % 9 * 100 - (indexPath.item % 3 == 2 ? 30 : 0)
    return EventTime(start: start, end: start + 75)
  }
}

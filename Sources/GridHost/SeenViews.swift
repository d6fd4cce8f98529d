import GridCore
import GridKit

/// The views of a grid that show, as they were at the last look, and the part of that to be told.
///
/// Kept in flat lists by the numbers of views: a look goes along all views on screen, and a frame
/// along those that have changed since the frame before (scenario `host-fling` of the benchmark).
@MainActor
struct SeenViews {
  /// A view that may show something else than before.
  struct News {
    fileprivate let view: GridReusableView
    fileprivate let number: Int
    fileprivate let key: ElementKey
    fileprivate let zIndex: Int
    /// Whether the view is not on its way out.
    fileprivate let isLive: Bool

    /// The element that the view stands for.
    @MainActor var element: GridElementID { key.elementID }
  }

  private struct Mark {
    /// The look that has found the view last.
    var look = 0
    /// Whether `shown` has what the view shows.
    var isShown = false
    var rank = 0.0
    /// Whether something may have to be told of it.
    var isTouched = false
    /// Whether `told` has what was told of it last.
    var wasNotified = false
    let isMeasured: Bool
  }

  private var numbers = ViewNumbers()
  // By number.
  private var marks: [Mark] = []
  private var shown: [HostView] = []
  /// The values of touched views that were told last.
  private var notified: [HostView] = []
  /// The placeholder for a number without a view.
  private let nothing = HostView(view: -1, element: .cell(0, 0), center: .zero, size: .zero)
  private var touched: [Int] = []
  /// The glances at the live views in the last look.
  private var glances: [ViewFingerprint] = []
  /// The grid's subviews as they were stacked.
  private var stacked: [StackedView] = []
  private var isStackStale = false
  /// Numbers of the views that were on their way out.
  private var leaving: [Int] = []
  /// The changes that the look under way has found; kept for its room.
  private var found = ViewFingerprint.News()
  /// Numbers of views that are gone unless the look under way finds them after all.
  private var lost: [Int] = []
  private var ranks = StackingRanks()
  private var looks = 0
  /// The largest number of changes that a look has found: room for the next one.
  private var mostNews = 0

  // MARK: What was seen

  /// The views that show, by number.
  var all: [HostView] { shown.indices.filter { marks[$0].isShown }.map { shown[$0] } }

  /// The values of a view on screen; nil for a view that is not on screen.
  subscript(number: Int) -> HostView? {
    shown.indices.contains(number) && marks[number].isShown ? shown[number] : nil
  }

  /// The view of a number that was told.
  func view(_ number: Int) -> GridReusableView { numbers[number] }

  /// Adds what differs from the frame before, or everything.
  mutating func tell(_ frame: inout HostFrame, isWhole: Bool) {
    if touched.count > 1 { touched.sort() }
    if isWhole {
      frame.show = all
    } else if !touched.isEmpty {
      frame.show.reserveCapacity(touched.count)
    }
    for number in touched {
      marks[number].isTouched = false
      let (isShown, wasNotified) = (marks[number].isShown, marks[number].wasNotified)
      if isWhole { continue }
      if isShown {
        if !wasNotified || HostView.differ(shown, notified, at: number) {
          frame.show.append(shown[number])
        }
      } else if wasNotified {
        frame.gone.append(number)
      }
    }
    touched.removeAll(keepingCapacity: true)
  }

  // MARK: Looking

  /// Begins a look, unless everything shows as it was seen.
  ///
  /// - Returns: What is to be taken in, before the look is ended; nil where nothing has changed.
  mutating func begin(_ grid: GridView) -> [News]? {
    let hasLeaving = grid.hasViewsOnTheirWayOut
    let count = grid.countAsSeen(glances)
    if !hasLeaving, leaving.isEmpty, count == glances.count, count == grid.liveElements.count,
      grid.isStacked(as: stacked)
    {
      return nil
    }
    looks += 1
    isStackStale = false
    lost.append(contentsOf: leaving)
    leaving.removeAll(keepingCapacity: true)
    var news: [News] = []
    news.reserveCapacity(mostNews)
    findLive(grid, after: count, &news)
    if hasLeaving {
      for view in grid.viewsOnTheirWayOut {
        let number = number(of: view.view)
        leaving.append(number)
        news.append(
          News(
            view: view.view, number: number, key: view.key, zIndex: view.view.reuse.zIndex,
            isLive: false))
      }
    }
    mostNews = max(mostNews, news.count)
    return news
  }

  private mutating func findLive(_ grid: GridView, after count: Int, _ news: inout [News]) {
    found.removeAll()
    grid.look(at: &glances, after: count, noting: &found)
    for number in found.lost { lost.append(Int(number)) }
    let elements = grid.liveElements
    for index in found.met.indices {
      let (place, known) = found.met[index]
      // Counted once, for the list.
      let view = elements[place].value
      let number = known ?? self.number(of: view)
      if known == nil {
        isStackStale = true
        glances[place].number = Int32(number)
      }
      news.append(
        News(
          view: view, number: number, key: glances[place].key, zIndex: view.appliedZIndex,
          isLive: true))
    }
  }

  private mutating func number(of view: GridReusableView) -> Int {
    let number = numbers[view]
    if number == marks.count {
      marks.append(Mark(isMeasured: view is any HostMeasuring))
      shown.append(nothing)
      notified.append(nothing)
    }
    return number
  }

  /// Takes in what views show, none of which says anything.
  mutating func take(_ news: [News], in grid: GridView) {
    for index in news.indices { take(news[index], in: grid, text: nil) }
  }

  /// Takes in what a view shows, unless this look has found it already, or a host could not place
  /// it.
  mutating func take(_ news: News, in grid: GridView, text: String?) {
    let number = news.number
    guard marks[number].look != looks else { return }
    let place = news.view.isPlain ? nil : grid.presentationInContent(of: news.view)
    guard place?.isFinite ?? true else { return lost.append(number) }
    marks[number].look = looks
    // The item of a view on its way out may be gone from the data: the view keeps its identifier.
    let identifier =
      news.isLive
      ? grid.identifierText(of: news.key)
      : shown[number].bind == news.view.reuse.configuration ? shown[number].key : nil
    touch(number)
    marks[number].isShown = true
    let wantsSize = news.isLive && marks[number].isMeasured
    shown[number].show(
      news, rank: marks[number].rank, key: identifier, text: text, at: place,
      wantsSize: wantsSize ? news.view.reuse.applied?.size : nil)
  }

  /// Ends a look: what was not found is gone, and views may be stacked anew.
  mutating func end(_ grid: GridView) {
    for number in lost where marks[number].look != looks && marks[number].isShown {
      touch(number)
      marks[number].isShown = false
      shown[number] = nothing
      isStackStale = true
    }
    lost.removeAll(keepingCapacity: true)
    let sections = grid.sectionScrollViews
    if isStackStale || !sections.isEmpty || !grid.isStacked(as: stacked) {
      restack(grid.subviews, sections)
    }
  }

  /// Keeps what was told of a view before it is taken in anew.
  private mutating func touch(_ number: Int) {
    guard !marks[number].isTouched else { return }
    recordTouch(of: number)
    if marks[number].isShown { swap(&notified[number], &shown[number]) }
  }

  private mutating func recordTouch(of number: Int) {
    marks[number].isTouched = true
    marks[number].wasNotified = marks[number].isShown
    touched.append(number)
  }

  // MARK: Stacking

  /// Takes in the order of the views: those of the grid, and in their midst those of sections that
  /// scroll by themselves.
  private mutating func restack(_ subviews: [BaseView], _ sections: [BaseScrollView]) {
    var order: [Int] = []
    var views: [StackedView] = []
    order.reserveCapacity(subviews.count)
    views.reserveCapacity(subviews.count)
    var place = 0
    for index in subviews.indices {
      let identifier = ObjectIdentifier(subviews[index])
      // Views that stay are in their order: the next one is not far.
      var known = place
      while known < stacked.count, stacked[known].identifier != identifier { known += 1 }
      var number = -1
      if known < stacked.count {
        number = stacked[known].number
        place = known + 1
      }
      // A view may have been there before it was met.
      if number < 0 { number = numbers.known(identifier) ?? -1 }
      views.append((identifier, number))
      if number >= 0 {
        if marks[number].isShown { order.append(number) }
      } else if let section = sections.first(where: { ObjectIdentifier($0) == identifier }) {
        for inner in section.subviews {
          if let number = numbers.known(inner), marks[number].isShown { order.append(number) }
        }
      }
    }
    stacked = views
    ranks.take(order)
    for number in order where marks[number].rank != ranks[number] {
      if !marks[number].isTouched {
        recordTouch(of: number)
        notified[number] = shown[number]
      }
      shown[number].rank = ranks[number]
      marks[number].rank = ranks[number]
    }
  }
}

extension HostView {
  /// Takes over what shows of a view.
  ///
  /// - Parameter place: Where it is on screen; nil where that is what is stored of it.
  @MainActor
  fileprivate mutating func show(
    _ news: SeenViews.News, rank: Double, key: String?, text: String?,
    at place: ViewPresentation?, wantsSize: CGSize?
  ) {
    view = news.number
    bind = news.view.reuse.configuration
    self.key = key
    zIndex = news.zIndex
    self.rank = rank
    self.text = text
    self.wantsSize = wantsSize
    element = news.element
    show(news.view, at: place)
  }

  @MainActor
  private mutating func show(_ view: GridReusableView, at place: ViewPresentation?) {
    reuseIdentifier = view.reuseIdentifier
    center = place?.center ?? view.center
    size = place?.bounds.size ?? view.bounds.size
    alpha = place?.alpha ?? view.alpha
    if let place { transform = place.transform3D } else { removeTransform() }
    isHidden = view.isHidden
    (isSelected, isHighlighted) = view.cellFlags
  }

  /// Whether the elements at an index differ. Compared in place: copies cost more.
  fileprivate nonisolated static func differ(_ a: [HostView], _ b: [HostView], at index: Int)
    -> Bool
  {
    // Mostly a view is used again, or moves: what differs then needs no copy.
    if a[index].element.item != b[index].element.item || a[index].center != b[index].center {
      return true
    }
    return a[index] != b[index]
  }
}

extension ViewPresentation {
  /// Whether every number is one that a host can place.
  fileprivate var isFinite: Bool {
    center.isFinitePoint && bounds.width.isFinite && bounds.height.isFinite && alpha.isFinite
      && transform3D.isFinite
  }
}

/// The views of a grid that were on screen in the last look, and the changes for the next frame. A
/// look is a comparison of the views on screen with the stored values.
///
/// The values are stored in flat lists, indexed by the number of the view. A look visits all views
/// on screen. A frame visits only the views that have changed since the previous frame (scenario
/// `host-fling` of the benchmark).
@MainActor
struct SeenViews {
  /// A view that may have changed since the last look.
  struct Changes {
    fileprivate let view: GridReusableView
    fileprivate let number: Int
    fileprivate let key: ElementKey
    fileprivate let zIndex: Int
    /// Whether the view is live; false for a view that leaves with an animation.
    fileprivate let isLive: Bool

    /// The element that the view displays.
    @MainActor var element: GridElementID { key.elementID }
  }

  private struct Mark {
    /// The number of the last look that found the view.
    var look = 0
    /// Whether the view is on screen. `shown` then has its values.
    var isShown = false
    var rank = 0.0
    /// Whether the view may have changed since the previous frame.
    var isTouched = false
    /// Whether the previous frame had the view. If `isTouched` is also true, `notified` has the
    /// view's values in the previous frame.
    var wasNotified = false
    let isMeasured: Bool
  }

  private var numbers = ViewNumbers()
  // Indexed by the number of the view.
  private var marks: [Mark] = []
  private var shown: [HostView] = []
  /// The values of touched views in the previous frame.
  private var notified: [HostView] = []
  /// The placeholder for a number without a view.
  private let nothing = HostView(view: -1, element: .cell(0, 0), center: .zero, size: .zero)
  private var touched: [Int] = []
  /// The fingerprints of the live views in the last look.
  private var fingerprints: [ViewFingerprint] = []
  /// The grid's subviews in the stacking order of the last look.
  private var stacked: [StackedView] = []
  private var isStackStale = false
  /// Numbers of the views that were leaving with an animation in the last look.
  private var leaving: [Int] = []
  /// The changes that the present look has found so far. The value is stored to reuse its memory.
  private var found = ViewFingerprint.Changes()
  /// Numbers of views that are gone unless the present look still finds them.
  private var lost: [Int] = []
  private var ranks = StackingRanks()
  private var looks = 0
  /// The largest number of changes that a look has found. The next look reserves this capacity.
  private var mostNews = 0

  // MARK: Stored views

  /// The views on screen, sorted by number.
  var all: [HostView] { shown.indices.filter { marks[$0].isShown }.map { shown[$0] } }

  /// The values of a view on screen; nil for a view that is not on screen.
  subscript(number: Int) -> HostView? {
    shown.indices.contains(number) && marks[number].isShown ? shown[number] : nil
  }

  /// Returns the view with a number that a frame has reported.
  func view(_ number: Int) -> GridReusableView { numbers[number] }

  /// Adds the views that differ from the previous frame to `frame`. If `isWhole` is true, the
  /// method adds all views.
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

  /// Begins a look, unless no view has changed since the last look.
  ///
  /// - Returns: The views to pass to `take` before the look ends; nil if no view has changed.
  mutating func begin(_ grid: GridView) -> [Changes]? {
    let hasLeaving = grid.hasViewsOnTheirWayOut
    let count = grid.liveViews.countAsSeen(fingerprints)
    if !hasLeaving, leaving.isEmpty, count == fingerprints.count, count == grid.liveViews.count,
      grid.isStacked(as: stacked)
    {
      return nil
    }
    looks += 1
    isStackStale = false
    lost.append(contentsOf: leaving)
    leaving.removeAll(keepingCapacity: true)
    var news: [Changes] = []
    news.reserveCapacity(mostNews)
    findLive(grid, after: count, &news)
    if hasLeaving {
      for view in grid.viewsOnTheirWayOut {
        let number = number(of: view.view)
        leaving.append(number)
        news.append(
          Changes(
            view: view.view, number: number, key: view.key, zIndex: view.view.reuse.zIndex,
            isLive: false))
      }
    }
    mostNews = max(mostNews, news.count)
    return news
  }

  private mutating func findLive(_ grid: GridView, after count: Int, _ news: inout [Changes]) {
    found.removeAll()
    grid.liveViews.findChanges(in: &fingerprints, after: count, recording: &found)
    for number in found.lost { lost.append(Int(number)) }
    let elements = grid.liveViews.elements
    for index in found.found.indices {
      let (place, known) = found.found[index]
      // One counted reference, for the list.
      let view = elements[place].value
      let number = known ?? self.number(of: view)
      if known == nil {
        isStackStale = true
        fingerprints[place].number = Int32(number)
      }
      news.append(
        Changes(
          view: view, number: number, key: fingerprints[place].key, zIndex: view.appliedZIndex,
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

  /// Stores the values of views. The stored text of these views is nil.
  mutating func take(_ news: [Changes], in grid: GridView) {
    for index in news.indices { take(news[index], in: grid, text: nil) }
  }

  /// Stores the values of a view, unless the present look has stored them already. A view with
  /// values that are not finite counts as lost, because a host could not place it.
  mutating func take(_ news: Changes, in grid: GridView, text: String?) {
    let number = news.number
    guard marks[number].look != looks else { return }
    let place = news.view.isPlain ? nil : news.view.presentationInContent
    guard place?.isFinite ?? true else { return lost.append(number) }
    marks[number].look = looks
    // The item of a leaving view may be gone from the data, so the view keeps its identifier.
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

  /// Ends a look. Views that were not found are gone. Updates the stacking order if necessary.
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

  /// Marks a view as touched, and moves its values to `notified` before new values are stored. The
  /// call has no effect if the view is touched already.
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

  /// Stores the stacking order of the views. It is the order of the grid's subviews, but the views
  /// of an orthogonal section take the place of the section's scroll view.
  private mutating func restack(_ subviews: [BaseView], _ sections: [BaseScrollView]) {
    var order: [Int] = []
    var views: [StackedView] = []
    order.reserveCapacity(subviews.count)
    views.reserveCapacity(subviews.count)
    var place = 0
    for index in subviews.indices {
      let identifier = ObjectIdentifier(subviews[index])
      // Views that stay keep their order, so the next view is near.
      var known = place
      while known < stacked.count, stacked[known].identifier != identifier { known += 1 }
      var number = -1
      if known < stacked.count {
        number = stacked[known].number
        place = known + 1
      }
      // A view may have been a subview before it got a number.
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
  /// Copies the visible values of a view.
  ///
  /// - Parameter place: The place of the view on screen; nil if the view's own properties have this
  ///   place.
  @MainActor
  fileprivate mutating func show(
    _ news: SeenViews.Changes, rank: Double, key: String?, text: String?,
    at place: ViewPresentation?, wantsSize: CGSize?
  ) {
    let source = news.view
    view = news.number
    bind = source.reuse.configuration
    self.key = key
    zIndex = news.zIndex
    self.rank = rank
    self.text = text
    self.wantsSize = wantsSize
    element = news.element
    reuseIdentifier = source.reuseIdentifier
    center = place?.center ?? source.center
    size = place?.bounds.size ?? source.bounds.size
    alpha = place?.alpha ?? source.alpha
    if let place { transform = place.transform3D } else { removeTransform() }
    isHidden = source.isHidden
    (isSelected, isHighlighted) = source.cellFlags
  }

  /// Whether the views at an index of two lists differ. The lists are compared in place, because
  /// copies cost more.
  fileprivate nonisolated static func differ(_ a: [HostView], _ b: [HostView], at index: Int)
    -> Bool
  {
    // Most changed views were reused or have moved. These two comparisons find both cases without a
    // copy.
    if a[index].element.item != b[index].element.item || a[index].center != b[index].center {
      return true
    }
    return a[index] != b[index]
  }
}

extension ViewPresentation {
  /// Whether all numbers of the presentation are finite, so that a host can place the view.
  fileprivate var isFinite: Bool {
    center.isFinitePoint && bounds.width.isFinite && bounds.height.isFinite && alpha.isFinite
      && transform3D.isFinite
  }
}

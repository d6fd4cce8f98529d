import GridCore
import GridKit

/// What shows of a grid's views, as it was looked at last, and what of that has to be told.
///
/// Kept in flat lists by the numbers of views: a look goes along all views on screen, and a frame
/// along those that have changed since the frame before (scenario 16 of the benchmark).
@MainActor
struct SeenViews {
  /// A view that may show something else than before.
  struct News {
    fileprivate let view: GridReusableView
    fileprivate let number: Int
    let element: GridElementID
    fileprivate let zIndex: Int
    /// Whether the view is not on its way out.
    fileprivate let isLive: Bool
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
    var wasTold = false
    let isMeasured: Bool
  }

  private var numbers = ViewNumbers()
  // By number.
  private var marks: [Mark] = []
  private var shown: [HostView] = []
  /// What was told last of views that are touched.
  private var told: [HostView] = []
  /// Stands where there is nothing.
  private let nothing = HostView(view: -1, element: .cell(0, 0), center: .zero, size: .zero)
  /// Numbers of views that show something.
  private var present: [Int] = []
  /// The same before the look under way.
  private var earlier: [Int] = []
  private var touched: [Int] = []
  /// What was seen of the live views.
  private var glances: [ViewGlance] = []
  /// The grid's subviews as they were stacked, and their numbers; -1 for what is none of its views.
  private var stacked: [ObjectIdentifier] = []
  private var stackedNumbers: [Int] = []
  private var isStackStale = false
  private var hadLeaving = false
  private var ranks = StackingRanks()
  private var looks = 0
  /// How much a look has found at most: room for the next one.
  private var mostNews = 0

  // MARK: What was seen

  /// Everything that shows, by number.
  var all: [HostView] { shown.indices.filter { marks[$0].isShown }.map { shown[$0] } }

  /// What a view shows; nil for one that is not on screen.
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
      let (isShown, wasTold) = (marks[number].isShown, marks[number].wasTold)
      if !isWhole {
        if isShown {
          if !wasTold || shown[number] != told[number] { frame.show.append(shown[number]) }
        } else if wasTold {
          frame.gone.append(number)
        }
      }
    }
    touched.removeAll(keepingCapacity: true)
  }

  // MARK: Looking

  /// Whether everything shows as it was seen.
  ///
  /// Mutating, as nothing is copied then.
  mutating func isAsSeen(_ grid: GridView) -> Bool {
    !hadLeaving && !grid.hasViewsOnTheirWayOut && grid.isAsSeen(glances)
      && grid.isStacked(as: stacked)
  }

  /// Begins a look.
  ///
  /// - Returns: What is to be taken in, before the look is ended.
  mutating func begin(_ grid: GridView) -> [News] {
    hadLeaving = grid.hasViewsOnTheirWayOut
    looks += 1
    swap(&present, &earlier)
    present.removeAll(keepingCapacity: true)
    isStackStale = false
    var news: [News] = []
    news.reserveCapacity(mostNews)
    findLive(grid.liveElements, &news)
    for leaving in hadLeaving ? grid.viewsOnTheirWayOut : [] {
      news.append(
        News(
          view: leaving.view, number: number(of: leaving.view), element: leaving.id,
          zIndex: leaving.zIndex, isLive: false))
    }
    mostNews = max(mostNews, news.count)
    return news
  }

  /// Compares live views with what was seen of them: both are in the order of their elements.
  private mutating func findLive(_ elements: [LiveViews.Element], _ news: inout [News]) {
    let known = glances
    var next: [ViewGlance] = []
    next.reserveCapacity(elements.count)
    var place = 0
    // By number: an iterator would count a reference to each view.
    for index in elements.indices {
      let key = elements[index].key
      while place < known.count, known[place].key.precedes(key) { place += 1 }
      let isKnown =
        place < known.count && known[place].key == key
        && known[place].isOf(elements[index].value)
      if isKnown, known[place].holds(of: elements[index].value, key: key) {
        let number = Int(known[place].number)
        if marks[number].isShown {
          next.append(known[place])
          marks[number].look = looks
          present.append(number)
          continue
        }
      }
      let view = elements[index].value
      let number = isKnown ? Int(known[place].number) : self.number(of: view)
      if !isKnown { isStackStale = true }
      next.append(ViewGlance(view, key: key, number: Int32(number)))
      news.append(
        News(
          view: view, number: number, element: key.elementID,
          zIndex: view.reuse.applied?.zIndex ?? 0, isLive: true))
    }
    glances = next
  }

  private mutating func number(of view: GridReusableView) -> Int {
    let number = numbers[view]
    if number == marks.count {
      marks.append(Mark(isMeasured: view is any HostMeasuring))
      shown.append(nothing)
      told.append(nothing)
    }
    return number
  }

  /// Takes in what a view shows, unless this look has found it already, or a host could not place
  /// it.
  mutating func take(_ news: News, in grid: GridView, text: String?) {
    let number = news.number
    guard marks[number].look != looks else { return }
    let place = grid.presentationInContent(of: news.view)
    guard place.isFinite else { return }
    var state = HostView(
      view: number, reuseIdentifier: news.view.reuseIdentifier, element: news.element,
      center: place.center, size: place.bounds.size, transform: place.transform3D,
      alpha: place.alpha, zIndex: news.zIndex, rank: marks[number].rank,
      isHidden: news.view.isHidden, text: text)
    if let cell = news.view as? GridViewCell {
      state.isSelected = cell.isSelected
      state.isHighlighted = cell.isHighlighted
    }
    if news.isLive, marks[number].isMeasured { state.wantsSize = news.view.reuse.applied?.size }
    marks[number].look = looks
    present.append(number)
    if marks[number].isShown, shown[number] == state { return }
    touch(number)
    marks[number].isShown = true
    shown[number] = state
  }

  /// Ends a look: what was not found is gone, and views may be stacked anew.
  mutating func end(_ grid: GridView) {
    for number in earlier where marks[number].look != looks {
      touch(number)
      marks[number].isShown = false
      shown[number] = nothing
      isStackStale = true
    }
    let sections = grid.sectionScrollViews
    if isStackStale || !sections.isEmpty || !grid.isStacked(as: stacked) {
      restack(grid.subviews, sections)
    }
  }

  /// Keeps what was told of a view before it is taken in anew.
  private mutating func touch(_ number: Int) {
    guard !marks[number].isTouched else { return }
    noteTouch(of: number)
    if marks[number].isShown { swap(&told[number], &shown[number]) }
  }

  private mutating func noteTouch(of number: Int) {
    marks[number].isTouched = true
    marks[number].wasTold = marks[number].isShown
    touched.append(number)
  }

  // MARK: Stacking

  /// Takes in the order of the views: those of the grid, and in their midst those of sections that
  /// scroll by themselves.
  private mutating func restack(_ subviews: [BaseView], _ sections: [BaseScrollView]) {
    var order: [Int] = []
    var views: [ObjectIdentifier] = []
    var viewNumbers: [Int] = []
    order.reserveCapacity(present.count)
    views.reserveCapacity(subviews.count)
    viewNumbers.reserveCapacity(subviews.count)
    var place = 0
    for index in subviews.indices {
      let identifier = ObjectIdentifier(subviews[index])
      // Those that stay are in their order: the next one is not far.
      var known = place
      while known < stacked.count, stacked[known] != identifier { known += 1 }
      var number = -1
      if known < stacked.count {
        number = stackedNumbers[known]
        place = known + 1
      }
      // A view may have been there before it was met.
      if number < 0 { number = numbers.known(identifier) ?? -1 }
      views.append(identifier)
      viewNumbers.append(number)
      if number >= 0 {
        if isFound(number) { order.append(number) }
      } else if let section = sections.first(where: { ObjectIdentifier($0) == identifier }) {
        for inner in section.subviews {
          if let number = numbers.known(inner), isFound(number) { order.append(number) }
        }
      }
    }
    (stacked, stackedNumbers) = (views, viewNumbers)
    ranks.take(order)
    for number in order where marks[number].rank != ranks[number] {
      if !marks[number].isTouched {
        noteTouch(of: number)
        told[number] = shown[number]
      }
      shown[number].rank = ranks[number]
      marks[number].rank = ranks[number]
    }
  }

  /// Whether the look under way has found a view on screen.
  private func isFound(_ number: Int) -> Bool {
    marks[number].look == looks && marks[number].isShown
  }
}

extension ViewPresentation {
  /// Whether every number is one that a host can place.
  fileprivate var isFinite: Bool {
    center.isFinitePoint && bounds.width.isFinite && bounds.height.isFinite && alpha.isFinite
      && transform3D.isFinite
  }
}

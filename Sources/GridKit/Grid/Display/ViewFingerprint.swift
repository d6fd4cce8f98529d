/// What a live view shows, seen at a glance: enough to know that nothing has changed since
/// (scenario `host-fling` of the benchmark).
package struct ViewFingerprint {
  /// The element that the view stands for.
  package let key: ElementKey
  /// Only looked into where it is one of the live views, which the grid keeps.
  private let view: Unretained<GridReusableView>
  /// Whoever looks may number the views.
  package var number: Int32
  private let version: UInt32
  private let isPlain: Bool

  /// What has changed between two looks.
  package struct News {
    /// Where live views are that are new or may show something else, and their glances; and the
    /// numbers of those that were live before.
    package var met: [(place: Int, number: Int?)] = []
    /// Numbers of views that are not live any more, or stand for other elements.
    package var lost: [Int32] = []

    package init() {}

    /// Forgets everything, and keeps the room.
    package mutating func removeAll() {
      met.removeAll(keepingCapacity: true)
      lost.removeAll(keepingCapacity: true)
    }
  }

  /// A look at a view now.
  @MainActor
  package init(_ view: GridReusableView, key: ElementKey, number: Int32) {
    self.key = key
    self.number = number
    self.view = Unretained(view)
    version = view.shownVersion
    isPlain = view.isPlain
  }

  /// Whether it was this view that was looked at.
  @inline(__always)
  fileprivate func isOf(_ view: ObjectIdentifier) -> Bool {
    self.view.address == UnsafeRawPointer(bitPattern: UInt(bitPattern: view))
  }

  /// Whether a view stands for the same element and shows the same. Of one that is transformed,
  /// animated, or moves with a section nobody can tell at a glance.
  ///
  /// - Parameter view: Where a live view is in memory: no reference to it is counted.
  @MainActor @inline(__always)
  fileprivate func holds(of view: ObjectIdentifier, key: ElementKey) -> Bool {
    guard isPlain, self.key == key, isOf(view) else { return false }
    return self.view.withObject { version == $0.shownVersion }
  }
}

/// A subview of a grid, with the number that whoever looks gave it; -1 for what is none of the
/// grid's reusable views.
package typealias StackedView = (identifier: ObjectIdentifier, number: Int)

extension GridReusableView {
  /// Whether what shows of the view is what is stored of it.
  package var isPlain: Bool {
    !isTransformed && reuse.scroll == nil && (extras?.animatedChanges.isEmpty ?? true)
  }

  /// The z of the attributes that were applied last; 0 where there are none.
  package var appliedZIndex: Int {
    guard let applied = reuse.applied.map(Unretained.init) else { return 0 }
    return applied.withObject { $0.zIndex }
  }

  /// Whether the view is a cell that is selected, and one that is highlighted. Counts no reference
  /// to it, as a conditional cast does.
  package var cellFlags: (isSelected: Bool, isHighlighted: Bool) {
    guard self is GridViewCell else { return (false, false) }
    let cell = Unretained(unsafeDowncast(self, to: GridViewCell.self))
    return cell.withObject { ($0.isSelected, $0.isHighlighted) }
  }
}

extension GridView {
  /// Live views by element, ascending.
  package var liveElements: [LiveViews.Element] { display.liveViews.elements }

  /// Whether views are on their way out.
  package var hasViewsOnTheirWayOut: Bool { !display.leavingViews.isEmpty }

  /// Scroll views of sections on screen that scroll by themselves.
  package var sectionScrollViews: [BaseScrollView] { display.sectionScrolls.live }

  /// How many live views, from the first element on, show what was seen of them at a glance.
  package func countAsSeen(_ glances: [ViewFingerprint]) -> Int {
    let elements = display.liveViews.elements
    var count = 0
    // By number: an iterator would count a reference to each view.
    while count < min(elements.count, glances.count),
      glances[count].holds(of: ObjectIdentifier(elements[count].value), key: elements[count].key)
    {
      count += 1
    }
    return count
  }

  /// Looks at the live views again.
  ///
  /// - Parameters:
  ///   - glances: What was seen of the live views, by element; what is seen now.
  ///   - count: How many of them are known to hold.
  ///   - news: Takes in what has changed.
  package func look(
    at glances: inout [ViewFingerprint], after count: Int, noting news: inout ViewFingerprint.News
  ) {
    let elements = display.liveViews.elements
    let known = glances
    var next: [ViewFingerprint] = []
    next.reserveCapacity(elements.count)
    next.append(contentsOf: known[..<count])
    var place = count
    for index in count..<elements.count {
      let key = elements[index].key
      let identifier = ObjectIdentifier(elements[index].value)
      if place < known.count, known[place].holds(of: identifier, key: key) {
        next.append(known[place])
        place += 1
        continue
      }
      while place < known.count, known[place].key.precedes(key) {
        news.lost.append(known[place].number)
        place += 1
      }
      var number: Int32?
      if place < known.count, known[place].key == key {
        let glance = known[place]
        place += 1
        if glance.holds(of: identifier, key: key) {
          next.append(glance)
          continue
        }
        if glance.isOf(identifier) {
          number = glance.number
        } else {
          news.lost.append(glance.number)
        }
      }
      if let number { news.met.append((index, Int(number))) } else { news.met.append((index, nil)) }
      next.append(
        Unretained(elements[index].value).withObject {
          ViewFingerprint($0, key: key, number: number ?? -1)
        })
    }
    for glance in known[place...] { news.lost.append(glance.number) }
    glances = next
  }

  /// Whether these are the subviews, from back to front.
  package func isStacked(as views: [StackedView]) -> Bool {
    let subviews = subviewStorage
    guard subviews.count == views.count else { return false }
    for index in subviews.indices {
      guard views[index].identifier == ObjectIdentifier(subviews[index]) else { return false }
    }
    return true
  }
}

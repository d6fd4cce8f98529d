/// A record of what a live view shows. Comparing the record with the view is cheap and tells
/// whether anything has changed since (scenario `host-fling` of the benchmark).
package struct ViewFingerprint {
  /// The element that the view stands for.
  package let key: ElementKey
  /// The view. It is read only while it is a live view, which the grid retains.
  private let view: Unretained<GridReusableView>
  /// The number that the host program gives the view; -1 before the view has a number.
  package var number: Int32
  private let version: UInt32
  private let isPlain: Bool

  /// The changes of the live views between two calls of
  /// `LiveViews.findChanges(in:after:recording:)`.
  package struct Changes {
    /// The views that are new or may show something else. `place` is the index of a view in the
    /// lists of live views and of fingerprints. `number` is nil for a view that was not live
    /// before, or stood for another element.
    package var found: [(place: Int, number: Int?)] = []
    /// Numbers of views that are not live any more, or stand for other elements.
    package var lost: [Int32] = []

    package init() {}

    /// Removes all changes and keeps the allocated memory.
    package mutating func removeAll() {
      found.removeAll(keepingCapacity: true)
      lost.removeAll(keepingCapacity: true)
    }
  }

  /// Records what a view shows now.
  @MainActor
  package init(_ view: GridReusableView, key: ElementKey, number: Int32) {
    self.key = key
    self.number = number
    self.view = Unretained(view)
    version = view.shownVersion
    isPlain = view.isPlain
  }

  /// Whether the fingerprint belongs to this view.
  fileprivate func isOf(_ view: ObjectIdentifier) -> Bool {
    self.view.address == UnsafeRawPointer(bitPattern: UInt(bitPattern: view))
  }

  /// Whether a view stands for the same element as before and shows the same content. The value is
  /// false for a view that has a transform, is animated, or scrolls with a section, because the
  /// version of such a view does not cover every change.
  ///
  /// - Parameter view: The identity of a live view. Passing the view itself would retain the view.
  @MainActor @inline(__always)
  fileprivate func holds(of view: ObjectIdentifier, key: ElementKey) -> Bool {
    guard isPlain, self.key == key, isOf(view) else { return false }
    return self.view.withObject { version == $0.shownVersion }
  }
}

/// A subview of a grid, with the number that the host program gave the subview. The number is -1 if
/// the subview is not a reusable view of the grid.
package typealias StackedView = (identifier: ObjectIdentifier, number: Int)

extension GridReusableView {
  /// Whether the view shows exactly its stored geometry. Such a view has no transform and no
  /// running animation, and does not scroll with a section.
  package var isPlain: Bool {
    !placement.isTransformed && reuse.scroll == nil && (extras?.animatedChanges.isEmpty ?? true)
  }

  /// The `zIndex` of the attributes that were applied last; 0 without attributes.
  package var appliedZIndex: Int {
    guard let applied = reuse.applied.map(Unretained.init) else { return 0 }
    return applied.withObject { $0.zIndex }
  }

  /// Whether the view is a selected cell, and whether it is a highlighted cell. Unlike a
  /// conditional cast, the property does not retain the view.
  package var cellFlags: (isSelected: Bool, isHighlighted: Bool) {
    guard self is GridViewCell else { return (false, false) }
    let cell = Unretained(unsafeDowncast(self, to: GridViewCell.self))
    return cell.withObject { ($0.isSelected, $0.isHighlighted) }
  }
}

extension GridView {
  /// The live views by element.
  package var liveViews: LiveViews { display.liveViews }

  /// Whether views that are leaving are still on screen, until their animation ends.
  package var hasViewsOnTheirWayOut: Bool { !display.leavingViews.isEmpty }

  /// The scroll views of orthogonal sections on screen.
  package var sectionScrollViews: [BaseScrollView] { display.sectionScrolls.live }
}

extension LiveViews {
  /// Returns the number of live views, from the first on, that still hold their fingerprints.
  @MainActor
  package func countAsSeen(_ fingerprints: [ViewFingerprint]) -> Int {
    var count = 0
    // By index: an iterator would count a reference to each view.
    while count < Swift.min(elements.count, fingerprints.count),
      fingerprints[count].holds(
        of: ObjectIdentifier(elements[count].value), key: elements[count].key)
    {
      count += 1
    }
    return count
  }

  /// Updates the fingerprints of the live views and collects the changes.
  ///
  /// - Parameters:
  ///   - fingerprints: The fingerprints from the last call, by element. They are replaced.
  ///   - count: The number of fingerprints at the beginning that are known to be up to date.
  ///   - changes: Receives the changes.
  @MainActor
  package func findChanges(
    in fingerprints: inout [ViewFingerprint], after count: Int,
    recording changes: inout ViewFingerprint.Changes
  ) {
    let known = fingerprints
    var next: [ViewFingerprint] = []
    next.reserveCapacity(elements.count)
    next.append(contentsOf: known[..<count])
    var place = count
    for index in count..<elements.count {
      let key = elements[index].key
      let identifier = ObjectIdentifier(elements[index].value)
      while place < known.count, known[place].key.precedes(key) {
        changes.lost.append(known[place].number)
        place += 1
      }
      var number: Int?
      if place < known.count, known[place].key == key {
        let fingerprint = known[place]
        place += 1
        if fingerprint.holds(of: identifier, key: key) {
          next.append(fingerprint)
          continue
        }
        if fingerprint.isOf(identifier) {
          number = Int(fingerprint.number)
        } else {
          changes.lost.append(fingerprint.number)
        }
      }
      changes.found.append((index, number))
      next.append(
        Unretained(elements[index].value).withObject {
          ViewFingerprint($0, key: key, number: Int32(number ?? -1))
        })
    }
    for fingerprint in known[place...] { changes.lost.append(fingerprint.number) }
    fingerprints = next
  }
}

extension BaseView {
  /// Whether `views` are the subviews, from back to front.
  package func isStacked(as views: [StackedView]) -> Bool {
    let subviews = subviewStorage
    guard subviews.count == views.count else { return false }
    for index in subviews.indices {
      guard views[index].identifier == ObjectIdentifier(subviews[index]) else { return false }
    }
    return true
  }
}

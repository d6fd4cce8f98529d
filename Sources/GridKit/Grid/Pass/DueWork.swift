/// The work that is due in the next layout pass, apart from following the content offset. An empty
/// set means no work.
package struct DueWork: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  private init(bit: UInt16) {
    rawValue = 1 << bit
  }

  /// The first pass: nothing has been laid out yet.
  package static let firstPass = DueWork(bit: 0)
  /// A reload, whose views are to be replaced.
  package static let reload = DueWork(bit: 1)
  /// The layout, its size or the counts are stale.
  package static let layout = DueWork(bit: 2)
  /// The layout is to be asked again for elements that an invalidation named.
  package static let namedElements = DueWork(bit: 3)
  /// The offset may be outside limits that have changed.
  package static let offset = DueWork(bit: 4)
  /// Live views may have other attributes than their elements, or an item is moved by hand.
  package static let views = DueWork(bit: 5)
  /// Views are to be asked for their preferred sizes.
  package static let sizes = DueWork(bit: 6)
  /// A resize or the animation of an update is under way.
  package static let change = DueWork(bit: 7)
  /// Elements that will show soon are to be announced or prefetched.
  package static let prefetching = DueWork(bit: 8)
  /// The state has to be saved in case the pass is refused, or the change was refused already.
  package static let rollbackSnapshot = DueWork(bit: 9)
  /// Handlers of visible items are to be called at every content offset.
  package static let visibleItems = DueWork(bit: 10)
}

extension GridView {
  /// The work of the next pass.
  ///
  /// - Complexity: O(1). Read in every frame of a scroll.
  package var dueWork: DueWork {
    var due: DueWork = []
    if !content.hasLaidOut { due.insert(.firstPass) }
    if pass.isReloadPending { due.insert(.reload) }
    if !isStable || answers.layout.wasInvalidatedWhilePreparing { due.insert(.layout) }
    if !answers.namedElements.isEmpty { due.insert(.namedElements) }
    if !changes.limitsBeforeChanges.isEmpty { due.insert(.offset) }
    if display.areViewsDue || content.lifted != nil { due.insert(.views) }
    if changes.updates.isSizingDue || !isSizingUnchanged { due.insert(.sizes) }
    if changes.animatedResize != nil || !changes.updates.animations.isEmpty { due.insert(.change) }
    if looksAhead { due.insert(.prefetching) }
    let keepsState = simulation.faultPolicy == .record && changes.earlierGeometry == nil
    if keepsState || changes.isFailed { due.insert(.rollbackSnapshot) }
    if answers.sectionLayout?.tellsVisibleItems == true { due.insert(.visibleItems) }
    return due
  }
}

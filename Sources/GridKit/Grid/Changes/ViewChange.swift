/// The way of the live views from one state of a grid to the next in an animated change: a batch
/// update, a switch of layouts, a resize inside an animation.
struct ViewChange {
  /// A view that is displayed before and after, perhaps under another path.
  struct Staying {
    let view: GridReusableView
    let key: ElementKey
    var attributes: GridViewLayoutAttributes
  }

  /// A view that is no longer displayed; it goes when the animation ends.
  struct Leaving {
    let view: GridReusableView
    /// The element that the delegate is told of at the end: before the change for deleted ones,
    /// after it for those that slide out (VW-1, VW-6).
    let key: ElementKey
    let final: GridViewLayoutAttributes
  }

  /// An element that was not displayed before.
  struct Entering {
    let key: ElementKey
    let initial: GridViewLayoutAttributes
    let attributes: GridViewLayoutAttributes
  }

  var staying: [Staying] = []
  var leaving: [Leaving] = []
  var entering: [Entering] = []
}

/// The description of a change of live views, whatever brings it about.
struct ChangeDescription {
  /// The layout that says where elements go to.
  let old: GridViewLayout
  /// The layout that says where elements come from and belong.
  let new: GridViewLayout
  /// Whether views stay as they are because the layout has answered nil (QR-9).
  let keepsViews: Bool
  /// Whether both ends of the way are asked of all elements, also of those that stay (VW-4, BC-4).
  let asksForAll: Bool
  /// The visible rectangle before the change, where elements outside of it go at once.
  var visibleBefore: CGRect?
  /// The key of an element after the change; nil for an element that is no more. An element that
  /// survives and is not on screen afterwards slides out, where this closure is given.
  var survivor: ((ElementKey) -> ElementKey?)?
  /// Whether supplementary and decoration elements that survive may have no place afterwards: they
  /// leave then.
  var mayDropElements = false
}

/// A view on its way out: on screen, but not in the grid's map of live views (VW-16).
struct LeavingView {
  let view: GridReusableView
  let key: ElementKey
  let animation: RunningAnimation
}

/// The durations of the grid's own animations, in seconds; the curve is ease-in-out (L5.10).
enum ChangeDuration {
  static let batchUpdate = 0.25
  static let layoutSwitch = 0.25
}

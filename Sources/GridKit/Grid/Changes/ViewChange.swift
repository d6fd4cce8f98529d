/// The views that stay, leave and enter in an animated change: a batch update, a layout switch or
/// an animated resize.
struct ViewChange {
  /// A view that is displayed before and after the change, perhaps at another index path.
  struct Staying {
    let view: GridReusableView
    let key: ElementKey
    var attributes: GridViewLayoutAttributes
  }

  /// A view that leaves the screen when the animation ends.
  struct Leaving {
    let view: GridReusableView
    /// The element that the delegate is notified of at the end. A deleted element has its key
    /// before the change. An element that slides out has its key after the change (VW-1, VW-6).
    let key: ElementKey
    let final: GridViewLayoutAttributes
  }

  /// An element that was not displayed before the change.
  struct Entering {
    let key: ElementKey
    let initial: GridViewLayoutAttributes
    let attributes: GridViewLayoutAttributes
  }

  var staying: [Staying] = []
  var leaving: [Leaving] = []
  var entering: [Entering] = []
}

/// The description of a change of live views, from which the change is planned.
struct ChangeDescription {
  /// The layout that is asked for final attributes.
  let old: GridViewLayout
  /// The layout that is asked for initial attributes and for attributes after the change.
  let new: GridViewLayout
  /// Whether all views stay as they are, because the layout returned nil for the visible rectangle
  /// (QR-9).
  let keepsViews: Bool
  /// Whether the layouts are asked for initial and final attributes of all elements, including
  /// staying elements (VW-4, BC-4).
  let asksForAll: Bool
  /// The visible rectangle before the change. If the rectangle is set, leaving views outside the
  /// rectangle are recycled at once.
  var visibleBefore: CGRect?
  /// The closure that returns the key of an element after the change, or nil for a deleted element.
  /// If the closure is set, an element that survives but is not on screen afterwards slides out.
  var survivor: ((ElementKey) -> ElementKey?)?
  /// Whether a supplementary or decoration element that survives may leave because it has no
  /// attributes after the change.
  var mayDropElements = false
}

/// A view that is leaving. It is on screen, but no longer among the live views (VW-16).
struct LeavingView {
  let view: GridReusableView
  let key: ElementKey
  let animation: RunningAnimation
}

/// The durations of the grid's own animations, in seconds. The animations are ease-in-out (L5.10).
enum ChangeDuration {
  static let batchUpdate = 0.25
  static let layoutSwitch = 0.25
}

/// How the live views go from one state of a grid to the next in an animated change: a batch
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

/// A view on its way out: on screen, but not in the grid's map of live views (VW-16).
struct LeavingView {
  let view: GridReusableView
  let key: ElementKey
  let run: AnimationRun
}

/// How long the grid's own animations take, in seconds; the curve is ease-in-out (A7.5, L5.10).
enum ChangeDuration {
  static let batchUpdate = 0.25
  static let layoutSwitch = 0.25
}

// Faults of interactive transitions between layouts. UIKit's texts are not on record, so the
// wording is GridKit's.

extension GridFault {
  /// Makes the fault of a call during an interactive transition.
  ///
  /// - Parameter call: The method that was called during the transition.
  package static func transitionInProgress(_ call: String) -> GridFault {
    GridFault(
      code: "E-72", rules: "LC-12", "I6.2",
      when: "A transition or switch of layouts begins in the course of another. UIKit's text is "
        + "not on record.",
      message: "\(call) was called while an interactive layout transition is in progress",
      advice: "Finish or cancel the transition, and go on in its completion handler.")
  }

  package static func transitionInSwitch() -> GridFault {
    GridFault(
      code: "E-72",
      message: "startInteractiveTransition(to:completion:) was called in the course of a layout "
        + "switch",
      advice: "Start the transition when the switch has returned, or in its completion handler.")
  }

  /// Makes the fault of a call that needs an interactive transition while there is none.
  ///
  /// - Parameter call: The method that was called.
  package static func noTransition(_ call: String) -> GridFault {
    GridFault(
      code: "E-73", rules: "LC-12",
      when: "A transition is finished or cancelled that was never begun, or that is ending. "
        + "UIKit's text is not on record.",
      message: "\(call) was called without an interactive layout transition",
      advice: "Call startInteractiveTransition(to:completion:) first, and end each transition "
        + "once.")
  }

  package static func transitionIsEnding(_ call: String) -> GridFault {
    GridFault(
      code: "E-73",
      message: "\(call) was called while the interactive layout transition is ending already",
      advice: "End each transition once: the grid drives the rest of it.")
  }

  @MainActor package static func foreignTransitionLayout(
    _ layout: GridViewTransitionLayout
  ) -> GridFault {
    GridFault(
      code: "foreign-transition-layout", rules: "LC-12",
      when: "The delegate's transition layout stands between other layouts than the two it was "
        + "asked for.",
      message: "\(MessageText.object(layout)) stands between other layouts than those of the "
        + "transition",
      advice: "collectionView(_:transitionLayoutForOldLayout:newLayout:) must make it from the two "
        + "layouts that it is given.")
  }

  package static func transitionWithoutLayouts() -> GridFault {
    GridFault(
      code: "transition-without-layouts", when: "A transition layout is made with init().",
      message: "a UICollectionViewTransitionLayout was made without layouts",
      advice: "Make it with init(currentLayout:nextLayout:).")
  }

  package static func nonFiniteProgress(_ progress: CGFloat) -> GridFault {
    GridFault(
      code: "non-finite-geometry",
      message: "transitionProgress was set to a number that is not finite: \(progress)",
      advice: "Look for a division by a distance that can be 0 in the gesture's arithmetic.")
  }
}

extension GridView {
  /// Returns the elements as they are on screen at this moment of virtual time. An element with a
  /// view has the place to which its animations have brought it. An element without a view has the
  /// place that the layout has given it.
  ///
  /// An element that is leaving the screen is listed unless another element has the same id.
  /// `elementsOnTheirWayOut` has all leaving elements.
  ///
  /// - Parameter scope: `.visible` for the elements with a view, `.all` for every element of the
  ///   layout.
  /// - Returns: The elements in the order of section, item and kind, then the leaving elements.
  public func elementsOnScreen(_ scope: ElementScope) -> [GridElementState] {
    var states: [GridElementState] = []
    var names: Set<GridElementID> = []
    for attributes in elements(scope) {
      var state = GridElementState(shown: attributes)
      if let view = liveView(attributes.key) { state.take(view.presentationInContent) }
      names.insert(state.id)
      states.append(state)
    }
    for leaving in viewsOnTheirWayOut where names.insert(leaving.key.elementID).inserted {
      states.append(state(leaving: leaving))
    }
    return states
  }

  /// The elements that an update or a layout switch has removed and that are still on screen, as
  /// they are at this moment of virtual time. Each element is listed until its animation ends.
  ///
  /// Each element has the id that it had before the change. After a deletion another element may
  /// already have the same id, and two leaving elements may share an id.
  public var elementsOnTheirWayOut: [GridElementState] {
    viewsOnTheirWayOut.map { state(leaving: $0) }
  }

  /// The views of the grid. Each view comes with the present state of its element on screen, and
  /// with its attributes. Displayed views come first, in the order of their elements. Leaving views
  /// follow, without attributes. The layout is not called.
  package var viewsOnScreen:
    [(
      view: GridReusableView, state: GridElementState, attributes: GridViewLayoutAttributes?
    )]
  {
    displayedElements.map { view, attributes in
      var state = GridElementState(attributes)
      state.take(view.presentationInContent)
      return (view, state, attributes)
    } + viewsOnTheirWayOut.map { ($0.view, state(leaving: $0), nil) }
  }

  private func state(leaving: (view: GridReusableView, key: ElementKey)) -> GridElementState {
    var state = GridElementState(
      leaving.key.elementID, frame: leaving.view.frameInContent,
      zIndex: leaving.view.reuse.zIndex, isHidden: leaving.view.isHidden)
    state.take(leaving.view.presentationInContent)
    return state
  }
}

extension GridElementState {
  /// Copies the values that a view shows on screen.
  fileprivate mutating func take(_ shown: ViewPresentation) {
    frame = shown.frame
    center = shown.center
    size = shown.bounds.size
    alpha = shown.alpha
    transform = CATransform3DGetAffineTransform(shown.transform3D)
  }
}

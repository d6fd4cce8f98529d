extension GridView {
  /// The elements as they are on screen at this moment of virtual time: displayed ones where
  /// animations have brought them, the others where the layout has them.
  ///
  /// An element that is on its way out is listed as long as no other has its name; all of them are
  /// in `elementsOnTheirWayOut`.
  ///
  /// - Parameter scope: `.visible` for what has a view, `.all` for every element of the layout.
  /// - Returns: In the layout's order, then what is on its way out.
  public func elementsOnScreen(_ scope: ElementScope) -> [GridElementState] {
    var states: [GridElementState] = []
    var names: Set<GridElementID> = []
    for attributes in elements(scope) {
      var state = GridElementState(shown: attributes)
      if let view = liveView(attributes.key) { state.take(presentationInContent(of: view)) }
      names.insert(state.id)
      states.append(state)
    }
    for leaving in viewsOnTheirWayOut where names.insert(leaving.key.elementID).inserted {
      states.append(state(leaving: leaving))
    }
    return states
  }

  /// Elements that an update or a switch has taken away, as they are on screen at this moment of
  /// virtual time, until their animations end.
  ///
  /// Each element has the name that it had before. After a deletion another element may have that
  /// name by now, and so may two of these.
  public var elementsOnTheirWayOut: [GridElementState] {
    viewsOnTheirWayOut.map { state(leaving: $0) }
  }

  /// The views of the grid, each with its element as it is on screen at this moment, and the
  /// attributes in force: displayed ones in the layout's order, then those on their way out, which
  /// have none. Nothing is asked of the layout.
  package var viewsOnScreen:
    [(
      view: GridReusableView, state: GridElementState, attributes: GridViewLayoutAttributes?
    )]
  {
    displayedElements.map { view, attributes in
      var state = GridElementState(attributes)
      state.take(presentationInContent(of: view))
      return (view, state, attributes)
    } + viewsOnTheirWayOut.map { ($0.view, state(leaving: $0), nil) }
  }

  private func state(leaving: (view: GridReusableView, key: ElementKey)) -> GridElementState {
    var state = GridElementState(
      leaving.key.elementID, frame: frameInContent(of: leaving.view),
      zIndex: leaving.view.reuse.zIndex, isHidden: leaving.view.isHidden)
    state.take(presentationInContent(of: leaving.view))
    return state
  }
}

extension GridElementState {
  /// Takes over what is on screen of a view.
  fileprivate mutating func take(_ shown: ViewPresentation) {
    frame = shown.frame
    center = shown.center
    size = shown.bounds.size
    alpha = shown.alpha
    transform = CATransform3DGetAffineTransform(shown.transform3D)
  }
}

extension GridView {
  /// The elements as they are on screen at this moment of virtual time: displayed ones where
  /// animations have brought them, the others where the layout has them.
  ///
  /// An element that is on its way out is listed as long as no other has its name.
  ///
  /// - Parameter scope: `.visible` for what has a view, `.all` for every element of the layout.
  /// - Returns: In the layout's order, then what is on its way out.
  public func elementsOnScreen(_ scope: ElementScope) -> [GridElementState] {
    var states: [GridElementState] = []
    var names: Set<GridElementID> = []
    for attributes in elements(scope) {
      var state = GridElementState(attributes)
      if let view = liveView(attributes.key) { state.take(view.presentation) }
      names.insert(state.id)
      states.append(state)
    }
    for leaving in viewsOnTheirWayOut where names.insert(leaving.id).inserted {
      var state = GridElementState(
        leaving.id, frame: leaving.view.frame, zIndex: leaving.zIndex,
        isHidden: leaving.view.isHidden)
      state.take(leaving.view.presentation)
      states.append(state)
    }
    return states
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

extension GridView {
  /// Carries out `scrollToItem`: updates counts and layout, finds the new offset, and scrolls.
  func scroll(toItemAt path: IndexPath, position: ScrollPosition, animated: Bool) {
    if let fault = position.fault { return raise(fault) }
    guard path.count == 2 else { return raise(.malformedIndexPath(path)) }
    if needsLayout || !answers.layout.isPrepared { try? runLayoutPass() }
    let (model, place) = (loadedModel, Position(path))
    guard model.contains(section: place.section, item: place.item) else {
      return raise(.scrollTarget(path, model: model))
    }
    // SC-12: without attributes of the item nothing scrolls.
    guard let attributes = attributesInForce(ElementKey(.cell, place)) else { return }
    var (frame, position) = (attributes.frame, position)
    if let section = attributes.sectionScroll {
      // The section itself scrolls along its axis, on which the grid only shows the section.
      let (axis, viewport) = (section.row.axis, section.viewport.standardized)
      if let offset = section.offset(showing: frame, at: position.alignment(along: axis)) {
        section.scroll(to: offset, animated: animated, in: self)
      }
      (frame.origin[axis], frame.size[axis]) = (viewport.origin[axis], viewport.size[axis])
      position.subtract(.positions(along: axis))
    }
    let target = ScrollTarget(
      offset: contentOffset, boundsSize: bounds.size, adjustedInset: adjustedContentInset,
      limits: offsetLimits)
    let offset = target.showing(
      frame, horizontally: position.alignment(along: .x),
      vertically: position.alignment(along: .y))
    if animated ? target.isMovement(to: offset) : offset != contentOffset {
      setContentOffset(offset, animated: animated)
    }
  }
}

extension GridView.ScrollPosition {
  fileprivate static func positions(along axis: PlaneAxis) -> Self {
    axis == .x ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom]
  }

  /// The fault E-44 of two positions on one axis; nil if there is at most one on each.
  fileprivate var fault: GridFault? {
    func isMultiple(_ axis: PlaneAxis) -> Bool {
      intersection(.positions(along: axis)).rawValue.nonzeroBitCount > 1
    }
    if isMultiple(.y) { return .severalScrollPositions("vertical") }
    return isMultiple(.x) ? .severalScrollPositions("horizontal") : nil
  }

  fileprivate func alignment(along axis: PlaneAxis) -> ScrollTarget.Alignment {
    if contains(axis == .x ? .left : .top) { return .start }
    if contains(axis == .x ? .centeredHorizontally : .centeredVertically) { return .center }
    return contains(axis == .x ? .right : .bottom) ? .end : .nearest
  }
}

extension GridFault {
  package static func scrollTarget(_ path: IndexPath, model: SectionCounts) -> GridFault {
    let (section, item) = (path.first ?? 0, path.count > 1 ? path[1] : 0)
    let message =
      model.items.indices.contains(section)
      ? "Attempted to scroll the collection view to an out-of-bounds item (\(item)) when there are "
        + "only \(model.items[section]) items in section \(section)."
      : "Attempted to scroll the collection view to an out-of-bounds section (\(section)) when "
        + "there are only \(model.sectionCount) sections."
    return GridFault(
      code: "E-43", rules: "SC-10", "S-48",
      when: "scrollToItem(at:at:animated:), or a selection with a position, names an item that "
        + "does not exist. The text for a section is our wording.",
      message: message,
      advice: "Asked for \(path.messageText). Scroll after the data source has the item, and after "
        + "reloadData() or the update that brings it.")
  }

  package static func severalScrollPositions(_ axis: String) -> GridFault {
    GridFault(
      code: "E-44", exceptionName: .invalidArgument, rules: "SC-10",
      when: "A scroll position has two places on one axis, such as top and bottom.",
      message: "UICollectionViewScrollPosition: attempt to use a scroll position with multiple "
        + "\(axis) positioning styles",
      advice: "Pass at most one vertical and one horizontal position.")
  }
}

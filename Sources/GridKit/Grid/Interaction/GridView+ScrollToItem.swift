extension GridView {
  /// Carries out `scrollToItem`: updates counts and layout, finds the new content offset, and
  /// scrolls.
  func scroll(toItemAt path: IndexPath, position: ScrollPosition, animated: Bool) {
    guard var alignment = try? alignment(of: position) else { return }
    guard path.count == 2 else { return raise(.malformedIndexPath(path)) }
    if needsLayout || !answers.layout.isPrepared { try? runLayoutPass() }
    let model = loadedModel
    let place = Position(path)
    guard model.contains(section: place.section, item: place.item) else {
      raise(.scrollTarget(path, model: model))
      return
    }
    // SC-12: without attributes of the item nothing scrolls.
    guard let attributes = attributesInForce(ElementKey(.cell, place)) else { return }
    var frame = attributes.frame
    if let section = attributes.sectionScroll {
      // The section itself scrolls along its axis. Along this axis the grid only has to show the
      // section.
      let along = section.row.axis == .x ? alignment.horizontal : alignment.vertical
      scroll(section, showing: frame, at: along, animated: animated)
      let viewport = section.viewport
      if section.row.axis == .x {
        (frame.origin.x, frame.size.width) = (viewport.minX, viewport.width)
        alignment.horizontal = .nearest
      } else {
        (frame.origin.y, frame.size.height) = (viewport.minY, viewport.height)
        alignment.vertical = .nearest
      }
    }
    let limits = OffsetLimits(
      contentSize: contentSize, boundsSize: bounds.size, adjustedInset: adjustedContentInset,
      pixels: simulation.screen.pixels)
    let target = ScrollTarget(
      offset: contentOffset, boundsSize: bounds.size, adjustedInset: adjustedContentInset,
      limits: limits)
    let offset = target.showing(
      frame, horizontally: alignment.horizontal, vertically: alignment.vertical)
    if animated {
      if target.isMovement(to: offset) { setContentOffset(offset, animated: true) }
    } else if offset != contentOffset {
      setContentOffset(offset, animated: false)
    }
  }

  /// Returns one alignment per axis. Two positions on one axis are the fault E-44.
  private func alignment(
    of position: ScrollPosition
  ) throws(ActionRejected) -> (
    horizontal: ScrollTarget.Alignment, vertical: ScrollTarget.Alignment
  ) {
    let vertical = position.intersection([.top, .centeredVertically, .bottom])
    let horizontal = position.intersection([.left, .centeredHorizontally, .right])
    guard vertical.rawValue.nonzeroBitCount < 2 else {
      try refuse(.severalScrollPositions("vertical"))
    }
    guard horizontal.rawValue.nonzeroBitCount < 2 else {
      try refuse(.severalScrollPositions("horizontal"))
    }
    return (
      Self.alignment(horizontal, start: .left, center: .centeredHorizontally, end: .right),
      Self.alignment(vertical, start: .top, center: .centeredVertically, end: .bottom)
    )
  }

  private static func alignment(
    _ position: ScrollPosition, start: ScrollPosition, center: ScrollPosition,
    end: ScrollPosition
  ) -> ScrollTarget.Alignment {
    switch position {
    case start: .start
    case center: .center
    case end: .end
    default: .nearest
    }
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
      code: "E-43", message: message,
      advice: "Asked for \(path.messageText). Scroll after the data source has the item, and after "
        + "reloadData() or the update that brings it.")
  }

  package static func severalScrollPositions(_ axis: String) -> GridFault {
    GridFault(
      code: "E-44", exceptionName: .invalidArgument,
      message: "UICollectionViewScrollPosition: attempt to use a scroll position with multiple "
        + "\(axis) positioning styles",
      advice: "Pass at most one vertical and one horizontal position.")
  }
}

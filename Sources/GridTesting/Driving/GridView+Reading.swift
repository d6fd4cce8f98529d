extension GridView {
  /// The item on screen whose middle is nearest to the middle of the bounds inside the content
  /// inset.
  ///
  /// If several items are equally near, the item with the lowest index path is taken. The value is
  /// nil if no item is on screen. Reading the property lays out the grid first.
  public var centeredItem: IndexPath? {
    simulation.perform { layoutIfNeeded() }
    let inset = adjustedContentInset
    let middle = CGPoint(
      x: bounds.minX + (inset.left + bounds.width - inset.right) / 2,
      y: bounds.minY + (inset.top + bounds.height - inset.bottom) / 2)
    var nearest: (distance: CGFloat, path: IndexPath)?
    for (_, attributes) in displayedElements where attributes.representedElementCategory == .cell {
      let shift = attributes.sectionShift ?? .zero
      let distance = hypot(
        attributes.center.x + shift.x - middle.x, attributes.center.y + shift.y - middle.y)
      if let best = nearest, best.distance <= distance { continue }
      nearest = (distance, attributes.indexPath)
    }
    return nearest?.path
  }

  /// Returns the geometry and opacity of an item's cell on screen now, in content points. While the
  /// cell is animated, these values differ from the cell's attributes. Returns nil if the item has
  /// no cell on screen.
  public func presentation(ofItemAt indexPath: IndexPath) -> ViewPresentation? {
    // Not `cellForItem(at:)`, which finds prepared cells, too.
    liveView(ElementKey(.cell, Position(indexPath))).map(\.presentationInContent)
  }

  /// Returns the geometry and opacity of a supplementary view on screen now, in content points.
  public func presentation(
    ofSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> ViewPresentation? {
    supplementaryView(forElementKind: kind, at: indexPath).map(\.presentationInContent)
  }
}

extension GridView: GridDataSourceTranslating {
  /// Returns the given index, because movements by hand leave sections in their places.
  public func presentationSectionIndex(forDataSourceSectionIndex index: Int) -> Int { index }

  /// Returns the given index, because movements by hand leave sections in their places.
  public func dataSourceSectionIndex(forPresentationSectionIndex index: Int) -> Int { index }

  /// Returns the index path at which an item of the data source is shown. The index path differs
  /// from the data source's index path while an item is moved by hand or placeholders show.
  ///
  /// For nil, the result is nil. An index path that does not name an item is returned unchanged.
  public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?)
    -> IndexPath?
  {
    dataSourceIndexPath?.translated { content.shown($0) }
  }

  /// Returns the data source's index path of a shown item. The index path differs from the shown
  /// index path while an item is moved by hand or placeholders show.
  ///
  /// For nil and for a placeholder, the result is nil. An index path that does not name an item is
  /// returned unchanged.
  public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?)
    -> IndexPath?
  {
    guard let path = presentationIndexPath, !content.isKeptPlace(Position(path))
    else { return nil }
    return path.translated(dataPosition)
  }

  /// Runs actions at once. The grid's methods always use index paths of the shown order.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    actionsToTranslate()
  }
}

extension IndexPath {
  /// The index path of another position of the item; unchanged if this one does not name an item.
  fileprivate func translated(_ place: (Position) -> Position) -> IndexPath {
    let position = Position(self)
    return position == .invalid ? self : place(position).indexPath
  }
}

extension GridView {
  // MARK: Callers

  var layoutCaller: LayoutCaller { LayoutCaller(simulation: simulation) }

  var sourceCaller: DataSourceCaller? {
    storedDataSource.map { DataSourceCaller(grid: self, dataSource: $0) }
  }

  var gridDelegateCaller: DelegateCaller? {
    guard let delegate = narrowDelegate.value(of: (self as BaseScrollView).delegate) else {
      return nil
    }
    return DelegateCaller(grid: self, delegate: delegate)
  }

  // MARK: Attachment of layouts

  /// Makes the layout this view's.
  ///
  /// - Returns: Whether that could be: a layout that another view uses is a fault (LC-13) and stays
  ///   where it is.
  func install(_ layout: GridViewLayout) -> Bool {
    if let other = layout.installedView, other !== self {
      simulation.raise(.layoutInTwoGrids(layout, other: other))
      return false
    }
    layout.installedView = self
    layout.isPrepared = false
    layout.preparedSize = nil
    return true
  }

  /// Installs the layout that the view is made with; a plain one instead of one that is taken.
  func installFirst() {
    if !install(currentLayout) {
      currentLayout = GridViewLayout()
      currentLayout.installedView = self
    }
    setNeedsLayout()
  }

  /// Takes a layout away that is this view's.
  func detach(_ layout: GridViewLayout) {
    if layout.installedView === self { layout.installedView = nil }
  }

  // MARK: State of views

  func placeBackgroundView() {
    backgroundView?.frame = CGRect(origin: contentOffset, size: bounds.size)
  }
}

extension GridView {
  // MARK: Callers

  var layoutCaller: LayoutCaller { LayoutCaller(simulation: simulation) }

  /// Calls a layout and counts no reference to the simulation for that (see
  /// `Simulation.perform(in:_:)`).
  @inline(__always)
  func withLayoutCaller<Result>(_ call: (LayoutCaller) -> Result) -> Result {
    Unmanaged.passUnretained(simulation).withObject { call(LayoutCaller(simulation: $0)) }
  }

  var sourceCaller: DataSourceCaller? {
    guard let dataSource = storedDataSource else { return nil }
    return DataSourceCaller(grid: self, dataSource: dataSource)
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

  /// Installs the layout that the view is made with. One that is taken is only borrowed: it is no
  /// fault yet, because the view may be given another before it asks the layout anything.
  func installFirst() {
    installation.view = self
    if currentLayout.installedView != nil {
      borrowedLayout = currentLayout
      currentLayout = GridViewLayout()
    }
    _ = install(currentLayout)
    setNeedsLayout()
  }

  /// Makes a borrowed layout the view's own now that it is to be asked; if it is another's still,
  /// that is a fault, and the plain layout in its place stays.
  func installBorrowedLayout() {
    guard let layout = borrowedLayout else { return }
    borrowedLayout = nil
    guard install(layout) else { return }
    detach(currentLayout)
    currentLayout = layout
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

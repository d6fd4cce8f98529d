extension GridView {
  /// Makes the layout this view's.
  ///
  /// A layout that another view uses is a fault (LC-13) and stays where it is.
  func install(_ layout: GridViewLayout) throws(ActionRejected) {
    if let other = layout.installedView, other !== self {
      try refuse(.layoutInTwoGrids(layout, other: other), by: layout)
    }
    layout.attach(to: self)
  }

  /// Installs the layout that the view is made with. One that is taken is only borrowed: it is no
  /// fault yet, because the view may be given another before it asks the layout anything.
  func installFirst() {
    answers.installation.view = self
    if answers.layout.installedView != nil {
      answers.borrowedLayout = answers.layout
      use(GridViewLayout())
    }
    answers.layout.attach(to: self)
    setNeedsLayout()
    simulation.record(self)
  }

  /// Makes a borrowed layout the view's own now that it is to be asked; if it is another's still,
  /// that is a fault, and the plain layout in its place stays.
  func installBorrowedLayout() {
    guard let layout = answers.borrowedLayout else { return }
    answers.borrowedLayout = nil
    guard (try? install(layout)) != nil else { return }
    answers.layout.detach(from: self)
    use(layout)
  }

  // MARK: In use

  /// Lets go of replaced layouts if none of them can be answering any more.
  func forgetReplacedLayouts() {
    if !answers.replacedLayouts.isEmpty, !pass.isLayoutAnswering { answers.replacedLayouts = [] }
  }

  /// Makes another layout the one in use.
  func use(_ layout: GridViewLayout) {
    if pass.isLayoutAnswering { answers.replacedLayouts.append(answers.layout) }
    answers.layout = layout
  }
}

extension GridViewLayout {
  /// Makes the layout a grid's. The layout has to prepare for the grid.
  fileprivate func attach(to grid: GridView) {
    installedView = grid
    isPrepared = false
    preparedSize = nil
  }

  /// Takes the layout away from a grid, if it is the grid's.
  func detach(from grid: GridView) {
    if installedView === grid { installedView = nil }
  }
}

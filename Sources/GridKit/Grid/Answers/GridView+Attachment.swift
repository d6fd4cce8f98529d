extension GridView {
  /// Makes the layout this view's.
  ///
  /// A layout that another view uses is a fault (LC-13) and stays where it is.
  func install(_ layout: GridViewLayout) throws(ActionRejected) {
    if let other = layout.installedView, other !== self {
      try refuse(.layoutInTwoGrids(layout, other: other), by: layout)
    }
    attach(layout)
  }

  private func attach(_ layout: GridViewLayout) {
    layout.installedView = self
    layout.isPrepared = false
    layout.preparedSize = nil
  }

  /// Installs the layout that the view is made with. One that is taken is only borrowed: it is no
  /// fault yet, because the view may be given another before it asks the layout anything.
  func installFirst() {
    answers.installation.view = self
    if answers.layout.installedView != nil {
      answers.borrowedLayout = answers.layout
      use(GridViewLayout())
    }
    attach(answers.layout)
    setNeedsLayout()
    simulation.record(self)
  }

  /// Makes a borrowed layout the view's own now that it is to be asked; if it is another's still,
  /// that is a fault, and the plain layout in its place stays.
  func installBorrowedLayout() {
    guard let layout = answers.borrowedLayout else { return }
    answers.borrowedLayout = nil
    guard (try? install(layout)) != nil else { return }
    detach(answers.layout)
    use(layout)
  }

  /// Takes a layout away that is this view's.
  func detach(_ layout: GridViewLayout) {
    if layout.installedView === self { layout.installedView = nil }
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

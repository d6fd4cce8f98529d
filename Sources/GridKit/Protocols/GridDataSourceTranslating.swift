/// Translates between the places that the data source knows and those that are shown.
///
/// They differ while items are moved by hand or placeholders are shown; otherwise both are the same.
///
/// - Note: After `UIDataSourceTranslating`.
@preconcurrency @MainActor
public protocol GridDataSourceTranslating: AnyObject {
  /// `NSNotFound` when the section is not shown.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

  /// `NSNotFound` when the data source does not have the section.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

  /// Nil when the item is not shown.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

  /// Nil when the data source does not have the item.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?

  /// Runs actions whose paths are those that are shown.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension GridView: GridDataSourceTranslating {
  // Nothing is in another place than the data source says.

  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  {
    dataSourceSectionIndex
  }

  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int)
    -> Int
  {
    presentationSectionIndex
  }

  public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?)
    -> IndexPath?
  {
    dataSourceIndexPath
  }

  public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?)
    -> IndexPath?
  {
    presentationIndexPath
  }

  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    actionsToTranslate()
  }
}

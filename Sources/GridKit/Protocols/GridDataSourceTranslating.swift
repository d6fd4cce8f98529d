/// Translates between the places that the data source knows and those that are shown.
///
/// They differ while items are moved by hand or placeholders are shown; otherwise both are the
/// same.
///
/// - Note: After `UIDataSourceTranslating`.
@preconcurrency @MainActor
public protocol GridDataSourceTranslating: AnyObject {
  /// `NSNotFound` when the section is not shown.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

  /// `NSNotFound` when the data source does not have the section.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

  /// Returns the index path of an item as shown; nil when the item is not shown.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

  /// Returns the index path of an item in the data source; nil when the data source does not have
  /// the item.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?

  /// Runs actions whose paths are those that are shown.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

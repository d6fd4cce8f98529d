/// Translates index paths between the data source and the items as shown.
///
/// The index paths differ only while an item is moved interactively or a placeholder is shown.
///
/// - Note: After `UIDataSourceTranslating`.
@preconcurrency @MainActor
public protocol GridDataSourceTranslating: AnyObject {
  /// Returns the index of a section as shown; `NSNotFound` when the section is not shown.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

  /// Returns the index of a section in the data source; `NSNotFound` when the data source does not
  /// have the section.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

  /// Returns the index path of an item as shown; nil when the item is not shown.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

  /// Returns the index path of an item in the data source; nil when the data source does not have
  /// the item.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?

  /// Runs actions that use index paths as shown.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

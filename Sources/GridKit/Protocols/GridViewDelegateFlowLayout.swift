/// Gives a flow layout sizes, insets and spacings for single items and sections. Each method is
/// optional.
///
/// - Note: After `UICollectionViewDelegateFlowLayout`. A method that exists overrides the layout's
///   property, even if it returns the property's value (FL-4).
@preconcurrency @MainActor
public protocol GridViewDelegateFlowLayout: GridViewDelegate {
  /// Returns the size of an item, in points. Overrides `itemSize`.
  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// Returns the insets of a section, in points. Overrides `sectionInset`.
  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    insetForSectionAt section: Int
  ) -> GridEdgeInsets

  /// Returns the least spacing between the lines of a section, in points. Overrides
  /// `minimumLineSpacing`.
  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the least spacing between the items of a line, in points. Overrides
  /// `minimumInteritemSpacing`.
  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the size of a section's header, in points. Overrides `headerReferenceSize`.
  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// Returns the size of a section's footer, in points. Overrides `footerReferenceSize`.
  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension GridViewDelegateFlowLayout {
  /// Returns zero. This is the default implementation, for a delegate without the method. The
  /// layout ignores this value and uses its `itemSize`.
  public func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    OptionalMethod.sizeForItem.reportMissing(.zero)
  }

  /// Returns zero. This is the default implementation, for a delegate without the method. The
  /// layout ignores this value and uses its `sectionInset`.
  public func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    insetForSectionAt section: Int
  ) -> GridEdgeInsets {
    OptionalMethod.insetForSection.reportMissing(.zero)
  }

  /// Returns zero. This is the default implementation, for a delegate without the method. The
  /// layout ignores this value and uses its `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalMethod.minimumLineSpacing.reportMissing(0)
  }

  /// Returns zero. This is the default implementation, for a delegate without the method. The
  /// layout ignores this value and uses its `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalMethod.minimumInteritemSpacing.reportMissing(0)
  }

  /// Returns zero. This is the default implementation, for a delegate without the method. The
  /// layout ignores this value and uses its `headerReferenceSize`.
  public func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    OptionalMethod.referenceSizeForHeader.reportMissing(.zero)
  }

  /// Returns zero. This is the default implementation, for a delegate without the method. The
  /// layout ignores this value and uses its `footerReferenceSize`.
  public func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    OptionalMethod.referenceSizeForFooter.reportMissing(.zero)
  }
}

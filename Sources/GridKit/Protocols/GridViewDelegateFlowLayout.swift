/// Gives a flow layout its numbers per item and per section; each method is optional by itself.
///
/// - Note: After `UICollectionViewDelegateFlowLayout`; FL-4: a method that exists wins even when it
///   answers the property's value.
@preconcurrency @MainActor
public protocol GridViewDelegateFlowLayout: GridViewDelegate {
  /// Size of an item, in points; overrides `itemSize`.
  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// Overrides `sectionInset`.
  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    insetForSectionAt section: Int
  ) -> GridEdgeInsets

  /// Overrides `minimumLineSpacing`.
  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Overrides `minimumInteritemSpacing`.
  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Overrides `headerReferenceSize`.
  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// Overrides `footerReferenceSize`.
  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension OptionalMethod {
  static let sizeForItem = OptionalMethod(90)
  static let insetForSection = OptionalMethod(91)
  static let minimumLineSpacing = OptionalMethod(92)
  static let minimumInteritemSpacing = OptionalMethod(93)
  static let referenceSizeForHeader = OptionalMethod(94)
  static let referenceSizeForFooter = OptionalMethod(95)
}

extension GridViewDelegateFlowLayout {
  /// The default implementation, for a delegate without the method. The layout then takes its
  /// `itemSize`, not this answer.
  public func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    OptionalMethod.sizeForItem.reportMissing()
    return .zero
  }

  /// The default implementation, for a delegate without the method. The layout then takes its
  /// `sectionInset`, not this answer.
  public func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    insetForSectionAt section: Int
  ) -> GridEdgeInsets {
    OptionalMethod.insetForSection.reportMissing()
    return .zero
  }

  /// The default implementation, for a delegate without the method. The layout then takes its
  /// `minimumLineSpacing`, not this answer.
  public func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalMethod.minimumLineSpacing.reportMissing()
    return 0
  }

  /// The default implementation, for a delegate without the method. The layout then takes its
  /// `minimumInteritemSpacing`, not this answer.
  public func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalMethod.minimumInteritemSpacing.reportMissing()
    return 0
  }

  /// The default implementation, for a delegate without the method. The layout then takes its
  /// `headerReferenceSize`, not this answer.
  public func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    OptionalMethod.referenceSizeForHeader.reportMissing()
    return .zero
  }

  /// The default implementation, for a delegate without the method. The layout then takes its
  /// `footerReferenceSize`, not this answer.
  public func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    OptionalMethod.referenceSizeForFooter.reportMissing()
    return .zero
  }
}

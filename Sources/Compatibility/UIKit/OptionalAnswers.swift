// `delegate?.collectionView?(view, layout: self, insetForSectionAt: 0).left` reads a member of what
// an optional method answers. Without Objective-C it is the call that answers nil, so a second form
// of each call answers something that has the members. It is disfavoured: where no member is read,
// the call answers an optional size or optional insets.

/// The size that an optional method answered.
public struct OptionalSizeAnswer {
  let size: CGSize?

  /// The width, in points; nil where the delegate does not have the method.
  public var width: CGFloat? { size?.width }
  /// The height, in points; nil where the delegate does not have the method.
  public var height: CGFloat? { size?.height }
}

/// The insets that an optional method answered.
public struct OptionalInsetsAnswer {
  let insets: UIEdgeInsets?

  /// The top inset, in points; nil where the delegate does not have the method.
  public var top: CGFloat? { insets?.top }
  /// The left inset, in points; nil where the delegate does not have the method.
  public var left: CGFloat? { insets?.left }
  /// The bottom inset, in points; nil where the delegate does not have the method.
  public var bottom: CGFloat? { insets?.bottom }
  /// The right inset, in points; nil where the delegate does not have the method.
  public var right: CGFloat? { insets?.right }
}

extension GridViewDelegateCalls {
  /// The delegate's size for an item, where the caller reads one member of it at once.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> OptionalSizeAnswer {
    OptionalSizeAnswer(size: self(collectionView, layout: layout, sizeForItemAt: indexPath))
  }

  /// The delegate's size for a header, where the caller reads one member of it at once.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> OptionalSizeAnswer {
    OptionalSizeAnswer(
      size: self(collectionView, layout: layout, referenceSizeForHeaderInSection: section))
  }

  /// The delegate's size for a footer, where the caller reads one member of it at once.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> OptionalSizeAnswer {
    OptionalSizeAnswer(
      size: self(collectionView, layout: layout, referenceSizeForFooterInSection: section))
  }

  /// The delegate's insets for a section, where the caller reads one member of them at once.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> OptionalInsetsAnswer {
    OptionalInsetsAnswer(
      insets: self(collectionView, layout: layout, insetForSectionAt: section))
  }
}

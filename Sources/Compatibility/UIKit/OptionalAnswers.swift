// `delegate?.collectionView?(view, layout: self, insetForSectionAt: 0).left` reads a member of what
// an optional method answers. Without Objective-C it is the call that answers nil, so a second form
// of each call answers something that has the members. It is disfavoured: where no member is read,
// the call answers an optional size or optional insets.

/// What an optional method that gives a size answered.
public struct OptionalSizeAnswer {
  let size: CGSize?

  public var width: CGFloat? { size?.width }
  public var height: CGFloat? { size?.height }
}

/// What an optional method that gives insets answered.
public struct OptionalInsetsAnswer {
  let insets: UIEdgeInsets?

  public var top: CGFloat? { insets?.top }
  public var left: CGFloat? { insets?.left }
  public var bottom: CGFloat? { insets?.bottom }
  public var right: CGFloat? { insets?.right }
}

extension GridViewDelegateCalls {
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> OptionalSizeAnswer {
    OptionalSizeAnswer(size: self(collectionView, layout: layout, sizeForItemAt: indexPath))
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> OptionalSizeAnswer {
    OptionalSizeAnswer(
      size: self(collectionView, layout: layout, referenceSizeForHeaderInSection: section))
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> OptionalSizeAnswer {
    OptionalSizeAnswer(
      size: self(collectionView, layout: layout, referenceSizeForFooterInSection: section))
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> OptionalInsetsAnswer {
    OptionalInsetsAnswer(
      insets: self(collectionView, layout: layout, insetForSectionAt: section))
  }
}

// `delegate?.collectionView?(view, layout: self, insetForSectionAt: 0).left` reads a member of the
// result of an optional method. Without Objective-C the call itself returns nil if the method is
// absent, and its optional result has no such member. So a second overload of each call returns a
// struct that has the members. The overload is disfavoured: a call that reads no member returns an
// optional size or optional insets.

/// The result of an optional method that returns a size.
public struct OptionalSizeAnswer {
  let size: CGSize?

  /// The width, in points; nil if the delegate lacks the method.
  public var width: CGFloat? { size?.width }
  /// The height, in points; nil if the delegate lacks the method.
  public var height: CGFloat? { size?.height }
}

/// The result of an optional method that returns insets.
public struct OptionalInsetsAnswer {
  let insets: UIEdgeInsets?

  /// The top inset, in points; nil if the delegate lacks the method.
  public var top: CGFloat? { insets?.top }
  /// The left inset, in points; nil if the delegate lacks the method.
  public var left: CGFloat? { insets?.left }
  /// The bottom inset, in points; nil if the delegate lacks the method.
  public var bottom: CGFloat? { insets?.bottom }
  /// The right inset, in points; nil if the delegate lacks the method.
  public var right: CGFloat? { insets?.right }
}

extension GridViewDelegateCalls {
  /// Returns the delegate's size for an item. Only a call that reads the width or the height of the
  /// result uses this overload.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> OptionalSizeAnswer {
    OptionalSizeAnswer(size: self(collectionView, layout: layout, sizeForItemAt: indexPath))
  }

  /// Returns the delegate's size for a header. Only a call that reads the width or the height of
  /// the result uses this overload.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> OptionalSizeAnswer {
    OptionalSizeAnswer(
      size: self(collectionView, layout: layout, referenceSizeForHeaderInSection: section))
  }

  /// Returns the delegate's size for a footer. Only a call that reads the width or the height of
  /// the result uses this overload.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> OptionalSizeAnswer {
    OptionalSizeAnswer(
      size: self(collectionView, layout: layout, referenceSizeForFooterInSection: section))
  }

  /// Returns the delegate's insets for a section. Only a call that reads one inset of the result
  /// uses this overload.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> OptionalInsetsAnswer {
    OptionalInsetsAnswer(
      insets: self(collectionView, layout: layout, insetForSectionAt: section))
  }
}

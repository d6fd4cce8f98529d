// `delegate?.collectionView?(view, layout: self, insetForSectionAt: 0).left` reads a member of the
// result of an optional method. Without Objective-C the call itself returns nil if the method is
// absent, and its optional result has no such member. So a second overload of each call returns a
// struct that has the members. The overload is disfavoured: a call that reads no member returns an
// optional size or optional insets.

/// The result of an optional method. Its members are those of the value, and nil if the delegate
/// lacks the method.
@dynamicMemberLookup
public struct OptionalAnswer<Value> {
  let value: Value?

  /// A member of the value; nil if the delegate lacks the method.
  public subscript<Member>(dynamicMember member: KeyPath<Value, Member>) -> Member? {
    value?[keyPath: member]
  }
}

extension GridViewDelegateCalls {
  /// Returns the delegate's size for an item. Only a call that reads the width or the height of the
  /// result uses this overload.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> OptionalAnswer<CGSize> {
    OptionalAnswer(value: self(collectionView, layout: layout, sizeForItemAt: indexPath))
  }

  /// Returns the delegate's size for a header. Only a call that reads the width or the height of
  /// the result uses this overload.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> OptionalAnswer<CGSize> {
    OptionalAnswer(
      value: self(collectionView, layout: layout, referenceSizeForHeaderInSection: section))
  }

  /// Returns the delegate's size for a footer. Only a call that reads the width or the height of
  /// the result uses this overload.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> OptionalAnswer<CGSize> {
    OptionalAnswer(
      value: self(collectionView, layout: layout, referenceSizeForFooterInSection: section))
  }

  /// Returns the delegate's insets for a section. Only a call that reads one inset of the result
  /// uses this overload.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> OptionalAnswer<UIEdgeInsets> {
    OptionalAnswer(value: self(collectionView, layout: layout, insetForSectionAt: section))
  }
}

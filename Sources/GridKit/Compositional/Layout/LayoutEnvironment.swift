/// What section providers and handlers of a compositional layout are told: the view's box and its
/// traits (CL-40).
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: GridTraitCollection

  /// - Parameters:
  ///   - size: Of the view's bounds.
  ///   - insets: Those of the configuration's reference.
  init(size: CGSize, insets: NSDirectionalEdgeInsets, traits: GridTraitCollection) {
    contentSize = size
    contentInsets = insets
    traitCollection = traits
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.horizontal),
      height: max(0, contentSize.height - contentInsets.vertical))
  }
}

/// The environment that closures of a compositional layout are told: a box and the view's traits.
/// Section providers and handlers get the view's box, closures of custom groups the group's
/// (CL-20).
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: GridTraitCollection

  /// Makes an environment from a box and the view's traits.
  ///
  /// - Parameters:
  ///   - size: Of the view's bounds, or of the group.
  ///   - insets: Those of the configuration's reference, or of the group.
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

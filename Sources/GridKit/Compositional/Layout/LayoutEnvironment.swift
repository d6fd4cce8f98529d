/// The environment that closures of a compositional layout receive: a container and the view's
/// traits. For section providers and handlers, the container is the view. For closures of custom
/// groups, the container is the group (CL-20).
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: GridTraitCollection

  /// Makes an environment from a container and the view's traits.
  ///
  /// - Parameters:
  ///   - size: The size of the view's bounds, or of the group.
  ///   - insets: The insets of the configuration's reference, or of the group.
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

/// What the closure of a custom group is told: the group's own box (CL-20).
final class GroupEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: GridTraitCollection

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

// The names of compositional layouts that begin with `NS` are GridKit's own.

/// `GridViewCompositionalLayout`'s name in UIKit; it follows UIKit's arithmetic of groups.
public typealias UICollectionViewCompositionalLayout = GridViewCompositionalLayout
/// `GridViewCompositionalLayoutConfiguration`'s name in UIKit: what holds for all sections.
public typealias UICollectionViewCompositionalLayoutConfiguration =
  GridViewCompositionalLayoutConfiguration
/// `GridViewCompositionalLayoutSectionProvider`'s name in UIKit: what answers each section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  GridViewCompositionalLayoutSectionProvider
/// `GridCollectionLayoutSectionOrthogonalScrollingBehavior`'s name in UIKit, raw values included.
public typealias UICollectionLayoutSectionOrthogonalScrollingBehavior =
  GridCollectionLayoutSectionOrthogonalScrollingBehavior
/// `GridCollectionLayoutSectionOrthogonalScrollingProperties`'s name in UIKit.
public typealias UICollectionLayoutSectionOrthogonalScrollingProperties =
  GridCollectionLayoutSectionOrthogonalScrollingProperties
/// `GridContentInsetsReference`'s name in UIKit, raw values included.
public typealias UIContentInsetsReference = GridContentInsetsReference

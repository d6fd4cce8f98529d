// GridKit itself declares the types of compositional layouts whose names begin with `NS`.

/// `GridViewCompositionalLayout`'s name in UIKit; it computes groups as UIKit does.
public typealias UICollectionViewCompositionalLayout = GridViewCompositionalLayout
/// `GridViewCompositionalLayoutConfiguration`'s name in UIKit: settings for all sections.
public typealias UICollectionViewCompositionalLayoutConfiguration =
  GridViewCompositionalLayoutConfiguration
/// `GridViewCompositionalLayoutSectionProvider`'s name in UIKit: a closure that returns a section.
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

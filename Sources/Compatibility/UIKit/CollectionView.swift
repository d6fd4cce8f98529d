/// `GridView`'s name in UIKit; it runs in the virtual time of its simulation.
public typealias UICollectionView = GridView
/// `GridViewDataSource`'s name in UIKit. An optional method that a class does not implement counts
/// as missing.
public typealias UICollectionViewDataSource = GridViewDataSource
/// `GridViewDataSourcePrefetching`'s name in UIKit. The prefetching distance is GridKit's choice,
/// because UIKit's distance is not known.
public typealias UICollectionViewDataSourcePrefetching = GridViewDataSourcePrefetching
/// `GridViewDelegate`'s name in UIKit; a method that a class does not implement counts as missing.
public typealias UICollectionViewDelegate = GridViewDelegate
/// `GridViewDelegateFlowLayout`'s name in UIKit; every method is optional.
public typealias UICollectionViewDelegateFlowLayout = GridViewDelegateFlowLayout
/// `GridViewUpdateItem`'s name in UIKit: an operation of a batch update, as the layout receives it.
public typealias UICollectionViewUpdateItem = GridViewUpdateItem
/// `GridViewFocusUpdateContext`'s name in UIKit; its index paths are nil: no focus moves here.
public typealias UICollectionViewFocusUpdateContext = GridViewFocusUpdateContext
/// `GridDataSourceTranslating`'s name in UIKit: translates between index paths of the data source
/// and shown index paths.
public typealias UIDataSourceTranslating = GridDataSourceTranslating

// MARK: Drag and drop

/// `GridViewDragDelegate`'s name in UIKit.
public typealias UICollectionViewDragDelegate = GridViewDragDelegate
/// `GridViewDropCoordinator`'s name in UIKit.
public typealias UICollectionViewDropCoordinator = GridViewDropCoordinator
/// `GridViewDropDelegate`'s name in UIKit.
public typealias UICollectionViewDropDelegate = GridViewDropDelegate
/// `GridViewDropItem`'s name in UIKit.
public typealias UICollectionViewDropItem = GridViewDropItem
/// `GridViewDropPlaceholder`'s name in UIKit.
public typealias UICollectionViewDropPlaceholder = GridViewDropPlaceholder
/// `GridViewDropPlaceholderContext`'s name in UIKit.
public typealias UICollectionViewDropPlaceholderContext = GridViewDropPlaceholderContext
/// `GridViewDropProposal`'s name in UIKit.
public typealias UICollectionViewDropProposal = GridViewDropProposal
/// `GridViewPlaceholder`'s name in UIKit: a cell that keeps a place while data arrives.
public typealias UICollectionViewPlaceholder = GridViewPlaceholder

// MARK: Layouts

/// `GridViewLayout`'s name in UIKit: the base class of custom layouts.
public typealias UICollectionViewLayout = GridViewLayout
/// `GridViewLayoutAttributes`'s name in UIKit; a subclass with properties overrides `copy(with:)`.
public typealias UICollectionViewLayoutAttributes = GridViewLayoutAttributes
/// `GridViewLayoutInvalidationContext`'s name in UIKit: the parts of a layout that an invalidation
/// makes stale.
public typealias UICollectionViewLayoutInvalidationContext = GridViewLayoutInvalidationContext
/// `GridViewTransitionLayout`'s name in UIKit: a layout that interpolates between two layouts
/// during an interactive transition.
public typealias UICollectionViewTransitionLayout = GridViewTransitionLayout
/// `GridViewFlowLayout`'s name in UIKit; it computes lines as UIKit does.
public typealias UICollectionViewFlowLayout = GridViewFlowLayout
/// `GridViewFlowLayoutInvalidationContext`'s name in UIKit, with both flags of a flow layout.
public typealias UICollectionViewFlowLayoutInvalidationContext =
  GridViewFlowLayoutInvalidationContext

// MARK: Constants under their older names

/// The kind of flow layout headers, under its name in Objective-C and early Swift.
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
/// The kind of flow layout footers, under its name in Objective-C and early Swift.
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter

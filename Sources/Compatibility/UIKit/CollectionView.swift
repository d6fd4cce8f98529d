/// `GridView`'s name in UIKit; time in it is that of its simulation and stands still until moved.
public typealias UICollectionView = GridView
/// `GridViewDataSource`'s name in UIKit; optional methods have default bodies that count as
/// missing.
public typealias UICollectionViewDataSource = GridViewDataSource
/// `GridViewDataSourcePrefetching`'s name in UIKit; how far ahead it is told was chosen here, as
/// UIKit's reach is not known.
public typealias UICollectionViewDataSourcePrefetching = GridViewDataSourcePrefetching
/// `GridViewDelegate`'s name in UIKit; a method that a class does not have counts as missing.
public typealias UICollectionViewDelegate = GridViewDelegate
/// `GridViewDelegateFlowLayout`'s name in UIKit; each method may be left out by itself.
public typealias UICollectionViewDelegateFlowLayout = GridViewDelegateFlowLayout
/// `GridViewUpdateItem`'s name in UIKit: one operation of a batch update, as a layout hears of it.
public typealias UICollectionViewUpdateItem = GridViewUpdateItem
/// `GridViewFocusUpdateContext`'s name in UIKit; its paths are nil, as no focus moves here.
public typealias UICollectionViewFocusUpdateContext = GridViewFocusUpdateContext
/// `GridDataSourceTranslating`'s name in UIKit: paths of the data source against those shown.
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
/// `GridViewPlaceholder`'s name in UIKit; it is kept, and no cell is made for it.
public typealias UICollectionViewPlaceholder = GridViewPlaceholder

// MARK: Layouts

/// `GridViewLayout`'s name in UIKit: the class that layout authors subclass.
public typealias UICollectionViewLayout = GridViewLayout
/// `GridViewLayoutAttributes`'s name in UIKit; a subclass with properties overrides `copy(with:)`.
public typealias UICollectionViewLayoutAttributes = GridViewLayoutAttributes
/// `GridViewLayoutInvalidationContext`'s name in UIKit: what a layout may throw away.
public typealias UICollectionViewLayoutInvalidationContext = GridViewLayoutInvalidationContext
/// `GridViewTransitionLayout`'s name in UIKit: the way from one layout to another, by progress.
public typealias UICollectionViewTransitionLayout = GridViewTransitionLayout
/// `GridViewFlowLayout`'s name in UIKit; it follows UIKit's arithmetic of lines.
public typealias UICollectionViewFlowLayout = GridViewFlowLayout
/// `GridViewFlowLayoutInvalidationContext`'s name in UIKit, with the two flags of a flow layout.
public typealias UICollectionViewFlowLayoutInvalidationContext =
  GridViewFlowLayoutInvalidationContext

// MARK: Constants under their older names

/// The kind of flow layout headers, as Objective-C and early Swift call it.
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
/// The kind of flow layout footers, as Objective-C and early Swift call it.
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter

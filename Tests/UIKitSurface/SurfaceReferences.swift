// swift-format-ignore-file
// Made from Surface.manifest: `GRIDKIT_RECORD=1 swift test --filter SurfaceTests`.
import UIKit

@MainActor func references_UICollectionView() {
  let _: (CGRect, UICollectionViewLayout) -> UICollectionView = UICollectionView.init(frame:collectionViewLayout:)
  let _: (NSCoder) -> UICollectionView? = UICollectionView.init(coder:)
  let _: ReferenceWritableKeyPath<UICollectionView, UICollectionViewLayout> = \.collectionViewLayout
  let _: ReferenceWritableKeyPath<UICollectionView, UICollectionViewDelegate?> = \.delegate
  let _: ReferenceWritableKeyPath<UICollectionView, UICollectionViewDataSource?> = \.dataSource
  let _: ReferenceWritableKeyPath<UICollectionView, UICollectionViewDataSourcePrefetching?> = \.prefetchDataSource
  let _: ReferenceWritableKeyPath<UICollectionView, Bool> = \.isPrefetchingEnabled
  let _: ReferenceWritableKeyPath<UICollectionView, UICollectionViewDragDelegate?> = \.dragDelegate
  let _: ReferenceWritableKeyPath<UICollectionView, UICollectionViewDropDelegate?> = \.dropDelegate
  let _: ReferenceWritableKeyPath<UICollectionView, Bool> = \.dragInteractionEnabled
  let _: KeyPath<UICollectionView, UIContextMenuInteraction?> = \.contextMenuInteraction
  let _: ReferenceWritableKeyPath<UICollectionView, UICollectionView.ReorderingCadence> = \.reorderingCadence
  let _: ReferenceWritableKeyPath<UICollectionView, UICollectionView.SelfSizingInvalidation> = \.selfSizingInvalidation
  let _: ReferenceWritableKeyPath<UICollectionView, UIView?> = \.backgroundView
  let _: (UICollectionView) -> (AnyClass?, String) -> Void = UICollectionView.register(_:forCellWithReuseIdentifier:)
  let _: (UICollectionView) -> (UINib?, String) -> Void = UICollectionView.register(_:forCellWithReuseIdentifier:)
  let _: (UICollectionView) -> (AnyClass?, String, String) -> Void = UICollectionView.register(_:forSupplementaryViewOfKind:withReuseIdentifier:)
  let _: (UICollectionView) -> (UINib?, String, String) -> Void = UICollectionView.register(_:forSupplementaryViewOfKind:withReuseIdentifier:)
  let _: (UICollectionView) -> (String, IndexPath) -> UICollectionViewCell = UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)
  let _: (UICollectionView) -> (String, String, IndexPath) -> UICollectionReusableView = UICollectionView.dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)
  let _: (UICollectionView, UICollectionView.CellRegistration<UICollectionViewCell, Int>) -> UICollectionViewCell = { $0.dequeueConfiguredReusableCell(using: $1, for: IndexPath(), item: Int?.none) }
  let _: (UICollectionView, UICollectionView.SupplementaryRegistration<UICollectionReusableView>) -> UICollectionReusableView = { $0.dequeueConfiguredReusableSupplementary(using: $1, for: IndexPath()) }
  let _: KeyPath<UICollectionView, Int> = \.numberOfSections
  let _: (UICollectionView) -> (Int) -> Int = UICollectionView.numberOfItems(inSection:)
  let _: (UICollectionView) -> (IndexPath) -> UICollectionViewLayoutAttributes? = UICollectionView.layoutAttributesForItem(at:)
  let _: (UICollectionView) -> (String, IndexPath) -> UICollectionViewLayoutAttributes? = UICollectionView.layoutAttributesForSupplementaryElement(ofKind:at:)
  let _: (UICollectionView) -> (CGPoint) -> IndexPath? = UICollectionView.indexPathForItem(at:)
  let _: (UICollectionView) -> (UICollectionViewCell) -> IndexPath? = UICollectionView.indexPath(for:)
  let _: (UICollectionView) -> (IndexPath) -> UICollectionViewCell? = UICollectionView.cellForItem(at:)
  let _: KeyPath<UICollectionView, [UICollectionViewCell]> = \.visibleCells
  let _: KeyPath<UICollectionView, [IndexPath]> = \.indexPathsForVisibleItems
  let _: (UICollectionView) -> (String, IndexPath) -> UICollectionReusableView? = UICollectionView.supplementaryView(forElementKind:at:)
  let _: (UICollectionView) -> (String) -> [UICollectionReusableView] = UICollectionView.visibleSupplementaryViews(ofKind:)
  let _: (UICollectionView) -> (String) -> [IndexPath] = UICollectionView.indexPathsForVisibleSupplementaryElements(ofKind:)
  let _: KeyPath<UICollectionView, [IndexPath]?> = \.indexPathsForSelectedItems
  let _: KeyPath<UICollectionView, Bool> = \.hasUncommittedUpdates
  let _: KeyPath<UICollectionView, Bool> = \.hasActiveDrag
  let _: KeyPath<UICollectionView, Bool> = \.hasActiveDrop
  let _: (UICollectionView) -> () -> Void = UICollectionView.reloadData
  let _: (UICollectionView) -> (IndexSet) -> Void = UICollectionView.insertSections(_:)
  let _: (UICollectionView) -> (IndexSet) -> Void = UICollectionView.deleteSections(_:)
  let _: (UICollectionView) -> (Int, Int) -> Void = UICollectionView.moveSection(_:toSection:)
  let _: (UICollectionView) -> (IndexSet) -> Void = UICollectionView.reloadSections(_:)
  let _: (UICollectionView) -> ([IndexPath]) -> Void = UICollectionView.insertItems(at:)
  let _: (UICollectionView) -> ([IndexPath]) -> Void = UICollectionView.deleteItems(at:)
  let _: (UICollectionView) -> (IndexPath, IndexPath) -> Void = UICollectionView.moveItem(at:to:)
  let _: (UICollectionView) -> ([IndexPath]) -> Void = UICollectionView.reloadItems(at:)
  let _: (UICollectionView) -> ([IndexPath]) -> Void = UICollectionView.reconfigureItems(at:)
  let _: (UICollectionView) -> ((() -> Void)?, ((Bool) -> Void)?) -> Void = UICollectionView.performBatchUpdates(_:completion:)
  let _: (UICollectionView, (() -> Void)?) -> Void = { a0, a1 in a0.performBatchUpdates(a1) }
  let _: (UICollectionView) -> (UICollectionViewLayout, Bool) -> Void = UICollectionView.setCollectionViewLayout(_:animated:)
  let _: (UICollectionView) -> (UICollectionViewLayout, Bool, ((Bool) -> Void)?) -> Void = UICollectionView.setCollectionViewLayout(_:animated:completion:)
  let _: (UICollectionView, UICollectionViewLayout, Bool) -> Void = { a0, a1, a2 in a0.setCollectionViewLayout(a1, animated: a2) }
  let _: (UICollectionView) -> (UICollectionViewLayout, UICollectionView.LayoutInteractiveTransitionCompletion?) -> UICollectionViewTransitionLayout = UICollectionView.startInteractiveTransition(to:completion:)
  let _: (UICollectionView, UICollectionViewLayout) -> UICollectionViewTransitionLayout = { a0, a1 in a0.startInteractiveTransition(to: a1) }
  let _: (UICollectionView) -> () -> Void = UICollectionView.finishInteractiveTransition
  let _: (UICollectionView) -> () -> Void = UICollectionView.cancelInteractiveTransition
  let _: (UICollectionView) -> (IndexPath) -> Bool = UICollectionView.beginInteractiveMovementForItem(at:)
  let _: (UICollectionView) -> (CGPoint) -> Void = UICollectionView.updateInteractiveMovementTargetPosition(_:)
  let _: (UICollectionView) -> () -> Void = UICollectionView.endInteractiveMovement
  let _: (UICollectionView) -> () -> Void = UICollectionView.cancelInteractiveMovement
  let _: ReferenceWritableKeyPath<UICollectionView, Bool> = \.allowsSelection
  let _: ReferenceWritableKeyPath<UICollectionView, Bool> = \.allowsMultipleSelection
  let _: (UICollectionView) -> (IndexPath?, Bool, UICollectionView.ScrollPosition) -> Void = UICollectionView.selectItem(at:animated:scrollPosition:)
  let _: (UICollectionView) -> (IndexPath, Bool) -> Void = UICollectionView.deselectItem(at:animated:)
  let _: (UICollectionView) -> (IndexPath, UICollectionView.ScrollPosition, Bool) -> Void = UICollectionView.scrollToItem(at:at:animated:)
  let _: ReferenceWritableKeyPath<UICollectionView, Bool> = \.isEditing
  let _: ReferenceWritableKeyPath<UICollectionView, Bool> = \.allowsSelectionDuringEditing
  let _: ReferenceWritableKeyPath<UICollectionView, Bool> = \.allowsMultipleSelectionDuringEditing
  let _: ReferenceWritableKeyPath<UICollectionView, Bool> = \.remembersLastFocusedIndexPath
  let _: ReferenceWritableKeyPath<UICollectionView, Bool> = \.selectionFollowsFocus
  let _: ReferenceWritableKeyPath<UICollectionView, Bool> = \.allowsFocus
  let _: ReferenceWritableKeyPath<UICollectionView, Bool> = \.allowsFocusDuringEditing
  let _: String = UICollectionView.elementKindSectionHeader
  let _: String = UICollectionView.elementKindSectionFooter
}

class Overrides_UICollectionView: UICollectionView {
  override var collectionViewLayout: UICollectionViewLayout { get { super.collectionViewLayout } set { super.collectionViewLayout = newValue } }
  override var delegate: UICollectionViewDelegate? { get { super.delegate } set { super.delegate = newValue } }
  override var dataSource: UICollectionViewDataSource? { get { super.dataSource } set { super.dataSource = newValue } }
  override var prefetchDataSource: UICollectionViewDataSourcePrefetching? { get { super.prefetchDataSource } set { super.prefetchDataSource = newValue } }
  override var isPrefetchingEnabled: Bool { get { super.isPrefetchingEnabled } set { super.isPrefetchingEnabled = newValue } }
  override var dragDelegate: UICollectionViewDragDelegate? { get { super.dragDelegate } set { super.dragDelegate = newValue } }
  override var dropDelegate: UICollectionViewDropDelegate? { get { super.dropDelegate } set { super.dropDelegate = newValue } }
  override var dragInteractionEnabled: Bool { get { super.dragInteractionEnabled } set { super.dragInteractionEnabled = newValue } }
  override var contextMenuInteraction: UIContextMenuInteraction? { super.contextMenuInteraction }
  override var reorderingCadence: UICollectionView.ReorderingCadence { get { super.reorderingCadence } set { super.reorderingCadence = newValue } }
  override var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation { get { super.selfSizingInvalidation } set { super.selfSizingInvalidation = newValue } }
  override var backgroundView: UIView? { get { super.backgroundView } set { super.backgroundView = newValue } }
  override func register(_ a1: AnyClass?, forCellWithReuseIdentifier a2: String) { super.register(a1, forCellWithReuseIdentifier: a2) }
  override func register(_ a1: UINib?, forCellWithReuseIdentifier a2: String) { super.register(a1, forCellWithReuseIdentifier: a2) }
  override func register(_ a1: AnyClass?, forSupplementaryViewOfKind a2: String, withReuseIdentifier a3: String) { super.register(a1, forSupplementaryViewOfKind: a2, withReuseIdentifier: a3) }
  override func register(_ a1: UINib?, forSupplementaryViewOfKind a2: String, withReuseIdentifier a3: String) { super.register(a1, forSupplementaryViewOfKind: a2, withReuseIdentifier: a3) }
  override func dequeueReusableCell(withReuseIdentifier a1: String, for a2: IndexPath) -> UICollectionViewCell { super.dequeueReusableCell(withReuseIdentifier: a1, for: a2) }
  override func dequeueReusableSupplementaryView(ofKind a1: String, withReuseIdentifier a2: String, for a3: IndexPath) -> UICollectionReusableView { super.dequeueReusableSupplementaryView(ofKind: a1, withReuseIdentifier: a2, for: a3) }
  override var numberOfSections: Int { super.numberOfSections }
  override func numberOfItems(inSection a1: Int) -> Int { super.numberOfItems(inSection: a1) }
  override func layoutAttributesForItem(at a1: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForItem(at: a1) }
  override func layoutAttributesForSupplementaryElement(ofKind a1: String, at a2: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForSupplementaryElement(ofKind: a1, at: a2) }
  override func indexPathForItem(at a1: CGPoint) -> IndexPath? { super.indexPathForItem(at: a1) }
  override func indexPath(for a1: UICollectionViewCell) -> IndexPath? { super.indexPath(for: a1) }
  override func cellForItem(at a1: IndexPath) -> UICollectionViewCell? { super.cellForItem(at: a1) }
  override var visibleCells: [UICollectionViewCell] { super.visibleCells }
  override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems }
  override func supplementaryView(forElementKind a1: String, at a2: IndexPath) -> UICollectionReusableView? { super.supplementaryView(forElementKind: a1, at: a2) }
  override func visibleSupplementaryViews(ofKind a1: String) -> [UICollectionReusableView] { super.visibleSupplementaryViews(ofKind: a1) }
  override func indexPathsForVisibleSupplementaryElements(ofKind a1: String) -> [IndexPath] { super.indexPathsForVisibleSupplementaryElements(ofKind: a1) }
  override var indexPathsForSelectedItems: [IndexPath]? { super.indexPathsForSelectedItems }
  override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates }
  override var hasActiveDrag: Bool { super.hasActiveDrag }
  override var hasActiveDrop: Bool { super.hasActiveDrop }
  override func reloadData() { super.reloadData() }
  override func insertSections(_ a1: IndexSet) { super.insertSections(a1) }
  override func deleteSections(_ a1: IndexSet) { super.deleteSections(a1) }
  override func moveSection(_ a1: Int, toSection a2: Int) { super.moveSection(a1, toSection: a2) }
  override func reloadSections(_ a1: IndexSet) { super.reloadSections(a1) }
  override func insertItems(at a1: [IndexPath]) { super.insertItems(at: a1) }
  override func deleteItems(at a1: [IndexPath]) { super.deleteItems(at: a1) }
  override func moveItem(at a1: IndexPath, to a2: IndexPath) { super.moveItem(at: a1, to: a2) }
  override func reloadItems(at a1: [IndexPath]) { super.reloadItems(at: a1) }
  override func reconfigureItems(at a1: [IndexPath]) { super.reconfigureItems(at: a1) }
  override func performBatchUpdates(_ a1: (() -> Void)?, completion a2: ((Bool) -> Void)?) { super.performBatchUpdates(a1, completion: a2) }
  override func setCollectionViewLayout(_ a1: UICollectionViewLayout, animated a2: Bool) { super.setCollectionViewLayout(a1, animated: a2) }
  override func setCollectionViewLayout(_ a1: UICollectionViewLayout, animated a2: Bool, completion a3: ((Bool) -> Void)?) { super.setCollectionViewLayout(a1, animated: a2, completion: a3) }
  override func startInteractiveTransition(to a1: UICollectionViewLayout, completion a2: UICollectionView.LayoutInteractiveTransitionCompletion?) -> UICollectionViewTransitionLayout { super.startInteractiveTransition(to: a1, completion: a2) }
  override func finishInteractiveTransition() { super.finishInteractiveTransition() }
  override func cancelInteractiveTransition() { super.cancelInteractiveTransition() }
  override func beginInteractiveMovementForItem(at a1: IndexPath) -> Bool { super.beginInteractiveMovementForItem(at: a1) }
  override func updateInteractiveMovementTargetPosition(_ a1: CGPoint) { super.updateInteractiveMovementTargetPosition(a1) }
  override func endInteractiveMovement() { super.endInteractiveMovement() }
  override func cancelInteractiveMovement() { super.cancelInteractiveMovement() }
  override var allowsSelection: Bool { get { super.allowsSelection } set { super.allowsSelection = newValue } }
  override var allowsMultipleSelection: Bool { get { super.allowsMultipleSelection } set { super.allowsMultipleSelection = newValue } }
  override func selectItem(at a1: IndexPath?, animated a2: Bool, scrollPosition a3: UICollectionView.ScrollPosition) { super.selectItem(at: a1, animated: a2, scrollPosition: a3) }
  override func deselectItem(at a1: IndexPath, animated a2: Bool) { super.deselectItem(at: a1, animated: a2) }
  override func scrollToItem(at a1: IndexPath, at a2: UICollectionView.ScrollPosition, animated a3: Bool) { super.scrollToItem(at: a1, at: a2, animated: a3) }
  override var isEditing: Bool { get { super.isEditing } set { super.isEditing = newValue } }
  override var allowsSelectionDuringEditing: Bool { get { super.allowsSelectionDuringEditing } set { super.allowsSelectionDuringEditing = newValue } }
  override var allowsMultipleSelectionDuringEditing: Bool { get { super.allowsMultipleSelectionDuringEditing } set { super.allowsMultipleSelectionDuringEditing = newValue } }
  override var remembersLastFocusedIndexPath: Bool { get { super.remembersLastFocusedIndexPath } set { super.remembersLastFocusedIndexPath = newValue } }
  override var selectionFollowsFocus: Bool { get { super.selectionFollowsFocus } set { super.selectionFollowsFocus = newValue } }
  override var allowsFocus: Bool { get { super.allowsFocus } set { super.allowsFocus = newValue } }
  override var allowsFocusDuringEditing: Bool { get { super.allowsFocusDuringEditing } set { super.allowsFocusDuringEditing = newValue } }
}

@MainActor func references_UIDataSourceTranslating() {
  let _: (UIDataSourceTranslating, Int) -> Int = { a0, a1 in a0.presentationSectionIndex(forDataSourceSectionIndex: a1) }
  let _: (UIDataSourceTranslating, Int) -> Int = { a0, a1 in a0.dataSourceSectionIndex(forPresentationSectionIndex: a1) }
  let _: (UIDataSourceTranslating, IndexPath?) -> IndexPath? = { a0, a1 in a0.presentationIndexPath(forDataSourceIndexPath: a1) }
  let _: (UIDataSourceTranslating, IndexPath?) -> IndexPath? = { a0, a1 in a0.dataSourceIndexPath(forPresentationIndexPath: a1) }
  let _: (UIDataSourceTranslating) -> Void = { $0.performUsingPresentationValues {} }
  let _: (UICollectionView) -> UIDataSourceTranslating = { $0 }
}

@MainActor func references_UICollectionView_LayoutInteractiveTransitionCompletion() {
  let _: UICollectionView.LayoutInteractiveTransitionCompletion = { (_: Bool, _: Bool) in }
}

@MainActor func references_UICollectionViewDataSource() {
  let _: (UICollectionViewDataSource, UICollectionView, Int) -> Int = { a0, a1, a2 in a0.collectionView(a1, numberOfItemsInSection: a2) }
  let _: (UICollectionViewDataSource, UICollectionView, IndexPath) -> UICollectionViewCell = { a0, a1, a2 in a0.collectionView(a1, cellForItemAt: a2) }
  let _: (UICollectionViewDataSource, UICollectionView) -> Int = { a0, a1 in a0.numberOfSections(in: a1) }
  let _: (UICollectionViewDataSource, UICollectionView) -> Int? = { a0, a1 in a0.numberOfSections?(in: a1) }
  let _: (UICollectionViewDataSource, UICollectionView, String, IndexPath) -> UICollectionReusableView = { a0, a1, a2, a3 in a0.collectionView(a1, viewForSupplementaryElementOfKind: a2, at: a3) }
  let _: (UICollectionViewDataSource, UICollectionView, String, IndexPath) -> UICollectionReusableView? = { a0, a1, a2, a3 in a0.collectionView?(a1, viewForSupplementaryElementOfKind: a2, at: a3) }
  let _: (UICollectionViewDataSource, UICollectionView, IndexPath) -> Bool = { a0, a1, a2 in a0.collectionView(a1, canMoveItemAt: a2) }
  let _: (UICollectionViewDataSource, UICollectionView, IndexPath) -> Bool? = { a0, a1, a2 in a0.collectionView?(a1, canMoveItemAt: a2) }
  let _: (UICollectionViewDataSource, UICollectionView, IndexPath, IndexPath) -> Void = { a0, a1, a2, a3 in a0.collectionView(a1, moveItemAt: a2, to: a3) }
  let _: (UICollectionViewDataSource, UICollectionView, IndexPath, IndexPath) -> Void? = { a0, a1, a2, a3 in a0.collectionView?(a1, moveItemAt: a2, to: a3) }
  let _: (UICollectionViewDataSource, UICollectionView) -> [String]? = { a0, a1 in a0.indexTitles(for: a1) }
  let _: (UICollectionViewDataSource, UICollectionView) -> [String]? = { a0, a1 in a0.indexTitles?(for: a1) }
  let _: (UICollectionViewDataSource, UICollectionView, String, Int) -> IndexPath = { a0, a1, a2, a3 in a0.collectionView(a1, indexPathForIndexTitle: a2, at: a3) }
  let _: (UICollectionViewDataSource, UICollectionView, String, Int) -> IndexPath? = { a0, a1, a2, a3 in a0.collectionView?(a1, indexPathForIndexTitle: a2, at: a3) }
}

@MainActor func references_UICollectionViewDataSourcePrefetching() {
  let _: (UICollectionViewDataSourcePrefetching, UICollectionView, [IndexPath]) -> Void = { a0, a1, a2 in a0.collectionView(a1, prefetchItemsAt: a2) }
  let _: (UICollectionViewDataSourcePrefetching, UICollectionView, [IndexPath]) -> Void = { a0, a1, a2 in a0.collectionView(a1, cancelPrefetchingForItemsAt: a2) }
  let _: (UICollectionViewDataSourcePrefetching, UICollectionView, [IndexPath]) -> Void? = { a0, a1, a2 in a0.collectionView?(a1, cancelPrefetchingForItemsAt: a2) }
}

@MainActor func references_UICollectionViewDelegate() {
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Bool = { a0, a1, a2 in a0.collectionView(a1, shouldHighlightItemAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Bool? = { a0, a1, a2 in a0.collectionView?(a1, shouldHighlightItemAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Void = { a0, a1, a2 in a0.collectionView(a1, didHighlightItemAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Void? = { a0, a1, a2 in a0.collectionView?(a1, didHighlightItemAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Void = { a0, a1, a2 in a0.collectionView(a1, didUnhighlightItemAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Void? = { a0, a1, a2 in a0.collectionView?(a1, didUnhighlightItemAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Bool = { a0, a1, a2 in a0.collectionView(a1, shouldSelectItemAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Bool? = { a0, a1, a2 in a0.collectionView?(a1, shouldSelectItemAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Bool = { a0, a1, a2 in a0.collectionView(a1, shouldDeselectItemAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Bool? = { a0, a1, a2 in a0.collectionView?(a1, shouldDeselectItemAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Void = { a0, a1, a2 in a0.collectionView(a1, didSelectItemAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Void? = { a0, a1, a2 in a0.collectionView?(a1, didSelectItemAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Void = { a0, a1, a2 in a0.collectionView(a1, didDeselectItemAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Void? = { a0, a1, a2 in a0.collectionView?(a1, didDeselectItemAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Bool = { a0, a1, a2 in a0.collectionView(a1, canPerformPrimaryActionForItemAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Bool? = { a0, a1, a2 in a0.collectionView?(a1, canPerformPrimaryActionForItemAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Void = { a0, a1, a2 in a0.collectionView(a1, performPrimaryActionForItemAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Void? = { a0, a1, a2 in a0.collectionView?(a1, performPrimaryActionForItemAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, UICollectionViewCell, IndexPath) -> Void = { a0, a1, a2, a3 in a0.collectionView(a1, willDisplay: a2, forItemAt: a3) }
  let _: (UICollectionViewDelegate, UICollectionView, UICollectionViewCell, IndexPath) -> Void? = { a0, a1, a2, a3 in a0.collectionView?(a1, willDisplay: a2, forItemAt: a3) }
  let _: (UICollectionViewDelegate, UICollectionView, UICollectionReusableView, String, IndexPath) -> Void = { a0, a1, a2, a3, a4 in a0.collectionView(a1, willDisplaySupplementaryView: a2, forElementKind: a3, at: a4) }
  let _: (UICollectionViewDelegate, UICollectionView, UICollectionReusableView, String, IndexPath) -> Void? = { a0, a1, a2, a3, a4 in a0.collectionView?(a1, willDisplaySupplementaryView: a2, forElementKind: a3, at: a4) }
  let _: (UICollectionViewDelegate, UICollectionView, UICollectionViewCell, IndexPath) -> Void = { a0, a1, a2, a3 in a0.collectionView(a1, didEndDisplaying: a2, forItemAt: a3) }
  let _: (UICollectionViewDelegate, UICollectionView, UICollectionViewCell, IndexPath) -> Void? = { a0, a1, a2, a3 in a0.collectionView?(a1, didEndDisplaying: a2, forItemAt: a3) }
  let _: (UICollectionViewDelegate, UICollectionView, UICollectionReusableView, String, IndexPath) -> Void = { a0, a1, a2, a3, a4 in a0.collectionView(a1, didEndDisplayingSupplementaryView: a2, forElementOfKind: a3, at: a4) }
  let _: (UICollectionViewDelegate, UICollectionView, UICollectionReusableView, String, IndexPath) -> Void? = { a0, a1, a2, a3, a4 in a0.collectionView?(a1, didEndDisplayingSupplementaryView: a2, forElementOfKind: a3, at: a4) }
  let _: (UICollectionViewDelegate, UICollectionView, UICollectionViewLayout, UICollectionViewLayout) -> UICollectionViewTransitionLayout = { a0, a1, a2, a3 in a0.collectionView(a1, transitionLayoutForOldLayout: a2, newLayout: a3) }
  let _: (UICollectionViewDelegate, UICollectionView, UICollectionViewLayout, UICollectionViewLayout) -> UICollectionViewTransitionLayout? = { a0, a1, a2, a3 in a0.collectionView?(a1, transitionLayoutForOldLayout: a2, newLayout: a3) }
  let _: (UICollectionViewDelegate, UICollectionView, CGPoint) -> CGPoint = { a0, a1, a2 in a0.collectionView(a1, targetContentOffsetForProposedContentOffset: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, CGPoint) -> CGPoint? = { a0, a1, a2 in a0.collectionView?(a1, targetContentOffsetForProposedContentOffset: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath, IndexPath, IndexPath) -> IndexPath = { a0, a1, a2, a3, a4 in a0.collectionView(a1, targetIndexPathForMoveOfItemFromOriginalIndexPath: a2, atCurrentIndexPath: a3, toProposedIndexPath: a4) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath, IndexPath, IndexPath) -> IndexPath? = { a0, a1, a2, a3, a4 in a0.collectionView?(a1, targetIndexPathForMoveOfItemFromOriginalIndexPath: a2, atCurrentIndexPath: a3, toProposedIndexPath: a4) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath, IndexPath) -> IndexPath = { a0, a1, a2, a3 in a0.collectionView(a1, targetIndexPathForMoveFromItemAt: a2, toProposedIndexPath: a3) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath, IndexPath) -> IndexPath? = { a0, a1, a2, a3 in a0.collectionView?(a1, targetIndexPathForMoveFromItemAt: a2, toProposedIndexPath: a3) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Bool = { a0, a1, a2 in a0.collectionView(a1, canEditItemAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Bool? = { a0, a1, a2 in a0.collectionView?(a1, canEditItemAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath, UISpringLoadedInteractionContext) -> Bool = { a0, a1, a2, a3 in a0.collectionView(a1, shouldSpringLoadItemAt: a2, with: a3) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath, UISpringLoadedInteractionContext) -> Bool? = { a0, a1, a2, a3 in a0.collectionView?(a1, shouldSpringLoadItemAt: a2, with: a3) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Bool = { a0, a1, a2 in a0.collectionView(a1, shouldBeginMultipleSelectionInteractionAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Bool? = { a0, a1, a2 in a0.collectionView?(a1, shouldBeginMultipleSelectionInteractionAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Void = { a0, a1, a2 in a0.collectionView(a1, didBeginMultipleSelectionInteractionAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Void? = { a0, a1, a2 in a0.collectionView?(a1, didBeginMultipleSelectionInteractionAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView) -> Void = { a0, a1 in a0.collectionViewDidEndMultipleSelectionInteraction(a1) }
  let _: (UICollectionViewDelegate, UICollectionView) -> Void? = { a0, a1 in a0.collectionViewDidEndMultipleSelectionInteraction?(a1) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Bool = { a0, a1, a2 in a0.collectionView(a1, canFocusItemAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Bool? = { a0, a1, a2 in a0.collectionView?(a1, canFocusItemAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, UICollectionViewFocusUpdateContext) -> Bool = { a0, a1, a2 in a0.collectionView(a1, shouldUpdateFocusIn: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, UICollectionViewFocusUpdateContext) -> Bool? = { a0, a1, a2 in a0.collectionView?(a1, shouldUpdateFocusIn: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, UICollectionViewFocusUpdateContext, UIFocusAnimationCoordinator) -> Void = { a0, a1, a2, a3 in a0.collectionView(a1, didUpdateFocusIn: a2, with: a3) }
  let _: (UICollectionViewDelegate, UICollectionView, UICollectionViewFocusUpdateContext, UIFocusAnimationCoordinator) -> Void? = { a0, a1, a2, a3 in a0.collectionView?(a1, didUpdateFocusIn: a2, with: a3) }
  let _: (UICollectionViewDelegate, UICollectionView) -> IndexPath? = { a0, a1 in a0.indexPathForPreferredFocusedView(in: a1) }
  let _: (UICollectionViewDelegate, UICollectionView) -> IndexPath? = { a0, a1 in a0.indexPathForPreferredFocusedView?(in: a1) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Bool = { a0, a1, a2 in a0.collectionView(a1, selectionFollowsFocusForItemAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Bool? = { a0, a1, a2 in a0.collectionView?(a1, selectionFollowsFocusForItemAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, [IndexPath], CGPoint) -> UIContextMenuConfiguration? = { a0, a1, a2, a3 in a0.collectionView(a1, contextMenuConfigurationForItemsAt: a2, point: a3) }
  let _: (UICollectionViewDelegate, UICollectionView, [IndexPath], CGPoint) -> UIContextMenuConfiguration? = { a0, a1, a2, a3 in a0.collectionView?(a1, contextMenuConfigurationForItemsAt: a2, point: a3) }
  let _: (UICollectionViewDelegate, UICollectionView, UIContextMenuConfiguration, IndexPath) -> UITargetedPreview? = { a0, a1, a2, a3 in a0.collectionView(a1, contextMenuConfiguration: a2, highlightPreviewForItemAt: a3) }
  let _: (UICollectionViewDelegate, UICollectionView, UIContextMenuConfiguration, IndexPath) -> UITargetedPreview? = { a0, a1, a2, a3 in a0.collectionView?(a1, contextMenuConfiguration: a2, highlightPreviewForItemAt: a3) }
  let _: (UICollectionViewDelegate, UICollectionView, UIContextMenuConfiguration, IndexPath) -> UITargetedPreview? = { a0, a1, a2, a3 in a0.collectionView(a1, contextMenuConfiguration: a2, dismissalPreviewForItemAt: a3) }
  let _: (UICollectionViewDelegate, UICollectionView, UIContextMenuConfiguration, IndexPath) -> UITargetedPreview? = { a0, a1, a2, a3 in a0.collectionView?(a1, contextMenuConfiguration: a2, dismissalPreviewForItemAt: a3) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath, CGPoint) -> UIContextMenuConfiguration? = { a0, a1, a2, a3 in a0.collectionView(a1, contextMenuConfigurationForItemAt: a2, point: a3) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath, CGPoint) -> UIContextMenuConfiguration? = { a0, a1, a2, a3 in a0.collectionView?(a1, contextMenuConfigurationForItemAt: a2, point: a3) }
  let _: (UICollectionViewDelegate, UICollectionView, UIContextMenuConfiguration) -> UITargetedPreview? = { a0, a1, a2 in a0.collectionView(a1, previewForHighlightingContextMenuWithConfiguration: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, UIContextMenuConfiguration) -> UITargetedPreview? = { a0, a1, a2 in a0.collectionView?(a1, previewForHighlightingContextMenuWithConfiguration: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, UIContextMenuConfiguration) -> UITargetedPreview? = { a0, a1, a2 in a0.collectionView(a1, previewForDismissingContextMenuWithConfiguration: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, UIContextMenuConfiguration) -> UITargetedPreview? = { a0, a1, a2 in a0.collectionView?(a1, previewForDismissingContextMenuWithConfiguration: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, UIContextMenuConfiguration, UIContextMenuInteractionCommitAnimating) -> Void = { a0, a1, a2, a3 in a0.collectionView(a1, willPerformPreviewActionForMenuWith: a2, animator: a3) }
  let _: (UICollectionViewDelegate, UICollectionView, UIContextMenuConfiguration, UIContextMenuInteractionCommitAnimating) -> Void? = { a0, a1, a2, a3 in a0.collectionView?(a1, willPerformPreviewActionForMenuWith: a2, animator: a3) }
  let _: (UICollectionViewDelegate, UICollectionView, UIContextMenuConfiguration, UIContextMenuInteractionAnimating?) -> Void = { a0, a1, a2, a3 in a0.collectionView(a1, willDisplayContextMenu: a2, animator: a3) }
  let _: (UICollectionViewDelegate, UICollectionView, UIContextMenuConfiguration, UIContextMenuInteractionAnimating?) -> Void? = { a0, a1, a2, a3 in a0.collectionView?(a1, willDisplayContextMenu: a2, animator: a3) }
  let _: (UICollectionViewDelegate, UICollectionView, UIContextMenuConfiguration, UIContextMenuInteractionAnimating?) -> Void = { a0, a1, a2, a3 in a0.collectionView(a1, willEndContextMenuInteraction: a2, animator: a3) }
  let _: (UICollectionViewDelegate, UICollectionView, UIContextMenuConfiguration, UIContextMenuInteractionAnimating?) -> Void? = { a0, a1, a2, a3 in a0.collectionView?(a1, willEndContextMenuInteraction: a2, animator: a3) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath, CGPoint) -> UIWindowScene.ActivationConfiguration? = { a0, a1, a2, a3 in a0.collectionView(a1, sceneActivationConfigurationForItemAt: a2, point: a3) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath, CGPoint) -> UIWindowScene.ActivationConfiguration? = { a0, a1, a2, a3 in a0.collectionView?(a1, sceneActivationConfigurationForItemAt: a2, point: a3) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Bool = { a0, a1, a2 in a0.collectionView(a1, shouldShowMenuForItemAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, IndexPath) -> Bool? = { a0, a1, a2 in a0.collectionView?(a1, shouldShowMenuForItemAt: a2) }
  let _: (UICollectionViewDelegate, UICollectionView, Selector, IndexPath, Any?) -> Bool = { a0, a1, a2, a3, a4 in a0.collectionView(a1, canPerformAction: a2, forItemAt: a3, withSender: a4) }
  let _: (UICollectionViewDelegate, UICollectionView, Selector, IndexPath, Any?) -> Bool? = { a0, a1, a2, a3, a4 in a0.collectionView?(a1, canPerformAction: a2, forItemAt: a3, withSender: a4) }
  let _: (UICollectionViewDelegate, UICollectionView, Selector, IndexPath, Any?) -> Void = { a0, a1, a2, a3, a4 in a0.collectionView(a1, performAction: a2, forItemAt: a3, withSender: a4) }
  let _: (UICollectionViewDelegate, UICollectionView, Selector, IndexPath, Any?) -> Void? = { a0, a1, a2, a3, a4 in a0.collectionView?(a1, performAction: a2, forItemAt: a3, withSender: a4) }
  let _: (UICollectionViewDelegate) -> UIScrollViewDelegate = { $0 }
}

@MainActor func references_UICollectionViewDelegateFlowLayout() {
  let _: (UICollectionViewDelegateFlowLayout, UICollectionView, UICollectionViewLayout, IndexPath) -> CGSize = { a0, a1, a2, a3 in a0.collectionView(a1, layout: a2, sizeForItemAt: a3) }
  let _: (UICollectionViewDelegateFlowLayout, UICollectionView, UICollectionViewLayout, IndexPath) -> CGSize? = { a0, a1, a2, a3 in a0.collectionView?(a1, layout: a2, sizeForItemAt: a3) }
  let _: (UICollectionViewDelegateFlowLayout, UICollectionView, UICollectionViewLayout, Int) -> UIEdgeInsets = { a0, a1, a2, a3 in a0.collectionView(a1, layout: a2, insetForSectionAt: a3) }
  let _: (UICollectionViewDelegateFlowLayout, UICollectionView, UICollectionViewLayout, Int) -> UIEdgeInsets? = { a0, a1, a2, a3 in a0.collectionView?(a1, layout: a2, insetForSectionAt: a3) }
  let _: (UICollectionViewDelegateFlowLayout, UICollectionView, UICollectionViewLayout, Int) -> CGFloat = { a0, a1, a2, a3 in a0.collectionView(a1, layout: a2, minimumLineSpacingForSectionAt: a3) }
  let _: (UICollectionViewDelegateFlowLayout, UICollectionView, UICollectionViewLayout, Int) -> CGFloat? = { a0, a1, a2, a3 in a0.collectionView?(a1, layout: a2, minimumLineSpacingForSectionAt: a3) }
  let _: (UICollectionViewDelegateFlowLayout, UICollectionView, UICollectionViewLayout, Int) -> CGFloat = { a0, a1, a2, a3 in a0.collectionView(a1, layout: a2, minimumInteritemSpacingForSectionAt: a3) }
  let _: (UICollectionViewDelegateFlowLayout, UICollectionView, UICollectionViewLayout, Int) -> CGFloat? = { a0, a1, a2, a3 in a0.collectionView?(a1, layout: a2, minimumInteritemSpacingForSectionAt: a3) }
  let _: (UICollectionViewDelegateFlowLayout, UICollectionView, UICollectionViewLayout, Int) -> CGSize = { a0, a1, a2, a3 in a0.collectionView(a1, layout: a2, referenceSizeForHeaderInSection: a3) }
  let _: (UICollectionViewDelegateFlowLayout, UICollectionView, UICollectionViewLayout, Int) -> CGSize? = { a0, a1, a2, a3 in a0.collectionView?(a1, layout: a2, referenceSizeForHeaderInSection: a3) }
  let _: (UICollectionViewDelegateFlowLayout, UICollectionView, UICollectionViewLayout, Int) -> CGSize = { a0, a1, a2, a3 in a0.collectionView(a1, layout: a2, referenceSizeForFooterInSection: a3) }
  let _: (UICollectionViewDelegateFlowLayout, UICollectionView, UICollectionViewLayout, Int) -> CGSize? = { a0, a1, a2, a3 in a0.collectionView?(a1, layout: a2, referenceSizeForFooterInSection: a3) }
  let _: (UICollectionViewDelegateFlowLayout) -> UICollectionViewDelegate = { $0 }
}

@MainActor func references_UICollectionReusableView() {
  let _: (CGRect) -> UICollectionReusableView = UICollectionReusableView.init(frame:)
  let _: KeyPath<UICollectionReusableView, String?> = \.reuseIdentifier
  let _: (UICollectionReusableView) -> () -> Void = UICollectionReusableView.prepareForReuse
  let _: (UICollectionReusableView) -> (UICollectionViewLayoutAttributes) -> Void = UICollectionReusableView.apply(_:)
  let _: (UICollectionReusableView) -> (UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes = UICollectionReusableView.preferredLayoutAttributesFitting(_:)
  let _: (UICollectionReusableView) -> (UICollectionViewLayout, UICollectionViewLayout) -> Void = UICollectionReusableView.willTransition(from:to:)
  let _: (UICollectionReusableView) -> (UICollectionViewLayout, UICollectionViewLayout) -> Void = UICollectionReusableView.didTransition(from:to:)
}

class Overrides_UICollectionReusableView: UICollectionReusableView {
  override var reuseIdentifier: String? { super.reuseIdentifier }
  override func prepareForReuse() { super.prepareForReuse() }
  override func apply(_ a1: UICollectionViewLayoutAttributes) { super.apply(a1) }
  override func preferredLayoutAttributesFitting(_ a1: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes { super.preferredLayoutAttributesFitting(a1) }
  override func willTransition(from a1: UICollectionViewLayout, to a2: UICollectionViewLayout) { super.willTransition(from: a1, to: a2) }
  override func didTransition(from a1: UICollectionViewLayout, to a2: UICollectionViewLayout) { super.didTransition(from: a1, to: a2) }
}

@MainActor func references_UICollectionViewCell() {
  let _: (CGRect) -> UICollectionViewCell = UICollectionViewCell.init(frame:)
  let _: KeyPath<UICollectionViewCell, UIView> = \.contentView
  let _: ReferenceWritableKeyPath<UICollectionViewCell, Bool> = \.isSelected
  let _: ReferenceWritableKeyPath<UICollectionViewCell, Bool> = \.isHighlighted
  let _: ReferenceWritableKeyPath<UICollectionViewCell, UIView?> = \.backgroundView
  let _: ReferenceWritableKeyPath<UICollectionViewCell, UIView?> = \.selectedBackgroundView
  let _: KeyPath<UICollectionViewCell, UICellConfigurationState> = \.configurationState
  let _: (UICollectionViewCell) -> () -> Void = UICollectionViewCell.setNeedsUpdateConfiguration
  let _: (UICollectionViewCell) -> (UICellConfigurationState) -> Void = UICollectionViewCell.updateConfiguration(using:)
  let _: ReferenceWritableKeyPath<UICollectionViewCell, UICollectionViewCell.ConfigurationUpdateHandler?> = \.configurationUpdateHandler
  let _: UICollectionViewCell.ConfigurationUpdateHandler = { (_: UICollectionViewCell, _: UICellConfigurationState) in }
  let _: ReferenceWritableKeyPath<UICollectionViewCell, UIContentConfiguration?> = \.contentConfiguration
  let _: ReferenceWritableKeyPath<UICollectionViewCell, Bool> = \.automaticallyUpdatesContentConfiguration
  let _: ReferenceWritableKeyPath<UICollectionViewCell, UIBackgroundConfiguration?> = \.backgroundConfiguration
  let _: ReferenceWritableKeyPath<UICollectionViewCell, Bool> = \.automaticallyUpdatesBackgroundConfiguration
  let _: (UICollectionViewCell) -> () -> UIBackgroundConfiguration = UICollectionViewCell.defaultBackgroundConfiguration
  let _: (UICollectionViewCell) -> (UICollectionViewCell.DragState) -> Void = UICollectionViewCell.dragStateDidChange(_:)
}

class Overrides_UICollectionViewCell: UICollectionViewCell {
  override var contentView: UIView { super.contentView }
  override var isSelected: Bool { get { super.isSelected } set { super.isSelected = newValue } }
  override var isHighlighted: Bool { get { super.isHighlighted } set { super.isHighlighted = newValue } }
  override var backgroundView: UIView? { get { super.backgroundView } set { super.backgroundView = newValue } }
  override var selectedBackgroundView: UIView? { get { super.selectedBackgroundView } set { super.selectedBackgroundView = newValue } }
  override var configurationState: UICellConfigurationState { super.configurationState }
  override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
  override func updateConfiguration(using a1: UICellConfigurationState) { super.updateConfiguration(using: a1) }
  override var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler? { get { super.configurationUpdateHandler } set { super.configurationUpdateHandler = newValue } }
  override var contentConfiguration: UIContentConfiguration? { get { super.contentConfiguration } set { super.contentConfiguration = newValue } }
  override var automaticallyUpdatesContentConfiguration: Bool { get { super.automaticallyUpdatesContentConfiguration } set { super.automaticallyUpdatesContentConfiguration = newValue } }
  override var backgroundConfiguration: UIBackgroundConfiguration? { get { super.backgroundConfiguration } set { super.backgroundConfiguration = newValue } }
  override var automaticallyUpdatesBackgroundConfiguration: Bool { get { super.automaticallyUpdatesBackgroundConfiguration } set { super.automaticallyUpdatesBackgroundConfiguration = newValue } }
  override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { super.defaultBackgroundConfiguration() }
  override func dragStateDidChange(_ a1: UICollectionViewCell.DragState) { super.dragStateDidChange(a1) }
}

@MainActor func references_UICellConfigurationState() {
  let _: (UITraitCollection) -> UICellConfigurationState = UICellConfigurationState.init(traitCollection:)
  let _: WritableKeyPath<UICellConfigurationState, UITraitCollection> = \.traitCollection
  let _: WritableKeyPath<UICellConfigurationState, Bool> = \.isDisabled
  let _: WritableKeyPath<UICellConfigurationState, Bool> = \.isHighlighted
  let _: WritableKeyPath<UICellConfigurationState, Bool> = \.isSelected
  let _: WritableKeyPath<UICellConfigurationState, Bool> = \.isFocused
  let _: WritableKeyPath<UICellConfigurationState, Bool> = \.isPinned
  let _: WritableKeyPath<UICellConfigurationState, Bool> = \.isEditing
  let _: WritableKeyPath<UICellConfigurationState, Bool> = \.isExpanded
  let _: WritableKeyPath<UICellConfigurationState, Bool> = \.isSwiped
  let _: WritableKeyPath<UICellConfigurationState, Bool> = \.isReordering
  let _: WritableKeyPath<UICellConfigurationState, UICellConfigurationState.DragState> = \.cellDragState
  let _: WritableKeyPath<UICellConfigurationState, UICellConfigurationState.DropState> = \.cellDropState
  let _: (UICellConfigurationState, UIConfigurationStateCustomKey) -> AnyHashable? = { $0[$1] }
}

@MainActor func references_UIViewConfigurationState() {
  let _: (UITraitCollection) -> UIViewConfigurationState = UIViewConfigurationState.init(traitCollection:)
  let _: WritableKeyPath<UIViewConfigurationState, UITraitCollection> = \.traitCollection
  let _: WritableKeyPath<UIViewConfigurationState, Bool> = \.isDisabled
  let _: WritableKeyPath<UIViewConfigurationState, Bool> = \.isHighlighted
  let _: WritableKeyPath<UIViewConfigurationState, Bool> = \.isSelected
  let _: WritableKeyPath<UIViewConfigurationState, Bool> = \.isFocused
  let _: WritableKeyPath<UIViewConfigurationState, Bool> = \.isPinned
  let _: (UIViewConfigurationState, UIConfigurationStateCustomKey) -> AnyHashable? = { $0[$1] }
  let _: (UIViewConfigurationState) -> UIConfigurationState = { $0 }
}

@MainActor func references_UIConfigurationStateCustomKey() {
  let _: UIConfigurationStateCustomKey = UIConfigurationStateCustomKey("key")
  let _: UIConfigurationStateCustomKey = UIConfigurationStateCustomKey(rawValue: "key")
  let _: (UIConfigurationStateCustomKey) -> String = { $0.rawValue }
}

@MainActor func references_UIBackgroundConfiguration() {
  let _: UIBackgroundConfiguration = .clear()
  let _: UIBackgroundConfiguration = .listPlainCell()
  let _: () -> UIBackgroundConfiguration = UIBackgroundConfiguration.listCell
  let _: () -> UIBackgroundConfiguration = UIBackgroundConfiguration.listHeader
  let _: () -> UIBackgroundConfiguration = UIBackgroundConfiguration.listFooter
  let _: () -> UIBackgroundConfiguration = UIBackgroundConfiguration.listPlainHeaderFooter
  let _: () -> UIBackgroundConfiguration = UIBackgroundConfiguration.listGroupedCell
  let _: () -> UIBackgroundConfiguration = UIBackgroundConfiguration.listGroupedHeaderFooter
  let _: () -> UIBackgroundConfiguration = UIBackgroundConfiguration.listSidebarHeader
  let _: () -> UIBackgroundConfiguration = UIBackgroundConfiguration.listSidebarCell
  let _: () -> UIBackgroundConfiguration = UIBackgroundConfiguration.listAccompaniedSidebarCell
  let _: (UIBackgroundConfiguration) -> (UIConfigurationState) -> UIBackgroundConfiguration = UIBackgroundConfiguration.updated(for:)
  let _: (UIBackgroundConfiguration) -> (UIColor) -> UIColor = UIBackgroundConfiguration.resolvedBackgroundColor(for:)
  let _: (UIBackgroundConfiguration) -> (UIColor) -> UIColor = UIBackgroundConfiguration.resolvedStrokeColor(for:)
  let _: WritableKeyPath<UIBackgroundConfiguration, UIConfigurationColorTransformer?> = \.backgroundColorTransformer
  let _: WritableKeyPath<UIBackgroundConfiguration, UIConfigurationColorTransformer?> = \.strokeColorTransformer
  let _: WritableKeyPath<UIBackgroundConfiguration, NSDirectionalRectEdge> = \.edgesAddingLayoutMarginsToBackgroundInsets
  let _: WritableKeyPath<UIBackgroundConfiguration, UIImage?> = \.image
  let _: WritableKeyPath<UIBackgroundConfiguration, UIView.ContentMode> = \.imageContentMode
  let _: WritableKeyPath<UIBackgroundConfiguration, UIView?> = \.customView
  let _: WritableKeyPath<UIBackgroundConfiguration, CGFloat> = \.cornerRadius
  let _: WritableKeyPath<UIBackgroundConfiguration, NSDirectionalEdgeInsets> = \.backgroundInsets
  let _: WritableKeyPath<UIBackgroundConfiguration, UIColor?> = \.backgroundColor
  let _: WritableKeyPath<UIBackgroundConfiguration, UIColor?> = \.strokeColor
  let _: WritableKeyPath<UIBackgroundConfiguration, CGFloat> = \.strokeWidth
  let _: WritableKeyPath<UIBackgroundConfiguration, CGFloat> = \.strokeOutset
}

@MainActor func references_UIContentConfiguration() {
  let _: (UIContentConfiguration) -> UIView & UIContentView = { a0 in a0.makeContentView() }
  let _: (UIContentConfiguration, UIConfigurationState) -> UIContentConfiguration = { $0.updated(for: $1) }
}

@MainActor func references_UIContentView() {
  let _: (UIContentView) -> UIContentConfiguration = { $0.configuration }
  let _: (UIContentView, UIContentConfiguration) -> Void = { $0.configuration = $1 }
  let _: (UIContentView, UIContentConfiguration) -> Bool = { a0, a1 in a0.supports(a1) }
}

@MainActor func references_UICollectionViewController() {
  let _: (UICollectionViewLayout) -> UICollectionViewController = UICollectionViewController.init(collectionViewLayout:)
  let _: (String?, Bundle?) -> UICollectionViewController = UICollectionViewController.init(nibName:bundle:)
  let _: (NSCoder) -> UICollectionViewController? = UICollectionViewController.init(coder:)
  let _: ReferenceWritableKeyPath<UICollectionViewController, UICollectionView?> = \.collectionView
  let _: KeyPath<UICollectionViewController, UICollectionViewLayout> = \.collectionViewLayout
  let _: ReferenceWritableKeyPath<UICollectionViewController, Bool> = \.clearsSelectionOnViewWillAppear
  let _: ReferenceWritableKeyPath<UICollectionViewController, Bool> = \.useLayoutToLayoutNavigationTransitions
  let _: ReferenceWritableKeyPath<UICollectionViewController, Bool> = \.installsStandardGestureForInteractiveMovement
  let _: (UICollectionViewController) -> UICollectionViewDelegate & UICollectionViewDataSource = { $0 }
}

class Overrides_UICollectionViewController: UICollectionViewController {
  override var collectionView: UICollectionView! { get { super.collectionView } set { super.collectionView = newValue } }
  override var collectionViewLayout: UICollectionViewLayout { super.collectionViewLayout }
  override var clearsSelectionOnViewWillAppear: Bool { get { super.clearsSelectionOnViewWillAppear } set { super.clearsSelectionOnViewWillAppear = newValue } }
  override var useLayoutToLayoutNavigationTransitions: Bool { get { super.useLayoutToLayoutNavigationTransitions } set { super.useLayoutToLayoutNavigationTransitions = newValue } }
  override var installsStandardGestureForInteractiveMovement: Bool { get { super.installsStandardGestureForInteractiveMovement } set { super.installsStandardGestureForInteractiveMovement = newValue } }
}

@MainActor func references_NSDiffableDataSourceSnapshot_String__Int_() {
  let _: () -> NSDiffableDataSourceSnapshot<String, Int> = NSDiffableDataSourceSnapshot<String, Int>.init
  let _: (NSDiffableDataSourceSnapshot<String, Int>) -> Int = { $0.numberOfItems }
  let _: (NSDiffableDataSourceSnapshot<String, Int>) -> Int = { $0.numberOfSections }
  let _: (NSDiffableDataSourceSnapshot<String, Int>) -> [String] = { $0.sectionIdentifiers }
  let _: (NSDiffableDataSourceSnapshot<String, Int>) -> [Int] = { $0.itemIdentifiers }
  let _: (NSDiffableDataSourceSnapshot<String, Int>) -> [String] = { $0.reloadedSectionIdentifiers }
  let _: (NSDiffableDataSourceSnapshot<String, Int>) -> [Int] = { $0.reloadedItemIdentifiers }
  let _: (NSDiffableDataSourceSnapshot<String, Int>) -> [Int] = { $0.reconfiguredItemIdentifiers }
  let _: (NSDiffableDataSourceSnapshot<String, Int>) -> Int = { $0.numberOfItems(inSection: "") }
  let _: (NSDiffableDataSourceSnapshot<String, Int>) -> [Int] = { $0.itemIdentifiers(inSection: "") }
  let _: (NSDiffableDataSourceSnapshot<String, Int>) -> String? = { $0.sectionIdentifier(containingItem: 1) }
  let _: (NSDiffableDataSourceSnapshot<String, Int>) -> Int? = { $0.indexOfItem(1) }
  let _: (NSDiffableDataSourceSnapshot<String, Int>) -> Int? = { $0.indexOfSection("") }
  let _: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void = { $0.appendItems([1]) }
  let _: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void = { $0.appendItems([1], toSection: "") }
  let _: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void = { $0.insertItems([1], beforeItem: 2) }
  let _: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void = { $0.insertItems([1], afterItem: 2) }
  let _: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void = { $0.deleteItems([1]) }
  let _: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void = { $0.deleteAllItems() }
  let _: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void = { $0.moveItem(1, beforeItem: 2) }
  let _: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void = { $0.moveItem(1, afterItem: 2) }
  let _: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void = { $0.reloadItems([1]) }
  let _: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void = { $0.reconfigureItems([1]) }
  let _: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void = { $0.appendSections([""]) }
  let _: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void = { $0.insertSections([""], beforeSection: "") }
  let _: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void = { $0.insertSections([""], afterSection: "") }
  let _: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void = { $0.deleteSections([""]) }
  let _: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void = { $0.moveSection("", beforeSection: "") }
  let _: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void = { $0.moveSection("", afterSection: "") }
  let _: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void = { $0.reloadSections([""]) }
}

@MainActor func references_NSDiffableDataSourceSectionSnapshot_Int_() {
  let _: () -> NSDiffableDataSourceSectionSnapshot<Int> = NSDiffableDataSourceSectionSnapshot<Int>.init
  let _: (NSDiffableDataSourceSectionSnapshot<Int>) -> [Int] = { $0.items }
  let _: (NSDiffableDataSourceSectionSnapshot<Int>) -> [Int] = { $0.rootItems }
  let _: (NSDiffableDataSourceSectionSnapshot<Int>) -> [Int] = { $0.visibleItems }
  let _: (NSDiffableDataSourceSectionSnapshot<Int>) -> [Int] = { $0.expandedItems }
  let _: (NSDiffableDataSourceSectionSnapshot<Int>) -> Bool = { $0.isExpanded(1) }
  let _: (NSDiffableDataSourceSectionSnapshot<Int>) -> Bool = { $0.isVisible(1) }
  let _: (NSDiffableDataSourceSectionSnapshot<Int>) -> Bool = { $0.contains(1) }
  let _: (NSDiffableDataSourceSectionSnapshot<Int>) -> Int = { $0.level(of: 1) }
  let _: (NSDiffableDataSourceSectionSnapshot<Int>) -> Int? = { $0.index(of: 1) }
  let _: (NSDiffableDataSourceSectionSnapshot<Int>) -> Int? = { $0.parent(of: 1) }
  let _: (NSDiffableDataSourceSectionSnapshot<Int>) -> NSDiffableDataSourceSectionSnapshot<Int> = { $0.snapshot(of: 1) }
  let _: (NSDiffableDataSourceSectionSnapshot<Int>) -> NSDiffableDataSourceSectionSnapshot<Int> = { $0.snapshot(of: 1, includingParent: true) }
  let _: (NSDiffableDataSourceSectionSnapshot<Int>) -> String = { $0.visualDescription() }
  let _: (inout NSDiffableDataSourceSectionSnapshot<Int>) -> Void = { $0.append([1]) }
  let _: (inout NSDiffableDataSourceSectionSnapshot<Int>) -> Void = { $0.append([1], to: 2) }
  let _: (inout NSDiffableDataSourceSectionSnapshot<Int>) -> Void = { $0.insert([1], before: 2) }
  let _: (inout NSDiffableDataSourceSectionSnapshot<Int>) -> Void = { $0.insert([1], after: 2) }
  let _: (inout NSDiffableDataSourceSectionSnapshot<Int>) -> Void = { $0.delete([1]) }
  let _: (inout NSDiffableDataSourceSectionSnapshot<Int>) -> Void = { $0.deleteAll() }
  let _: (inout NSDiffableDataSourceSectionSnapshot<Int>) -> Void = { $0.expand([1]) }
  let _: (inout NSDiffableDataSourceSectionSnapshot<Int>) -> Void = { $0.collapse([1]) }
  let _: (inout NSDiffableDataSourceSectionSnapshot<Int>) -> Void = { $0.replace(childrenOf: 1, using: NSDiffableDataSourceSectionSnapshot<Int>()) }
  let _: (inout NSDiffableDataSourceSectionSnapshot<Int>) -> Void = { $0.insert(NSDiffableDataSourceSectionSnapshot<Int>(), before: 1) }
  let _: (inout NSDiffableDataSourceSectionSnapshot<Int>) -> Void = { $0.insert(NSDiffableDataSourceSectionSnapshot<Int>(), after: 1) }
}

@MainActor func references_NSDiffableDataSourceTransaction_String__Int_() {
  let _: (NSDiffableDataSourceTransaction<String, Int>) -> NSDiffableDataSourceSnapshot<String, Int> = { $0.initialSnapshot }
  let _: (NSDiffableDataSourceTransaction<String, Int>) -> NSDiffableDataSourceSnapshot<String, Int> = { $0.finalSnapshot }
  let _: (NSDiffableDataSourceTransaction<String, Int>) -> CollectionDifference<Int> = { $0.difference }
  let _: (NSDiffableDataSourceTransaction<String, Int>) -> [NSDiffableDataSourceSectionTransaction<String, Int>] = { $0.sectionTransactions }
}

@MainActor func references_NSDiffableDataSourceSectionTransaction_String__Int_() {
  let _: (NSDiffableDataSourceSectionTransaction<String, Int>) -> String = { $0.sectionIdentifier }
  let _: (NSDiffableDataSourceSectionTransaction<String, Int>) -> NSDiffableDataSourceSectionSnapshot<Int> = { $0.initialSnapshot }
  let _: (NSDiffableDataSourceSectionTransaction<String, Int>) -> NSDiffableDataSourceSectionSnapshot<Int> = { $0.finalSnapshot }
  let _: (NSDiffableDataSourceSectionTransaction<String, Int>) -> CollectionDifference<Int> = { $0.difference }
}

@MainActor func references_UICollectionViewDiffableDataSource_String__Int_() {
  let _: UICollectionViewDiffableDataSource<String, Int>.CellProvider = { (_: UICollectionView, _: IndexPath, _: Int) in nil }
  let _: UICollectionViewDiffableDataSource<String, Int>.SupplementaryViewProvider = { (_: UICollectionView, _: String, _: IndexPath) in nil }
  let _: (UICollectionView) -> UICollectionViewDiffableDataSource<String, Int> = { UICollectionViewDiffableDataSource<String, Int>(collectionView: $0) { _, _, _ in nil } }
  let _: (UICollectionViewDiffableDataSource<String, Int>) -> UICollectionViewDiffableDataSource<String, Int>.SupplementaryViewProvider? = { $0.supplementaryViewProvider }
  let _: (UICollectionViewDiffableDataSource<String, Int>) -> NSDiffableDataSourceSnapshot<String, Int> = { $0.snapshot() }
  let _: (UICollectionViewDiffableDataSource<String, Int>) -> NSDiffableDataSourceSectionSnapshot<Int> = { $0.snapshot(for: "") }
  let _: (UICollectionViewDiffableDataSource<String, Int>) -> Int? = { $0.itemIdentifier(for: IndexPath()) }
  let _: (UICollectionViewDiffableDataSource<String, Int>) -> IndexPath? = { $0.indexPath(for: 1) }
  let _: (UICollectionViewDiffableDataSource<String, Int>) -> String? = { $0.sectionIdentifier(for: 1) }
  let _: (UICollectionViewDiffableDataSource<String, Int>) -> Int? = { $0.index(for: "") }
  let _: (UICollectionViewDiffableDataSource<String, Int>) -> UICollectionViewDiffableDataSource<String, Int>.ReorderingHandlers = { $0.reorderingHandlers }
  let _: (UICollectionViewDiffableDataSource<String, Int>) -> UICollectionViewDiffableDataSource<String, Int>.SectionSnapshotHandlers<Int> = { $0.sectionSnapshotHandlers }
  let _: (UICollectionViewDiffableDataSource<String, Int>) -> Void = { $0.apply(NSDiffableDataSourceSnapshot<String, Int>()) }
  let _: (UICollectionViewDiffableDataSource<String, Int>) -> Void = { $0.apply(NSDiffableDataSourceSnapshot<String, Int>(), animatingDifferences: false) {} }
  let _: (UICollectionViewDiffableDataSource<String, Int>) -> Void = { $0.apply(NSDiffableDataSourceSectionSnapshot<Int>(), to: "") }
  let _: (UICollectionViewDiffableDataSource<String, Int>) -> Void = { $0.apply(NSDiffableDataSourceSectionSnapshot<Int>(), to: "", animatingDifferences: false) {} }
  let _: (UICollectionViewDiffableDataSource<String, Int>) -> Void = { $0.applySnapshotUsingReloadData(NSDiffableDataSourceSnapshot<String, Int>()) }
  let _: (UICollectionViewDiffableDataSource<String, Int>) -> Void = { $0.applySnapshotUsingReloadData(NSDiffableDataSourceSnapshot<String, Int>()) {} }
  let _: (UICollectionViewDiffableDataSource<String, Int>) -> Int = { $0.numberOfSections(in: UICollectionView(frame: .zero)) }
  let _: (UICollectionViewDiffableDataSource<String, Int>) -> Int = { $0.collectionView(UICollectionView(frame: .zero), numberOfItemsInSection: 0) }
  let _: (UICollectionViewDiffableDataSource<String, Int>) -> UICollectionViewCell = { $0.collectionView(UICollectionView(frame: .zero), cellForItemAt: IndexPath()) }
  let _: (UICollectionViewDiffableDataSource<String, Int>) -> Bool = { $0.collectionView(UICollectionView(frame: .zero), canMoveItemAt: IndexPath()) }
  let _: (UICollectionViewDiffableDataSource<String, Int>) -> [String]? = { $0.indexTitles(for: UICollectionView(frame: .zero)) }
  let _: (UICollectionViewDiffableDataSource<String, Int>) async -> Void = { await $0.apply(NSDiffableDataSourceSnapshot<String, Int>()) }
  let _: (UICollectionViewDiffableDataSource<String, Int>) async -> Void = { await $0.apply(NSDiffableDataSourceSnapshot<String, Int>(), animatingDifferences: false) }
  let _: (UICollectionViewDiffableDataSource<String, Int>) async -> Void = { await $0.applySnapshotUsingReloadData(NSDiffableDataSourceSnapshot<String, Int>()) }
  let _: (UICollectionViewDiffableDataSource<String, Int>) async -> Void = { await $0.apply(NSDiffableDataSourceSectionSnapshot<Int>(), to: "") }
  let _: (UICollectionViewDiffableDataSource<String, Int>.ReorderingHandlers) -> ((Int) -> Bool)? = { $0.canReorderItem }
  let _: (UICollectionViewDiffableDataSource<String, Int>.ReorderingHandlers) -> ((NSDiffableDataSourceTransaction<String, Int>) -> Void)? = { $0.willReorder }
  let _: (UICollectionViewDiffableDataSource<String, Int>.ReorderingHandlers) -> ((NSDiffableDataSourceTransaction<String, Int>) -> Void)? = { $0.didReorder }
  let _: (UICollectionViewDiffableDataSource<String, Int>.SectionSnapshotHandlers<Int>) -> ((Int) -> Bool)? = { $0.shouldExpandItem }
  let _: (UICollectionViewDiffableDataSource<String, Int>.SectionSnapshotHandlers<Int>) -> ((Int) -> Void)? = { $0.willExpandItem }
  let _: (UICollectionViewDiffableDataSource<String, Int>.SectionSnapshotHandlers<Int>) -> ((Int) -> Bool)? = { $0.shouldCollapseItem }
  let _: (UICollectionViewDiffableDataSource<String, Int>.SectionSnapshotHandlers<Int>) -> ((Int) -> Void)? = { $0.willCollapseItem }
  let _: (UICollectionViewDiffableDataSource<String, Int>.SectionSnapshotHandlers<Int>) -> ((Int, NSDiffableDataSourceSectionSnapshot<Int>) -> NSDiffableDataSourceSectionSnapshot<Int>)? = { $0.snapshotForExpandingParent }
}

@MainActor func references_UICollectionView_CellRegistration_UICollectionViewCell__Int_() {
  let _ = UICollectionView.CellRegistration<UICollectionViewCell, Int> { (_: UICollectionViewCell, _: IndexPath, _: Int) in }
  let _: (UINib) -> UICollectionView.CellRegistration<UICollectionViewCell, Int> = { .init(cellNib: $0) { (_: UICollectionViewCell, _: IndexPath, _: Int) in } }
}

@MainActor func references_UICollectionView_SupplementaryRegistration_UICollectionReusableView_() {
  let _ = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "") { (_: UICollectionReusableView, _: String, _: IndexPath) in }
  let _: (UINib) -> UICollectionView.SupplementaryRegistration<UICollectionReusableView> = { .init(supplementaryNib: $0, elementKind: "") { (_: UICollectionReusableView, _: String, _: IndexPath) in } }
}

@MainActor func references_UICollectionViewUpdateItem() {
  let _: () -> UICollectionViewUpdateItem = UICollectionViewUpdateItem.init
  let _: KeyPath<UICollectionViewUpdateItem, IndexPath?> = \.indexPathBeforeUpdate
  let _: KeyPath<UICollectionViewUpdateItem, IndexPath?> = \.indexPathAfterUpdate
  let _: KeyPath<UICollectionViewUpdateItem, UICollectionViewUpdateItem.Action> = \.updateAction
}

class Overrides_UICollectionViewUpdateItem: UICollectionViewUpdateItem {
  override var indexPathBeforeUpdate: IndexPath? { super.indexPathBeforeUpdate }
  override var indexPathAfterUpdate: IndexPath? { super.indexPathAfterUpdate }
  override var updateAction: UICollectionViewUpdateItem.Action { super.updateAction }
}

@MainActor func references_UICollectionViewLayout() {
  let _: () -> UICollectionViewLayout = UICollectionViewLayout.init
  let _: (NSCoder) -> UICollectionViewLayout? = UICollectionViewLayout.init(coder:)
  let _: (UICollectionViewLayout) -> NSCoding = { $0 }
  let _: KeyPath<UICollectionViewLayout, UICollectionView?> = \.collectionView
  let _: (UICollectionViewLayout) -> () -> Void = UICollectionViewLayout.invalidateLayout
  let _: (UICollectionViewLayout) -> (UICollectionViewLayoutInvalidationContext) -> Void = UICollectionViewLayout.invalidateLayout(with:)
  let _: AnyClass = UICollectionViewLayout.invalidationContextClass
  let _: AnyClass = UICollectionViewLayout.layoutAttributesClass
  let _: (UICollectionViewLayout) -> () -> Void = UICollectionViewLayout.prepare
  let _: (UICollectionViewLayout) -> (CGRect) -> [UICollectionViewLayoutAttributes]? = UICollectionViewLayout.layoutAttributesForElements(in:)
  let _: (UICollectionViewLayout) -> (IndexPath) -> UICollectionViewLayoutAttributes? = UICollectionViewLayout.layoutAttributesForItem(at:)
  let _: (UICollectionViewLayout) -> (String, IndexPath) -> UICollectionViewLayoutAttributes? = UICollectionViewLayout.layoutAttributesForSupplementaryView(ofKind:at:)
  let _: (UICollectionViewLayout) -> (String, IndexPath) -> UICollectionViewLayoutAttributes? = UICollectionViewLayout.layoutAttributesForDecorationView(ofKind:at:)
  let _: KeyPath<UICollectionViewLayout, CGSize> = \.collectionViewContentSize
  let _: (UICollectionViewLayout) -> (CGRect) -> Bool = UICollectionViewLayout.shouldInvalidateLayout(forBoundsChange:)
  let _: (UICollectionViewLayout) -> (CGRect) -> UICollectionViewLayoutInvalidationContext = UICollectionViewLayout.invalidationContext(forBoundsChange:)
  let _: (UICollectionViewLayout) -> (UICollectionViewLayoutAttributes, UICollectionViewLayoutAttributes) -> Bool = UICollectionViewLayout.shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)
  let _: (UICollectionViewLayout) -> (UICollectionViewLayoutAttributes, UICollectionViewLayoutAttributes) -> UICollectionViewLayoutInvalidationContext = UICollectionViewLayout.invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)
  let _: (UICollectionViewLayout) -> (CGPoint, CGPoint) -> CGPoint = UICollectionViewLayout.targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
  let _: (UICollectionViewLayout) -> (CGPoint) -> CGPoint = UICollectionViewLayout.targetContentOffset(forProposedContentOffset:)
  let _: (UICollectionViewLayout) -> ([UICollectionViewUpdateItem]) -> Void = UICollectionViewLayout.prepare(forCollectionViewUpdates:)
  let _: (UICollectionViewLayout) -> () -> Void = UICollectionViewLayout.finalizeCollectionViewUpdates
  let _: (UICollectionViewLayout) -> (CGRect) -> Void = UICollectionViewLayout.prepare(forAnimatedBoundsChange:)
  let _: (UICollectionViewLayout) -> () -> Void = UICollectionViewLayout.finalizeAnimatedBoundsChange
  let _: (UICollectionViewLayout) -> (UICollectionViewLayout) -> Void = UICollectionViewLayout.prepareForTransition(to:)
  let _: (UICollectionViewLayout) -> (UICollectionViewLayout) -> Void = UICollectionViewLayout.prepareForTransition(from:)
  let _: (UICollectionViewLayout) -> () -> Void = UICollectionViewLayout.finalizeLayoutTransition
  let _: (UICollectionViewLayout) -> (IndexPath) -> UICollectionViewLayoutAttributes? = UICollectionViewLayout.initialLayoutAttributesForAppearingItem(at:)
  let _: (UICollectionViewLayout) -> (IndexPath) -> UICollectionViewLayoutAttributes? = UICollectionViewLayout.finalLayoutAttributesForDisappearingItem(at:)
  let _: (UICollectionViewLayout) -> (String, IndexPath) -> UICollectionViewLayoutAttributes? = UICollectionViewLayout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)
  let _: (UICollectionViewLayout) -> (String, IndexPath) -> UICollectionViewLayoutAttributes? = UICollectionViewLayout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)
  let _: (UICollectionViewLayout) -> (String, IndexPath) -> UICollectionViewLayoutAttributes? = UICollectionViewLayout.initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)
  let _: (UICollectionViewLayout) -> (String, IndexPath) -> UICollectionViewLayoutAttributes? = UICollectionViewLayout.finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)
  let _: (UICollectionViewLayout) -> (String) -> [IndexPath] = UICollectionViewLayout.indexPathsToDeleteForSupplementaryView(ofKind:)
  let _: (UICollectionViewLayout) -> (String) -> [IndexPath] = UICollectionViewLayout.indexPathsToDeleteForDecorationView(ofKind:)
  let _: (UICollectionViewLayout) -> (String) -> [IndexPath] = UICollectionViewLayout.indexPathsToInsertForSupplementaryView(ofKind:)
  let _: (UICollectionViewLayout) -> (String) -> [IndexPath] = UICollectionViewLayout.indexPathsToInsertForDecorationView(ofKind:)
  let _: (UICollectionViewLayout) -> (IndexPath, CGPoint) -> IndexPath = UICollectionViewLayout.targetIndexPath(forInteractivelyMovingItem:withPosition:)
  let _: (UICollectionViewLayout) -> (IndexPath, CGPoint) -> UICollectionViewLayoutAttributes = UICollectionViewLayout.layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)
  let _: (UICollectionViewLayout) -> ([IndexPath], CGPoint, [IndexPath], CGPoint) -> UICollectionViewLayoutInvalidationContext = UICollectionViewLayout.invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)
  let _: (UICollectionViewLayout) -> ([IndexPath], [IndexPath], Bool) -> UICollectionViewLayoutInvalidationContext = UICollectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)
  let _: KeyPath<UICollectionViewLayout, UIUserInterfaceLayoutDirection> = \.developmentLayoutDirection
  let _: KeyPath<UICollectionViewLayout, Bool> = \.flipsHorizontallyInOppositeLayoutDirection
  let _: (UICollectionViewLayout) -> (AnyClass?, String) -> Void = UICollectionViewLayout.register(_:forDecorationViewOfKind:)
  let _: (UICollectionViewLayout) -> (UINib?, String) -> Void = UICollectionViewLayout.register(_:forDecorationViewOfKind:)
  let _: CGFloat = UICollectionViewLayout.automaticDimension
}

class Overrides_UICollectionViewLayout: UICollectionViewLayout {
  override var collectionView: UICollectionView? { super.collectionView }
  override func invalidateLayout() { super.invalidateLayout() }
  override func invalidateLayout(with a1: UICollectionViewLayoutInvalidationContext) { super.invalidateLayout(with: a1) }
  override class var invalidationContextClass: AnyClass { super.invalidationContextClass }
  override class var layoutAttributesClass: AnyClass { super.layoutAttributesClass }
  override func prepare() { super.prepare() }
  override func layoutAttributesForElements(in a1: CGRect) -> [UICollectionViewLayoutAttributes]? { super.layoutAttributesForElements(in: a1) }
  override func layoutAttributesForItem(at a1: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForItem(at: a1) }
  override func layoutAttributesForSupplementaryView(ofKind a1: String, at a2: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForSupplementaryView(ofKind: a1, at: a2) }
  override func layoutAttributesForDecorationView(ofKind a1: String, at a2: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForDecorationView(ofKind: a1, at: a2) }
  override var collectionViewContentSize: CGSize { super.collectionViewContentSize }
  override func shouldInvalidateLayout(forBoundsChange a1: CGRect) -> Bool { super.shouldInvalidateLayout(forBoundsChange: a1) }
  override func invalidationContext(forBoundsChange a1: CGRect) -> UICollectionViewLayoutInvalidationContext { super.invalidationContext(forBoundsChange: a1) }
  override func shouldInvalidateLayout(forPreferredLayoutAttributes a1: UICollectionViewLayoutAttributes, withOriginalAttributes a2: UICollectionViewLayoutAttributes) -> Bool { super.shouldInvalidateLayout(forPreferredLayoutAttributes: a1, withOriginalAttributes: a2) }
  override func invalidationContext(forPreferredLayoutAttributes a1: UICollectionViewLayoutAttributes, withOriginalAttributes a2: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutInvalidationContext { super.invalidationContext(forPreferredLayoutAttributes: a1, withOriginalAttributes: a2) }
  override func targetContentOffset(forProposedContentOffset a1: CGPoint, withScrollingVelocity a2: CGPoint) -> CGPoint { super.targetContentOffset(forProposedContentOffset: a1, withScrollingVelocity: a2) }
  override func targetContentOffset(forProposedContentOffset a1: CGPoint) -> CGPoint { super.targetContentOffset(forProposedContentOffset: a1) }
  override func prepare(forCollectionViewUpdates a1: [UICollectionViewUpdateItem]) { super.prepare(forCollectionViewUpdates: a1) }
  override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates() }
  override func prepare(forAnimatedBoundsChange a1: CGRect) { super.prepare(forAnimatedBoundsChange: a1) }
  override func finalizeAnimatedBoundsChange() { super.finalizeAnimatedBoundsChange() }
  override func prepareForTransition(to a1: UICollectionViewLayout) { super.prepareForTransition(to: a1) }
  override func prepareForTransition(from a1: UICollectionViewLayout) { super.prepareForTransition(from: a1) }
  override func finalizeLayoutTransition() { super.finalizeLayoutTransition() }
  override func initialLayoutAttributesForAppearingItem(at a1: IndexPath) -> UICollectionViewLayoutAttributes? { super.initialLayoutAttributesForAppearingItem(at: a1) }
  override func finalLayoutAttributesForDisappearingItem(at a1: IndexPath) -> UICollectionViewLayoutAttributes? { super.finalLayoutAttributesForDisappearingItem(at: a1) }
  override func initialLayoutAttributesForAppearingSupplementaryElement(ofKind a1: String, at a2: IndexPath) -> UICollectionViewLayoutAttributes? { super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: a1, at: a2) }
  override func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind a1: String, at a2: IndexPath) -> UICollectionViewLayoutAttributes? { super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: a1, at: a2) }
  override func initialLayoutAttributesForAppearingDecorationElement(ofKind a1: String, at a2: IndexPath) -> UICollectionViewLayoutAttributes? { super.initialLayoutAttributesForAppearingDecorationElement(ofKind: a1, at: a2) }
  override func finalLayoutAttributesForDisappearingDecorationElement(ofKind a1: String, at a2: IndexPath) -> UICollectionViewLayoutAttributes? { super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: a1, at: a2) }
  override func indexPathsToDeleteForSupplementaryView(ofKind a1: String) -> [IndexPath] { super.indexPathsToDeleteForSupplementaryView(ofKind: a1) }
  override func indexPathsToDeleteForDecorationView(ofKind a1: String) -> [IndexPath] { super.indexPathsToDeleteForDecorationView(ofKind: a1) }
  override func indexPathsToInsertForSupplementaryView(ofKind a1: String) -> [IndexPath] { super.indexPathsToInsertForSupplementaryView(ofKind: a1) }
  override func indexPathsToInsertForDecorationView(ofKind a1: String) -> [IndexPath] { super.indexPathsToInsertForDecorationView(ofKind: a1) }
  override func targetIndexPath(forInteractivelyMovingItem a1: IndexPath, withPosition a2: CGPoint) -> IndexPath { super.targetIndexPath(forInteractivelyMovingItem: a1, withPosition: a2) }
  override func layoutAttributesForInteractivelyMovingItem(at a1: IndexPath, withTargetPosition a2: CGPoint) -> UICollectionViewLayoutAttributes { super.layoutAttributesForInteractivelyMovingItem(at: a1, withTargetPosition: a2) }
  override func invalidationContext(forInteractivelyMovingItems a1: [IndexPath], withTargetPosition a2: CGPoint, previousIndexPaths a3: [IndexPath], previousPosition a4: CGPoint) -> UICollectionViewLayoutInvalidationContext { super.invalidationContext(forInteractivelyMovingItems: a1, withTargetPosition: a2, previousIndexPaths: a3, previousPosition: a4) }
  override func invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths a1: [IndexPath], previousIndexPaths a2: [IndexPath], movementCancelled a3: Bool) -> UICollectionViewLayoutInvalidationContext { super.invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths: a1, previousIndexPaths: a2, movementCancelled: a3) }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { super.developmentLayoutDirection }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { super.flipsHorizontallyInOppositeLayoutDirection }
  override func register(_ a1: AnyClass?, forDecorationViewOfKind a2: String) { super.register(a1, forDecorationViewOfKind: a2) }
  override func register(_ a1: UINib?, forDecorationViewOfKind a2: String) { super.register(a1, forDecorationViewOfKind: a2) }
}

@MainActor func references_UICollectionViewTransitionLayout() {
  let _: (UICollectionViewLayout, UICollectionViewLayout) -> UICollectionViewTransitionLayout = UICollectionViewTransitionLayout.init(currentLayout:nextLayout:)
  let _: KeyPath<UICollectionViewTransitionLayout, UICollectionViewLayout> = \.currentLayout
  let _: KeyPath<UICollectionViewTransitionLayout, UICollectionViewLayout> = \.nextLayout
  let _: ReferenceWritableKeyPath<UICollectionViewTransitionLayout, CGFloat> = \.transitionProgress
  let _: (UICollectionViewTransitionLayout) -> (CGFloat, String) -> Void = UICollectionViewTransitionLayout.updateValue(_:forAnimatedKey:)
  let _: (UICollectionViewTransitionLayout) -> (String) -> CGFloat = UICollectionViewTransitionLayout.value(forAnimatedKey:)
}

class Overrides_UICollectionViewTransitionLayout: UICollectionViewTransitionLayout {
  override var transitionProgress: CGFloat { get { super.transitionProgress } set { super.transitionProgress = newValue } }
  override func updateValue(_ a1: CGFloat, forAnimatedKey a2: String) { super.updateValue(a1, forAnimatedKey: a2) }
  override func value(forAnimatedKey a1: String) -> CGFloat { super.value(forAnimatedKey: a1) }
}

@MainActor func references_UICollectionViewLayoutInvalidationContext() {
  let _: () -> UICollectionViewLayoutInvalidationContext = UICollectionViewLayoutInvalidationContext.init
  let _: KeyPath<UICollectionViewLayoutInvalidationContext, Bool> = \.invalidateEverything
  let _: KeyPath<UICollectionViewLayoutInvalidationContext, Bool> = \.invalidateDataSourceCounts
  let _: (UICollectionViewLayoutInvalidationContext) -> ([IndexPath]) -> Void = UICollectionViewLayoutInvalidationContext.invalidateItems(at:)
  let _: (UICollectionViewLayoutInvalidationContext) -> (String, [IndexPath]) -> Void = UICollectionViewLayoutInvalidationContext.invalidateSupplementaryElements(ofKind:at:)
  let _: (UICollectionViewLayoutInvalidationContext) -> (String, [IndexPath]) -> Void = UICollectionViewLayoutInvalidationContext.invalidateDecorationElements(ofKind:at:)
  let _: KeyPath<UICollectionViewLayoutInvalidationContext, [IndexPath]?> = \.invalidatedItemIndexPaths
  let _: KeyPath<UICollectionViewLayoutInvalidationContext, [String: [IndexPath]]?> = \.invalidatedSupplementaryIndexPaths
  let _: KeyPath<UICollectionViewLayoutInvalidationContext, [String: [IndexPath]]?> = \.invalidatedDecorationIndexPaths
  let _: ReferenceWritableKeyPath<UICollectionViewLayoutInvalidationContext, CGPoint> = \.contentOffsetAdjustment
  let _: ReferenceWritableKeyPath<UICollectionViewLayoutInvalidationContext, CGSize> = \.contentSizeAdjustment
  let _: KeyPath<UICollectionViewLayoutInvalidationContext, [IndexPath]?> = \.previousIndexPathsForInteractivelyMovingItems
  let _: KeyPath<UICollectionViewLayoutInvalidationContext, [IndexPath]?> = \.targetIndexPathsForInteractivelyMovingItems
  let _: KeyPath<UICollectionViewLayoutInvalidationContext, CGPoint> = \.interactiveMovementTarget
}

class Overrides_UICollectionViewLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  override var invalidateEverything: Bool { super.invalidateEverything }
  override var invalidateDataSourceCounts: Bool { super.invalidateDataSourceCounts }
  override func invalidateItems(at a1: [IndexPath]) { super.invalidateItems(at: a1) }
  override func invalidateSupplementaryElements(ofKind a1: String, at a2: [IndexPath]) { super.invalidateSupplementaryElements(ofKind: a1, at: a2) }
  override func invalidateDecorationElements(ofKind a1: String, at a2: [IndexPath]) { super.invalidateDecorationElements(ofKind: a1, at: a2) }
  override var invalidatedItemIndexPaths: [IndexPath]? { super.invalidatedItemIndexPaths }
  override var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { super.invalidatedSupplementaryIndexPaths }
  override var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { super.invalidatedDecorationIndexPaths }
  override var contentOffsetAdjustment: CGPoint { get { super.contentOffsetAdjustment } set { super.contentOffsetAdjustment = newValue } }
  override var contentSizeAdjustment: CGSize { get { super.contentSizeAdjustment } set { super.contentSizeAdjustment = newValue } }
  override var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { super.previousIndexPathsForInteractivelyMovingItems }
  override var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { super.targetIndexPathsForInteractivelyMovingItems }
  override var interactiveMovementTarget: CGPoint { super.interactiveMovementTarget }
}

@MainActor func references_UICollectionViewFlowLayoutInvalidationContext() {
  let _: () -> UICollectionViewFlowLayoutInvalidationContext = UICollectionViewFlowLayoutInvalidationContext.init
  let _: ReferenceWritableKeyPath<UICollectionViewFlowLayoutInvalidationContext, Bool> = \.invalidateFlowLayoutDelegateMetrics
  let _: ReferenceWritableKeyPath<UICollectionViewFlowLayoutInvalidationContext, Bool> = \.invalidateFlowLayoutAttributes
}

class Overrides_UICollectionViewFlowLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext {
  override var invalidateFlowLayoutDelegateMetrics: Bool { get { super.invalidateFlowLayoutDelegateMetrics } set { super.invalidateFlowLayoutDelegateMetrics = newValue } }
  override var invalidateFlowLayoutAttributes: Bool { get { super.invalidateFlowLayoutAttributes } set { super.invalidateFlowLayoutAttributes = newValue } }
}

@MainActor func references_UICollectionViewLayoutAttributes() {
  let _: () -> UICollectionViewLayoutAttributes = UICollectionViewLayoutAttributes.init
  let _: (IndexPath) -> UICollectionViewLayoutAttributes = UICollectionViewLayoutAttributes.init(forCellWith:)
  let _: (String, IndexPath) -> UICollectionViewLayoutAttributes = UICollectionViewLayoutAttributes.init(forSupplementaryViewOfKind:with:)
  let _: (String, IndexPath) -> UICollectionViewLayoutAttributes = UICollectionViewLayoutAttributes.init(forDecorationViewOfKind:with:)
  let _: ReferenceWritableKeyPath<UICollectionViewLayoutAttributes, CGRect> = \.frame
  let _: ReferenceWritableKeyPath<UICollectionViewLayoutAttributes, CGPoint> = \.center
  let _: ReferenceWritableKeyPath<UICollectionViewLayoutAttributes, CGSize> = \.size
  let _: ReferenceWritableKeyPath<UICollectionViewLayoutAttributes, CGRect> = \.bounds
  let _: ReferenceWritableKeyPath<UICollectionViewLayoutAttributes, CGAffineTransform> = \.transform
  let _: ReferenceWritableKeyPath<UICollectionViewLayoutAttributes, CATransform3D> = \.transform3D
  let _: ReferenceWritableKeyPath<UICollectionViewLayoutAttributes, CGFloat> = \.alpha
  let _: ReferenceWritableKeyPath<UICollectionViewLayoutAttributes, Int> = \.zIndex
  let _: ReferenceWritableKeyPath<UICollectionViewLayoutAttributes, Bool> = \.isHidden
  let _: ReferenceWritableKeyPath<UICollectionViewLayoutAttributes, IndexPath> = \.indexPath
  let _: KeyPath<UICollectionViewLayoutAttributes, UICollectionView.ElementCategory> = \.representedElementCategory
  let _: KeyPath<UICollectionViewLayoutAttributes, String?> = \.representedElementKind
  let _: (UICollectionViewLayoutAttributes) -> (NSZone?) -> Any = UICollectionViewLayoutAttributes.copy(with:)
  let _: (UICollectionViewLayoutAttributes) -> Any = { a0 in a0.copy() }
  let _: (UICollectionViewLayoutAttributes) -> (Any?) -> Bool = UICollectionViewLayoutAttributes.isEqual(_:)
  let _: (UICollectionViewLayoutAttributes) -> NSCopying & UIDynamicItem = { $0 }
}

class Overrides_UICollectionViewLayoutAttributes: UICollectionViewLayoutAttributes {
  override var frame: CGRect { get { super.frame } set { super.frame = newValue } }
  override var center: CGPoint { get { super.center } set { super.center = newValue } }
  override var size: CGSize { get { super.size } set { super.size = newValue } }
  override var bounds: CGRect { get { super.bounds } set { super.bounds = newValue } }
  override var transform: CGAffineTransform { get { super.transform } set { super.transform = newValue } }
  override var transform3D: CATransform3D { get { super.transform3D } set { super.transform3D = newValue } }
  override var alpha: CGFloat { get { super.alpha } set { super.alpha = newValue } }
  override var zIndex: Int { get { super.zIndex } set { super.zIndex = newValue } }
  override var isHidden: Bool { get { super.isHidden } set { super.isHidden = newValue } }
  override var indexPath: IndexPath { get { super.indexPath } set { super.indexPath = newValue } }
  override var representedElementCategory: UICollectionView.ElementCategory { super.representedElementCategory }
  override var representedElementKind: String? { super.representedElementKind }
  override func copy(with a1: NSZone?) -> Any { super.copy(with: a1) }
  override func isEqual(_ a1: Any?) -> Bool { super.isEqual(a1) }
}

@MainActor func references_UICollectionViewFlowLayout() {
  let _: () -> UICollectionViewFlowLayout = UICollectionViewFlowLayout.init
  let _: ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGFloat> = \.minimumLineSpacing
  let _: ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGFloat> = \.minimumInteritemSpacing
  let _: ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGSize> = \.itemSize
  let _: ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGSize> = \.estimatedItemSize
  let _: ReferenceWritableKeyPath<UICollectionViewFlowLayout, UICollectionView.ScrollDirection> = \.scrollDirection
  let _: ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGSize> = \.headerReferenceSize
  let _: ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGSize> = \.footerReferenceSize
  let _: ReferenceWritableKeyPath<UICollectionViewFlowLayout, UIEdgeInsets> = \.sectionInset
  let _: ReferenceWritableKeyPath<UICollectionViewFlowLayout, UICollectionViewFlowLayout.SectionInsetReference> = \.sectionInsetReference
  let _: ReferenceWritableKeyPath<UICollectionViewFlowLayout, Bool> = \.sectionHeadersPinToVisibleBounds
  let _: ReferenceWritableKeyPath<UICollectionViewFlowLayout, Bool> = \.sectionFootersPinToVisibleBounds
  let _: CGSize = UICollectionViewFlowLayout.automaticSize
}

class Overrides_UICollectionViewFlowLayout: UICollectionViewFlowLayout {
  override var minimumLineSpacing: CGFloat { get { super.minimumLineSpacing } set { super.minimumLineSpacing = newValue } }
  override var minimumInteritemSpacing: CGFloat { get { super.minimumInteritemSpacing } set { super.minimumInteritemSpacing = newValue } }
  override var itemSize: CGSize { get { super.itemSize } set { super.itemSize = newValue } }
  override var estimatedItemSize: CGSize { get { super.estimatedItemSize } set { super.estimatedItemSize = newValue } }
  override var scrollDirection: UICollectionView.ScrollDirection { get { super.scrollDirection } set { super.scrollDirection = newValue } }
  override var headerReferenceSize: CGSize { get { super.headerReferenceSize } set { super.headerReferenceSize = newValue } }
  override var footerReferenceSize: CGSize { get { super.footerReferenceSize } set { super.footerReferenceSize = newValue } }
  override var sectionInset: UIEdgeInsets { get { super.sectionInset } set { super.sectionInset = newValue } }
  override var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference { get { super.sectionInsetReference } set { super.sectionInsetReference = newValue } }
  override var sectionHeadersPinToVisibleBounds: Bool { get { super.sectionHeadersPinToVisibleBounds } set { super.sectionHeadersPinToVisibleBounds = newValue } }
  override var sectionFootersPinToVisibleBounds: Bool { get { super.sectionFootersPinToVisibleBounds } set { super.sectionFootersPinToVisibleBounds = newValue } }
}

@MainActor func references_IndexPath() {
  let _: (Int, Int) -> IndexPath = IndexPath.init(item:section:)
  let _: (Int, Int) -> IndexPath = IndexPath.init(row:section:)
  let _: WritableKeyPath<IndexPath, Int> = \.item
  let _: WritableKeyPath<IndexPath, Int> = \.row
  let _: WritableKeyPath<IndexPath, Int> = \.section
}

@MainActor func references_UICollectionViewDragDelegate() {
  let _: (UICollectionViewDragDelegate, UICollectionView, UIDragSession, IndexPath) -> [UIDragItem] = { a0, a1, a2, a3 in a0.collectionView(a1, itemsForBeginning: a2, at: a3) }
  let _: (UICollectionViewDragDelegate, UICollectionView, UIDragSession, IndexPath, CGPoint) -> [UIDragItem] = { a0, a1, a2, a3, a4 in a0.collectionView(a1, itemsForAddingTo: a2, at: a3, point: a4) }
  let _: (UICollectionViewDragDelegate, UICollectionView, IndexPath) -> UIDragPreviewParameters? = { a0, a1, a2 in a0.collectionView(a1, dragPreviewParametersForItemAt: a2) }
  let _: (UICollectionViewDragDelegate, UICollectionView, UIDragSession) -> Void = { a0, a1, a2 in a0.collectionView(a1, dragSessionWillBegin: a2) }
  let _: (UICollectionViewDragDelegate, UICollectionView, UIDragSession) -> Void = { a0, a1, a2 in a0.collectionView(a1, dragSessionDidEnd: a2) }
  let _: (UICollectionViewDragDelegate, UICollectionView, UIDragSession) -> Bool = { a0, a1, a2 in a0.collectionView(a1, dragSessionAllowsMoveOperation: a2) }
  let _: (UICollectionViewDragDelegate, UICollectionView, UIDragSession) -> Bool = { a0, a1, a2 in a0.collectionView(a1, dragSessionIsRestrictedToDraggingApplication: a2) }
}

@MainActor func references_UICollectionViewDropDelegate() {
  let _: (UICollectionViewDropDelegate, UICollectionView, UICollectionViewDropCoordinator) -> Void = { a0, a1, a2 in a0.collectionView(a1, performDropWith: a2) }
  let _: (UICollectionViewDropDelegate, UICollectionView, UIDropSession) -> Bool = { a0, a1, a2 in a0.collectionView(a1, canHandle: a2) }
  let _: (UICollectionViewDropDelegate, UICollectionView, UIDropSession) -> Void = { a0, a1, a2 in a0.collectionView(a1, dropSessionDidEnter: a2) }
  let _: (UICollectionViewDropDelegate, UICollectionView, UIDropSession, IndexPath?) -> UICollectionViewDropProposal = { a0, a1, a2, a3 in a0.collectionView(a1, dropSessionDidUpdate: a2, withDestinationIndexPath: a3) }
  let _: (UICollectionViewDropDelegate, UICollectionView, UIDropSession) -> Void = { a0, a1, a2 in a0.collectionView(a1, dropSessionDidExit: a2) }
  let _: (UICollectionViewDropDelegate, UICollectionView, UIDropSession) -> Void = { a0, a1, a2 in a0.collectionView(a1, dropSessionDidEnd: a2) }
  let _: (UICollectionViewDropDelegate, UICollectionView, IndexPath) -> UIDragPreviewParameters? = { a0, a1, a2 in a0.collectionView(a1, dropPreviewParametersForItemAt: a2) }
}

@MainActor func references_UICollectionViewDropProposal() {
  let _: (UIDropOperation) -> UICollectionViewDropProposal = UICollectionViewDropProposal.init(operation:)
  let _: (UIDropOperation, UICollectionViewDropProposal.Intent) -> UICollectionViewDropProposal = UICollectionViewDropProposal.init(operation:intent:)
  let _: KeyPath<UICollectionViewDropProposal, UICollectionViewDropProposal.Intent> = \.intent
}

@MainActor func references_UICollectionViewDropCoordinator() {
  let _: (UICollectionViewDropCoordinator) -> [UICollectionViewDropItem] = { $0.items }
  let _: (UICollectionViewDropCoordinator) -> IndexPath? = { $0.destinationIndexPath }
  let _: (UICollectionViewDropCoordinator) -> UICollectionViewDropProposal = { $0.proposal }
  let _: (UICollectionViewDropCoordinator) -> UIDropSession = { $0.session }
  let _: (UICollectionViewDropCoordinator, UIDragItem, UICollectionViewDropPlaceholder) -> UICollectionViewDropPlaceholderContext = { a0, a1, a2 in a0.drop(a1, to: a2) }
  let _: (UICollectionViewDropCoordinator, UIDragItem, IndexPath) -> UIDragAnimating = { a0, a1, a2 in a0.drop(a1, toItemAt: a2) }
  let _: (UICollectionViewDropCoordinator, UIDragItem, IndexPath, CGRect) -> UIDragAnimating = { a0, a1, a2, a3 in a0.drop(a1, intoItemAt: a2, rect: a3) }
  let _: (UICollectionViewDropCoordinator, UIDragItem, UIDragPreviewTarget) -> UIDragAnimating = { a0, a1, a2 in a0.drop(a1, to: a2) }
}

@MainActor func references_UICollectionViewDropPlaceholderContext() {
  let _: (UICollectionViewDropPlaceholderContext) -> UIDragItem = { $0.dragItem }
  let _: (UICollectionViewDropPlaceholderContext) -> Bool = { $0.commitInsertion { (_: IndexPath) in } }
  let _: (UICollectionViewDropPlaceholderContext) -> Bool = { a0 in a0.deletePlaceholder() }
  let _: (UICollectionViewDropPlaceholderContext) -> Void = { a0 in a0.setNeedsCellUpdate() }
}

@MainActor func references_UICollectionViewDropItem() {
  let _: (UICollectionViewDropItem) -> UIDragItem = { $0.dragItem }
  let _: (UICollectionViewDropItem) -> IndexPath? = { $0.sourceIndexPath }
  let _: (UICollectionViewDropItem) -> CGSize = { $0.previewSize }
}

@MainActor func references_UICollectionViewPlaceholder() {
  let _: (IndexPath, String) -> UICollectionViewPlaceholder = UICollectionViewPlaceholder.init(insertionIndexPath:reuseIdentifier:)
  let _: ReferenceWritableKeyPath<UICollectionViewPlaceholder, ((UICollectionViewCell) -> Void)?> = \.cellUpdateHandler
}

class Overrides_UICollectionViewPlaceholder: UICollectionViewPlaceholder {
  override var cellUpdateHandler: ((UICollectionViewCell) -> Void)? { get { super.cellUpdateHandler } set { super.cellUpdateHandler = newValue } }
}

@MainActor func references_UICollectionViewDropPlaceholder() {
  let _: (IndexPath, String) -> UICollectionViewDropPlaceholder = UICollectionViewDropPlaceholder.init(insertionIndexPath:reuseIdentifier:)
  let _: ReferenceWritableKeyPath<UICollectionViewDropPlaceholder, ((UICollectionViewCell) -> UIDragPreviewParameters?)?> = \.previewParametersProvider
}

class Overrides_UICollectionViewDropPlaceholder: UICollectionViewDropPlaceholder {
  override var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)? { get { super.previewParametersProvider } set { super.previewParametersProvider = newValue } }
}

@MainActor func references_UICollectionViewFocusUpdateContext() {
  let _: KeyPath<UICollectionViewFocusUpdateContext, IndexPath?> = \.previouslyFocusedIndexPath
  let _: KeyPath<UICollectionViewFocusUpdateContext, IndexPath?> = \.nextFocusedIndexPath
}

class Overrides_UICollectionViewFocusUpdateContext: UICollectionViewFocusUpdateContext {
  override var previouslyFocusedIndexPath: IndexPath? { super.previouslyFocusedIndexPath }
  override var nextFocusedIndexPath: IndexPath? { super.nextFocusedIndexPath }
}

@MainActor func references_UIView() {
  let _: (CGRect) -> UIView = UIView.init(frame:)
  let _: (NSCoder) -> UIView? = UIView.init(coder:)
  let _: ReferenceWritableKeyPath<UIView, CGRect> = \.frame
  let _: ReferenceWritableKeyPath<UIView, CGRect> = \.bounds
  let _: ReferenceWritableKeyPath<UIView, CGPoint> = \.center
  let _: ReferenceWritableKeyPath<UIView, CGPoint> = \.anchorPoint
  let _: ReferenceWritableKeyPath<UIView, CGAffineTransform> = \.transform
  let _: ReferenceWritableKeyPath<UIView, CATransform3D> = \.transform3D
  let _: ReferenceWritableKeyPath<UIView, CGFloat> = \.alpha
  let _: ReferenceWritableKeyPath<UIView, Bool> = \.isHidden
  let _: ReferenceWritableKeyPath<UIView, Bool> = \.isOpaque
  let _: ReferenceWritableKeyPath<UIView, UIColor?> = \.backgroundColor
  let _: ReferenceWritableKeyPath<UIView, Bool> = \.clipsToBounds
  let _: ReferenceWritableKeyPath<UIView, Bool> = \.isUserInteractionEnabled
  let _: ReferenceWritableKeyPath<UIView, Int> = \.tag
  let _: ReferenceWritableKeyPath<UIView, UIColor?> = \.tintColor
  let _: ReferenceWritableKeyPath<UIView, UIView.ContentMode> = \.contentMode
  let _: KeyPath<UIView, UIView?> = \.superview
  let _: KeyPath<UIView, [UIView]> = \.subviews
  let _: KeyPath<UIView, UIWindow?> = \.window
  let _: KeyPath<UIView, UIResponder?> = \.next
  let _: (UIView) -> (UIView) -> Void = UIView.addSubview(_:)
  let _: (UIView) -> (UIView, Int) -> Void = UIView.insertSubview(_:at:)
  let _: (UIView) -> (UIView, UIView) -> Void = UIView.insertSubview(_:aboveSubview:)
  let _: (UIView) -> (UIView, UIView) -> Void = UIView.insertSubview(_:belowSubview:)
  let _: (UIView) -> () -> Void = UIView.removeFromSuperview
  let _: (UIView) -> (UIView) -> Void = UIView.bringSubviewToFront(_:)
  let _: (UIView) -> (UIView) -> Void = UIView.sendSubviewToBack(_:)
  let _: (UIView) -> (Int, Int) -> Void = UIView.exchangeSubview(at:withSubviewAt:)
  let _: (UIView) -> (UIView) -> Bool = UIView.isDescendant(of:)
  let _: (UIView) -> (Int) -> UIView? = UIView.viewWithTag(_:)
  let _: (UIView) -> (UIView?) -> Void = UIView.willMove(toSuperview:)
  let _: (UIView) -> () -> Void = UIView.didMoveToSuperview
  let _: (UIView) -> (UIWindow?) -> Void = UIView.willMove(toWindow:)
  let _: (UIView) -> () -> Void = UIView.didMoveToWindow
  let _: (UIView) -> (UIView) -> Void = UIView.didAddSubview(_:)
  let _: (UIView) -> (UIView) -> Void = UIView.willRemoveSubview(_:)
  let _: (UIView) -> (CGPoint, UIView?) -> CGPoint = UIView.convert(_:to:)
  let _: (UIView) -> (CGPoint, UIView?) -> CGPoint = UIView.convert(_:from:)
  let _: (UIView) -> (CGRect, UIView?) -> CGRect = UIView.convert(_:to:)
  let _: (UIView) -> (CGRect, UIView?) -> CGRect = UIView.convert(_:from:)
  let _: (UIView) -> (CGPoint, UIEvent?) -> UIView? = UIView.hitTest(_:with:)
  let _: (UIView) -> (CGPoint, UIEvent?) -> Bool = UIView.point(inside:with:)
  let _: (UIView) -> () -> Void = UIView.setNeedsLayout
  let _: (UIView) -> () -> Void = UIView.layoutIfNeeded
  let _: (UIView) -> () -> Void = UIView.layoutSubviews
  let _: ReferenceWritableKeyPath<UIView, Bool> = \.autoresizesSubviews
  let _: ReferenceWritableKeyPath<UIView, UIView.AutoresizingMask> = \.autoresizingMask
  let _: (UIView) -> (CGSize) -> CGSize = UIView.sizeThatFits(_:)
  let _: (UIView) -> () -> Void = UIView.sizeToFit
  let _: (UIView) -> (CGSize) -> CGSize = UIView.systemLayoutSizeFitting(_:)
  let _: (UIView) -> (CGSize, UILayoutPriority, UILayoutPriority) -> CGSize = UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)
  let _: ReferenceWritableKeyPath<UIView, Bool> = \.translatesAutoresizingMaskIntoConstraints
  let _: KeyPath<UIView, CGSize> = \.intrinsicContentSize
  let _: (UIView) -> () -> Void = UIView.invalidateIntrinsicContentSize
  let _: (UIView) -> () -> Void = UIView.setNeedsUpdateConstraints
  let _: (UIView) -> () -> Void = UIView.updateConstraints
  let _: Bool = UIView.requiresConstraintBasedLayout
  let _: AnyClass = UIView.layerClass
  let _: KeyPath<UIView, CALayer> = \.layer
  let _: ReferenceWritableKeyPath<UIView, UIView?> = \.mask
  let _: KeyPath<UIView, [NSLayoutConstraint]> = \.constraints
  let _: (UIView) -> (NSLayoutConstraint) -> Void = UIView.addConstraint(_:)
  let _: (UIView) -> ([NSLayoutConstraint]) -> Void = UIView.addConstraints(_:)
  let _: (UIView) -> (NSLayoutConstraint) -> Void = UIView.removeConstraint(_:)
  let _: (UIView) -> ([NSLayoutConstraint]) -> Void = UIView.removeConstraints(_:)
  let _: KeyPath<UIView, NSLayoutXAxisAnchor> = \.leadingAnchor
  let _: KeyPath<UIView, NSLayoutXAxisAnchor> = \.trailingAnchor
  let _: KeyPath<UIView, NSLayoutXAxisAnchor> = \.leftAnchor
  let _: KeyPath<UIView, NSLayoutXAxisAnchor> = \.rightAnchor
  let _: KeyPath<UIView, NSLayoutXAxisAnchor> = \.centerXAnchor
  let _: KeyPath<UIView, NSLayoutYAxisAnchor> = \.topAnchor
  let _: KeyPath<UIView, NSLayoutYAxisAnchor> = \.bottomAnchor
  let _: KeyPath<UIView, NSLayoutYAxisAnchor> = \.centerYAnchor
  let _: KeyPath<UIView, NSLayoutDimension> = \.widthAnchor
  let _: KeyPath<UIView, NSLayoutDimension> = \.heightAnchor
  let _: KeyPath<UIView, UILayoutGuide> = \.safeAreaLayoutGuide
  let _: KeyPath<UIView, UILayoutGuide> = \.layoutMarginsGuide
  let _: KeyPath<UIView, UILayoutGuide> = \.readableContentGuide
  let _: (UIView) -> (UILayoutPriority, NSLayoutConstraint.Axis) -> Void = UIView.setContentHuggingPriority(_:for:)
  let _: (UIView) -> (UILayoutPriority, NSLayoutConstraint.Axis) -> Void = UIView.setContentCompressionResistancePriority(_:for:)
  let _: ReferenceWritableKeyPath<UIView, [UIGestureRecognizer]?> = \.gestureRecognizers
  let _: (UIView) -> (UIGestureRecognizer) -> Void = UIView.addGestureRecognizer(_:)
  let _: (UIView) -> (UIGestureRecognizer) -> Void = UIView.removeGestureRecognizer(_:)
  let _: (UIView) -> () -> Void = UIView.setNeedsDisplay
  let _: (UIView) -> (CGRect) -> Void = UIView.setNeedsDisplay(_:)
  let _: (UIView) -> (CGRect) -> Void = UIView.draw(_:)
  let _: (UIView) -> () -> Void = UIView.awakeFromNib
  let _: KeyPath<UIView, UIEdgeInsets> = \.safeAreaInsets
  let _: (UIView) -> () -> Void = UIView.safeAreaInsetsDidChange
  let _: ReferenceWritableKeyPath<UIView, UIEdgeInsets> = \.layoutMargins
  let _: ReferenceWritableKeyPath<UIView, NSDirectionalEdgeInsets> = \.directionalLayoutMargins
  let _: ReferenceWritableKeyPath<UIView, Bool> = \.insetsLayoutMarginsFromSafeArea
  let _: (UIView) -> () -> Void = UIView.layoutMarginsDidChange
  let _: KeyPath<UIView, UITraitCollection> = \.traitCollection
  let _: ReferenceWritableKeyPath<UIView, UIUserInterfaceStyle> = \.overrideUserInterfaceStyle
  let _: (UIView) -> (UITraitCollection?) -> Void = UIView.traitCollectionDidChange(_:)
  let _: ReferenceWritableKeyPath<UIView, UISemanticContentAttribute> = \.semanticContentAttribute
  let _: KeyPath<UIView, UIUserInterfaceLayoutDirection> = \.effectiveUserInterfaceLayoutDirection
  let _: (UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection = UIView.userInterfaceLayoutDirection(for:)
  let _: (UISemanticContentAttribute, UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection = UIView.userInterfaceLayoutDirection(for:relativeTo:)
  let _: KeyPath<UIView, Bool> = \.isFocused
  let _: KeyPath<UIView, Bool> = \.canBecomeFocused
  let _: ReferenceWritableKeyPath<UIView, Bool> = \.isAccessibilityElement
  let _: ReferenceWritableKeyPath<UIView, String?> = \.accessibilityLabel
  let _: ReferenceWritableKeyPath<UIView, String?> = \.accessibilityHint
  let _: ReferenceWritableKeyPath<UIView, String?> = \.accessibilityValue
  let _: ReferenceWritableKeyPath<UIView, String?> = \.accessibilityIdentifier
  let _: ReferenceWritableKeyPath<UIView, UIAccessibilityTraits> = \.accessibilityTraits
  let _: ReferenceWritableKeyPath<UIView, [Any]?> = \.accessibilityElements
  let _: ReferenceWritableKeyPath<UIView, Bool> = \.accessibilityElementsHidden
  let _: ReferenceWritableKeyPath<UIView, Bool> = \.accessibilityViewIsModal
  let _: (TimeInterval, @escaping () -> Void) -> Void = { UIView.animate(withDuration: $0, animations: $1) }
  let _: (TimeInterval, @escaping () -> Void, ((Bool) -> Void)?) -> Void = { UIView.animate(withDuration: $0, animations: $1, completion: $2) }
  let _: (TimeInterval, @escaping () -> Void) -> Void = { UIView.animate(withDuration: $0, delay: $0, options: [], animations: $1, completion: nil) }
  let _: (TimeInterval, @escaping () -> Void) -> Void = { UIView.animate(withDuration: $0, delay: $0, usingSpringWithDamping: 1, initialSpringVelocity: 1, options: [], animations: $1, completion: nil) }
  let _: (() -> Void) -> Void = { UIView.performWithoutAnimation($0) }
  let _: CGFloat = UIView.noIntrinsicMetric
  let _: [CGSize] = [UIView.layoutFittingCompressedSize, UIView.layoutFittingExpandedSize]
}

class Overrides_UIView: UIView {
  override var frame: CGRect { get { super.frame } set { super.frame = newValue } }
  override var bounds: CGRect { get { super.bounds } set { super.bounds = newValue } }
  override var center: CGPoint { get { super.center } set { super.center = newValue } }
  override var anchorPoint: CGPoint { get { super.anchorPoint } set { super.anchorPoint = newValue } }
  override var transform: CGAffineTransform { get { super.transform } set { super.transform = newValue } }
  override var transform3D: CATransform3D { get { super.transform3D } set { super.transform3D = newValue } }
  override var alpha: CGFloat { get { super.alpha } set { super.alpha = newValue } }
  override var isHidden: Bool { get { super.isHidden } set { super.isHidden = newValue } }
  override var isOpaque: Bool { get { super.isOpaque } set { super.isOpaque = newValue } }
  override var backgroundColor: UIColor? { get { super.backgroundColor } set { super.backgroundColor = newValue } }
  override var clipsToBounds: Bool { get { super.clipsToBounds } set { super.clipsToBounds = newValue } }
  override var isUserInteractionEnabled: Bool { get { super.isUserInteractionEnabled } set { super.isUserInteractionEnabled = newValue } }
  override var tag: Int { get { super.tag } set { super.tag = newValue } }
  override var tintColor: UIColor! { get { super.tintColor } set { super.tintColor = newValue } }
  override var contentMode: UIView.ContentMode { get { super.contentMode } set { super.contentMode = newValue } }
  override var superview: UIView? { super.superview }
  override var subviews: [UIView] { super.subviews }
  override var window: UIWindow? { super.window }
  override var next: UIResponder? { super.next }
  override func addSubview(_ a1: UIView) { super.addSubview(a1) }
  override func insertSubview(_ a1: UIView, at a2: Int) { super.insertSubview(a1, at: a2) }
  override func insertSubview(_ a1: UIView, aboveSubview a2: UIView) { super.insertSubview(a1, aboveSubview: a2) }
  override func insertSubview(_ a1: UIView, belowSubview a2: UIView) { super.insertSubview(a1, belowSubview: a2) }
  override func removeFromSuperview() { super.removeFromSuperview() }
  override func bringSubviewToFront(_ a1: UIView) { super.bringSubviewToFront(a1) }
  override func sendSubviewToBack(_ a1: UIView) { super.sendSubviewToBack(a1) }
  override func exchangeSubview(at a1: Int, withSubviewAt a2: Int) { super.exchangeSubview(at: a1, withSubviewAt: a2) }
  override func isDescendant(of a1: UIView) -> Bool { super.isDescendant(of: a1) }
  override func viewWithTag(_ a1: Int) -> UIView? { super.viewWithTag(a1) }
  override func willMove(toSuperview a1: UIView?) { super.willMove(toSuperview: a1) }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func willMove(toWindow a1: UIWindow?) { super.willMove(toWindow: a1) }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func didAddSubview(_ a1: UIView) { super.didAddSubview(a1) }
  override func willRemoveSubview(_ a1: UIView) { super.willRemoveSubview(a1) }
  override func convert(_ a1: CGPoint, to a2: UIView?) -> CGPoint { super.convert(a1, to: a2) }
  override func convert(_ a1: CGPoint, from a2: UIView?) -> CGPoint { super.convert(a1, from: a2) }
  override func convert(_ a1: CGRect, to a2: UIView?) -> CGRect { super.convert(a1, to: a2) }
  override func convert(_ a1: CGRect, from a2: UIView?) -> CGRect { super.convert(a1, from: a2) }
  override func hitTest(_ a1: CGPoint, with a2: UIEvent?) -> UIView? { super.hitTest(a1, with: a2) }
  override func point(inside a1: CGPoint, with a2: UIEvent?) -> Bool { super.point(inside: a1, with: a2) }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override func layoutSubviews() { super.layoutSubviews() }
  override var autoresizesSubviews: Bool { get { super.autoresizesSubviews } set { super.autoresizesSubviews = newValue } }
  override var autoresizingMask: UIView.AutoresizingMask { get { super.autoresizingMask } set { super.autoresizingMask = newValue } }
  override func sizeThatFits(_ a1: CGSize) -> CGSize { super.sizeThatFits(a1) }
  override func sizeToFit() { super.sizeToFit() }
  override func systemLayoutSizeFitting(_ a1: CGSize) -> CGSize { super.systemLayoutSizeFitting(a1) }
  override func systemLayoutSizeFitting(_ a1: CGSize, withHorizontalFittingPriority a2: UILayoutPriority, verticalFittingPriority a3: UILayoutPriority) -> CGSize { super.systemLayoutSizeFitting(a1, withHorizontalFittingPriority: a2, verticalFittingPriority: a3) }
  override var translatesAutoresizingMaskIntoConstraints: Bool { get { super.translatesAutoresizingMaskIntoConstraints } set { super.translatesAutoresizingMaskIntoConstraints = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
  override func updateConstraints() { super.updateConstraints() }
  override class var requiresConstraintBasedLayout: Bool { super.requiresConstraintBasedLayout }
  override class var layerClass: AnyClass { super.layerClass }
  override func setNeedsDisplay() { super.setNeedsDisplay() }
  override func setNeedsDisplay(_ a1: CGRect) { super.setNeedsDisplay(a1) }
  override func draw(_ a1: CGRect) { super.draw(a1) }
  override func awakeFromNib() { super.awakeFromNib() }
  override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override var layoutMargins: UIEdgeInsets { get { super.layoutMargins } set { super.layoutMargins = newValue } }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets { get { super.directionalLayoutMargins } set { super.directionalLayoutMargins = newValue } }
  override var insetsLayoutMarginsFromSafeArea: Bool { get { super.insetsLayoutMarginsFromSafeArea } set { super.insetsLayoutMarginsFromSafeArea = newValue } }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle { get { super.overrideUserInterfaceStyle } set { super.overrideUserInterfaceStyle = newValue } }
  override func traitCollectionDidChange(_ a1: UITraitCollection?) { super.traitCollectionDidChange(a1) }
  override var semanticContentAttribute: UISemanticContentAttribute { get { super.semanticContentAttribute } set { super.semanticContentAttribute = newValue } }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { super.effectiveUserInterfaceLayoutDirection }
  override class func userInterfaceLayoutDirection(for a1: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection { super.userInterfaceLayoutDirection(for: a1) }
  override class func userInterfaceLayoutDirection(for a1: UISemanticContentAttribute, relativeTo a2: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection { super.userInterfaceLayoutDirection(for: a1, relativeTo: a2) }
  override var isFocused: Bool { super.isFocused }
  override var canBecomeFocused: Bool { super.canBecomeFocused }
  override var isAccessibilityElement: Bool { get { super.isAccessibilityElement } set { super.isAccessibilityElement = newValue } }
  override var accessibilityLabel: String? { get { super.accessibilityLabel } set { super.accessibilityLabel = newValue } }
  override var accessibilityHint: String? { get { super.accessibilityHint } set { super.accessibilityHint = newValue } }
  override var accessibilityValue: String? { get { super.accessibilityValue } set { super.accessibilityValue = newValue } }
  override var accessibilityIdentifier: String? { get { super.accessibilityIdentifier } set { super.accessibilityIdentifier = newValue } }
  override var accessibilityTraits: UIAccessibilityTraits { get { super.accessibilityTraits } set { super.accessibilityTraits = newValue } }
  override var accessibilityElements: [Any]? { get { super.accessibilityElements } set { super.accessibilityElements = newValue } }
  override var accessibilityElementsHidden: Bool { get { super.accessibilityElementsHidden } set { super.accessibilityElementsHidden = newValue } }
  override var accessibilityViewIsModal: Bool { get { super.accessibilityViewIsModal } set { super.accessibilityViewIsModal = newValue } }
}

@MainActor func references_UIScrollView() {
  let _: (CGRect) -> UIScrollView = UIScrollView.init(frame:)
  let _: (UIScrollView) -> UIScrollViewDelegate? = { $0.delegate }
  let _: ReferenceWritableKeyPath<UIScrollView, CGPoint> = \.contentOffset
  let _: (UIScrollView) -> (CGPoint, Bool) -> Void = UIScrollView.setContentOffset(_:animated:)
  let _: (UIScrollView) -> (CGRect, Bool) -> Void = UIScrollView.scrollRectToVisible(_:animated:)
  let _: ReferenceWritableKeyPath<UIScrollView, CGSize> = \.contentSize
  let _: ReferenceWritableKeyPath<UIScrollView, UIEdgeInsets> = \.contentInset
  let _: ReferenceWritableKeyPath<UIScrollView, UIScrollView.ContentInsetAdjustmentBehavior> = \.contentInsetAdjustmentBehavior
  let _: KeyPath<UIScrollView, UIEdgeInsets> = \.adjustedContentInset
  let _: (UIScrollView) -> () -> Void = UIScrollView.adjustedContentInsetDidChange
  let _: KeyPath<UIScrollView, Bool> = \.isTracking
  let _: KeyPath<UIScrollView, Bool> = \.isDragging
  let _: KeyPath<UIScrollView, Bool> = \.isDecelerating
  let _: ReferenceWritableKeyPath<UIScrollView, Bool> = \.isScrollEnabled
  let _: ReferenceWritableKeyPath<UIScrollView, Bool> = \.isDirectionalLockEnabled
  let _: ReferenceWritableKeyPath<UIScrollView, Bool> = \.isPagingEnabled
  let _: ReferenceWritableKeyPath<UIScrollView, Bool> = \.scrollsToTop
  let _: ReferenceWritableKeyPath<UIScrollView, UIScrollView.DecelerationRate> = \.decelerationRate
  let _: ReferenceWritableKeyPath<UIScrollView, Bool> = \.bounces
  let _: ReferenceWritableKeyPath<UIScrollView, Bool> = \.alwaysBounceVertical
  let _: ReferenceWritableKeyPath<UIScrollView, Bool> = \.alwaysBounceHorizontal
  let _: ReferenceWritableKeyPath<UIScrollView, Bool> = \.delaysContentTouches
  let _: ReferenceWritableKeyPath<UIScrollView, Bool> = \.canCancelContentTouches
  let _: ReferenceWritableKeyPath<UIScrollView, UIScrollView.KeyboardDismissMode> = \.keyboardDismissMode
  let _: ReferenceWritableKeyPath<UIScrollView, UIScrollView.IndexDisplayMode> = \.indexDisplayMode
  let _: ReferenceWritableKeyPath<UIScrollView, UIScrollView.IndicatorStyle> = \.indicatorStyle
  let _: ReferenceWritableKeyPath<UIScrollView, Bool> = \.showsVerticalScrollIndicator
  let _: ReferenceWritableKeyPath<UIScrollView, Bool> = \.showsHorizontalScrollIndicator
  let _: ReferenceWritableKeyPath<UIScrollView, UIEdgeInsets> = \.verticalScrollIndicatorInsets
  let _: ReferenceWritableKeyPath<UIScrollView, UIEdgeInsets> = \.horizontalScrollIndicatorInsets
  let _: ReferenceWritableKeyPath<UIScrollView, UIEdgeInsets> = \.scrollIndicatorInsets
  let _: ReferenceWritableKeyPath<UIScrollView, Bool> = \.automaticallyAdjustsScrollIndicatorInsets
  let _: (UIScrollView) -> () -> Void = UIScrollView.flashScrollIndicators
  let _: (UIScrollView) -> (Set<UITouch>, UIEvent?, UIView) -> Bool = UIScrollView.touchesShouldBegin(_:with:in:)
  let _: (UIScrollView) -> (UIView) -> Bool = UIScrollView.touchesShouldCancel(in:)
  let _: ReferenceWritableKeyPath<UIScrollView, UIRefreshControl?> = \.refreshControl
  let _: KeyPath<UIScrollView, UIPanGestureRecognizer> = \.panGestureRecognizer
  let _: ReferenceWritableKeyPath<UIScrollView, CGFloat> = \.zoomScale
  let _: ReferenceWritableKeyPath<UIScrollView, CGFloat> = \.minimumZoomScale
  let _: ReferenceWritableKeyPath<UIScrollView, CGFloat> = \.maximumZoomScale
  let _: ReferenceWritableKeyPath<UIScrollView, Bool> = \.bouncesZoom
  let _: KeyPath<UIScrollView, Bool> = \.isZooming
  let _: KeyPath<UIScrollView, Bool> = \.isZoomBouncing
  let _: (UIScrollView) -> (CGFloat, Bool) -> Void = UIScrollView.setZoomScale(_:animated:)
  let _: (UIScrollView) -> (CGRect, Bool) -> Void = UIScrollView.zoom(to:animated:)
}

class Overrides_UIScrollView: UIScrollView {
  override var contentOffset: CGPoint { get { super.contentOffset } set { super.contentOffset = newValue } }
  override func setContentOffset(_ a1: CGPoint, animated a2: Bool) { super.setContentOffset(a1, animated: a2) }
  override func scrollRectToVisible(_ a1: CGRect, animated a2: Bool) { super.scrollRectToVisible(a1, animated: a2) }
  override var contentSize: CGSize { get { super.contentSize } set { super.contentSize = newValue } }
  override var contentInset: UIEdgeInsets { get { super.contentInset } set { super.contentInset = newValue } }
  override var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior { get { super.contentInsetAdjustmentBehavior } set { super.contentInsetAdjustmentBehavior = newValue } }
  override var adjustedContentInset: UIEdgeInsets { super.adjustedContentInset }
  override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
  override var isTracking: Bool { super.isTracking }
  override var isDragging: Bool { super.isDragging }
  override var isDecelerating: Bool { super.isDecelerating }
  override var isScrollEnabled: Bool { get { super.isScrollEnabled } set { super.isScrollEnabled = newValue } }
  override var isDirectionalLockEnabled: Bool { get { super.isDirectionalLockEnabled } set { super.isDirectionalLockEnabled = newValue } }
  override var isPagingEnabled: Bool { get { super.isPagingEnabled } set { super.isPagingEnabled = newValue } }
  override var scrollsToTop: Bool { get { super.scrollsToTop } set { super.scrollsToTop = newValue } }
  override var decelerationRate: UIScrollView.DecelerationRate { get { super.decelerationRate } set { super.decelerationRate = newValue } }
  override var bounces: Bool { get { super.bounces } set { super.bounces = newValue } }
  override var alwaysBounceVertical: Bool { get { super.alwaysBounceVertical } set { super.alwaysBounceVertical = newValue } }
  override var alwaysBounceHorizontal: Bool { get { super.alwaysBounceHorizontal } set { super.alwaysBounceHorizontal = newValue } }
  override var delaysContentTouches: Bool { get { super.delaysContentTouches } set { super.delaysContentTouches = newValue } }
  override var canCancelContentTouches: Bool { get { super.canCancelContentTouches } set { super.canCancelContentTouches = newValue } }
  override var keyboardDismissMode: UIScrollView.KeyboardDismissMode { get { super.keyboardDismissMode } set { super.keyboardDismissMode = newValue } }
  override var indexDisplayMode: UIScrollView.IndexDisplayMode { get { super.indexDisplayMode } set { super.indexDisplayMode = newValue } }
  override var indicatorStyle: UIScrollView.IndicatorStyle { get { super.indicatorStyle } set { super.indicatorStyle = newValue } }
  override var showsVerticalScrollIndicator: Bool { get { super.showsVerticalScrollIndicator } set { super.showsVerticalScrollIndicator = newValue } }
  override var showsHorizontalScrollIndicator: Bool { get { super.showsHorizontalScrollIndicator } set { super.showsHorizontalScrollIndicator = newValue } }
  override var verticalScrollIndicatorInsets: UIEdgeInsets { get { super.verticalScrollIndicatorInsets } set { super.verticalScrollIndicatorInsets = newValue } }
  override var horizontalScrollIndicatorInsets: UIEdgeInsets { get { super.horizontalScrollIndicatorInsets } set { super.horizontalScrollIndicatorInsets = newValue } }
  override var scrollIndicatorInsets: UIEdgeInsets { get { super.scrollIndicatorInsets } set { super.scrollIndicatorInsets = newValue } }
  override var automaticallyAdjustsScrollIndicatorInsets: Bool { get { super.automaticallyAdjustsScrollIndicatorInsets } set { super.automaticallyAdjustsScrollIndicatorInsets = newValue } }
  override func flashScrollIndicators() { super.flashScrollIndicators() }
  override func touchesShouldBegin(_ a1: Set<UITouch>, with a2: UIEvent?, in a3: UIView) -> Bool { super.touchesShouldBegin(a1, with: a2, in: a3) }
  override func touchesShouldCancel(in a1: UIView) -> Bool { super.touchesShouldCancel(in: a1) }
  override var refreshControl: UIRefreshControl? { get { super.refreshControl } set { super.refreshControl = newValue } }
  override var zoomScale: CGFloat { get { super.zoomScale } set { super.zoomScale = newValue } }
  override var minimumZoomScale: CGFloat { get { super.minimumZoomScale } set { super.minimumZoomScale = newValue } }
  override var maximumZoomScale: CGFloat { get { super.maximumZoomScale } set { super.maximumZoomScale = newValue } }
  override var bouncesZoom: Bool { get { super.bouncesZoom } set { super.bouncesZoom = newValue } }
  override var isZooming: Bool { super.isZooming }
  override var isZoomBouncing: Bool { super.isZoomBouncing }
  override func setZoomScale(_ a1: CGFloat, animated a2: Bool) { super.setZoomScale(a1, animated: a2) }
  override func zoom(to a1: CGRect, animated a2: Bool) { super.zoom(to: a1, animated: a2) }
}

@MainActor func references_UIScrollViewDelegate() {
  let _: (UIScrollViewDelegate, UIScrollView) -> Void = { a0, a1 in a0.scrollViewDidScroll(a1) }
  let _: (UIScrollViewDelegate, UIScrollView) -> Void? = { a0, a1 in a0.scrollViewDidScroll?(a1) }
  let _: (UIScrollViewDelegate, UIScrollView) -> Void = { a0, a1 in a0.scrollViewDidZoom(a1) }
  let _: (UIScrollViewDelegate, UIScrollView) -> Void? = { a0, a1 in a0.scrollViewDidZoom?(a1) }
  let _: (UIScrollViewDelegate, UIScrollView) -> Void = { a0, a1 in a0.scrollViewWillBeginDragging(a1) }
  let _: (UIScrollViewDelegate, UIScrollView) -> Void? = { a0, a1 in a0.scrollViewWillBeginDragging?(a1) }
  let _: (UIScrollViewDelegate, UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void = { a0, a1, a2, a3 in a0.scrollViewWillEndDragging(a1, withVelocity: a2, targetContentOffset: a3) }
  let _: (UIScrollViewDelegate, UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void? = { a0, a1, a2, a3 in a0.scrollViewWillEndDragging?(a1, withVelocity: a2, targetContentOffset: a3) }
  let _: (UIScrollViewDelegate, UIScrollView, Bool) -> Void = { a0, a1, a2 in a0.scrollViewDidEndDragging(a1, willDecelerate: a2) }
  let _: (UIScrollViewDelegate, UIScrollView, Bool) -> Void? = { a0, a1, a2 in a0.scrollViewDidEndDragging?(a1, willDecelerate: a2) }
  let _: (UIScrollViewDelegate, UIScrollView) -> Void = { a0, a1 in a0.scrollViewWillBeginDecelerating(a1) }
  let _: (UIScrollViewDelegate, UIScrollView) -> Void? = { a0, a1 in a0.scrollViewWillBeginDecelerating?(a1) }
  let _: (UIScrollViewDelegate, UIScrollView) -> Void = { a0, a1 in a0.scrollViewDidEndDecelerating(a1) }
  let _: (UIScrollViewDelegate, UIScrollView) -> Void? = { a0, a1 in a0.scrollViewDidEndDecelerating?(a1) }
  let _: (UIScrollViewDelegate, UIScrollView) -> Void = { a0, a1 in a0.scrollViewDidEndScrollingAnimation(a1) }
  let _: (UIScrollViewDelegate, UIScrollView) -> Void? = { a0, a1 in a0.scrollViewDidEndScrollingAnimation?(a1) }
  let _: (UIScrollViewDelegate, UIScrollView) -> UIView? = { a0, a1 in a0.viewForZooming(in: a1) }
  let _: (UIScrollViewDelegate, UIScrollView) -> UIView? = { a0, a1 in a0.viewForZooming?(in: a1) }
  let _: (UIScrollViewDelegate, UIScrollView, UIView?) -> Void = { a0, a1, a2 in a0.scrollViewWillBeginZooming(a1, with: a2) }
  let _: (UIScrollViewDelegate, UIScrollView, UIView?) -> Void? = { a0, a1, a2 in a0.scrollViewWillBeginZooming?(a1, with: a2) }
  let _: (UIScrollViewDelegate, UIScrollView, UIView?, CGFloat) -> Void = { a0, a1, a2, a3 in a0.scrollViewDidEndZooming(a1, with: a2, atScale: a3) }
  let _: (UIScrollViewDelegate, UIScrollView, UIView?, CGFloat) -> Void? = { a0, a1, a2, a3 in a0.scrollViewDidEndZooming?(a1, with: a2, atScale: a3) }
  let _: (UIScrollViewDelegate, UIScrollView) -> Bool = { a0, a1 in a0.scrollViewShouldScrollToTop(a1) }
  let _: (UIScrollViewDelegate, UIScrollView) -> Bool? = { a0, a1 in a0.scrollViewShouldScrollToTop?(a1) }
  let _: (UIScrollViewDelegate, UIScrollView) -> Void = { a0, a1 in a0.scrollViewDidScrollToTop(a1) }
  let _: (UIScrollViewDelegate, UIScrollView) -> Void? = { a0, a1 in a0.scrollViewDidScrollToTop?(a1) }
  let _: (UIScrollViewDelegate, UIScrollView) -> Void = { a0, a1 in a0.scrollViewDidChangeAdjustedContentInset(a1) }
  let _: (UIScrollViewDelegate, UIScrollView) -> Void? = { a0, a1 in a0.scrollViewDidChangeAdjustedContentInset?(a1) }
}

@MainActor func references_UIScrollView_DecelerationRate() {
  let _: [UIScrollView.DecelerationRate] = [.normal, .fast, UIScrollView.DecelerationRate(rawValue: 0.9)]
  let _: (UIScrollView.DecelerationRate) -> CGFloat = { $0.rawValue }
}

@MainActor func references_UITraitCollection() {
  let _: () -> UITraitCollection = UITraitCollection.init
  let _: ([UITraitCollection]) -> UITraitCollection = UITraitCollection.init(traitsFrom:)
  let _: (CGFloat) -> UITraitCollection = UITraitCollection.init(displayScale:)
  let _: KeyPath<UITraitCollection, CGFloat> = \.displayScale
  let _: KeyPath<UITraitCollection, UIUserInterfaceIdiom> = \.userInterfaceIdiom
  let _: KeyPath<UITraitCollection, UIUserInterfaceStyle> = \.userInterfaceStyle
  let _: KeyPath<UITraitCollection, UIUserInterfaceSizeClass> = \.horizontalSizeClass
  let _: KeyPath<UITraitCollection, UIUserInterfaceSizeClass> = \.verticalSizeClass
}

@MainActor func references_UIEdgeInsets() {
  let _: (CGFloat, CGFloat, CGFloat, CGFloat) -> UIEdgeInsets = UIEdgeInsets.init(top:left:bottom:right:)
  let _: () -> UIEdgeInsets = UIEdgeInsets.init
  let _: WritableKeyPath<UIEdgeInsets, CGFloat> = \.top
  let _: WritableKeyPath<UIEdgeInsets, CGFloat> = \.left
  let _: WritableKeyPath<UIEdgeInsets, CGFloat> = \.bottom
  let _: WritableKeyPath<UIEdgeInsets, CGFloat> = \.right
  let _: UIEdgeInsets = .zero
  let _: (CGRect, UIEdgeInsets) -> CGRect = { $0.inset(by: $1) }
}

@MainActor func references_NSDirectionalEdgeInsets() {
  let _: (CGFloat, CGFloat, CGFloat, CGFloat) -> NSDirectionalEdgeInsets = NSDirectionalEdgeInsets.init(top:leading:bottom:trailing:)
  let _: () -> NSDirectionalEdgeInsets = NSDirectionalEdgeInsets.init
  let _: WritableKeyPath<NSDirectionalEdgeInsets, CGFloat> = \.top
  let _: WritableKeyPath<NSDirectionalEdgeInsets, CGFloat> = \.leading
  let _: WritableKeyPath<NSDirectionalEdgeInsets, CGFloat> = \.bottom
  let _: WritableKeyPath<NSDirectionalEdgeInsets, CGFloat> = \.trailing
  let _: NSDirectionalEdgeInsets = .zero
}

@MainActor func references_UIViewController() {
  let _: (String?, Bundle?) -> UIViewController = UIViewController.init(nibName:bundle:)
  let _: (NSCoder) -> UIViewController? = UIViewController.init(coder:)
  let _: ReferenceWritableKeyPath<UIViewController, UIView?> = \.view
  let _: KeyPath<UIViewController, UIView?> = \.viewIfLoaded
  let _: KeyPath<UIViewController, Bool> = \.isViewLoaded
  let _: (UIViewController) -> () -> Void = UIViewController.loadView
  let _: (UIViewController) -> () -> Void = UIViewController.loadViewIfNeeded
  let _: (UIViewController) -> () -> Void = UIViewController.viewDidLoad
  let _: (UIViewController) -> (Bool) -> Void = UIViewController.viewWillAppear(_:)
  let _: (UIViewController) -> (Bool) -> Void = UIViewController.viewIsAppearing(_:)
  let _: (UIViewController) -> (Bool) -> Void = UIViewController.viewDidAppear(_:)
  let _: (UIViewController) -> (Bool) -> Void = UIViewController.viewWillDisappear(_:)
  let _: (UIViewController) -> (Bool) -> Void = UIViewController.viewDidDisappear(_:)
  let _: (UIViewController) -> () -> Void = UIViewController.viewWillLayoutSubviews
  let _: (UIViewController) -> () -> Void = UIViewController.viewDidLayoutSubviews
  let _: (UIViewController) -> (Bool, Bool) -> Void = UIViewController.beginAppearanceTransition(_:animated:)
  let _: (UIViewController) -> () -> Void = UIViewController.endAppearanceTransition
  let _: KeyPath<UIViewController, Bool> = \.shouldAutomaticallyForwardAppearanceMethods
  let _: (UIViewController) -> () -> Void = UIViewController.viewSafeAreaInsetsDidChange
  let _: (UIViewController) -> (CGSize, UIViewControllerTransitionCoordinator) -> Void = UIViewController.viewWillTransition(to:with:)
  let _: (UIViewController) -> (UITraitCollection, UIViewControllerTransitionCoordinator) -> Void = UIViewController.willTransition(to:with:)
  let _: (UIViewController) -> (UITraitCollection?) -> Void = UIViewController.traitCollectionDidChange(_:)
  let _: KeyPath<UIViewController, UITraitCollection> = \.traitCollection
  let _: ReferenceWritableKeyPath<UIViewController, String?> = \.title
  let _: ReferenceWritableKeyPath<UIViewController, Bool> = \.isEditing
  let _: (UIViewController) -> (Bool, Bool) -> Void = UIViewController.setEditing(_:animated:)
  let _: KeyPath<UIViewController, UIViewController?> = \.parent
  let _: KeyPath<UIViewController, [UIViewController]> = \.children
  let _: (UIViewController) -> (UIViewController) -> Void = UIViewController.addChild(_:)
  let _: (UIViewController) -> () -> Void = UIViewController.removeFromParent
  let _: (UIViewController) -> (UIViewController?) -> Void = UIViewController.willMove(toParent:)
  let _: (UIViewController) -> (UIViewController?) -> Void = UIViewController.didMove(toParent:)
  let _: KeyPath<UIViewController, UIViewController?> = \.presentedViewController
  let _: KeyPath<UIViewController, UIViewController?> = \.presentingViewController
  let _: (UIViewController) -> (UIViewController, Bool, (() -> Void)?) -> Void = UIViewController.present(_:animated:completion:)
  let _: (UIViewController, UIViewController, Bool) -> Void = { a0, a1, a2 in a0.present(a1, animated: a2) }
  let _: (UIViewController) -> (Bool, (() -> Void)?) -> Void = UIViewController.dismiss(animated:completion:)
  let _: (UIViewController, Bool) -> Void = { a0, a1 in a0.dismiss(animated: a1) }
  let _: KeyPath<UIViewController, Bool> = \.prefersStatusBarHidden
  let _: KeyPath<UIViewController, UIStatusBarStyle> = \.preferredStatusBarStyle
  let _: KeyPath<UIViewController, UIInterfaceOrientationMask> = \.supportedInterfaceOrientations
  let _: KeyPath<UIViewController, String?> = \.nibName
  let _: KeyPath<UIViewController, UINavigationItem> = \.navigationItem
  let _: ReferenceWritableKeyPath<UIViewController, [UIBarButtonItem]?> = \.toolbarItems
  let _: (UIViewController) -> ([UIBarButtonItem]?, Bool) -> Void = UIViewController.setToolbarItems(_:animated:)
  let _: KeyPath<UIViewController, UIBarButtonItem> = \.editButtonItem
  let _: ReferenceWritableKeyPath<UIViewController, UIRectEdge> = \.edgesForExtendedLayout
  let _: (UIViewController) -> (UIViewControllerPreviewingDelegate, UIView) -> UIViewControllerPreviewing = UIViewController.registerForPreviewing(with:sourceView:)
  let _: (UIViewController) -> (UIViewControllerPreviewing) -> Void = UIViewController.unregisterForPreviewing(withContext:)
}

class Overrides_UIViewController: UIViewController {
  override var view: UIView! { get { super.view } set { super.view = newValue } }
  override var viewIfLoaded: UIView? { super.viewIfLoaded }
  override var isViewLoaded: Bool { super.isViewLoaded }
  override func loadView() { super.loadView() }
  override func loadViewIfNeeded() { super.loadViewIfNeeded() }
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewWillAppear(_ a1: Bool) { super.viewWillAppear(a1) }
  override func viewIsAppearing(_ a1: Bool) { super.viewIsAppearing(a1) }
  override func viewDidAppear(_ a1: Bool) { super.viewDidAppear(a1) }
  override func viewWillDisappear(_ a1: Bool) { super.viewWillDisappear(a1) }
  override func viewDidDisappear(_ a1: Bool) { super.viewDidDisappear(a1) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func beginAppearanceTransition(_ a1: Bool, animated a2: Bool) { super.beginAppearanceTransition(a1, animated: a2) }
  override func endAppearanceTransition() { super.endAppearanceTransition() }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { super.shouldAutomaticallyForwardAppearanceMethods }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override func viewWillTransition(to a1: CGSize, with a2: UIViewControllerTransitionCoordinator) { super.viewWillTransition(to: a1, with: a2) }
  override func willTransition(to a1: UITraitCollection, with a2: UIViewControllerTransitionCoordinator) { super.willTransition(to: a1, with: a2) }
  override func traitCollectionDidChange(_ a1: UITraitCollection?) { super.traitCollectionDidChange(a1) }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var title: String? { get { super.title } set { super.title = newValue } }
  override var isEditing: Bool { get { super.isEditing } set { super.isEditing = newValue } }
  override func setEditing(_ a1: Bool, animated a2: Bool) { super.setEditing(a1, animated: a2) }
  override var parent: UIViewController? { super.parent }
  override var children: [UIViewController] { super.children }
  override func addChild(_ a1: UIViewController) { super.addChild(a1) }
  override func removeFromParent() { super.removeFromParent() }
  override func willMove(toParent a1: UIViewController?) { super.willMove(toParent: a1) }
  override func didMove(toParent a1: UIViewController?) { super.didMove(toParent: a1) }
  override var presentedViewController: UIViewController? { super.presentedViewController }
  override var presentingViewController: UIViewController? { super.presentingViewController }
  override func present(_ a1: UIViewController, animated a2: Bool, completion a3: (() -> Void)?) { super.present(a1, animated: a2, completion: a3) }
  override func dismiss(animated a1: Bool, completion a2: (() -> Void)?) { super.dismiss(animated: a1, completion: a2) }
  override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
  override var nibName: String? { super.nibName }
}

@MainActor func references_UIWindow() {
  let _: (CGRect) -> UIWindow = UIWindow.init(frame:)
  let _: ReferenceWritableKeyPath<UIWindow, UIViewController?> = \.rootViewController
  let _: KeyPath<UIWindow, Bool> = \.isKeyWindow
  let _: (UIWindow) -> () -> Void = UIWindow.makeKey
  let _: (UIWindow) -> () -> Void = UIWindow.makeKeyAndVisible
}

class Overrides_UIWindow: UIWindow {
  override var rootViewController: UIViewController? { get { super.rootViewController } set { super.rootViewController = newValue } }
  override var isKeyWindow: Bool { super.isKeyWindow }
  override func makeKey() { super.makeKey() }
  override func makeKeyAndVisible() { super.makeKeyAndVisible() }
}

@MainActor func references_UIResponder() {
  let _: () -> UIResponder = UIResponder.init
  let _: KeyPath<UIResponder, UIResponder?> = \.next
  let _: KeyPath<UIResponder, Bool> = \.canBecomeFirstResponder
  let _: KeyPath<UIResponder, Bool> = \.isFirstResponder
  let _: (UIResponder) -> () -> Bool = UIResponder.becomeFirstResponder
  let _: (UIResponder) -> () -> Bool = UIResponder.resignFirstResponder
  let _: (UIResponder) -> (Set<UITouch>, UIEvent?) -> Void = UIResponder.touchesBegan(_:with:)
  let _: (UIResponder) -> (Set<UITouch>, UIEvent?) -> Void = UIResponder.touchesMoved(_:with:)
  let _: (UIResponder) -> (Set<UITouch>, UIEvent?) -> Void = UIResponder.touchesEnded(_:with:)
  let _: (UIResponder) -> (Set<UITouch>, UIEvent?) -> Void = UIResponder.touchesCancelled(_:with:)
}

class Overrides_UIResponder: UIResponder {
  override var next: UIResponder? { super.next }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override var isFirstResponder: Bool { super.isFirstResponder }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override func touchesBegan(_ a1: Set<UITouch>, with a2: UIEvent?) { super.touchesBegan(a1, with: a2) }
  override func touchesMoved(_ a1: Set<UITouch>, with a2: UIEvent?) { super.touchesMoved(a1, with: a2) }
  override func touchesEnded(_ a1: Set<UITouch>, with a2: UIEvent?) { super.touchesEnded(a1, with: a2) }
  override func touchesCancelled(_ a1: Set<UITouch>, with a2: UIEvent?) { super.touchesCancelled(a1, with: a2) }
}

@MainActor func references_UIDynamicItem() {
  let _: (UIDynamicItem) -> CGPoint = { $0.center }
  let _: (UIDynamicItem) -> CGRect = { $0.bounds }
  let _: (UIDynamicItem) -> CGAffineTransform = { $0.transform }
}

@MainActor func references_UICollectionViewCompositionalLayout() {
  let _: (NSCollectionLayoutSection) -> UICollectionViewCompositionalLayout = UICollectionViewCompositionalLayout.init(section:)
  let _: (NSCollectionLayoutSection, UICollectionViewCompositionalLayoutConfiguration) -> UICollectionViewCompositionalLayout = UICollectionViewCompositionalLayout.init(section:configuration:)
  let _: (@escaping UICollectionViewCompositionalLayoutSectionProvider) -> UICollectionViewCompositionalLayout = UICollectionViewCompositionalLayout.init(sectionProvider:)
  let _: (@escaping UICollectionViewCompositionalLayoutSectionProvider, UICollectionViewCompositionalLayoutConfiguration) -> UICollectionViewCompositionalLayout = UICollectionViewCompositionalLayout.init(sectionProvider:configuration:)
  let _: UICollectionViewCompositionalLayoutSectionProvider = { (_: Int, _: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in nil }
  let _: ReferenceWritableKeyPath<UICollectionViewCompositionalLayout, UICollectionViewCompositionalLayoutConfiguration> = \.configuration
  let _: (UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout = UICollectionViewCompositionalLayout.list(using:)
}

class Overrides_UICollectionViewCompositionalLayout: UICollectionViewCompositionalLayout {
  override var configuration: UICollectionViewCompositionalLayoutConfiguration { get { super.configuration } set { super.configuration = newValue } }
}

@MainActor func references_UICollectionViewCompositionalLayoutConfiguration() {
  let _: () -> UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration.init
  let _: ReferenceWritableKeyPath<UICollectionViewCompositionalLayoutConfiguration, UICollectionView.ScrollDirection> = \.scrollDirection
  let _: ReferenceWritableKeyPath<UICollectionViewCompositionalLayoutConfiguration, CGFloat> = \.interSectionSpacing
  let _: ReferenceWritableKeyPath<UICollectionViewCompositionalLayoutConfiguration, [NSCollectionLayoutBoundarySupplementaryItem]> = \.boundarySupplementaryItems
  let _: ReferenceWritableKeyPath<UICollectionViewCompositionalLayoutConfiguration, UIContentInsetsReference> = \.contentInsetsReference
  let _: (UICollectionViewCompositionalLayoutConfiguration) -> Any = { $0.copy() }
}

class Overrides_UICollectionViewCompositionalLayoutConfiguration: UICollectionViewCompositionalLayoutConfiguration {
  override var scrollDirection: UICollectionView.ScrollDirection { get { super.scrollDirection } set { super.scrollDirection = newValue } }
  override var interSectionSpacing: CGFloat { get { super.interSectionSpacing } set { super.interSectionSpacing = newValue } }
  override var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] { get { super.boundarySupplementaryItems } set { super.boundarySupplementaryItems = newValue } }
  override var contentInsetsReference: UIContentInsetsReference { get { super.contentInsetsReference } set { super.contentInsetsReference = newValue } }
}

@MainActor func references_UICollectionLayoutSectionOrthogonalScrollingProperties() {
  let _: () -> UICollectionLayoutSectionOrthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties.init
  let _: ReferenceWritableKeyPath<UICollectionLayoutSectionOrthogonalScrollingProperties, UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate> = \.decelerationRate
  let _: ReferenceWritableKeyPath<UICollectionLayoutSectionOrthogonalScrollingProperties, UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce> = \.bounce
}

class Overrides_UICollectionLayoutSectionOrthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
  override var decelerationRate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate { get { super.decelerationRate } set { super.decelerationRate = newValue } }
  override var bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce { get { super.bounce } set { super.bounce = newValue } }
}

@MainActor func references_UICollectionLayoutSectionOrthogonalScrollingProperties_DecelerationRate() {
  let _: [UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate] = [.automatic, .normal, .fast]
  let _: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate = .init(rawValue: 0.5)
}

@MainActor func references_NSCollectionLayoutDimension() {
  let _: (CGFloat) -> NSCollectionLayoutDimension = NSCollectionLayoutDimension.fractionalWidth(_:)
  let _: (CGFloat) -> NSCollectionLayoutDimension = NSCollectionLayoutDimension.fractionalHeight(_:)
  let _: (CGFloat) -> NSCollectionLayoutDimension = NSCollectionLayoutDimension.absolute(_:)
  let _: (CGFloat) -> NSCollectionLayoutDimension = NSCollectionLayoutDimension.estimated(_:)
  let _: (CGFloat) -> NSCollectionLayoutDimension = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate:)
  let _: KeyPath<NSCollectionLayoutDimension, Bool> = \.isFractionalWidth
  let _: KeyPath<NSCollectionLayoutDimension, Bool> = \.isFractionalHeight
  let _: KeyPath<NSCollectionLayoutDimension, Bool> = \.isAbsolute
  let _: KeyPath<NSCollectionLayoutDimension, Bool> = \.isEstimated
  let _: KeyPath<NSCollectionLayoutDimension, Bool> = \.isUniformAcrossSiblings
  let _: KeyPath<NSCollectionLayoutDimension, CGFloat> = \.dimension
  let _: (NSCollectionLayoutDimension) -> NSCopying = { $0 }
}

class Overrides_NSCollectionLayoutDimension: NSCollectionLayoutDimension {
  override class func fractionalWidth(_ a1: CGFloat) -> NSCollectionLayoutDimension { super.fractionalWidth(a1) }
  override class func fractionalHeight(_ a1: CGFloat) -> NSCollectionLayoutDimension { super.fractionalHeight(a1) }
  override class func absolute(_ a1: CGFloat) -> NSCollectionLayoutDimension { super.absolute(a1) }
  override class func estimated(_ a1: CGFloat) -> NSCollectionLayoutDimension { super.estimated(a1) }
  override class func uniformAcrossSiblings(estimate a1: CGFloat) -> NSCollectionLayoutDimension { super.uniformAcrossSiblings(estimate: a1) }
  override var isFractionalWidth: Bool { super.isFractionalWidth }
  override var isFractionalHeight: Bool { super.isFractionalHeight }
  override var isAbsolute: Bool { super.isAbsolute }
  override var isEstimated: Bool { super.isEstimated }
  override var isUniformAcrossSiblings: Bool { super.isUniformAcrossSiblings }
  override var dimension: CGFloat { super.dimension }
}

@MainActor func references_NSCollectionLayoutSize() {
  let _: (NSCollectionLayoutDimension, NSCollectionLayoutDimension) -> NSCollectionLayoutSize = NSCollectionLayoutSize.init(widthDimension:heightDimension:)
  let _: KeyPath<NSCollectionLayoutSize, NSCollectionLayoutDimension> = \.widthDimension
  let _: KeyPath<NSCollectionLayoutSize, NSCollectionLayoutDimension> = \.heightDimension
  let _: (NSCollectionLayoutSize) -> NSCopying = { $0 }
}

class Overrides_NSCollectionLayoutSize: NSCollectionLayoutSize {
  override var widthDimension: NSCollectionLayoutDimension { super.widthDimension }
  override var heightDimension: NSCollectionLayoutDimension { super.heightDimension }
}

@MainActor func references_NSCollectionLayoutSpacing() {
  let _: (CGFloat) -> NSCollectionLayoutSpacing = NSCollectionLayoutSpacing.fixed(_:)
  let _: (CGFloat) -> NSCollectionLayoutSpacing = NSCollectionLayoutSpacing.flexible(_:)
  let _: KeyPath<NSCollectionLayoutSpacing, CGFloat> = \.spacing
  let _: KeyPath<NSCollectionLayoutSpacing, Bool> = \.isFixed
  let _: KeyPath<NSCollectionLayoutSpacing, Bool> = \.isFlexible
  let _: (NSCollectionLayoutSpacing) -> NSCopying = { $0 }
}

class Overrides_NSCollectionLayoutSpacing: NSCollectionLayoutSpacing {
  override class func fixed(_ a1: CGFloat) -> NSCollectionLayoutSpacing { super.fixed(a1) }
  override class func flexible(_ a1: CGFloat) -> NSCollectionLayoutSpacing { super.flexible(a1) }
  override var spacing: CGFloat { super.spacing }
  override var isFixed: Bool { super.isFixed }
  override var isFlexible: Bool { super.isFlexible }
}

@MainActor func references_NSCollectionLayoutEdgeSpacing() {
  let _: (NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?) -> NSCollectionLayoutEdgeSpacing = NSCollectionLayoutEdgeSpacing.init(leading:top:trailing:bottom:)
  let _: KeyPath<NSCollectionLayoutEdgeSpacing, NSCollectionLayoutSpacing?> = \.leading
  let _: KeyPath<NSCollectionLayoutEdgeSpacing, NSCollectionLayoutSpacing?> = \.top
  let _: KeyPath<NSCollectionLayoutEdgeSpacing, NSCollectionLayoutSpacing?> = \.trailing
  let _: KeyPath<NSCollectionLayoutEdgeSpacing, NSCollectionLayoutSpacing?> = \.bottom
  let _: (NSCollectionLayoutEdgeSpacing) -> NSCopying = { $0 }
}

class Overrides_NSCollectionLayoutEdgeSpacing: NSCollectionLayoutEdgeSpacing {
  override var leading: NSCollectionLayoutSpacing? { super.leading }
  override var top: NSCollectionLayoutSpacing? { super.top }
  override var trailing: NSCollectionLayoutSpacing? { super.trailing }
  override var bottom: NSCollectionLayoutSpacing? { super.bottom }
}

@MainActor func references_NSCollectionLayoutItem() {
  let _: (NSCollectionLayoutSize) -> NSCollectionLayoutItem = NSCollectionLayoutItem.init(layoutSize:)
  let _: (NSCollectionLayoutSize, [NSCollectionLayoutSupplementaryItem]) -> NSCollectionLayoutItem = NSCollectionLayoutItem.init(layoutSize:supplementaryItems:)
  let _: ReferenceWritableKeyPath<NSCollectionLayoutItem, NSDirectionalEdgeInsets> = \.contentInsets
  let _: ReferenceWritableKeyPath<NSCollectionLayoutItem, NSCollectionLayoutEdgeSpacing?> = \.edgeSpacing
  let _: KeyPath<NSCollectionLayoutItem, NSCollectionLayoutSize> = \.layoutSize
  let _: KeyPath<NSCollectionLayoutItem, [NSCollectionLayoutSupplementaryItem]> = \.supplementaryItems
  let _: (NSCollectionLayoutItem) -> NSCopying = { $0 }
}

class Overrides_NSCollectionLayoutItem: NSCollectionLayoutItem {
  override var contentInsets: NSDirectionalEdgeInsets { get { super.contentInsets } set { super.contentInsets = newValue } }
  override var edgeSpacing: NSCollectionLayoutEdgeSpacing? { get { super.edgeSpacing } set { super.edgeSpacing = newValue } }
  override var layoutSize: NSCollectionLayoutSize { super.layoutSize }
  override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { super.supplementaryItems }
}

@MainActor func references_NSCollectionLayoutGroup() {
  let _: (NSCollectionLayoutSize, [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup = NSCollectionLayoutGroup.horizontal(layoutSize:subitems:)
  let _: (NSCollectionLayoutSize, [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup = NSCollectionLayoutGroup.vertical(layoutSize:subitems:)
  let _: (NSCollectionLayoutSize, NSCollectionLayoutItem, Int) -> NSCollectionLayoutGroup = NSCollectionLayoutGroup.horizontal(layoutSize:subitem:count:)
  let _: (NSCollectionLayoutSize, NSCollectionLayoutItem, Int) -> NSCollectionLayoutGroup = NSCollectionLayoutGroup.vertical(layoutSize:subitem:count:)
  let _: (NSCollectionLayoutSize, NSCollectionLayoutItem, Int) -> NSCollectionLayoutGroup = NSCollectionLayoutGroup.horizontal(layoutSize:repeatingSubitem:count:)
  let _: (NSCollectionLayoutSize, NSCollectionLayoutItem, Int) -> NSCollectionLayoutGroup = NSCollectionLayoutGroup.vertical(layoutSize:repeatingSubitem:count:)
  let _: (NSCollectionLayoutSize, @escaping NSCollectionLayoutGroupCustomItemProvider) -> NSCollectionLayoutGroup = NSCollectionLayoutGroup.custom(layoutSize:itemProvider:)
  let _: NSCollectionLayoutGroupCustomItemProvider = { (_: NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem] in [] }
  let _: ReferenceWritableKeyPath<NSCollectionLayoutGroup, [NSCollectionLayoutSupplementaryItem]> = \.supplementaryItems
  let _: ReferenceWritableKeyPath<NSCollectionLayoutGroup, NSCollectionLayoutSpacing?> = \.interItemSpacing
  let _: KeyPath<NSCollectionLayoutGroup, [NSCollectionLayoutItem]> = \.subitems
  let _: (NSCollectionLayoutGroup) -> () -> String = NSCollectionLayoutGroup.visualDescription
}

class Overrides_NSCollectionLayoutGroup: NSCollectionLayoutGroup {
  override class func horizontal(layoutSize a1: NSCollectionLayoutSize, subitems a2: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup { super.horizontal(layoutSize: a1, subitems: a2) }
  override class func vertical(layoutSize a1: NSCollectionLayoutSize, subitems a2: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup { super.vertical(layoutSize: a1, subitems: a2) }
  override class func horizontal(layoutSize a1: NSCollectionLayoutSize, subitem a2: NSCollectionLayoutItem, count a3: Int) -> NSCollectionLayoutGroup { super.horizontal(layoutSize: a1, subitem: a2, count: a3) }
  override class func vertical(layoutSize a1: NSCollectionLayoutSize, subitem a2: NSCollectionLayoutItem, count a3: Int) -> NSCollectionLayoutGroup { super.vertical(layoutSize: a1, subitem: a2, count: a3) }
  override class func horizontal(layoutSize a1: NSCollectionLayoutSize, repeatingSubitem a2: NSCollectionLayoutItem, count a3: Int) -> NSCollectionLayoutGroup { super.horizontal(layoutSize: a1, repeatingSubitem: a2, count: a3) }
  override class func vertical(layoutSize a1: NSCollectionLayoutSize, repeatingSubitem a2: NSCollectionLayoutItem, count a3: Int) -> NSCollectionLayoutGroup { super.vertical(layoutSize: a1, repeatingSubitem: a2, count: a3) }
  override class func custom(layoutSize a1: NSCollectionLayoutSize, itemProvider a2: @escaping NSCollectionLayoutGroupCustomItemProvider) -> NSCollectionLayoutGroup { super.custom(layoutSize: a1, itemProvider: a2) }
  override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { get { super.supplementaryItems } set { super.supplementaryItems = newValue } }
  override var interItemSpacing: NSCollectionLayoutSpacing? { get { super.interItemSpacing } set { super.interItemSpacing = newValue } }
  override var subitems: [NSCollectionLayoutItem] { super.subitems }
  override func visualDescription() -> String { super.visualDescription() }
}

@MainActor func references_NSCollectionLayoutGroupCustomItem() {
  let _: (CGRect) -> NSCollectionLayoutGroupCustomItem = NSCollectionLayoutGroupCustomItem.init(frame:)
  let _: (CGRect, Int) -> NSCollectionLayoutGroupCustomItem = NSCollectionLayoutGroupCustomItem.init(frame:zIndex:)
  let _: KeyPath<NSCollectionLayoutGroupCustomItem, CGRect> = \.frame
  let _: KeyPath<NSCollectionLayoutGroupCustomItem, Int> = \.zIndex
  let _: (NSCollectionLayoutGroupCustomItem) -> NSCopying = { $0 }
}

class Overrides_NSCollectionLayoutGroupCustomItem: NSCollectionLayoutGroupCustomItem {
  override var frame: CGRect { super.frame }
  override var zIndex: Int { super.zIndex }
}

@MainActor func references_NSCollectionLayoutSection() {
  let _: (NSCollectionLayoutGroup) -> NSCollectionLayoutSection = NSCollectionLayoutSection.init(group:)
  let _: ReferenceWritableKeyPath<NSCollectionLayoutSection, NSDirectionalEdgeInsets> = \.contentInsets
  let _: ReferenceWritableKeyPath<NSCollectionLayoutSection, CGFloat> = \.interGroupSpacing
  let _: ReferenceWritableKeyPath<NSCollectionLayoutSection, UIContentInsetsReference> = \.contentInsetsReference
  let _: ReferenceWritableKeyPath<NSCollectionLayoutSection, UIContentInsetsReference> = \.supplementaryContentInsetsReference
  let _: ReferenceWritableKeyPath<NSCollectionLayoutSection, Bool> = \.supplementariesFollowContentInsets
  let _: ReferenceWritableKeyPath<NSCollectionLayoutSection, UICollectionLayoutSectionOrthogonalScrollingBehavior> = \.orthogonalScrollingBehavior
  let _: KeyPath<NSCollectionLayoutSection, UICollectionLayoutSectionOrthogonalScrollingProperties> = \.orthogonalScrollingProperties
  let _: ReferenceWritableKeyPath<NSCollectionLayoutSection, [NSCollectionLayoutBoundarySupplementaryItem]> = \.boundarySupplementaryItems
  let _: ReferenceWritableKeyPath<NSCollectionLayoutSection, [NSCollectionLayoutDecorationItem]> = \.decorationItems
  let _: ReferenceWritableKeyPath<NSCollectionLayoutSection, NSCollectionLayoutSectionVisibleItemsInvalidationHandler?> = \.visibleItemsInvalidationHandler
  let _: NSCollectionLayoutSectionVisibleItemsInvalidationHandler = { (_: [NSCollectionLayoutVisibleItem], _: CGPoint, _: NSCollectionLayoutEnvironment) in }
  let _: (UICollectionLayoutListConfiguration, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection = NSCollectionLayoutSection.list(using:layoutEnvironment:)
  let _: (NSCollectionLayoutSection) -> NSCopying = { $0 }
}

class Overrides_NSCollectionLayoutSection: NSCollectionLayoutSection {
  override var contentInsets: NSDirectionalEdgeInsets { get { super.contentInsets } set { super.contentInsets = newValue } }
  override var interGroupSpacing: CGFloat { get { super.interGroupSpacing } set { super.interGroupSpacing = newValue } }
  override var contentInsetsReference: UIContentInsetsReference { get { super.contentInsetsReference } set { super.contentInsetsReference = newValue } }
  override var supplementaryContentInsetsReference: UIContentInsetsReference { get { super.supplementaryContentInsetsReference } set { super.supplementaryContentInsetsReference = newValue } }
  override var supplementariesFollowContentInsets: Bool { get { super.supplementariesFollowContentInsets } set { super.supplementariesFollowContentInsets = newValue } }
  override var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior { get { super.orthogonalScrollingBehavior } set { super.orthogonalScrollingBehavior = newValue } }
  override var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties { super.orthogonalScrollingProperties }
  override var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] { get { super.boundarySupplementaryItems } set { super.boundarySupplementaryItems = newValue } }
  override var decorationItems: [NSCollectionLayoutDecorationItem] { get { super.decorationItems } set { super.decorationItems = newValue } }
  override var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? { get { super.visibleItemsInvalidationHandler } set { super.visibleItemsInvalidationHandler = newValue } }
}

@MainActor func references_NSCollectionLayoutSupplementaryItem() {
  let _: (NSCollectionLayoutSize, String, NSCollectionLayoutAnchor) -> NSCollectionLayoutSupplementaryItem = NSCollectionLayoutSupplementaryItem.init(layoutSize:elementKind:containerAnchor:)
  let _: (NSCollectionLayoutSize, String, NSCollectionLayoutAnchor, NSCollectionLayoutAnchor) -> NSCollectionLayoutSupplementaryItem = NSCollectionLayoutSupplementaryItem.init(layoutSize:elementKind:containerAnchor:itemAnchor:)
  let _: ReferenceWritableKeyPath<NSCollectionLayoutSupplementaryItem, Int> = \.zIndex
  let _: KeyPath<NSCollectionLayoutSupplementaryItem, String> = \.elementKind
  let _: KeyPath<NSCollectionLayoutSupplementaryItem, NSCollectionLayoutAnchor> = \.containerAnchor
  let _: KeyPath<NSCollectionLayoutSupplementaryItem, NSCollectionLayoutAnchor?> = \.itemAnchor
}

class Overrides_NSCollectionLayoutSupplementaryItem: NSCollectionLayoutSupplementaryItem {
  override var zIndex: Int { get { super.zIndex } set { super.zIndex = newValue } }
  override var elementKind: String { super.elementKind }
  override var containerAnchor: NSCollectionLayoutAnchor { super.containerAnchor }
  override var itemAnchor: NSCollectionLayoutAnchor? { super.itemAnchor }
}

@MainActor func references_NSCollectionLayoutBoundarySupplementaryItem() {
  let _: (NSCollectionLayoutSize, String, NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem = NSCollectionLayoutBoundarySupplementaryItem.init(layoutSize:elementKind:alignment:)
  let _: (NSCollectionLayoutSize, String, NSRectAlignment, CGPoint) -> NSCollectionLayoutBoundarySupplementaryItem = NSCollectionLayoutBoundarySupplementaryItem.init(layoutSize:elementKind:alignment:absoluteOffset:)
  let _: ReferenceWritableKeyPath<NSCollectionLayoutBoundarySupplementaryItem, Bool> = \.extendsBoundary
  let _: ReferenceWritableKeyPath<NSCollectionLayoutBoundarySupplementaryItem, Bool> = \.pinToVisibleBounds
  let _: KeyPath<NSCollectionLayoutBoundarySupplementaryItem, NSRectAlignment> = \.alignment
  let _: KeyPath<NSCollectionLayoutBoundarySupplementaryItem, CGPoint> = \.offset
}

class Overrides_NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutBoundarySupplementaryItem {
  override var extendsBoundary: Bool { get { super.extendsBoundary } set { super.extendsBoundary = newValue } }
  override var pinToVisibleBounds: Bool { get { super.pinToVisibleBounds } set { super.pinToVisibleBounds = newValue } }
  override var alignment: NSRectAlignment { super.alignment }
  override var offset: CGPoint { super.offset }
}

@MainActor func references_NSCollectionLayoutDecorationItem() {
  let _: (String) -> NSCollectionLayoutDecorationItem = NSCollectionLayoutDecorationItem.background(elementKind:)
  let _: ReferenceWritableKeyPath<NSCollectionLayoutDecorationItem, Int> = \.zIndex
  let _: KeyPath<NSCollectionLayoutDecorationItem, String> = \.elementKind
}

class Overrides_NSCollectionLayoutDecorationItem: NSCollectionLayoutDecorationItem {
  override class func background(elementKind a1: String) -> NSCollectionLayoutDecorationItem { super.background(elementKind: a1) }
  override var zIndex: Int { get { super.zIndex } set { super.zIndex = newValue } }
  override var elementKind: String { super.elementKind }
}

@MainActor func references_NSCollectionLayoutAnchor() {
  let _: (NSDirectionalRectEdge) -> NSCollectionLayoutAnchor = NSCollectionLayoutAnchor.init(edges:)
  let _: (NSDirectionalRectEdge, CGPoint) -> NSCollectionLayoutAnchor = NSCollectionLayoutAnchor.init(edges:absoluteOffset:)
  let _: (NSDirectionalRectEdge, CGPoint) -> NSCollectionLayoutAnchor = NSCollectionLayoutAnchor.init(edges:fractionalOffset:)
  let _: KeyPath<NSCollectionLayoutAnchor, NSDirectionalRectEdge> = \.edges
  let _: KeyPath<NSCollectionLayoutAnchor, CGPoint> = \.offset
  let _: KeyPath<NSCollectionLayoutAnchor, Bool> = \.isAbsoluteOffset
  let _: KeyPath<NSCollectionLayoutAnchor, Bool> = \.isFractionalOffset
  let _: (NSCollectionLayoutAnchor) -> NSCopying = { $0 }
}

class Overrides_NSCollectionLayoutAnchor: NSCollectionLayoutAnchor {
  override var edges: NSDirectionalRectEdge { super.edges }
  override var offset: CGPoint { super.offset }
  override var isAbsoluteOffset: Bool { super.isAbsoluteOffset }
  override var isFractionalOffset: Bool { super.isFractionalOffset }
}

@MainActor func references_NSCollectionLayoutEnvironment() {
  let _: (NSCollectionLayoutEnvironment) -> NSCollectionLayoutContainer = { $0.container }
  let _: (NSCollectionLayoutEnvironment) -> UITraitCollection = { $0.traitCollection }
}

@MainActor func references_NSCollectionLayoutContainer() {
  let _: (NSCollectionLayoutContainer) -> CGSize = { $0.contentSize }
  let _: (NSCollectionLayoutContainer) -> CGSize = { $0.effectiveContentSize }
  let _: (NSCollectionLayoutContainer) -> NSDirectionalEdgeInsets = { $0.contentInsets }
  let _: (NSCollectionLayoutContainer) -> NSDirectionalEdgeInsets = { $0.effectiveContentInsets }
}

@MainActor func references_NSCollectionLayoutVisibleItem() {
  let _: (NSCollectionLayoutVisibleItem) -> UIDynamicItem = { $0 }
  let _: (NSCollectionLayoutVisibleItem) -> Void = { $0.alpha = 1; $0.zIndex = 1; $0.isHidden = true }
  let _: (NSCollectionLayoutVisibleItem) -> Void = { $0.center = .zero; $0.transform = .identity; $0.transform3D = CATransform3DIdentity }
  let _: (NSCollectionLayoutVisibleItem) -> String = { $0.name }
  let _: (NSCollectionLayoutVisibleItem) -> IndexPath = { $0.indexPath }
  let _: (NSCollectionLayoutVisibleItem) -> CGRect = { $0.frame }
  let _: (NSCollectionLayoutVisibleItem) -> CGRect = { $0.bounds }
  let _: (NSCollectionLayoutVisibleItem) -> UICollectionView.ElementCategory = { $0.representedElementCategory }
  let _: (NSCollectionLayoutVisibleItem) -> String? = { $0.representedElementKind }
}

@MainActor func references_UICollectionLayoutListConfiguration() {
  let _: (UICollectionLayoutListConfiguration.Appearance) -> UICollectionLayoutListConfiguration = UICollectionLayoutListConfiguration.init(appearance:)
  let _: (UICollectionLayoutListConfiguration) -> UICollectionLayoutListConfiguration.Appearance = { $0.appearance }
  let _: WritableKeyPath<UICollectionLayoutListConfiguration, Bool> = \.showsSeparators
  let _: WritableKeyPath<UICollectionLayoutListConfiguration, UIListSeparatorConfiguration> = \.separatorConfiguration
  let _: WritableKeyPath<UICollectionLayoutListConfiguration, UICollectionLayoutListConfiguration.ItemSeparatorHandler?> = \.itemSeparatorHandler
  let _: UICollectionLayoutListConfiguration.ItemSeparatorHandler = { (_: IndexPath, separators: UIListSeparatorConfiguration) in separators }
  let _: WritableKeyPath<UICollectionLayoutListConfiguration, UIColor?> = \.backgroundColor
  let _: WritableKeyPath<UICollectionLayoutListConfiguration, UICollectionLayoutListConfiguration.HeaderMode> = \.headerMode
  let _: WritableKeyPath<UICollectionLayoutListConfiguration, UICollectionLayoutListConfiguration.FooterMode> = \.footerMode
  let _: WritableKeyPath<UICollectionLayoutListConfiguration, CGFloat?> = \.headerTopPadding
  let _: WritableKeyPath<UICollectionLayoutListConfiguration, UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?> = \.leadingSwipeActionsConfigurationProvider
  let _: WritableKeyPath<UICollectionLayoutListConfiguration, UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?> = \.trailingSwipeActionsConfigurationProvider
  let _: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider = { (_: IndexPath) -> UISwipeActionsConfiguration? in nil }
  let _: [UICollectionLayoutListConfiguration.Appearance] = [.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain]
  let _: [UICollectionLayoutListConfiguration.HeaderMode] = [.none, .supplementary, .firstItemInSection]
  let _: [UICollectionLayoutListConfiguration.FooterMode] = [.none, .supplementary]
  let _: (inout UICollectionLayoutListConfiguration) -> Void = { $0.contentHuggingElements = [.supplementaryHeader] }
}

@MainActor func references_UIListSeparatorConfiguration() {
  let _: (UICollectionLayoutListConfiguration.Appearance) -> UIListSeparatorConfiguration = UIListSeparatorConfiguration.init(listAppearance:)
  let _: NSDirectionalEdgeInsets = UIListSeparatorConfiguration.automaticInsets
  let _: WritableKeyPath<UIListSeparatorConfiguration, UIListSeparatorConfiguration.Visibility> = \.topSeparatorVisibility
  let _: WritableKeyPath<UIListSeparatorConfiguration, UIListSeparatorConfiguration.Visibility> = \.bottomSeparatorVisibility
  let _: WritableKeyPath<UIListSeparatorConfiguration, NSDirectionalEdgeInsets> = \.topSeparatorInsets
  let _: WritableKeyPath<UIListSeparatorConfiguration, NSDirectionalEdgeInsets> = \.bottomSeparatorInsets
  let _: WritableKeyPath<UIListSeparatorConfiguration, UIColor> = \.color
  let _: WritableKeyPath<UIListSeparatorConfiguration, UIColor> = \.multipleSelectionColor
  let _: [UIListSeparatorConfiguration.Visibility] = [.automatic, .visible, .hidden]
}

@MainActor func references_UISwipeActionsConfiguration() {
  let _: ([UIContextualAction]) -> UISwipeActionsConfiguration = UISwipeActionsConfiguration.init(actions:)
  let _: KeyPath<UISwipeActionsConfiguration, [UIContextualAction]> = \.actions
  let _: ReferenceWritableKeyPath<UISwipeActionsConfiguration, Bool> = \.performsFirstActionWithFullSwipe
}

class Overrides_UISwipeActionsConfiguration: UISwipeActionsConfiguration {
  override var actions: [UIContextualAction] { super.actions }
  override var performsFirstActionWithFullSwipe: Bool { get { super.performsFirstActionWithFullSwipe } set { super.performsFirstActionWithFullSwipe = newValue } }
}

@MainActor func references_UIContextualAction() {
  let _: (UIContextualAction.Style, String?, @escaping UIContextualAction.Handler) -> UIContextualAction = UIContextualAction.init(style:title:handler:)
  let _: UIContextualAction.Handler = { (_: UIContextualAction, _: UIView, _: @escaping (Bool) -> Void) in }
  let _: KeyPath<UIContextualAction, UIContextualAction.Style> = \.style
  let _: KeyPath<UIContextualAction, UIContextualAction.Handler> = \.handler
  let _: ReferenceWritableKeyPath<UIContextualAction, String?> = \.title
  let _: ReferenceWritableKeyPath<UIContextualAction, UIColor?> = \.backgroundColor
  let _: ReferenceWritableKeyPath<UIContextualAction, UIImage?> = \.image
}

class Overrides_UIContextualAction: UIContextualAction {
  override var style: UIContextualAction.Style { super.style }
  override var handler: UIContextualAction.Handler { super.handler }
  override var title: String? { get { super.title } set { super.title = newValue } }
  override var backgroundColor: UIColor! { get { super.backgroundColor } set { super.backgroundColor = newValue } }
  override var image: UIImage? { get { super.image } set { super.image = newValue } }
}

@MainActor func references_UICollectionViewListCell() {
  let _: (CGRect) -> UICollectionViewListCell = UICollectionViewListCell.init(frame:)
  let _: ReferenceWritableKeyPath<UICollectionViewListCell, Int> = \.indentationLevel
  let _: ReferenceWritableKeyPath<UICollectionViewListCell, CGFloat> = \.indentationWidth
  let _: ReferenceWritableKeyPath<UICollectionViewListCell, Bool> = \.indentsAccessories
  let _: ReferenceWritableKeyPath<UICollectionViewListCell, [UICellAccessory]> = \.accessories
  let _: KeyPath<UICollectionViewListCell, UILayoutGuide> = \.separatorLayoutGuide
  let _: (UICollectionViewListCell) -> () -> UIListContentConfiguration = UICollectionViewListCell.defaultContentConfiguration
}

class Overrides_UICollectionViewListCell: UICollectionViewListCell {
  override var indentationLevel: Int { get { super.indentationLevel } set { super.indentationLevel = newValue } }
  override var indentationWidth: CGFloat { get { super.indentationWidth } set { super.indentationWidth = newValue } }
  override var indentsAccessories: Bool { get { super.indentsAccessories } set { super.indentsAccessories = newValue } }
}

@MainActor func references_UICellAccessory() {
  let _: KeyPath<UICellAccessory, UICellAccessory.AccessoryType> = \.accessoryType
  let _: [UICellAccessory.AccessoryType] = [.disclosureIndicator, .outlineDisclosure, .checkmark, .delete, .insert, .reorder, .multiselect, .label, .customView(UIView())]
  let _: [UICellAccessory.AccessoryType] = [.popUpMenu, .detail]
  let _: [UICellAccessory.DisplayedState] = [.always, .whenEditing, .whenNotEditing]
  let _: [UICellAccessory.LayoutDimension] = [.actual, .standard, .custom(20)]
  let _: [UICellAccessory.Placement] = [.leading(), .trailing(), .leading(displayed: .always, at: { (others: [UICellAccessory]) in others.count }), .trailing(displayed: .whenEditing)]
  let _: (UICellAccessory) -> UICellAccessory.Placement.Position = { UICellAccessory.Placement.position(before: $0) }
  let _: (UICellAccessory) -> UICellAccessory.Placement.Position = { UICellAccessory.Placement.position(after: $0) }
  let _: [UICellAccessory] = [.disclosureIndicator(), .disclosureIndicator(displayed: .always, options: .init(isHidden: false, reservedLayoutWidth: .actual, tintColor: .red))]
  let _: [UICellAccessory] = [.outlineDisclosure(), .outlineDisclosure(displayed: .always, options: .init(style: .header, isHidden: false, reservedLayoutWidth: .standard, tintColor: nil)) {}]
  let _: [UICellAccessory.OutlineDisclosureOptions.Style] = [.automatic, .header, .cell]
  let _: [UICellAccessory] = [.checkmark(), .checkmark(displayed: .whenEditing, options: .init(isHidden: true, reservedLayoutWidth: .custom(10), tintColor: nil))]
  let _: [UICellAccessory] = [.delete(), .delete(displayed: .always, options: .init(isHidden: false, reservedLayoutWidth: .actual, tintColor: nil, backgroundColor: nil), actionHandler: {})]
  let _: [UICellAccessory] = [.insert(), .insert(displayed: .always, options: .init(isHidden: false, reservedLayoutWidth: .actual, tintColor: nil, backgroundColor: nil), actionHandler: {})]
  let _: [UICellAccessory] = [.reorder(), .reorder(displayed: .always, options: .init(isHidden: false, reservedLayoutWidth: .actual, tintColor: nil, showsVerticalSeparator: true))]
  let _: [UICellAccessory] = [.multiselect(), .multiselect(displayed: .always, options: .init(isHidden: false, reservedLayoutWidth: .actual, tintColor: nil, backgroundColor: nil))]
  let _: [UICellAccessory] = [.label(text: ""), .label(text: "", displayed: .always, options: .init(isHidden: false, reservedLayoutWidth: .actual, tintColor: nil, font: .systemFont(ofSize: 12), adjustsFontForContentSizeCategory: true))]
  let _: [UICellAccessory] = [.detail(), .detail(displayed: .always, options: .init(isHidden: false, reservedLayoutWidth: .actual, tintColor: nil)) {}]
  let _: (UIMenu) -> UICellAccessory = { .popUpMenu($0, displayed: .always, options: .init(), selectedElementDidChangeHandler: { (_: UIMenu) in }) }
  let _: UICellAccessory = .customView(configuration: UICellAccessory.CustomViewConfiguration(customView: UIView(), placement: .trailing(), isHidden: false, reservedLayoutWidth: .actual, tintColor: nil, maintainsFixedSize: true))
}

@MainActor func references_UIListContentConfiguration() {
  let _: () -> UIListContentConfiguration = UIListContentConfiguration.cell
  let _: () -> UIListContentConfiguration = UIListContentConfiguration.subtitleCell
  let _: () -> UIListContentConfiguration = UIListContentConfiguration.valueCell
  let _: () -> UIListContentConfiguration = UIListContentConfiguration.header
  let _: () -> UIListContentConfiguration = UIListContentConfiguration.footer
  let _: () -> UIListContentConfiguration = UIListContentConfiguration.plainHeader
  let _: () -> UIListContentConfiguration = UIListContentConfiguration.plainFooter
  let _: () -> UIListContentConfiguration = UIListContentConfiguration.groupedHeader
  let _: () -> UIListContentConfiguration = UIListContentConfiguration.groupedFooter
  let _: () -> UIListContentConfiguration = UIListContentConfiguration.prominentInsetGroupedHeader
  let _: () -> UIListContentConfiguration = UIListContentConfiguration.extraProminentInsetGroupedHeader
  let _: () -> UIListContentConfiguration = UIListContentConfiguration.sidebarHeader
  let _: () -> UIListContentConfiguration = UIListContentConfiguration.sidebarCell
  let _: () -> UIListContentConfiguration = UIListContentConfiguration.sidebarSubtitleCell
  let _: () -> UIListContentConfiguration = UIListContentConfiguration.accompaniedSidebarCell
  let _: () -> UIListContentConfiguration = UIListContentConfiguration.accompaniedSidebarSubtitleCell
  let _: (UIListContentConfiguration) -> UIContentConfiguration = { $0 }
  let _: (UIListContentConfiguration) -> () -> UIView & UIContentView = UIListContentConfiguration.makeContentView
  let _: (UIListContentConfiguration) -> (UIConfigurationState) -> UIListContentConfiguration = UIListContentConfiguration.updated(for:)
  let _: WritableKeyPath<UIListContentConfiguration, UIImage?> = \.image
  let _: WritableKeyPath<UIListContentConfiguration, UIListContentConfiguration.ImageProperties> = \.imageProperties
  let _: WritableKeyPath<UIListContentConfiguration, String?> = \.text
  let _: WritableKeyPath<UIListContentConfiguration, NSAttributedString?> = \.attributedText
  let _: WritableKeyPath<UIListContentConfiguration, UIListContentConfiguration.TextProperties> = \.textProperties
  let _: WritableKeyPath<UIListContentConfiguration, String?> = \.secondaryText
  let _: WritableKeyPath<UIListContentConfiguration, NSAttributedString?> = \.secondaryAttributedText
  let _: WritableKeyPath<UIListContentConfiguration, UIListContentConfiguration.TextProperties> = \.secondaryTextProperties
  let _: WritableKeyPath<UIListContentConfiguration, UIAxis> = \.axesPreservingSuperviewLayoutMargins
  let _: WritableKeyPath<UIListContentConfiguration, NSDirectionalEdgeInsets> = \.directionalLayoutMargins
  let _: WritableKeyPath<UIListContentConfiguration, Bool> = \.prefersSideBySideTextAndSecondaryText
  let _: WritableKeyPath<UIListContentConfiguration, CGFloat> = \.imageToTextPadding
  let _: WritableKeyPath<UIListContentConfiguration, CGFloat> = \.textToSecondaryTextHorizontalPadding
  let _: WritableKeyPath<UIListContentConfiguration, CGFloat> = \.textToSecondaryTextVerticalPadding
  let _: WritableKeyPath<UIListContentConfiguration, CGFloat> = \.alpha
}

@MainActor func references_UIListContentConfiguration_ImageProperties() {
  let _: CGFloat = UIListContentConfiguration.ImageProperties.standardDimension
  let _: WritableKeyPath<UIListContentConfiguration.ImageProperties, UIColor?> = \.tintColor
  let _: WritableKeyPath<UIListContentConfiguration.ImageProperties, UIConfigurationColorTransformer?> = \.tintColorTransformer
  let _: (UIListContentConfiguration.ImageProperties) -> (UIColor) -> UIColor = UIListContentConfiguration.ImageProperties.resolvedTintColor(for:)
  let _: WritableKeyPath<UIListContentConfiguration.ImageProperties, CGFloat> = \.cornerRadius
  let _: WritableKeyPath<UIListContentConfiguration.ImageProperties, CGSize> = \.maximumSize
  let _: WritableKeyPath<UIListContentConfiguration.ImageProperties, CGSize> = \.reservedLayoutSize
  let _: WritableKeyPath<UIListContentConfiguration.ImageProperties, Bool> = \.accessibilityIgnoresInvertColors
}

@MainActor func references_UIListContentConfiguration_TextProperties() {
  let _: WritableKeyPath<UIListContentConfiguration.TextProperties, UIFont> = \.font
  let _: WritableKeyPath<UIListContentConfiguration.TextProperties, UIColor> = \.color
  let _: WritableKeyPath<UIListContentConfiguration.TextProperties, UIConfigurationColorTransformer?> = \.colorTransformer
  let _: (UIListContentConfiguration.TextProperties) -> () -> UIColor = UIListContentConfiguration.TextProperties.resolvedColor
  let _: WritableKeyPath<UIListContentConfiguration.TextProperties, UIListContentConfiguration.TextProperties.TextAlignment> = \.alignment
  let _: WritableKeyPath<UIListContentConfiguration.TextProperties, NSLineBreakMode> = \.lineBreakMode
  let _: WritableKeyPath<UIListContentConfiguration.TextProperties, Int> = \.numberOfLines
  let _: WritableKeyPath<UIListContentConfiguration.TextProperties, Bool> = \.adjustsFontSizeToFitWidth
  let _: WritableKeyPath<UIListContentConfiguration.TextProperties, CGFloat> = \.minimumScaleFactor
  let _: WritableKeyPath<UIListContentConfiguration.TextProperties, Bool> = \.allowsDefaultTighteningForTruncation
  let _: WritableKeyPath<UIListContentConfiguration.TextProperties, Bool> = \.adjustsFontForContentSizeCategory
  let _: WritableKeyPath<UIListContentConfiguration.TextProperties, UIListContentConfiguration.TextProperties.TextTransform> = \.transform
  let _: WritableKeyPath<UIListContentConfiguration.TextProperties, Bool> = \.showsExpansionTextWhenTruncated
  let _: [UIListContentConfiguration.TextProperties.TextAlignment] = [.natural, .center, .justified]
  let _: [UIListContentConfiguration.TextProperties.TextTransform] = [.none, .uppercase, .lowercase, .capitalized]
}

@MainActor func references_UIListContentView() {
  let _: (UIListContentConfiguration) -> UIListContentView = UIListContentView.init(configuration:)
  let _: (UIListContentView) -> UIContentView = { $0 }
  let _: ReferenceWritableKeyPath<UIListContentView, UIContentConfiguration> = \.configuration
  let _: KeyPath<UIListContentView, UILayoutGuide?> = \.textLayoutGuide
  let _: KeyPath<UIListContentView, UILayoutGuide?> = \.secondaryTextLayoutGuide
  let _: KeyPath<UIListContentView, UILayoutGuide?> = \.imageLayoutGuide
}

class Overrides_UIListContentView: UIListContentView {
  override var configuration: UIContentConfiguration { get { super.configuration } set { super.configuration = newValue } }
}

@MainActor func references_UIConfigurationColorTransformer() {
  let _: (@escaping (UIColor) -> UIColor) -> UIConfigurationColorTransformer = UIConfigurationColorTransformer.init(_:)
  let _: (UIConfigurationColorTransformer, UIColor) -> UIColor = { $0($1) }
  let _: (UIConfigurationColorTransformer) -> (UIColor) -> UIColor = { $0.transform }
  let _: UIConfigurationColorTransformer = UIConfigurationColorTransformer.grayscale
  let _: UIConfigurationColorTransformer = UIConfigurationColorTransformer.preferredTint
  let _: UIConfigurationColorTransformer = UIConfigurationColorTransformer.monochromeTint
}

@MainActor func references_UIAccessibilityTraits() {
  let _: UIAccessibilityTraits = .none
}

@MainActor func references_UIScreen() {
  let _: UIScreen = .main
  let _: ReferenceWritableKeyPath<UIScreen, CGRect> = \.bounds
  let _: ReferenceWritableKeyPath<UIScreen, CGFloat> = \.scale
  let _: KeyPath<UIScreen, CGRect> = \.nativeBounds
  let _: KeyPath<UIScreen, CGFloat> = \.nativeScale
  let _: KeyPath<UIScreen, UITraitCollection> = \.traitCollection
}

class Overrides_UIScreen: UIScreen {
  override var bounds: CGRect { get { super.bounds } set { super.bounds = newValue } }
  override var scale: CGFloat { get { super.scale } set { super.scale = newValue } }
  override var nativeBounds: CGRect { super.nativeBounds }
  override var nativeScale: CGFloat { super.nativeScale }
  override var traitCollection: UITraitCollection { super.traitCollection }
}

@MainActor func references_UIControl() {
  let _: (CGRect) -> UIControl = UIControl.init(frame:)
  let _: (CGRect, UIAction?) -> UIControl = UIControl.init(frame:primaryAction:)
  let _: (NSCoder) -> UIControl? = UIControl.init(coder:)
  let _: ReferenceWritableKeyPath<UIControl, Bool> = \.isEnabled
  let _: ReferenceWritableKeyPath<UIControl, Bool> = \.isSelected
  let _: ReferenceWritableKeyPath<UIControl, Bool> = \.isHighlighted
  let _: KeyPath<UIControl, Bool> = \.isTracking
  let _: KeyPath<UIControl, Bool> = \.isTouchInside
  let _: KeyPath<UIControl, UIControl.State> = \.state
  let _: (UIControl) -> (Any?, Selector, UIControl.Event) -> Void = UIControl.addTarget(_:action:for:)
  let _: (UIControl) -> (Any?, Selector?, UIControl.Event) -> Void = UIControl.removeTarget(_:action:for:)
  let _: (UIControl) -> (UIAction, UIControl.Event) -> Void = UIControl.addAction(_:for:)
  let _: (UIControl) -> (UIAction, UIControl.Event) -> Void = UIControl.removeAction(_:for:)
  let _: (UIControl) -> (UIAction.Identifier, UIControl.Event) -> Void = UIControl.removeAction(identifiedBy:for:)
  let _: KeyPath<UIControl, Set<AnyHashable>> = \.allTargets
  let _: KeyPath<UIControl, UIControl.Event> = \.allControlEvents
  let _: (UIControl) -> (Any?, UIControl.Event) -> [String]? = UIControl.actions(forTarget:forControlEvent:)
  let _: (UIControl) -> (UIControl.Event) -> Void = UIControl.sendActions(for:)
  let _: (UIControl) -> (Selector, Any?, UIEvent?) -> Void = UIControl.sendAction(_:to:for:)
  let _: (UIControl) -> (UIAction) -> Void = UIControl.sendAction(_:)
  let _: (UIControl) -> () -> Void = UIControl.performPrimaryAction
  let _: (UIControl) -> Void = { $0.enumerateEventHandlers { (_: UIAction?, _: (Any?, Selector)?, _: UIControl.Event, _: inout Bool) in } }
  let _: (UIControl) -> (UITouch, UIEvent?) -> Bool = UIControl.beginTracking(_:with:)
  let _: (UIControl) -> (UITouch, UIEvent?) -> Bool = UIControl.continueTracking(_:with:)
  let _: (UIControl) -> (UITouch?, UIEvent?) -> Void = UIControl.endTracking(_:with:)
  let _: (UIControl) -> (UIEvent?) -> Void = UIControl.cancelTracking(with:)
}

class Overrides_UIControl: UIControl {
  override var isEnabled: Bool { get { super.isEnabled } set { super.isEnabled = newValue } }
  override var isSelected: Bool { get { super.isSelected } set { super.isSelected = newValue } }
  override var isHighlighted: Bool { get { super.isHighlighted } set { super.isHighlighted = newValue } }
  override var isTracking: Bool { super.isTracking }
  override var isTouchInside: Bool { super.isTouchInside }
  override var state: UIControl.State { super.state }
  override func addTarget(_ a1: Any?, action a2: Selector, for a3: UIControl.Event) { super.addTarget(a1, action: a2, for: a3) }
  override func removeTarget(_ a1: Any?, action a2: Selector?, for a3: UIControl.Event) { super.removeTarget(a1, action: a2, for: a3) }
  override func addAction(_ a1: UIAction, for a2: UIControl.Event) { super.addAction(a1, for: a2) }
  override func removeAction(_ a1: UIAction, for a2: UIControl.Event) { super.removeAction(a1, for: a2) }
  override func removeAction(identifiedBy a1: UIAction.Identifier, for a2: UIControl.Event) { super.removeAction(identifiedBy: a1, for: a2) }
  override var allTargets: Set<AnyHashable> { super.allTargets }
  override var allControlEvents: UIControl.Event { super.allControlEvents }
  override func actions(forTarget a1: Any?, forControlEvent a2: UIControl.Event) -> [String]? { super.actions(forTarget: a1, forControlEvent: a2) }
  override func sendActions(for a1: UIControl.Event) { super.sendActions(for: a1) }
  override func sendAction(_ a1: Selector, to a2: Any?, for a3: UIEvent?) { super.sendAction(a1, to: a2, for: a3) }
  override func sendAction(_ a1: UIAction) { super.sendAction(a1) }
  override func performPrimaryAction() { super.performPrimaryAction() }
  override func beginTracking(_ a1: UITouch, with a2: UIEvent?) -> Bool { super.beginTracking(a1, with: a2) }
  override func continueTracking(_ a1: UITouch, with a2: UIEvent?) -> Bool { super.continueTracking(a1, with: a2) }
  override func endTracking(_ a1: UITouch?, with a2: UIEvent?) { super.endTracking(a1, with: a2) }
  override func cancelTracking(with a1: UIEvent?) { super.cancelTracking(with: a1) }
}

@MainActor func references_UIControl_State() {
  let _: UIControl.State = .normal
}

@MainActor func references_UIAction() {
  let _: UIAction = UIAction(title: "", image: nil, identifier: nil, discoverabilityTitle: nil) { (_: UIAction) in }
  let _: UIAction = UIAction { _ in }
  let _: KeyPath<UIAction, UIAction.Identifier> = \.identifier
  let _: ReferenceWritableKeyPath<UIAction, UIImage?> = \.image
  let _: ReferenceWritableKeyPath<UIAction, String?> = \.discoverabilityTitle
  let _: KeyPath<UIAction, Any?> = \.sender
}

class Overrides_UIAction: UIAction {
  override var image: UIImage? { get { super.image } set { super.image = newValue } }
  override var discoverabilityTitle: String? { get { super.discoverabilityTitle } set { super.discoverabilityTitle = newValue } }
  override var sender: Any? { super.sender }
}

@MainActor func references_UIAction_Identifier() {
  let _: (String) -> UIAction.Identifier = UIAction.Identifier.init(_:)
  let _: (String) -> UIAction.Identifier = UIAction.Identifier.init(rawValue:)
}

@MainActor func references_UIButton() {
  let _: UIButton = UIButton(type: .system)
  let _: UIButton = UIButton(type: .custom, primaryAction: nil)
  let _: UIButton = UIButton(primaryAction: nil)
  let _: (CGRect, UIAction?) -> UIButton = UIButton.init(frame:primaryAction:)
}

@MainActor func references_UIRefreshControl() {
  let _: (UIRefreshControl) -> (Any?, Selector, UIControl.Event) -> Void = UIRefreshControl.addTarget(_:action:for:)
  let _: (UIRefreshControl) -> (Any?, Selector?, UIControl.Event) -> Void = UIRefreshControl.removeTarget(_:action:for:)
  let _: (UIRefreshControl) -> (UIAction, UIControl.Event) -> Void = UIRefreshControl.addAction(_:for:)
  let _: (UIRefreshControl) -> (UIAction, UIControl.Event) -> Void = UIRefreshControl.removeAction(_:for:)
  let _: KeyPath<UIRefreshControl, Set<AnyHashable>> = \.allTargets
  let _: (UIRefreshControl) -> (UIControl.Event) -> Void = UIRefreshControl.sendActions(for:)
}

@MainActor func references_UIGestureRecognizer() {
  let _: (Any?, Selector?) -> UIGestureRecognizer = UIGestureRecognizer.init(target:action:)
  let _: () -> UIGestureRecognizer = UIGestureRecognizer.init
  let _: (UIGestureRecognizer) -> (Any, Selector) -> Void = UIGestureRecognizer.addTarget(_:action:)
  let _: (UIGestureRecognizer) -> (Any?, Selector?) -> Void = UIGestureRecognizer.removeTarget(_:action:)
  let _: ReferenceWritableKeyPath<UIGestureRecognizer, UIGestureRecognizerDelegate?> = \.delegate
  let _: KeyPath<UIGestureRecognizer, UIView?> = \.view
  let _: ReferenceWritableKeyPath<UIGestureRecognizer, UIGestureRecognizer.State> = \.state
  let _: ReferenceWritableKeyPath<UIGestureRecognizer, Bool> = \.isEnabled
  let _: ReferenceWritableKeyPath<UIGestureRecognizer, Bool> = \.cancelsTouchesInView
  let _: ReferenceWritableKeyPath<UIGestureRecognizer, Bool> = \.delaysTouchesBegan
  let _: ReferenceWritableKeyPath<UIGestureRecognizer, Bool> = \.delaysTouchesEnded
  let _: ReferenceWritableKeyPath<UIGestureRecognizer, String?> = \.name
  let _: (UIGestureRecognizer) -> (UIGestureRecognizer) -> Void = UIGestureRecognizer.require(toFail:)
  let _: KeyPath<UIGestureRecognizer, Int> = \.numberOfTouches
  let _: (UIGestureRecognizer) -> (UIView?) -> CGPoint = UIGestureRecognizer.location(in:)
  let _: (UIGestureRecognizer) -> (Int, UIView?) -> CGPoint = UIGestureRecognizer.location(ofTouch:in:)
  let _: (UIGestureRecognizer) -> (Set<UITouch>, UIEvent) -> Void = UIGestureRecognizer.touchesBegan(_:with:)
  let _: (UIGestureRecognizer) -> (Set<UITouch>, UIEvent) -> Void = UIGestureRecognizer.touchesMoved(_:with:)
  let _: (UIGestureRecognizer) -> (Set<UITouch>, UIEvent) -> Void = UIGestureRecognizer.touchesEnded(_:with:)
  let _: (UIGestureRecognizer) -> (Set<UITouch>, UIEvent) -> Void = UIGestureRecognizer.touchesCancelled(_:with:)
  let _: (UIGestureRecognizer) -> () -> Void = UIGestureRecognizer.reset
  let _: (UIGestureRecognizer) -> (UITouch, UIEvent) -> Void = UIGestureRecognizer.ignore(_:for:)
  let _: (UIGestureRecognizer) -> (UIGestureRecognizer) -> Bool = UIGestureRecognizer.canPrevent(_:)
  let _: (UIGestureRecognizer) -> (UIGestureRecognizer) -> Bool = UIGestureRecognizer.canBePrevented(by:)
  let _: (UIGestureRecognizer) -> (UIGestureRecognizer) -> Bool = UIGestureRecognizer.shouldRequireFailure(of:)
  let _: (UIGestureRecognizer) -> (UIGestureRecognizer) -> Bool = UIGestureRecognizer.shouldBeRequiredToFail(by:)
}

class Overrides_UIGestureRecognizer: UIGestureRecognizer {
  override func addTarget(_ a1: Any, action a2: Selector) { super.addTarget(a1, action: a2) }
  override func removeTarget(_ a1: Any?, action a2: Selector?) { super.removeTarget(a1, action: a2) }
  override var delegate: UIGestureRecognizerDelegate? { get { super.delegate } set { super.delegate = newValue } }
  override var view: UIView? { super.view }
  override var state: UIGestureRecognizer.State { get { super.state } set { super.state = newValue } }
  override var isEnabled: Bool { get { super.isEnabled } set { super.isEnabled = newValue } }
  override var cancelsTouchesInView: Bool { get { super.cancelsTouchesInView } set { super.cancelsTouchesInView = newValue } }
  override var delaysTouchesBegan: Bool { get { super.delaysTouchesBegan } set { super.delaysTouchesBegan = newValue } }
  override var delaysTouchesEnded: Bool { get { super.delaysTouchesEnded } set { super.delaysTouchesEnded = newValue } }
  override var name: String? { get { super.name } set { super.name = newValue } }
  override func require(toFail a1: UIGestureRecognizer) { super.require(toFail: a1) }
  override var numberOfTouches: Int { super.numberOfTouches }
  override func location(in a1: UIView?) -> CGPoint { super.location(in: a1) }
  override func location(ofTouch a1: Int, in a2: UIView?) -> CGPoint { super.location(ofTouch: a1, in: a2) }
  override func touchesBegan(_ a1: Set<UITouch>, with a2: UIEvent) { super.touchesBegan(a1, with: a2) }
  override func touchesMoved(_ a1: Set<UITouch>, with a2: UIEvent) { super.touchesMoved(a1, with: a2) }
  override func touchesEnded(_ a1: Set<UITouch>, with a2: UIEvent) { super.touchesEnded(a1, with: a2) }
  override func touchesCancelled(_ a1: Set<UITouch>, with a2: UIEvent) { super.touchesCancelled(a1, with: a2) }
  override func reset() { super.reset() }
  override func ignore(_ a1: UITouch, for a2: UIEvent) { super.ignore(a1, for: a2) }
  override func canPrevent(_ a1: UIGestureRecognizer) -> Bool { super.canPrevent(a1) }
  override func canBePrevented(by a1: UIGestureRecognizer) -> Bool { super.canBePrevented(by: a1) }
  override func shouldRequireFailure(of a1: UIGestureRecognizer) -> Bool { super.shouldRequireFailure(of: a1) }
  override func shouldBeRequiredToFail(by a1: UIGestureRecognizer) -> Bool { super.shouldBeRequiredToFail(by: a1) }
}

@MainActor func references_UIGestureRecognizerDelegate() {
  let _: (UIGestureRecognizerDelegate, UIGestureRecognizer) -> Bool = { a0, a1 in a0.gestureRecognizerShouldBegin(a1) }
  let _: (UIGestureRecognizerDelegate, UIGestureRecognizer, UIGestureRecognizer) -> Bool = { a0, a1, a2 in a0.gestureRecognizer(a1, shouldRecognizeSimultaneouslyWith: a2) }
  let _: (UIGestureRecognizerDelegate, UIGestureRecognizer, UIGestureRecognizer) -> Bool = { a0, a1, a2 in a0.gestureRecognizer(a1, shouldRequireFailureOf: a2) }
  let _: (UIGestureRecognizerDelegate, UIGestureRecognizer, UIGestureRecognizer) -> Bool = { a0, a1, a2 in a0.gestureRecognizer(a1, shouldBeRequiredToFailBy: a2) }
  let _: (UIGestureRecognizerDelegate, UIGestureRecognizer, UITouch) -> Bool = { a0, a1, a2 in a0.gestureRecognizer(a1, shouldReceive: a2) }
}

@MainActor func references_UITapGestureRecognizer() {
  let _: (Any?, Selector?) -> UITapGestureRecognizer = UITapGestureRecognizer.init(target:action:)
  let _: () -> UITapGestureRecognizer = UITapGestureRecognizer.init
  let _: ReferenceWritableKeyPath<UITapGestureRecognizer, Int> = \.numberOfTapsRequired
  let _: ReferenceWritableKeyPath<UITapGestureRecognizer, Int> = \.numberOfTouchesRequired
}

class Overrides_UITapGestureRecognizer: UITapGestureRecognizer {
  override var numberOfTapsRequired: Int { get { super.numberOfTapsRequired } set { super.numberOfTapsRequired = newValue } }
  override var numberOfTouchesRequired: Int { get { super.numberOfTouchesRequired } set { super.numberOfTouchesRequired = newValue } }
}

@MainActor func references_UILongPressGestureRecognizer() {
  let _: (Any?, Selector?) -> UILongPressGestureRecognizer = UILongPressGestureRecognizer.init(target:action:)
  let _: ReferenceWritableKeyPath<UILongPressGestureRecognizer, TimeInterval> = \.minimumPressDuration
  let _: ReferenceWritableKeyPath<UILongPressGestureRecognizer, CGFloat> = \.allowableMovement
  let _: ReferenceWritableKeyPath<UILongPressGestureRecognizer, Int> = \.numberOfTouchesRequired
  let _: ReferenceWritableKeyPath<UILongPressGestureRecognizer, Int> = \.numberOfTapsRequired
}

class Overrides_UILongPressGestureRecognizer: UILongPressGestureRecognizer {
  override var minimumPressDuration: TimeInterval { get { super.minimumPressDuration } set { super.minimumPressDuration = newValue } }
  override var allowableMovement: CGFloat { get { super.allowableMovement } set { super.allowableMovement = newValue } }
  override var numberOfTouchesRequired: Int { get { super.numberOfTouchesRequired } set { super.numberOfTouchesRequired = newValue } }
  override var numberOfTapsRequired: Int { get { super.numberOfTapsRequired } set { super.numberOfTapsRequired = newValue } }
}

@MainActor func references_UIPanGestureRecognizer() {
  let _: (Any?, Selector?) -> UIPanGestureRecognizer = UIPanGestureRecognizer.init(target:action:)
  let _: ReferenceWritableKeyPath<UIPanGestureRecognizer, Int> = \.minimumNumberOfTouches
  let _: ReferenceWritableKeyPath<UIPanGestureRecognizer, Int> = \.maximumNumberOfTouches
  let _: (UIPanGestureRecognizer) -> (UIView?) -> CGPoint = UIPanGestureRecognizer.translation(in:)
  let _: (UIPanGestureRecognizer) -> (CGPoint, UIView?) -> Void = UIPanGestureRecognizer.setTranslation(_:in:)
  let _: (UIPanGestureRecognizer) -> (UIView?) -> CGPoint = UIPanGestureRecognizer.velocity(in:)
}

class Overrides_UIPanGestureRecognizer: UIPanGestureRecognizer {
  override var minimumNumberOfTouches: Int { get { super.minimumNumberOfTouches } set { super.minimumNumberOfTouches = newValue } }
  override var maximumNumberOfTouches: Int { get { super.maximumNumberOfTouches } set { super.maximumNumberOfTouches = newValue } }
  override func translation(in a1: UIView?) -> CGPoint { super.translation(in: a1) }
  override func setTranslation(_ a1: CGPoint, in a2: UIView?) { super.setTranslation(a1, in: a2) }
  override func velocity(in a1: UIView?) -> CGPoint { super.velocity(in: a1) }
}

@MainActor func references_UIScreenEdgePanGestureRecognizer() {
  let _: (Any?, Selector?) -> UIScreenEdgePanGestureRecognizer = UIScreenEdgePanGestureRecognizer.init(target:action:)
  let _: ReferenceWritableKeyPath<UIScreenEdgePanGestureRecognizer, UIRectEdge> = \.edges
}

class Overrides_UIScreenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  override var edges: UIRectEdge { get { super.edges } set { super.edges = newValue } }
}

@MainActor func references_UISwipeGestureRecognizer() {
  let _: (Any?, Selector?) -> UISwipeGestureRecognizer = UISwipeGestureRecognizer.init(target:action:)
  let _: ReferenceWritableKeyPath<UISwipeGestureRecognizer, UISwipeGestureRecognizer.Direction> = \.direction
  let _: ReferenceWritableKeyPath<UISwipeGestureRecognizer, Int> = \.numberOfTouchesRequired
}

class Overrides_UISwipeGestureRecognizer: UISwipeGestureRecognizer {
  override var direction: UISwipeGestureRecognizer.Direction { get { super.direction } set { super.direction = newValue } }
  override var numberOfTouchesRequired: Int { get { super.numberOfTouchesRequired } set { super.numberOfTouchesRequired = newValue } }
}

@MainActor func references_UIPinchGestureRecognizer() {
  let _: (Any?, Selector?) -> UIPinchGestureRecognizer = UIPinchGestureRecognizer.init(target:action:)
  let _: ReferenceWritableKeyPath<UIPinchGestureRecognizer, CGFloat> = \.scale
  let _: KeyPath<UIPinchGestureRecognizer, CGFloat> = \.velocity
}

class Overrides_UIPinchGestureRecognizer: UIPinchGestureRecognizer {
  override var scale: CGFloat { get { super.scale } set { super.scale = newValue } }
  override var velocity: CGFloat { super.velocity }
}

@MainActor func references_UIRotationGestureRecognizer() {
  let _: (Any?, Selector?) -> UIRotationGestureRecognizer = UIRotationGestureRecognizer.init(target:action:)
  let _: ReferenceWritableKeyPath<UIRotationGestureRecognizer, CGFloat> = \.rotation
  let _: KeyPath<UIRotationGestureRecognizer, CGFloat> = \.velocity
}

class Overrides_UIRotationGestureRecognizer: UIRotationGestureRecognizer {
  override var rotation: CGFloat { get { super.rotation } set { super.rotation = newValue } }
  override var velocity: CGFloat { super.velocity }
}

@MainActor func references_UIHoverGestureRecognizer() {
  let _: (Any?, Selector?) -> UIHoverGestureRecognizer = UIHoverGestureRecognizer.init(target:action:)
  let _: KeyPath<UIHoverGestureRecognizer, CGFloat> = \.zOffset
}

class Overrides_UIHoverGestureRecognizer: UIHoverGestureRecognizer {
  override var zOffset: CGFloat { super.zOffset }
}

@MainActor func references_UIBarItem() {
  let _: () -> UIBarItem = UIBarItem.init
  let _: (NSCoder) -> UIBarItem? = UIBarItem.init(coder:)
  let _: ReferenceWritableKeyPath<UIBarItem, String?> = \.title
  let _: ReferenceWritableKeyPath<UIBarItem, UIImage?> = \.image
  let _: ReferenceWritableKeyPath<UIBarItem, UIImage?> = \.landscapeImagePhone
  let _: ReferenceWritableKeyPath<UIBarItem, UIEdgeInsets> = \.imageInsets
  let _: ReferenceWritableKeyPath<UIBarItem, Bool> = \.isEnabled
  let _: ReferenceWritableKeyPath<UIBarItem, Int> = \.tag
  let _: ReferenceWritableKeyPath<UIBarItem, String?> = \.accessibilityIdentifier
  let _: ReferenceWritableKeyPath<UIBarItem, String?> = \.accessibilityLabel
  let _: ReferenceWritableKeyPath<UIBarItem, String?> = \.accessibilityHint
  let _: ReferenceWritableKeyPath<UIBarItem, String?> = \.accessibilityValue
  let _: ReferenceWritableKeyPath<UIBarItem, UIAccessibilityTraits> = \.accessibilityTraits
}

class Overrides_UIBarItem: UIBarItem {
  override var title: String? { get { super.title } set { super.title = newValue } }
  override var image: UIImage? { get { super.image } set { super.image = newValue } }
  override var landscapeImagePhone: UIImage? { get { super.landscapeImagePhone } set { super.landscapeImagePhone = newValue } }
  override var imageInsets: UIEdgeInsets { get { super.imageInsets } set { super.imageInsets = newValue } }
  override var isEnabled: Bool { get { super.isEnabled } set { super.isEnabled = newValue } }
  override var tag: Int { get { super.tag } set { super.tag = newValue } }
  override var accessibilityIdentifier: String? { get { super.accessibilityIdentifier } set { super.accessibilityIdentifier = newValue } }
  override var accessibilityLabel: String? { get { super.accessibilityLabel } set { super.accessibilityLabel = newValue } }
  override var accessibilityHint: String? { get { super.accessibilityHint } set { super.accessibilityHint = newValue } }
  override var accessibilityValue: String? { get { super.accessibilityValue } set { super.accessibilityValue = newValue } }
  override var accessibilityTraits: UIAccessibilityTraits { get { super.accessibilityTraits } set { super.accessibilityTraits = newValue } }
}

@MainActor func references_UIBarButtonItem() {
  let _: () -> UIBarButtonItem = UIBarButtonItem.init
  let _: (String?, UIBarButtonItem.Style, Any?, Selector?) -> UIBarButtonItem = UIBarButtonItem.init(title:style:target:action:)
  let _: (UIImage?, UIBarButtonItem.Style, Any?, Selector?) -> UIBarButtonItem = UIBarButtonItem.init(image:style:target:action:)
  let _: (UIImage?, UIImage?, UIBarButtonItem.Style, Any?, Selector?) -> UIBarButtonItem = UIBarButtonItem.init(image:landscapeImagePhone:style:target:action:)
  let _: (UIBarButtonItem.SystemItem, Any?, Selector?) -> UIBarButtonItem = UIBarButtonItem.init(barButtonSystemItem:target:action:)
  let _: (UIView) -> UIBarButtonItem = UIBarButtonItem.init(customView:)
  let _: UIBarButtonItem = UIBarButtonItem(systemItem: .add)
  let _: UIBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: nil, menu: nil)
  let _: UIBarButtonItem = UIBarButtonItem(title: nil, image: nil, primaryAction: nil, menu: nil)
  let _: UIBarButtonItem = UIBarButtonItem(primaryAction: nil)
  let _: [UIBarButtonItem] = [.flexibleSpace(), .fixedSpace(8)]
  let _: ReferenceWritableKeyPath<UIBarButtonItem, UIBarButtonItem.Style> = \.style
  let _: ReferenceWritableKeyPath<UIBarButtonItem, CGFloat> = \.width
  let _: ReferenceWritableKeyPath<UIBarButtonItem, UIView?> = \.customView
  let _: ReferenceWritableKeyPath<UIBarButtonItem, Set<String>?> = \.possibleTitles
  let _: ReferenceWritableKeyPath<UIBarButtonItem, UIColor?> = \.tintColor
  let _: ReferenceWritableKeyPath<UIBarButtonItem, UIMenu?> = \.menu
  let _: ReferenceWritableKeyPath<UIBarButtonItem, Bool> = \.isHidden
  let _: ReferenceWritableKeyPath<UIBarButtonItem, Bool> = \.isSelected
  let _: ReferenceWritableKeyPath<UIBarButtonItem, AnyObject?> = \.target
  let _: ReferenceWritableKeyPath<UIBarButtonItem, Selector?> = \.action
  let _: ReferenceWritableKeyPath<UIBarButtonItem, UIAction?> = \.primaryAction
}

class Overrides_UIBarButtonItem: UIBarButtonItem {
  override var style: UIBarButtonItem.Style { get { super.style } set { super.style = newValue } }
  override var width: CGFloat { get { super.width } set { super.width = newValue } }
  override var customView: UIView? { get { super.customView } set { super.customView = newValue } }
  override var possibleTitles: Set<String>? { get { super.possibleTitles } set { super.possibleTitles = newValue } }
  override var tintColor: UIColor? { get { super.tintColor } set { super.tintColor = newValue } }
  override var menu: UIMenu? { get { super.menu } set { super.menu = newValue } }
  override var isHidden: Bool { get { super.isHidden } set { super.isHidden = newValue } }
  override var isSelected: Bool { get { super.isSelected } set { super.isSelected = newValue } }
  override var target: AnyObject? { get { super.target } set { super.target = newValue } }
  override var action: Selector? { get { super.action } set { super.action = newValue } }
  override var primaryAction: UIAction? { get { super.primaryAction } set { super.primaryAction = newValue } }
}

@MainActor func references_UINavigationItem() {
  let _: (String) -> UINavigationItem = UINavigationItem.init(title:)
  let _: (NSCoder) -> UINavigationItem? = UINavigationItem.init(coder:)
  let _: ReferenceWritableKeyPath<UINavigationItem, String?> = \.title
  let _: ReferenceWritableKeyPath<UINavigationItem, String?> = \.prompt
  let _: ReferenceWritableKeyPath<UINavigationItem, UIView?> = \.titleView
  let _: ReferenceWritableKeyPath<UINavigationItem, UIBarButtonItem?> = \.backBarButtonItem
  let _: ReferenceWritableKeyPath<UINavigationItem, String?> = \.backButtonTitle
  let _: ReferenceWritableKeyPath<UINavigationItem, Bool> = \.hidesBackButton
  let _: (UINavigationItem) -> (Bool, Bool) -> Void = UINavigationItem.setHidesBackButton(_:animated:)
  let _: ReferenceWritableKeyPath<UINavigationItem, Bool> = \.leftItemsSupplementBackButton
  let _: ReferenceWritableKeyPath<UINavigationItem, UIBarButtonItem?> = \.leftBarButtonItem
  let _: ReferenceWritableKeyPath<UINavigationItem, UIBarButtonItem?> = \.rightBarButtonItem
  let _: ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]?> = \.leftBarButtonItems
  let _: ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]?> = \.rightBarButtonItems
  let _: (UINavigationItem) -> (UIBarButtonItem?, Bool) -> Void = UINavigationItem.setLeftBarButton(_:animated:)
  let _: (UINavigationItem) -> (UIBarButtonItem?, Bool) -> Void = UINavigationItem.setRightBarButton(_:animated:)
  let _: (UINavigationItem) -> ([UIBarButtonItem]?, Bool) -> Void = UINavigationItem.setLeftBarButtonItems(_:animated:)
  let _: (UINavigationItem) -> ([UIBarButtonItem]?, Bool) -> Void = UINavigationItem.setRightBarButtonItems(_:animated:)
  let _: ReferenceWritableKeyPath<UINavigationItem, UINavigationItem.LargeTitleDisplayMode> = \.largeTitleDisplayMode
  let _: ReferenceWritableKeyPath<UINavigationItem, UISearchController?> = \.searchController
  let _: ReferenceWritableKeyPath<UINavigationItem, Bool> = \.hidesSearchBarWhenScrolling
}

class Overrides_UINavigationItem: UINavigationItem {
  override var title: String? { get { super.title } set { super.title = newValue } }
  override var prompt: String? { get { super.prompt } set { super.prompt = newValue } }
  override var titleView: UIView? { get { super.titleView } set { super.titleView = newValue } }
  override var backBarButtonItem: UIBarButtonItem? { get { super.backBarButtonItem } set { super.backBarButtonItem = newValue } }
  override var backButtonTitle: String? { get { super.backButtonTitle } set { super.backButtonTitle = newValue } }
  override var hidesBackButton: Bool { get { super.hidesBackButton } set { super.hidesBackButton = newValue } }
  override func setHidesBackButton(_ a1: Bool, animated a2: Bool) { super.setHidesBackButton(a1, animated: a2) }
  override var leftItemsSupplementBackButton: Bool { get { super.leftItemsSupplementBackButton } set { super.leftItemsSupplementBackButton = newValue } }
  override var leftBarButtonItem: UIBarButtonItem? { get { super.leftBarButtonItem } set { super.leftBarButtonItem = newValue } }
  override var rightBarButtonItem: UIBarButtonItem? { get { super.rightBarButtonItem } set { super.rightBarButtonItem = newValue } }
  override var leftBarButtonItems: [UIBarButtonItem]? { get { super.leftBarButtonItems } set { super.leftBarButtonItems = newValue } }
  override var rightBarButtonItems: [UIBarButtonItem]? { get { super.rightBarButtonItems } set { super.rightBarButtonItems = newValue } }
  override func setLeftBarButton(_ a1: UIBarButtonItem?, animated a2: Bool) { super.setLeftBarButton(a1, animated: a2) }
  override func setRightBarButton(_ a1: UIBarButtonItem?, animated a2: Bool) { super.setRightBarButton(a1, animated: a2) }
  override func setLeftBarButtonItems(_ a1: [UIBarButtonItem]?, animated a2: Bool) { super.setLeftBarButtonItems(a1, animated: a2) }
  override func setRightBarButtonItems(_ a1: [UIBarButtonItem]?, animated a2: Bool) { super.setRightBarButtonItems(a1, animated: a2) }
  override var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode { get { super.largeTitleDisplayMode } set { super.largeTitleDisplayMode = newValue } }
  override var searchController: UISearchController? { get { super.searchController } set { super.searchController = newValue } }
  override var hidesSearchBarWhenScrolling: Bool { get { super.hidesSearchBarWhenScrolling } set { super.hidesSearchBarWhenScrolling = newValue } }
}

@MainActor func references_UIViewControllerPreviewing() {
  let _: (UIViewControllerPreviewing) -> UIGestureRecognizer = { $0.previewingGestureRecognizerForFailureRelationship }
  let _: (UIViewControllerPreviewing) -> UIViewControllerPreviewingDelegate = { $0.delegate }
  let _: (UIViewControllerPreviewing) -> UIView = { $0.sourceView }
  let _: (UIViewControllerPreviewing) -> CGRect = { $0.sourceRect }
}

@MainActor func references_UIViewControllerPreviewingDelegate() {
  let _: (UIViewControllerPreviewingDelegate, UIViewControllerPreviewing, CGPoint) -> UIViewController? = { a0, a1, a2 in a0.previewingContext(a1, viewControllerForLocation: a2) }
  let _: (UIViewControllerPreviewingDelegate, UIViewControllerPreviewing, UIViewController) -> Void = { a0, a1, a2 in a0.previewingContext(a1, commit: a2) }
}

@MainActor func references_UISearchBar() {
  let _: (CGRect) -> UISearchBar = UISearchBar.init(frame:)
  let _: ReferenceWritableKeyPath<UISearchBar, UISearchBarDelegate?> = \.delegate
  let _: ReferenceWritableKeyPath<UISearchBar, String?> = \.text
  let _: ReferenceWritableKeyPath<UISearchBar, String?> = \.placeholder
  let _: ReferenceWritableKeyPath<UISearchBar, String?> = \.prompt
  let _: ReferenceWritableKeyPath<UISearchBar, UISearchBar.Style> = \.searchBarStyle
  let _: ReferenceWritableKeyPath<UISearchBar, UIColor?> = \.barTintColor
  let _: ReferenceWritableKeyPath<UISearchBar, Bool> = \.isTranslucent
  let _: ReferenceWritableKeyPath<UISearchBar, Bool> = \.showsCancelButton
  let _: (UISearchBar) -> (Bool, Bool) -> Void = UISearchBar.setShowsCancelButton(_:animated:)
  let _: ReferenceWritableKeyPath<UISearchBar, Bool> = \.showsSearchResultsButton
  let _: ReferenceWritableKeyPath<UISearchBar, Bool> = \.showsBookmarkButton
  let _: ReferenceWritableKeyPath<UISearchBar, Bool> = \.showsScopeBar
  let _: ReferenceWritableKeyPath<UISearchBar, [String]?> = \.scopeButtonTitles
  let _: ReferenceWritableKeyPath<UISearchBar, Int> = \.selectedScopeButtonIndex
  let _: ReferenceWritableKeyPath<UISearchBar, Bool> = \.isEnabled
}

class Overrides_UISearchBar: UISearchBar {
  override var delegate: UISearchBarDelegate? { get { super.delegate } set { super.delegate = newValue } }
  override var text: String? { get { super.text } set { super.text = newValue } }
  override var placeholder: String? { get { super.placeholder } set { super.placeholder = newValue } }
  override var prompt: String? { get { super.prompt } set { super.prompt = newValue } }
  override var searchBarStyle: UISearchBar.Style { get { super.searchBarStyle } set { super.searchBarStyle = newValue } }
  override var barTintColor: UIColor? { get { super.barTintColor } set { super.barTintColor = newValue } }
  override var isTranslucent: Bool { get { super.isTranslucent } set { super.isTranslucent = newValue } }
  override var showsCancelButton: Bool { get { super.showsCancelButton } set { super.showsCancelButton = newValue } }
  override func setShowsCancelButton(_ a1: Bool, animated a2: Bool) { super.setShowsCancelButton(a1, animated: a2) }
  override var showsSearchResultsButton: Bool { get { super.showsSearchResultsButton } set { super.showsSearchResultsButton = newValue } }
  override var showsBookmarkButton: Bool { get { super.showsBookmarkButton } set { super.showsBookmarkButton = newValue } }
  override var showsScopeBar: Bool { get { super.showsScopeBar } set { super.showsScopeBar = newValue } }
  override var scopeButtonTitles: [String]? { get { super.scopeButtonTitles } set { super.scopeButtonTitles = newValue } }
  override var selectedScopeButtonIndex: Int { get { super.selectedScopeButtonIndex } set { super.selectedScopeButtonIndex = newValue } }
  override var isEnabled: Bool { get { super.isEnabled } set { super.isEnabled = newValue } }
}

@MainActor func references_UISearchBarDelegate() {
  let _: (UISearchBarDelegate, UISearchBar) -> Bool = { a0, a1 in a0.searchBarShouldBeginEditing(a1) }
  let _: (UISearchBarDelegate, UISearchBar) -> Void = { a0, a1 in a0.searchBarTextDidBeginEditing(a1) }
  let _: (UISearchBarDelegate, UISearchBar) -> Bool = { a0, a1 in a0.searchBarShouldEndEditing(a1) }
  let _: (UISearchBarDelegate, UISearchBar) -> Void = { a0, a1 in a0.searchBarTextDidEndEditing(a1) }
  let _: (UISearchBarDelegate, UISearchBar, String) -> Void = { a0, a1, a2 in a0.searchBar(a1, textDidChange: a2) }
  let _: (UISearchBarDelegate, UISearchBar, NSRange, String) -> Bool = { a0, a1, a2, a3 in a0.searchBar(a1, shouldChangeTextIn: a2, replacementText: a3) }
  let _: (UISearchBarDelegate, UISearchBar) -> Void = { a0, a1 in a0.searchBarSearchButtonClicked(a1) }
  let _: (UISearchBarDelegate, UISearchBar) -> Void = { a0, a1 in a0.searchBarCancelButtonClicked(a1) }
  let _: (UISearchBarDelegate, UISearchBar, Int) -> Void = { a0, a1, a2 in a0.searchBar(a1, selectedScopeButtonIndexDidChange: a2) }
}

@MainActor func references_UISearchController() {
  let _: (UIViewController?) -> UISearchController = UISearchController.init(searchResultsController:)
  let _: ReferenceWritableKeyPath<UISearchController, UISearchResultsUpdating?> = \.searchResultsUpdater
  let _: ReferenceWritableKeyPath<UISearchController, UISearchControllerDelegate?> = \.delegate
  let _: KeyPath<UISearchController, UIViewController?> = \.searchResultsController
  let _: KeyPath<UISearchController, UISearchBar> = \.searchBar
  let _: ReferenceWritableKeyPath<UISearchController, Bool> = \.isActive
  let _: ReferenceWritableKeyPath<UISearchController, Bool> = \.obscuresBackgroundDuringPresentation
  let _: ReferenceWritableKeyPath<UISearchController, Bool> = \.hidesNavigationBarDuringPresentation
  let _: ReferenceWritableKeyPath<UISearchController, Bool> = \.automaticallyShowsCancelButton
}

class Overrides_UISearchController: UISearchController {
  override var searchResultsUpdater: UISearchResultsUpdating? { get { super.searchResultsUpdater } set { super.searchResultsUpdater = newValue } }
  override var delegate: UISearchControllerDelegate? { get { super.delegate } set { super.delegate = newValue } }
  override var searchResultsController: UIViewController? { super.searchResultsController }
  override var isActive: Bool { get { super.isActive } set { super.isActive = newValue } }
  override var obscuresBackgroundDuringPresentation: Bool { get { super.obscuresBackgroundDuringPresentation } set { super.obscuresBackgroundDuringPresentation = newValue } }
  override var hidesNavigationBarDuringPresentation: Bool { get { super.hidesNavigationBarDuringPresentation } set { super.hidesNavigationBarDuringPresentation = newValue } }
  override var automaticallyShowsCancelButton: Bool { get { super.automaticallyShowsCancelButton } set { super.automaticallyShowsCancelButton = newValue } }
}

@MainActor func references_UISearchResultsUpdating() {
  let _: (UISearchResultsUpdating, UISearchController) -> Void = { a0, a1 in a0.updateSearchResults(for: a1) }
}

@MainActor func references_UISearchControllerDelegate() {
  let _: (UISearchControllerDelegate, UISearchController) -> Void = { a0, a1 in a0.willPresentSearchController(a1) }
  let _: (UISearchControllerDelegate, UISearchController) -> Void = { a0, a1 in a0.didPresentSearchController(a1) }
  let _: (UISearchControllerDelegate, UISearchController) -> Void = { a0, a1 in a0.willDismissSearchController(a1) }
  let _: (UISearchControllerDelegate, UISearchController) -> Void = { a0, a1 in a0.didDismissSearchController(a1) }
}

@MainActor func references_NSLayoutConstraint() {
  let _: [NSLayoutConstraint] = NSLayoutConstraint.constraints(withVisualFormat: "[a]", options: [], metrics: nil, views: ["a": UIView()])
  let _: [NSLayoutConstraint] = NSLayoutConstraint.constraints(withVisualFormat: "[a]", metrics: ["m": 1], views: ["a": UIView()])
}

@MainActor func references_UIColor() {
  let _: (CGFloat, CGFloat, CGFloat, CGFloat) -> UIColor = UIColor.init(displayP3Red:green:blue:alpha:)
}

@MainActor func references_UIDragItem() {
  let _: (NSItemProvider) -> UIDragItem = UIDragItem.init(itemProvider:)
  let _: KeyPath<UIDragItem, NSItemProvider> = \.itemProvider
  let _: ReferenceWritableKeyPath<UIDragItem, Any?> = \.localObject
  let _: ReferenceWritableKeyPath<UIDragItem, (() -> UIDragPreview?)?> = \.previewProvider
}

class Overrides_UIDragItem: UIDragItem {
  override var localObject: Any? { get { super.localObject } set { super.localObject = newValue } }
  override var previewProvider: (() -> UIDragPreview?)? { get { super.previewProvider } set { super.previewProvider = newValue } }
}

@MainActor func references_UIApplication() {
  let _: UIApplication = .shared
  let _: (UIApplication) -> (Selector, Any?, Any?, UIEvent?) -> Bool = UIApplication.sendAction(_:to:from:for:)
}

class Overrides_UIApplication: UIApplication {
  override func sendAction(_ a1: Selector, to a2: Any?, from a3: Any?, for a4: UIEvent?) -> Bool { super.sendAction(a1, to: a2, from: a3, for: a4) }
}

@MainActor func references_NSObject() {
  let _: (NSObject) -> Void = { $0.perform(Selector("later:"), with: nil, afterDelay: 1) }
  let _: (NSObject) -> Void = { NSObject.cancelPreviousPerformRequests(withTarget: $0) }
  let _: (NSObject) -> Void = { NSObject.cancelPreviousPerformRequests(withTarget: $0, selector: Selector("later:"), object: nil) }
  let _: (NSCoder) -> Any? = { $0.value(forKey: "key") }
}

/// Cases and options, each with the raw value that it has and the one that it should have.
@MainActor let surfaceValues: [(name: String, value: Int, expected: Int)] = [
  ("UICollectionView.ScrollPosition.top", Int(UICollectionView.ScrollPosition.top.rawValue), 1),
  ("UICollectionView.ScrollPosition.centeredVertically", Int(UICollectionView.ScrollPosition.centeredVertically.rawValue), 2),
  ("UICollectionView.ScrollPosition.bottom", Int(UICollectionView.ScrollPosition.bottom.rawValue), 4),
  ("UICollectionView.ScrollPosition.left", Int(UICollectionView.ScrollPosition.left.rawValue), 8),
  ("UICollectionView.ScrollPosition.centeredHorizontally", Int(UICollectionView.ScrollPosition.centeredHorizontally.rawValue), 16),
  ("UICollectionView.ScrollPosition.right", Int(UICollectionView.ScrollPosition.right.rawValue), 32),
  ("UICollectionView.ScrollDirection.vertical", Int(UICollectionView.ScrollDirection.vertical.rawValue), 0),
  ("UICollectionView.ScrollDirection.horizontal", Int(UICollectionView.ScrollDirection.horizontal.rawValue), 1),
  ("UICollectionView.ElementCategory.cell", Int(UICollectionView.ElementCategory.cell.rawValue), 0),
  ("UICollectionView.ElementCategory.supplementaryView", Int(UICollectionView.ElementCategory.supplementaryView.rawValue), 1),
  ("UICollectionView.ElementCategory.decorationView", Int(UICollectionView.ElementCategory.decorationView.rawValue), 2),
  ("UICollectionView.ReorderingCadence.immediate", Int(UICollectionView.ReorderingCadence.immediate.rawValue), 0),
  ("UICollectionView.ReorderingCadence.fast", Int(UICollectionView.ReorderingCadence.fast.rawValue), 1),
  ("UICollectionView.ReorderingCadence.slow", Int(UICollectionView.ReorderingCadence.slow.rawValue), 2),
  ("UICollectionView.SelfSizingInvalidation.disabled", Int(UICollectionView.SelfSizingInvalidation.disabled.rawValue), 0),
  ("UICollectionView.SelfSizingInvalidation.enabled", Int(UICollectionView.SelfSizingInvalidation.enabled.rawValue), 1),
  ("UICollectionView.SelfSizingInvalidation.enabledIncludingConstraints", Int(UICollectionView.SelfSizingInvalidation.enabledIncludingConstraints.rawValue), 2),
  ("UICollectionViewCell.DragState.none", Int(UICollectionViewCell.DragState.none.rawValue), 0),
  ("UICollectionViewCell.DragState.lifting", Int(UICollectionViewCell.DragState.lifting.rawValue), 1),
  ("UICollectionViewCell.DragState.dragging", Int(UICollectionViewCell.DragState.dragging.rawValue), 2),
  ("UICellConfigurationState.DragState.none", Int(UICellConfigurationState.DragState.none.rawValue), 0),
  ("UICellConfigurationState.DragState.lifting", Int(UICellConfigurationState.DragState.lifting.rawValue), 1),
  ("UICellConfigurationState.DragState.dragging", Int(UICellConfigurationState.DragState.dragging.rawValue), 2),
  ("UICellConfigurationState.DropState.none", Int(UICellConfigurationState.DropState.none.rawValue), 0),
  ("UICellConfigurationState.DropState.notTargeted", Int(UICellConfigurationState.DropState.notTargeted.rawValue), 1),
  ("UICellConfigurationState.DropState.targeted", Int(UICellConfigurationState.DropState.targeted.rawValue), 2),
  ("UICollectionViewUpdateItem.Action.insert", Int(UICollectionViewUpdateItem.Action.insert.rawValue), 0),
  ("UICollectionViewUpdateItem.Action.delete", Int(UICollectionViewUpdateItem.Action.delete.rawValue), 1),
  ("UICollectionViewUpdateItem.Action.reload", Int(UICollectionViewUpdateItem.Action.reload.rawValue), 2),
  ("UICollectionViewUpdateItem.Action.move", Int(UICollectionViewUpdateItem.Action.move.rawValue), 3),
  ("UICollectionViewUpdateItem.Action.none", Int(UICollectionViewUpdateItem.Action.none.rawValue), 4),
  ("UICollectionViewFlowLayout.SectionInsetReference.fromContentInset", Int(UICollectionViewFlowLayout.SectionInsetReference.fromContentInset.rawValue), 0),
  ("UICollectionViewFlowLayout.SectionInsetReference.fromSafeArea", Int(UICollectionViewFlowLayout.SectionInsetReference.fromSafeArea.rawValue), 1),
  ("UICollectionViewFlowLayout.SectionInsetReference.fromLayoutMargins", Int(UICollectionViewFlowLayout.SectionInsetReference.fromLayoutMargins.rawValue), 2),
  ("UICollectionViewDropProposal.Intent.unspecified", Int(UICollectionViewDropProposal.Intent.unspecified.rawValue), 0),
  ("UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath", Int(UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath.rawValue), 1),
  ("UICollectionViewDropProposal.Intent.insertIntoDestinationIndexPath", Int(UICollectionViewDropProposal.Intent.insertIntoDestinationIndexPath.rawValue), 2),
  ("UIView.AutoresizingMask.flexibleLeftMargin", Int(UIView.AutoresizingMask.flexibleLeftMargin.rawValue), 1),
  ("UIView.AutoresizingMask.flexibleWidth", Int(UIView.AutoresizingMask.flexibleWidth.rawValue), 2),
  ("UIView.AutoresizingMask.flexibleRightMargin", Int(UIView.AutoresizingMask.flexibleRightMargin.rawValue), 4),
  ("UIView.AutoresizingMask.flexibleTopMargin", Int(UIView.AutoresizingMask.flexibleTopMargin.rawValue), 8),
  ("UIView.AutoresizingMask.flexibleHeight", Int(UIView.AutoresizingMask.flexibleHeight.rawValue), 16),
  ("UIView.AutoresizingMask.flexibleBottomMargin", Int(UIView.AutoresizingMask.flexibleBottomMargin.rawValue), 32),
  ("UIView.ContentMode.scaleToFill", Int(UIView.ContentMode.scaleToFill.rawValue), 0),
  ("UIView.ContentMode.scaleAspectFit", Int(UIView.ContentMode.scaleAspectFit.rawValue), 1),
  ("UIView.ContentMode.scaleAspectFill", Int(UIView.ContentMode.scaleAspectFill.rawValue), 2),
  ("UIView.ContentMode.redraw", Int(UIView.ContentMode.redraw.rawValue), 3),
  ("UIView.ContentMode.center", Int(UIView.ContentMode.center.rawValue), 4),
  ("UIView.ContentMode.top", Int(UIView.ContentMode.top.rawValue), 5),
  ("UIView.ContentMode.bottom", Int(UIView.ContentMode.bottom.rawValue), 6),
  ("UIView.ContentMode.left", Int(UIView.ContentMode.left.rawValue), 7),
  ("UIView.ContentMode.right", Int(UIView.ContentMode.right.rawValue), 8),
  ("UIView.ContentMode.topLeft", Int(UIView.ContentMode.topLeft.rawValue), 9),
  ("UIView.ContentMode.topRight", Int(UIView.ContentMode.topRight.rawValue), 10),
  ("UIView.ContentMode.bottomLeft", Int(UIView.ContentMode.bottomLeft.rawValue), 11),
  ("UIView.ContentMode.bottomRight", Int(UIView.ContentMode.bottomRight.rawValue), 12),
  ("UIView.AnimationOptions.layoutSubviews", Int(UIView.AnimationOptions.layoutSubviews.rawValue), 1),
  ("UIView.AnimationOptions.allowUserInteraction", Int(UIView.AnimationOptions.allowUserInteraction.rawValue), 2),
  ("UIView.AnimationOptions.beginFromCurrentState", Int(UIView.AnimationOptions.beginFromCurrentState.rawValue), 4),
  ("UIView.AnimationOptions.`repeat`", Int(UIView.AnimationOptions.`repeat`.rawValue), 8),
  ("UIView.AnimationOptions.autoreverse", Int(UIView.AnimationOptions.autoreverse.rawValue), 16),
  ("UIView.AnimationOptions.overrideInheritedDuration", Int(UIView.AnimationOptions.overrideInheritedDuration.rawValue), 32),
  ("UIView.AnimationOptions.overrideInheritedCurve", Int(UIView.AnimationOptions.overrideInheritedCurve.rawValue), 64),
  ("UIView.AnimationOptions.curveEaseIn", Int(UIView.AnimationOptions.curveEaseIn.rawValue), 65536),
  ("UIView.AnimationOptions.curveEaseOut", Int(UIView.AnimationOptions.curveEaseOut.rawValue), 131072),
  ("UIView.AnimationOptions.curveLinear", Int(UIView.AnimationOptions.curveLinear.rawValue), 196608),
  ("UIScrollView.ContentInsetAdjustmentBehavior.automatic", Int(UIScrollView.ContentInsetAdjustmentBehavior.automatic.rawValue), 0),
  ("UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes", Int(UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes.rawValue), 1),
  ("UIScrollView.ContentInsetAdjustmentBehavior.never", Int(UIScrollView.ContentInsetAdjustmentBehavior.never.rawValue), 2),
  ("UIScrollView.ContentInsetAdjustmentBehavior.always", Int(UIScrollView.ContentInsetAdjustmentBehavior.always.rawValue), 3),
  ("UIScrollView.KeyboardDismissMode.none", Int(UIScrollView.KeyboardDismissMode.none.rawValue), 0),
  ("UIScrollView.KeyboardDismissMode.onDrag", Int(UIScrollView.KeyboardDismissMode.onDrag.rawValue), 1),
  ("UIScrollView.KeyboardDismissMode.interactive", Int(UIScrollView.KeyboardDismissMode.interactive.rawValue), 2),
  ("UIScrollView.IndexDisplayMode.automatic", Int(UIScrollView.IndexDisplayMode.automatic.rawValue), 0),
  ("UIScrollView.IndexDisplayMode.alwaysHidden", Int(UIScrollView.IndexDisplayMode.alwaysHidden.rawValue), 1),
  ("UISemanticContentAttribute.unspecified", Int(UISemanticContentAttribute.unspecified.rawValue), 0),
  ("UISemanticContentAttribute.playback", Int(UISemanticContentAttribute.playback.rawValue), 1),
  ("UISemanticContentAttribute.spatial", Int(UISemanticContentAttribute.spatial.rawValue), 2),
  ("UISemanticContentAttribute.forceLeftToRight", Int(UISemanticContentAttribute.forceLeftToRight.rawValue), 3),
  ("UISemanticContentAttribute.forceRightToLeft", Int(UISemanticContentAttribute.forceRightToLeft.rawValue), 4),
  ("UIUserInterfaceLayoutDirection.leftToRight", Int(UIUserInterfaceLayoutDirection.leftToRight.rawValue), 0),
  ("UIUserInterfaceLayoutDirection.rightToLeft", Int(UIUserInterfaceLayoutDirection.rightToLeft.rawValue), 1),
  ("UIUserInterfaceStyle.unspecified", Int(UIUserInterfaceStyle.unspecified.rawValue), 0),
  ("UIUserInterfaceStyle.light", Int(UIUserInterfaceStyle.light.rawValue), 1),
  ("UIUserInterfaceStyle.dark", Int(UIUserInterfaceStyle.dark.rawValue), 2),
  ("UIUserInterfaceSizeClass.unspecified", Int(UIUserInterfaceSizeClass.unspecified.rawValue), 0),
  ("UIUserInterfaceSizeClass.compact", Int(UIUserInterfaceSizeClass.compact.rawValue), 1),
  ("UIUserInterfaceSizeClass.regular", Int(UIUserInterfaceSizeClass.regular.rawValue), 2),
  ("UIUserInterfaceIdiom.unspecified", Int(UIUserInterfaceIdiom.unspecified.rawValue), -1),
  ("UIUserInterfaceIdiom.phone", Int(UIUserInterfaceIdiom.phone.rawValue), 0),
  ("UIUserInterfaceIdiom.pad", Int(UIUserInterfaceIdiom.pad.rawValue), 1),
  ("UIContentInsetsReference.automatic", Int(UIContentInsetsReference.automatic.rawValue), 0),
  ("UIContentInsetsReference.none", Int(UIContentInsetsReference.none.rawValue), 1),
  ("UIContentInsetsReference.safeArea", Int(UIContentInsetsReference.safeArea.rawValue), 2),
  ("UIContentInsetsReference.layoutMargins", Int(UIContentInsetsReference.layoutMargins.rawValue), 3),
  ("UIContentInsetsReference.readableContent", Int(UIContentInsetsReference.readableContent.rawValue), 4),
  ("UICollectionLayoutSectionOrthogonalScrollingBehavior.none", Int(UICollectionLayoutSectionOrthogonalScrollingBehavior.none.rawValue), 0),
  ("UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous", Int(UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous.rawValue), 1),
  ("UICollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary", Int(UICollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary.rawValue), 2),
  ("UICollectionLayoutSectionOrthogonalScrollingBehavior.paging", Int(UICollectionLayoutSectionOrthogonalScrollingBehavior.paging.rawValue), 3),
  ("UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging", Int(UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging.rawValue), 4),
  ("UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPagingCentered", Int(UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPagingCentered.rawValue), 5),
  ("UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.automatic", Int(UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.automatic.rawValue), 0),
  ("UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.always", Int(UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.always.rawValue), 1),
  ("UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.never", Int(UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.never.rawValue), 2),
  ("NSRectAlignment.none", Int(NSRectAlignment.none.rawValue), 0),
  ("NSRectAlignment.top", Int(NSRectAlignment.top.rawValue), 1),
  ("NSRectAlignment.topLeading", Int(NSRectAlignment.topLeading.rawValue), 2),
  ("NSRectAlignment.leading", Int(NSRectAlignment.leading.rawValue), 3),
  ("NSRectAlignment.bottomLeading", Int(NSRectAlignment.bottomLeading.rawValue), 4),
  ("NSRectAlignment.bottom", Int(NSRectAlignment.bottom.rawValue), 5),
  ("NSRectAlignment.bottomTrailing", Int(NSRectAlignment.bottomTrailing.rawValue), 6),
  ("NSRectAlignment.trailing", Int(NSRectAlignment.trailing.rawValue), 7),
  ("NSRectAlignment.topTrailing", Int(NSRectAlignment.topTrailing.rawValue), 8),
  ("NSDirectionalRectEdge.top", Int(NSDirectionalRectEdge.top.rawValue), 1),
  ("NSDirectionalRectEdge.leading", Int(NSDirectionalRectEdge.leading.rawValue), 2),
  ("NSDirectionalRectEdge.bottom", Int(NSDirectionalRectEdge.bottom.rawValue), 4),
  ("NSDirectionalRectEdge.trailing", Int(NSDirectionalRectEdge.trailing.rawValue), 8),
  ("NSDirectionalRectEdge.all", Int(NSDirectionalRectEdge.all.rawValue), 15),
  ("UIContextualAction.Style.normal", Int(UIContextualAction.Style.normal.rawValue), 0),
  ("UIContextualAction.Style.destructive", Int(UIContextualAction.Style.destructive.rawValue), 1),
  ("UIAxis.horizontal", Int(UIAxis.horizontal.rawValue), 1),
  ("UIAxis.vertical", Int(UIAxis.vertical.rawValue), 2),
  ("UIAxis.both", Int(UIAxis.both.rawValue), 3),
  ("UIAccessibilityTraits.button", Int(UIAccessibilityTraits.button.rawValue), 1),
  ("UIAccessibilityTraits.link", Int(UIAccessibilityTraits.link.rawValue), 2),
  ("UIAccessibilityTraits.image", Int(UIAccessibilityTraits.image.rawValue), 4),
  ("UIAccessibilityTraits.selected", Int(UIAccessibilityTraits.selected.rawValue), 8),
  ("UIAccessibilityTraits.playsSound", Int(UIAccessibilityTraits.playsSound.rawValue), 16),
  ("UIAccessibilityTraits.keyboardKey", Int(UIAccessibilityTraits.keyboardKey.rawValue), 32),
  ("UIAccessibilityTraits.staticText", Int(UIAccessibilityTraits.staticText.rawValue), 64),
  ("UIAccessibilityTraits.summaryElement", Int(UIAccessibilityTraits.summaryElement.rawValue), 128),
  ("UIAccessibilityTraits.notEnabled", Int(UIAccessibilityTraits.notEnabled.rawValue), 256),
  ("UIAccessibilityTraits.updatesFrequently", Int(UIAccessibilityTraits.updatesFrequently.rawValue), 512),
  ("UIAccessibilityTraits.searchField", Int(UIAccessibilityTraits.searchField.rawValue), 1024),
  ("UIAccessibilityTraits.startsMediaSession", Int(UIAccessibilityTraits.startsMediaSession.rawValue), 2048),
  ("UIAccessibilityTraits.adjustable", Int(UIAccessibilityTraits.adjustable.rawValue), 4096),
  ("UIAccessibilityTraits.allowsDirectInteraction", Int(UIAccessibilityTraits.allowsDirectInteraction.rawValue), 8192),
  ("UIAccessibilityTraits.causesPageTurn", Int(UIAccessibilityTraits.causesPageTurn.rawValue), 16384),
  ("UIAccessibilityTraits.tabBar", Int(UIAccessibilityTraits.tabBar.rawValue), 32768),
  ("UIAccessibilityTraits.header", Int(UIAccessibilityTraits.header.rawValue), 65536),
  ("UIControl.State.highlighted", Int(UIControl.State.highlighted.rawValue), 1),
  ("UIControl.State.disabled", Int(UIControl.State.disabled.rawValue), 2),
  ("UIControl.State.selected", Int(UIControl.State.selected.rawValue), 4),
  ("UIControl.State.focused", Int(UIControl.State.focused.rawValue), 8),
  ("UIControl.Event.touchDown", Int(UIControl.Event.touchDown.rawValue), 1),
  ("UIControl.Event.touchDownRepeat", Int(UIControl.Event.touchDownRepeat.rawValue), 2),
  ("UIControl.Event.touchDragInside", Int(UIControl.Event.touchDragInside.rawValue), 4),
  ("UIControl.Event.touchDragOutside", Int(UIControl.Event.touchDragOutside.rawValue), 8),
  ("UIControl.Event.touchDragEnter", Int(UIControl.Event.touchDragEnter.rawValue), 16),
  ("UIControl.Event.touchDragExit", Int(UIControl.Event.touchDragExit.rawValue), 32),
  ("UIControl.Event.touchUpInside", Int(UIControl.Event.touchUpInside.rawValue), 64),
  ("UIControl.Event.touchUpOutside", Int(UIControl.Event.touchUpOutside.rawValue), 128),
  ("UIControl.Event.touchCancel", Int(UIControl.Event.touchCancel.rawValue), 256),
  ("UIControl.Event.valueChanged", Int(UIControl.Event.valueChanged.rawValue), 4096),
  ("UIControl.Event.primaryActionTriggered", Int(UIControl.Event.primaryActionTriggered.rawValue), 8192),
  ("UIControl.Event.menuActionTriggered", Int(UIControl.Event.menuActionTriggered.rawValue), 16384),
  ("UIControl.Event.editingDidBegin", Int(UIControl.Event.editingDidBegin.rawValue), 65536),
  ("UIControl.Event.editingChanged", Int(UIControl.Event.editingChanged.rawValue), 131072),
  ("UIControl.Event.editingDidEnd", Int(UIControl.Event.editingDidEnd.rawValue), 262144),
  ("UIControl.Event.editingDidEndOnExit", Int(UIControl.Event.editingDidEndOnExit.rawValue), 524288),
  ("UIControl.Event.allTouchEvents", Int(UIControl.Event.allTouchEvents.rawValue), 4095),
  ("UIControl.Event.allEditingEvents", Int(UIControl.Event.allEditingEvents.rawValue), 983040),
  ("UIControl.Event.applicationReserved", Int(UIControl.Event.applicationReserved.rawValue), 251658240),
  ("UIControl.Event.systemReserved", Int(UIControl.Event.systemReserved.rawValue), 4026531840),
  ("UIControl.Event.allEvents", Int(UIControl.Event.allEvents.rawValue), 4294967295),
  ("UIGestureRecognizer.State.possible", Int(UIGestureRecognizer.State.possible.rawValue), 0),
  ("UIGestureRecognizer.State.began", Int(UIGestureRecognizer.State.began.rawValue), 1),
  ("UIGestureRecognizer.State.changed", Int(UIGestureRecognizer.State.changed.rawValue), 2),
  ("UIGestureRecognizer.State.ended", Int(UIGestureRecognizer.State.ended.rawValue), 3),
  ("UIGestureRecognizer.State.cancelled", Int(UIGestureRecognizer.State.cancelled.rawValue), 4),
  ("UIGestureRecognizer.State.failed", Int(UIGestureRecognizer.State.failed.rawValue), 5),
  ("UIGestureRecognizer.State.recognized", Int(UIGestureRecognizer.State.recognized.rawValue), 3),
  ("UISwipeGestureRecognizer.Direction.right", Int(UISwipeGestureRecognizer.Direction.right.rawValue), 1),
  ("UISwipeGestureRecognizer.Direction.left", Int(UISwipeGestureRecognizer.Direction.left.rawValue), 2),
  ("UISwipeGestureRecognizer.Direction.up", Int(UISwipeGestureRecognizer.Direction.up.rawValue), 4),
  ("UISwipeGestureRecognizer.Direction.down", Int(UISwipeGestureRecognizer.Direction.down.rawValue), 8),
  ("UIRectEdge.top", Int(UIRectEdge.top.rawValue), 1),
  ("UIRectEdge.left", Int(UIRectEdge.left.rawValue), 2),
  ("UIRectEdge.bottom", Int(UIRectEdge.bottom.rawValue), 4),
  ("UIRectEdge.right", Int(UIRectEdge.right.rawValue), 8),
  ("UIRectEdge.all", Int(UIRectEdge.all.rawValue), 15),
  ("UIBarButtonItem.Style.plain", Int(UIBarButtonItem.Style.plain.rawValue), 0),
  ("UIBarButtonItem.Style.done", Int(UIBarButtonItem.Style.done.rawValue), 2),
  ("UIBarButtonItem.SystemItem.done", Int(UIBarButtonItem.SystemItem.done.rawValue), 0),
  ("UIBarButtonItem.SystemItem.cancel", Int(UIBarButtonItem.SystemItem.cancel.rawValue), 1),
  ("UIBarButtonItem.SystemItem.edit", Int(UIBarButtonItem.SystemItem.edit.rawValue), 2),
  ("UIBarButtonItem.SystemItem.save", Int(UIBarButtonItem.SystemItem.save.rawValue), 3),
  ("UIBarButtonItem.SystemItem.add", Int(UIBarButtonItem.SystemItem.add.rawValue), 4),
  ("UIBarButtonItem.SystemItem.flexibleSpace", Int(UIBarButtonItem.SystemItem.flexibleSpace.rawValue), 5),
  ("UIBarButtonItem.SystemItem.fixedSpace", Int(UIBarButtonItem.SystemItem.fixedSpace.rawValue), 6),
  ("UIBarButtonItem.SystemItem.compose", Int(UIBarButtonItem.SystemItem.compose.rawValue), 7),
  ("UIBarButtonItem.SystemItem.reply", Int(UIBarButtonItem.SystemItem.reply.rawValue), 8),
  ("UIBarButtonItem.SystemItem.action", Int(UIBarButtonItem.SystemItem.action.rawValue), 9),
  ("UIBarButtonItem.SystemItem.organize", Int(UIBarButtonItem.SystemItem.organize.rawValue), 10),
  ("UIBarButtonItem.SystemItem.bookmarks", Int(UIBarButtonItem.SystemItem.bookmarks.rawValue), 11),
  ("UIBarButtonItem.SystemItem.search", Int(UIBarButtonItem.SystemItem.search.rawValue), 12),
  ("UIBarButtonItem.SystemItem.refresh", Int(UIBarButtonItem.SystemItem.refresh.rawValue), 13),
  ("UIBarButtonItem.SystemItem.stop", Int(UIBarButtonItem.SystemItem.stop.rawValue), 14),
  ("UIBarButtonItem.SystemItem.camera", Int(UIBarButtonItem.SystemItem.camera.rawValue), 15),
  ("UIBarButtonItem.SystemItem.trash", Int(UIBarButtonItem.SystemItem.trash.rawValue), 16),
  ("UIBarButtonItem.SystemItem.play", Int(UIBarButtonItem.SystemItem.play.rawValue), 17),
  ("UIBarButtonItem.SystemItem.pause", Int(UIBarButtonItem.SystemItem.pause.rawValue), 18),
  ("UIBarButtonItem.SystemItem.rewind", Int(UIBarButtonItem.SystemItem.rewind.rawValue), 19),
  ("UIBarButtonItem.SystemItem.fastForward", Int(UIBarButtonItem.SystemItem.fastForward.rawValue), 20),
  ("UIBarButtonItem.SystemItem.undo", Int(UIBarButtonItem.SystemItem.undo.rawValue), 21),
  ("UIBarButtonItem.SystemItem.redo", Int(UIBarButtonItem.SystemItem.redo.rawValue), 22),
  ("UIBarButtonItem.SystemItem.close", Int(UIBarButtonItem.SystemItem.close.rawValue), 24),
  ("UINavigationItem.LargeTitleDisplayMode.automatic", Int(UINavigationItem.LargeTitleDisplayMode.automatic.rawValue), 0),
  ("UINavigationItem.LargeTitleDisplayMode.always", Int(UINavigationItem.LargeTitleDisplayMode.always.rawValue), 1),
  ("UINavigationItem.LargeTitleDisplayMode.never", Int(UINavigationItem.LargeTitleDisplayMode.never.rawValue), 2),
  ("UINavigationItem.LargeTitleDisplayMode.inline", Int(UINavigationItem.LargeTitleDisplayMode.inline.rawValue), 3),
  ("UISearchBar.Style.default", Int(UISearchBar.Style.default.rawValue), 0),
  ("UISearchBar.Style.prominent", Int(UISearchBar.Style.prominent.rawValue), 1),
  ("UISearchBar.Style.minimal", Int(UISearchBar.Style.minimal.rawValue), 2),
  ("NSLayoutConstraint.FormatOptions.alignAllLeft", Int(NSLayoutConstraint.FormatOptions.alignAllLeft.rawValue), 2),
  ("NSLayoutConstraint.FormatOptions.alignAllRight", Int(NSLayoutConstraint.FormatOptions.alignAllRight.rawValue), 4),
  ("NSLayoutConstraint.FormatOptions.alignAllTop", Int(NSLayoutConstraint.FormatOptions.alignAllTop.rawValue), 8),
  ("NSLayoutConstraint.FormatOptions.alignAllBottom", Int(NSLayoutConstraint.FormatOptions.alignAllBottom.rawValue), 16),
  ("NSLayoutConstraint.FormatOptions.alignAllLeading", Int(NSLayoutConstraint.FormatOptions.alignAllLeading.rawValue), 32),
  ("NSLayoutConstraint.FormatOptions.alignAllTrailing", Int(NSLayoutConstraint.FormatOptions.alignAllTrailing.rawValue), 64),
  ("NSLayoutConstraint.FormatOptions.alignAllCenterX", Int(NSLayoutConstraint.FormatOptions.alignAllCenterX.rawValue), 512),
  ("NSLayoutConstraint.FormatOptions.alignAllCenterY", Int(NSLayoutConstraint.FormatOptions.alignAllCenterY.rawValue), 1024),
  ("NSLayoutConstraint.FormatOptions.alignAllLastBaseline", Int(NSLayoutConstraint.FormatOptions.alignAllLastBaseline.rawValue), 2048),
  ("NSLayoutConstraint.FormatOptions.alignAllFirstBaseline", Int(NSLayoutConstraint.FormatOptions.alignAllFirstBaseline.rawValue), 4096),
  ("NSLayoutConstraint.FormatOptions.alignmentMask", Int(NSLayoutConstraint.FormatOptions.alignmentMask.rawValue), 65535),
  ("NSLayoutConstraint.FormatOptions.directionLeadingToTrailing", Int(NSLayoutConstraint.FormatOptions.directionLeadingToTrailing.rawValue), 0),
  ("NSLayoutConstraint.FormatOptions.directionLeftToRight", Int(NSLayoutConstraint.FormatOptions.directionLeftToRight.rawValue), 65536),
  ("NSLayoutConstraint.FormatOptions.directionRightToLeft", Int(NSLayoutConstraint.FormatOptions.directionRightToLeft.rawValue), 131072),
  ("NSLayoutConstraint.FormatOptions.directionMask", Int(NSLayoutConstraint.FormatOptions.directionMask.rawValue), 196608),
  ("NSLayoutConstraint.FormatOptions.spacingEdgeToEdge", Int(NSLayoutConstraint.FormatOptions.spacingEdgeToEdge.rawValue), 0),
  ("NSLayoutConstraint.FormatOptions.spacingBaselineToBaseline", Int(NSLayoutConstraint.FormatOptions.spacingBaselineToBaseline.rawValue), 524288),
  ("NSLayoutConstraint.FormatOptions.spacingMask", Int(NSLayoutConstraint.FormatOptions.spacingMask.rawValue), 524288),
]

/// Properties that a source must not be able to set.
@MainActor let surfaceReadOnly: [(name: String, path: AnyKeyPath)] = [
  ("UICollectionView.contextMenuInteraction", \UICollectionView.contextMenuInteraction),
  ("UICollectionView.numberOfSections", \UICollectionView.numberOfSections),
  ("UICollectionView.visibleCells", \UICollectionView.visibleCells),
  ("UICollectionView.indexPathsForVisibleItems", \UICollectionView.indexPathsForVisibleItems),
  ("UICollectionView.indexPathsForSelectedItems", \UICollectionView.indexPathsForSelectedItems),
  ("UICollectionView.hasUncommittedUpdates", \UICollectionView.hasUncommittedUpdates),
  ("UICollectionView.hasActiveDrag", \UICollectionView.hasActiveDrag),
  ("UICollectionView.hasActiveDrop", \UICollectionView.hasActiveDrop),
  ("UICollectionReusableView.reuseIdentifier", \UICollectionReusableView.reuseIdentifier),
  ("UICollectionViewCell.contentView", \UICollectionViewCell.contentView),
  ("UICollectionViewCell.configurationState", \UICollectionViewCell.configurationState),
  ("UICollectionViewController.collectionViewLayout", \UICollectionViewController.collectionViewLayout),
  ("UICollectionViewUpdateItem.indexPathBeforeUpdate", \UICollectionViewUpdateItem.indexPathBeforeUpdate),
  ("UICollectionViewUpdateItem.indexPathAfterUpdate", \UICollectionViewUpdateItem.indexPathAfterUpdate),
  ("UICollectionViewUpdateItem.updateAction", \UICollectionViewUpdateItem.updateAction),
  ("UICollectionViewLayout.collectionView", \UICollectionViewLayout.collectionView),
  ("UICollectionViewLayout.collectionViewContentSize", \UICollectionViewLayout.collectionViewContentSize),
  ("UICollectionViewLayout.developmentLayoutDirection", \UICollectionViewLayout.developmentLayoutDirection),
  ("UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection", \UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection),
  ("UICollectionViewTransitionLayout.currentLayout", \UICollectionViewTransitionLayout.currentLayout),
  ("UICollectionViewTransitionLayout.nextLayout", \UICollectionViewTransitionLayout.nextLayout),
  ("UICollectionViewLayoutInvalidationContext.invalidateEverything", \UICollectionViewLayoutInvalidationContext.invalidateEverything),
  ("UICollectionViewLayoutInvalidationContext.invalidateDataSourceCounts", \UICollectionViewLayoutInvalidationContext.invalidateDataSourceCounts),
  ("UICollectionViewLayoutInvalidationContext.invalidatedItemIndexPaths", \UICollectionViewLayoutInvalidationContext.invalidatedItemIndexPaths),
  ("UICollectionViewLayoutInvalidationContext.invalidatedSupplementaryIndexPaths", \UICollectionViewLayoutInvalidationContext.invalidatedSupplementaryIndexPaths),
  ("UICollectionViewLayoutInvalidationContext.invalidatedDecorationIndexPaths", \UICollectionViewLayoutInvalidationContext.invalidatedDecorationIndexPaths),
  ("UICollectionViewLayoutInvalidationContext.previousIndexPathsForInteractivelyMovingItems", \UICollectionViewLayoutInvalidationContext.previousIndexPathsForInteractivelyMovingItems),
  ("UICollectionViewLayoutInvalidationContext.targetIndexPathsForInteractivelyMovingItems", \UICollectionViewLayoutInvalidationContext.targetIndexPathsForInteractivelyMovingItems),
  ("UICollectionViewLayoutInvalidationContext.interactiveMovementTarget", \UICollectionViewLayoutInvalidationContext.interactiveMovementTarget),
  ("UICollectionViewLayoutAttributes.representedElementCategory", \UICollectionViewLayoutAttributes.representedElementCategory),
  ("UICollectionViewLayoutAttributes.representedElementKind", \UICollectionViewLayoutAttributes.representedElementKind),
  ("UICollectionViewDropProposal.intent", \UICollectionViewDropProposal.intent),
  ("UICollectionViewFocusUpdateContext.previouslyFocusedIndexPath", \UICollectionViewFocusUpdateContext.previouslyFocusedIndexPath),
  ("UICollectionViewFocusUpdateContext.nextFocusedIndexPath", \UICollectionViewFocusUpdateContext.nextFocusedIndexPath),
  ("UIView.superview", \UIView.superview),
  ("UIView.subviews", \UIView.subviews),
  ("UIView.window", \UIView.window),
  ("UIView.next", \UIView.next),
  ("UIView.intrinsicContentSize", \UIView.intrinsicContentSize),
  ("UIView.layer", \UIView.layer),
  ("UIView.constraints", \UIView.constraints),
  ("UIView.leadingAnchor", \UIView.leadingAnchor),
  ("UIView.trailingAnchor", \UIView.trailingAnchor),
  ("UIView.leftAnchor", \UIView.leftAnchor),
  ("UIView.rightAnchor", \UIView.rightAnchor),
  ("UIView.centerXAnchor", \UIView.centerXAnchor),
  ("UIView.topAnchor", \UIView.topAnchor),
  ("UIView.bottomAnchor", \UIView.bottomAnchor),
  ("UIView.centerYAnchor", \UIView.centerYAnchor),
  ("UIView.widthAnchor", \UIView.widthAnchor),
  ("UIView.heightAnchor", \UIView.heightAnchor),
  ("UIView.safeAreaLayoutGuide", \UIView.safeAreaLayoutGuide),
  ("UIView.layoutMarginsGuide", \UIView.layoutMarginsGuide),
  ("UIView.readableContentGuide", \UIView.readableContentGuide),
  ("UIView.safeAreaInsets", \UIView.safeAreaInsets),
  ("UIView.traitCollection", \UIView.traitCollection),
  ("UIView.effectiveUserInterfaceLayoutDirection", \UIView.effectiveUserInterfaceLayoutDirection),
  ("UIView.isFocused", \UIView.isFocused),
  ("UIView.canBecomeFocused", \UIView.canBecomeFocused),
  ("UIScrollView.adjustedContentInset", \UIScrollView.adjustedContentInset),
  ("UIScrollView.isTracking", \UIScrollView.isTracking),
  ("UIScrollView.isDragging", \UIScrollView.isDragging),
  ("UIScrollView.isDecelerating", \UIScrollView.isDecelerating),
  ("UIScrollView.panGestureRecognizer", \UIScrollView.panGestureRecognizer),
  ("UIScrollView.isZooming", \UIScrollView.isZooming),
  ("UIScrollView.isZoomBouncing", \UIScrollView.isZoomBouncing),
  ("UITraitCollection.displayScale", \UITraitCollection.displayScale),
  ("UITraitCollection.userInterfaceIdiom", \UITraitCollection.userInterfaceIdiom),
  ("UITraitCollection.userInterfaceStyle", \UITraitCollection.userInterfaceStyle),
  ("UITraitCollection.horizontalSizeClass", \UITraitCollection.horizontalSizeClass),
  ("UITraitCollection.verticalSizeClass", \UITraitCollection.verticalSizeClass),
  ("UIViewController.viewIfLoaded", \UIViewController.viewIfLoaded),
  ("UIViewController.isViewLoaded", \UIViewController.isViewLoaded),
  ("UIViewController.shouldAutomaticallyForwardAppearanceMethods", \UIViewController.shouldAutomaticallyForwardAppearanceMethods),
  ("UIViewController.traitCollection", \UIViewController.traitCollection),
  ("UIViewController.parent", \UIViewController.parent),
  ("UIViewController.children", \UIViewController.children),
  ("UIViewController.presentedViewController", \UIViewController.presentedViewController),
  ("UIViewController.presentingViewController", \UIViewController.presentingViewController),
  ("UIViewController.prefersStatusBarHidden", \UIViewController.prefersStatusBarHidden),
  ("UIViewController.preferredStatusBarStyle", \UIViewController.preferredStatusBarStyle),
  ("UIViewController.supportedInterfaceOrientations", \UIViewController.supportedInterfaceOrientations),
  ("UIViewController.nibName", \UIViewController.nibName),
  ("UIViewController.navigationItem", \UIViewController.navigationItem),
  ("UIViewController.editButtonItem", \UIViewController.editButtonItem),
  ("UIWindow.isKeyWindow", \UIWindow.isKeyWindow),
  ("UIResponder.next", \UIResponder.next),
  ("UIResponder.canBecomeFirstResponder", \UIResponder.canBecomeFirstResponder),
  ("UIResponder.isFirstResponder", \UIResponder.isFirstResponder),
  ("NSCollectionLayoutDimension.isFractionalWidth", \NSCollectionLayoutDimension.isFractionalWidth),
  ("NSCollectionLayoutDimension.isFractionalHeight", \NSCollectionLayoutDimension.isFractionalHeight),
  ("NSCollectionLayoutDimension.isAbsolute", \NSCollectionLayoutDimension.isAbsolute),
  ("NSCollectionLayoutDimension.isEstimated", \NSCollectionLayoutDimension.isEstimated),
  ("NSCollectionLayoutDimension.isUniformAcrossSiblings", \NSCollectionLayoutDimension.isUniformAcrossSiblings),
  ("NSCollectionLayoutDimension.dimension", \NSCollectionLayoutDimension.dimension),
  ("NSCollectionLayoutSize.widthDimension", \NSCollectionLayoutSize.widthDimension),
  ("NSCollectionLayoutSize.heightDimension", \NSCollectionLayoutSize.heightDimension),
  ("NSCollectionLayoutSpacing.spacing", \NSCollectionLayoutSpacing.spacing),
  ("NSCollectionLayoutSpacing.isFixed", \NSCollectionLayoutSpacing.isFixed),
  ("NSCollectionLayoutSpacing.isFlexible", \NSCollectionLayoutSpacing.isFlexible),
  ("NSCollectionLayoutEdgeSpacing.leading", \NSCollectionLayoutEdgeSpacing.leading),
  ("NSCollectionLayoutEdgeSpacing.top", \NSCollectionLayoutEdgeSpacing.top),
  ("NSCollectionLayoutEdgeSpacing.trailing", \NSCollectionLayoutEdgeSpacing.trailing),
  ("NSCollectionLayoutEdgeSpacing.bottom", \NSCollectionLayoutEdgeSpacing.bottom),
  ("NSCollectionLayoutItem.layoutSize", \NSCollectionLayoutItem.layoutSize),
  ("NSCollectionLayoutItem.supplementaryItems", \NSCollectionLayoutItem.supplementaryItems),
  ("NSCollectionLayoutGroup.subitems", \NSCollectionLayoutGroup.subitems),
  ("NSCollectionLayoutGroupCustomItem.frame", \NSCollectionLayoutGroupCustomItem.frame),
  ("NSCollectionLayoutGroupCustomItem.zIndex", \NSCollectionLayoutGroupCustomItem.zIndex),
  ("NSCollectionLayoutSection.orthogonalScrollingProperties", \NSCollectionLayoutSection.orthogonalScrollingProperties),
  ("NSCollectionLayoutSupplementaryItem.elementKind", \NSCollectionLayoutSupplementaryItem.elementKind),
  ("NSCollectionLayoutSupplementaryItem.containerAnchor", \NSCollectionLayoutSupplementaryItem.containerAnchor),
  ("NSCollectionLayoutSupplementaryItem.itemAnchor", \NSCollectionLayoutSupplementaryItem.itemAnchor),
  ("NSCollectionLayoutBoundarySupplementaryItem.alignment", \NSCollectionLayoutBoundarySupplementaryItem.alignment),
  ("NSCollectionLayoutBoundarySupplementaryItem.offset", \NSCollectionLayoutBoundarySupplementaryItem.offset),
  ("NSCollectionLayoutDecorationItem.elementKind", \NSCollectionLayoutDecorationItem.elementKind),
  ("NSCollectionLayoutAnchor.edges", \NSCollectionLayoutAnchor.edges),
  ("NSCollectionLayoutAnchor.offset", \NSCollectionLayoutAnchor.offset),
  ("NSCollectionLayoutAnchor.isAbsoluteOffset", \NSCollectionLayoutAnchor.isAbsoluteOffset),
  ("NSCollectionLayoutAnchor.isFractionalOffset", \NSCollectionLayoutAnchor.isFractionalOffset),
  ("UISwipeActionsConfiguration.actions", \UISwipeActionsConfiguration.actions),
  ("UIContextualAction.style", \UIContextualAction.style),
  ("UIContextualAction.handler", \UIContextualAction.handler),
  ("UICollectionViewListCell.separatorLayoutGuide", \UICollectionViewListCell.separatorLayoutGuide),
  ("UIListContentView.textLayoutGuide", \UIListContentView.textLayoutGuide),
  ("UIListContentView.secondaryTextLayoutGuide", \UIListContentView.secondaryTextLayoutGuide),
  ("UIListContentView.imageLayoutGuide", \UIListContentView.imageLayoutGuide),
  ("UIScreen.nativeBounds", \UIScreen.nativeBounds),
  ("UIScreen.nativeScale", \UIScreen.nativeScale),
  ("UIScreen.traitCollection", \UIScreen.traitCollection),
  ("UIControl.isTracking", \UIControl.isTracking),
  ("UIControl.isTouchInside", \UIControl.isTouchInside),
  ("UIControl.state", \UIControl.state),
  ("UIControl.allTargets", \UIControl.allTargets),
  ("UIControl.allControlEvents", \UIControl.allControlEvents),
  ("UIAction.identifier", \UIAction.identifier),
  ("UIAction.sender", \UIAction.sender),
  ("UIRefreshControl.allTargets", \UIRefreshControl.allTargets),
  ("UIGestureRecognizer.view", \UIGestureRecognizer.view),
  ("UIGestureRecognizer.numberOfTouches", \UIGestureRecognizer.numberOfTouches),
  ("UIPinchGestureRecognizer.velocity", \UIPinchGestureRecognizer.velocity),
  ("UIRotationGestureRecognizer.velocity", \UIRotationGestureRecognizer.velocity),
  ("UIHoverGestureRecognizer.zOffset", \UIHoverGestureRecognizer.zOffset),
  ("UISearchController.searchResultsController", \UISearchController.searchResultsController),
  ("UISearchController.searchBar", \UISearchController.searchBar),
  ("UIDragItem.itemProvider", \UIDragItem.itemProvider),
]

// Code written for UIKit calls optional methods as `delegate?.collectionView?(grid, …)`. Swift
// without Objective-C has no such calls. So each protocol has a property with the base name of the
// methods, and the value of the property can be called with the arguments of any of these methods.
// The result is nil when the method is absent. The properties are disfavoured overloads: an
// ordinary call still finds the method itself.

/// The optional delegate methods with the base name `collectionView`, callable as under UIKit.
///
/// A call returns nil when the delegate lacks the method. A call with a layout returns nil, too,
/// when the delegate is no `GridViewDelegateFlowLayout`.
@preconcurrency @MainActor
public struct GridViewDelegateCalls {
  let delegate: any GridViewDelegate

  func call<Answer>(_ method: OptionalMethod, _ call: (any GridViewDelegate) -> Answer) -> Answer? {
    method.ifImplemented { call(delegate) }
  }

  private func flow<Answer>(
    _ method: OptionalMethod, _ call: (any GridViewDelegateFlowLayout) -> Answer
  ) -> Answer? {
    guard let delegate = delegate as? any GridViewDelegateFlowLayout else { return nil }
    return method.ifImplemented { call(delegate) }
  }

  /// Asks whether a touch may highlight an item.
  public func callAsFunction(_ grid: GridView, shouldHighlightItemAt path: IndexPath) -> Bool? {
    call(.shouldHighlightItemAt) { $0.collectionView(grid, shouldHighlightItemAt: path) }
  }

  /// Tells the delegate that an item was highlighted.
  @discardableResult
  public func callAsFunction(_ grid: GridView, didHighlightItemAt path: IndexPath) -> Void? {
    call(.didHighlightItemAt) { $0.collectionView(grid, didHighlightItemAt: path) }
  }

  /// Tells the delegate that an item is no longer highlighted.
  @discardableResult
  public func callAsFunction(_ grid: GridView, didUnhighlightItemAt path: IndexPath) -> Void? {
    call(.didUnhighlightItemAt) { $0.collectionView(grid, didUnhighlightItemAt: path) }
  }

  /// Asks whether a finger may select an item.
  public func callAsFunction(_ grid: GridView, shouldSelectItemAt path: IndexPath) -> Bool? {
    call(.shouldSelectItemAt) { $0.collectionView(grid, shouldSelectItemAt: path) }
  }

  /// Asks whether a finger may deselect an item.
  public func callAsFunction(_ grid: GridView, shouldDeselectItemAt path: IndexPath) -> Bool? {
    call(.shouldDeselectItemAt) { $0.collectionView(grid, shouldDeselectItemAt: path) }
  }

  /// Tells the delegate that an item was selected.
  @discardableResult
  public func callAsFunction(_ grid: GridView, didSelectItemAt path: IndexPath) -> Void? {
    call(.didSelectItemAt) { $0.collectionView(grid, didSelectItemAt: path) }
  }

  /// Tells the delegate that an item was deselected.
  @discardableResult
  public func callAsFunction(_ grid: GridView, didDeselectItemAt path: IndexPath) -> Void? {
    call(.didDeselectItemAt) { $0.collectionView(grid, didDeselectItemAt: path) }
  }

  /// Asks whether a tap may perform an item's primary action.
  public func callAsFunction(
    _ grid: GridView, canPerformPrimaryActionForItemAt path: IndexPath
  ) -> Bool? {
    call(.canPerformPrimaryActionForItemAt) {
      $0.collectionView(grid, canPerformPrimaryActionForItemAt: path)
    }
  }

  /// Tells the delegate to perform an item's primary action.
  @discardableResult
  public func callAsFunction(
    _ grid: GridView, performPrimaryActionForItemAt path: IndexPath
  ) -> Void? {
    call(.performPrimaryActionForItemAt) {
      $0.collectionView(grid, performPrimaryActionForItemAt: path)
    }
  }

  /// Tells the delegate that a cell is about to be displayed.
  @discardableResult
  public func callAsFunction(
    _ grid: GridView, willDisplay cell: GridViewCell, forItemAt path: IndexPath
  ) -> Void? {
    call(.willDisplay) { $0.collectionView(grid, willDisplay: cell, forItemAt: path) }
  }

  /// Tells the delegate that a supplementary view is about to be displayed.
  @discardableResult
  public func callAsFunction(
    _ grid: GridView, willDisplaySupplementaryView view: GridReusableView,
    forElementKind elementKind: String, at path: IndexPath
  ) -> Void? {
    call(.willDisplaySupplementaryView) {
      $0.collectionView(
        grid, willDisplaySupplementaryView: view, forElementKind: elementKind, at: path)
    }
  }

  /// Tells the delegate that a cell is no longer displayed.
  @discardableResult
  public func callAsFunction(
    _ grid: GridView, didEndDisplaying cell: GridViewCell, forItemAt path: IndexPath
  ) -> Void? {
    call(.didEndDisplaying) { $0.collectionView(grid, didEndDisplaying: cell, forItemAt: path) }
  }

  /// Tells the delegate that a supplementary view is no longer displayed.
  @discardableResult
  public func callAsFunction(
    _ grid: GridView, didEndDisplayingSupplementaryView view: GridReusableView,
    forElementOfKind elementKind: String, at path: IndexPath
  ) -> Void? {
    call(.didEndDisplayingSupplementaryView) {
      $0.collectionView(
        grid, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: path)
    }
  }

  /// Asks for the layout of an interactive transition.
  public func callAsFunction(
    _ grid: GridView, transitionLayoutForOldLayout old: GridViewLayout,
    newLayout new: GridViewLayout
  ) -> GridViewTransitionLayout? {
    call(.transitionLayoutForOldLayout) {
      $0.collectionView(grid, transitionLayoutForOldLayout: old, newLayout: new)
    }
  }

  /// Asks for the content offset after a change of layout or content, in content points.
  public func callAsFunction(
    _ grid: GridView, targetContentOffsetForProposedContentOffset proposed: CGPoint
  ) -> CGPoint? {
    call(.targetContentOffsetForProposedContentOffset) {
      $0.collectionView(grid, targetContentOffsetForProposedContentOffset: proposed)
    }
  }

  /// Asks for the index path to which a lifted item moves. The arguments include the place over
  /// which the item hovers now.
  public func callAsFunction(
    _ grid: GridView, targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath? {
    call(.targetIndexPathForMoveOfItemFromOriginalIndexPath) {
      $0.collectionView(
        grid, targetIndexPathForMoveOfItemFromOriginalIndexPath: original,
        atCurrentIndexPath: current, toProposedIndexPath: proposed)
    }
  }

  /// Asks for the index path to which a lifted item moves, in the older form.
  public func callAsFunction(
    _ grid: GridView, targetIndexPathForMoveFromItemAt original: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath? {
    call(.targetIndexPathForMoveFromItemAt) {
      $0.collectionView(
        grid, targetIndexPathForMoveFromItemAt: original, toProposedIndexPath: proposed)
    }
  }

  /// Asks whether an item can be edited.
  public func callAsFunction(_ grid: GridView, canEditItemAt path: IndexPath) -> Bool? {
    call(.canEditItemAt) { $0.collectionView(grid, canEditItemAt: path) }
  }

  /// Asks whether a finger may begin to select several items.
  public func callAsFunction(
    _ grid: GridView, shouldBeginMultipleSelectionInteractionAt path: IndexPath
  ) -> Bool? {
    call(.shouldBeginMultipleSelectionInteractionAt) {
      $0.collectionView(grid, shouldBeginMultipleSelectionInteractionAt: path)
    }
  }

  /// Tells the delegate that a finger began to select several items.
  @discardableResult
  public func callAsFunction(
    _ grid: GridView, didBeginMultipleSelectionInteractionAt path: IndexPath
  ) -> Void? {
    call(.didBeginMultipleSelectionInteractionAt) {
      $0.collectionView(grid, didBeginMultipleSelectionInteractionAt: path)
    }
  }

  /// Asks whether an item can be focused.
  public func callAsFunction(_ grid: GridView, canFocusItemAt path: IndexPath) -> Bool? {
    call(.canFocusItemAt) { $0.collectionView(grid, canFocusItemAt: path) }
  }

  /// Asks whether an item is selected when the focus comes to it.
  public func callAsFunction(
    _ grid: GridView, selectionFollowsFocusForItemAt path: IndexPath
  ) -> Bool? {
    call(.selectionFollowsFocusForItemAt) {
      $0.collectionView(grid, selectionFollowsFocusForItemAt: path)
    }
  }

  /// Asks for an item's size, in points.
  public func callAsFunction(
    _ grid: GridView, layout: GridViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize? {
    flow(.sizeForItem) { $0.collectionView(grid, layout: layout, sizeForItemAt: path) }
  }

  /// Asks for a section's inset, in points.
  public func callAsFunction(
    _ grid: GridView, layout: GridViewLayout, insetForSectionAt section: Int
  ) -> GridEdgeInsets? {
    flow(.insetForSection) { $0.collectionView(grid, layout: layout, insetForSectionAt: section) }
  }

  /// Asks for the least space between a section's lines, in points.
  public func callAsFunction(
    _ grid: GridView, layout: GridViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    flow(.minimumLineSpacing) {
      $0.collectionView(grid, layout: layout, minimumLineSpacingForSectionAt: section)
    }
  }

  /// Asks for the least space between a line's items, in points.
  public func callAsFunction(
    _ grid: GridView, layout: GridViewLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    flow(.minimumInteritemSpacing) {
      $0.collectionView(grid, layout: layout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  /// Asks for the size of a section's header, in points.
  public func callAsFunction(
    _ grid: GridView, layout: GridViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    flow(.referenceSizeForHeader) {
      $0.collectionView(grid, layout: layout, referenceSizeForHeaderInSection: section)
    }
  }

  /// Asks for the size of a section's footer, in points.
  public func callAsFunction(
    _ grid: GridView, layout: GridViewLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize? {
    flow(.referenceSizeForFooter) {
      $0.collectionView(grid, layout: layout, referenceSizeForFooterInSection: section)
    }
  }
}

extension GridViewDelegate {
  /// The optional methods, for calls such as `delegate?.collectionView?(grid, didSelectItemAt:
  /// path)`.
  @_disfavoredOverload
  public var collectionView: GridViewDelegateCalls? { GridViewDelegateCalls(delegate: self) }
}

/// The optional data source methods with the base name `collectionView`, callable as under UIKit.
///
/// A call returns nil when the data source lacks the method.
@preconcurrency @MainActor
public struct GridViewDataSourceCalls {
  let dataSource: any GridViewDataSource

  private func call<Answer>(
    _ method: OptionalMethod, _ call: (any GridViewDataSource) -> Answer
  ) -> Answer? {
    method.ifImplemented { call(dataSource) }
  }

  /// Asks for a supplementary view.
  public func callAsFunction(
    _ grid: GridView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> GridReusableView? {
    call(.viewForSupplementaryElementOfKind) {
      $0.collectionView(grid, viewForSupplementaryElementOfKind: kind, at: path)
    }
  }

  /// Asks whether an item may be moved by hand.
  public func callAsFunction(_ grid: GridView, canMoveItemAt path: IndexPath) -> Bool? {
    call(.canMoveItemAt) { $0.collectionView(grid, canMoveItemAt: path) }
  }

  /// Tells the data source to move an item.
  @discardableResult
  public func callAsFunction(
    _ grid: GridView, moveItemAt source: IndexPath, to destination: IndexPath
  ) -> Void? {
    call(.moveItemAt) { $0.collectionView(grid, moveItemAt: source, to: destination) }
  }

  /// Asks for the index path that an index title leads to.
  public func callAsFunction(
    _ grid: GridView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath? {
    call(.indexPathForIndexTitle) {
      $0.collectionView(grid, indexPathForIndexTitle: title, at: index)
    }
  }

  /// Asks for a section's number of items. The result is never nil, since every data source has the
  /// method.
  public func callAsFunction(_ grid: GridView, numberOfItemsInSection section: Int) -> Int? {
    dataSource.collectionView(grid, numberOfItemsInSection: section)
  }

  /// Asks for an item's cell. The result is never nil, since every data source has the method.
  public func callAsFunction(_ grid: GridView, cellForItemAt path: IndexPath) -> GridViewCell? {
    dataSource.collectionView(grid, cellForItemAt: path)
  }
}

/// The data source method `numberOfSections(in:)`, callable as an optional method.
@preconcurrency @MainActor
public struct GridViewDataSourceCount {
  let dataSource: any GridViewDataSource

  /// Asks for the number of sections. Returns nil when the data source lacks the method.
  public func callAsFunction(in grid: GridView) -> Int? {
    OptionalMethod.numberOfSections.ifImplemented { dataSource.numberOfSections(in: grid) }
  }
}

extension GridViewDataSource {
  /// The optional methods, for calls such as `dataSource?.collectionView?(grid, canMoveItemAt:
  /// path)`.
  @_disfavoredOverload
  public var collectionView: GridViewDataSourceCalls? { GridViewDataSourceCalls(dataSource: self) }

  /// The optional method, for the call `dataSource?.numberOfSections?(in: grid)`.
  @_disfavoredOverload
  public var numberOfSections: GridViewDataSourceCount? {
    GridViewDataSourceCount(dataSource: self)
  }
}

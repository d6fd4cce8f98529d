// Code written for UIKit calls optional methods as `delegate?.collectionView?(grid, …)`. Swift
// without Objective-C has no such calls. So each protocol has a property with the base name of the
// methods, and the value of the property can be called with the arguments of any of these methods.
// The result is nil when the method is absent. The properties are disfavoured overloads: an
// ordinary call still finds the method itself.

/// The optional delegate methods with the base name `collectionView`, callable as under UIKit.
@preconcurrency @MainActor
public struct GridViewDelegateCalls {
  let delegate: any GridViewDelegate

  /// Asks whether a touch may highlight an item. Returns nil when the delegate lacks the method.
  public func callAsFunction(_ grid: GridView, shouldHighlightItemAt indexPath: IndexPath) -> Bool?
  {
    OptionalMethod.shouldHighlightItemAt.ifImplemented {
      delegate.collectionView(grid, shouldHighlightItemAt: indexPath)
    }
  }

  /// Tells the delegate that an item was highlighted. Returns nil when the delegate lacks the
  /// method.
  @discardableResult
  public func callAsFunction(_ grid: GridView, didHighlightItemAt indexPath: IndexPath) -> Void? {
    OptionalMethod.didHighlightItemAt.ifImplemented {
      delegate.collectionView(grid, didHighlightItemAt: indexPath)
    }
  }

  /// Tells the delegate that an item is no longer highlighted. Returns nil when the delegate lacks
  /// the method.
  @discardableResult
  public func callAsFunction(_ grid: GridView, didUnhighlightItemAt indexPath: IndexPath) -> Void? {
    OptionalMethod.didUnhighlightItemAt.ifImplemented {
      delegate.collectionView(grid, didUnhighlightItemAt: indexPath)
    }
  }

  /// Asks whether a finger may select an item. Returns nil when the delegate lacks the method.
  public func callAsFunction(_ grid: GridView, shouldSelectItemAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.shouldSelectItemAt.ifImplemented {
      delegate.collectionView(grid, shouldSelectItemAt: indexPath)
    }
  }

  /// Asks whether a finger may deselect an item. Returns nil when the delegate lacks the method.
  public func callAsFunction(_ grid: GridView, shouldDeselectItemAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.shouldDeselectItemAt.ifImplemented {
      delegate.collectionView(grid, shouldDeselectItemAt: indexPath)
    }
  }

  /// Tells the delegate that an item was selected. Returns nil when the delegate lacks the method.
  @discardableResult
  public func callAsFunction(_ grid: GridView, didSelectItemAt indexPath: IndexPath) -> Void? {
    OptionalMethod.didSelectItemAt.ifImplemented {
      delegate.collectionView(grid, didSelectItemAt: indexPath)
    }
  }

  /// Tells the delegate that an item was deselected. Returns nil when the delegate lacks the
  /// method.
  @discardableResult
  public func callAsFunction(_ grid: GridView, didDeselectItemAt indexPath: IndexPath) -> Void? {
    OptionalMethod.didDeselectItemAt.ifImplemented {
      delegate.collectionView(grid, didDeselectItemAt: indexPath)
    }
  }

  /// Asks whether a tap may perform an item's primary action. Returns nil when the delegate lacks
  /// the method.
  public func callAsFunction(
    _ grid: GridView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.canPerformPrimaryActionForItemAt.ifImplemented {
      delegate.collectionView(grid, canPerformPrimaryActionForItemAt: indexPath)
    }
  }

  /// Tells the delegate to perform an item's primary action. Returns nil when the delegate lacks
  /// the method.
  @discardableResult
  public func callAsFunction(_ grid: GridView, performPrimaryActionForItemAt indexPath: IndexPath)
    -> Void?
  {
    OptionalMethod.performPrimaryActionForItemAt.ifImplemented {
      delegate.collectionView(grid, performPrimaryActionForItemAt: indexPath)
    }
  }

  /// Tells the delegate that a cell is about to be displayed. Returns nil when the delegate lacks
  /// the method.
  @discardableResult
  public func callAsFunction(
    _ grid: GridView, willDisplay cell: GridViewCell, forItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.willDisplay.ifImplemented {
      delegate.collectionView(grid, willDisplay: cell, forItemAt: indexPath)
    }
  }

  /// Tells the delegate that a supplementary view is about to be displayed. Returns nil when the
  /// delegate lacks the method.
  @discardableResult
  public func callAsFunction(
    _ grid: GridView, willDisplaySupplementaryView view: GridReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.willDisplaySupplementaryView.ifImplemented {
      delegate.collectionView(
        grid, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    }
  }

  /// Tells the delegate that a cell is no longer displayed. Returns nil when the delegate lacks the
  /// method.
  @discardableResult
  public func callAsFunction(
    _ grid: GridView, didEndDisplaying cell: GridViewCell, forItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.didEndDisplaying.ifImplemented {
      delegate.collectionView(grid, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  /// Tells the delegate that a supplementary view is no longer displayed. Returns nil when the
  /// delegate lacks the method.
  @discardableResult
  public func callAsFunction(
    _ grid: GridView, didEndDisplayingSupplementaryView view: GridReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.didEndDisplayingSupplementaryView.ifImplemented {
      delegate.collectionView(
        grid, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    }
  }

  /// Asks for the layout of an interactive transition. Returns nil when the delegate lacks the
  /// method.
  public func callAsFunction(
    _ grid: GridView, transitionLayoutForOldLayout fromLayout: GridViewLayout,
    newLayout toLayout: GridViewLayout
  ) -> GridViewTransitionLayout? {
    OptionalMethod.transitionLayoutForOldLayout.ifImplemented {
      delegate.collectionView(
        grid, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }
  }

  /// Asks for the content offset after a change of layout or content, in content points. Returns
  /// nil when the delegate lacks the method.
  public func callAsFunction(
    _ grid: GridView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint? {
    OptionalMethod.targetContentOffsetForProposedContentOffset.ifImplemented {
      delegate.collectionView(
        grid, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
  }

  /// Asks for the index path to which a lifted item moves. The arguments include the place over
  /// which the item hovers now. Returns nil when the delegate lacks the method.
  public func callAsFunction(
    _ grid: GridView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath? {
    OptionalMethod.targetIndexPathForMoveOfItemFromOriginalIndexPath.ifImplemented {
      delegate.collectionView(
        grid, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
  }

  /// Asks for the index path to which a lifted item moves, in the older form. Returns nil when the
  /// delegate lacks the method.
  public func callAsFunction(
    _ grid: GridView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath? {
    OptionalMethod.targetIndexPathForMoveFromItemAt.ifImplemented {
      delegate.collectionView(
        grid, targetIndexPathForMoveFromItemAt: originalIndexPath,
        toProposedIndexPath: proposedIndexPath)
    }
  }

  /// Asks whether an item can be edited. Returns nil when the delegate lacks the method.
  public func callAsFunction(_ grid: GridView, canEditItemAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.canEditItemAt.ifImplemented {
      delegate.collectionView(grid, canEditItemAt: indexPath)
    }
  }

  /// Asks whether a finger may begin to select several items. Returns nil when the delegate lacks
  /// the method.
  public func callAsFunction(
    _ grid: GridView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.shouldBeginMultipleSelectionInteractionAt.ifImplemented {
      delegate.collectionView(grid, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  /// Tells the delegate that a finger began to select several items. Returns nil when the delegate
  /// lacks the method.
  @discardableResult
  public func callAsFunction(
    _ grid: GridView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.didBeginMultipleSelectionInteractionAt.ifImplemented {
      delegate.collectionView(grid, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  /// Asks whether an item can be focused. Returns nil when the delegate lacks the method.
  public func callAsFunction(_ grid: GridView, canFocusItemAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.canFocusItemAt.ifImplemented {
      delegate.collectionView(grid, canFocusItemAt: indexPath)
    }
  }

  /// Asks whether an item is selected when the focus comes to it. Returns nil when the delegate
  /// lacks the method.
  public func callAsFunction(_ grid: GridView, selectionFollowsFocusForItemAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalMethod.selectionFollowsFocusForItemAt.ifImplemented {
      delegate.collectionView(grid, selectionFollowsFocusForItemAt: indexPath)
    }
  }

  /// Asks for an item's size, in points. Returns nil when the delegate lacks the method or is no
  /// `GridViewDelegateFlowLayout`.
  public func callAsFunction(
    _ grid: GridView, layout: GridViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    guard let flow = delegate as? any GridViewDelegateFlowLayout else { return nil }
    return OptionalMethod.sizeForItem.ifImplemented {
      flow.collectionView(grid, layout: layout, sizeForItemAt: indexPath)
    }
  }

  /// Asks for a section's inset, in points. Returns nil when the delegate lacks the method or is no
  /// `GridViewDelegateFlowLayout`.
  public func callAsFunction(
    _ grid: GridView, layout: GridViewLayout, insetForSectionAt section: Int
  ) -> GridEdgeInsets? {
    guard let flow = delegate as? any GridViewDelegateFlowLayout else { return nil }
    return OptionalMethod.insetForSection.ifImplemented {
      flow.collectionView(grid, layout: layout, insetForSectionAt: section)
    }
  }

  /// Asks for the least space between a section's lines, in points. Returns nil when the delegate
  /// lacks the method or is no `GridViewDelegateFlowLayout`.
  public func callAsFunction(
    _ grid: GridView, layout: GridViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    guard let flow = delegate as? any GridViewDelegateFlowLayout else { return nil }
    return OptionalMethod.minimumLineSpacing.ifImplemented {
      flow.collectionView(grid, layout: layout, minimumLineSpacingForSectionAt: section)
    }
  }

  /// Asks for the least space between a line's items, in points. Returns nil when the delegate
  /// lacks the method or is no `GridViewDelegateFlowLayout`.
  public func callAsFunction(
    _ grid: GridView, layout: GridViewLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    guard let flow = delegate as? any GridViewDelegateFlowLayout else { return nil }
    return OptionalMethod.minimumInteritemSpacing.ifImplemented {
      flow.collectionView(grid, layout: layout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  /// Asks for the size of a section's header, in points. Returns nil when the delegate lacks the
  /// method or is no `GridViewDelegateFlowLayout`.
  public func callAsFunction(
    _ grid: GridView, layout: GridViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    guard let flow = delegate as? any GridViewDelegateFlowLayout else { return nil }
    return OptionalMethod.referenceSizeForHeader.ifImplemented {
      flow.collectionView(grid, layout: layout, referenceSizeForHeaderInSection: section)
    }
  }

  /// Asks for the size of a section's footer, in points. Returns nil when the delegate lacks the
  /// method or is no `GridViewDelegateFlowLayout`.
  public func callAsFunction(
    _ grid: GridView, layout: GridViewLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize? {
    guard let flow = delegate as? any GridViewDelegateFlowLayout else { return nil }
    return OptionalMethod.referenceSizeForFooter.ifImplemented {
      flow.collectionView(grid, layout: layout, referenceSizeForFooterInSection: section)
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
@preconcurrency @MainActor
public struct GridViewDataSourceCalls {
  let dataSource: any GridViewDataSource

  /// Asks for a supplementary view. Returns nil when the data source lacks the method.
  public func callAsFunction(
    _ grid: GridView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> GridReusableView? {
    OptionalMethod.viewForSupplementaryElementOfKind.ifImplemented {
      dataSource.collectionView(grid, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  /// Asks whether an item may be moved by hand. Returns nil when the data source lacks the method.
  public func callAsFunction(_ grid: GridView, canMoveItemAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.canMoveItemAt.ifImplemented {
      dataSource.collectionView(grid, canMoveItemAt: indexPath)
    }
  }

  /// Tells the data source to move an item. Returns nil when the data source lacks the method.
  @discardableResult
  public func callAsFunction(
    _ grid: GridView, moveItemAt source: IndexPath, to destination: IndexPath
  ) -> Void? {
    OptionalMethod.moveItemAt.ifImplemented {
      dataSource.collectionView(grid, moveItemAt: source, to: destination)
    }
  }

  /// Asks for the index path that an index title leads to. Returns nil when the data source lacks
  /// the method.
  public func callAsFunction(_ grid: GridView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath?
  {
    OptionalMethod.indexPathForIndexTitle.ifImplemented {
      dataSource.collectionView(grid, indexPathForIndexTitle: title, at: index)
    }
  }

  /// Asks for a section's number of items. The result is never nil, since every data source has the
  /// method.
  public func callAsFunction(_ grid: GridView, numberOfItemsInSection section: Int) -> Int? {
    dataSource.collectionView(grid, numberOfItemsInSection: section)
  }

  /// Asks for an item's cell. The result is never nil, since every data source has the method.
  public func callAsFunction(_ grid: GridView, cellForItemAt indexPath: IndexPath) -> GridViewCell?
  {
    dataSource.collectionView(grid, cellForItemAt: indexPath)
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

/// The methods of a grid's delegate for focus, menus and spring loading. GridKit never calls them,
/// because it does not move the focus, open menus or spring-load items. All methods are optional.
///
/// The methods are requirements so that a delegate can forward calls to another delegate.
///
/// - Note: After the methods with the same names in `UICollectionViewDelegate`.
@preconcurrency @MainActor
public protocol GridViewInteractionDelegate: AnyObject {
  /// Returns whether an item may be spring-loaded; true if the method is absent.
  func collectionView(
    _ collectionView: GridView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any GridSpringLoadedInteractionContext
  ) -> Bool

  /// Returns whether the focus may move; true if the method is absent.
  func collectionView(
    _ collectionView: GridView, shouldUpdateFocusIn context: GridViewFocusUpdateContext
  ) -> Bool

  /// Tells the delegate that the focus moved.
  func collectionView(
    _ collectionView: GridView, didUpdateFocusIn context: GridViewFocusUpdateContext,
    with coordinator: GridFocusAnimationCoordinator)

  /// Returns the context menu of items; none if the method is absent.
  func collectionView(
    _ collectionView: GridView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> GridContextMenuConfiguration?

  /// Returns the preview to show while a menu opens. If the method is absent, the cell is the
  /// preview.
  func collectionView(
    _ collectionView: GridView,
    contextMenuConfiguration configuration: GridContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> GridTargetedPreview?

  /// Returns the preview to show while a menu closes. If the method is absent, the cell is the
  /// preview.
  func collectionView(
    _ collectionView: GridView,
    contextMenuConfiguration configuration: GridContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> GridTargetedPreview?

  /// Returns the context menu of one item. This is the older form of the method.
  func collectionView(
    _ collectionView: GridView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> GridContextMenuConfiguration?

  /// Returns the preview to show while a menu opens. This is the older form of the method.
  func collectionView(
    _ collectionView: GridView,
    previewForHighlightingContextMenuWithConfiguration configuration: GridContextMenuConfiguration
  ) -> GridTargetedPreview?

  /// Returns the preview to show while a menu closes. This is the older form of the method.
  func collectionView(
    _ collectionView: GridView,
    previewForDismissingContextMenuWithConfiguration configuration: GridContextMenuConfiguration
  ) -> GridTargetedPreview?

  /// Tells the delegate that the preview of a menu was tapped.
  func collectionView(
    _ collectionView: GridView,
    willPerformPreviewActionForMenuWith configuration: GridContextMenuConfiguration,
    animator: any GridContextMenuInteractionCommitAnimating)

  /// Tells the delegate that a menu is about to open.
  func collectionView(
    _ collectionView: GridView, willDisplayContextMenu configuration: GridContextMenuConfiguration,
    animator: (any GridContextMenuInteractionAnimating)?)

  /// Tells the delegate that a menu is about to close.
  func collectionView(
    _ collectionView: GridView,
    willEndContextMenuInteraction configuration: GridContextMenuConfiguration,
    animator: (any GridContextMenuInteractionAnimating)?)

  /// Returns the configuration of the scene that an item opens; none if the method is absent.
  func collectionView(
    _ collectionView: GridView, sceneActivationConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> GridSceneActivationConfiguration?

  /// Returns whether an item shows the menu of iOS before 13; false if the method is absent.
  func collectionView(_ collectionView: GridView, shouldShowMenuForItemAt indexPath: IndexPath)
    -> Bool

  /// Returns whether the menu of iOS before 13 offers an action; false if the method is absent.
  func collectionView(
    _ collectionView: GridView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool

  /// Performs an action of the menu of iOS before 13. The method is optional.
  func collectionView(
    _ collectionView: GridView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?)
}

extension GridViewInteractionDelegate {
  /// Returns true. This is the default implementation, for a delegate without the method.
  public func collectionView(
    _ collectionView: GridView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any GridSpringLoadedInteractionContext
  ) -> Bool {
    OptionalMethod.shouldSpringLoadItemAt.reportMissing(true)
  }

  /// Returns true. This is the default implementation, for a delegate without the method.
  public func collectionView(
    _ collectionView: GridView, shouldUpdateFocusIn context: GridViewFocusUpdateContext
  ) -> Bool {
    OptionalMethod.shouldUpdateFocusIn.reportMissing(true)
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func collectionView(
    _ collectionView: GridView, didUpdateFocusIn context: GridViewFocusUpdateContext,
    with coordinator: GridFocusAnimationCoordinator
  ) {
    OptionalMethod.didUpdateFocusIn.reportMissing()
  }

  /// Returns nil, for no menu. This is the default implementation, for a delegate without the
  /// method.
  public func collectionView(
    _ collectionView: GridView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> GridContextMenuConfiguration? {
    OptionalMethod.contextMenuConfigurationForItemsAt.reportMissing(nil)
  }

  /// Returns nil, for the cell itself. This is the default implementation, for a delegate without
  /// the method.
  public func collectionView(
    _ collectionView: GridView,
    contextMenuConfiguration configuration: GridContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> GridTargetedPreview? {
    OptionalMethod.highlightPreviewForItemAt.reportMissing(nil)
  }

  /// Returns nil, for the cell itself. This is the default implementation, for a delegate without
  /// the method.
  public func collectionView(
    _ collectionView: GridView,
    contextMenuConfiguration configuration: GridContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> GridTargetedPreview? {
    OptionalMethod.dismissalPreviewForItemAt.reportMissing(nil)
  }

  /// Returns nil, for no menu. This is the default implementation, for a delegate without the
  /// method.
  public func collectionView(
    _ collectionView: GridView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> GridContextMenuConfiguration? {
    OptionalMethod.contextMenuConfigurationForItemAt.reportMissing(nil)
  }

  /// Returns nil, for the cell itself. This is the default implementation, for a delegate without
  /// the method.
  public func collectionView(
    _ collectionView: GridView,
    previewForHighlightingContextMenuWithConfiguration configuration: GridContextMenuConfiguration
  ) -> GridTargetedPreview? {
    OptionalMethod.previewForHighlightingContextMenuWithConfiguration.reportMissing(nil)
  }

  /// Returns nil, for the cell itself. This is the default implementation, for a delegate without
  /// the method.
  public func collectionView(
    _ collectionView: GridView,
    previewForDismissingContextMenuWithConfiguration configuration: GridContextMenuConfiguration
  ) -> GridTargetedPreview? {
    OptionalMethod.previewForDismissingContextMenuWithConfiguration.reportMissing(nil)
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func collectionView(
    _ collectionView: GridView,
    willPerformPreviewActionForMenuWith configuration: GridContextMenuConfiguration,
    animator: any GridContextMenuInteractionCommitAnimating
  ) {
    OptionalMethod.willPerformPreviewActionForMenuWith.reportMissing()
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func collectionView(
    _ collectionView: GridView, willDisplayContextMenu configuration: GridContextMenuConfiguration,
    animator: (any GridContextMenuInteractionAnimating)?
  ) {
    OptionalMethod.willDisplayContextMenu.reportMissing()
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func collectionView(
    _ collectionView: GridView,
    willEndContextMenuInteraction configuration: GridContextMenuConfiguration,
    animator: (any GridContextMenuInteractionAnimating)?
  ) {
    OptionalMethod.willEndContextMenuInteraction.reportMissing()
  }

  /// Returns nil, for no scene. This is the default implementation, for a delegate without the
  /// method.
  public func collectionView(
    _ collectionView: GridView, sceneActivationConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> GridSceneActivationConfiguration? {
    OptionalMethod.sceneActivationConfigurationForItemAt.reportMissing(nil)
  }

  /// Returns false. This is the default implementation, for a delegate without the method.
  public func collectionView(
    _ collectionView: GridView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.shouldShowMenuForItemAt.reportMissing(false)
  }

  /// Returns false. This is the default implementation, for a delegate without the method.
  public func collectionView(
    _ collectionView: GridView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    OptionalMethod.canPerformAction.reportMissing(false)
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func collectionView(
    _ collectionView: GridView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    OptionalMethod.performAction.reportMissing()
  }
}

extension GridViewDelegateCalls {
  /// Asks whether an item may be spring-loaded.
  public func callAsFunction(
    _ grid: GridView, shouldSpringLoadItemAt path: IndexPath,
    with context: any GridSpringLoadedInteractionContext
  ) -> Bool? {
    call(.shouldSpringLoadItemAt) {
      $0.collectionView(grid, shouldSpringLoadItemAt: path, with: context)
    }
  }

  /// Asks whether the focus may move.
  public func callAsFunction(
    _ grid: GridView, shouldUpdateFocusIn context: GridViewFocusUpdateContext
  ) -> Bool? {
    call(.shouldUpdateFocusIn) { $0.collectionView(grid, shouldUpdateFocusIn: context) }
  }

  /// Tells the delegate that the focus moved.
  @discardableResult
  public func callAsFunction(
    _ grid: GridView, didUpdateFocusIn context: GridViewFocusUpdateContext,
    with coordinator: GridFocusAnimationCoordinator
  ) -> Void? {
    call(.didUpdateFocusIn) {
      $0.collectionView(grid, didUpdateFocusIn: context, with: coordinator)
    }
  }

  /// Asks for the menu of several items. Returns nil when there is none.
  public func callAsFunction(
    _ grid: GridView, contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
  ) -> GridContextMenuConfiguration? {
    call(.contextMenuConfigurationForItemsAt) {
      $0.collectionView(grid, contextMenuConfigurationForItemsAt: paths, point: point)
    } ?? nil
  }

  /// Asks for the preview to show while a menu opens. Returns nil for the cell itself.
  public func callAsFunction(
    _ grid: GridView, contextMenuConfiguration menu: GridContextMenuConfiguration,
    highlightPreviewForItemAt path: IndexPath
  ) -> GridTargetedPreview? {
    call(.highlightPreviewForItemAt) {
      $0.collectionView(grid, contextMenuConfiguration: menu, highlightPreviewForItemAt: path)
    } ?? nil
  }

  /// Asks for the preview to show while a menu closes. Returns nil for the cell itself.
  public func callAsFunction(
    _ grid: GridView, contextMenuConfiguration menu: GridContextMenuConfiguration,
    dismissalPreviewForItemAt path: IndexPath
  ) -> GridTargetedPreview? {
    call(.dismissalPreviewForItemAt) {
      $0.collectionView(grid, contextMenuConfiguration: menu, dismissalPreviewForItemAt: path)
    } ?? nil
  }

  /// Asks for the menu of one item. Returns nil when there is none.
  public func callAsFunction(
    _ grid: GridView, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint
  ) -> GridContextMenuConfiguration? {
    call(.contextMenuConfigurationForItemAt) {
      $0.collectionView(grid, contextMenuConfigurationForItemAt: path, point: point)
    } ?? nil
  }

  /// Asks for the preview to show while a menu opens, in the older form. Returns nil for the cell
  /// itself.
  public func callAsFunction(
    _ grid: GridView,
    previewForHighlightingContextMenuWithConfiguration menu: GridContextMenuConfiguration
  ) -> GridTargetedPreview? {
    call(.previewForHighlightingContextMenuWithConfiguration) {
      $0.collectionView(grid, previewForHighlightingContextMenuWithConfiguration: menu)
    } ?? nil
  }

  /// Asks for the preview to show while a menu closes, in the older form. Returns nil for the cell
  /// itself.
  public func callAsFunction(
    _ grid: GridView,
    previewForDismissingContextMenuWithConfiguration menu: GridContextMenuConfiguration
  ) -> GridTargetedPreview? {
    call(.previewForDismissingContextMenuWithConfiguration) {
      $0.collectionView(grid, previewForDismissingContextMenuWithConfiguration: menu)
    } ?? nil
  }

  /// Tells the delegate that a menu's preview was tapped.
  @discardableResult
  public func callAsFunction(
    _ grid: GridView, willPerformPreviewActionForMenuWith menu: GridContextMenuConfiguration,
    animator: any GridContextMenuInteractionCommitAnimating
  ) -> Void? {
    call(.willPerformPreviewActionForMenuWith) {
      $0.collectionView(grid, willPerformPreviewActionForMenuWith: menu, animator: animator)
    }
  }

  /// Tells the delegate that a menu is about to open.
  @discardableResult
  public func callAsFunction(
    _ grid: GridView, willDisplayContextMenu menu: GridContextMenuConfiguration,
    animator: (any GridContextMenuInteractionAnimating)?
  ) -> Void? {
    call(.willDisplayContextMenu) {
      $0.collectionView(grid, willDisplayContextMenu: menu, animator: animator)
    }
  }

  /// Tells the delegate that a menu is about to close.
  @discardableResult
  public func callAsFunction(
    _ grid: GridView, willEndContextMenuInteraction menu: GridContextMenuConfiguration,
    animator: (any GridContextMenuInteractionAnimating)?
  ) -> Void? {
    call(.willEndContextMenuInteraction) {
      $0.collectionView(grid, willEndContextMenuInteraction: menu, animator: animator)
    }
  }

  /// Asks for the configuration of the scene that an item opens. Returns nil when there is none.
  public func callAsFunction(
    _ grid: GridView, sceneActivationConfigurationForItemAt path: IndexPath, point: CGPoint
  ) -> GridSceneActivationConfiguration? {
    call(.sceneActivationConfigurationForItemAt) {
      $0.collectionView(grid, sceneActivationConfigurationForItemAt: path, point: point)
    } ?? nil
  }

  /// Asks whether an item shows the menu of iOS before 13.
  public func callAsFunction(_ grid: GridView, shouldShowMenuForItemAt path: IndexPath) -> Bool? {
    call(.shouldShowMenuForItemAt) { $0.collectionView(grid, shouldShowMenuForItemAt: path) }
  }

  /// Asks whether the menu of iOS before 13 offers an action.
  public func callAsFunction(
    _ grid: GridView, canPerformAction action: Selector, forItemAt path: IndexPath,
    withSender sender: Any?
  ) -> Bool? {
    call(.canPerformAction) {
      $0.collectionView(grid, canPerformAction: action, forItemAt: path, withSender: sender)
    }
  }

  /// Tells the delegate to perform an action of the menu of iOS before 13.
  @discardableResult
  public func callAsFunction(
    _ grid: GridView, performAction action: Selector, forItemAt path: IndexPath,
    withSender sender: Any?
  ) -> Void? {
    call(.performAction) {
      $0.collectionView(grid, performAction: action, forItemAt: path, withSender: sender)
    }
  }
}

/// Focus, menus and spring loading: the part of a grid's delegate that nothing here calls, since
/// nothing hovers, opens a menu or moves the focus. All methods are optional.
///
/// They are requirements so that a delegate that passes calls on can do so.
///
/// - Note: After the methods of `UICollectionViewDelegate`, without those that take a `Selector`.
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

  /// Returns the view that a menu would grow out of; optional: the cell when absent.
  func collectionView(
    _ collectionView: GridView,
    contextMenuConfiguration configuration: GridContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> GridTargetedPreview?

  /// Returns the view that a menu would go back to; optional: the cell when absent.
  func collectionView(
    _ collectionView: GridView,
    contextMenuConfiguration configuration: GridContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> GridTargetedPreview?

  /// The older form for one item.
  func collectionView(
    _ collectionView: GridView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> GridContextMenuConfiguration?

  /// The older form.
  func collectionView(
    _ collectionView: GridView,
    previewForHighlightingContextMenuWithConfiguration configuration: GridContextMenuConfiguration
  ) -> GridTargetedPreview?

  /// The older form.
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

  /// Returns the scene that an item would open; none if the method is absent.
  func collectionView(
    _ collectionView: GridView, sceneActivationConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> GridSceneActivationConfiguration?

  /// The menu of iOS before 13; optional: false when absent.
  func collectionView(_ collectionView: GridView, shouldShowMenuForItemAt indexPath: IndexPath)
    -> Bool

  /// Whether the menu of iOS before 13 offers an action; optional: false when absent.
  func collectionView(
    _ collectionView: GridView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool

  /// Carries out an action of the menu of iOS before 13. Optional.
  func collectionView(
    _ collectionView: GridView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?)
}

extension OptionalMethod {
  static let shouldSpringLoadItem = OptionalMethod(110)
  static let shouldUpdateFocus = OptionalMethod(111)
  static let didUpdateFocus = OptionalMethod(112)
  static let contextMenuForItems = OptionalMethod(113)
  static let menuHighlightPreview = OptionalMethod(114)
  static let menuDismissalPreview = OptionalMethod(115)
  static let contextMenuForItem = OptionalMethod(116)
  static let previewForHighlightingMenu = OptionalMethod(117)
  static let previewForDismissingMenu = OptionalMethod(118)
  static let willPerformPreviewAction = OptionalMethod(119)
  static let willDisplayContextMenu = OptionalMethod(120)
  static let willEndContextMenu = OptionalMethod(121)
  static let sceneActivation = OptionalMethod(122)
  static let shouldShowMenu = OptionalMethod(123)
  static let canPerformAction = OptionalMethod(124)
  static let performAction = OptionalMethod(125)
}

extension GridViewInteractionDelegate {
  /// The default implementation, for a delegate without the method: true.
  public func collectionView(
    _ collectionView: GridView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any GridSpringLoadedInteractionContext
  ) -> Bool {
    OptionalMethod.shouldSpringLoadItem.reportMissing()
    return true
  }

  /// The default implementation, for a delegate without the method: true.
  public func collectionView(
    _ collectionView: GridView, shouldUpdateFocusIn context: GridViewFocusUpdateContext
  ) -> Bool {
    OptionalMethod.shouldUpdateFocus.reportMissing()
    return true
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func collectionView(
    _ collectionView: GridView, didUpdateFocusIn context: GridViewFocusUpdateContext,
    with coordinator: GridFocusAnimationCoordinator
  ) {
    OptionalMethod.didUpdateFocus.reportMissing()
  }

  /// The default implementation, for a delegate without the method: no menu.
  public func collectionView(
    _ collectionView: GridView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> GridContextMenuConfiguration? {
    OptionalMethod.contextMenuForItems.reportMissing()
    return nil
  }

  /// The default implementation, for a delegate without the method: nil, for the cell itself.
  public func collectionView(
    _ collectionView: GridView,
    contextMenuConfiguration configuration: GridContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> GridTargetedPreview? {
    OptionalMethod.menuHighlightPreview.reportMissing()
    return nil
  }

  /// The default implementation, for a delegate without the method: nil, for the cell itself.
  public func collectionView(
    _ collectionView: GridView,
    contextMenuConfiguration configuration: GridContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> GridTargetedPreview? {
    OptionalMethod.menuDismissalPreview.reportMissing()
    return nil
  }

  /// The default implementation, for a delegate without the method: no menu.
  public func collectionView(
    _ collectionView: GridView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> GridContextMenuConfiguration? {
    OptionalMethod.contextMenuForItem.reportMissing()
    return nil
  }

  /// The default implementation, for a delegate without the method: nil, for the cell itself.
  public func collectionView(
    _ collectionView: GridView,
    previewForHighlightingContextMenuWithConfiguration configuration: GridContextMenuConfiguration
  ) -> GridTargetedPreview? {
    OptionalMethod.previewForHighlightingMenu.reportMissing()
    return nil
  }

  /// The default implementation, for a delegate without the method: nil, for the cell itself.
  public func collectionView(
    _ collectionView: GridView,
    previewForDismissingContextMenuWithConfiguration configuration: GridContextMenuConfiguration
  ) -> GridTargetedPreview? {
    OptionalMethod.previewForDismissingMenu.reportMissing()
    return nil
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func collectionView(
    _ collectionView: GridView,
    willPerformPreviewActionForMenuWith configuration: GridContextMenuConfiguration,
    animator: any GridContextMenuInteractionCommitAnimating
  ) {
    OptionalMethod.willPerformPreviewAction.reportMissing()
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func collectionView(
    _ collectionView: GridView, willDisplayContextMenu configuration: GridContextMenuConfiguration,
    animator: (any GridContextMenuInteractionAnimating)?
  ) {
    OptionalMethod.willDisplayContextMenu.reportMissing()
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func collectionView(
    _ collectionView: GridView,
    willEndContextMenuInteraction configuration: GridContextMenuConfiguration,
    animator: (any GridContextMenuInteractionAnimating)?
  ) {
    OptionalMethod.willEndContextMenu.reportMissing()
  }

  /// The default implementation, for a delegate without the method: no scene.
  public func collectionView(
    _ collectionView: GridView, sceneActivationConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> GridSceneActivationConfiguration? {
    OptionalMethod.sceneActivation.reportMissing()
    return nil
  }

  /// The default implementation, for a delegate without the method: no menu.
  public func collectionView(
    _ collectionView: GridView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.shouldShowMenu.reportMissing()
    return false
  }

  /// The default implementation, for a delegate without the method: no action.
  public func collectionView(
    _ collectionView: GridView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    OptionalMethod.canPerformAction.reportMissing()
    return false
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func collectionView(
    _ collectionView: GridView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    OptionalMethod.performAction.reportMissing()
  }
}

extension GridViewDelegateCalls {
  /// Asks whether an item lets what is dragged over it open it; nil when the delegate lacks the
  /// method.
  public func callAsFunction(
    _ grid: GridView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any GridSpringLoadedInteractionContext
  ) -> Bool? {
    OptionalMethod.shouldSpringLoadItem.ifImplemented {
      delegate.collectionView(grid, shouldSpringLoadItemAt: indexPath, with: context)
    }
  }

  /// Asks whether the focus may move; nil when the delegate lacks the method.
  public func callAsFunction(
    _ grid: GridView, shouldUpdateFocusIn context: GridViewFocusUpdateContext
  ) -> Bool? {
    OptionalMethod.shouldUpdateFocus.ifImplemented {
      delegate.collectionView(grid, shouldUpdateFocusIn: context)
    }
  }

  /// Tells that the focus moved; nil when the delegate lacks the method.
  @discardableResult
  public func callAsFunction(
    _ grid: GridView, didUpdateFocusIn context: GridViewFocusUpdateContext,
    with coordinator: GridFocusAnimationCoordinator
  ) -> Void? {
    OptionalMethod.didUpdateFocus.ifImplemented {
      delegate.collectionView(grid, didUpdateFocusIn: context, with: coordinator)
    }
  }

  /// Asks for the menu of several items; nil for none, or when the delegate lacks the method.
  public func callAsFunction(
    _ grid: GridView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> GridContextMenuConfiguration? {
    OptionalMethod.contextMenuForItems.ifImplemented {
      delegate.collectionView(grid, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    } ?? nil
  }

  /// Asks what a menu grows out of; nil for the cell, or when the delegate lacks the method.
  public func callAsFunction(
    _ grid: GridView, contextMenuConfiguration configuration: GridContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> GridTargetedPreview? {
    OptionalMethod.menuHighlightPreview.ifImplemented {
      delegate.collectionView(
        grid, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
    } ?? nil
  }

  /// Asks what a menu goes back to; nil for the cell, or when the delegate lacks the method.
  public func callAsFunction(
    _ grid: GridView, contextMenuConfiguration configuration: GridContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> GridTargetedPreview? {
    OptionalMethod.menuDismissalPreview.ifImplemented {
      delegate.collectionView(
        grid, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
    } ?? nil
  }

  /// Asks for the menu of one item; nil for none, or when the delegate lacks the method.
  public func callAsFunction(
    _ grid: GridView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> GridContextMenuConfiguration? {
    OptionalMethod.contextMenuForItem.ifImplemented {
      delegate.collectionView(grid, contextMenuConfigurationForItemAt: indexPath, point: point)
    } ?? nil
  }

  /// Asks what a menu grows out of, in the older form; nil for the cell, or when the delegate lacks
  /// the method.
  public func callAsFunction(
    _ grid: GridView,
    previewForHighlightingContextMenuWithConfiguration configuration: GridContextMenuConfiguration
  ) -> GridTargetedPreview? {
    OptionalMethod.previewForHighlightingMenu.ifImplemented {
      delegate.collectionView(
        grid, previewForHighlightingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  /// Asks what a menu goes back to, in the older form; nil for the cell, or when the delegate lacks
  /// the method.
  public func callAsFunction(
    _ grid: GridView,
    previewForDismissingContextMenuWithConfiguration configuration: GridContextMenuConfiguration
  ) -> GridTargetedPreview? {
    OptionalMethod.previewForDismissingMenu.ifImplemented {
      delegate.collectionView(grid, previewForDismissingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  /// Tells that a menu's preview was tapped; nil when the delegate lacks the method.
  @discardableResult
  public func callAsFunction(
    _ grid: GridView,
    willPerformPreviewActionForMenuWith configuration: GridContextMenuConfiguration,
    animator: any GridContextMenuInteractionCommitAnimating
  ) -> Void? {
    OptionalMethod.willPerformPreviewAction.ifImplemented {
      delegate.collectionView(
        grid, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  /// Tells that a menu opens; nil when the delegate lacks the method.
  @discardableResult
  public func callAsFunction(
    _ grid: GridView, willDisplayContextMenu configuration: GridContextMenuConfiguration,
    animator: (any GridContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalMethod.willDisplayContextMenu.ifImplemented {
      delegate.collectionView(grid, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  /// Tells that a menu closes; nil when the delegate lacks the method.
  @discardableResult
  public func callAsFunction(
    _ grid: GridView, willEndContextMenuInteraction configuration: GridContextMenuConfiguration,
    animator: (any GridContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalMethod.willEndContextMenu.ifImplemented {
      delegate.collectionView(
        grid, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  /// Asks what a scene would be opened with; nil for none, or when the delegate lacks the method.
  public func callAsFunction(
    _ grid: GridView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> GridSceneActivationConfiguration? {
    OptionalMethod.sceneActivation.ifImplemented {
      delegate.collectionView(grid, sceneActivationConfigurationForItemAt: indexPath, point: point)
    } ?? nil
  }

  /// Asks whether an item has a menu of iOS before 13; nil when the delegate lacks the method.
  public func callAsFunction(_ grid: GridView, shouldShowMenuForItemAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalMethod.shouldShowMenu.ifImplemented {
      delegate.collectionView(grid, shouldShowMenuForItemAt: indexPath)
    }
  }
  /// Asks whether that menu offers an action; nil when the delegate lacks the method.
  public func callAsFunction(
    _ grid: GridView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool? {
    OptionalMethod.canPerformAction.ifImplemented {
      delegate.collectionView(
        grid, canPerformAction: action, forItemAt: indexPath, withSender: sender)
    }
  }

  /// Carries out an action of that menu; nil when the delegate lacks the method.
  @discardableResult
  public func callAsFunction(
    _ grid: GridView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Void? {
    OptionalMethod.performAction.ifImplemented {
      delegate.collectionView(grid, performAction: action, forItemAt: indexPath, withSender: sender)
    }
  }
}

public typealias UIResponder = GridResponder
public typealias UIView = BaseView
public typealias UIScrollView = BaseScrollView
public typealias UIScrollViewDelegate = BaseScrollViewDelegate
public typealias UIWindow = GridWindow
public typealias UIScreen = GridScreen
public typealias UIRefreshControl = GridRefreshControl

// MARK: Touches

public typealias UIEvent = GridEvent
public typealias UITouch = GridTouch

// MARK: Surroundings

public typealias UITraitCollection = GridTraitCollection
public typealias UITraitEnvironmentLayoutDirection = GridTraitEnvironmentLayoutDirection
public typealias UITraitOverrides = GridTraitOverrides
public typealias UISemanticContentAttribute = GridSemanticContentAttribute
public typealias UIUserInterfaceIdiom = GridUserInterfaceIdiom
public typealias UIUserInterfaceLayoutDirection = GridUserInterfaceLayoutDirection
public typealias UIUserInterfaceSizeClass = GridUserInterfaceSizeClass
public typealias UIUserInterfaceStyle = GridUserInterfaceStyle

// MARK: Menus and focus

public typealias UIContextMenuConfiguration = GridContextMenuConfiguration
public typealias UIContextMenuInteraction = GridContextMenuInteraction
public typealias UIContextMenuInteractionAnimating = GridContextMenuInteractionAnimating
public typealias UIContextMenuInteractionCommitAnimating = GridContextMenuInteractionCommitAnimating
public typealias UIContextMenuInteractionCommitStyle = GridContextMenuInteractionCommitStyle
public typealias UIFocusAnimationCoordinator = GridFocusAnimationCoordinator
public typealias UIFocusUpdateContext = GridFocusUpdateContext
public typealias UIMenu = GridMenu
public typealias UIMenuElement = GridMenuElement
public typealias UISpringLoadedInteractionContext = GridSpringLoadedInteractionContext

// MARK: Drag and drop

public typealias UIDragAnimating = GridDragAnimating
public typealias UIDragDropSession = GridDragDropSession
public typealias UIDragItem = GridDragItem
public typealias UIDragPreview = GridDragPreview
public typealias UIDragPreviewParameters = GridDragPreviewParameters
public typealias UIDragPreviewTarget = GridDragPreviewTarget
public typealias UIDragSession = GridDragSession
public typealias UIDropOperation = GridDropOperation
public typealias UIDropProposal = GridDropProposal
public typealias UIDropSession = GridDropSession
public typealias UIDropSessionProgressIndicatorStyle = GridDropSessionProgressIndicatorStyle
public typealias UIPreviewParameters = GridPreviewParameters
public typealias UITargetedPreview = GridTargetedPreview

/// `GridResponder`'s name in UIKit; it receives touches and editing calls, not motion and presses.
public typealias UIResponder = GridResponder
/// `BaseView`'s name in UIKit; it has a frame and subviews, and nothing is drawn.
public typealias UIView = BaseView
/// `BaseScrollView`'s name in UIKit; it scrolls and bounces in virtual time and never zooms.
public typealias UIScrollView = BaseScrollView
/// `BaseScrollViewDelegate`'s name in UIKit; scrolling and its calls happen in virtual time.
public typealias UIScrollViewDelegate = BaseScrollViewDelegate
/// `GridWindow`'s name in UIKit; it receives touches also without `makeKeyAndVisible()`.
public typealias UIWindow = GridWindow
/// `GridScreen`'s name in UIKit; `main` is the screen of the current simulation.
public typealias UIScreen = GridScreen
/// `GridRefreshControl`'s name in UIKit; it is a plain view with the targets of a control.
public typealias UIRefreshControl = GridRefreshControl

// MARK: Constraints

/// `GridLayoutGuide`'s name in UIKit: a rectangle in a view, for use in constraints.
public typealias UILayoutGuide = GridLayoutGuide
/// `GridKeyboardLayoutGuide`'s name in UIKit: the part of a view that the keyboard covers.
public typealias UIKeyboardLayoutGuide = GridKeyboardLayoutGuide
/// `GridLayoutSupport`'s name in UIKit: the part of a controller's view that bars cover.
public typealias UILayoutSupport = GridLayoutSupport
/// `GridStackView`'s name in UIKit: a row or a column of views.
public typealias UIStackView = GridStackView

// MARK: Touches

/// `GridEvent`'s name in UIKit; it has touches and a virtual time, nothing else.
public typealias UIEvent = GridEvent
/// `GridTouch`'s name in UIKit; tests make one at a position, without a device.
public typealias UITouch = GridTouch

// MARK: Surroundings

/// `GridTraitCollection`'s name in UIKit; values come from the simulation's screen and overrides.
public typealias UITraitCollection = GridTraitCollection
/// `GridTraitEnvironmentLayoutDirection`'s name in UIKit: the reading direction as a trait.
public typealias UITraitEnvironmentLayoutDirection = GridTraitEnvironmentLayoutDirection
/// `GridTraitOverrides`'s name in UIKit; a trait without an override is inherited.
public typealias UITraitOverrides = GridTraitOverrides
/// `GridSemanticContentAttribute`'s name in UIKit: whether a view is mirrored.
public typealias UISemanticContentAttribute = GridSemanticContentAttribute
/// `GridListEnvironment`'s name in UIKit: the list that a view is in, as a trait.
public typealias UIListEnvironment = GridListEnvironment
/// `GridUserInterfaceIdiom`'s name in UIKit; `pad` if the screen's shorter side has at least 600
/// points.
public typealias UIUserInterfaceIdiom = GridUserInterfaceIdiom
/// `GridUserInterfaceLayoutDirection`'s name in UIKit: the reading direction of a view.
public typealias UIUserInterfaceLayoutDirection = GridUserInterfaceLayoutDirection
/// `GridUserInterfaceSizeClass`'s name in UIKit; the size class of a screen follows from its size
/// in points.
public typealias UIUserInterfaceSizeClass = GridUserInterfaceSizeClass
/// `GridUserInterfaceStyle`'s name in UIKit: light or dark, which changes no colour here.
public typealias UIUserInterfaceStyle = GridUserInterfaceStyle

/// `GridContentSizeCategory`'s name in UIKit; `Simulation.preferredContentSizeCategory` changes it.
public typealias UIContentSizeCategory = GridContentSizeCategory
/// `GridContentSizeCategoryAdjusting`'s name in UIKit.
public typealias UIContentSizeCategoryAdjusting = GridContentSizeCategoryAdjusting
/// `GridTrait`'s name in UIKit: the type of a trait.
public typealias UITrait = GridTrait
/// `GridTraitDefinition`'s name in UIKit.
public typealias UITraitDefinition = GridTraitDefinition
/// `GridTraitChangeObservable`'s name in UIKit; views observe their traits.
public typealias UITraitChangeObservable = GridTraitChangeObservable
/// `GridTraitChangeRegistration`'s name in UIKit.
public typealias UITraitChangeRegistration = GridTraitChangeRegistration
/// `GridTraitPreferredContentSizeCategory`'s name in UIKit.
public typealias UITraitPreferredContentSizeCategory = GridTraitPreferredContentSizeCategory
/// `GridTraitUserInterfaceStyle`'s name in UIKit.
public typealias UITraitUserInterfaceStyle = GridTraitUserInterfaceStyle
/// `GridTraitLayoutDirection`'s name in UIKit.
public typealias UITraitLayoutDirection = GridTraitLayoutDirection
/// `GridTraitHorizontalSizeClass`'s name in UIKit.
public typealias UITraitHorizontalSizeClass = GridTraitHorizontalSizeClass
/// `GridTraitVerticalSizeClass`'s name in UIKit.
public typealias UITraitVerticalSizeClass = GridTraitVerticalSizeClass
/// `GridTraitUserInterfaceIdiom`'s name in UIKit.
public typealias UITraitUserInterfaceIdiom = GridTraitUserInterfaceIdiom
/// `GridTraitDisplayScale`'s name in UIKit.
public typealias UITraitDisplayScale = GridTraitDisplayScale
/// `GridTraitListEnvironment`'s name in UIKit.
public typealias UITraitListEnvironment = GridTraitListEnvironment

// MARK: Menus and focus

/// `GridContextMenuConfiguration`'s name in UIKit; stored, without effect, as no menu opens.
public typealias UIContextMenuConfiguration = GridContextMenuConfiguration
/// `GridContextMenuInteraction`'s name in UIKit; stored, without effect, as no menu opens.
public typealias UIContextMenuInteraction = GridContextMenuInteraction
/// `GridContextMenuInteractionAnimating`'s name in UIKit; only a test's own class conforms to it.
public typealias UIContextMenuInteractionAnimating = GridContextMenuInteractionAnimating
/// `GridContextMenuInteractionCommitAnimating`'s name in UIKit; only a test's class conforms to it.
public typealias UIContextMenuInteractionCommitAnimating = GridContextMenuInteractionCommitAnimating
/// `GridContextMenuInteractionCommitStyle`'s name in UIKit; stored, without effect, as no menu
/// opens.
public typealias UIContextMenuInteractionCommitStyle = GridContextMenuInteractionCommitStyle
/// `GridFocusAnimationCoordinator`'s name in UIKit; its closures run at once.
public typealias UIFocusAnimationCoordinator = GridFocusAnimationCoordinator
/// `GridFocusUpdateContext`'s name in UIKit; stored, without effect, as no focus moves.
public typealias UIFocusUpdateContext = GridFocusUpdateContext
/// `GridMenu`'s name in UIKit; stored, without effect, as no menu opens.
public typealias UIMenu = GridMenu
/// `GridMenuElement`'s name in UIKit; stored, without effect, as no menu opens.
public typealias UIMenuElement = GridMenuElement
/// `GridSpringLoadedInteractionContext`'s name in UIKit; only a test's own class conforms to it.
public typealias UISpringLoadedInteractionContext = GridSpringLoadedInteractionContext

// MARK: Drag and drop

/// `GridDragAnimating`'s name in UIKit.
public typealias UIDragAnimating = GridDragAnimating
/// `GridDragDropSession`'s name in UIKit.
public typealias UIDragDropSession = GridDragDropSession
/// `GridDragItem`'s name in UIKit.
public typealias UIDragItem = GridDragItem
/// `GridDragPreview`'s name in UIKit; stored, without effect, as nothing is drawn.
public typealias UIDragPreview = GridDragPreview
/// `GridDragPreviewParameters`'s name in UIKit; stored, without effect, as nothing is drawn.
public typealias UIDragPreviewParameters = GridDragPreviewParameters
/// `GridDragPreviewTarget`'s name in UIKit; stored, without effect, as nothing is drawn.
public typealias UIDragPreviewTarget = GridDragPreviewTarget
/// `GridDragSession`'s name in UIKit.
public typealias UIDragSession = GridDragSession
/// `GridDropOperation`'s name in UIKit.
public typealias UIDropOperation = GridDropOperation
/// `GridDropProposal`'s name in UIKit.
public typealias UIDropProposal = GridDropProposal
/// `GridDropSession`'s name in UIKit.
public typealias UIDropSession = GridDropSession
/// `GridDropSessionProgressIndicatorStyle`'s name in UIKit; stored, without effect.
public typealias UIDropSessionProgressIndicatorStyle = GridDropSessionProgressIndicatorStyle
/// `GridPreviewParameters`'s name in UIKit; stored, without effect, as nothing is drawn.
public typealias UIPreviewParameters = GridPreviewParameters
/// `GridTargetedPreview`'s name in UIKit; stored, without effect, as nothing is drawn.
public typealias UITargetedPreview = GridTargetedPreview
/// `BaseViewAnimatingPosition`'s name in UIKit.
public typealias UIViewAnimatingPosition = BaseViewAnimatingPosition

// MARK: Accessibility

/// `GridAccessibilityTraits`'s name in UIKit; stored, without effect, as nothing is read aloud.
public typealias UIAccessibilityTraits = GridAccessibilityTraits

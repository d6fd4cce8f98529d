/// `BaseViewController`'s name in UIKit; nothing of it is read from a nib or a storyboard.
public typealias UIViewController = BaseViewController
/// `GridViewController`'s name in UIKit; a method that a subclass does not override is missing.
public typealias UICollectionViewController = GridViewController
/// `GridViewControllerTransitionCoordinator`'s name in UIKit; it animates in virtual time.
public typealias UIViewControllerTransitionCoordinator = GridViewControllerTransitionCoordinator
/// `GridViewControllerTransitionCoordinatorContext`'s name in UIKit; it is never interactive.
public typealias UIViewControllerTransitionCoordinatorContext =
  GridViewControllerTransitionCoordinatorContext
/// `GridInterfaceOrientationMask`'s name in UIKit; kept only, no rotation asks for it.
public typealias UIInterfaceOrientationMask = GridInterfaceOrientationMask
/// `GridStatusBarStyle`'s name in UIKit; kept only, as there is no status bar to draw.
public typealias UIStatusBarStyle = GridStatusBarStyle
/// `GridStoryboardSegue`'s name in UIKit; nothing performs one, as no storyboard is read.
public typealias UIStoryboardSegue = GridStoryboardSegue

/// The scene that a window belongs to; there is none.
public enum UIWindowScene {
  /// `GridSceneActivationConfiguration`'s place in UIKit; no scene is ever opened with it.
  public typealias ActivationConfiguration = GridSceneActivationConfiguration
}

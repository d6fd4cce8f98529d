/// `BaseViewController`'s name in UIKit; no nib or storyboard is read.
public typealias UIViewController = BaseViewController
/// `GridViewController`'s name in UIKit; a method that a subclass does not override counts as
/// missing.
public typealias UICollectionViewController = GridViewController
/// `GridViewControllerTransitionCoordinator`'s name in UIKit; its animations run in virtual time.
public typealias UIViewControllerTransitionCoordinator = GridViewControllerTransitionCoordinator
/// `GridViewControllerTransitionCoordinatorContext`'s name in UIKit; it is never interactive.
public typealias UIViewControllerTransitionCoordinatorContext =
  GridViewControllerTransitionCoordinatorContext
/// `GridInterfaceOrientationMask`'s name in UIKit; stored, without effect on rotations.
public typealias UIInterfaceOrientationMask = GridInterfaceOrientationMask
/// `GridStatusBarStyle`'s name in UIKit; stored, without effect: there is no status bar.
public typealias UIStatusBarStyle = GridStatusBarStyle
/// `GridStoryboardSegue`'s name in UIKit; no segue is performed, because no storyboard is read.
public typealias UIStoryboardSegue = GridStoryboardSegue

/// The scene of a window. There are no scenes here.
public enum UIWindowScene {
  /// `GridSceneActivationConfiguration`'s name in UIKit; no scene is opened.
  public typealias ActivationConfiguration = GridSceneActivationConfiguration
}

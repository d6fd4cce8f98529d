public typealias UIViewController = BaseViewController
public typealias UICollectionViewController = GridViewController
public typealias UIViewControllerTransitionCoordinator = GridViewControllerTransitionCoordinator
public typealias UIViewControllerTransitionCoordinatorContext =
  GridViewControllerTransitionCoordinatorContext
public typealias UIInterfaceOrientationMask = GridInterfaceOrientationMask
public typealias UIStatusBarStyle = GridStatusBarStyle
public typealias UIStoryboardSegue = GridStoryboardSegue

/// The scene that a window belongs to; there is none.
public enum UIWindowScene {
  public typealias ActivationConfiguration = GridSceneActivationConfiguration
}

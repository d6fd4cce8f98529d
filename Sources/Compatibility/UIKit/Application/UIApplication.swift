/// The delegate of an application; GridKit calls none of its methods.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The window of the application; GridKit never reads the property.
  var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
  /// The default implementation, for a delegate without a window: always nil. A new value is
  /// ignored.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// The application, whose properties describe the current simulation.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The state of an application; always `active` here.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// The shared application, whose properties describe the current simulation.
  public static let shared = UIApplication()

  /// The delegate of the application; stored, without effect, because an application here is
  /// neither launched nor ended.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The state of the application; always `active`.
  open var applicationState: State { .active }

  /// The layout direction of the current simulation's screen.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The windows of the current simulation.
  open var windows: [UIWindow] { Simulation.current.presentWindows }
  /// The first of `windows` that is the key window; nil if there is none.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The text size that the user has chosen: `Simulation.preferredContentSizeCategory`.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    Simulation.current.preferredContentSizeCategory
  }

  /// Calls a method of a target.
  ///
  /// - Parameters:
  ///   - target: The object with the method. If nil, the method is searched in the responder chain.
  ///     The search starts at `sender`, if `sender` is a responder. Otherwise it starts at the
  ///     first responder of the key window. If there is no first responder, it starts at the view
  ///     of the frontmost controller.
  ///   - sender: The first argument of the method, if the method has a parameter.
  /// - Returns: Whether the target or a responder has the method. A target without the method
  ///   causes the fault `unrecognized-selector`.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    ActionMethod(target: target, action: action)
      .send(
        sender, event, from: sender as? UIResponder ?? keyWindow?.frontResponder, in: .current)
  }

  /// The notification of an application that becomes active. GridKit never posts it, because an
  /// application here is active from the start.
  nonisolated public static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// The notification of an application about to become inactive. GridKit never posts it, because
  /// an application here is always active.
  nonisolated public static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")
  /// The notification of an application that enters the background. GridKit never posts it, because
  /// there is no background to go to.
  nonisolated public static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// The notification of an application about to return to the foreground. GridKit never posts it,
  /// because there is no background to come from.
  nonisolated public static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// The notification of a memory warning. GridKit never posts it. A test may post it to check
  /// which data an observer drops.
  nonisolated public static let didReceiveMemoryWarningNotification =
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  /// The notification that a status bar is about to rotate. GridKit never posts it, not even for
  /// `Simulation.rotate(to:)`, because there is no status bar.
  nonisolated public static let willChangeStatusBarOrientationNotification =
    Notification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
}

/// The device, whose properties describe the current simulation.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The shared device, whose properties describe the current simulation.
  public static let current = UIDevice()

  /// The orientation of the simulation's device; `Simulation.rotate(to:)` changes the orientation.
  open var orientation: UIDeviceOrientation { Simulation.current.orientation }
  /// The idiom: `pad` if the shorter side of the screen has at least 600 points, else `phone`.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  /// Whether the device posts orientation notifications. The value is always true, because
  /// `Simulation.rotate(to:)` posts them without a request.
  open var isGeneratingDeviceOrientationNotifications: Bool { true }
  /// The name of the device; always `Simulation`.
  open var name: String { "Simulation" }
  /// The model: `iPad` or `iPhone`, depending on the idiom.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name of the system; always `iOS`.
  open var systemName: String { "iOS" }
  /// The version of the system that GridKit's behaviour follows; always `18.0`.
  open var systemVersion: String { "18.0" }

  /// Ignores the request: notifications are always on.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Ignores the request: notifications stay on.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// The notification of a changed orientation; posted by `Simulation.rotate(to:)`.
  nonisolated public static let orientationDidChangeNotification =
    Simulation.orientationDidChangeNotification
}

extension UIWindow {
  /// The first responder, else the view of the frontmost controller, else the window itself.
  fileprivate var frontResponder: UIResponder {
    if let first = presentFirstResponder { return first }
    var front = rootViewController
    while let controller = front {
      let inner =
        controller.presentedViewController
        ?? (controller as? UINavigationController)?.topViewController
      guard let inner, inner !== controller else { break }
      front = inner
    }
    return front?.viewIfLoaded ?? self
  }
}

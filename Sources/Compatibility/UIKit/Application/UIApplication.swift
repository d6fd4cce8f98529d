/// The delegate of an application; nothing is reported to it here.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The window of the application; nothing here asks for it.
  var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
  /// The default implementation, for delegates without a window of their own: always nil; a new
  /// value is ignored.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// The application that a simulation stands for.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether an application is in front; here it always is.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// The one application; what it answers is that of the current simulation.
  public static let shared = UIApplication()

  /// The delegate of the application; stored, without effect: an application here is neither
  /// launched nor ended.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The state of the application; always `active`.
  open var applicationState: State { .active }

  /// The layout direction of the current simulation's screen.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Windows of the current simulation.
  open var windows: [UIWindow] { Simulation.current.presentWindows }
  /// The first window that was made key; nil when none was.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The preferred text size; always `large`, the standard size.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// Calls a method of a target.
  ///
  /// - Parameters:
  ///   - target: Nil asks responders in turn: from a view that sends, else from the first responder
  ///     of the key window, or what shows in it.
  ///   - sender: What the method gets, if it has a parameter.
  /// - Returns: Whether the target or a responder had the method. A target that lacks it is the
  ///   fault `unrecognized-selector`.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    ActionMethod(target: target, action: action)
      .send(
        sender, event, from: sender as? UIResponder ?? keyWindow?.frontResponder, in: .current)
  }

  /// The notification of an application that becomes active. Never posted: an application here is
  /// active from the start.
  nonisolated public static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// The notification of an application about to become inactive. Never posted: nothing takes the
  /// foreground from an application here.
  nonisolated public static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")
  /// The notification of an application that enters the background. Never posted: there is no
  /// background to go to.
  nonisolated public static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// The notification of an application about to return to the foreground. Never posted: there is
  /// no background to come from.
  nonisolated public static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// The notification of scarce memory. Never posted here; a test posts it to see what an observer
  /// drops.
  nonisolated public static let didReceiveMemoryWarningNotification =
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  /// The notification of a status bar about to turn. Never posted, not by `Simulation.rotate(to:)`
  /// either: there is no status bar.
  nonisolated public static let willChangeStatusBarOrientationNotification =
    Notification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
}

/// The device of the current simulation.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The one device; what it answers is that of the current simulation.
  public static let current = UIDevice()

  /// The orientation of the simulation's device; `Simulation.rotate(to:)` turns it.
  open var orientation: UIDeviceOrientation { Simulation.current.orientation }
  /// A pad from 600 points on the screen's shorter side, else a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  /// Whether the device posts orientation notifications. Always true: `Simulation.rotate(to:)`
  /// posts them whether they were asked for or not.
  open var isGeneratingDeviceOrientationNotifications: Bool { true }
  /// The name of the device; always `Simulation`.
  open var name: String { "Simulation" }
  /// `iPad` or `iPhone`, as the idiom says.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name of the system; always `iOS`.
  open var systemName: String { "iOS" }
  /// The era that behaviour follows.
  open var systemVersion: String { "18.0" }

  /// Ignores the request: notifications are always on.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Ignores the request: notifications stay on.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// Posted by `Simulation.rotate(to:)`.
  nonisolated public static let orientationDidChangeNotification =
    Simulation.orientationDidChangeNotification
}

/// The text size that a user prefers; the standard size always.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The text that UIKit uses for the size, such as `UICTContentSizeCategoryL`.
  public let rawValue: String
  /// A category by its text; any text is taken.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The unspecified category: that of a trait collection that leaves it out under UIKit.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Three steps below the standard size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// The size two steps below the standard size.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// The size one step below the standard size.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The standard size, and the answer of `UIApplication` and of every trait collection here.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// The size one step above the standard size.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// The size two steps above the standard size.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// Three steps above the standard size, the largest outside of accessibility sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")

  /// The notification of another text size. Never posted.
  public static let didChangeNotification =
    Notification.Name("UIContentSizeCategoryDidChangeNotification")
}

extension UIWindow {
  /// The first responder, else the view of the controller that shows.
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

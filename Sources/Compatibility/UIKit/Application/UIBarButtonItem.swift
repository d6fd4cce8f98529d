/// A button of a bar. No bar shows the button, so a test calls `press()` instead of touching it. A
/// new button does nothing yet, nor does a button from an archive: nothing is read from it.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The style of a button; the raw values are UIKit's.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// The standard buttons of the system; the raw values are UIKit's. No system item has a title or
  /// an image here.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
  }

  /// The style of the button; stored, without effect: nothing is drawn.
  open var style = Style.plain
  /// The width of the item, in points; 0 for automatic width. Stored, without effect.
  open var width: CGFloat = 0
  /// The view to show instead of a button; stored, without effect: no bar shows the view.
  open var customView: UIView?
  /// The possible titles of the item; stored, without effect: no bar is laid out.
  open var possibleTitles: Set<String>?
  /// The tint of the item; stored, without effect: nothing is drawn.
  open var tintColor: UIColor?
  /// The menu of the item; stored, without effect: no menu opens.
  open var menu: UIMenu?
  /// Whether the item is hidden; stored, without effect: no bar shows the item.
  open var isHidden = false
  /// Whether the item is selected; stored, without effect: nothing is drawn.
  open var isSelected = false
  /// The object whose method is called, held weakly. If nil, the method is searched in the
  /// responder chain.
  open weak var target: AnyObject?
  /// The method that `press()` calls. The method has no parameter, or takes the item.
  open var action: Selector?

  /// The action that `press()` performs instead of calling the method `action`. Setting the
  /// property copies the action's title and image to the item, unless the item is a system item.
  open var primaryAction: UIAction? {
    didSet { takeOver(primaryAction) }
  }

  private var systemItem: SystemItem?

  /// A button with a title that calls a method.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(style: style, target: target, action: action)
    self.title = title
  }

  /// A button with an image that calls a method.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(style: style, target: target, action: action)
    self.image = image
  }

  /// A button that calls a method, with one image for portrait and one for landscape.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// A system item that calls a method.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(style: systemItem == .done ? .done : .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// An item with a custom view. The view handles touches itself.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A system item that performs an action.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button that performs an action. If the title or the image is nil, the button has the
  /// action's title or image.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    takeOver(primaryAction)
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  private convenience init(style: Style, target: Any?, action: Selector?) {
    self.init()
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Returns a space of flexible width between buttons.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Returns a space of fixed width between buttons, in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    space.width = width
    return space
  }

  private func takeOver(_ action: UIAction?) {
    guard let action, systemItem == nil else { return }
    title = action.title.isEmpty ? nil : action.title
    image = action.image
  }

  /// Presses the item. The item performs `primaryAction`, or else calls the method `action`. A
  /// disabled item does nothing. UIKit does not have this method, because on a device a user
  /// presses the item.
  ///
  /// A target without the method causes the fault `unrecognized-selector`.
  public final func press() {
    guard isEnabled else { return }
    let simulation = Simulation.current
    if let primaryAction {
      primaryAction.perform(for: self, in: simulation)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
  }
}

/// A button of a bar. No bar shows it and no finger reaches it: `press()` does what a finger would.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The look that the button would have; the raw values are UIKit's.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// Buttons that the system knows; the raw values are UIKit's. None brings a title or an image.
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
  /// The width of the item, in points, 0 for as wide as needed; stored, without effect.
  open var width: CGFloat = 0
  /// The view to show instead of a button; stored, without effect: no bar has room for it.
  open var customView: UIView?
  /// The titles that the item might have; stored, without effect: no bar is laid out.
  open var possibleTitles: Set<String>?
  /// The tint of the item; stored, without effect: nothing is drawn.
  open var tintColor: UIColor?
  /// The menu of the item; stored, without effect: no menu opens.
  open var menu: UIMenu?
  /// Whether the item is hidden; stored, without effect: no bar shows the item in any case.
  open var isHidden = false
  /// Whether the item is selected; stored, without effect: nothing is drawn.
  open var isSelected = false
  /// The object whose method is called, not kept alive; nil asks responders in turn.
  open weak var target: AnyObject?
  /// The method that pressing the item calls: without parameters, or with the item.
  open var action: Selector?

  /// Performed instead of `action`. Setting it takes over its title and image, unless the item is
  /// one of the system's.
  open var primaryAction: UIAction? {
    didSet { takeOver(primaryAction) }
  }

  private var systemItem: SystemItem?

  /// A button that does nothing yet.
  public override init() {
    super.init()
  }

  /// A button that does nothing yet: nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

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

  /// A button with an image for each way up that calls a method.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// A button that the system knows, which calls a method.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(style: systemItem == .done ? .done : .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// A button that is a view; the view takes touches itself.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A button that the system knows, which performs an action.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button that performs an action; without a title and an image it has those of the action.
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

  /// Returns an item for room between buttons that grows.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Returns an item for room between buttons of a fixed width, in points.
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

  /// Presses the item as a finger would: performs the primary action, else calls the method, if the
  /// item is enabled. It is not in UIKit, where bars are pressed.
  ///
  /// A target that does not have the method is the fault `unrecognized-selector`.
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

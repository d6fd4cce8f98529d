/// The values that a controller keeps for bars.
@MainActor
private final class ControllerBars {
  let item: UINavigationItem
  var toolbarItems: [UIBarButtonItem]?
  var edges = UIRectEdge.all
  var previews: [PreviewingContext] = []
  let editButton: UIBarButtonItem

  init(_ controller: UIViewController) {
    item = UINavigationItem(of: controller)
    editButton = UIBarButtonItem()
    editButton.primaryAction = UIAction { [weak controller] _ in
      controller?.setEditing(controller?.isEditing != true, animated: true)
    }
  }

  static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

extension UIViewController {
  private var bars: ControllerBars {
    if let present = objc_getAssociatedObject(self, ControllerBars.key) as? ControllerBars {
      return present
    }
    let made = ControllerBars(self)
    objc_setAssociatedObject(self, ControllerBars.key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  /// The controller's item for a navigation bar, created on first use.
  public var navigationItem: UINavigationItem { bars.item }

  /// The items of the toolbar; stored, without effect: there are no toolbars. A test presses the
  /// items.
  public var toolbarItems: [UIBarButtonItem]? {
    get { bars.toolbarItems }
    set { bars.toolbarItems = newValue }
  }

  /// Sets `toolbarItems` at once, without animation.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// The edges at which the view extends under bars; stored, without effect: there are no bars.
  public var edgesForExtendedLayout: UIRectEdge {
    get { bars.edges }
    set { bars.edges = newValue }
  }

  /// A button that begins or ends editing. Each read of the property sets the title to `Edit` or
  /// `Done`.
  public var editButtonItem: UIBarButtonItem {
    let button = bars.editButton
    button.title = isEditing ? "Done" : "Edit"
    button.style = isEditing ? .done : .plain
    return button
  }

  var previewingContexts: [PreviewingContext] {
    get { bars.previews }
    set { bars.previews = newValue }
  }
}

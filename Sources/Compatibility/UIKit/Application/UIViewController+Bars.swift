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

  /// The item that the controller would have in a navigation controller's bar; made when first
  /// asked for.
  public var navigationItem: UINavigationItem { bars.item }

  /// The items of the toolbar; stored, without effect: there are no toolbars. A test presses the
  /// items.
  public var toolbarItems: [UIBarButtonItem]? {
    get { bars.toolbarItems }
    set { bars.toolbarItems = newValue }
  }

  /// Sets the property, at once.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// The edges under bars that the view extends to; stored, without effect: there are no bars to
  /// reach under.
  public var edgesForExtendedLayout: UIRectEdge {
    get { bars.edges }
    set { bars.edges = newValue }
  }

  /// Begins and ends editing when it is pressed; its title says which, when it is asked for.
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

/// The content of a navigation bar for one controller. There is no bar here, so the values are only
/// stored.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  /// The choice between a large and a small title; the raw values are UIKit's.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }

  /// The title; the controller's title unless another title is set.
  open var title: String? {
    get { ownTitle ?? controller?.title }
    set { ownTitle = newValue }
  }

  private var ownTitle: String?
  weak var controller: UIViewController?

  /// The prompt; stored, without effect: no bar shows it.
  open var prompt: String?
  /// The view to show as the title; stored, without effect: no bar shows the view.
  open var titleView: UIView?
  /// The item of the back button; stored, without effect: no button leads back.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the back button; stored, without effect: no button leads back.
  open var backButtonTitle: String?
  /// Whether the back button is hidden; stored, without effect: no button leads back.
  open var hidesBackButton = false
  /// Whether left items stand beside the back button; stored, without effect: no button leads back.
  open var leftItemsSupplementBackButton = false
  /// The display mode of the large title; stored, without effect: nothing is drawn.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The search controller; stored, without effect: no navigation bar shows its search bar. The
  /// search bar also works outside a navigation bar.
  open var searchController: UISearchController?
  /// Whether scrolling hides the search bar; stored, without effect: no bar hides anything.
  open var hidesSearchBarWhenScrolling = true
  /// The items on the left, from the outer edge inwards; a test presses them.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The items on the right, from the outer edge inwards; a test presses them.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// A navigation item with a title, without a controller.
  public init(title: String) {
    ownTitle = title
    super.init()
  }

  init(of controller: UIViewController) {
    self.controller = controller
    super.init()
  }

  /// An item without a title: nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Writes nothing.
  open func encode(with coder: NSCoder) {}

  // MARK: Buttons

  /// The first of `leftBarButtonItems`. Setting the property replaces this item, and setting nil
  /// removes it.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = Self.replacingFirst(of: leftBarButtonItems, by: newValue) }
  }

  /// The first of `rightBarButtonItems`. Setting the property replaces this item, and setting nil
  /// removes it.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = Self.replacingFirst(of: rightBarButtonItems, by: newValue) }
  }

  private static func replacingFirst(
    of items: [UIBarButtonItem]?, by item: UIBarButtonItem?
  ) -> [UIBarButtonItem]? {
    let all = [item].compactMap { $0 } + (items ?? []).dropFirst()
    return all.isEmpty ? nil : all
  }

  /// Sets `leftBarButtonItem` at once, without animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets `rightBarButtonItem` at once, without animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets `leftBarButtonItems` at once, without animation.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets `rightBarButtonItems` at once, without animation.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets `hidesBackButton` at once, without animation.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}

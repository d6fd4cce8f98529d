/// A rectangle in a view, for use in constraints.
///
/// - Note: After `UILayoutGuide`.
@preconcurrency @MainActor
open class GridLayoutGuide: NSObject {
  /// The view of the guide; nil for a guide that was not added to a view.
  open var owningView: BaseView? { owner }
  /// The identifier of the guide, which messages about constraints name.
  open var identifier = ""

  final var owner: BaseView? {
    get { ownerReference?.view }
    set { ownerReference = newValue?.madeUnretainedBox }
  }
  private final var ownerReference: UnretainedBox<BaseView>?
  final let place: Place
  /// The frame that constraints gave to the guide in the last layout of its view.
  final var placedFrame = CGRect.zero

  /// The way in which the place of a guide is determined.
  enum Place {
    /// Constraints place the guide.
    case free
    /// The view gives the guide a rectangle in its own coordinates.
    case given((BaseView) -> CGRect)
    /// The guide is the content of a scroll view: constraints give its size.
    case content
  }

  /// Creates a guide that constraints place, once it is added to a view.
  public override init() {
    place = .free
    super.init()
  }

  init(of view: BaseView, _ place: Place, identifier: String) {
    self.place = place
    super.init()
    owner = view
    self.identifier = identifier
  }

  /// Creates a guide whose place a view decides.
  package convenience init(of view: BaseView, place: @escaping (BaseView) -> CGRect) {
    self.init(of: view, .given(place), identifier: "")
  }

  /// The distances of the guide's edges from those of its view's bounds.
  final var insets: GridEdgeInsets {
    guard let bounds = owner?.bounds else { return .zero }
    let frame = layoutFrame
    // Insets that meet leave a rectangle of negative size, whose edges `minX` and `maxX` exchange.
    let (top, left) = (frame.origin.y - bounds.origin.y, frame.origin.x - bounds.origin.x)
    return GridEdgeInsets(
      top: top, left: left, bottom: bounds.size.height - top - frame.size.height,
      right: bounds.size.width - left - frame.size.width)
  }

  /// The frame of the guide, in the coordinates of `owningView`. Constraints place a guide of
  /// `init()` when its view is laid out; until then, the frame is empty.
  open var layoutFrame: CGRect {
    guard let owner else { return .zero }
    switch place {
    case .free: return placedFrame
    case .given(let rect): return rect(owner)
    case .content:
      return CGRect(origin: .zero, size: (owner as? BaseScrollView)?.contentSize ?? .zero)
    }
  }
}

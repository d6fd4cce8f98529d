/// A reference of a constraint to a view or a guide, which does not keep it alive.
///
/// A weak reference to a view would make each later retain and release of the view several times as
/// slow (scenario `constrained-cell` of the benchmark), so views are referred to by their box.
@MainActor
struct ItemReference {
  private let view: UnretainedBox<BaseView>?
  private weak var other: AnyObject?

  init(_ item: AnyObject?) {
    view = (item as? BaseView)?.madeUnretainedBox
    other = view == nil ? item : nil
  }

  var item: AnyObject? { view == nil ? other : view?.view }
}

extension BaseView {
  final var madeUnretainedBox: UnretainedBox<BaseView> {
    if let unretainedBox { return unretainedBox }
    let made = UnretainedBox(self)
    unretainedBox = made
    return made
  }
}

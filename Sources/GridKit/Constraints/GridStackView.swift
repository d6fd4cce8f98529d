/// A view that places its arranged subviews in a row or a column, by constraints that it makes.
///
/// The stack view makes its constraints in `updateConstraints()`, once something about it has
/// changed. It has no size of its own: its size comes from the arranged views, or from constraints
/// outside.
///
/// - Note: After `UIStackView`.
@preconcurrency @MainActor
open class GridStackView: BaseView {
  /// The way in which the arranged views share the stack along its axis; the raw values are
  /// UIKit's.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// The place of the arranged views across the axis; the raw values are UIKit's.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    /// The alignment at the top of a row: `leading`.
    public static var top: Alignment { .leading }
    /// The alignment at the bottom of a row: `trailing`.
    public static var bottom: Alignment { .trailing }
  }

  /// The custom spacing that stands for `spacing`.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// The custom spacing that stands for the system's, 8 points.
  public class var spacingUseSystem: CGFloat { .leastNonzeroMagnitude }

  /// The views that the stack places, in order. All of them are subviews.
  open private(set) var arrangedSubviews: [BaseView] = []

  /// The direction of the row or column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }
  /// The way in which the arranged views share the stack along its axis.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }
  /// The place of the arranged views across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
  }
  /// The distance between neighbours, in points; the least distance for the two distributions with
  /// equal distances.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
  }
  /// Whether a column measures its spacing between baselines.
  open var isBaselineRelativeArrangement = false {
    didSet {
      if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() }
    }
  }
  /// Whether the arranged views lie between the layout margins instead of the edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet {
      if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() }
    }
  }

  private var customSpacings: [(view: ObjectIdentifier, spacing: CGFloat)] = []
  /// The constraints and guides of the present arrangement.
  final var arrangement = StackArrangement()

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A stack without arranged views: nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a horizontal stack of views, which become its subviews.
  public convenience init(arrangedSubviews views: [BaseView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  /// Arranges a view after the others. The view becomes a subview, in front, unless it is one.
  open func addArrangedSubview(_ view: BaseView) {
    insertArrangedSubview(view, at: arrangedSubviews.count - (isArranged(view) ? 1 : 0))
  }

  /// Arranges a view at an index. A view that is arranged already moves there.
  open func insertArrangedSubview(_ view: BaseView, at stackIndex: Int) {
    let others = arrangedSubviews.filter { $0 !== view }
    guard (0...others.count).contains(stackIndex) else {
      return simulation.raise(.stackIndex(stackIndex, count: others.count))
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superviewStorage !== self { addSubview(view) }
    // The stack is to learn that the view is hidden, also before it has been laid out.
    view.layoutState.isLayoutItem = true
    arrangedSubviews = others
    arrangedSubviews.insert(view, at: stackIndex)
    setNeedsUpdateConstraints()
  }

  /// Stops arranging a view. It stays a subview, where it is (AL-84).
  open func removeArrangedSubview(_ view: BaseView) {
    guard isArranged(view) else { return }
    arrangedSubviews.removeAll { $0 === view }
    arrangement.release(view)
    customSpacings.removeAll { $0.view == ObjectIdentifier(view) }
    setNeedsUpdateConstraints()
  }

  open override func willRemoveSubview(_ subview: BaseView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  private func isArranged(_ view: BaseView) -> Bool { arrangedSubviews.contains { $0 === view } }

  // MARK: Spacing

  /// Sets the distance after an arranged view, in points, instead of `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: BaseView) {
    guard isArranged(arrangedSubview) else { return }
    customSpacings.removeAll { $0.view == ObjectIdentifier(arrangedSubview) }
    if spacing != Self.spacingUseDefault {
      customSpacings.append((ObjectIdentifier(arrangedSubview), spacing))
    }
    setNeedsUpdateConstraints()
  }

  /// Returns the distance that was set after an arranged view; `spacingUseDefault` for none.
  open func customSpacing(after arrangedSubview: BaseView) -> CGFloat {
    customSpacings.first { $0.view == ObjectIdentifier(arrangedSubview) }?.spacing
      ?? Self.spacingUseDefault
  }

  /// Returns the distance after an arranged view, in points.
  final func gap(after view: BaseView) -> CGFloat {
    let custom = customSpacing(after: view)
    let gap = custom == Self.spacingUseDefault ? spacing : custom
    return gap == Self.spacingUseSystem ? NSLayoutConstraint.systemSpacing : gap
  }

  // MARK: Constraints

  open override func updateConstraints() {
    arrangement.remove(from: self)
    arrangement = StackArrangement(of: self)
    arrangement.add(to: self)
    super.updateConstraints()
  }

  /// The arranged view whose baseline is the stack's: in a row the tallest, in a column the first
  /// one (AL-90).
  open override var forFirstBaselineLayout: BaseView {
    (axis == .horizontal ? tallest : arrangedSubviews.first)?.forFirstBaselineLayout ?? self
  }

  /// The arranged view whose baseline is the stack's: in a row the tallest, in a column the last
  /// one.
  open override var forLastBaselineLayout: BaseView {
    (axis == .horizontal ? tallest : arrangedSubviews.last)?.forLastBaselineLayout ?? self
  }

  private var tallest: BaseView? {
    arrangedSubviews.max { $0.cachedIntrinsicSize.height < $1.cachedIntrinsicSize.height }
  }
}

import GridScenarios

/// A cell of a feed with 52 constraints: 28 between nine views, and four for each of six intrinsic
/// sizes, which limit the width and the height from both sides.
enum ConstrainedCard {
  /// The views of the cell, and the view around it.
  enum Item: Int, CaseIterable {
    case card, avatar, name, handle, time, body, image, like, share, host
  }

  typealias Attribute = NSLayoutConstraint.Attribute

  /// A constraint between views of the cell: *attribute*, related to *multiplier · attribute of the
  /// other view + constant*.
  struct Rule {
    var item: Item
    var attribute: Attribute
    var relation = NSLayoutConstraint.Relation.equal
    /// The other view; nil for a relation to the constant alone.
    var other: Item?
    var otherAttribute = Attribute.notAnAttribute
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
  }

  /// The width of the cell before it is edited.
  static let width: CGFloat = 320

  /// The constraints. The first one is the width of the cell. Equations come first.
  static let rules: [Rule] = [
    Rule(item: .card, attribute: .width, constant: width),
    equal(.card, .left, .host, .left), equal(.card, .top, .host, .top),
    equal(.avatar, .left, .card, .left, 12), equal(.avatar, .top, .card, .top, 12),
    Rule(item: .avatar, attribute: .width, constant: 40),
    Rule(item: .avatar, attribute: .height, constant: 40),
    equal(.name, .left, .avatar, .right, 8), equal(.name, .top, .avatar, .top),
    equal(.handle, .left, .name, .left), equal(.handle, .top, .name, .bottom, 2),
    equal(.time, .right, .card, .right, -12), equal(.time, .centerY, .name, .centerY),
    equal(.body, .left, .card, .left, 12), equal(.body, .right, .card, .right, -12),
    equal(.body, .top, .avatar, .bottom, 8),
    equal(.image, .left, .body, .left), equal(.image, .right, .body, .right),
    equal(.image, .top, .body, .bottom, 8),
    Rule(
      item: .image, attribute: .height, other: .image, otherAttribute: .width, multiplier: 0.5),
    equal(.like, .left, .card, .left, 12), equal(.like, .top, .image, .bottom, 8),
    equal(.like, .bottom, .card, .bottom, -12),
    equal(.share, .left, .like, .right, 8), equal(.share, .centerY, .like, .centerY),
    atMost(.name, .right, .time, .left, -8), atMost(.handle, .right, .card, .right, -12),
    atMost(.share, .right, .card, .right, -12),
  ]

  private static func equal(
    _ item: Item, _ attribute: Attribute, _ other: Item, _ otherAttribute: Attribute,
    _ constant: CGFloat = 0
  ) -> Rule {
    Rule(
      item: item, attribute: attribute, other: other, otherAttribute: otherAttribute,
      constant: constant)
  }

  private static func atMost(
    _ item: Item, _ attribute: Attribute, _ other: Item, _ otherAttribute: Attribute,
    _ constant: CGFloat
  ) -> Rule {
    var rule = equal(item, attribute, other, otherAttribute, constant)
    rule.relation = .lessThanOrEqual
    return rule
  }

  /// Returns the intrinsic size of a view; nil if it has none.
  static func intrinsicSize(of item: Item) -> CGSize? {
    switch item {
    case .card, .avatar, .image, .host: nil
    case .name: CGSize(width: 120, height: 20)
    case .handle: CGSize(width: 90, height: 16)
    case .time: CGSize(width: 40, height: 16)
    case .body: CGSize(width: 400, height: 60)
    case .like: CGSize(width: 60, height: 30)
    case .share: CGSize(width: 70, height: 30)
    }
  }

  // MARK: Rows

  /// The number of unknowns: left edge, top edge, width and height of each view in the cell.
  static let unknownCount = 4 * Item.host.rawValue

  /// The constraints as rows of a matrix: the coefficients of the unknowns, and the constant. Each
  /// row is to be zero. Those that the other rows decide come last.
  static var rows: [[Double]] {
    let sizes = Item.allCases.flatMap { item in
      intrinsicSize(of: item).map { size in
        [(Attribute.width, size.width), (.height, size.height)].flatMap { attribute, length in
          // The greatest and the least length.
          repeatElement(Rule(item: item, attribute: attribute, constant: length), count: 2)
        }
      } ?? []
    }
    let equations = rules.filter { $0.relation == .equal }
    return (equations + sizes + rules.filter { $0.relation != .equal }).map(row)
  }

  private static func row(_ rule: Rule) -> [Double] {
    var row = [Double](repeating: 0, count: unknownCount + 1)
    func add(_ item: Item, _ attribute: Attribute, _ factor: Double) {
      // The coordinates begin at the view around the cell.
      guard item != .host else { return }
      let (edge, length, share): (Int, Int, Double) =
        switch attribute {
        case .left: (0, 2, 0)
        case .right: (0, 2, 1)
        case .top: (1, 3, 0)
        case .bottom: (1, 3, 1)
        case .centerY: (1, 3, 0.5)
        case .width: (0, 2, 1)
        default: (1, 3, 1)
        }
      let isLength = attribute == .width || attribute == .height
      row[4 * item.rawValue + edge] += isLength ? 0 : factor
      row[4 * item.rawValue + length] += share * factor
    }
    add(rule.item, rule.attribute, 1)
    if let other = rule.other { add(other, rule.otherAttribute, -Double(rule.multiplier)) }
    row[unknownCount] = -Double(rule.constant)
    return row
  }

  // MARK: Views

  /// A view with an intrinsic size.
  private final class SizedView: BaseView {
    private let size: CGSize

    init(_ size: CGSize) {
      self.size = size
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
  }

  /// A cell as views, in a simulation of its own.
  @MainActor
  final class Views {
    private let views: [BaseView]
    /// The constraint for the width of the cell; nil before `constrain()`.
    private var width: NSLayoutConstraint?

    init() {
      views = Simulation().perform {
        Item.allCases.map { item in
          intrinsicSize(of: item).map(SizedView.init)
            ?? BaseView(frame: CGRect(origin: .zero, size: Workload.viewport))
        }
      }
      host.addSubview(views[0])
      for view in views.dropFirst().dropLast() { views[0].addSubview(view) }
      for view in views.dropLast() { view.translatesAutoresizingMaskIntoConstraints = false }
    }

    private var host: BaseView { views[Item.host.rawValue] }

    /// Makes the constraints, activates and solves them, and places the views.
    func constrain() {
      let made = rules.map { rule in
        NSLayoutConstraint(
          item: views[rule.item.rawValue], attribute: rule.attribute, relatedBy: rule.relation,
          toItem: rule.other.map { views[$0.rawValue] }, attribute: rule.otherAttribute,
          multiplier: rule.multiplier, constant: rule.constant)
      }
      width = made[0]
      NSLayoutConstraint.activate(made)
      host.layoutIfNeeded()
    }

    /// Gives the cell another width, and places the views.
    func setWidth(_ width: CGFloat) {
      self.width?.constant = width
      host.layoutIfNeeded()
    }

    /// The sum of all edges and lengths, in the coordinates of the view around the cell.
    var sum: CGFloat {
      var sum: CGFloat = 0
      for view in views.dropLast() {
        // The cell begins at zero.
        let frame = view.frame
        sum += frame.origin.x + frame.origin.y + frame.size.width + frame.size.height
      }
      return sum
    }
  }
}

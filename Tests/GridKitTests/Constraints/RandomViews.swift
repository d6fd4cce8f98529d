import GridCore
import GridTesting
import TestSupport

@testable import GridKit

/// A random tree of views with constraints, and random changes of it. The same changes of the
/// description, made to new views at once, give a fresh tree.
@MainActor
struct RandomViews {
  /// The description of a tree.
  struct Plan {
    var size: CGSize
    var isRightToLeft: Bool
    var views: [ViewPlan] = []
    /// In the order of activation.
    var constraints: [ConstraintPlan] = []
  }

  struct ViewPlan {
    /// The index of a view before this one; nil for the root.
    var parent: Int?
    var intrinsic: CGSize
    var hugging: [Float]
    var resistance: [Float]
    /// The frame of a view that its mask places; nil for one that constraints place.
    var frame: CGRect?
    var mask: BaseView.AutoresizingMask = []
    var stack: (axis: NSLayoutConstraint.Axis, distribution: Int, alignment: Int)?
    var isHidden = false
  }

  struct ConstraintPlan {
    var number: Int
    /// The index of a view; nil for the root.
    var first: Int?
    var firstAttribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var second: Int??
    var secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute
    var multiplier: CGFloat = 1
    var constant: CGFloat
    var priority: Float
  }

  var random: SplitMix64
  private(set) var plan: Plan
  private var lastNumber = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    plan = Plan(size: .zero, isRightToLeft: seed % 5 == 0)
    plan.size = CGSize(width: number(0...40) * 10, height: number(0...40) * 10)
    for _ in 0..<Int(number(2...5)) { addView() }
    for _ in 0..<Int(number(2...12)) { addConstraint() }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random))
  }

  private mutating func isOneOf(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private mutating func priority() -> Float {
    [1000, 1000, 1000, 999, 750, 500, 251, 250, 49].randomElement(using: &random)!
  }

  private mutating func addView() {
    let parents = [nil] + plan.views.indices.map { $0 }
    var view = ViewPlan(
      parent: parents.randomElement(using: &random)!,
      intrinsic: isOneOf(3)
        ? BaseView.noIntrinsicSize : CGSize(width: number(1...12) * 10, height: number(1...6) * 8),
      hugging: [250, 251].shuffled(using: &random), resistance: [750, 749].shuffled(using: &random))
    if isOneOf(4) {
      view.stack = (
        isOneOf(2) ? .horizontal : .vertical, Int(number(0...4)),
        [0, 1, 3, 4].randomElement(
          using: &random)!
      )
    } else if isOneOf(5) {
      view.frame = CGRect(
        x: number(0...9), y: number(0...9), width: number(1...90), height: number(1...90))
      if view.parent == nil, isOneOf(2) { view.mask = [.flexibleWidth, .flexibleHeight] }
    }
    plan.views.append(view)
  }

  private mutating func addConstraint() {
    let items = [nil] + plan.views.indices.map { Optional($0) }
    let isHorizontal = isOneOf(2)
    let places: [NSLayoutConstraint.Attribute] =
      isHorizontal ? [.leading, .trailing, .centerX] : [.top, .bottom, .centerY]
    let length: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
    lastNumber += 1
    var constraint = ConstraintPlan(
      number: lastNumber, first: plan.views.indices.randomElement(using: &random)!,
      firstAttribute: length,
      relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(
        using: &random)!, constant: number(0...30) * 5, priority: priority())
    if !isOneOf(4) {
      constraint.second = items.randomElement(using: &random)!
      if isOneOf(4) {
        constraint.secondAttribute = isHorizontal ? .width : .height
        constraint.multiplier = isOneOf(2) ? 0.5 : 1
      } else {
        constraint.firstAttribute = places.randomElement(using: &random)!
        constraint.secondAttribute = places.randomElement(using: &random)!
      }
    }
    plan.constraints.append(constraint)
  }

  // MARK: Changes

  /// Takes over the frames that views have got by their masks.
  mutating func keepFrames(of tree: Tree) {
    for index in plan.views.indices where plan.views[index].frame != nil {
      plan.views[index].frame = tree.views[index].frame
    }
  }

  /// Changes the plan at random, and the tree in the same way.
  mutating func change(_ tree: Tree) {
    switch Int(number(0...6)) {
    case 0:
      addConstraint()
      tree.activate(plan.constraints.last!)
    case 1:
      guard let index = plan.constraints.indices.randomElement(using: &random) else { return }
      tree.constraints[plan.constraints.remove(at: index).number]?.isActive = false
    case 2, 3:
      guard let index = plan.constraints.indices.randomElement(using: &random) else { return }
      plan.constraints[index].constant = number(0...30) * 5
      tree.constraints[plan.constraints[index].number]?.constant = plan.constraints[index].constant
    case 4:
      plan.size.width = number(0...40) * 10
      tree.root.frame.size = plan.size
    case 5:
      let index = plan.views.indices.randomElement(using: &random)!
      plan.views[index].isHidden.toggle()
      tree.views[index].isHidden = plan.views[index].isHidden
    default:
      let index = plan.views.indices.randomElement(using: &random)!
      guard let view = tree.views[index] as? CaseView else { return }
      plan.views[index].intrinsic.width = number(1...12) * 10
      view.ownSize = plan.views[index].intrinsic
      view.invalidateIntrinsicContentSize()
    }
  }

  /// The views of a plan.
  @MainActor
  final class Tree {
    let root: BaseView
    private(set) var views: [BaseView] = []
    private(set) var constraints: [Int: NSLayoutConstraint] = [:]

    init(_ plan: Plan) {
      root = BaseView(frame: CGRect(origin: .zero, size: plan.size))
      if plan.isRightToLeft { root.semanticContentAttribute = .forceRightToLeft }
      for entry in plan.views { add(entry, plan) }
      for constraint in plan.constraints { activate(constraint) }
    }

    private func add(_ entry: ViewPlan, _ plan: Plan) {
      let view: BaseView
      if let (axis, distribution, alignment) = entry.stack {
        let stack = GridStackView(frame: .zero)
        stack.axis = axis
        stack.distribution = .init(rawValue: distribution)!
        stack.alignment = .init(rawValue: alignment)!
        stack.spacing = 6
        view = stack
      } else {
        let plain = CaseView(frame: .zero)
        plain.ownSize = entry.intrinsic
        view = plain
      }
      for (index, axis) in [NSLayoutConstraint.Axis.horizontal, .vertical].enumerated() {
        view.setContentHuggingPriority(.init(entry.hugging[index]), for: axis)
        view.setContentCompressionResistancePriority(.init(entry.resistance[index]), for: axis)
      }
      if plan.isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
      let parent = entry.parent.map { views[$0] } ?? root
      if let stack = parent as? GridStackView {
        stack.addArrangedSubview(view)
      } else {
        parent.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = entry.frame != nil
        view.autoresizingMask = entry.mask
        if let frame = entry.frame { view.frame = frame }
      }
      view.isHidden = entry.isHidden
      views.append(view)
    }

    func activate(_ entry: ConstraintPlan) {
      func item(_ index: Int?) -> BaseView { index.map { views[$0] } ?? root }
      let constraint = NSLayoutConstraint(
        item: item(entry.first), attribute: entry.firstAttribute, relatedBy: entry.relation,
        toItem: entry.second.map { item($0) }, attribute: entry.secondAttribute,
        multiplier: entry.multiplier, constant: entry.constant)
      constraint.priority = GridLayoutPriority(entry.priority)
      constraint.isActive = true
      constraints[entry.number] = constraint
    }

    /// The frames of the views after a pass.
    func frames() -> [CGRect] {
      root.layoutIfNeeded()
      return views.map(\.frame)
    }
  }
}

extension LayoutEngine {
  /// The constraints of the engine for the slow solver.
  var plain: PlainConstraints {
    let constraints = rows.indices.map { index in
      express(rows[index].source)
      return ConstraintSystem.Constraint(
        expression.terms, constant: expression.constant, rows[index].relation,
        priority: priority(of: rows[index]), rank: rank(of: rows[index], at: index),
        isKept: rows[index].isKept)
    }.filter { !$0.terms.isEmpty }
    return PlainConstraints(
      lengths: system.lengths, constraints: constraints.sorted { $0.rank < $1.rank },
      wishes: wishes)
  }
}

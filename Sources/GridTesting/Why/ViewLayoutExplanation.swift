import GridKit

/// The explanation of why a view is where it is, and why it has its size.
///
/// The description has a line for each edge and each length:
///
///     title is at 16, 8, 288 × 20 in card.
///     left 16: the leading edge of title is 16 after the leading edge of card (required).
///
/// `BaseView.layoutExplanation` and `WhyLog.why(_:)` make it.
public struct ViewLayoutExplanation: Hashable, Sendable, CustomStringConvertible {
  /// A constraint, or what stands for one: an intrinsic size, a mask, a guide or the size of the
  /// outermost view.
  public struct Rule: Hashable, Sendable, CustomStringConvertible {
    /// The relation in words: `the top edge of title is 8 below the top edge of card`.
    public var words: String
    /// The constraint as messages about constraints write it.
    public var constraint: String
    /// The priority, above 0 and up to 1000.
    public var priority: Float
    /// The points that an inequality has to spare, or minus the points by which the rule fails; 0
    /// for a rule that just holds.
    public var slack: CGFloat

    /// The rule with its priority and its slack: `… (required)`, `… (at 750, fails by 12)`.
    public var description: String {
      let rank = priority >= 1000 ? "required" : "at \(NumberText.short(CGFloat(priority)))"
      let room =
        slack == 0
        ? ""
        : slack > 0
          ? ", with \(NumberText.short(slack)) to spare" : ", fails by \(NumberText.short(-slack))"
      return "\(words) (\(rank)\(room))"
    }
  }

  /// An edge or a length of the view.
  public struct Edge: Hashable, Sendable {
    /// The edge: left, right, top or bottom; or the length: width or height.
    public var name: String
    /// The distance from the superview's left or top edge, or the length, in points.
    public var value: CGFloat
    /// The rules that decide the value, those of the view first, then those of the views that they
    /// name, and so on up to the superview.
    public var rules: [Rule]
  }

  /// The name of the view, as messages about constraints write it.
  public var view: String
  /// The frame of the view, in its superview.
  public var frame: CGRect
  /// The name of the superview; nil for none.
  public var superview: String?
  /// The four edges and the two lengths; empty for a view that no constraint places.
  public var edges: [Edge] = []
  /// The rules that name the view and decide nothing: inequalities with room to spare, and
  /// constraints that failed.
  public var idle: [Rule] = []
  /// The reason for the place of the grid's element that the view is in, or is; nil for none.
  public var element: ElementExplanation?

  /// The explanation in sentences, with a line for each edge.
  public var description: String {
    let place = superview.map { " in \($0)" } ?? ""
    var lines = ["\(view) is at \(PlaceText.rect(frame))\(place)."]
    if edges.isEmpty {
      lines.append("No constraint places it: its frame and its autoresizing mask do.")
    }
    lines += edges.map { edge in
      "\(edge.name) \(NumberText.short(edge.value)): "
        + (edge.rules.isEmpty
          ? "decided by nothing" : edge.rules.map(\.description).joined(separator: "; ")) + "."
    }
    lines += idle.map { "Without effect: \($0)." }
    if let element { lines.append(element.description) }
    return lines.map { VisibleText.line($0) }.joined(separator: "\n")
  }
}

extension BaseView {
  /// The explanation of the view's frame: for each edge the constraints that decide it, with
  /// priority and slack. The view is laid out first.
  public var layoutExplanation: ViewLayoutExplanation {
    simulation.perform { topmost.layoutIfNeeded() }
    return ViewLayoutExplanation(of: self)
  }

  private var topmost: BaseView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}

extension ViewLayoutExplanation {
  /// Explains the present frame of a view, which is not laid out.
  @MainActor fileprivate init(of subject: BaseView) {
    var inspection = LayoutInspection()
    view = inspection.name(of: subject)
    frame = subject.frame
    superview = subject.superview.map { inspection.name(of: $0) }
    guard inspection.isPlacedByConstraints(subject) else { return }
    let values: [(LayoutInspection.Part, String, CGFloat)] = [
      (.minX, "left", frame.minX), (.maxX, "right", frame.maxX), (.minY, "top", frame.minY),
      (.maxY, "bottom", frame.maxY), (.width, "width", frame.width),
      (.height, "height", frame.height),
    ]
    edges = values.map { part, name, value in
      let rules = inspection.rules(deciding: part, of: subject).map(Rule.init)
      return Edge(name: name, value: value, rules: rules)
    }
    idle = inspection.idleRules(of: subject).map(Rule.init)
  }
}

extension ViewLayoutExplanation.Rule {
  fileprivate init(_ rule: LayoutInspection.Rule) {
    self.init(
      words: rule.words, constraint: rule.line, priority: rule.priority, slack: rule.slack)
  }
}

extension WhyLog {
  /// Explains why a view is where it is: the constraints that decide its edges, and the reason for
  /// the place of the element that it is in. Nothing is laid out.
  public func why(_ view: BaseView) -> ViewLayoutExplanation {
    var result = ViewLayoutExplanation(of: view)
    let element = sequence(first: view, next: \.superview).lazy
      .compactMap { ($0 as? GridReusableView)?.reuse.applied?.key.elementID }.first
    result.element = element.map { why($0) }
    return result
  }
}

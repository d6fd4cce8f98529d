import GridCore

/// The texts of constraints in UIKit's messages (AL-26).
///
/// Instead of addresses, objects have numbers in the order in which the text names them, so that
/// the text of the same mistake is the same in every run.
@MainActor
struct ConstraintText {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var lastNumber = 0
  /// The objects that the present line calls by a name of their own, with their names.
  private var names: [(name: String, object: AnyObject)] = []

  private mutating func address(of object: AnyObject) -> String {
    if let number = numbers[ObjectIdentifier(object)] { return "0x\(number)" }
    lastNumber += 1
    numbers[ObjectIdentifier(object)] = lastNumber
    return "0x\(lastNumber)"
  }

  /// Returns the class of an item with its number, and with its text or identifier.
  private mutating func title(of object: AnyObject) -> String {
    let name = MessageText.className(object) + ":" + address(of: object)
    if let guide = object as? GridLayoutGuide, !guide.identifier.isEmpty {
      return "\(name)'\(guide.identifier)'"
    }
    guard let text = (object as? any MeasuredContent)?.shownText, !text.isEmpty else { return name }
    let isLong = text.count > 25
    return "\(name)'\(text.prefix(25))\(isLong ? "..." : "")'"
  }

  /// Returns the name by which a line calls an item: its accessibility identifier, or its title.
  mutating func name(of object: AnyObject?) -> String {
    guard let object else { return "(null)" }
    guard let identifier = (object as? BaseView)?.accessibilityIdentifier, !identifier.isEmpty
    else {
      return title(of: object)
    }
    if !names.contains(where: { $0.object === object }) { names.append((identifier, object)) }
    return identifier
  }

  /// Returns the name of a single item.
  static func name(of object: AnyObject) -> String {
    var text = ConstraintText()
    return "<\(text.title(of: object))>"
  }

  /// Returns the text of an anchor: `<NSLayoutXAxisAnchor:0x1 "UIView:0x2.leading">`.
  mutating func anchor(_ side: NSLayoutConstraint.Side) -> String {
    let kind =
      side.isLength
      ? "NSLayoutDimension"
      : side.attribute.isHorizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor"
    // An anchor is made anew at each call, so that each has a number of its own.
    lastNumber += 1
    return "<\(kind):0x\(lastNumber) \"\(place(side))\">"
  }

  private mutating func place(_ side: NSLayoutConstraint.Side) -> String {
    let place = "\(name(of: side.item)).\(side.attribute.word)"
    guard let span = side.span else { return place }
    return "(\(place) - \(name(of: span.item)).\(span.attribute.word))"
  }

  // MARK: Lines

  /// Returns the line of a constraint.
  static func line(for constraint: NSLayoutConstraint) -> String {
    var text = ConstraintText()
    return text.line(for: constraint)
  }

  mutating func line(for constraint: NSLayoutConstraint) -> String {
    names = []
    var text = "<NSLayoutConstraint:" + address(of: constraint)
    if let identifier = constraint.identifier { text += " '\(identifier)'" }
    text += " " + (visualFormat(of: constraint) ?? equation(of: constraint))
    return text + ending(isActive: constraint.holder != nil)
  }

  /// Returns the line of a row of an engine: of a constraint, or of what stands for one.
  mutating func line(for row: LayoutEngine.Row, of engine: LayoutEngine) -> String {
    names = []
    switch row.source {
    case .constraint(let constraint):
      return line(for: constraint)
    case .root(let axis):
      let isWidth = axis == .horizontal
      let identifier =
        engine.purpose == .fitting
        ? isWidth ? "fittingSizeHTarget" : "fittingSizeVTarget"
        : isWidth ? "UIView-Encapsulated-Layout-Width" : "UIView-Encapsulated-Layout-Height"
      return system(
        "NSLayoutConstraint", "'\(identifier)' ", engine.root,
        isWidth ? "width" : "height", row.constant)
    case .mask(let view, let part):
      let word =
        switch part {
        case .minX: "minX"
        case .minY: "minY"
        case .width: "width"
        case .height: "height"
        }
      return system(
        "NSAutoresizingMaskLayoutConstraint", view.autoresizingMask.format + " ", view, word,
        row.constant)
    case .guide(let guide, let edge):
      let word =
        switch edge {
        case .left: "left"
        case .top: "top"
        case .right: "right"
        case .bottom: "bottom"
        }
      let isMargin = guide.identifier == "UIViewLayoutMarginsGuide"
      let identifier =
        isMargin ? "UIView-\(word)Margin-guide-constraint" : "\(guide.identifier)-\(word)"
      return system("NSLayoutConstraint", "'\(identifier)' ", guide, word, row.constant)
    case .intrinsic(let owner, let axis, _):
      let view = owner.view
      let format = axis == .horizontal ? "H" : "V"
      let title = name(of: view)
      let hugging = Int(view.contentHuggingPriority(for: axis).rawValue)
      let resistance = Int(view.contentCompressionResistancePriority(for: axis).rawValue)
      return "<NSContentSizeLayoutConstraint:0x0 \(format):[\(title)"
        + "(\(NumberText.short(CGFloat(-row.constant))))] Hug:\(hugging) "
        + "CompressionResistance:\(resistance)" + ending(isActive: true)
    }
  }

  private mutating func system(
    _ kind: String, _ prefix: String, _ object: AnyObject, _ word: String, _ constant: Double
  ) -> String {
    "<\(kind):0x0 \(prefix)\(name(of: object)).\(word) == \(NumberText.short(CGFloat(-constant)))"
      + ending(isActive: true)
  }

  private mutating func ending(isActive: Bool) -> String {
    guard isActive else { return "   (inactive)>" }
    guard !names.isEmpty else { return "   (active)>" }
    let listed = names
    let list = listed.map { "\($0.name):\(title(of: $0.object))" }.joined(separator: ", ")
    return "   (active, names: \(list) )>"
  }

  // MARK: Bodies

  /// Returns a constraint as an equation: `UIView:0x2.width == 0.5*UIView:0x3.width + 8 @750`.
  private mutating func equation(of constraint: NSLayoutConstraint) -> String {
    var text = place(constraint.first) + " \(constraint.relation.sign) "
    let constant = NumberText.short(abs(constraint.constant))
    if constraint.secondAttribute == .notAnAttribute {
      text += NumberText.short(constraint.constant)
    } else {
      if constraint.multiplier != 1 { text += NumberText.short(constraint.multiplier) + "*" }
      text += place(constraint.second)
      if constraint.constant != 0 {
        text += (constraint.constant < 0 ? " - " : " + ") + constant
      }
    }
    return text + priority(of: constraint, " @")
  }

  private func priority(of constraint: NSLayoutConstraint, _ mark: String) -> String {
    let priority = constraint.priority.rawValue
    return priority < 1000 ? mark + NumberText.short(CGFloat(priority)) : ""
  }

  /// Returns a distance between neighbours, or from a superview, in the visual format; nil for
  /// other constraints.
  private mutating func visualFormat(of constraint: NSLayoutConstraint) -> String? {
    guard constraint.multiplier == 1, constraint.spans.first == nil, constraint.spans.second == nil,
      let first = constraint.firstItem, let second = constraint.secondItem,
      let start = constraint.firstAttribute.end, let end = constraint.secondAttribute.end,
      start.axis == end.axis
    else { return nil }
    // The format goes from the leading or top item to the other one.
    var (before, after) = (second, first)
    var (constant, relation) = (constraint.constant, constraint.relation)
    func turn() {
      (before, after) = (after, before)
      (constant, relation) = (-constant, relation.turned)
    }
    let isEdgeOfSuperview: (AnyObject, AnyObject) -> Bool = { outer, inner in
      (inner as? BaseView)?.superviewStorage === outer
    }
    let isFromEdge: Bool
    let isToEdge: Bool
    if start.isFar == end.isFar {
      if start.isFar, isEdgeOfSuperview(second, first) {
        turn()
        (isFromEdge, isToEdge) = (false, true)
      } else if start.isFar, isEdgeOfSuperview(first, second) {
        (isFromEdge, isToEdge) = (false, true)
      } else if isEdgeOfSuperview(second, first) {
        (isFromEdge, isToEdge) = (true, false)
      } else if !start.isFar, isEdgeOfSuperview(first, second) {
        turn()
        (isFromEdge, isToEdge) = (true, false)
      } else {
        return nil
      }
    } else {
      if start.isFar { turn() }
      (isFromEdge, isToEdge) = (false, false)
    }
    let gap =
      "(\(relation == .equal ? "" : relation.sign)\(NumberText.short(constant))"
      + priority(of: constraint, "@") + ")"
    let left = isFromEdge ? edge(of: before) : "[\(name(of: before))]"
    let right = isToEdge ? edge(of: after) : "[\(name(of: after))]"
    return "\(start.axis):\(left)-\(gap)-\(right)" + (start.isAbsolute ? "(LTR)" : "")
  }

  private mutating func edge(of superview: AnyObject) -> String {
    names.append(("'|'", superview))
    return "|"
  }
}

extension NSLayoutConstraint.Attribute {
  /// The name of the attribute in UIKit's texts.
  var word: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }

  /// One of the two ends of an item along an axis.
  fileprivate struct End {
    var axis: String
    var isFar: Bool
    /// Whether the end is left or right in either reading direction.
    var isAbsolute = false
  }

  fileprivate var end: End? {
    switch self {
    case .left: End(axis: "H", isFar: false, isAbsolute: true)
    case .right: End(axis: "H", isFar: true, isAbsolute: true)
    case .leading: End(axis: "H", isFar: false)
    case .trailing: End(axis: "H", isFar: true)
    case .top: End(axis: "V", isFar: false)
    case .bottom: End(axis: "V", isFar: true)
    default: nil
    }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The relation with its sides exchanged.
  fileprivate var turned: NSLayoutConstraint.Relation {
    NSLayoutConstraint.Relation(rawValue: -rawValue)!
  }
}

extension BaseView.AutoresizingMask {
  /// The mask as UIKit's messages have it: margin, length and margin of each axis, `-` for fixed
  /// and `&` for flexible. Of an axis without a flexible part, the last margin is flexible.
  fileprivate var format: String {
    func axis(_ parts: BaseView.AutoresizingMask...) -> String {
      let marks = parts.map { contains($0) ? "&" : "-" }.joined()
      return marks == "---" ? "--&" : marks
    }
    return "h=\(axis(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)) "
      + "v=\(axis(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin))"
  }
}

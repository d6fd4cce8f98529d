/// A builder of the constraints of a visual format.
@MainActor
struct VisualFormatLine {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let views: [String: Any]

  /// The distance between two views for a `-` alone, in points.
  private static let gap: CGFloat = 8

  init(_ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, views: [String: Any]) {
    self.format = format
    self.options = options
    self.views = views
  }

  func constraints() throws(VisualFormat.Mistake) -> [NSLayoutConstraint] {
    let alignments = try alignments()
    var constraints: [NSLayoutConstraint] = []
    if let leading = format.leading {
      let superview = try superview(of: format.views[0], edge: 0)
      constraints += try distances(
        from: (superview, edges.start), to: (item(0), edges.start), leading, margin: .first)
    }
    for (index, view) in format.views.enumerated() {
      if index > 0 {
        constraints += try distances(
          from: (item(index - 1), baselines?.from ?? edges.end),
          to: (item(index), baselines?.to ?? edges.start),
          format.connections[index - 1], margin: nil)
      }
      for length in view.lengths {
        let other = length.view.flatMap { views[$0] }
        let attribute = other == nil ? .notAnAttribute : length.attribute ?? size
        constraints.append(constraint((item(index), size), length, to: other, attribute))
      }
    }
    if let trailing = format.trailing {
      let last = format.views.count - 1
      let superview = try superview(of: format.views[last], edge: format.edgePlaces.count - 1)
      constraints += try distances(
        from: (item(last), edges.end), to: (superview, edges.end), trailing, margin: .last)
    }
    for attribute in alignments {
      for index in format.views.indices.dropFirst() {
        constraints.append(
          NSLayoutConstraint(
            item: item(index - 1), attribute: attribute, relatedBy: .equal, toItem: item(index),
            attribute: attribute, multiplier: 1, constant: 0))
      }
    }
    return constraints
  }

  // MARK: Items

  private func item(_ index: Int) -> Any { views[format.views[index].name] ?? NSNull() }

  private func superview(
    of view: VisualFormat.View, edge: Int
  ) throws(VisualFormat.Mistake) -> UIView {
    let item = views[view.name]
    let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    guard let superview else {
      throw VisualFormat.Mistake(
        reason: "Unable to interpret '|' character, because the related view doesn't have a "
          + "superview", place: format.edgePlaces[edge])
    }
    return superview
  }

  // MARK: Attributes

  private var runsBackwards: Bool {
    !format.isVertical && options.contains(.directionRightToLeft)
  }

  private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if format.isVertical { return (.top, .bottom) }
    if options.isDisjoint(with: .directionMask) { return (.leading, .trailing) }
    return runsBackwards ? (.right, .left) : (.left, .right)
  }

  private var size: NSLayoutConstraint.Attribute { format.isVertical ? .height : .width }

  /// The baselines between which the distances of views are measured; nil if distances are measured
  /// between edges.
  private var baselines: (from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute)? {
    format.isVertical && options.contains(.spacingBaselineToBaseline)
      ? (.lastBaseline, .firstBaseline) : nil
  }

  private static let margins: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
    .left: .leftMargin, .right: .rightMargin, .top: .topMargin, .bottom: .bottomMargin,
    .leading: .leadingMargin, .trailing: .trailingMargin,
  ]

  /// Returns the attributes that the options align.
  private func alignments() throws(VisualFormat.Mistake) -> [NSLayoutConstraint.Attribute] {
    let across: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllLeading, .leading),
      (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
    ]
    let down: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllTop, .top), (.alignAllBottom, .bottom), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    let wrong = format.isVertical ? down : across
    if wrong.contains(where: { options.contains($0.0) }) {
      let line = format.isVertical ? "vertical" : "horizontal"
      throw VisualFormat.Mistake(
        reason: "Options mask required views to be aligned on a \(line) edge, which is not allowed "
          + "for layout that is also \(line)", place: 0)
    }
    return (format.isVertical ? across : down).filter { options.contains($0.0) }.map(\.1)
  }

  // MARK: Constraints

  private enum Margin { case first, last }

  private typealias Place = (item: Any, attribute: NSLayoutConstraint.Attribute)

  /// Returns the constraints of a distance: `other` equals `one` plus the distance.
  private func distances(
    from one: Place, to other: Place, _ connection: VisualFormat.Connection, margin: Margin?
  ) throws(VisualFormat.Mistake) -> [NSLayoutConstraint] {
    var (one, other) = (one, other)
    let predicates: [VisualFormat.Predicate]
    switch connection {
    case .none: predicates = [VisualFormat.Predicate(place: 0)]
    case .predicates(let given): predicates = given
    case .standard:
      switch margin {
      case .first: one.attribute = Self.margins[one.attribute] ?? one.attribute
      case .last: other.attribute = Self.margins[other.attribute] ?? other.attribute
      case nil: break
      }
      let distance = margin == nil ? Double(Self.gap) : 0
      predicates = [VisualFormat.Predicate(constant: distance, place: 0)]
    }
    var constraints: [NSLayoutConstraint] = []
    for predicate in predicates {
      guard predicate.view == nil else {
        throw VisualFormat.Mistake(
          reason: "A distance is a number or a metric, not a view", place: predicate.place)
      }
      var predicate = predicate
      if runsBackwards {
        // In a line from right to left the distance is subtracted.
        predicate.relation = predicate.relation.reversed
        predicate.constant.negate()
      }
      constraints.append(constraint(other, predicate, to: one.item, one.attribute))
    }
    return constraints
  }

  private func constraint(
    _ one: Place, _ predicate: VisualFormat.Predicate, to item: Any?,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: one.item, attribute: one.attribute, relatedBy: predicate.relation, toItem: item,
      attribute: attribute, multiplier: CGFloat(predicate.multiplier),
      constant: CGFloat(predicate.constant))
    if let priority = predicate.priority {
      constraint.priority = UILayoutPriority(rawValue: Float(priority))
    }
    return constraint
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var reversed: NSLayoutConstraint.Relation {
    NSLayoutConstraint.Relation(rawValue: -rawValue) ?? .equal
  }
}

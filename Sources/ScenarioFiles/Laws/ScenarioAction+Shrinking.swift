extension ScenarioAction: Shrinkable {
  /// Actions that set a content offset, to try in place of other actions that scroll.
  private static let plainScrolls = [(0, 50), (0, 100), (0, 500), (100, 0), (500, 0)].map {
    ScenarioAction.setContentOffset(CGPoint(x: $0.0, y: $0.1), animated: false)
  }

  private var update: ScenarioUpdate? {
    values(of: .update)
  }

  package var partCount: Int { update?.partCount ?? 0 }

  package func without(_ parts: Range<Int>) -> ScenarioAction {
    update.map { .update($0.without(parts)) } ?? self
  }

  package var simplerForms: [ScenarioAction] {
    if let update { return update.simplerForms.map { .update($0) } }
    let forms =
      simplerForms(of: .setContentOffset, \.simplerForms)
      ?? simplerForms(of: .setBounds, \.simplerForms)
      ?? simplerForms(of: .setViewContentInset) { inset in
        inset == .zero ? [] : [.zero, GridEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)]
      }
    if let forms { return forms }
    if let (place, position, animated) = values(of: .scrollToItem) {
      if animated { return [.scrollToItem(place, position: position, animated: false)] }
      return Self.plainScrolls
        + place.simplerForms.map { .scrollToItem($0, position: position, animated: false) }
    }
    // A drag with a proposal tests the hooks, which no plain scroll does.
    if let (distance, _, _, _, _) = values(of: .drag), distance == nil { return [] }
    return op == .drag || op == .fling ? Self.plainScrolls : []
  }

  /// Returns simpler forms of an action that may be animated: first the action without animation.
  /// Nil for an action of another op.
  private func simplerForms<Value>(
    of op: ScenarioOp<Value, Bool>, _ forms: (Value) -> [Value]
  ) -> [ScenarioAction]? {
    values(of: op).map { value, animated in
      (animated ? [value] : forms(value)).map { op($0, false) }
    }
  }
}

extension ScenarioUpdate: Shrinkable {
  /// The number of operations. `without` counts the operations of all lists, from `deletes` to
  /// `sectionReloads`.
  package var partCount: Int {
    deletes.count + inserts.count + moves.count + reloads.count + sectionDeletes.count
      + sectionInserts.count + sectionMoves.count + sectionReloads.count
  }

  package func without(_ parts: Range<Int>) -> ScenarioUpdate {
    var copy = self
    var first = 0
    copy.deletes.remove(parts, from: &first)
    copy.inserts.remove(parts, from: &first)
    copy.moves.remove(parts, from: &first)
    copy.reloads.remove(parts, from: &first)
    copy.sectionDeletes.remove(parts, from: &first)
    copy.sectionInserts.remove(parts, from: &first)
    copy.sectionMoves.remove(parts, from: &first)
    copy.sectionReloads.remove(parts, from: &first)
    return copy
  }

  package var simplerForms: [ScenarioUpdate] {
    var forms = [with(\.animated, false)]
    for index in inserts.indices {
      forms += simplifying(\.inserts[index].position)
      let items = inserts[index].item?.simplerForms ?? []
      forms += ([nil] + items).map { with(\.inserts[index].item, $0) }
    }
    for index in moves.indices {
      forms += simplifying(\.moves[index].from) + simplifying(\.moves[index].to)
    }
    forms += simplifying(\.deletes) + simplifying(\.reloads)
    for index in sectionInserts.indices where sectionInserts[index].section.itemCount > 0 {
      let section = sectionInserts[index].section
      forms.append(with(\.sectionInserts[index].section, section.without(0..<1)))
    }
    return forms
  }
}

extension ItemPosition: Shrinkable {
  /// Positions with a lower section or a lower item.
  package var simplerForms: [ItemPosition] {
    var places: [ItemPosition] = []
    if section > 0 { places += [ItemPosition(0, item), ItemPosition(section - 1, item)] }
    if item > 0 {
      places += [
        ItemPosition(section, 0), ItemPosition(section, item / 2), ItemPosition(section, item - 1),
      ]
    }
    return places
  }
}

// MARK: Numbers

extension CGFloat {
  /// The units for rounding, coarse units first.
  fileprivate static let units: [CGFloat] = [100, 50, 10]

  /// The nearest multiples of the units. Only zero is rounded to zero.
  var roundedForms: [CGFloat] { Self.units.map { rounded(to: $0) } }

  fileprivate func rounded(to unit: CGFloat) -> CGFloat {
    let multiple = (self / unit).rounded() * unit
    return self == 0 || multiple != 0 ? multiple : self < 0 ? -unit : unit
  }

  /// The weight of the number. Small numbers and round numbers have a small weight.
  fileprivate var weight: CGFloat {
    if self == 0 { return 0 }
    let digits: CGFloat =
      truncatingRemainder(dividingBy: 100) == 0
      ? 1 : truncatingRemainder(dividingBy: 10) == 0 ? 2 : 3
    return digits * 1e6 + magnitude
  }
}

extension CGPoint: Shrinkable {
  /// Points with one coordinate or both set to zero, halved or rounded.
  package var simplerForms: [CGPoint] {
    let forms =
      [.zero, CGPoint(x: 0, y: y), CGPoint(x: x, y: 0)]
      + [CGPoint(x: (x / 2).rounded(), y: (y / 2).rounded())]
      + CGFloat.units.filter { x.magnitude >= $0 || y.magnitude >= $0 }
      .map { CGPoint(x: x.rounded(to: $0), y: y.rounded(to: $0)) }
    return forms.filter { $0.x.weight + $0.y.weight < x.weight + y.weight }
  }
}

extension CGSize: Shrinkable {
  /// Small squares, and sizes with one length rounded.
  package var simplerForms: [CGSize] {
    let forms =
      [CGSize(width: 100, height: 100), CGSize(width: 200, height: 200)]
      + zip(width.roundedForms, height.roundedForms)
      .flatMap { [CGSize(width: $0, height: height), CGSize(width: width, height: $1)] }
    return forms.filter { $0.width.weight + $0.height.weight < width.weight + height.weight }
  }
}

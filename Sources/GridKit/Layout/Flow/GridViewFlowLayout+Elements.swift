extension GridViewFlowLayout: AnsweringLayout {
  /// Returns the attributes of every element that meets a rectangle (FL-54).
  package func attributes(in rect: CGRect) -> [GridViewLayoutAttributes] {
    guard let solution = solved else { return [] }
    solution.plan.answer(in: rect, pinning: pinning, into: &lastAnswer)
    let areOfBaseClass = makesBaseClassAttributes
    return objectsOfLastAnswer {
      for frame in $0 { $1.append(attributes(of: frame, areOfBaseClass: areOfBaseClass)) }
    }
  }

  /// Returns the attributes of an item, a header or a footer. The object comes from the pool, or is
  /// new.
  func attributes(of frame: FlowFrame) -> GridViewLayoutAttributes {
    attributes(of: frame, areOfBaseClass: makesBaseClassAttributes)
  }

  private func attributes(
    of frame: FlowFrame, areOfBaseClass: Bool
  ) -> GridViewLayoutAttributes {
    let key =
      switch frame.element {
      case .item(let item): ElementKey(.cell, Position(frame.section, item))
      case .header: ElementKey(.sectionHeader, Position(frame.section, 0))
      case .footer: ElementKey(.sectionFooter, Position(frame.section, 0))
      }
    if let known = pool.entry(key) {
      // FL-81: code outside of the layout has given the object another frame.
      if known.isChanged, known.attributes.frame != known.frame {
        report(changed: known.attributes, expected: known.frame)
      }
      if known.frame.isSame(as: frame.frame) { return known.attributes }
    }
    // An element that has moved gets a new object, since the view holds the old one.
    let attributes = areOfBaseClass ? GridViewLayoutAttributes() : makeAttributes()
    attributes.place(key, in: frame.frame)
    if key.kind != .cell { attributes.zIndex = 10 }
    pool.insert(attributes)
    return attributes
  }

  /// The attribute objects that other code has changed since the flow layout made them, sorted by
  /// element.
  package var changedOwnAttributes: [GridViewLayoutAttributes] { pool.changed }

  /// Reports attributes that other code has changed, once per simulation.
  private func report(changed attributes: GridViewLayoutAttributes, expected: CGRect) {
    guard let simulation = installedView?.simulation else { return }
    simulation.recordOnce(
      "flow cache mismatch",
      {
        let message = ConsoleMessage.cacheMismatch(
          attributes: attributes, expected: expected, layout: self)
        simulation.log(message.text)
        return LayoutFinding(
          code: message.code, severity: .warning, message: message.text,
          elements: [attributes.key.elementID])
      }())
  }
}

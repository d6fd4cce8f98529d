extension GridView {
  /// The live view of an element, whatever it is.
  package func liveView(_ key: ElementKey) -> GridReusableView? { display.liveViews[key] }

  /// The views that wait to be used again.
  package var waitingViews: [GridReusableView] { display.queues.all }

  /// Keys of displayed elements of one sort, ascending: UIKit leaves the order open.
  func displayedKeys(where isIncluded: (ElementKind) -> Bool) -> [ElementKey] {
    display.liveViews.keys.filter { isIncluded($0.kind) }.sorted(by: ElementKey.isOrdered)
  }

  /// Everything that is displayed, with the attributes in force, ascending by element.
  package var displayedElements: [(view: GridReusableView, attributes: GridViewLayoutAttributes)] {
    displayedKeys { _ in true }.compactMap { key in
      guard let view = display.liveViews[key], let attributes = view.reuse.applied else {
        return nil
      }
      return (view, attributes)
    }
  }

  /// Every element of the layout that is less than a million points beside the content, from one
  /// query: for drawings and dumps. Creates no view.
  package func allElements() -> [GridViewLayoutAttributes] {
    prepareLayoutIfNeeded()
    let size =
      answers.isSizeKnown
      ? contentSize : Simulation.perform(in: self) { answers.layout.collectionViewContentSize }
    let content = CGRect(origin: .zero, size: size.isFiniteSize ? size : .zero)
    // Not the whole plane: layouts divide by the height of a row and make a whole number of it.
    return answeredElements(in: content.union(bounds).insetBy(dx: -1e6, dy: -1e6))
  }

  /// Returns the attributes that a prepared layout answers for a rectangle, in view coordinates.
  func answeredElements(in rect: CGRect) -> [GridViewLayoutAttributes] {
    let answer = layoutCaller.elements(of: answers.layout, in: mirrored(rect)) ?? []
    return answer.map { mirrored($0) }
  }

  /// The attributes in force for an element: prepares the layout first, creates no view (CO-34).
  ///
  /// Nil for an item that the data source does not have.
  func attributesInForce(_ key: ElementKey) -> GridViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    guard key.kind != .cell || key.exists(in: loadedModel) else { return nil }
    return layoutCaller.attributes(of: answers.layout, for: key).map { mirrored($0) }
  }

  /// As `attributesInForce`, for a supplementary element; a section past the end is E-22.
  func supplementaryAttributesInForce(
    kind: String, at path: IndexPath
  ) -> GridViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    let sections = loadedModel.sectionCount
    if path.count == 2, path[0] < 0 || path[0] >= sections {
      raise(.supplementarySectionOutOfRange(kind: kind, section: path[0], sections: sections))
      return nil
    }
    return layoutCaller.supplementary(of: answers.layout, kind: kind, at: path)
      .map { mirrored($0) }
  }

  /// The topmost item at a content point, by attributes, on screen or not.
  func item(at point: CGPoint) -> Position? {
    guard point.isFinitePoint else { return nil }
    prepareLayoutIfNeeded()
    let asked = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let answer =
      layoutCaller.admitted(layoutCaller.elements(of: answers.layout, in: mirrored(asked)))?
      .map { mirrored($0) }
      ?? displayedElements.map(\.attributes)
    let model = loadedModel
    var best: GridViewLayoutAttributes?
    for attributes in answer
    where attributes.kind == .cell && !attributes.isHidden && !attributes.isPhantom(in: model)
      && attributes.shownFrame.contains(point)
    {
      if let top = best, top.zIndex > attributes.zIndex { continue }
      best = attributes
    }
    return best?.position
  }

  // MARK: Probes

  /// Returns the attributes that the layout answers for a rectangle, in view coordinates. Shows and
  /// keeps nothing.
  package func ask(elementsIn rect: CGRect) -> [GridViewLayoutAttributes] {
    prepareLayoutIfNeeded()
    return answeredElements(in: rect)
  }

  /// Where the layout would let a drag end; nothing moves.
  ///
  /// - Parameter velocity: In points per second.
  package func ask(targetFor proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    prepareLayoutIfNeeded()
    // The hook gets points per millisecond.
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    return layoutCaller.targetOffset(
      of: answers.layout, proposed: proposed, velocity: perMillisecond)
  }

  /// Whether the layout would be stale after a change of bounds; nothing changes.
  package func ask(aboutBoundsChange newBounds: CGRect) -> Bool {
    prepareLayoutIfNeeded()
    return layoutCaller.shouldInvalidate(answers.layout, forBoundsChange: mirrored(newBounds))
  }
}

// Answers of a compositional layout. Attribute objects are made only for the elements of a query.
// They stay the same objects as long as nothing has changed.

extension GridViewCompositionalLayout: AnsweringLayout {
  /// Returns the attributes of every element that meets a rectangle (CL-38).
  ///
  /// - Complexity: O(log *n* + *k*) for *n* sections and *k* elements.
  func attributes(in rect: CGRect) -> [GridViewLayoutAttributes] {
    // E-22: without sections, the grid has no supplementary views.
    guard let solution = solved, solution.counts.sectionCount > 0 else { return [] }
    makeScrolls(in: rect, of: solution)
    let pinning = pinning(of: solution)
    solution.plan.answer(
      in: rect, pinning: pinning, offsets: scrollOffsets, into: &lastAnswer)
    let isPlain = makesBaseClassAttributes && visibleChanges.isEmpty
    return objectsOfLastAnswer(isPlain: isPlain) {
      append($0, of: solution, isPlain: isPlain, to: &$1)
    }
  }

  /// Returns the attributes of one element, on screen or not (CL-39); nil if there is no such
  /// element.
  func attributes(of key: ElementKey) -> GridViewLayoutAttributes? {
    guard let solution = solved, let element = keys.element(of: key, in: solution),
      let frame = frame(of: element, in: solution)
    else { return nil }
    return attributes(of: frame, in: solution)
  }

  private func frame(
    of element: CompositionalElement, in solution: CompositionalSolution
  ) -> CompositionalFrame? {
    guard var frame = solution.plan.frame(of: element) else { return nil }
    guard solution.pins else { return frame }
    let pinned: (CGRect, Int)? =
      switch element {
      case .boundary(let section, let index):
        solution.plan.boundary(section: section, index, pinning: pinning(of: solution))
      case .layoutBoundary(let index):
        solution.plan.layoutBoundary(index, pinning: pinning(of: solution))
      case .cell, .supplementary, .decoration: nil
      }
    if let pinned { (frame.frame, frame.zIndex) = pinned }
    return frame
  }

  // MARK: Objects

  /// Appends the attribute objects of frames.
  ///
  /// - Parameter isPlain: Whether no code of a user is called for the objects.
  private func append(
    _ frames: ArraySlice<CompositionalFrame>, of solution: CompositionalSolution, isPlain: Bool,
    to list: inout [GridViewLayoutAttributes]
  ) {
    guard isPlain else {
      for frame in frames { list.append(attributes(of: frame, in: solution)) }
      return
    }
    // The scroll state is looked up, and the pool is accessed, only once for all elements of a
    // section (`compositional-grid`).
    var next = frames.startIndex
    while next < frames.endIndex {
      let section = frames[next].element.section
      var end = next + 1
      while end < frames.endIndex, frames[end].element.section == section { end += 1 }
      // The boundary items and decorations of a section come before its groups. If the section has
      // groups, its last element is in a group.
      let scroll = scroll(of: frames[end - 1].element, in: solution)
      list.append(
        frames[next..<end], of: solution, movingWith: scroll, pool: &pool, keys: &keys)
      next = end
    }
  }

  /// Returns the object in the pool of an element if it has the frame. Otherwise makes an object.
  private func attributes(
    of frame: CompositionalFrame, in solution: CompositionalSolution
  ) -> GridViewLayoutAttributes {
    let key = keys.key(of: frame.element, in: solution)
    let change = visibleChanges[key]
    if let known = pool.entry(key), known.frame == frame.frame,
      !known.isChanged || change?.holds(for: known.attributes) == true,
      known.attributes.zIndex == frame.zIndex || change?.zIndex != nil
    {
      return known.attributes
    }
    // An element that has moved gets a new object, since the view holds the old object.
    let attributes = makeAttributes()
    attributes.place(key, as: frame, movingWith: scroll(of: frame.element, in: solution))
    pool.insert(attributes)
    // The changes are applied after the insertion, because the pool must read the layout's own
    // frame.
    visibleChanges[key]?.apply(to: attributes, mirroredIn: nil)
    return attributes
  }

  /// Returns the scroll state of the orthogonal section that an element moves with; nil if the
  /// element moves with the content.
  private func scroll(
    of element: CompositionalElement, in solution: CompositionalSolution
  ) -> SectionScroll? {
    guard solution.hasRows, element.isInGroup, let section = element.section,
      solution.inputs[section].isOrthogonal
    else { return nil }
    return scroll(ofSection: section, in: solution)
  }
}

extension [GridViewLayoutAttributes] {
  /// Appends the objects in the pool of a section's elements that have the frames, and makes the
  /// missing objects, of the base class.
  ///
  /// - Parameter scroll: The scroll state of an orthogonal section; nil for a section that moves
  ///   with the content.
  @MainActor
  fileprivate mutating func append(
    _ frames: ArraySlice<CompositionalFrame>, of solution: CompositionalSolution,
    movingWith scroll: SectionScroll?, pool: inout ElementPool, keys: inout CompositionalKeys
  ) {
    for frame in frames {
      let key = keys.key(of: frame.element, in: solution)
      if let known = pool.entry(key), !known.isChanged, known.frame.isSame(as: frame.frame),
        known.attributes.quickZIndex == frame.zIndex
      {
        append(known.attributes)
        continue
      }
      let attributes = GridViewLayoutAttributes()
      attributes.place(key, as: frame, movingWith: frame.element.isInGroup ? scroll : nil)
      pool.insert(attributes)
      append(attributes)
    }
  }
}

extension GridViewLayoutAttributes {
  /// Sets up a new object for an element of a section.
  fileprivate func place(
    _ key: ElementKey, as frame: CompositionalFrame, movingWith scroll: SectionScroll?
  ) {
    place(key, in: frame.frame)
    if frame.zIndex != 0 { zIndex = frame.zIndex }
    if let scroll { begin(movingWith: scroll) }
  }
}

extension CompositionalElement {
  /// The section of the element; nil for an element of the whole layout.
  fileprivate var section: Int? {
    switch self {
    case .cell(let section, _), .supplementary(let section, _, _), .boundary(let section, _),
      .decoration(let section, _):
      section
    case .layoutBoundary: nil
    }
  }

  /// Whether the element moves with an orthogonal section. Boundary items and backgrounds do not.
  fileprivate var isInGroup: Bool {
    switch self {
    case .cell, .supplementary: true
    case .boundary, .decoration, .layoutBoundary: false
    }
  }
}

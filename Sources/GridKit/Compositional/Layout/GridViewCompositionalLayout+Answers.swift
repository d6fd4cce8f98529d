// Answers of a compositional layout. Attribute objects are made only for the elements of a query.
// They stay the same objects as long as nothing has changed.

extension GridViewCompositionalLayout {
  /// Returns the attributes of every element that meets a rectangle (CL-38).
  ///
  /// - Complexity: O(log *n* + *k*) for *n* sections and *k* elements.
  func attributes(in rect: CGRect) -> [GridViewLayoutAttributes] {
    guard let solution = solved else { return [] }
    makeScrolls(in: rect, of: solution)
    let pinning = pinning(of: solution)
    // The last answer is taken out, because a copy would count references to its lists.
    var last = CompositionalAnswer()
    swap(&last, &lastAnswer)
    var answer = solution.plan.answer(
      in: rect, pinning: pinning, offsets: scrollOffsets, after: consume last)
    // E-22: without sections, the grid has no supplementary views.
    if solution.counts.sectionCount == 0 { answer.removeSupplementaryViews() }
    // An unchanged array shows the grid that the answer has no changes.
    if answer.isRepeated, let list = cache.keptAnswer {
      lastAnswer = consume answer
      return list
    }
    let list = attributes(of: answer, in: solution)
    // User code that was called to make an object may have invalidated the layout. Answers with
    // very many elements are not kept.
    guard self.solution === solution, list.count <= 1024 else {
      lastAnswer = CompositionalAnswer()
      cache.evictAnswer()
      return list
    }
    cache.keep(list)
    lastAnswer = consume answer
    return list
  }

  /// Returns the attributes of one element, on screen or not (CL-39); nil if there is no such
  /// element.
  func attributes(of key: ElementKey) -> GridViewLayoutAttributes? {
    guard let solution = solved, let element = keys.element(of: key, in: solution),
      let frame = frame(of: element, in: solution)
    else { return nil }
    return attributes(of: frame, in: solution, areOfBaseClass: makesBaseClassAttributes)
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

  /// Returns the attribute objects of an answer.
  ///
  /// The elements of the last answer keep their objects, as long as none of these objects has
  /// changed. Only new elements are looked up. The array of the last answer is changed in place,
  /// unless other code holds it.
  private func attributes(
    of answer: CompositionalAnswer, in solution: CompositionalSolution
  ) -> [GridViewLayoutAttributes] {
    guard makesBaseClassAttributes, visibleChanges.isEmpty else {
      let areOfBaseClass = makesBaseClassAttributes
      var list: [GridViewLayoutAttributes] = []
      list.reserveCapacity(answer.frames.count)
      for frame in answer.frames {
        list.append(attributes(of: frame, in: solution, areOfBaseClass: areOfBaseClass))
      }
      return list
    }
    let (shared, frames) = (answer.shared, answer.frames)
    var before: [GridViewLayoutAttributes] = []
    guard !shared.isEmpty, var list = cache.takeAnswer() else {
      append(frames[...], of: solution, to: &before)
      return before
    }
    append(frames[..<shared.places.lowerBound], of: solution, to: &before)
    list.removeSubrange(shared.placesBefore.upperBound...)
    list.replaceSubrange(..<shared.placesBefore.lowerBound, with: before)
    append(frames[shared.places.upperBound...], of: solution, to: &list)
    return list
  }

  /// Appends the attribute objects of frames.
  private func append(
    _ frames: ArraySlice<CompositionalFrame>, of solution: CompositionalSolution,
    to list: inout [GridViewLayoutAttributes]
  ) {
    list.makeRoom(for: frames.count)
    var next = frames.startIndex
    while next < frames.endIndex {
      // No user code is called for these objects, so the scroll state is looked up only once for
      // all elements of a section (`compositional-grid`).
      let section = frames[next].element.section
      var end = next + 1
      while end < frames.endIndex, frames[end].element.section == section { end += 1 }
      // The boundary items and decorations of a section come before its groups. If the section has
      // groups, its last element is in a group.
      let scroll = scroll(of: frames[end - 1].element, in: solution)
      CompositionalObjects(solution: solution, scroll: scroll).append(
        frames[next..<end], to: &list, cache: &cache, keys: &keys)
      next = end
    }
  }

  /// Returns the cached object of an element if it has the frame. Otherwise makes an object.
  private func attributes(
    of frame: CompositionalFrame, in solution: CompositionalSolution, areOfBaseClass: Bool
  ) -> GridViewLayoutAttributes {
    let key = keys.key(of: frame.element, in: solution)
    let finding = cache.look(for: key, in: frame.frame)
    if let place = finding.place, finding.hasFrame {
      let known = cache.object(at: place)
      let isOwn = finding.isChanged ? visibleChanges[key]?.holds(for: known) == true : true
      if isOwn, known.zIndex == frame.zIndex || visibleChanges[key]?.zIndex != nil { return known }
    }
    // An element that has moved gets a new object, since the view holds the old object.
    let scroll = scroll(of: frame.element, in: solution)
    let attributes = areOfBaseClass ? GridViewLayoutAttributes() : makeAttributes()
    attributes.place(key, as: frame, movingWith: scroll)
    cache.insert(attributes)
    // The changes are applied after the insertion, because the cache must read the layout's own
    // frame.
    if !visibleChanges.isEmpty {
      visibleChanges[key]?.apply(to: attributes, mirroredIn: nil)
    }
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

/// Makes attribute objects of the base class for elements of one section.
@MainActor
private struct CompositionalObjects {
  let solution: CompositionalSolution
  /// The scroll state of an orthogonal section; nil for a section that moves with the content.
  let scroll: SectionScroll?

  /// Appends the cached objects of elements that have the frames, and makes the missing objects.
  func append(
    _ frames: ArraySlice<CompositionalFrame>, to answer: inout [GridViewLayoutAttributes],
    cache: inout AttributeCache, keys: inout CompositionalKeys
  ) {
    for frame in frames {
      let key = keys.key(of: frame.element, in: solution)
      let finding = cache.look(for: key, in: frame.frame)
      if let place = finding.place, finding.hasFrame, !finding.isChanged {
        if cache.zIndex(at: place) == frame.zIndex {
          answer.append(cache.object(at: place))
          continue
        }
      }
      let attributes = GridViewLayoutAttributes()
      attributes.place(key, as: frame, movingWith: frame.element.isInGroup ? scroll : nil)
      if let place = finding.place {
        cache.replace(at: place, by: attributes, key, in: frame.frame)
      } else {
        cache.add(attributes, key, in: frame.frame)
      }
      answer.append(consume attributes)
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

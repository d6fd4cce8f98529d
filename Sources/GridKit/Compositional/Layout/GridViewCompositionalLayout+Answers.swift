// What a compositional layout answers: attribute objects of the elements that are asked for, and of
// no others; the same objects again as long as nothing has changed.

extension GridViewCompositionalLayout {
  /// The attributes of every element that meets a rectangle (CL-38).
  ///
  /// - Complexity: O(log *n* + *k*) for *n* sections and *k* elements.
  func attributes(in rect: CGRect) -> [GridViewLayoutAttributes] {
    guard let solution = solved else { return [] }
    makeScrolls(in: rect, of: solution)
    let pinning = pinning(of: solution)
    var frames: [CompositionalFrame] = []
    frames.reserveCapacity(lastFrames.count)
    solution.plan.appendFrames(in: rect, pinning: pinning, offsets: scrollOffsets, to: &frames)
    // E-31: the grid knows of no supplementary view without a section.
    if solution.counts.sectionCount == 0 { frames.removeAll(where: \.element.isSupplementary) }
    // The same array tells the grid that there is nothing new in it.
    if frames == lastFrames, let answer = cache.keptAnswer { return answer }
    let answer = attributes(of: frames, in: solution)
    // Whoever was called for an object may have made the layout stale. Of a question for a million
    // elements nothing is kept.
    guard self.solution === solution, frames.count <= 1024 else {
      lastFrames = []
      cache.evictAnswer()
      return answer
    }
    lastFrames = frames
    cache.keep(answer)
    return answer
  }

  /// The attributes of one element, on screen or not (CL-39); nil where there is none.
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
    guard solution.pins, case .boundary(let section, let index) = element,
      let pinned = solution.plan.boundary(
        section: section, index, pinning: pinning(of: solution))
    else { return frame }
    (frame.frame, frame.zIndex) = pinned
    return frame
  }

  // MARK: Objects

  private func attributes(
    of frames: [CompositionalFrame], in solution: CompositionalSolution
  ) -> [GridViewLayoutAttributes] {
    var answer: [GridViewLayoutAttributes] = []
    answer.reserveCapacity(frames.count)
    guard makesBaseClassAttributes, visibleChanges.isEmpty else {
      let areOfBaseClass = makesBaseClassAttributes
      for frame in frames {
        answer.append(attributes(of: frame, in: solution, areOfBaseClass: areOfBaseClass))
      }
      return answer
    }
    var next = 0
    while next < frames.count {
      // Nobody is called for these: what is looked into is looked into once for all of a section
      // (scenario 14).
      let section = frames[next].element.section
      var end = next + 1
      while end < frames.count, frames[end].element.section == section { end += 1 }
      // What is around the groups comes before them.
      let scroll = scroll(of: frames[end - 1].element, in: solution)
      CompositionalObjects(solution: solution, scroll: scroll).append(
        frames[next..<end], to: &answer, cache: &cache, keys: &keys)
      next = end
    }
    return answer
  }

  /// The cached object of an element with its frame, made if there is none.
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
    // What has moved is a new object, since the view holds the old one.
    let scroll = scroll(of: frame.element, in: solution)
    let attributes = areOfBaseClass ? GridViewLayoutAttributes() : makeAttributes()
    attributes.place(key, as: frame, movingWith: scroll)
    cache.insert(attributes)
    // After the cache has read the frame: that is the layout's own.
    if !visibleChanges.isEmpty {
      visibleChanges[key]?.apply(to: attributes, mirroredIn: nil)
    }
    return attributes
  }

  /// What an element moves with (CL-44); nil where it goes with the content.
  private func scroll(
    of element: CompositionalElement, in solution: CompositionalSolution
  ) -> SectionScroll? {
    guard solution.hasRows, element.isInGroup, let section = element.section,
      solution.inputs[section].isOrthogonal
    else { return nil }
    return scroll(ofSection: section, in: solution)
  }
}

/// Attribute objects of the base class for elements of one section.
@MainActor
private struct CompositionalObjects {
  let solution: CompositionalSolution
  /// What groups move with.
  let scroll: SectionScroll?

  /// Adds the cached objects of elements with their frames, made where there are none.
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
      answer.append(attributes)
    }
  }
}

extension GridViewLayoutAttributes {
  /// Makes a new object that of an element of a section.
  @inline(__always)
  fileprivate func place(
    _ key: ElementKey, as frame: CompositionalFrame, movingWith scroll: SectionScroll?
  ) {
    place(key, in: frame.frame)
    if frame.zIndex != 0 { zIndex = frame.zIndex }
    if let scroll { begin(movingWith: scroll) }
  }
}

extension CompositionalElement {
  /// Nil for what is of the whole layout.
  fileprivate var section: Int? {
    switch self {
    case .cell(let section, _), .supplementary(let section, _, _), .boundary(let section, _),
      .decoration(let section, _):
      section
    case .layoutBoundary: nil
    }
  }

  /// Whether it moves with a section that scrolls by itself (CL-44): boundary items and backgrounds
  /// do not.
  fileprivate var isInGroup: Bool {
    switch self {
    case .cell, .supplementary: true
    case .boundary, .decoration, .layoutBoundary: false
    }
  }

  fileprivate var isSupplementary: Bool {
    switch self {
    case .supplementary, .boundary, .layoutBoundary: true
    case .cell, .decoration: false
    }
  }
}

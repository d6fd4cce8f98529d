extension KnownElements {
  /// A known element, with the values that walks along all elements compare.
  package struct Entry {
    package let key: ElementKey
    package internal(set) var attributes: GridViewLayoutAttributes
    /// The edges of the frame at which the element shows.
    package private(set) var edges: EdgeBox
    /// Whether the element is not hidden and its frame has an area. A frame without an area gets no
    /// view, although an item of height zero passes the strict inequalities (FL-78).
    package private(set) var mayShow: Bool
    /// The place of the element in the order of the answers: greater in later answers.
    package internal(set) var order: Int

    @MainActor
    init(_ key: ElementKey, _ attributes: GridViewLayoutAttributes, order: Int) {
      self.key = key
      self.attributes = attributes
      self.order = order
      edges = EdgeBox(.zero)
      mayShow = false
      read()
    }

    /// Reads the frame and the visibility of the object.
    @MainActor
    mutating func read() {
      let frame = attributes.quickShownFrame
      edges = EdgeBox(frame)
      mayShow = !attributes.isHidden && frame.width > 0 && frame.height > 0
    }
  }

  /// The elements around a rectangle.
  package struct Window {
    /// All elements, ascending by key.
    package let entries: [Entry]
    /// The places of the elements that share an area with the window, and perhaps of others,
    /// ascending; nil for all places.
    let runs: [Range<Int>]?
    /// The window; nil if the runs have all elements.
    package let rect: CGRect?
    /// If not nil, elements that do not meet this rectangle are evicted.
    var cachedRect: CGRect?

    /// Calls a closure with the places in the window, run by run, ascending (scenario `fling`).
    @inline(__always)
    nonisolated package func forEachRun(_ visit: (Range<Int>) -> Void) {
      guard let runs else { return visit(0..<entries.count) }
      for run in runs { visit(run) }
    }

    /// Whether an element is not evicted.
    package func knows(_ entry: Entry) -> Bool {
      guard let cachedRect else { return true }
      return entry.edges.touches(EdgeBox(cachedRect))
    }
  }

  /// Returns the elements around a rectangle.
  ///
  /// - Complexity: O(log *n* + *k*) for *n* elements and *k* around the rectangle. A map is made if
  ///   nothing has changed between two calls: most layouts answer with others the next time.
  package mutating func window(around visible: CGRect) -> Window {
    guard all.count > fewEntries, hasLooked else {
      hasLooked = true
      return Window(entries: all, runs: nil, rect: nil, cachedRect: cachedRect)
    }
    // Short runs: many layouts that answer everything do so column by column, or in no order.
    let map = self.map ?? BoundsTree(count: all.count, runLength: 8) { all[$0].edges }
    self.map = map
    let window = visible.insetBy(dx: -visible.width / 2, dy: -visible.height / 2)
    return Window(
      entries: all, runs: map.joinedRuns(meeting: EdgeBox(window)), rect: window,
      cachedRect: cachedRect)
  }

  mutating func clearLooks() {
    map = nil
    hasLooked = false
  }

  /// Whether every answered element that shares an area with a rectangle is known.
  package func reaches(_ visible: CGRect) -> Bool {
    guard let cachedRect else { return true }
    return EdgeBox(cachedRect).covers(EdgeBox(visible))
  }
}

extension AttributeStore {
  /// A known element: what walks along all of them compare lies here, beside its object.
  package struct Entry {
    package let key: ElementKey
    package internal(set) var attributes: GridViewLayoutAttributes
    /// The edges of where the object's element shows, read when it came and after every change.
    package private(set) var edges: RectEdges
    var box: EdgeBox {
      EdgeBox(minX: edges.minX, minY: edges.minY, maxX: edges.maxX, maxY: edges.maxY)
    }
    /// Whether the element is not hidden and has an area: frames without get no view, although a
    /// zero-height item passes the strict inequalities (FL-78).
    package private(set) var mayShow: Bool
    /// Ascending in the order of the answers; of an answer behind an older one, larger.
    package internal(set) var order: Int

    @MainActor
    init(_ key: ElementKey, _ attributes: GridViewLayoutAttributes, order: Int) {
      self.key = key
      self.attributes = attributes
      self.order = order
      edges = RectEdges(.zero)
      mayShow = false
      read()
    }

    /// Has another object of the same element from now on, or the one that it had, which is not
    /// counted then. All at once: who changes an entry of a list makes sure each time that nobody
    /// else has the list.
    @MainActor @inline(__always)
    mutating func take(_ other: GridViewLayoutAttributes, order: Int) {
      if attributes !== other { attributes = other }
      self.order = order
      read()
    }

    /// The same, and hands out the object that it had.
    @MainActor @inline(__always)
    mutating func exchange(_ other: inout GridViewLayoutAttributes, order: Int) {
      swap(&attributes, &other)
      self.order = order
      read()
    }

    @MainActor
    mutating func read() {
      let frame = attributes.quickShownFrame
      edges = RectEdges(frame)
      mayShow = !attributes.isHidden && frame.width > 0 && frame.height > 0
    }
  }

  /// What there is in some part of the plane.
  package struct Window {
    /// All entries, ascending by key.
    package let entries: [Entry]
    /// The places of all that share an area with the window, ascending, and perhaps of others; nil
    /// for all places.
    let runs: [Range<Int>]?
    /// Nil where all entries are in the runs.
    package let rect: CGRect?
    /// What does not meet it is evicted.
    var cachedRect: CGRect?

    /// Goes through the places of all that may be looked at, ascending.
    @inline(__always)
    nonisolated package func forEachRun(_ visit: (Range<Int>) -> Void) {
      guard let runs else { return visit(0..<entries.count) }
      for run in runs { visit(run) }
    }

    /// Whether an entry is not evicted.
    package func knows(_ entry: Entry) -> Bool {
      guard let cachedRect else { return true }
      return entry.edges.meets(RectEdges(cachedRect))
    }
  }
}

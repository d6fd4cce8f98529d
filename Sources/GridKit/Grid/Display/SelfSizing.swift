/// The self-sizing state of a grid.
@MainActor
struct SelfSizing {
  /// The copy of the layout's attributes that views receive. Reused until a view retains it.
  private var copy: GridViewLayoutAttributes?
  /// Elements that made the layout stale in the pass under way.
  private var sized: Set<ElementKey> = []
  /// The latest element, if it has made the layout stale for at least the second time in this pass.
  fileprivate(set) var unstableElement: ElementKey?
  /// Whether an element that was not sized before in this pass has ended the round under way.
  fileprivate var isProgress = false
  /// The layout and the bounds size under which displayed views were asked for their sizes. If
  /// either changes, the views are asked again. The layout is retained until the next pass, because
  /// a weak reference would slow down every call to it.
  fileprivate var layout: GridViewLayout?
  fileprivate var boundsSize = CGSize.zero
  /// The class of the latest view, and whether its views use the default sizing. Cached, because
  /// views of one class follow each other (benchmark scenarios `steady-scroll` and `far-jump`).
  private var latestClass: (identifier: ObjectIdentifier?, usesDefaultSizing: Bool) = (nil, false)
  /// The view that is being asked for its size.
  var asked: ObjectIdentifier?
  /// Whether the view that was asked last overrides the sizing of the base classes.
  var overridesSizing = false
  /// Whether the layout is being invalidated for a preferred size.
  var isInvalidating = false
  /// Whether views are asked for their sizes only in a later pass.
  var isPutOff = false

  /// Records that an element has made the layout stale.
  mutating func record(_ key: ElementKey) {
    let isNew = sized.insert(key).inserted
    unstableElement = isNew ? nil : key
    if isNew { isProgress = true }
  }

  /// Returns a copy of attributes of the base class, which a view may change and retain.
  mutating func copy(of attributes: GridViewLayoutAttributes) -> GridViewLayoutAttributes {
    if isKnownUniquelyReferenced(&copy), let copy {
      copy.assign(attributes)
      return copy
    }
    let copy = GridViewLayoutAttributes()
    copy.assign(attributes)
    self.copy = copy
    return copy
  }

  // MARK: Classes

  /// Returns whether neither a view nor the content view of a cell can have a size of its own.
  /// `preferredLayoutAttributesFitting(_:)` then returns its argument unchanged, so the call can be
  /// omitted.
  mutating func usesDefaultSizing(
    _ view: GridReusableView, in simulation: Unretained<Simulation>
  ) -> Bool {
    let viewClass = ObjectIdentifier(type(of: view))
    if latestClass.identifier != viewClass {
      latestClass = (viewClass, simulation.object.sizeOverrides.usesDefaultSizing(type(of: view)))
    }
    return latestClass.usesDefaultSizing && !view.layoutState.isLayoutRoot
      && view.hasSilentContent
  }

  // MARK: Passes

  /// Resets the state of one pass.
  ///
  /// - Returns: Whether an element has made the layout stale in the pass.
  mutating func endPass() -> Bool {
    guard !sized.isEmpty else { return false }
    sized.removeAll(keepingCapacity: true)
    isProgress = false
    unstableElement = nil
    return true
  }
}

extension Display {
  /// Begins a round of a layout pass under a layout and a bounds size.
  ///
  /// - Returns: The number of the round, counted from the last round with progress. Only rounds
  ///   without progress count for E-42, because any number of elements may be sized for the first
  ///   time (SS-3).
  mutating func beginRound(
    after round: Int, under layout: GridViewLayout, _ boundsSize: CGSize
  ) -> Int {
    if selfSizing.layout !== layout || selfSizing.boundsSize != boundsSize {
      (selfSizing.layout, selfSizing.boundsSize) = (layout, boundsSize)
      for (_, view) in liveViews { view.reuse.askedSize = nil }
      areViewsDue = true
    }
    guard selfSizing.isProgress else { return round + 1 }
    selfSizing.unstableElement = nil
    selfSizing.isProgress = false
    return 1
  }
}

extension GridFault {
  /// Returns the fault of preferred attributes that belong to another element, or have a size that
  /// is not finite (SS-7); nil if there is nothing wrong with them.
  ///
  /// - Parameter given: The attributes that the view received.
  @MainActor static func of(
    preferred: GridViewLayoutAttributes, insteadOf given: GridViewLayoutAttributes,
    for key: ElementKey
  ) -> GridFault? {
    if preferred.key != key {
      // A view with default sizing returns the attributes that it received: the fault is the
      // layout's.
      return given.key == preferred.key
        ? .foreignAttributes(preferred, asked: key)
        : .foreignPreferredAttributes(preferred, asked: key)
    }
    return preferred.size.isFiniteSize && preferred.isValid ? nil : .nonFiniteAttributes(preferred)
  }

  @MainActor package static func foreignAttributes(
    _ answer: GridViewLayoutAttributes, asked key: ElementKey
  ) -> GridFault {
    let method =
      switch key.kind.category {
      case .cell: "layoutAttributesForItem(at:)"
      case .supplementaryView: "layoutAttributesForSupplementaryView(ofKind:at:)"
      case .decorationView: "layoutAttributesForDecorationView(ofKind:at:)"
      }
    return GridFault(
      code: "foreign-attributes", rules: "SS-7",
      when: "A layout answers for one element with the attributes of another one, which shows when "
        + "the element's view is asked for its size.",
      message: "\(method) answered for \(key.elementID) with attributes of \(answer.key.elementID)",
      advice: "Make the attributes with the kind and the index path that the layout is asked for.")
  }

  @MainActor package static func foreignPreferredAttributes(
    _ preferred: GridViewLayoutAttributes, asked key: ElementKey
  ) -> GridFault {
    GridFault(
      code: "foreign-preferred-attributes", rules: "SS-7",
      when: "preferredLayoutAttributesFitting(_:) answers with the attributes of another element.",
      message: "a view for \(key.elementID) answered preferredLayoutAttributesFitting(_:) with "
        + "attributes of \(preferred.key.elementID)",
      advice: "Change the size of the attributes that are passed in, or of a copy of them.")
  }
}

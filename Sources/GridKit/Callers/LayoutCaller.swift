/// The one place that calls a layout object. Each call is counted and traced. During the call, the
/// simulation is the current simulation, and attributes that are made count for it.
@MainActor
struct LayoutCaller {
  let simulation: Simulation

  func asking<Answer>(_ question: () -> Answer) -> Answer {
    simulation.work.layoutCalls += 1
    return inScope(question)
  }

  private func inScope<Answer>(_ question: () -> Answer) -> Answer {
    simulation.attributeCounter.counting { simulation.perform(question) }
  }

  func prepare(_ layout: GridViewLayout, for size: CGSize) {
    simulation.work.prepareCalls += 1
    simulation.emit(.layout, "prepare()")
    layout.storedIsPreparing = true
    layout.wasInvalidatedWhilePreparing = false
    asking { layout.prepare() }
    layout.storedIsPreparing = false
    layout.preparedSize = size
    layout.isPrepared = true
    if layout.inGrid({ $0.observers.isEmpty }) == false {
      layout.installedView?.tellObservers { $0.layoutDidPrepare(layout) }
    }
  }

  func contentSize(of layout: GridViewLayout) -> CGSize {
    let size = asking { layout.collectionViewContentSize }
    simulation.emit(.layout, "collectionViewContentSize", NumberText.short(size))
    return size
  }

  /// Returns the content size after the layout has answered for elements. The call is not traced:
  /// if the size has changed, the grid asks for it once more.
  func contentSizeAfterAnswer(of layout: GridViewLayout) -> CGSize {
    asking { layout.collectionViewContentSize }
  }

  func elements(of layout: GridViewLayout, in rect: CGRect) -> [GridViewLayoutAttributes]? {
    let answer = query("layoutAttributesForElements(in:)", NumberText.short(rect)) {
      layout.layoutAttributesForElements(in: rect)
    }
    simulation.work.elementsReturned += answer?.count ?? 0
    report(layout, .elements(rect), answer)
    return answer
  }

  /// Returns the attributes of an element of any kind by its key.
  func attributes(of layout: GridViewLayout, for key: ElementKey) -> GridViewLayoutAttributes? {
    let path = simulation.indexPath(key.position)
    let kind = key.kind.name ?? ""
    switch key.kind.category {
    case .cell:
      return element(key, of: layout, "layoutAttributesForItem(at:)", path.traceText) {
        layout.layoutAttributesForItem(at: path)
      }
    case .supplementaryView:
      return supplementary(of: layout, kind: kind, at: path)
    case .decorationView:
      return element(
        key, of: layout, "layoutAttributesForDecorationView(ofKind:at:)",
        "\(kind) \(path.traceText)"
      ) {
        layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
      }
    }
  }

  func supplementary(
    of layout: GridViewLayout, kind: String, at path: IndexPath
  ) -> GridViewLayoutAttributes? {
    element(
      ElementKey(.supplementary(kind), Position(path)), of: layout,
      "layoutAttributesForSupplementaryView(ofKind:at:)", "\(kind) \(path.traceText)"
    ) {
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    }
  }

  private func element(
    _ key: @autoclosure () -> ElementKey, of layout: GridViewLayout, _ method: String,
    _ detail: @autoclosure () -> String, _ question: () -> GridViewLayoutAttributes?
  ) -> GridViewLayoutAttributes? {
    let answer = query(method, detail(), question)
    report(layout, .element(key()), ofOne: answer)
    return admitted(answer, of: layout)
  }

  /// Asks the layout for attributes, unless too many queries are nested.
  private func query<Answer>(
    _ method: String, _ detail: @autoclosure () -> String, _ question: () -> Answer?
  ) -> Answer? {
    simulation.work.layoutQueries += 1
    simulation.emit(.layout, method, detail())
    return simulation.nesting(method, orElse: nil) { asking(question) }
  }

  /// Asks a layout whether new bounds invalidate it. The call is made in every frame of a scroll,
  /// so it counts no reference to the simulation (see `Simulation.perform(in:_:)`).
  static func shouldInvalidate(
    _ layout: GridViewLayout, forBoundsChange newBounds: CGRect, in view: BaseView
  ) -> Bool {
    Unretained(view.simulation).withObject {
      LayoutCaller(simulation: $0).shouldInvalidate(layout, forBoundsChange: newBounds)
    }
  }

  func shouldInvalidate(_ layout: GridViewLayout, forBoundsChange newBounds: CGRect) -> Bool {
    let answer = asking { layout.shouldInvalidateLayout(forBoundsChange: newBounds) }
    if simulation.isTracing {
      simulation.emit(
        .layout, "shouldInvalidateLayout(forBoundsChange:)",
        "\(NumberText.short(newBounds)) -> \(answer)")
    }
    return answer
  }

  func context(
    of layout: GridViewLayout, forBoundsChange newBounds: CGRect
  ) -> GridViewLayoutInvalidationContext {
    simulation.emit(.layout, "invalidationContext(forBoundsChange:)")
    return asking { layout.invalidationContext(forBoundsChange: newBounds) }
  }

  /// Makes a context of the layout's class, for an invalidation by the grid itself (IC-5).
  ///
  /// - Parameter everything: Whether the context invalidates everything, including the data
  ///   source's counts.
  func makeContext(
    of layout: GridViewLayout, everything: Bool
  ) -> GridViewLayoutInvalidationContext {
    // The method is the runtime's own, so the call is not counted.
    let context = inScope { layout.makeInvalidationContext() }
    context.everything = everything
    context.dataSourceCounts = everything
    return context
  }

  /// Calls `invalidateLayout(with:)`, or `invalidateLayout()` if the class overrides only the
  /// latter. The base class traces the call, because every override calls `super`.
  func invalidate(_ layout: GridViewLayout, with context: GridViewLayoutInvalidationContext) {
    let overrides = simulation.layoutOverrides
    if !overrides.canTell {
      simulation.recordOnce("overrides-not-seen", .overridesNotSeen())
    }
    if overrides.overridesPlainAlone(type(of: layout)) {
      asking { layout.invalidateLayout(handingOn: context) }
    } else {
      asking { layout.invalidateLayout(with: context) }
    }
  }

  func targetOffset(of layout: GridViewLayout, proposed: CGPoint) -> CGPoint {
    let target = asking { layout.targetContentOffset(forProposedContentOffset: proposed) }
    simulation.emit(
      .layout, "targetContentOffset(forProposedContentOffset:)",
      "\(NumberText.short(proposed)) -> \(NumberText.short(target))")
    return admitted(
      target, by: "targetContentOffset(forProposedContentOffset:)", insteadOf: proposed,
      of: layout)
  }

  /// Asks the layout for the target content offset of a scroll with a velocity.
  ///
  /// - Parameter velocity: The velocity, in points per millisecond.
  func targetOffset(
    of layout: GridViewLayout, proposed: CGPoint, velocity: CGPoint
  ) -> CGPoint {
    let target = asking {
      layout.targetContentOffset(
        forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }
    simulation.emit(
      .layout, "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)",
      "\(NumberText.short(proposed)), \(NumberText.short(velocity)) -> \(NumberText.short(target))")
    return simulation.admitted(target, insteadOf: proposed, of: layout) { .nonFiniteTarget($0) }
  }

  func prepareForTransition(_ layout: GridViewLayout, to newLayout: GridViewLayout) {
    simulation.emit(.layout, "prepareForTransition(to:)", "\(type(of: newLayout))")
    asking { layout.prepareForTransition(to: newLayout) }
  }

  func prepareForTransition(_ layout: GridViewLayout, from oldLayout: GridViewLayout) {
    simulation.emit(.layout, "prepareForTransition(from:)", "\(type(of: oldLayout))")
    asking { layout.prepareForTransition(from: oldLayout) }
  }

  func finalizeTransition(_ layout: GridViewLayout) {
    simulation.emit(.layout, "finalizeLayoutTransition()", "of \(type(of: layout))")
    asking { layout.finalizeLayoutTransition() }
  }
}

extension IndexPath {
  /// The text for traces, for example `0-3`.
  var traceText: String { map(String.init).joined(separator: "-") }
}

extension Simulation {
  /// Returns an index path for a user's object, and counts it.
  package func indexPath(_ position: Position) -> IndexPath {
    work.indexPathsMade += 1
    return position.indexPath
  }
}

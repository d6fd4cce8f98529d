/// Asks views for the size that they would like, and the layout whether it follows: the one place
/// where those calls are counted and traced.
///
/// A view that leaves everything to the base classes has no say: it costs next to nothing to ask,
/// and as with an optional method that is missing, that leaves no trace and counts as no call.
@MainActor
struct PreferredSizeCaller {
  let grid: GridView

  /// The attributes that a view would like, and whether the view had a say at all.
  struct Answer {
    var attributes: GridViewLayoutAttributes
    var overridesSizing: Bool
  }

  /// Asks a view for the attributes that it would like.
  ///
  /// - Parameter copy: A copy of the attributes in force, which the view may change and keep.
  func preferred(
    by view: GridReusableView, insteadOf copy: GridViewLayoutAttributes
  ) -> Answer {
    let generation = GridReusableView.baseAnswers
    let version = copy.version
    let size = copy.size
    let answer = Simulation.perform(in: grid) { view.preferredLayoutAttributesFitting(copy) }
    let overridesSizing =
      answer !== copy || copy.version != version || GridReusableView.baseAnswers == generation
    if overridesSizing {
      let simulation = grid.simulation
      simulation.work.preferredSizeCalls += 1
      simulation.emit(
        .view, "preferredLayoutAttributesFitting",
        "\(copy.key.elementID) \(NumberText.short(size)) -> \(NumberText.short(answer.size))")
    }
    return Answer(attributes: answer, overridesSizing: overridesSizing)
  }
}

extension LayoutCaller {
  /// Asks the layout whether preferred attributes invalidate it.
  ///
  /// - Parameter isTraced: Whether the view had a say; a layout that follows is traced anyway.
  func shouldInvalidate(
    _ layout: GridViewLayout, forPreferred preferred: GridViewLayoutAttributes,
    original: GridViewLayoutAttributes, isTraced: Bool
  ) -> Bool {
    let answer = asking {
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    if isTraced || answer {
      simulation.emit(
        .layout, "shouldInvalidateLayout(forPreferredLayoutAttributes:)",
        "\(original.key.elementID) -> \(answer)")
    }
    return answer
  }

  func context(
    of layout: GridViewLayout, forPreferred preferred: GridViewLayoutAttributes,
    original: GridViewLayoutAttributes
  ) -> GridViewLayoutInvalidationContext {
    simulation.emit(
      .layout, "invalidationContext(forPreferredLayoutAttributes:)", "\(original.key.elementID)")
    return asking {
      layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
  }
}

/// The one place that asks views for their preferred sizes, and the layout whether the sizes
/// invalidate it. The calls are counted and traced.
///
/// Asking a view with the default sizing of the base classes costs almost nothing. Such a call is
/// neither traced nor counted, like the call of a missing optional method.
@MainActor
enum PreferredSizeCaller {
  /// The preferred attributes of a view, and whether the view overrides the default sizing.
  struct Answer {
    var attributes: GridViewLayoutAttributes
    var overridesSizing: Bool
  }

  /// Asks a view for its preferred attributes.
  ///
  /// - Parameter copy: A copy of the view's present attributes. The view may change and keep the
  ///   copy.
  static func preferred(
    by view: GridReusableView, insteadOf copy: GridViewLayoutAttributes, in grid: GridView
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
  /// - Parameter isTraced: Whether the view overrides the default sizing. If the layout's answer is
  ///   true, the call is traced in any case.
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

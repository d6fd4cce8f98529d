import GridCore

extension BaseView {
  /// Returns whether a width leaves all texts in the view whole and inside it, with the height that
  /// fits; nil for a view without constraints.
  ///
  /// The width is an edit of the kept fitting engine. Nothing is laid out.
  ///
  /// - Parameter tolerance: The length that a text may lack, in points.
  package final func showsWholeTexts(fittingWidth width: CGFloat, tolerance: CGFloat) -> Bool? {
    let root = (self as? GridViewCell)?.contentView ?? self
    let target = CGSize(width: width, height: 0)
    guard root.constrainedSize(fitting: target, .required, .fittingSizeLevel) != nil,
      let engine = root.constraintRecord?.fittingEngine
    else { return nil }
    // A width for which there is no room breaks a required constraint.
    guard engine.system.conflicts.isEmpty else { return false }
    return engine.items.allSatisfy { item in
      guard item.isPlaced, let view = item.object as? BaseView,
        let text = (view as? any TextHolder)?.textFit
      else { return true }
      let around = view.viewsAround(upTo: root)
      if around.contains(where: \.isHidden) { return true }
      let size = CGSize(
        width: engine.system.value(of: item.unknown + 2),
        height: engine.system.value(of: item.unknown + 3))
      guard text.cut(in: size, tolerance: tolerance) == nil else { return false }
      if around.contains(where: { $0 is BaseScrollView }) { return true }
      let start = CGFloat(engine.system.value(of: item.unknown))
      return start >= -tolerance && start + size.width <= width + tolerance
    }
  }

  /// The view and the views around it that are in a root.
  private final func viewsAround(upTo root: BaseView) -> [BaseView] {
    Array(sequence(first: self) { $0.superviewStorage === root ? nil : $0.superviewStorage })
  }
}

/// The guide of the part of a view that the keyboard covers, over the whole width of the view.
///
/// Without a keyboard, the guide lies in the safe area at the bottom, and its top is where the safe
/// area ends. Set `Simulation.keyboardFrame` to bring up a keyboard, in an animation if it is to
/// move like one.
///
/// - Note: After `UIKeyboardLayoutGuide`.
@preconcurrency @MainActor
open class GridKeyboardLayoutGuide: GridLayoutGuide {
  /// Whether the guide follows a keyboard away from the bottom edge; stored, without effect.
  open var followsUndockedKeyboard = false
  /// Whether the guide is at least as high as the bottom of the safe area.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owner?.layoutInsetsDidChange() } }
  }

  /// Creates a guide that no keyboard moves. Views make their own guide.
  public override init() {
    super.init()
  }

  init(of view: BaseView) {
    super.init(
      of: view, .given { view in view.keyboardGuide?.place(in: view) ?? .zero },
      identifier: "UIKeyboardLayoutGuide")
    view.simulation.keyboardGuides.record(self) { [weak self] in self }
  }

  private func place(in view: BaseView) -> CGRect {
    let bounds = view.bounds
    var top = bounds.maxY - (usesBottomSafeArea ? view.safeAreaInsets.bottom : 0)
    if let keyboard = view.simulation.keyboardFrame, !keyboard.isEmpty {
      let covered = view.convert(keyboard, from: nil)
      top = max(bounds.minY, min(top, covered.minY))
    }
    return CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
  }
}

extension BaseView {
  /// The guide of the part of the view that the keyboard covers (AL-19).
  public final var keyboardLayoutGuide: GridKeyboardLayoutGuide {
    if let present = keyboardGuide { return present }
    let made = GridKeyboardLayoutGuide(of: self)
    madeConstraintRecord.ownGuides[.keyboard] = made
    return made
  }

  fileprivate final var keyboardGuide: GridKeyboardLayoutGuide? {
    constraintRecord?.ownGuides[.keyboard] as? GridKeyboardLayoutGuide
  }
}

import GridKit

/// Reports a call to the present stage, when its answer is made.
@MainActor @discardableResult
private func report<Answer>(
  _ answer: Answer, _ owner: String, _ function: String = #function
) -> Answer {
  ReentranceStage.present?.call(owner, function)
  return answer
}

/// A cell that reports every call of a method that a cell or a view may override.
final class ProbeCell: GridViewCell {
  override func prepareForReuse() { report(super.prepareForReuse(), "GridReusableView") }

  override func apply(_ layoutAttributes: GridViewLayoutAttributes) {
    report(super.apply(layoutAttributes), "GridReusableView")
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: GridViewLayoutAttributes
  ) -> GridViewLayoutAttributes {
    let answer = super.preferredLayoutAttributesFitting(layoutAttributes)
    report((), "GridReusableView")
    answer.size.height = 44
    return answer
  }

  override func willTransition(from old: GridViewLayout, to new: GridViewLayout) {
    report(super.willTransition(from: old, to: new), "GridReusableView")
  }

  override func didTransition(from old: GridViewLayout, to new: GridViewLayout) {
    report(super.didTransition(from: old, to: new), "GridReusableView")
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: GridLayoutPriority,
    verticalFittingPriority vertical: GridLayoutPriority
  ) -> CGSize {
    report((), "GridViewCell")
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  override func layoutSubviews() { report(super.layoutSubviews(), "GridViewCell") }

  override var isSelected: Bool { didSet { report((), "GridViewCell") } }
  override var isHighlighted: Bool { didSet { report((), "GridViewCell") } }

  override func updateConfiguration(using state: GridCellConfigurationState) {
    report(super.updateConfiguration(using: state), "GridViewCell")
  }

  // MARK: Views

  override func willMove(toSuperview newSuperview: BaseView?) { report((), "BaseView") }
  override func didMoveToSuperview() { report((), "BaseView") }
  override func willMove(toWindow newWindow: GridWindow?) { report((), "BaseView") }
  override func didMoveToWindow() { report((), "BaseView") }

  // MARK: Responders

  override var canBecomeFirstResponder: Bool { true }
  override func resignFirstResponder() -> Bool {
    report((), "GridResponder")
    return super.resignFirstResponder()
  }

  override func touchesBegan(_ touches: Set<GridTouch>, with event: GridEvent?) {
    report(super.touchesBegan(touches, with: event), "GridResponder")
  }

  override func touchesEnded(_ touches: Set<GridTouch>, with event: GridEvent?) {
    report(super.touchesEnded(touches, with: event), "GridResponder")
  }
}

/// A header or decoration view that reports how it is used.
final class ProbeView: GridReusableView {
  override func prepareForReuse() { report(super.prepareForReuse(), "supplementary view") }

  override func apply(_ layoutAttributes: GridViewLayoutAttributes) {
    report(super.apply(layoutAttributes), "supplementary view")
  }

  override func didMoveToSuperview() { report((), "supplementary view") }
}

/// A grid that reports what a grid as a view is told.
final class ProbeGrid: GridView {
  override func layoutSubviews() { report(super.layoutSubviews(), "GridView") }

  override func willMove(toSuperview view: BaseView?) {
    report(super.willMove(toSuperview: view), "GridView")
  }

  override func didMoveToSuperview() { report(super.didMoveToSuperview(), "GridView") }

  override func willMove(toWindow window: GridWindow?) {
    report(super.willMove(toWindow: window), "GridView")
  }

  override func didMoveToWindow() { report(super.didMoveToWindow(), "GridView") }

  override func didAddSubview(_ view: BaseView) { report(super.didAddSubview(view), "GridView") }

  override func willRemoveSubview(_ view: BaseView) {
    report(super.willRemoveSubview(view), "GridView")
  }

  override func adjustedContentInsetDidChange() {
    report(super.adjustedContentInsetDidChange(), "GridView")
  }

  override func safeAreaInsetsDidChange() { report(super.safeAreaInsetsDidChange(), "GridView") }

  override func layoutMarginsDidChange() { report(super.layoutMarginsDidChange(), "GridView") }

  override func traitCollectionDidChange(_ previous: GridTraitCollection?) {
    report(super.traitCollectionDidChange(previous), "GridView")
  }
}

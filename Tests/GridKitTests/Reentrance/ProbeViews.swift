import GridKit

/// A cell that reports every call of a method that a cell or a view may override.
final class ProbeCell: GridViewCell {
  private func call(_ owner: String, _ function: String = #function) {
    ReentranceStage.present?.call(owner, function)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    call("GridReusableView")
  }

  override func apply(_ layoutAttributes: GridViewLayoutAttributes) {
    super.apply(layoutAttributes)
    call("GridReusableView")
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: GridViewLayoutAttributes
  ) -> GridViewLayoutAttributes {
    let answer = super.preferredLayoutAttributesFitting(layoutAttributes)
    call("GridReusableView")
    answer.size.height = 44
    return answer
  }

  override func willTransition(from oldLayout: GridViewLayout, to newLayout: GridViewLayout) {
    super.willTransition(from: oldLayout, to: newLayout)
    call("GridReusableView")
  }

  override func didTransition(from oldLayout: GridViewLayout, to newLayout: GridViewLayout) {
    super.didTransition(from: oldLayout, to: newLayout)
    call("GridReusableView")
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: GridLayoutPriority,
    verticalFittingPriority vertical: GridLayoutPriority
  ) -> CGSize {
    call("GridViewCell")
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    call("GridViewCell")
  }

  override var isSelected: Bool { didSet { call("GridViewCell") } }
  override var isHighlighted: Bool { didSet { call("GridViewCell") } }

  override func updateConfiguration(using state: GridCellConfigurationState) {
    super.updateConfiguration(using: state)
    call("GridViewCell")
  }

  // MARK: Views

  override func willMove(toSuperview newSuperview: BaseView?) { call("BaseView") }
  override func didMoveToSuperview() { call("BaseView") }
  override func willMove(toWindow newWindow: GridWindow?) { call("BaseView") }
  override func didMoveToWindow() { call("BaseView") }

  // MARK: Responders

  override var canBecomeFirstResponder: Bool { true }
  override func resignFirstResponder() -> Bool {
    call("GridResponder")
    return super.resignFirstResponder()
  }

  override func touchesBegan(_ touches: Set<GridTouch>, with event: GridEvent?) {
    super.touchesBegan(touches, with: event)
    call("GridResponder")
  }

  override func touchesEnded(_ touches: Set<GridTouch>, with event: GridEvent?) {
    super.touchesEnded(touches, with: event)
    call("GridResponder")
  }
}

/// A header or decoration view that reports how it is used.
final class ProbeView: GridReusableView {
  override func prepareForReuse() {
    super.prepareForReuse()
    ReentranceStage.present?.call("supplementary view")
  }

  override func apply(_ layoutAttributes: GridViewLayoutAttributes) {
    super.apply(layoutAttributes)
    ReentranceStage.present?.call("supplementary view")
  }

  override func didMoveToSuperview() { ReentranceStage.present?.call("supplementary view") }
}

/// A grid that reports what a grid as a view is told.
final class ProbeGrid: GridView {
  private func call(_ function: String = #function) {
    ReentranceStage.present?.call("GridView", function)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    call()
  }

  override func willMove(toSuperview newSuperview: BaseView?) {
    super.willMove(toSuperview: newSuperview)
    call()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    call()
  }

  override func willMove(toWindow newWindow: GridWindow?) {
    super.willMove(toWindow: newWindow)
    call()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    call()
  }

  override func didAddSubview(_ subview: BaseView) {
    super.didAddSubview(subview)
    call()
  }

  override func willRemoveSubview(_ subview: BaseView) {
    super.willRemoveSubview(subview)
    call()
  }

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    call()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    call()
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    call()
  }

  override func traitCollectionDidChange(_ previous: GridTraitCollection?) {
    super.traitCollectionDidChange(previous)
    call()
  }
}

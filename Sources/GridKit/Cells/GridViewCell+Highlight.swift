/// A view that looks different while the cell around it is highlighted or selected: a label, an
/// image (S-12).
@preconcurrency @MainActor
public protocol GridHighlightable: AnyObject {
  /// Whether the view is highlighted; set by the cell around it, also when the cell is selected.
  var isHighlighted: Bool { get set }
}

extension GridViewCell {
  /// Shows the selected background and passes the state on, both while highlighted or selected
  /// (S-11).
  final func showHighlight() {
    let isOn = isHighlighted || isSelected
    selectedBackgroundView?.isHidden = !isOn
    guard isOn != isShowingHighlight else { return }
    isShowingHighlight = isOn
    GridViewCell.pass(isHighlighted: isOn, to: contentView)
  }

  private static func pass(isHighlighted: Bool, to view: BaseView) {
    for subview in view.subviewStorage {
      // A cell or another view with a highlight of its own keeps what is inside it to itself.
      if let highlightable = subview as? any GridHighlightable {
        highlightable.isHighlighted = isHighlighted
      } else {
        pass(isHighlighted: isHighlighted, to: subview)
      }
    }
  }
}

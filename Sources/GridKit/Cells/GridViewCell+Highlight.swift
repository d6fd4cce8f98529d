/// A view that looks different while the cell around it is highlighted or selected, such as a label
/// or an image view (S-12).
@preconcurrency @MainActor
public protocol GridHighlightable: AnyObject {
  /// Whether the view is highlighted. The cell around the view sets the property while the cell is
  /// highlighted or selected.
  var isHighlighted: Bool { get set }
}

extension GridViewCell {
  /// Shows the selected background and highlights the subviews while the cell is highlighted or
  /// selected (S-11).
  final func showHighlight() {
    let isOn = isHighlighted || isSelected
    selectedBackgroundView?.isHidden = !isOn
    guard isOn != stored.isShowingHighlight else { return }
    stored.isShowingHighlight = isOn
    GridViewCell.pass(isHighlighted: isOn, to: contentView)
  }

  private static func pass(isHighlighted: Bool, to view: BaseView) {
    for subview in view.subviewStorage {
      // A highlightable view gets the flag. Its subviews are left to it.
      if let highlightable = subview as? any GridHighlightable {
        highlightable.isHighlighted = isHighlighted
      } else {
        pass(isHighlighted: isHighlighted, to: subview)
      }
    }
  }
}

extension ScenarioSession {
  /// Moves the scroll view of a section. Raises a fault if the section has no scroll view at the
  /// moment.
  func scroll(_ section: Int, to offset: CGPoint?, drag: SectionDrag?, animated: Bool) {
    guard let view = grid.scrollView(ofSection: section) else {
      simulation.raise(.sectionNotScrolling(section))
      return
    }
    if let offset { view.setContentOffset(offset, animated: animated) }
    if let drag {
      view.fling(by: drag.by, velocity: drag.velocity)
      grid.settle()
    }
  }

  /// Runs `body`, which changes the grid. If `animated` is true, `body` and a layout pass run in a
  /// view animation.
  func change(_ animated: Bool, _ body: @escaping (GridView) -> Void) {
    guard animated else { return body(grid) }
    simulation.perform {
      BaseView.animate(withDuration: Self.animationDuration) { [grid] in
        body(grid)
        grid.layoutIfNeeded()
      }
    }
  }

  /// The duration of animated `setBounds` and `setViewContentInset` actions, in seconds.
  private static let animationDuration = 0.25
}

extension GridFault {
  package static func sectionNotScrolling(_ section: Int) -> GridFault {
    GridFault(
      code: "section-not-scrolling", exceptionName: .fatalError, rules: "CL-44",
      when: "A case scrolls a section that does not scroll by itself, or is not on screen.",
      message: "section \(section) has no scroll view",
      advice: "Only a section on screen whose orthogonalScrollingBehavior is not none has one. "
        + "Bring the section on screen first, with setContentOffset or scrollToItem.")
  }
}

/// A delegate that receives callbacks about scrolling and selection, allows everything and does
/// nothing.
final class ScrollListener: NSObject, GridViewDelegate {
  func scrollViewDidScroll(_ scrollView: BaseScrollView) {}
  func scrollViewWillBeginDragging(_ scrollView: BaseScrollView) {}
  func scrollViewWillEndDragging(
    _ scrollView: BaseScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  func scrollViewDidEndDragging(_ scrollView: BaseScrollView, willDecelerate decelerate: Bool) {}
  func scrollViewWillBeginDecelerating(_ scrollView: BaseScrollView) {}
  func scrollViewDidEndDecelerating(_ scrollView: BaseScrollView) {}
  func scrollViewDidEndScrollingAnimation(_ scrollView: BaseScrollView) {}

  func collectionView(_ collectionView: GridView, didHighlightItemAt indexPath: IndexPath) {}
  func collectionView(_ collectionView: GridView, didUnhighlightItemAt indexPath: IndexPath) {}
  func collectionView(_ collectionView: GridView, didSelectItemAt indexPath: IndexPath) {}
  func collectionView(_ collectionView: GridView, didDeselectItemAt indexPath: IndexPath) {}
  func collectionView(
    _ collectionView: GridView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
}

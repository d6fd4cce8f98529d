extension ScenarioSession {
  /// Carries out an action that lets time pass.
  func move(_ action: ScenarioAction) -> ScenarioOutput.Step.Result {
    switch action {
    case .drag(let distance, let seconds, let hold):
      grid.drag(by: distance, over: seconds, hold: hold)
      grid.settle()
    case .dragProposing(let proposal, let velocity):
      grid.drag(proposing: proposal, velocity: velocity)
      grid.settle()
    case .fling(let distance, let velocity):
      grid.fling(by: distance, velocity: velocity)
      grid.settle()
    case .touch(let points):
      grid.touch(GridTouchScript(points.map { .init(time: $0.time, location: $0.location) }))
    case .track(let points, let lift):
      track(points, lift)
    case .tap(let target):
      tap(target)
    case .advance(let seconds):
      grid.advance(by: seconds)
    case .settle(let limit):
      let settlement = grid.settle(limit: limit)
      return .settled(frames: settlement.frames, seconds: settlement.seconds)
    case .scrollSection(let section, let movement):
      scroll(section, movement)
    default:
      break
    }
    return .none
  }

  /// Taps a point or an item. A tap selects an item and stops scrolling. Does nothing for an item
  /// that is not on screen.
  private func tap(_ target: ScenarioAction.TapTarget) {
    switch target {
    case .point(let point): grid.tap(at: point)
    case .item(let item): grid.tapItem(at: IndexPath(item: item.item, section: item.section))
    }
  }

  /// Moves the scroll view of a section. Raises a fault if the section has no scroll view at the
  /// moment.
  private func scroll(_ section: Int, _ movement: ScenarioAction.SectionMovement) {
    guard let view = grid.scrollView(ofSection: section) else {
      simulation.raise(.sectionNotScrolling(section))
      return
    }
    switch movement {
    case .offset(let offset, let animated):
      view.setContentOffset(offset, animated: animated)
    case .drag(let distance, let velocity):
      view.fling(by: distance, velocity: velocity)
      grid.settle()
    }
  }

  /// Runs `body`, which changes the grid. If `animated` is true, `body` and a layout pass run in a
  /// view animation.
  func change(_ animated: Bool, _ body: @escaping () -> Void) {
    guard animated else { return body() }
    simulation.perform {
      BaseView.animate(withDuration: Self.animationDuration) { [grid] in
        body()
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

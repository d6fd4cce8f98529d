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

  /// A finger that comes down and lifts at once: an item is selected, what moves stops. An item
  /// that is not on screen is not touched.
  private func tap(_ target: ScenarioAction.TapTarget) {
    switch target {
    case .point(let point): grid.tap(at: point)
    case .item(let item): grid.tapItem(at: IndexPath(item: item.item, section: item.section))
    }
  }

  /// Moves the scroll view of a section; one that has none at the moment is a fault.
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

  /// Carries out a change; `animated` does so inside an animation of the view, its layout pass
  /// included.
  func change(_ animated: Bool, _ body: @escaping () -> Void) {
    guard animated else { return body() }
    simulation.perform {
      BaseView.animate(withDuration: Self.animationDuration) { [grid] in
        body()
        grid.layoutIfNeeded()
      }
    }
  }

  /// The duration of an animation, in seconds: `setBounds` and `setViewContentInset`.
  private static let animationDuration = 0.25
}

extension GridFault {
  package static func sectionNotScrolling(_ section: Int) -> GridFault {
    GridFault(
      code: "section-not-scrolling", exceptionName: .fatalError,
      message: "section \(section) has no scroll view",
      advice: "Only a section on screen whose orthogonalScrollingBehavior is not none has one. "
        + "Bring the section on screen first, with setContentOffset or scrollToItem.")
  }
}

/// Hears of scrolling and selection, allows everything and does nothing.
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

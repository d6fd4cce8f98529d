// Notes of a case's grid as a recorder on a device would make them.

extension ScenarioSession {
  /// Returns the grid's delegate while a layout is in use: the layout's own. For a case with an
  /// `observe` action another delegate stands in front of it, which keeps the calls.
  func delegate(of made: LayoutRegistry.Made?) -> (any GridViewDelegate)? {
    guard let calls else { return made?.delegate ?? listener }
    let ear =
      if let own = made?.delegate as? any GridViewDelegateFlowLayout {
        HearingFlowDelegate(before: own, calls)
      } else {
        HearingDelegate(before: made?.delegate, calls)
      }
    self.ear = ear
    return ear
  }

  /// Returns cells and supplementary views with the values of the views themselves.
  func observe() -> ScenarioOutput.Observation {
    var elements: [ElementRecord] = []
    func add(_ view: BaseView?, _ id: GridElementID) {
      guard let view else { return }
      var record = ElementRecord(
        name: ElementName(id), frame: view.frame, center: view.center, size: view.bounds.size)
      record.alpha = view.alpha
      record.isHidden = view.isHidden
      elements.append(record)
    }
    for path in grid.indexPathsForVisibleItems {
      add(grid.cellForItem(at: path), .cell(path[0], path[1]))
    }
    for kind in data.knownKinds.sorted() {
      for path in grid.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        add(
          grid.supplementaryView(forElementKind: kind, at: path),
          GridElementID(
            category: .supplementaryView, kind: kind, section: path[0],
            item: path.count > 1 ? path[1] : NSNotFound))
      }
    }
    return .init(
      contentSize: grid.contentSize, elements: elements, calls: calls?.take() ?? [])
  }

  /// Moves the content under a finger that stays down, and lifts it where the action says so.
  ///
  /// A sample later than now is an input of the tick in which it was seen: the grid is laid out
  /// once a frame, as on a device, however many samples the frame has.
  func track(_ points: [ScenarioAction.TouchPoint], _ lift: ScenarioAction.Lift?) {
    let began = simulation.now
    let end = points.last?.time ?? 0
    var update = began
    for point in points {
      // Where the finger lifts is no update of the drag.
      if lift == nil || point.time < end { update = began + point.time }
      at(began + point.time) { [weak self, update] in
        self?.moveFinger(to: point.location, seenAt: update)
      }
    }
    if let lift { at(began + end) { [weak self] in self?.liftFinger(lift, at: began + end) } }
    simulation.advance(to: began + end)
  }

  /// Calls `body` now, or first thing in the tick of a moment.
  private func at(_ time: Double, _ body: @escaping () -> Void) {
    guard time > simulation.now else {
      simulation.perform {
        grid.layoutIfNeeded()
        body()
        grid.layoutIfNeeded()
      }
      return
    }
    // Times of a file are sums of differences: a tick is not missed by the last digit of one.
    simulation.input(at: time - 1e-7, name: "track", body)
  }

  /// Moves the finger, and begins a drag if there is none.
  ///
  /// - Parameter way: How far the content was brought since the finger came down.
  private func moveFinger(to way: CGPoint, seenAt time: Double) {
    let translation = CGPoint(x: -way.x, y: -way.y)
    if !grid.engine.hasDrag { grid.engine.beginDrag(direction: translation) }
    guard let present = grid.engine.dragTranslation, present != translation else { return }
    grid.engine.moveDrag(translation: translation, atMilliseconds: time * 1000)
  }

  private func liftFinger(_ lift: ScenarioAction.Lift, at time: Double) {
    guard grid.engine.hasDrag else {
      // A touch that was no drag: what moves stops, and what cannot stay goes back.
      grid.engine.touchDown()
      grid.engine.touchUp()
      return
    }
    grid.engine.endDrag(
      velocityPerMs: lift.velocity.perMillisecond, projected: lift.target,
      atMilliseconds: time * 1000)
  }
}

/// A delegate that keeps the calls that it hears, and passes them on.
class HearingDelegate: NSObject, GridViewDelegate {
  private let inner: (any GridViewDelegate)?
  private let calls: ReceivedCalls

  /// Makes a delegate that stands before another one.
  ///
  /// - Parameter inner: The layout's delegate; kept.
  init(before inner: (any GridViewDelegate)?, _ calls: ReceivedCalls) {
    self.inner = inner
    self.calls = calls
    super.init()
  }

  func scrollViewDidScroll(_ scrollView: BaseScrollView) {
    calls.record("scrollViewDidScroll")
    inner?.scrollViewDidScroll?(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: BaseScrollView) {
    calls.record("scrollViewWillBeginDragging")
    inner?.scrollViewWillBeginDragging?(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: BaseScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.record("scrollViewWillEndDragging")
    inner?.scrollViewWillEndDragging?(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: BaseScrollView, willDecelerate decelerate: Bool) {
    calls.record("scrollViewDidEndDragging willDecelerate: \(decelerate)")
    inner?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: BaseScrollView) {
    calls.record("scrollViewWillBeginDecelerating")
    inner?.scrollViewWillBeginDecelerating?(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: BaseScrollView) {
    calls.record("scrollViewDidEndDecelerating")
    inner?.scrollViewDidEndDecelerating?(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: BaseScrollView) {
    calls.record("scrollViewDidEndScrollingAnimation")
    inner?.scrollViewDidEndScrollingAnimation?(scrollView)
  }

  func collectionView(_ collectionView: GridView, didSelectItemAt indexPath: IndexPath) {
    calls.record("didSelectItemAt", indexPath)
    inner?.collectionView?(collectionView, didSelectItemAt: indexPath)
  }

  func collectionView(_ collectionView: GridView, didDeselectItemAt indexPath: IndexPath) {
    calls.record("didDeselectItemAt", indexPath)
    inner?.collectionView?(collectionView, didDeselectItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: GridView, willDisplay cell: GridViewCell, forItemAt indexPath: IndexPath
  ) {
    calls.record("willDisplay", indexPath)
    inner?.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: GridView, didEndDisplaying cell: GridViewCell, forItemAt indexPath: IndexPath
  ) {
    calls.record("didEndDisplaying", indexPath)
    inner?.collectionView?(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: GridView, willDisplaySupplementaryView view: GridReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    calls.record("willDisplay", kind: elementKind, indexPath)
    inner?.collectionView?(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
      at: indexPath)
  }

  func collectionView(
    _ collectionView: GridView, didEndDisplayingSupplementaryView view: GridReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    calls.record("didEndDisplaying", kind: elementKind, indexPath)
    inner?.collectionView?(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
  }
}

/// A `HearingDelegate` in front of a delegate that gives a flow layout its sizes.
final class HearingFlowDelegate: HearingDelegate, GridViewDelegateFlowLayout {
  private let flow: any GridViewDelegateFlowLayout

  init(before flow: any GridViewDelegateFlowLayout, _ calls: ReceivedCalls) {
    self.flow = flow
    super.init(before: flow, calls)
  }

  // A method that the inner delegate lacks reports itself as missing when it is called from here.

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    flow.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    insetForSectionAt section: Int
  ) -> GridEdgeInsets {
    flow.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    flow.collectionView(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    flow.collectionView(
      collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    flow.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    flow.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }
}

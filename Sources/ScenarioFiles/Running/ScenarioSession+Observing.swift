// Observations of a case's grid, as `CollectionViewRecorder` makes them on a device.

extension ScenarioSession {
  /// Returns the grid's delegate for a layout. In a case with an `observe` action, this is a
  /// delegate that records the calls and forwards them to the layout's own delegate. In all other
  /// cases, it is the layout's own delegate, or `listener` if there is none.
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

  /// Returns the cells and supplementary views with the frames and other values that the views
  /// have, not the values from the layout.
  func observe() -> ScenarioOutput.Observation {
    var elements: [ElementRecord] = []
    func add(_ view: BaseView?, _ id: GridElementID) {
      guard let view else { return }
      elements.append(
        ElementRecord(
          ElementName(id), frame: view.frame, center: view.center, size: view.bounds.size,
          alpha: view.alpha, isHidden: view.isHidden))
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

  /// Moves the content under a finger that stays down. Lifts the finger at the end if `velocity` is
  /// not nil.
  ///
  /// A point with a time in the future is handled in the tick in which the device received it. The
  /// grid is laid out once a frame, as on a device, even if a frame has several points.
  func track(_ points: [ScenarioAction.TouchPoint], velocity: CGPoint?, target: CGPoint?) {
    let began = simulation.now
    let end = points.last?.time ?? 0
    var update = began
    for point in points {
      // The sample at which the finger lifts is no update of the drag.
      if velocity == nil || point.time < end { update = began + point.time }
      at(began + point.time) { [weak self, update] in
        self?.moveFinger(to: point.location, seenAt: update)
      }
    }
    if let velocity {
      at(began + end) { [weak self] in
        self?.liftFinger(velocity, target: target, at: began + end)
      }
    }
    simulation.advance(to: began + end)
  }

  /// Calls `body` at once, or at the start of the tick at `time` if `time` is in the future.
  private func at(_ time: Double, _ body: @escaping () -> Void) {
    guard time > simulation.now else {
      simulation.perform {
        grid.layoutIfNeeded()
        body()
        grid.layoutIfNeeded()
      }
      return
    }
    // The times are sums of differences in a file. Without this margin, a rounding error could miss
    // a tick.
    simulation.input(at: time - 1e-7, name: "track", body)
  }

  /// Moves the finger, and begins a drag if there is none.
  ///
  /// - Parameter way: The distance by which the content has moved since the finger came down.
  private func moveFinger(to way: CGPoint, seenAt time: Double) {
    let translation = CGPoint(x: -way.x, y: -way.y)
    if !grid.engine.hasDrag { grid.engine.beginDrag(direction: translation) }
    guard let present = grid.engine.dragTranslation, present != translation else { return }
    grid.engine.moveDrag(translation: translation, atMilliseconds: time * 1000)
  }

  private func liftFinger(_ velocity: CGPoint, target: CGPoint?, at time: Double) {
    guard grid.engine.hasDrag else {
      // A touch that was no drag stops scrolling. Content beyond its limits then scrolls back.
      grid.engine.touchDown()
      grid.engine.touchUp()
      return
    }
    grid.engine.endDrag(
      velocityPerMs: velocity.perMillisecond, projected: target,
      atMilliseconds: time * 1000)
  }
}

/// A delegate that records the calls that it receives, and forwards them to another delegate.
class HearingDelegate: NSObject, GridViewDelegate {
  private let inner: (any GridViewDelegate)?
  private let calls: ReceivedCalls

  /// Makes a delegate that forwards calls to another delegate.
  ///
  /// - Parameter inner: The layout's delegate, which is retained.
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

/// A `HearingDelegate` that forwards to the delegate of a flow layout.
final class HearingFlowDelegate: HearingDelegate, GridViewDelegateFlowLayout {
  private let flow: any GridViewDelegateFlowLayout

  init(before flow: any GridViewDelegateFlowLayout, _ calls: ReceivedCalls) {
    self.flow = flow
    super.init(before: flow, calls)
  }

  // If `flow` lacks a method, the call reaches the default implementation, which reports the method
  // as missing.

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

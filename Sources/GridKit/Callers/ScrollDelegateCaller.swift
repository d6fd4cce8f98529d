/// The one place that calls a scroll view's delegate about scrolling. If the delegate lacks a
/// method, the default answer of the method is used.
@MainActor
package struct ScrollDelegateCaller {
  let scrollView: BaseScrollView

  // MARK: Messages

  private func didScroll() {
    tell(.scrollViewDidScroll) { $0.scrollViewDidScroll(scrollView) }
  }

  /// Sends `scrollViewDidScroll(_:)`, in every frame of a scroll. The call is faster if the
  /// delegate is known to have the method and the simulation does not trace.
  static func tellDidScroll(_ scrollView: BaseScrollView) {
    guard let delegate = scrollView.delegate else { return }
    if !scrollView.simulation.isTracing,
      scrollView.delegateMethods.contains(.scrollViewDidScroll, of: delegate)
    {
      Simulation.perform(in: scrollView) { delegate.scrollViewDidScroll(scrollView) }
    } else {
      scrollView.delegateCaller.didScroll()
    }
  }

  package func willBeginDragging() {
    tell(.scrollViewWillBeginDragging) { $0.scrollViewWillBeginDragging(scrollView) }
  }

  package func didEndDragging(willDecelerate: Bool) {
    tell(.scrollViewDidEndDragging, "willDecelerate: \(willDecelerate)") {
      $0.scrollViewDidEndDragging(scrollView, willDecelerate: willDecelerate)
    }
  }

  package func willBeginDecelerating() {
    tell(.scrollViewWillBeginDecelerating) { $0.scrollViewWillBeginDecelerating(scrollView) }
  }

  package func didEndDecelerating() {
    tell(.scrollViewDidEndDecelerating) { $0.scrollViewDidEndDecelerating(scrollView) }
  }

  package func didEndScrollingAnimation() {
    tell(.scrollViewDidEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation(scrollView) }
  }

  package func didScrollToTop() {
    tell(.scrollViewDidScrollToTop) { $0.scrollViewDidScrollToTop(scrollView) }
  }

  package func didChangeAdjustedContentInset() {
    tell(
      .scrollViewDidChangeAdjustedContentInset, NumberText.short(scrollView.adjustedContentInset)
    ) {
      $0.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
  }

  // MARK: Questions

  /// Asks the delegate for the offset at which the content comes to rest; nil if the delegate lacks
  /// the method.
  ///
  /// - Parameter velocity: The velocity, in points per millisecond as in UIKit.
  package func willEndDragging(velocity: CGPoint, target: CGPoint) -> CGPoint? {
    let answer = ask(
      .scrollViewWillEndDragging,
      { delegate in
        var target = target
        delegate.scrollViewWillEndDragging(
          scrollView, withVelocity: velocity, targetContentOffset: &target)
        return target
      },
      {
        "velocity (\(NumberText.short(velocity))) target (\(NumberText.short(target)))"
          + ($0 == target ? "" : " → (\(NumberText.short($0)))")
      })
    return answer.map {
      scrollView.simulation.admitted($0, insteadOf: target) { .nonFiniteTarget($0) }
    }
  }

  /// Whether a tap on the status bar may scroll to the top; true if the delegate lacks the method
  /// (C2.8).
  package func shouldScrollToTop() -> Bool {
    ask(
      .scrollViewShouldScrollToTop, { $0.scrollViewShouldScrollToTop(scrollView) }, { "→ \($0)" })
      ?? true
  }

  package func viewForZooming() -> BaseView? {
    ask(
      .viewForZooming, { $0.viewForZooming(in: scrollView) },
      { $0.map { "→ \(type(of: $0))" } ?? "→ nil" }) ?? nil
  }

  // MARK: Calling

  private func tell(
    _ method: OptionalMethod, _ detail: @autoclosure () -> String = "",
    _ call: (any BaseScrollViewDelegate) -> Void
  ) {
    guard let delegate = scrollView.delegate else { return }
    caller(of: delegate).tell(method, detail()) { call(delegate) }
  }

  private func ask<Answer>(
    _ method: OptionalMethod, _ call: (any BaseScrollViewDelegate) -> Answer,
    _ detail: (Answer) -> String
  ) -> Answer? {
    guard let delegate = scrollView.delegate else { return nil }
    return caller(of: delegate).ask(method, { call(delegate) }, detail)
  }

  private func caller(of delegate: any BaseScrollViewDelegate) -> OptionalCaller {
    OptionalCaller(
      receiver: delegate, methods: scrollView.delegateMethods, source: .delegate, view: scrollView)
  }
}

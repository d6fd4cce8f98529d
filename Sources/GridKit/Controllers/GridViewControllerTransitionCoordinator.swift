/// The properties of a transition that is about to begin or under way.
///
/// - Note: After `UIViewControllerTransitionCoordinatorContext`.
@preconcurrency @MainActor
public protocol GridViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// Whether the transition is interactive; false: a change of size is not.
  var isInteractive: Bool { get }
  /// Whether the transition goes back; a change of size never does.
  var isCancelled: Bool { get }
  /// The duration of the transition, in seconds of virtual time.
  var transitionDuration: TimeInterval { get }
  /// The view that the transition happens in.
  var containerView: BaseView { get }
  /// The identity: nothing is drawn, so the turn itself is no transform.
  var targetTransform: CGAffineTransform { get }
}

/// A coordinator of animations that run along with a transition.
///
/// - Note: After `UIViewControllerTransitionCoordinator`.
@preconcurrency @MainActor
public protocol GridViewControllerTransitionCoordinator:
  GridViewControllerTransitionCoordinatorContext
{
  /// Hands in what shall happen in the transition's animation, and after it.
  ///
  /// - Returns: False when the animation has begun already: then only the completion is called.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any GridViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any GridViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension GridViewControllerTransitionCoordinator {
  /// Animates along with the transition, with nothing to do afterwards; otherwise like the longer
  /// form.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any GridViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// A change of size of a view and of all that is inside it.
@MainActor
package final class SizeTransition: GridViewControllerTransitionCoordinator {
  package let containerView: BaseView
  package let transitionDuration: TimeInterval
  private var animations: [(any GridViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any GridViewControllerTransitionCoordinatorContext) -> Void] = []
  private var hasBegun = false

  /// Makes a transition of the size of a container view.
  ///
  /// - Parameter duration: 0 for a change without animation.
  package init(in containerView: BaseView, duration: TimeInterval) {
    self.containerView = containerView
    transitionDuration = duration
  }

  package var isAnimated: Bool { transitionDuration > 0 }
  package var isInteractive: Bool { false }
  package var isCancelled: Bool { false }
  package var targetTransform: CGAffineTransform { .identity }

  package func animate(
    alongsideTransition animation: (
      (any GridViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any GridViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard !hasBegun else { return false }
    if let animation { animations.append(animation) }
    return true
  }

  /// Makes the change and what was handed in, in one animation with one layout pass, then tells the
  /// completions.
  package func run(_ change: @escaping () -> Void) {
    hasBegun = true
    let all = {
      change()
      for animation in self.animations { animation(self) }
      self.containerView.layoutIfNeeded()
    }
    let end = {
      for completion in self.completions { completion(self) }
    }
    containerView.simulation.perform {
      guard isAnimated else {
        all()
        return end()
      }
      BaseView.animate(withDuration: transitionDuration, animations: all) { _ in end() }
    }
  }
}

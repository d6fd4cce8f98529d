/// The properties of a transition that is about to begin or under way.
///
/// - Note: After `UIViewControllerTransitionCoordinatorContext`.
@preconcurrency @MainActor
public protocol GridViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// Whether the transition is interactive; false for a change of size.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled; false for a change of size.
  var isCancelled: Bool { get }
  /// The duration of the transition, in seconds of virtual time.
  var transitionDuration: TimeInterval { get }
  /// The view in which the transition happens.
  var containerView: BaseView { get }
  /// The transform of a rotation. It is always the identity, because nothing is drawn.
  var targetTransform: CGAffineTransform { get }
}

/// A coordinator of animations that run along with a transition.
///
/// - Note: After `UIViewControllerTransitionCoordinator`.
@preconcurrency @MainActor
public protocol GridViewControllerTransitionCoordinator:
  GridViewControllerTransitionCoordinatorContext
{
  /// Adds changes to the transition's animation, and a completion that is called after the
  /// animation.
  ///
  /// - Returns: False if the animation has begun already. In this case only the completion is
  ///   called.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any GridViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any GridViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension GridViewControllerTransitionCoordinator {
  /// Adds changes to the transition's animation, without a completion; otherwise like
  /// `animate(alongsideTransition:completion:)`.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any GridViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The transition for a change of size of a view and its descendants.
@MainActor
package final class SizeTransition: GridViewControllerTransitionCoordinator {
  package let containerView: BaseView
  package let transitionDuration: TimeInterval
  private var animations: [(any GridViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any GridViewControllerTransitionCoordinatorContext) -> Void] = []
  private var hasBegun = false

  /// Makes a transition for a change of a container view's size.
  ///
  /// - Parameter duration: The duration in seconds; 0 for a change without animation.
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

  /// Runs `change` and the added animations in one animation with one layout pass, then calls the
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

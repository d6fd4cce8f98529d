// Methods by which a test acts on controls as the fingers of a user do. UIKit does not have them.

extension UIView {
  /// Whether touches reach the view: it and the views around it are shown and take touches.
  final var takesTouches: Bool {
    sequence(first: self as UIView, next: { $0.superview }).allSatisfy {
      $0.isUserInteractionEnabled && !$0.isHidden && $0.alpha >= 0.01
    }
  }
}

extension UIControl {
  /// Sends the events of a finger that comes down on the control, changes it and is lifted inside.
  ///
  /// - Parameter change: Changes the control and sends the events of the change.
  /// - Returns: False if the control is disabled or no touches reach it. Then nothing happens.
  final func touchAsUser(_ change: () -> Void = {}) -> Bool {
    guard isEnabled, takesTouches else { return false }
    return simulation.perform {
      isHighlighted = true
      sendActions(for: .touchDown)
      change()
      isHighlighted = false
      sendActions(for: liftEvents)
      return true
    }
  }

  /// Sends the events of a value that the user has changed.
  final func sendValueChanged() {
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

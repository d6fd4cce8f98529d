extension GridWindow {
  /// Gives the window another size, as a rotation of the device does. The root view controller gets
  /// `viewWillTransition(to:with:)` while the window still has its old size. Then the change of
  /// size, the coordinator's animations and a layout pass run in one animation.
  ///
  /// - Parameter seconds: The duration of the animation in virtual time; 0 for no animation.
  public func resize(to size: CGSize, over seconds: TimeInterval = 0.3) {
    let transition = SizeTransition(in: self, duration: seconds)
    simulation.perform {
      layoutIfNeeded()
      rootViewController?.viewWillTransition(to: size, with: transition)
    }
    transition.run { self.frame = CGRect(origin: self.frame.origin, size: size) }
  }
}

extension GridWindow {
  /// Gives the window another size, as a rotation of the device does: the root view
  /// controller hears of it in `viewWillTransition(to:with:)` while the old size is in force; then
  /// size, layout and what was handed to the coordinator change in one animation.
  ///
  /// - Parameter seconds: How long the animation takes in virtual time; 0 for none.
  public func resize(to size: CGSize, over seconds: TimeInterval = 0.3) {
    let transition = SizeTransition(in: self, duration: seconds)
    simulation.perform {
      layoutIfNeeded()
      rootViewController?.viewWillTransition(to: size, with: transition)
    }
    transition.run { self.frame = CGRect(origin: self.frame.origin, size: size) }
  }
}

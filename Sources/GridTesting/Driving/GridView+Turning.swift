extension GridView {
  /// Gives the view another size. Where that is its own with the sides swapped, the device was
  /// turned, and the simulation's screen turns with the view.
  ///
  /// For a view without a window; `Simulation.rotate(to:)` turns windows.
  package func turnOrResize(to size: CGSize) {
    let (old, screen) = (bounds.size, simulation.screen)
    if size == CGSize(width: old.height, height: old.width), size != old {
      let upright = screen.bounds.size
      screen.bounds.size = CGSize(width: upright.height, height: upright.width)
    }
    frame = CGRect(origin: frame.origin, size: size)
  }
}

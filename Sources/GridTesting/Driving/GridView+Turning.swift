extension GridView {
  /// Gives the view another size. If `size` is the present size with width and height swapped, the
  /// device counts as turned, and the simulation's screen turns with the view.
  ///
  /// Use this function for a view without a window; `Simulation.rotate(to:)` turns windows.
  package func turnOrResize(to size: CGSize) {
    let (old, screen) = (bounds.size, simulation.screen)
    if size == CGSize(width: old.height, height: old.width), size != old {
      let upright = screen.bounds.size
      screen.bounds.size = CGSize(width: upright.height, height: upright.width)
    }
    frame = CGRect(origin: frame.origin, size: size)
  }
}

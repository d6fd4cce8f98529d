/// The actions that `LayoutHost` performs on a grid, in this order.
public enum HostAction: String, Hashable, Codable, Sendable, CaseIterable {
  /// A scroll in steps of half a viewport to the end, and back in one step.
  case scroll
  /// A fling forwards, then a fling backwards.
  case fling
  /// A change to the size with width and height swapped, then to a narrower size, then back to the
  /// first size.
  case resize
  /// A reload of all data, without any change.
  case reload
  /// Batch updates that insert, delete, move and reload items.
  case update
  /// A switch to another layout and back, first without and then with animation.
  case switchLayouts
}

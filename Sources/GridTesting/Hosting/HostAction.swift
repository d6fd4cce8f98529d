/// The actions that `LayoutHost` performs on a grid, in this order.
public enum HostAction: String, Hashable, Codable, Sendable, CaseIterable {
  /// A scroll in steps of half a viewport to the end, and back at once.
  case scroll
  /// Thrown forwards, then backwards.
  case fling
  /// Turned, narrowed, and back.
  case resize
  /// A reload of all data, without any change.
  case reload
  /// Batch updates that insert, delete, move and reload items.
  case update
  /// Switches to another layout and back, without and with animation.
  case switchLayouts
}

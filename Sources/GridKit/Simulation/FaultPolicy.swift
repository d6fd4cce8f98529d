/// The reaction of a simulation to a broken contract of the collection view.
public enum FaultPolicy: String, Hashable, Codable, Sendable {
  /// The policy that ends the program with the fault's text, as under UIKit.
  case stop
  /// The policy that refuses the action, rolls it back and keeps the fault in `Simulation.faults`.
  case record
}

/// Switches for behaviours on which the documentation and UIKit disagree, on which the evidence is
/// divided, or for which a simpler behaviour is easier to test against. Each default is the better
/// supported behaviour.
public struct FidelitySwitches: Hashable, Sendable {
  /// Whether a horizontal flow layout with items of different heights swaps its line spacing and
  /// its interitem spacing (FL-51).
  public var swapsHorizontalFlowSpacings = false

  /// Whether cells are made one row ahead of display, and are kept for a while after they scroll
  /// off (PF-1, PF-3). If false, `cellForItemAt`, `willDisplay` and `didEndDisplaying` are strictly
  /// paired (DP-1).
  ///
  /// `GridView.isPrefetchingEnabled` must be on too.
  public var prefetchesCells = false

  /// Whether the content scrolls while an interactively moved item or a drag is near an edge, even
  /// if the finger stays still.
  public var scrollsAtEdges = false

  /// Whether a flow layout leaves out lines, headers and footers that only touch the rectangle for
  /// which it is asked (FL-53). If false, the answer has them, too.
  public var leavesOutTouchedLines = false

  /// Whether a layout that overrides `prepare(forCollectionViewUpdates:)` is asked for content size
  /// and elements once more after this call (CO-22). The default is true. If false, only a layout
  /// that returned nil before the call is asked once more.
  public var asksAgainInUpdates = true

  /// Whether a layout switch without animation goes on if the new layout has no attributes for the
  /// item in the middle of the screen (E-40). The switch then centres no item. If false, the switch
  /// is refused, like an animated switch.
  public var switchesWithoutItemAttributes = false

  /// Whether a flow layout keeps the content offset when cells above the viewport get other sizes
  /// than estimated, so that the visible content moves (FL-60). Reports about iOS 11 and 12
  /// describe this movement. If false, the visible content stays in place and the content offset
  /// changes.
  public var keepsOffsetWhenFlowSizesChange = false

  /// Makes switches that are all false, except `asksAgainInUpdates`.
  public init() {}
}

/// The reaction of a simulation to a broken contract of the collection view.
public enum FaultPolicy: String, Hashable, Codable, Sendable {
  /// The program ends with the fault's text, as under UIKit.
  case stop
  /// The action is refused and rolled back; the fault is kept in `Simulation.faults`.
  case record
}

/// Behaviours where the documentation says otherwise than UIKit does, where a simpler course is
/// easier to test against, or where the evidence points two ways. The default is the reading that
/// weighs more.
public struct FidelitySwitches: Hashable, Sendable {
  /// FL-51: horizontal flow layouts with items of different heights use the two spacings the
  /// other way round.
  public var swapsHorizontalFlowSpacings = false

  /// PF-1, PF-3: cells are made a row ahead of display and kept for a while when they scroll off.
  /// Off, `cellForItemAt`, `willDisplay` and `didEndDisplaying` are strictly paired (DP-1).
  ///
  /// `GridView.isPrefetchingEnabled` must be on too.
  public var prefetchesCells = false

  /// Content scrolls by itself while an item that is moved by hand, or something dragged, is
  /// near an edge, also while the finger stays still. Off, it stays where it is.
  public var scrollsAtEdges = false

  /// FL-53: a flow layout answers a rectangle with the lines, headers and footers that share some
  /// area with it. Off, those that only touch it are in the answer too.
  public var leavesOutTouchedLines = false

  /// CO-22: a layout that overrides `prepare(forCollectionViewUpdates:)` is asked for content size
  /// and elements once more after it. On by default. Off, only a layout that answered nil before
  /// it.
  public var asksAgainInUpdates = true

  /// E-40: a switch without animation goes on where the new layout has no attributes for the item
  /// in the middle of the screen, and centres nothing. Off, it is refused, as an animated one is.
  public var switchesWithoutItemAttributes = false

  /// FL-60: in a flow layout the offset stays, and what shows moves, when cells above the viewport
  /// take other sizes than estimated, as reports of iOS 11 and 12 have it. Off, what shows stays in
  /// its place and the offset follows.
  public var keepsOffsetWhenFlowSizesChange = false

  /// Makes a policy with every switch off but `asksAgainInUpdates`.
  public init() {}
}

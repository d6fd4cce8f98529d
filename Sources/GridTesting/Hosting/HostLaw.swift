/// A law that every correct collection view keeps, whatever its layout. `LayoutHost` checks these
/// laws.
public enum HostLaw: String, Hashable, Codable, Sendable, CaseIterable {
  /// The elements on screen are exactly the elements that the layout returns for the bounds and
  /// that meet the bounds. Each element on screen has the frame, transform, alpha, zIndex and
  /// hidden state of its attributes.
  case visibleElements = "visible-elements"
  /// Every item of the data has attributes, in the layout's answer for the whole content or in its
  /// answer for the item's index path.
  case itemPlaces = "item-places"
  /// `prepare()` is called after each invalidation, before the grid asks the layout again, and at
  /// no other time.
  case preparation
  /// Every invalidation of the layout reaches the base class, because overrides call `super`.
  case superCall = "super-call"
  /// The content is as large as the layout says.
  case contentSize = "content-size"
  /// The layout is asked once about every change of bounds, and the grid follows the layout's
  /// answer.
  case boundsChange = "bounds-change"
  /// The invalidation contexts that the grid makes have the flags that UIKit sets. For instance,
  /// the context of `reloadData()` has `invalidateEverything`.
  case contextFlags = "context-flags"
  /// For every update, the layout gets the update items, and later the call of
  /// `finalizeCollectionViewUpdates()`.
  case updateItems = "update-items"
  /// The calls for a preferred size come in this order: the view is asked for the size, the layout
  /// is asked whether to invalidate, and the layout is asked for an invalidation context.
  case preferredSizes = "preferred-sizes"
  /// An item keeps the size that its own cell asked for, also when other items are inserted,
  /// deleted or moved.
  case measuredSizes = "measured-sizes"
  /// No view is dequeued again while it is on screen.
  case reuse
  /// A layout has the same frames after a switch to another layout and back.
  case switching
  /// No action raises a fault.
  case noFault = "no-fault"
  /// Motion comes to rest, inside the limits of the content.
  case rest

  /// The first words of the sentence that reports a breach of the law.
  public var breach: String {
    switch self {
    case .visibleElements: "what is on screen is not what the layout answers for the bounds"
    case .itemPlaces: "an item of the data has no attributes"
    case .superCall: "an invalidation did not reach the base class"
    case .preparation: "prepare() did not come between an invalidation and the next question"
    case .contentSize: "the content is not as large as the layout says"
    case .boundsChange: "a change of bounds was not asked about, or the answer not obeyed"
    case .contextFlags: "an invalidation context lacks its flags"
    case .updateItems: "the layout heard of other update items than there were"
    case .preferredSizes: "the questions about preferred sizes came in another order"
    case .measuredSizes: "items have the sizes of others"
    case .reuse: "a cell that was on screen was handed out again"
    case .switching: "the layout has other frames after it was switched away and back"
    case .noFault: "a contract was broken"
    case .rest: "the view did not come to rest inside its limits"
    }
  }
}

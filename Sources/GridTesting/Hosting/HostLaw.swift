/// A law of every correct collection view, whatever its layout. `LayoutHost` checks these laws.
public enum HostLaw: String, Hashable, Codable, Sendable, CaseIterable {
  /// The elements on screen are exactly those that the layout answers for the bounds and that meet
  /// them, each with the frame, transform, alpha, zIndex and hidden state of its attributes.
  case visibleElements = "visible-elements"
  /// Items of the data all have attributes: in the answer for all of the content, or asked for by
  /// their paths.
  case itemPlaces = "item-places"
  /// The layout prepares after each invalidation and before the next question, and not otherwise.
  case preparation
  /// Invalidations of the layout all reach the base class: overrides call `super`.
  case superCall = "super-call"
  /// The content is as large as the layout says.
  case contentSize = "content-size"
  /// The layout is asked about every change of bounds, once, and is obeyed.
  case boundsChange = "bounds-change"
  /// Contexts of the view's own invalidations carry their flags.
  case contextFlags = "context-flags"
  /// The layout hears of the items of an update, and of its end.
  case updateItems = "update-items"
  /// A view is asked for its size, then the layout whether it follows, then for a context.
  case preferredSizes = "preferred-sizes"
  /// An item keeps the size that its own cell asked for, also when others come, go or move.
  case measuredSizes = "measured-sizes"
  /// A view that is on screen is not handed out again.
  case reuse
  /// A layout that is switched away and back has the same frames.
  case switching
  /// Actions are never refused.
  case noFault = "no-fault"
  /// Motion comes to rest, inside the limits of the content.
  case rest

  /// The law as the beginning of a sentence of complaint.
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

/// A law of every layout, whatever it looks like. The cases are in the order in which they are
/// checked.
public enum LayoutLaw: String, Hashable, Sendable, CaseIterable {
  /// Valid actions meet no fault.
  case contracts
  /// Every item has attributes once, with finite numbers, and nothing that is not an item has.
  case placement
  /// The layout equals, after any actions, that of a new grid with the same data, bounds and
  /// insets.
  case freshness
  /// No two cells share area, nor does a cell with a header or footer.
  case overlap
  /// The layout answers for a rectangle as a plain filter of all elements does.
  case rectQueries
  /// The layout answers for one element as it answers for a rectangle.
  case itemQueries
  /// An item keeps the size that its own cell asked for, also when others come, go or move.
  case measuredSizes
  /// Every cell, header and footer can be scrolled to, along an axis that scrolls.
  case reach

  /// The law as a sentence.
  public var sentence: String {
    switch self {
    case .contracts: "no valid action meets a fault"
    case .placement: "every item is placed once, with finite numbers"
    case .freshness: "after any actions the layout is as a fresh one"
    case .overlap: "no element covers another"
    case .rectQueries: "the elements in a rectangle are those whose frames meet it"
    case .itemQueries: "an element asked for by its path is the one in the rectangle"
    case .measuredSizes: "no item has the size that another was measured at"
    case .reach: "no element lies where scrolling cannot show it"
    }
  }
}

/// Intended departures of a layout from the laws: they are not held against it.
public struct LayoutDeclarations: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each declaration.
  public let rawValue: Int

  /// A set by its bits; unknown ones are kept and without effect.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Elements may cover each other: stacks, rings that are too narrow.
  public static let overlaps = LayoutDeclarations(rawValue: 1 << 0)
  /// The answer for a rectangle may have more than meets it, such as whole lines.
  public static let looseQueries = LayoutDeclarations(rawValue: 1 << 1)
  /// Frames may depend on what happened before, such as sizes that were measured on the way.
  public static let history = LayoutDeclarations(rawValue: 1 << 2)

  /// Elements may lie beyond what scrolling can show.
  public static let unreachable = LayoutDeclarations(rawValue: 1 << 3)
  /// Headers and footers may cover cells, as pinned ones do. Cells still may not cover each other.
  public static let pinnedHeaders = LayoutDeclarations(rawValue: 1 << 4)

  /// The declarations of the set as Swift spells them, in order.
  var names: [String] {
    [
      (LayoutDeclarations.overlaps, ".overlaps"), (.looseQueries, ".looseQueries"),
      (.history, ".history"), (.unreachable, ".unreachable"), (.pinnedHeaders, ".pinnedHeaders"),
    ].filter { contains($0.0) }.map(\.1)
  }
}

/// A breach of a law by a layout.
struct LawBreach: Hashable {
  var law: LayoutLaw
  /// The action after which it showed; −1 for the first layout.
  var step: Int
  /// The elements that break the law, and their numbers.
  var details: String
  /// A question that shows it, to be put after the action.
  var probe: ScenarioAction?
  /// The expected output of the actions, and of the probe if there is one; nil when the output of a
  /// case does not show the breach.
  var expectation: JSONObject?
  /// The item whose answer by path is wrong.
  var item: ItemPosition?
}

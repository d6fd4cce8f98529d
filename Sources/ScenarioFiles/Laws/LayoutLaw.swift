/// A law for every layout. The cases are in the order in which the laws are checked.
public enum LayoutLaw: String, Hashable, Sendable, CaseIterable {
  /// Valid actions cause no fault.
  case contracts
  /// Every item has attributes exactly once, with finite numbers. No cell has attributes without an
  /// item.
  case placement
  /// After any actions, the elements are placed as in a new grid with the same data, bounds and
  /// insets.
  case freshness
  /// No cell overlaps another cell, a header or a footer.
  case overlap
  /// The layout's answer for a rectangle has exactly the elements that meet the rectangle.
  case rectQueries
  /// A query by index path returns the attributes that a query by rectangle returns for the
  /// element.
  case itemQueries
  /// An item keeps the size that its own cell asked for, also when other items are inserted,
  /// deleted or moved.
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

/// Intended exceptions of a layout from the laws. The check does not report them.
public struct LayoutDeclarations: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each declaration.
  public let rawValue: Int

  /// Makes a set from its bits. Unknown bits are kept and have no effect.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Elements may cover each other, as in stacks or in narrow rings.
  public static let overlaps = LayoutDeclarations(rawValue: 1 << 0)
  /// The answer for a rectangle may have elements outside the rectangle, such as whole lines.
  public static let looseQueries = LayoutDeclarations(rawValue: 1 << 1)
  /// Frames may depend on earlier actions, for example on sizes that were measured before.
  public static let history = LayoutDeclarations(rawValue: 1 << 2)

  /// Elements may lie where no scroll can show them.
  public static let unreachable = LayoutDeclarations(rawValue: 1 << 3)
  /// Headers and footers may cover cells, as pinned headers do. Cells still may not cover each
  /// other.
  public static let pinnedHeaders = LayoutDeclarations(rawValue: 1 << 4)

  /// The declarations in the set as Swift code, such as `.overlaps`.
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
  /// The index of the action after which the breach appeared; −1 for the first layout.
  var step: Int
  /// The elements that break the law, with their frames or other numbers, as text.
  var details: String
  /// A query that shows the breach, to perform after the action.
  var probe: ScenarioAction?
  /// The expected output of the actions, or of the actions and the probe if there is a probe. Nil
  /// if the output of a case does not show the breach.
  var expectation: JSONObject?
  /// The item for whose index path the layout returns wrong attributes; nil for other breaches.
  var item: ItemPosition?
}

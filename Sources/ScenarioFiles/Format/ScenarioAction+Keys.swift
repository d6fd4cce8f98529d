extension ScenarioAction.Op {
  /// The legal keys beside `op`.
  var keys: [String] { format.names }

  /// The keys that the op takes beside `op`.
  var format: FormatObject { Self.formats[self] ?? FormatObject() }

  private static let formats = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.declared) })

  private var declared: FormatObject {
    switch self {
    case .drag:
      FormatObject(
        [
          .optional("by", .point, "distance of the content offset"),
          FormatKey(
            "over", .form(.seconds(.positive)), default: 0.3, "seconds that the drag takes"),
          FormatKey(
            "hold", .bool, default: true,
            "whether the finger rests before it lifts; false lifts at the speed of the move"),
          .optional(
            "proposed", .point, "where scrolling would end, which the hooks are asked about"),
          FormatKey(
            "velocity", .velocity, default: [0, 0], "the speed that the hooks are told"),
        ], forms: [["by", "over", "hold"], ["proposed", "velocity"]])
    case .fling:
      FormatObject([
        FormatKey("by", .point, default: [0, 0], "how far the drag moves the content first"),
        .required("velocity", .velocity, "the speed at which the content is let go"),
      ])
    case .touch:
      FormatObject([
        .required(
          "points", .list(of: .touchPoint),
          "seconds from the first contact, and the place on screen"
        )
      ])
    case .track:
      FormatObject([
        FormatKey(
          "points", .list(of: .trackPoint), default: [],
          "seconds from the action's start, and how far the finger has brought the content since "
            + "it came down"),
        .optional("velocity", .velocity, "lifts the finger at this speed of the content"),
        .optional(
          "target", .point, "only beside `velocity`: where scrolling ends, as a hook answered"),
      ])
    case .setContentOffset:
      FormatObject([
        .required("contentOffset", .point, "where the content goes"), .animated,
      ])
    case .scrollToItem:
      FormatObject([
        .required("item", .item, "the item to show"),
        FormatKey(
          "position", .form(.scrollPosition), default: [],
          "where it shall be; without one the grid scrolls no further than it has to"), .animated,
      ])
    case .select, .deselect:
      FormatObject([
        .required("item", .item, "the item"),
        FormatKey(
          "position", .form(.scrollPosition), default: [],
          "where the grid scrolls a selected item to; nowhere without one"), .animated,
      ])
    case .setLayout:
      FormatObject([
        .layout, .parameters, .animated,
        FormatKey("reload", .bool, default: false, "whether `reloadData` follows at once"),
        FormatKey(
          "fresh", .bool, default: false,
          "whether a new object is made though the case has made one of this layout before"),
      ])
    case .setParameters:
      FormatObject([.required("parameters", .parameters, "what changes")])
    case .interactiveTransition:
      FormatObject([
        .layout, .parameters,
        .required(
          "progress", .list(of: .number), "how far the transition is, one tick for each number"),
        FormatKey(
          "finish", .bool, default: true, "whether it ends in the new layout or is cancelled"),
      ])
    case .setBounds:
      FormatObject([.required("size", .viewSize, "width and height of the grid"), .animated])
    case .setViewContentInset:
      FormatObject([.required("inset", .edges, "the view's own content inset"), .animated])
    case .update: Self.updateKeys
    case .reloadData, .endMove, .cancelMove, .observe: FormatObject()
    case .setData:
      FormatObject([
        .required(
          "sections", .list(.part(.section)), "the data from now on, in place of all that was")
      ])
    case .tap:
      FormatObject(
        [
          .optional("at", .point, "a point on screen"),
          .optional("item", .item, "an item: the middle of what shows of it"),
        ], forms: [["at"], ["item"]])
    case .advance:
      FormatObject([.required("seconds", .form(.seconds()), "virtual time that passes")])
    case .settle:
      FormatObject([
        FormatKey(
          "limit", .form(.seconds()), default: 10, "virtual seconds after which it is a fault")
      ])
    case .query:
      FormatObject([.required("rect", .rect, "the rectangle, in content points")])
    case .askTarget:
      FormatObject([
        .required("proposed", .point, "where scrolling would end"),
        FormatKey("velocity", .velocity, default: [0, 0], "the speed at the release"),
      ])
    case .askBoundsChange:
      FormatObject([.required("newBounds", .rect, "the bounds to ask about")])
    case .snapshot:
      FormatObject([
        FormatKey(
          "elements", .form(Form<ScenarioAction.SnapshotScope>.word), default: "visible",
          "those with a view, or all of the layout")
      ])
    case .scrollSection:
      FormatObject(
        [
          .required("section", .count, "the section's number"),
          .optional("contentOffset", .point, "where its content goes"),
          .optional("drag", .part(.sectionDrag), "a finger on it"),
          FormatKey("animated", .bool, default: false, "only beside `contentOffset`"),
        ], forms: [["contentOffset", "animated"], ["drag"]])
    case .apply: Self.applyKeys
    case .applySection:
      FormatObject([
        .required("section", .text, "the section's identifier"),
        .required(
          "tree", .list(.part(.treeItem)),
          "items in order: a name, or `[name, isExpanded, [children]]`"),
        FormatKey("animated", .bool, default: true, "whether the difference takes time"),
      ])
    case .expand, .collapse:
      FormatObject([.required("item", .text, "the item's identifier")])
    case .beginMove:
      FormatObject([.required("item", .item, "the item to lift")])
    case .moveTo:
      FormatObject([
        .required("point", .point, "where the item's middle goes, in content points")
      ])
    case .dragItems:
      FormatObject([
        .required(
          "items", .list(of: .itemPosition),
          "the items to lift, each once; what is not on screen is not")
      ])
    case .dropAt:
      FormatObject([
        .required("point", .point, "where the finger lifts, in content points"),
        .optional(
          "proposal", .part(.proposal), "what the grid answers to the drop; a move without it"),
      ])
    }
  }

  private static let updateKeys = FormatObject([
    FormatKey("deletes", .list(of: .itemPosition), default: [], "items that go, by old places"),
    FormatKey("inserts", .list(of: .insertion), default: [], "items that come, by new places"),
    FormatKey(
      "moves", .list(of: Form<ScenarioUpdate.Move>.move), default: [],
      "from an old place to a new one"),
    FormatKey(
      "reloads", .list(of: .itemPosition), default: [], "items that are shown anew, by old places"
    ),
    FormatKey("sectionDeletes", .list(of: .count), default: [], "sections that go"),
    FormatKey(
      "sectionInserts", .list(.either([.count, .part(.sectionInsertion)])), default: [],
      "sections that come; a number alone is an empty one"),
    FormatKey(
      "sectionMoves", .list(of: Form<ScenarioUpdate.SectionMove>.sectionMove), default: [],
      "sections that move"),
    FormatKey("sectionReloads", .list(of: .count), default: [], "sections that are shown anew"),
    .animated,
    FormatKey(
      "model", .bool, default: true,
      "false leaves the data as it was: the counts then do not add up"),
  ])

  private static let applyKeys = FormatObject([
    .required("snapshot", .list(of: .namedSection), "`[section, [items]]` for each section"),
    FormatKey("reload", .list(of: .text), default: [], "items whose cells are replaced"),
    FormatKey(
      "reconfigure", .list(of: .text), default: [], "items whose cells are configured anew"),
    FormatKey("animated", .bool, default: true, "only without `usingReloadData`"),
    FormatKey(
      "usingReloadData", .bool, default: false,
      "whether the grid is reloaded, and no difference is looked for"),
  ])

  /// The data source that a case must have for the op; nil where either will do.
  package var dataSource: ScenarioCase.DataSource? {
    switch self {
    case .update, .setData: .counted
    case .apply, .applySection, .expand, .collapse: .diffable
    default: nil
    }
  }
}

extension FormatKey {
  fileprivate static let animated = FormatKey(
    "animated", .bool, default: false, "whether it takes time")
  fileprivate static let layout = required("layout", .layout, "which layout of the gallery")
  fileprivate static let parameters = FormatKey(
    "parameters", .parameters, default: [:],
    "how the layout is set up; what it was given before stays")
}

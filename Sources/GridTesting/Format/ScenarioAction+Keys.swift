extension ScenarioAction.Op {
  /// The legal keys beside `op`.
  var keys: [String] {
    switch self {
    case .drag: ["by", "over", "hold", "proposed", "velocity"]
    case .fling: ["by", "velocity"]
    case .touch: ["points"]
    case .setContentOffset: ["contentOffset", "animated"]
    case .scrollToItem, .select, .deselect: ["item", "position", "animated"]
    case .setLayout: ["layout", "parameters", "animated", "reload", "fresh"]
    case .setParameters: ["parameters"]
    case .interactiveTransition: ["layout", "parameters", "progress", "finish"]
    case .setBounds: ["size", "animated"]
    case .setViewContentInset: ["inset", "animated"]
    case .update:
      [
        "deletes", "inserts", "moves", "reloads", "sectionDeletes", "sectionInserts",
        "sectionMoves", "sectionReloads", "animated", "model",
      ]
    case .reloadData, .endMove, .cancelMove: []
    case .tap: ["at", "item"]
    case .advance: ["seconds"]
    case .settle: ["limit"]
    case .query: ["rect"]
    case .askTarget: ["proposed", "velocity"]
    case .askBoundsChange: ["newBounds"]
    case .snapshot: ["elements"]
    case .scrollSection: ["section", "contentOffset", "drag", "animated"]
    case .apply: ["snapshot", "reload", "reconfigure", "animated", "usingReloadData"]
    case .applySection: ["section", "tree", "animated"]
    case .expand, .collapse, .beginMove: ["item"]
    case .moveTo: ["point"]
    case .dragItems: ["items"]
    case .dropAt: ["point", "proposal"]
    }
  }

  /// The data source that a case must have for the op; nil where either will do.
  package var dataSource: ScenarioCase.DataSource? {
    switch self {
    case .update: .counted
    case .apply, .applySection, .expand, .collapse: .diffable
    default: nil
    }
  }
}

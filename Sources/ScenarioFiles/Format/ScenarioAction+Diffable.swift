extension ScenarioAction {
  /// A snapshot, and how it is shown.
  public struct Apply: Hashable, Sendable {
    /// Sections with their items, in order.
    public var sections: [ScenarioSection.Names]
    /// Items whose cells are replaced.
    public var reload: [String]
    /// Items whose cells are configured anew.
    public var reconfigure: [String]
    /// Whether the difference takes time; without meaning where the grid is reloaded.
    public var animated: Bool
    /// Whether the grid is reloaded, and no difference is looked for.
    public var usesReloadData: Bool

    /// A snapshot that is shown by its difference, animated, unless said otherwise.
    public init(
      _ sections: [ScenarioSection.Names], reload: [String] = [], reconfigure: [String] = [],
      animated: Bool = true, usesReloadData: Bool = false
    ) {
      self.sections = sections
      self.reload = reload
      self.reconfigure = reconfigure
      self.animated = animated
      self.usesReloadData = usesReloadData
    }
  }

  /// An item of a section's tree.
  public struct TreeItem: Hashable, Sendable {
    /// The item's identifier.
    public var name: String
    /// Whether its children show.
    public var isExpanded: Bool
    /// The items below this one, in order.
    public var children: [TreeItem]

    /// A collapsed item without children, unless said otherwise.
    public init(_ name: String, isExpanded: Bool = false, children: [TreeItem] = []) {
      self.name = name
      self.isExpanded = isExpanded
      self.children = children
    }

    /// The item and all that is below it.
    var count: Int { children.reduce(1) { $0 + $1.count } }
  }
}

extension ScenarioAction.TreeItem {
  /// The item as a file spells it: `[name, isExpanded, [children]]`, or the name of a collapsed one
  /// without children.
  public var json: JSONValue {
    if !isExpanded, children.isEmpty { return .string(name) }
    return [.string(name), .bool(isExpanded), .array(children.map(\.json))]
  }
}

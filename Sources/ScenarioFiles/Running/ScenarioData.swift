/// The grid's data source in a running case, with the sections and items. Delegates read sizes from
/// this object, too.
///
/// In a case with a diffable data source, that data source answers the grid. `sections` then has
/// the sections and items of the snapshot that the grid shows. Keys and sizes belong to
/// identifiers. A section of the file keeps its keys when the section moves. A section that is
/// added later has no keys. The size of an item in `preferredSizes` depends on the item's index in
/// its section when it first appeared. The item keeps this size when it moves, or is deleted and
/// inserted again.
@MainActor
public final class ScenarioData: NSObject, GridViewDataSource {
  /// The file's entry for an item. An item that is only counted has no entry.
  public typealias Item = ScenarioSection.Item

  /// A section as it is now, after the updates so far.
  public struct Section {
    /// The entries of the items, in order; nil for an item without an entry in the file.
    public var items: [Item?]
    /// The section's own keys as the file gives them.
    public var keys: JSONObject

    /// Makes a section for a case that is built in code. `keys` has the members that the section
    /// would have in a file, besides its items.
    public init(items: [Item?] = [], keys: JSONObject = JSONObject()) {
      self.items = items
      self.keys = keys
    }
  }

  /// The sections of the grid. A caller that changes the sections must also update or reload the
  /// grid.
  public var sections: [Section]
  /// The sizes that cells ask for in a layout with self-sizing cells; nil if cells ask for no size.
  /// The sizes must be set before the data is attached to a grid.
  public var preferredSizes: ScenarioPreferredSizes?
  /// The class of cells, for a caller whose cells decide on their preferred sizes; nil for the
  /// class that the case needs.
  var cellClass: GridViewCell.Type?
  /// A closure that is called with each cell or supplementary view after the view is configured.
  var didConfigure: ((GridReusableView) -> Void)?
  /// The log of the grid's calls, for a case that has an `observe` action.
  var calls: ReceivedCalls?
  /// Whether an item of the first sections, or an item that an action inserts later, has a size.
  private let foreseesItemSizes: Bool
  /// The keys of sections and the indices of items, by identifier; nil if the case has no
  /// identifiers.
  var names: ScenarioNames?
  /// The diffable data source of the case; nil before it is attached, or if the case has none.
  var source: ScenarioDiffableSource?

  /// Makes the data of a case from its sections.
  ///
  /// - Parameters:
  ///   - actions: Actions that the case carries out later. `hasItemSizes` is true from the start if
  ///     these actions insert items with sizes.
  ///   - source: The kind of data source for the grid. A diffable data source begins with the
  ///     identifiers in the sections.
  public init(
    _ sections: [ScenarioSection], before actions: [ScenarioAction] = [],
    as source: ScenarioCase.DataSource = .counted
  ) {
    names = source == .diffable ? ScenarioNames(sections) : nil
    self.sections = names == nil ? sections.map(Section.init) : []
    foreseesItemSizes =
      sections.contains(where: \.hasItemSizes) || actions.contains(where: \.bringsItemSizes)
    super.init()
  }

  /// Returns the file's entry for an item; nil if the item does not exist or the file has no entry
  /// for it.
  public func item(at path: IndexPath) -> Item? {
    guard path.count == 2, sections.indices.contains(path[0]),
      sections[path[0]].items.indices.contains(path[1])
    else { return nil }
    return sections[path[0]].items[path[1]]
  }

  /// Returns the value of a key of a section; nil if the file leaves the key out.
  public func key(_ name: String, section: Int) -> JSONValue? {
    sections.indices.contains(section) ? sections[section].keys[name] : nil
  }

  /// Whether any item has a size or height: a current item, an item of the first sections, or an
  /// item that an update of the case inserts. A layout may read this value once, when it is made.
  public var hasItemSizes: Bool {
    foreseesItemSizes || sections.contains(where: \.hasItemSizes)
  }

  // MARK: Data source

  static let identifier = "scenario"

  func attach(to grid: GridView) {
    let cell = cellClass ?? (preferredSizes == nil ? GridViewCell.self : ScenarioCell.self)
    grid.register(cell, forCellWithReuseIdentifier: ScenarioData.identifier)
    for kind in [GridView.elementKindSectionHeader, GridView.elementKindSectionFooter] {
      grid.register(
        GridReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: ScenarioData.identifier)
    }
    if names == nil { grid.dataSource = self } else { attachSource(to: grid) }
  }

  /// Returns the present number of sections.
  public func numberOfSections(in collectionView: GridView) -> Int { sections.count }

  /// Returns the present number of items in a section. A section that does not exist ends the
  /// program.
  public func collectionView(
    _ collectionView: GridView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].items.count }

  /// Returns a plain cell. All cells have the same class, because sizes come from the layout, its
  /// delegate and `preferredSizes`.
  public func collectionView(
    _ collectionView: GridView, cellForItemAt indexPath: IndexPath
  ) -> GridViewCell {
    calls?.record("cellForItemAt", indexPath)
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: ScenarioData.identifier, for: indexPath)
    (cell as? ScenarioCell)?.preferredSizes = preferredSizes
    didConfigure?(cell)
    return cell
  }

  /// Moves the item in `sections`, because an interactive movement changes the order of the data.
  public func collectionView(
    _ collectionView: GridView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    // Within one section, the target is the index of an existing item: the moving item is removed
    // first.
    let isWithin = sourceIndexPath.section == destinationIndexPath.section
    let items = isWithin ? [sourceIndexPath, destinationIndexPath] : [sourceIndexPath]
    guard
      hasPlaces(
        of: items, and: destinationIndexPath, among: sections.map(\.items.count),
        in: collectionView)
    else { return }
    let item = sections[sourceIndexPath.section].items.remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].items.insert(item, at: destinationIndexPath.item)
  }

  /// Returns a plain view. Registers the view's kind if this is the first request for the kind.
  public func collectionView(
    _ collectionView: GridView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> GridReusableView {
    calls?.record("viewForSupplementaryElement", kind: kind, indexPath)
    // A user's layout may have kinds of its own, which are registered at the first request.
    if !knownKinds.contains(kind) {
      knownKinds.insert(kind)
      collectionView.register(
        GridReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: ScenarioData.identifier)
    }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: ScenarioData.identifier, for: indexPath)
    didConfigure?(view)
    return view
  }

  private(set) var knownKinds: Set<String> = [
    GridView.elementKindSectionHeader, GridView.elementKindSectionFooter,
  ]
}

/// A cell that asks for its size in `preferredSizes`.
final class ScenarioCell: GridViewCell {
  var preferredSizes: ScenarioPreferredSizes?
  /// The index of the cell's size in `preferredSizes`; nil for the index of the cell's item.
  var number: Int?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: GridViewLayoutAttributes
  ) -> GridViewLayoutAttributes {
    let given = layoutAttributes.size
    let item = number ?? layoutAttributes.indexPath.item
    guard let wanted = preferredSizes?.size(ofItem: item, insteadOf: given), wanted != given,
      let copy = layoutAttributes.copy() as? GridViewLayoutAttributes
    else { return layoutAttributes }
    copy.frame.size = wanted
    return copy
  }
}

extension ScenarioData.Section {
  init(_ section: ScenarioSection) {
    switch section.content {
    case .count(let count): items = Array(repeating: nil, count: count)
    case .items(let items): self.items = items
    }
    keys = section.keys
  }

  /// Whether any item has a size of its own. The property is not isolated, because a check of the
  /// actor for each of a million items would be slow.
  fileprivate nonisolated var hasItemSizes: Bool { items.contains { $0 != nil } }
}

extension ScenarioSection {
  /// Whether any item carries a size or height.
  fileprivate var hasItemSizes: Bool {
    if case .items(let items) = content { !items.isEmpty } else { false }
  }
}

extension ScenarioAction {
  /// Whether the action inserts items with a size or height.
  fileprivate var bringsItemSizes: Bool {
    guard let update = values(of: .update) else { return false }
    return update.inserts.contains { $0.item != nil }
      || update.sectionInserts.contains(where: \.section.hasItemSizes)
  }
}

extension ScenarioSection.Item {
  /// The height, in points. If the file gives no width, the layout decides on the width.
  public var height: CGFloat {
    switch self {
    case .height(let height), .spanning(let height, _): height
    case .size(let size): size.height
    }
  }

  /// The width, in points; nil if the file gives none.
  public var width: CGFloat? {
    if case .size(let size) = self { size.width } else { nil }
  }

  /// The number of columns that the item covers.
  public var span: Int {
    if case .spanning(_, let span) = self { span } else { 1 }
  }
}

/// The sections and items of a running case: the grid's data source, and where delegates read
/// sizes.
///
/// In a case with a diffable data source, that data source answers the grid, and this data follows
/// it: sections and items are those of the snapshot that is shown. Keys and sizes stay with the
/// identifier that was at their place at the start: a section of the file has its own keys wherever
/// it goes, one that comes later has none. An item has the size of `preferredSizes` that its number
/// in its section gave it when it first came, also when it moves, or goes and comes back.
@MainActor
public final class ScenarioData: NSObject, GridViewDataSource {
  /// An item: the file's entry for it; nil for an item that is only counted.
  public typealias Item = ScenarioSection.Item

  /// A section as it is now, after the updates so far.
  public struct Section {
    /// The items, in order; nil for one that the file says nothing of.
    public var items: [Item?]
    /// The section's own keys as the file gives them.
    public var keys: JSONObject

    /// A section with items and keys, for a case that is built in code.
    public init(items: [Item?] = [], keys: JSONObject = JSONObject()) {
      self.items = items
      self.keys = keys
    }
  }

  /// The sections that the grid is given. A caller that changes them tells the grid as well, by an
  /// update or a reload.
  public var sections: [Section]
  /// Sizes that cells ask for where a layout lets them choose; nil when they ask for nothing. To be
  /// set before the data is attached to a grid.
  public var preferredSizes: ScenarioPreferredSizes?
  /// The class of cells, where the caller's cells decide on their preferred sizes; nil for the
  /// class that the case asks for.
  var cellClass: GridViewCell.Type?
  /// Called with each view that was filled for its element.
  var didConfigure: ((GridReusableView) -> Void)?
  /// The log of the grid's calls, for a case that has an `observe` action.
  var calls: ReceivedCalls?
  /// Whether an item that was there from the start, or that comes later, carries a size.
  private let foreseesItemSizes: Bool
  /// Keys and numbers by identifier; nil where sections and items have no identifiers.
  var names: ScenarioNames?
  /// The data source of a case with names, once it is attached.
  var source: ScenarioDiffableSource?

  /// Makes the data of a case from its sections.
  ///
  /// - Parameters:
  ///   - actions: Actions that the case carries out later. The sizes of items that they insert
  ///     count from the start, though sections begin empty or are not there yet.
  ///   - source: Which data source the grid gets; a diffable one begins with the names of the
  ///     sections.
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

  /// Returns the file's entry for an item; nil past the end or where the file has none.
  public func item(at path: IndexPath) -> Item? {
    guard path.count == 2, sections.indices.contains(path[0]),
      sections[path[0]].items.indices.contains(path[1])
    else { return nil }
    return sections[path[0]].items[path[1]]
  }

  /// A key of a section; nil when the file leaves it out.
  public func key(_ name: String, section: Int) -> JSONValue? {
    sections.indices.contains(section) ? sections[section].keys[name] : nil
  }

  /// Whether any item carries a size or height: one that is there, that was there at the start, or
  /// that an update of the case brings. Layouts that are made now can go by it for good.
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

  /// Returns the present number of items in a section; a section that is not there ends the
  /// program.
  public func collectionView(
    _ collectionView: GridView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].items.count }

  /// A plain cell, of one class for all items: sizes come from the layout and its delegate, and
  /// from `preferredSizes`.
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

  /// Takes the item along: a movement by hand changes the order of the data.
  public func collectionView(
    _ collectionView: GridView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    // Within a section nothing comes behind the last item: the one that moves leaves it.
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

  /// A plain view; kinds that come up for the first time are registered on the way.
  public func collectionView(
    _ collectionView: GridView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> GridReusableView {
    calls?.record("viewForSupplementaryElement", kind: kind, indexPath)
    // A user's layout may have kinds of its own: they are registered when they first come up.
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

/// A cell that asks for the size that its case gives it.
final class ScenarioCell: GridViewCell {
  var preferredSizes: ScenarioPreferredSizes?
  /// The number of the preferred size; nil for that of the place where the cell is.
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

  /// Whether any item has a size of its own. Not isolated: of a million items it would take long to
  /// ask for each which actor runs.
  fileprivate nonisolated var hasItemSizes: Bool { items.contains { $0 != nil } }
}

extension ScenarioSection {
  /// Whether any item carries a size or height.
  fileprivate var hasItemSizes: Bool {
    if case .items(let items) = content { !items.isEmpty } else { false }
  }
}

extension ScenarioAction {
  /// Whether items come in that carry a size or height.
  fileprivate var bringsItemSizes: Bool {
    guard case .update(let update) = self else { return false }
    return update.inserts.contains { $0.item != nil }
      || update.sectionInserts.contains(where: \.section.hasItemSizes)
  }
}

extension ScenarioSection.Item {
  /// The height, in points; where the file gives no width, the layout decides on that.
  public var height: CGFloat {
    switch self {
    case .height(let height), .spanning(let height, _): height
    case .size(let size): size.height
    }
  }

  /// The width, where the file gives one.
  public var width: CGFloat? {
    if case .size(let size) = self { size.width } else { nil }
  }

  /// The number of columns that the item covers.
  public var span: Int {
    if case .spanning(_, let span) = self { span } else { 1 }
  }
}

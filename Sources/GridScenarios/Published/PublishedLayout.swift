/// A layout of the gallery as an article published it, with the arithmetic and the habits of the
/// published code. The audit examines these layouts, and the corrected layouts of `GridLayouts` are
/// compared with them.
///
/// Each layout is written like the published code. Mistakes that only give wrong answers are kept.
/// Steps that would stop a program are not carried out: an index out of range, a division by zero,
/// a method call on the wrong object, nil put into an array, attributes for items that do not
/// exist, and a negative item size. Instead, the layout reports a finding and leaves the element
/// out.
///
/// Lengths come from the bounds of the view. The content inset is not subtracted, because no
/// published code reads it.
@MainActor
protocol PublishedLayout: GridViewLayout {
  /// The parameters of a scenario, completed by the defaults. A parameter that is switched off is
  /// absent.
  var parameters: JSONObject { get set }

  /// Whether a parameter is plain: a stored property of the published code that does not invalidate
  /// the layout. A new value takes effect at the next preparation.
  func isPlain(_ key: String, from old: JSONValue?, to new: JSONValue?) -> Bool

  /// Copies parameters into the layout's own properties. None of these parameters is plain.
  func takeOverParameters()
}

extension PublishedLayout {
  /// Changes some parameters and keeps the remaining parameters. The value null switches a
  /// parameter off. A change invalidates the layout, unless only plain parameters differ.
  func change(_ changes: JSONObject) {
    let old = parameters
    var new = old
    for change in changes.members {
      new[change.key] = change.value == .null ? nil : change.value
    }
    parameters = new
    let isStale = Set(old.keys + new.keys).contains { key in
      old[key] != new[key] && !isPlain(key, from: old[key], to: new[key])
    }
    guard isStale else { return }
    takeOverParameters()
    invalidateLayout()
  }

  func takeOverParameters() {}

  /// The number of items in the first section. Several published layouts lay out only this section.
  var firstSectionCount: Int {
    guard let collectionView, collectionView.numberOfSections > 0 else { return 0 }
    return collectionView.numberOfItems(inSection: 0)
  }

  /// Logs a line that the published code printed, as an event of the trace.
  func console(_ line: String) {
    collectionView?.simulation.log(line)
  }
}

/// The superclass of published layouts that derive from the base class. Unless overridden, every
/// rectangle query returns all attributes, and all attributes belong to the first section.
class PublishedPlainLayout: GridViewLayout, PublishedLayout {
  /// The attributes of the last preparation.
  final var attributes: [GridViewLayoutAttributes] = []
  /// The sections and items of the case.
  final let data: ScenarioData

  var parameters: JSONObject

  init(_ setup: LayoutRegistry.Setup) {
    parameters = setup.parameters
    data = setup.data
    super.init()
  }

  required init?(coder: NSCoder) {
    parameters = JSONObject()
    data = ScenarioData([])
    super.init(coder: coder)
  }

  func isPlain(_ key: String, from old: JSONValue?, to new: JSONValue?) -> Bool { false }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    attributes
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    indexPath.section == 0 && attributes.indices.contains(indexPath.item)
      ? attributes[indexPath.item] : nil
  }
}

/// The superclass of published layouts that derive from the flow layout. Like all layouts of the
/// gallery, these layouts do not round frames to pixels.
class PublishedFlowLayout: GridViewFlowLayout, PublishedLayout {
  var parameters: JSONObject

  init(_ setup: LayoutRegistry.Setup) {
    parameters = setup.parameters
    super.init()
    roundsToPixels = false
    takeOverParameters()
  }

  required init?(coder: NSCoder) {
    parameters = JSONObject()
    super.init(coder: coder)
    roundsToPixels = false
  }

  func isPlain(_ key: String, from old: JSONValue?, to new: JSONValue?) -> Bool { false }

  func takeOverParameters() {}
}

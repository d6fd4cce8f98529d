/// A cell of a list. It can also be the header or the footer of a list.
///
/// Accessories, indentation and separator lines are stored and take no space. The content fills the
/// cell.
///
/// - Note: After `UICollectionViewListCell`.
@preconcurrency @MainActor
open class GridViewListCell: GridViewCell {
  /// The indentation level of the content; stored, without effect.
  open var indentationLevel = 0
  /// The width of one indentation level, in points; stored, without effect.
  open var indentationWidth: CGFloat = 10
  /// Whether accessories at the leading edge are indented, too; stored, without effect.
  open var indentsAccessories = true
  private var keptAccessories: [GridCellAccessory] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Reads a cell from an archive. The cell has no accessories.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The accessories at the cell's edges.
  ///
  /// A cell has at most one accessory of each system type. A new value with two accessories of one
  /// system type is a fault, and the cell keeps its old accessories.
  open var accessories: [GridCellAccessory] {
    get { keptAccessories }
    set {
      let system = newValue.filter(\.isSystemAccessory).map(\.accessoryType)
      guard Set(system).count == system.count else {
        simulation.raise(.repeatedAccessory())
        return
      }
      keptAccessories = newValue
    }
  }

  /// The accessories that are shown now. An accessory is shown depending on the cell's editing mode
  /// and on the accessory's `displayedState` and `isHidden`.
  package final var shownAccessories: [GridCellAccessory] {
    keptAccessories.filter { $0.isShown(isEditing: isEditing) }
  }

  /// The width of the area that takes taps on a system accessory, in points. An accessory that
  /// reserves a custom width does not use this value.
  package static let accessoryWidth: CGFloat = 44

  /// Returns the outline disclosure accessory, an arrow, at a point; nil for none.
  ///
  /// In the style of a header, the arrow takes taps anywhere on the cell. In the style of a cell,
  /// the arrow takes taps near the trailing edge, beside the accessories that are nearer to that
  /// edge. The place of the arrow is GridKit's choice, because nothing is drawn here.
  ///
  /// - Parameter point: A point in the cell's coordinates.
  package final func outlineDisclosure(at point: CGPoint) -> GridCellAccessory? {
    let shown = shownAccessories
    guard let index = shown.firstIndex(where: { $0.accessoryType == .outlineDisclosure }) else {
      return nil
    }
    if shown[index].disclosureStyle == .header { return shown[index] }
    if shown[index].disclosureStyle == .automatic, role == .header { return shown[index] }
    let outer = shown[(index + 1)...].filter(\.isTrailing).reduce(0) { $0 + $1.touchWidth }
    let distance =
      isRightToLeft ? point.x : bounds.width - point.x
    return distance >= outer && distance < outer + shown[index].touchWidth ? shown[index] : nil
  }

  /// Returns the cell's default content configuration, without text. The default depends on the
  /// list, and on whether the cell is used as a cell, a header or a footer. Outside a list, the
  /// default is for a plain list.
  open func defaultContentConfiguration() -> GridListContentConfiguration {
    GridListContentConfiguration(role: role, in: list?.appearance ?? .plain)
  }

  /// Returns the cell's default background. The default depends on the list, and on whether the
  /// cell is used as a cell, a header or a footer. Outside a list, the default is for a plain list.
  open override func defaultBackgroundConfiguration() -> GridBackgroundConfiguration {
    GridBackgroundConfiguration(role: role, in: list?.appearance ?? .plain)
  }

  override func adoptedTraits(of outer: GridTraitCollection) -> GridTraitCollection {
    super.adoptedTraits(of: list?.appearance.traits(in: outer) ?? outer)
  }

  // MARK: List

  private var role: ListRole {
    guard let kind = reuse.kind.name else {
      return list?.headerMode == .firstItemInSection && reuse.position.item == 0 ? .header : .cell
    }
    return kind == GridView.elementKindSectionFooter ? .footer : .header
  }

  private var itemPath: IndexPath? {
    reuse.kind == .cell && reuse.position != .invalid
      ? IndexPath(item: reuse.position.item, section: reuse.position.section) : nil
  }

  /// The separator lines of the cell's item, as the list determines them; nil outside a list.
  ///
  /// - Note: UIKit draws these lines and has no property for them.
  public final var effectiveSeparatorConfiguration: GridListSeparatorConfiguration? {
    guard let itemPath else { return nil }
    return list?.effectiveSeparators(at: itemPath)
  }

  /// The actions that a swipe from the leading edge offers, as the list's provider returns them.
  ///
  /// - Note: The list's provider is called when a swipe begins.
  public final var effectiveLeadingSwipeActionsConfiguration: GridSwipeActionsConfiguration? {
    guard let itemPath else { return nil }
    return list?.leadingSwipeActionsConfigurationProvider?(itemPath)
  }

  /// The actions that a swipe from the trailing edge offers, as the list's provider returns them.
  ///
  /// - Note: The list's provider is called when a swipe begins.
  public final var effectiveTrailingSwipeActionsConfiguration: GridSwipeActionsConfiguration? {
    guard let itemPath else { return nil }
    return list?.trailingSwipeActionsConfigurationProvider?(itemPath)
  }
}

/// The role of a view in a list.
enum ListRole: Hashable {
  case cell
  case header
  case footer
}

extension GridFault {
  package static func repeatedAccessory() -> GridFault {
    GridFault(
      code: "repeated-accessory", rules: "CL-64",
      when: "A list cell is given two accessories of one kind of the system's. UIKit's text is not "
        + "on record.",
      message: "A cell has more than one accessory of the same system type.",
      advice: "Give a cell each accessory of the system once; accessories of customView may be "
        + "there several times. The cell keeps the accessories that it had.")
  }
}

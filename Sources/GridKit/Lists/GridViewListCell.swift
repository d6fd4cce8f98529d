/// A cell of a list, which may also be a list's header or footer.
///
/// Accessories, indentation and lines are kept and take no room: the content fills the cell.
///
/// - Note: After `UICollectionViewListCell`.
@preconcurrency @MainActor
open class GridViewListCell: GridViewCell {
  /// The number of indentations of the content; stored, without effect.
  open var indentationLevel = 0
  /// The width of one indentation, in points; stored, without effect.
  open var indentationWidth: CGFloat = 10
  /// Whether accessories at the leading edge are moved in, too; kept only.
  open var indentsAccessories = true
  private var keptAccessories: [GridCellAccessory] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Reads a view's archive; accessories are not in it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The accessories at the cell's edges.
  ///
  /// Each accessory of the system may be there once; more are a fault, and the old ones stay.
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

  /// The accessories that show now, by the cell's mode and their own options.
  package final var shownAccessories: [GridCellAccessory] {
    keptAccessories.filter { $0.isShown(isEditing: isEditing) }
  }

  /// The width of a system accessory to a finger, in points, if the accessory does not say.
  package static let accessoryWidth: CGFloat = 44

  /// The arrow of an outline that is under a point; nil for none.
  ///
  /// A header's arrow is under all of its cell. A cell's is at the edge at which reading ends,
  /// beside the accessories that stand nearer to it; nothing is drawn, so that this is a choice.
  ///
  /// - Parameter point: In the cell's coordinates, points.
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

  /// The look of a cell, header or footer in the list that the cell is in; that of a plain list's
  /// cell outside a list. It has no text.
  open func defaultContentConfiguration() -> GridListContentConfiguration {
    GridListContentConfiguration(role: role, in: list?.appearance ?? .plain)
  }

  /// The background of a cell, header or footer in the list that the cell is in; that of a plain
  /// list's cell outside a list.
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

  /// The lines of the cell's item, which the list's handler was asked about; nil outside a list.
  ///
  /// - Note: UIKit draws them and does not say them.
  public final var effectiveSeparatorConfiguration: GridListSeparatorConfiguration? {
    guard let itemPath else { return nil }
    return list?.effectiveSeparators(at: itemPath)
  }

  /// The actions that a swipe from the leading edge would offer: the answer of the list's provider.
  ///
  /// - Note: Asked when a swipe begins.
  public final var effectiveLeadingSwipeActionsConfiguration: GridSwipeActionsConfiguration? {
    guard let itemPath else { return nil }
    return list?.leadingSwipeActionsConfigurationProvider?(itemPath)
  }

  /// The actions that a swipe from the trailing edge would offer: the answer of the list's
  /// provider.
  ///
  /// - Note: Asked when a swipe begins.
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
      code: "repeated-accessory",
      message: "A cell has more than one accessory of the same system type.",
      advice: "Give a cell each accessory of the system once; accessories of customView may be "
        + "there several times. The cell keeps the accessories that it had.")
  }
}

/// An accessory at an edge of a list's cell, outside its content; nothing is drawn (CL-64).
///
/// Accessories are values that can be compared: closures and positions among others do not count.
///
/// - Note: After `UICellAccessory`. Reading back what one was made with, and comparing, are
///   additions.
public struct GridCellAccessory {
  /// The action of a tap on an accessory.
  public typealias ActionHandler = () -> Void
  /// Hears that another element of a menu was chosen; nothing calls it.
  public typealias MenuSelectedElementDidChangeHandler = (GridMenu) -> Void

  /// The mode of the cell in which an accessory shows.
  ///
  /// - Note: After `UICellAccessory.DisplayedState`.
  public enum DisplayedState: Hashable, Sendable {
    /// Both modes.
    case always
    /// The editing mode.
    case whenEditing
    /// The mode without editing.
    case whenNotEditing
  }

  /// The width of the room that an accessory stands in the middle of.
  ///
  /// - Note: After `UICellAccessory.LayoutDimension`.
  public enum LayoutDimension: Hashable, Sendable {
    /// The accessory's own width.
    case actual
    /// The width for other accessories of the system.
    case standard
    /// A given width, in points.
    case custom(CGFloat)
  }

  /// The edge at which an accessory of one's own stands, and its place among the others.
  ///
  /// - Note: After `UICellAccessory.Placement`.
  public enum Placement {
    /// Answers an accessory's place among those at its edge.
    public typealias Position = (_ accessories: [GridCellAccessory]) -> Int

    /// The place before another accessory; the first where that one is not there.
    public static func position(before accessory: GridCellAccessory) -> Position {
      { accessories in accessories.firstIndex { $0.isOfSameType(as: accessory) } ?? 0 }
    }

    /// The place after another accessory; the last where that one is not there.
    public static func position(after accessory: GridCellAccessory) -> Position {
      { accessories in
        accessories.firstIndex { $0.isOfSameType(as: accessory) }.map { $0 + 1 }
          ?? accessories.count
      }
    }

    /// The edge at which reading begins, by default behind the others.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// The edge at which reading ends, by default before the others.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Edge and mode, without the position.
    var comparable: [AnyHashable] {
      switch self {
      case .leading(let displayed, _): ["leading", displayed]
      case .trailing(let displayed, _): ["trailing", displayed]
      }
    }
  }

  /// The sort of an accessory.
  ///
  /// - Note: After `UICellAccessory.AccessoryType`.
  public enum AccessoryType: Hashable {
    /// An arrow to more content.
    case disclosureIndicator
    /// An arrow that turns as an outline opens.
    case outlineDisclosure
    /// A mark of selection.
    case checkmark
    /// A button that takes the item away.
    case delete
    /// A button that adds an item.
    case insert
    /// A handle for moving the item by hand.
    case reorder
    /// A circle that fills as the item is selected.
    case multiselect
    /// A button that opens a menu.
    case popUpMenu
    /// A text.
    case label
    /// A button for more about the item.
    case detail
    /// A view of one's own.
    case customView(BaseView)
  }

  /// The sort of the accessory, and for one of one's own the view.
  public let accessoryType: AccessoryType
  /// The mode of the cell in which the accessory shows.
  public let displayedState: DisplayedState
  /// Whether it is there without being seen.
  public let isHidden: Bool
  /// The room that it stands in the middle of.
  public let reservedLayoutWidth: LayoutDimension
  /// The accessory's tint; nil for the cell's.
  public let tintColor: GridColor?
  /// The text of a label, else nil.
  public let text: String?
  /// The menu of a button that opens one, else nil.
  public let menu: GridMenu?
  /// Edge and position of a view of one's own, else nil.
  public let placement: Placement?
  /// The action of a tap; nil for UIKit's own. Here only an outline's arrow takes taps: they call
  /// the action, or without one expand or collapse the item.
  public let actionHandler: ActionHandler?
  /// The handler of choices in a menu.
  public let selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler?
  /// The rest of what it was made with.
  private let options: [AnyHashable?]

  init(
    _ accessoryType: AccessoryType, displayed: DisplayedState, isHidden: Bool,
    reservedLayoutWidth: LayoutDimension, tintColor: GridColor?, text: String? = nil,
    menu: GridMenu? = nil, placement: Placement? = nil, actionHandler: ActionHandler? = nil,
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil,
    options: [AnyHashable?] = []
  ) {
    self.accessoryType = accessoryType
    displayedState = displayed
    self.isHidden = isHidden
    self.reservedLayoutWidth = reservedLayoutWidth
    self.tintColor = tintColor
    self.text = text
    self.menu = menu
    self.placement = placement
    self.actionHandler = actionHandler
    self.selectedElementDidChangeHandler = selectedElementDidChangeHandler
    self.options = options
  }

  func isOfSameType(as other: GridCellAccessory) -> Bool {
    accessoryType == other.accessoryType
  }

  /// The owner of the arrow, a header or a cell; nil for an accessory that is no outline's arrow.
  var disclosureStyle: OutlineDisclosureOptions.Style? {
    accessoryType == .outlineDisclosure ? options.first as? OutlineDisclosureOptions.Style : nil
  }

  /// Whether it stands at the edge at which reading ends.
  var isTrailing: Bool {
    switch accessoryType {
    case .delete, .insert, .multiselect: return false
    case .customView:
      if case .leading? = placement { return false }
      return true
    default: return true
    }
  }

  /// The width of the accessory to a finger, in points.
  @MainActor var touchWidth: CGFloat {
    if case .custom(let width) = reservedLayoutWidth { return width }
    return GridViewListCell.accessoryWidth
  }

  /// Whether a cell may have it once only: all but views of one's own.
  var isSystemAccessory: Bool {
    if case .customView = accessoryType { false } else { true }
  }

  /// Whether it shows in a mode of the cell.
  func isShown(isEditing: Bool) -> Bool {
    guard !isHidden else { return false }
    return switch displayedState {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}

extension GridCellAccessory: Equatable {
  /// Compares all but closures and positions.
  public static func == (a: GridCellAccessory, b: GridCellAccessory) -> Bool {
    a.accessoryType == b.accessoryType && a.displayedState == b.displayedState
      && a.isHidden == b.isHidden && a.reservedLayoutWidth == b.reservedLayoutWidth
      && a.tintColor == b.tintColor && a.text == b.text && a.menu === b.menu
      && a.placement?.comparable == b.placement?.comparable && a.options == b.options
  }
}

/// An accessory at an edge of a list cell, outside the cell's content. Nothing is drawn (CL-64).
///
/// Two accessories are equal if all their values are equal. Closures and positions are not
/// compared.
///
/// - Note: After `UICellAccessory`. Properties that return the arguments of the factory functions,
///   and `Equatable`, are additions.
public struct GridCellAccessory {
  /// The action that a tap on an accessory performs.
  public typealias ActionHandler = () -> Void
  /// A closure for the selection of another element in a menu. Nothing calls the closure.
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

  /// The reserved width, in which an accessory is centred.
  ///
  /// - Note: After `UICellAccessory.LayoutDimension`.
  public enum LayoutDimension: Hashable, Sendable {
    /// The accessory's own width.
    case actual
    /// The standard width of the system's accessories.
    case standard
    /// A given width, in points.
    case custom(CGFloat)
  }

  /// The edge at which a custom view is placed, and its position among the accessories at this
  /// edge.
  ///
  /// - Note: After `UICellAccessory.Placement`.
  public enum Placement {
    /// A closure that returns the index of an accessory among the accessories at its edge.
    public typealias Position = (_ accessories: [GridCellAccessory]) -> Int

    /// Returns the position before another accessory, or the first position if the edge has no such
    /// accessory.
    public static func position(before accessory: GridCellAccessory) -> Position {
      { accessories in accessories.firstIndex { $0.isOfSameType(as: accessory) } ?? 0 }
    }

    /// Returns the position after another accessory, or the last position if the edge has no such
    /// accessory.
    public static func position(after accessory: GridCellAccessory) -> Position {
      { accessories in
        accessories.firstIndex { $0.isOfSameType(as: accessory) }.map { $0 + 1 }
          ?? accessories.count
      }
    }

    /// The leading edge. The default position is the last position at this edge.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// The trailing edge. The default position is the first position at this edge.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    var isLeading: Bool {
      if case .leading = self { true } else { false }
    }

    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }
  }

  /// The type of an accessory.
  ///
  /// - Note: After `UICellAccessory.AccessoryType`.
  public enum AccessoryType: Hashable {
    /// An arrow that leads to more content.
    case disclosureIndicator
    /// An arrow that turns as an outline opens.
    case outlineDisclosure
    /// A checkmark, which shows that the item is selected.
    case checkmark
    /// A button that deletes the item.
    case delete
    /// A button that inserts an item.
    case insert
    /// A handle for dragging the item to another place.
    case reorder
    /// A circle that fills as the item is selected.
    case multiselect
    /// A button that opens a menu.
    case popUpMenu
    /// A label.
    case label
    /// A button that shows details of the item.
    case detail
    /// A custom view.
    case customView(BaseView)
  }

  /// The type of the accessory. The type of a custom view contains the view.
  public let accessoryType: AccessoryType
  /// The mode of the cell in which the accessory shows.
  public let displayedState: DisplayedState
  /// Whether the accessory is hidden although the cell has it.
  public var isHidden: Bool { options.isHidden }
  /// The reserved width, in which the accessory is centred.
  public var reservedLayoutWidth: LayoutDimension { options.reservedLayoutWidth }
  /// The tint colour of the accessory; nil stands for the cell's tint colour.
  public var tintColor: GridColor? { options.tintColor }
  /// The text of a label; nil for other accessories.
  public let text: String?
  /// The menu of a `popUpMenu` accessory; nil for other accessories.
  public let menu: GridMenu?
  /// The edge and the position of a custom view; nil for other accessories.
  public let placement: Placement?
  /// The action that a tap performs; nil for UIKit's default action. Here only the arrow of an
  /// outline takes taps. A tap on the arrow calls the action. If there is no action, the tap
  /// expands or collapses the item.
  public let actionHandler: ActionHandler?
  /// The handler that a menu calls when another element is selected. Nothing calls the handler
  /// here.
  public let selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler?
  private let options: any AccessoryOptions

  init(
    _ accessoryType: AccessoryType, displayed: DisplayedState, options: any AccessoryOptions,
    text: String? = nil, menu: GridMenu? = nil, placement: Placement? = nil,
    actionHandler: ActionHandler? = nil,
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) {
    self.accessoryType = accessoryType
    displayedState = displayed
    self.options = options
    self.text = text
    self.menu = menu
    self.placement = placement
    self.actionHandler = actionHandler
    self.selectedElementDidChangeHandler = selectedElementDidChangeHandler
  }

  func isOfSameType(as other: GridCellAccessory) -> Bool {
    accessoryType == other.accessoryType
  }

  /// The style of an outline's arrow; nil for other accessories.
  var disclosureStyle: OutlineDisclosureOptions.Style? {
    (options as? OutlineDisclosureOptions)?.style
  }

  /// Whether the accessory is at the trailing edge.
  var isTrailing: Bool {
    switch accessoryType {
    case .delete, .insert, .multiselect: false
    default: placement?.isLeading != true
    }
  }

  /// The width of the area that takes taps on the accessory, in points.
  @MainActor var touchWidth: CGFloat {
    if case .custom(let width) = reservedLayoutWidth { return width }
    return GridViewListCell.accessoryWidth
  }

  /// Whether a cell may have only one accessory of this type. Only a custom view may occur several
  /// times.
  var isSystemAccessory: Bool {
    if case .customView = accessoryType { false } else { true }
  }

  /// Returns whether the accessory shows in a cell in the editing mode or, if `isEditing` is false,
  /// in a cell outside the editing mode.
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
  /// Compares all values but closures and positions.
  public static func == (a: GridCellAccessory, b: GridCellAccessory) -> Bool {
    a.accessoryType == b.accessoryType && a.displayedState == b.displayedState
      && a.text == b.text && a.menu === b.menu && a.options.comparable == b.options.comparable
  }
}

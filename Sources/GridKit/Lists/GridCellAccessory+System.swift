// The accessories of the system, with the options of each. Defaults are UIKit's where its
// declarations say them.

extension GridCellAccessory {
  /// Options of an arrow to more content.
  ///
  /// - Note: After `UICellAccessory.DisclosureIndicatorOptions`.
  public struct DisclosureIndicatorOptions: Hashable {
    /// Whether the accessory is there without being seen.
    public var isHidden: Bool
    /// The room that the accessory stands in the middle of.
    public var reservedLayoutWidth: GridCellAccessory.LayoutDimension
    /// The accessory's tint; nil for the cell's.
    public var tintColor: GridColor?

    /// Options; nil leaves one at its default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: GridCellAccessory.LayoutDimension? = nil,
      tintColor: GridColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// An arrow to more content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> GridCellAccessory {
    GridCellAccessory(
      .disclosureIndicator, displayed: displayed, isHidden: options.isHidden,
      reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
  }

  /// Options of an arrow that turns as an outline opens.
  ///
  /// - Note: After `UICellAccessory.OutlineDisclosureOptions`.
  public struct OutlineDisclosureOptions: Hashable {
    /// The owner of an outline's arrow: a header or a cell.
    ///
    /// - Note: After `UICellAccessory.OutlineDisclosureOptions.Style`.
    public enum Style: Hashable, Sendable {
      /// A header's where the cell looks like one, else a cell's.
      case automatic
      /// Opens its section; a tap on the whole cell does, too.
      case header
      /// Opens its item; a tap elsewhere on the cell selects.
      case cell
    }

    /// The owner of the arrow: a header or a cell.
    public var style: Style
    /// Whether the accessory is there without being seen.
    public var isHidden: Bool
    /// The room that the accessory stands in the middle of.
    public var reservedLayoutWidth: GridCellAccessory.LayoutDimension
    /// The accessory's tint; nil for the cell's.
    public var tintColor: GridColor?

    /// Options; nil leaves one at its default.
    public init(
      style: Style? = nil,
      isHidden: Bool? = nil,
      reservedLayoutWidth: GridCellAccessory.LayoutDimension? = nil,
      tintColor: GridColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// An arrow that turns as an outline opens.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> GridCellAccessory {
    GridCellAccessory(
      .outlineDisclosure, displayed: displayed, isHidden: options.isHidden,
      reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor,
      actionHandler: actionHandler, options: [options.style])
  }

  /// Options of a mark of selection.
  ///
  /// - Note: After `UICellAccessory.CheckmarkOptions`.
  public struct CheckmarkOptions: Hashable {
    /// Whether the accessory is there without being seen.
    public var isHidden: Bool
    /// The room that the accessory stands in the middle of.
    public var reservedLayoutWidth: GridCellAccessory.LayoutDimension
    /// The accessory's tint; nil for the cell's.
    public var tintColor: GridColor?

    /// Options; nil leaves one at its default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: GridCellAccessory.LayoutDimension? = nil,
      tintColor: GridColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// A mark of selection.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> GridCellAccessory {
    GridCellAccessory(
      .checkmark, displayed: displayed, isHidden: options.isHidden,
      reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
  }

  /// Options of a button that takes the item away.
  ///
  /// - Note: After `UICellAccessory.DeleteOptions`.
  public struct DeleteOptions: Hashable {
    /// Whether the accessory is there without being seen.
    public var isHidden: Bool
    /// The room that the accessory stands in the middle of.
    public var reservedLayoutWidth: GridCellAccessory.LayoutDimension
    /// The accessory's tint; nil for the cell's.
    public var tintColor: GridColor?
    /// The colour behind it; nil for the system's.
    public var backgroundColor: GridColor?

    /// Options; nil leaves one at its default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: GridCellAccessory.LayoutDimension? = nil,
      tintColor: GridColor? = nil,
      backgroundColor: GridColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// A button that takes the item away.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> GridCellAccessory {
    GridCellAccessory(
      .delete, displayed: displayed, isHidden: options.isHidden,
      reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor,
      actionHandler: actionHandler, options: [options.backgroundColor])
  }

  /// Options of a button that adds an item.
  ///
  /// - Note: After `UICellAccessory.InsertOptions`.
  public struct InsertOptions: Hashable {
    /// Whether the accessory is there without being seen.
    public var isHidden: Bool
    /// The room that the accessory stands in the middle of.
    public var reservedLayoutWidth: GridCellAccessory.LayoutDimension
    /// The accessory's tint; nil for the cell's.
    public var tintColor: GridColor?
    /// The colour behind it; nil for the system's.
    public var backgroundColor: GridColor?

    /// Options; nil leaves one at its default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: GridCellAccessory.LayoutDimension? = nil,
      tintColor: GridColor? = nil,
      backgroundColor: GridColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// A button that adds an item.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> GridCellAccessory {
    GridCellAccessory(
      .insert, displayed: displayed, isHidden: options.isHidden,
      reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor,
      actionHandler: actionHandler, options: [options.backgroundColor])
  }

  /// Options of a handle for moving the item by hand.
  ///
  /// - Note: After `UICellAccessory.ReorderOptions`.
  public struct ReorderOptions: Hashable {
    /// Whether the accessory is there without being seen.
    public var isHidden: Bool
    /// The room that the accessory stands in the middle of.
    public var reservedLayoutWidth: GridCellAccessory.LayoutDimension
    /// The accessory's tint; nil for the cell's.
    public var tintColor: GridColor?
    /// Whether a line stands beside it.
    public var showsVerticalSeparator: Bool

    /// Options; nil leaves one at its default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: GridCellAccessory.LayoutDimension? = nil,
      tintColor: GridColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// A handle for moving the item by hand.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> GridCellAccessory {
    GridCellAccessory(
      .reorder, displayed: displayed, isHidden: options.isHidden,
      reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor,
      options: [options.showsVerticalSeparator])
  }

  /// Options of a circle that fills as the item is selected.
  ///
  /// - Note: After `UICellAccessory.MultiselectOptions`.
  public struct MultiselectOptions: Hashable {
    /// Whether the accessory is there without being seen.
    public var isHidden: Bool
    /// The room that the accessory stands in the middle of.
    public var reservedLayoutWidth: GridCellAccessory.LayoutDimension
    /// The accessory's tint; nil for the cell's.
    public var tintColor: GridColor?
    /// The colour behind it; nil for the system's.
    public var backgroundColor: GridColor?

    /// Options; nil leaves one at its default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: GridCellAccessory.LayoutDimension? = nil,
      tintColor: GridColor? = nil,
      backgroundColor: GridColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// A circle that fills as the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> GridCellAccessory {
    GridCellAccessory(
      .multiselect, displayed: displayed, isHidden: options.isHidden,
      reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor,
      options: [options.backgroundColor])
  }

  /// Options of a button that opens a menu.
  ///
  /// - Note: After `UICellAccessory.PopUpMenuOptions`.
  public struct PopUpMenuOptions: Hashable {
    /// Whether the accessory is there without being seen.
    public var isHidden: Bool
    /// The room that the accessory stands in the middle of.
    public var reservedLayoutWidth: GridCellAccessory.LayoutDimension
    /// The accessory's tint; nil for the cell's.
    public var tintColor: GridColor?

    /// Options; nil leaves one at its default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: GridCellAccessory.LayoutDimension? = nil,
      tintColor: GridColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// A button that opens a menu.
  public static func popUpMenu(
    _ menu: GridMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> GridCellAccessory {
    GridCellAccessory(
      .popUpMenu, displayed: displayed, isHidden: options.isHidden,
      reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor, menu: menu,
      selectedElementDidChangeHandler: selectedElementDidChangeHandler)
  }

  /// Options of a text.
  ///
  /// - Note: After `UICellAccessory.LabelOptions`.
  public struct LabelOptions: Hashable {
    /// Whether the accessory is there without being seen.
    public var isHidden: Bool
    /// The room that the accessory stands in the middle of.
    public var reservedLayoutWidth: GridCellAccessory.LayoutDimension
    /// The accessory's tint; nil for the cell's.
    public var tintColor: GridColor?
    /// The text's font.
    public var font: GridFont
    /// Whether the font follows the user's choice; kept only.
    public var adjustsFontForContentSizeCategory: Bool

    /// Options; nil leaves one at its default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: GridCellAccessory.LayoutDimension? = nil,
      tintColor: GridColor? = nil,
      font: GridFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> GridCellAccessory {
    GridCellAccessory(
      .label, displayed: displayed, isHidden: options.isHidden,
      reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor, text: text,
      options: [options.font, options.adjustsFontForContentSizeCategory])
  }

  /// Options of a button for more about the item.
  ///
  /// - Note: After `UICellAccessory.DetailOptions`.
  public struct DetailOptions: Hashable {
    /// Whether the accessory is there without being seen.
    public var isHidden: Bool
    /// The room that the accessory stands in the middle of.
    public var reservedLayoutWidth: GridCellAccessory.LayoutDimension
    /// The accessory's tint; nil for the cell's.
    public var tintColor: GridColor?

    /// Options; nil leaves one at its default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: GridCellAccessory.LayoutDimension? = nil,
      tintColor: GridColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// A button for more about the item.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> GridCellAccessory {
    GridCellAccessory(
      .detail, displayed: displayed, isHidden: options.isHidden,
      reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor,
      actionHandler: actionHandler)
  }

  /// A view of one's own, and where it stands.
  ///
  /// - Note: After `UICellAccessory.CustomViewConfiguration`.
  public struct CustomViewConfiguration {
    /// The view; it is kept, and not put into the cell.
    public let customView: BaseView
    /// The edge of the cell, and the position among other accessories.
    public let placement: Placement
    /// Whether the accessory is there without being seen.
    public var isHidden: Bool
    /// The room that the accessory stands in the middle of.
    public var reservedLayoutWidth: LayoutDimension
    /// The accessory's tint; nil for the cell's.
    public var tintColor: GridColor?
    /// Whether it keeps its size where text gets larger; kept only.
    public var maintainsFixedSize: Bool

    /// A view at an edge; nil leaves an option at its default.
    public init(
      customView: BaseView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: GridColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  /// A view of one's own; a cell may have several.
  public static func customView(configuration: CustomViewConfiguration) -> GridCellAccessory {
    let displayed: DisplayedState =
      switch configuration.placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    return GridCellAccessory(
      .customView(configuration.customView), displayed: displayed,
      isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
      tintColor: configuration.tintColor, placement: configuration.placement,
      options: [configuration.maintainsFixedSize])
  }
}

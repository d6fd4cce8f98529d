// The system's accessories and their options. A default is UIKit's if UIKit's declaration states
// it.

/// The options that every accessory has.
protocol AccessoryOptions {
  var isHidden: Bool { get }
  var reservedLayoutWidth: GridCellAccessory.LayoutDimension { get }
  var tintColor: GridColor? { get }
  /// All options as one value that can be compared.
  var comparable: AnyHashable { get }
}

extension AccessoryOptions where Self: Hashable {
  var comparable: AnyHashable { self }
}

extension GridCellAccessory {
  /// The options of an accessory of the system that has no options of its own.
  public struct SystemOptions: AccessoryOptions, Hashable {
    /// Whether the accessory is hidden although the cell has it.
    public var isHidden: Bool
    /// The reserved width, in which the accessory is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour of the accessory; nil stands for the cell's tint colour.
    public var tintColor: GridColor?

    /// Makes options. A nil argument stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: GridColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The options of an accessory of the system that has a background.
  public struct BackgroundOptions: AccessoryOptions, Hashable {
    /// Whether the accessory is hidden although the cell has it.
    public var isHidden: Bool
    /// The reserved width, in which the accessory is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour of the accessory; nil stands for the cell's tint colour.
    public var tintColor: GridColor?
    /// The background colour; nil stands for the system's colour.
    public var backgroundColor: GridColor?

    /// Makes options. A nil argument stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: GridColor? = nil, backgroundColor: GridColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of an arrow that leads to more content, after
  /// `UICellAccessory.DisclosureIndicatorOptions`.
  public typealias DisclosureIndicatorOptions = SystemOptions
  /// The options of a checkmark, after `UICellAccessory.CheckmarkOptions`.
  public typealias CheckmarkOptions = SystemOptions
  /// The options of a button that opens a menu, after `UICellAccessory.PopUpMenuOptions`.
  public typealias PopUpMenuOptions = SystemOptions
  /// The options of a button that shows details of the item, after
  /// `UICellAccessory.DetailOptions`.
  public typealias DetailOptions = SystemOptions
  /// The options of a button that deletes the item, after `UICellAccessory.DeleteOptions`.
  public typealias DeleteOptions = BackgroundOptions
  /// The options of a button that inserts an item, after `UICellAccessory.InsertOptions`.
  public typealias InsertOptions = BackgroundOptions
  /// The options of a circle that fills as the item is selected, after
  /// `UICellAccessory.MultiselectOptions`.
  public typealias MultiselectOptions = BackgroundOptions

  /// Returns an arrow that leads to more content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> GridCellAccessory {
    GridCellAccessory(.disclosureIndicator, displayed: displayed, options: options)
  }

  /// The options of an arrow that turns as an outline opens.
  ///
  /// - Note: After `UICellAccessory.OutlineDisclosureOptions`.
  public struct OutlineDisclosureOptions: AccessoryOptions, Hashable {
    /// The style of the arrow, which tells whether the arrow opens a section or an item.
    ///
    /// - Note: After `UICellAccessory.OutlineDisclosureOptions.Style`.
    public enum Style: Hashable, Sendable {
      /// The style `header` for a cell in a list's header, otherwise the style `cell`.
      case automatic
      /// The style of an arrow that opens its section. A tap anywhere on the cell opens the
      /// section, too.
      case header
      /// The style of an arrow that opens its item. A tap elsewhere on the cell selects the item.
      case cell
    }

    /// The style of the arrow, which tells whether the arrow opens a section or an item.
    public var style: Style
    /// Whether the accessory is hidden although the cell has it.
    public var isHidden: Bool
    /// The reserved width, in which the accessory is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour of the accessory; nil stands for the cell's tint colour.
    public var tintColor: GridColor?

    /// Makes options. A nil argument stands for the default.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: GridColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// Returns an arrow that turns as an outline opens.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> GridCellAccessory {
    GridCellAccessory(
      .outlineDisclosure, displayed: displayed, options: options, actionHandler: actionHandler)
  }

  /// Returns a checkmark, which shows that the item is selected.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> GridCellAccessory {
    GridCellAccessory(.checkmark, displayed: displayed, options: options)
  }

  /// Returns a button that deletes the item.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> GridCellAccessory {
    GridCellAccessory(.delete, displayed: displayed, options: options, actionHandler: actionHandler)
  }

  /// Returns a button that inserts an item.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> GridCellAccessory {
    GridCellAccessory(.insert, displayed: displayed, options: options, actionHandler: actionHandler)
  }

  /// The options of a handle for dragging the item to another place.
  ///
  /// - Note: After `UICellAccessory.ReorderOptions`.
  public struct ReorderOptions: AccessoryOptions, Hashable {
    /// Whether the accessory is hidden although the cell has it.
    public var isHidden: Bool
    /// The reserved width, in which the accessory is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour of the accessory; nil stands for the cell's tint colour.
    public var tintColor: GridColor?
    /// Whether a vertical line is shown beside the handle.
    public var showsVerticalSeparator: Bool

    /// Makes options. A nil argument stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: GridColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// Returns a handle for dragging the item to another place.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> GridCellAccessory {
    GridCellAccessory(.reorder, displayed: displayed, options: options)
  }

  /// Returns a circle that fills as the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> GridCellAccessory {
    GridCellAccessory(.multiselect, displayed: displayed, options: options)
  }

  /// Returns a button that opens a menu.
  public static func popUpMenu(
    _ menu: GridMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> GridCellAccessory {
    GridCellAccessory(
      .popUpMenu, displayed: displayed, options: options, menu: menu,
      selectedElementDidChangeHandler: selectedElementDidChangeHandler)
  }

  /// The options of a label.
  ///
  /// - Note: After `UICellAccessory.LabelOptions`.
  public struct LabelOptions: AccessoryOptions, Hashable {
    /// Whether the accessory is hidden although the cell has it.
    public var isHidden: Bool
    /// The reserved width, in which the accessory is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour of the accessory; nil stands for the cell's tint colour.
    public var tintColor: GridColor?
    /// The text's font.
    public var font: GridFont
    /// Whether the font follows the user's content size category; stored, without effect.
    public var adjustsFontForContentSizeCategory: Bool

    /// Makes options. A nil argument stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: GridColor? = nil, font: GridFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }

  /// Returns a label.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> GridCellAccessory {
    GridCellAccessory(.label, displayed: displayed, options: options, text: text)
  }

  /// Returns a button that shows details of the item.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> GridCellAccessory {
    GridCellAccessory(.detail, displayed: displayed, options: options, actionHandler: actionHandler)
  }

  /// The options of an accessory with a custom view.
  ///
  /// - Note: After `UICellAccessory.CustomViewConfiguration`.
  public struct CustomViewConfiguration {
    /// The custom view. It is stored, but not added to the cell.
    public let customView: BaseView
    /// The edge of the cell, and the position among the accessories at that edge.
    public let placement: Placement
    /// Whether the accessory is hidden although the cell has it.
    public var isHidden: Bool
    /// The reserved width, in which the accessory is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour of the accessory; nil stands for the cell's tint colour.
    public var tintColor: GridColor?
    /// Whether the view keeps its size when text gets larger; stored, without effect.
    public var maintainsFixedSize: Bool

    /// Makes the options of a view at an edge. A nil argument stands for its default.
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

  /// Returns an accessory with a custom view. A cell may have several such accessories.
  public static func customView(configuration: CustomViewConfiguration) -> GridCellAccessory {
    GridCellAccessory(
      .customView(configuration.customView), displayed: configuration.placement.displayed,
      options: configuration, placement: configuration.placement)
  }
}

extension GridCellAccessory.CustomViewConfiguration: AccessoryOptions {
  var comparable: AnyHashable {
    [isHidden, reservedLayoutWidth, tintColor, maintainsFixedSize, placement.isLeading]
      as [AnyHashable]
  }
}

/// Reading direction as a trait.
///
/// - Note: After `UITraitEnvironmentLayoutDirection`.
public enum GridTraitEnvironmentLayoutDirection: Int, Hashable, Codable, Sendable {
  /// An unspecified direction. A view with this value reads from left to right.
  case unspecified = -1
  /// Reading from left to right, as in English.
  case leftToRight = 0
  /// Reading from right to left, as in Arabic.
  case rightToLeft = 1
}

/// The light or dark appearance as a trait. GridKit's colours do not follow the appearance.
///
/// - Note: After `UIUserInterfaceStyle`.
public enum GridUserInterfaceStyle: Int, Hashable, Codable, Sendable {
  /// An unspecified appearance.
  case unspecified = 0
  /// Dark text on a light background. Every simulated screen has this appearance.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}

/// The amount of space along an axis, as one of two classes.
///
/// - Note: After `UIUserInterfaceSizeClass`.
public enum GridUserInterfaceSizeClass: Int, Hashable, Codable, Sendable {
  /// An unspecified size class.
  case unspecified = 0
  /// Little space, as in the width of a phone.
  case compact = 1
  /// Plenty of space, as on a tablet.
  case regular = 2
}

/// The kind of device, derived from the size of the screen.
///
/// - Note: After `UIUserInterfaceIdiom`.
public enum GridUserInterfaceIdiom: Int, Hashable, Codable, Sendable {
  /// An unspecified kind of device.
  case unspecified = -1
  /// A screen of less than 600 points on its shorter side.
  case phone = 0
  /// A screen of at least 600 points on its shorter side.
  case pad = 1
  /// A Mac. Only an override sets this value, because a Mac cannot be recognised by the size of its
  /// screen.
  case mac = 5
}

/// The style of the list that a view is in.
///
/// - Note: After `UIListEnvironment`.
public enum GridListEnvironment: Int, Hashable, Codable, Sendable {
  /// An unspecified list environment.
  case unspecified = 0
  /// A place in no list.
  case none = 1
  /// A place in a list whose rows run from edge to edge.
  case plain = 2
  /// A place in a list whose groups run from edge to edge.
  case grouped = 3
  /// A place in a list whose groups have room around them.
  case insetGrouped = 4
  /// A place in a sidebar: a list beside an app's content.
  case sidebar = 5
  /// A place in a sidebar with headers that stay in view.
  case sidebarPlain = 6
}

/// Traits that a view sets for itself and its subviews. A trait that is nil is inherited.
///
/// - Note: After `UITraitOverrides`.
public struct GridTraitOverrides: Hashable, Codable, Sendable {
  /// The reading direction. Grids and margins follow it.
  public var layoutDirection: GridTraitEnvironmentLayoutDirection?
  /// The appearance. Subviews inherit it, but colours do not follow it.
  public var userInterfaceStyle: GridUserInterfaceStyle?
  /// The horizontal size class: the space from left to right.
  public var horizontalSizeClass: GridUserInterfaceSizeClass?
  /// The vertical size class: the space from top to bottom.
  public var verticalSizeClass: GridUserInterfaceSizeClass?
  /// Kind of device.
  public var userInterfaceIdiom: GridUserInterfaceIdiom?
  /// Pixels per point. Rounding still uses the screen's own scale.
  public var displayScale: CGFloat?
  /// The kind of list around the view. The contents of list cells adopt the style of this list.
  public var listEnvironment: GridListEnvironment?
  /// The text size. Fonts with `adjustsFontForContentSizeCategory` and list contents follow it.
  public var preferredContentSizeCategory: GridContentSizeCategory?

  /// Makes overrides that leave every trait inherited.
  public init() {}

  var isEmpty: Bool { self == GridTraitOverrides() }
}

/// The traits of a view's surroundings: reading direction, appearance, size classes, device, scale,
/// list and text size.
///
/// A collection never changes. A subclass may return other values, as test doubles do.
///
/// - Note: After `UITraitCollection`.
open class GridTraitCollection: NSObject, @unchecked Sendable {
  private let traits: GridTraitOverrides

  /// The reading direction. The screen's default is left to right.
  open var layoutDirection: GridTraitEnvironmentLayoutDirection {
    traits.layoutDirection ?? .unspecified
  }
  /// The appearance, light or dark. The screen's default is light.
  open var userInterfaceStyle: GridUserInterfaceStyle { traits.userInterfaceStyle ?? .unspecified }
  /// The horizontal size class: the space from left to right.
  open var horizontalSizeClass: GridUserInterfaceSizeClass {
    traits.horizontalSizeClass ?? .unspecified
  }
  /// The vertical size class: the space from top to bottom.
  open var verticalSizeClass: GridUserInterfaceSizeClass {
    traits.verticalSizeClass ?? .unspecified
  }
  /// Kind of device, by the size of the screen.
  open var userInterfaceIdiom: GridUserInterfaceIdiom { traits.userInterfaceIdiom ?? .unspecified }
  /// Pixels per point. The value is 0 if the scale is not specified.
  open var displayScale: CGFloat { traits.displayScale ?? 0 }
  /// The kind of list around the view. It is specified for the cells, headers and footers of lists.
  open var listEnvironment: GridListEnvironment { traits.listEnvironment ?? .unspecified }
  /// The text size that the user has chosen. The screen's default is `large`.
  open var preferredContentSizeCategory: GridContentSizeCategory {
    traits.preferredContentSizeCategory ?? .unspecified
  }

  /// Makes a collection from overrides. A trait that is nil in the overrides is unspecified in the
  /// collection.
  init(_ traits: GridTraitOverrides) {
    self.traits = traits
    super.init()
  }

  private convenience init<Trait>(
    _ trait: WritableKeyPath<GridTraitOverrides, Trait?>, _ value: Trait
  ) {
    var traits = GridTraitOverrides()
    traits[keyPath: trait] = value
    self.init(traits)
  }

  /// Makes a collection that specifies no trait.
  public override init() {
    traits = GridTraitOverrides()
    super.init()
  }

  /// Makes a collection that specifies only the reading direction, for joining with others.
  public convenience init(layoutDirection: GridTraitEnvironmentLayoutDirection) {
    self.init(\.layoutDirection, layoutDirection)
  }

  /// Makes a collection that specifies only the appearance, for joining with others.
  public convenience init(userInterfaceStyle: GridUserInterfaceStyle) {
    self.init(\.userInterfaceStyle, userInterfaceStyle)
  }

  /// Makes a collection that specifies only the horizontal size class, for joining with others.
  public convenience init(horizontalSizeClass: GridUserInterfaceSizeClass) {
    self.init(\.horizontalSizeClass, horizontalSizeClass)
  }

  /// Makes a collection that specifies only the vertical size class, for joining with others.
  public convenience init(verticalSizeClass: GridUserInterfaceSizeClass) {
    self.init(\.verticalSizeClass, verticalSizeClass)
  }

  /// Makes a collection that specifies only the kind of device, for joining with others.
  public convenience init(userInterfaceIdiom: GridUserInterfaceIdiom) {
    self.init(\.userInterfaceIdiom, userInterfaceIdiom)
  }

  /// Makes a collection that specifies only the pixels per point, for joining with others.
  public convenience init(displayScale: CGFloat) {
    self.init(\.displayScale, displayScale)
  }

  /// Makes a collection that specifies only the list environment, for joining with others.
  public convenience init(listEnvironment: GridListEnvironment) {
    self.init(\.listEnvironment, listEnvironment)
  }

  /// Makes a collection that specifies only the text size, for joining with others.
  public convenience init(preferredContentSizeCategory: GridContentSizeCategory) {
    self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
  }

  /// Joins collections. If several collections specify a trait, the value of the last collection
  /// counts.
  public convenience init(traitsFrom collections: [GridTraitCollection]) {
    var traits = GridTraitOverrides()
    for collection in collections { traits.take(collection) }
    self.init(traits)
  }

  /// The traits of the screen of `Simulation.current`.
  @MainActor public static var current: GridTraitCollection { .of(Simulation.current.screen) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? GridTraitCollection else { return false }
    return self === other || asOverrides == other.asOverrides
  }

  open override var hash: Int { asOverrides.hashValue }

  // MARK: Inheritance

  func overridden(by overrides: GridTraitOverrides) -> GridTraitCollection {
    var traits = asOverrides
    traits.take(GridTraitCollection(overrides))
    return GridTraitCollection(traits)
  }

  private var asOverrides: GridTraitOverrides {
    var traits = GridTraitOverrides()
    traits.take(self)
    return traits
  }

  private struct ScreenKey: Hashable {
    var width: CGFloat
    var height: CGFloat
    var scale: CGFloat
    var category: GridContentSizeCategory
  }

  /// The collections made so far. Views of one screen share one object.
  @MainActor private static var made: [ScreenKey: GridTraitCollection] = [:]
  /// The collection that was requested last. It is checked first, because most programs have only
  /// one screen.
  @MainActor private static var latest: (key: ScreenKey, traits: GridTraitCollection)?

  /// Returns the traits of views without an override: light, left to right, size classes by the
  /// screen's size.
  ///
  /// A screen of at least 600 points on its shorter side counts as a tablet. A phone is compact in
  /// width, and in landscape also in height (Apple, Human Interface Guidelines). The regular width
  /// of large phones in landscape is not simulated.
  @MainActor static func of(_ screen: GridScreen) -> GridTraitCollection {
    of(size: screen.bounds.size, screen)
  }

  /// Returns the traits of a screen that has taken another size.
  @MainActor static func of(size: CGSize, _ screen: GridScreen) -> GridTraitCollection {
    let (scale, category) = (screen.scale, screen.contentSizeCategory)
    let key = ScreenKey(
      width: size.width, height: size.height, scale: scale, category: category)
    if let latest, latest.key == key { return latest.traits }
    if let known = made[key] {
      latest = (key, known)
      return known
    }
    let isPad = min(size.width, size.height) >= 600
    var traits = GridTraitOverrides()
    traits.layoutDirection = .leftToRight
    traits.userInterfaceStyle = .light
    traits.horizontalSizeClass = isPad ? .regular : .compact
    traits.verticalSizeClass = isPad || size.height >= size.width ? .regular : .compact
    traits.userInterfaceIdiom = isPad ? .pad : .phone
    traits.displayScale = scale
    traits.preferredContentSizeCategory = category
    let collection = GridTraitCollection(traits)
    made[key] = collection
    return collection
  }
}

extension GridTraitOverrides {
  /// Takes over every trait that the collection specifies.
  fileprivate mutating func take(_ collection: GridTraitCollection) {
    if collection.layoutDirection != .unspecified { layoutDirection = collection.layoutDirection }
    if collection.userInterfaceStyle != .unspecified {
      userInterfaceStyle = collection.userInterfaceStyle
    }
    if collection.horizontalSizeClass != .unspecified {
      horizontalSizeClass = collection.horizontalSizeClass
    }
    if collection.verticalSizeClass != .unspecified {
      verticalSizeClass = collection.verticalSizeClass
    }
    if collection.userInterfaceIdiom != .unspecified {
      userInterfaceIdiom = collection.userInterfaceIdiom
    }
    if collection.displayScale != 0 { displayScale = collection.displayScale }
    if collection.listEnvironment != .unspecified { listEnvironment = collection.listEnvironment }
    if collection.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = collection.preferredContentSizeCategory
    }
  }
}

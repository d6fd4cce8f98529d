/// Reading direction as a trait.
///
/// - Note: After `UITraitEnvironmentLayoutDirection`.
public enum GridTraitEnvironmentLayoutDirection: Int, Hashable, Codable, Sendable {
  /// An unspecified direction; a view then reads from left to right.
  case unspecified = -1
  /// Reading from left to right, as in English.
  case leftToRight = 0
  /// Reading from right to left, as in Arabic.
  case rightToLeft = 1
}

/// The appearance as a trait; colours here do not follow it.
///
/// - Note: After `UIUserInterfaceStyle`.
public enum GridUserInterfaceStyle: Int, Hashable, Codable, Sendable {
  /// An unspecified appearance.
  case unspecified = 0
  /// Dark on light, the appearance of every screen here.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// Roughly how much room there is along an axis.
///
/// - Note: After `UIUserInterfaceSizeClass`.
public enum GridUserInterfaceSizeClass: Int, Hashable, Codable, Sendable {
  /// An unspecified size class.
  case unspecified = 0
  /// Little room, as across a phone.
  case compact = 1
  /// Plenty of room, as on a tablet.
  case regular = 2
}

/// The kind of device; here by the size of the screen.
///
/// - Note: After `UIUserInterfaceIdiom`.
public enum GridUserInterfaceIdiom: Int, Hashable, Codable, Sendable {
  /// An unspecified kind of device.
  case unspecified = -1
  /// A screen of less than 600 points on its shorter side.
  case phone = 0
  /// A screen of at least 600 points on its shorter side.
  case pad = 1
  /// A Mac; only where an override says so, since no screen tells.
  case mac = 5
}

/// The list that a view is in.
///
/// - Note: After `UIListEnvironment`.
public enum GridListEnvironment: Int, Hashable, Codable, Sendable {
  /// An unspecified list environment.
  case unspecified = 0
  /// A place in no list.
  case none = 1
  /// A place in a list from edge to edge.
  case plain = 2
  /// A place in a list of groups from edge to edge.
  case grouped = 3
  /// A place in a list of groups with room around them.
  case insetGrouped = 4
  /// A place in a list beside an app's content.
  case sidebar = 5
  /// A place in a list beside an app's content whose headers stay.
  case sidebarPlain = 6
}

/// Traits that a view sets for itself and everything inside it; nil leaves a trait inherited.
///
/// - Note: After `UITraitOverrides`.
public struct GridTraitOverrides: Hashable, Codable, Sendable {
  /// Reading direction; grids and margins follow it.
  public var layoutDirection: GridTraitEnvironmentLayoutDirection?
  /// Appearance: kept and handed down, colours do not follow it.
  public var userInterfaceStyle: GridUserInterfaceStyle?
  /// The horizontal size class: the room across.
  public var horizontalSizeClass: GridUserInterfaceSizeClass?
  /// The vertical size class: the room from top to bottom.
  public var verticalSizeClass: GridUserInterfaceSizeClass?
  /// Kind of device.
  public var userInterfaceIdiom: GridUserInterfaceIdiom?
  /// Pixels per point; rounding goes on by the screen's own scale.
  public var displayScale: CGFloat?
  /// The list around, whose style list contents adopt.
  public var listEnvironment: GridListEnvironment?

  /// Overrides nothing.
  public init() {}

  var isEmpty: Bool { self == GridTraitOverrides() }
}

/// The traits of a view's surroundings: direction, appearance, room, display.
///
/// Values do not change. A subclass may answer others, as doubles in tests do.
///
/// - Note: After `UITraitCollection`.
open class GridTraitCollection: NSObject, @unchecked Sendable {
  private let traits: GridTraitOverrides

  /// The reading direction; the screen's default is left to right.
  open var layoutDirection: GridTraitEnvironmentLayoutDirection {
    traits.layoutDirection ?? .unspecified
  }
  /// Light or dark; the screen's default is light.
  open var userInterfaceStyle: GridUserInterfaceStyle { traits.userInterfaceStyle ?? .unspecified }
  /// The horizontal size class: the room across.
  open var horizontalSizeClass: GridUserInterfaceSizeClass {
    traits.horizontalSizeClass ?? .unspecified
  }
  /// The vertical size class: the room from top to bottom.
  open var verticalSizeClass: GridUserInterfaceSizeClass {
    traits.verticalSizeClass ?? .unspecified
  }
  /// Kind of device, by the size of the screen.
  open var userInterfaceIdiom: GridUserInterfaceIdiom { traits.userInterfaceIdiom ?? .unspecified }
  /// Pixels per point; 0 when not specified.
  open var displayScale: CGFloat { traits.displayScale ?? 0 }
  /// The list around; specified for the cells, headers and footers of lists.
  open var listEnvironment: GridListEnvironment { traits.listEnvironment ?? .unspecified }

  /// Takes the traits of an override; traits that it leaves out are not specified.
  init(_ traits: GridTraitOverrides) {
    self.traits = traits
    super.init()
  }

  /// Specifies nothing.
  public override init() {
    traits = GridTraitOverrides()
    super.init()
  }

  /// Says the reading direction and nothing else, for joining with others.
  public convenience init(layoutDirection: GridTraitEnvironmentLayoutDirection) {
    var traits = GridTraitOverrides()
    traits.layoutDirection = layoutDirection
    self.init(traits)
  }

  /// Says the appearance and nothing else, for joining with others.
  public convenience init(userInterfaceStyle: GridUserInterfaceStyle) {
    var traits = GridTraitOverrides()
    traits.userInterfaceStyle = userInterfaceStyle
    self.init(traits)
  }

  /// Says how much room there is across and nothing else, for joining with others.
  public convenience init(horizontalSizeClass: GridUserInterfaceSizeClass) {
    var traits = GridTraitOverrides()
    traits.horizontalSizeClass = horizontalSizeClass
    self.init(traits)
  }

  /// Says how much room there is from top to bottom and nothing else, for joining with others.
  public convenience init(verticalSizeClass: GridUserInterfaceSizeClass) {
    var traits = GridTraitOverrides()
    traits.verticalSizeClass = verticalSizeClass
    self.init(traits)
  }

  /// Says the kind of device and nothing else, for joining with others.
  public convenience init(userInterfaceIdiom: GridUserInterfaceIdiom) {
    var traits = GridTraitOverrides()
    traits.userInterfaceIdiom = userInterfaceIdiom
    self.init(traits)
  }

  /// Says the pixels per point and nothing else, for joining with others.
  public convenience init(displayScale: CGFloat) {
    var traits = GridTraitOverrides()
    traits.displayScale = displayScale
    self.init(traits)
  }

  /// Says the list around and nothing else, for joining with others.
  public convenience init(listEnvironment: GridListEnvironment) {
    var traits = GridTraitOverrides()
    traits.listEnvironment = listEnvironment
    self.init(traits)
  }

  /// Joins collections; where several specify a trait, the last one counts.
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
  }

  /// Values made so far, so that views of one screen share one object.
  @MainActor private static var made: [ScreenKey: GridTraitCollection] = [:]
  /// The one that was asked for last: most programs have one screen.
  @MainActor private static var latest: (key: ScreenKey, traits: GridTraitCollection)?

  /// The traits of views without an override: light, left to right, room by the screen's size.
  ///
  /// A screen is a tablet's from 600 points on its shorter side. A phone is compact across its
  /// shorter side (Apple, Human Interface Guidelines; large phones in landscape are left out).
  @MainActor static func of(_ screen: GridScreen) -> GridTraitCollection {
    of(size: screen.bounds.size, scale: screen.scale)
  }

  @MainActor static func of(size: CGSize, scale: CGFloat) -> GridTraitCollection {
    let key = ScreenKey(width: size.width, height: size.height, scale: scale)
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
  }
}

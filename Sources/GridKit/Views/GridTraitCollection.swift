/// Reading direction as a trait.
///
/// - Note: After `UITraitEnvironmentLayoutDirection`.
public enum GridTraitEnvironmentLayoutDirection: Int, Hashable, Codable, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// - Note: After `UIUserInterfaceStyle`.
public enum GridUserInterfaceStyle: Int, Hashable, Codable, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// - Note: After `UIUserInterfaceSizeClass`.
public enum GridUserInterfaceSizeClass: Int, Hashable, Codable, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// - Note: After `UIUserInterfaceIdiom`.
public enum GridUserInterfaceIdiom: Int, Hashable, Codable, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}

/// Traits that a view sets for itself and everything inside it; nil leaves a trait inherited.
///
/// - Note: After `UITraitOverrides`.
public struct GridTraitOverrides: Hashable, Codable, Sendable {
  public var layoutDirection: GridTraitEnvironmentLayoutDirection?
  public var userInterfaceStyle: GridUserInterfaceStyle?
  public var horizontalSizeClass: GridUserInterfaceSizeClass?
  public var verticalSizeClass: GridUserInterfaceSizeClass?
  public var userInterfaceIdiom: GridUserInterfaceIdiom?
  public var displayScale: CGFloat?

  public init() {}

  var isEmpty: Bool { self == GridTraitOverrides() }
}

/// What a view's surroundings are like: direction, appearance, room, display.
///
/// - Note: After `UITraitCollection`.
public final class GridTraitCollection: NSObject, Sendable {
  public let layoutDirection: GridTraitEnvironmentLayoutDirection
  public let userInterfaceStyle: GridUserInterfaceStyle
  public let horizontalSizeClass: GridUserInterfaceSizeClass
  public let verticalSizeClass: GridUserInterfaceSizeClass
  public let userInterfaceIdiom: GridUserInterfaceIdiom
  /// Pixels per point; 0 when not specified.
  public let displayScale: CGFloat

  /// What an override of every trait says; the rest is not specified.
  init(_ traits: GridTraitOverrides) {
    layoutDirection = traits.layoutDirection ?? .unspecified
    userInterfaceStyle = traits.userInterfaceStyle ?? .unspecified
    horizontalSizeClass = traits.horizontalSizeClass ?? .unspecified
    verticalSizeClass = traits.verticalSizeClass ?? .unspecified
    userInterfaceIdiom = traits.userInterfaceIdiom ?? .unspecified
    displayScale = traits.displayScale ?? 0
    super.init()
  }

  public convenience override init() {
    self.init(GridTraitOverrides())
  }

  public convenience init(layoutDirection: GridTraitEnvironmentLayoutDirection) {
    var traits = GridTraitOverrides()
    traits.layoutDirection = layoutDirection
    self.init(traits)
  }

  public convenience init(userInterfaceStyle: GridUserInterfaceStyle) {
    var traits = GridTraitOverrides()
    traits.userInterfaceStyle = userInterfaceStyle
    self.init(traits)
  }

  public convenience init(horizontalSizeClass: GridUserInterfaceSizeClass) {
    var traits = GridTraitOverrides()
    traits.horizontalSizeClass = horizontalSizeClass
    self.init(traits)
  }

  public convenience init(verticalSizeClass: GridUserInterfaceSizeClass) {
    var traits = GridTraitOverrides()
    traits.verticalSizeClass = verticalSizeClass
    self.init(traits)
  }

  public convenience init(userInterfaceIdiom: GridUserInterfaceIdiom) {
    var traits = GridTraitOverrides()
    traits.userInterfaceIdiom = userInterfaceIdiom
    self.init(traits)
  }

  public convenience init(displayScale: CGFloat) {
    var traits = GridTraitOverrides()
    traits.displayScale = displayScale
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

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? GridTraitCollection else { return false }
    return self === other || asOverrides == other.asOverrides
  }

  public override var hash: Int { asOverrides.hashValue }

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

  /// The traits of views that nobody overrides: light, left to right, room by the screen's size.
  ///
  /// A screen is a tablet's from 600 points on its shorter side. A phone is compact across its
  /// shorter side (Apple, Human Interface Guidelines; large phones in landscape are left out).
  @MainActor static func of(_ screen: GridScreen) -> GridTraitCollection {
    of(size: screen.bounds.size, scale: screen.scale)
  }

  @MainActor static func of(size: CGSize, scale: CGFloat) -> GridTraitCollection {
    let key = ScreenKey(width: size.width, height: size.height, scale: scale)
    if let known = made[key] { return known }
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
  }
}

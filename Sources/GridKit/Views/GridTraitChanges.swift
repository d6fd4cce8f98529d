/// A trait, for registrations of changes. Only the traits below ever change.
///
/// - Note: After `UITraitDefinition`.
public protocol GridTraitDefinition {}

/// A trait's type.
///
/// - Note: After `UITrait`.
public typealias GridTrait = any GridTraitDefinition.Type

/// A trait that `GridTraitCollection` has.
protocol BuiltInTrait: GridTraitDefinition {
  associatedtype Value: Equatable
  static func value(in traits: GridTraitCollection) -> Value
}

extension BuiltInTrait {
  fileprivate static func differs(
    _ first: GridTraitCollection, _ second: GridTraitCollection
  ) -> Bool {
    value(in: first) != value(in: second)
  }
}

/// The text size that the user has chosen.
public enum GridTraitPreferredContentSizeCategory: BuiltInTrait {
  static func value(in traits: GridTraitCollection) -> GridContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}
/// The appearance, light or dark.
public enum GridTraitUserInterfaceStyle: BuiltInTrait {
  static func value(in traits: GridTraitCollection) -> GridUserInterfaceStyle {
    traits.userInterfaceStyle
  }
}
/// The reading direction.
public enum GridTraitLayoutDirection: BuiltInTrait {
  static func value(in traits: GridTraitCollection) -> GridTraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
}
/// The space from left to right.
public enum GridTraitHorizontalSizeClass: BuiltInTrait {
  static func value(in traits: GridTraitCollection) -> GridUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}
/// The space from top to bottom.
public enum GridTraitVerticalSizeClass: BuiltInTrait {
  static func value(in traits: GridTraitCollection) -> GridUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}
/// The kind of device.
public enum GridTraitUserInterfaceIdiom: BuiltInTrait {
  static func value(in traits: GridTraitCollection) -> GridUserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
}
/// Pixels per point.
public enum GridTraitDisplayScale: BuiltInTrait {
  static func value(in traits: GridTraitCollection) -> CGFloat {
    traits.displayScale
  }
}
/// The kind of list around a view.
public enum GridTraitListEnvironment: BuiltInTrait {
  static func value(in traits: GridTraitCollection) -> GridListEnvironment {
    traits.listEnvironment
  }
}

/// A registration of changes, which `unregisterForTraitChanges(_:)` ends.
///
/// - Note: After `UITraitChangeRegistration`.
public protocol GridTraitChangeRegistration: AnyObject {}

/// The registrations of a view.
final class TraitChangeObserver: GridTraitChangeRegistration {
  let traits: [GridTrait]
  let handler: (BaseView, GridTraitCollection) -> Void

  init(_ traits: [GridTrait], _ handler: @escaping (BaseView, GridTraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}

/// An object that calls handlers after changes of its traits.
///
/// - Note: After `UITraitChangeObservable`.
@preconcurrency @MainActor
public protocol GridTraitChangeObservable: AnyObject {
  /// Ends a registration. Nothing happens if it has ended.
  func unregisterForTraitChanges(_ registration: any GridTraitChangeRegistration)
}

extension GridTraitChangeObservable where Self: BaseView {
  /// Calls a handler after each change of one of several traits, with the view and its traits from
  /// before. The view keeps the handler.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [GridTrait],
    handler: @escaping (_ view: Self, _ previous: GridTraitCollection) -> Void
  ) -> any GridTraitChangeRegistration {
    let observer = TraitChangeObserver(traits) { view, previous in
      if let view = view as? Self { handler(view, previous) }
    }
    madeExtras.traitObservers.append(observer)
    return observer
  }
}

extension BaseView: GridTraitChangeObservable {
  /// Ends a registration. Nothing happens if it has ended.
  public final func unregisterForTraitChanges(
    _ registration: any GridTraitChangeRegistration
  ) {
    extras?.traitObservers.removeAll { $0 === registration }
  }

  /// Calls the handlers of changed traits, in the order of their registration.
  final func callTraitObservers(old: GridTraitCollection, new: GridTraitCollection) {
    for observer in extras?.traitObservers ?? []
    where observer.traits.contains(where: {
      ($0 as? any BuiltInTrait.Type)?.differs(old, new) ?? false
    }) {
      observer.handler(self, old)
    }
  }
}

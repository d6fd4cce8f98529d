import Foundation

/// A module that gives the runtime's classes UIKit's names, so that texts can use them.
///
/// The runtime looks it up once in a program, as the class `UIKit.UIKitNames`: nothing here depends
/// on the module.
package protocol ClassNameSource {
  /// Whether texts use UIKit's names by default.
  static var areUsed: Bool { get }
}

extension Simulation {
  /// Whether texts of this program use UIKit's names by default (UM-6).
  package nonisolated static let programUsesUIKitNames: Bool = {
    let source = NSClassFromString("UIKit.UIKitNames") as? any ClassNameSource.Type
    return source?.areUsed ?? false
  }()

  /// A class as texts name it: the runtime's own under UIKit's name where those are used, any other
  /// one under its own.
  package func name(of type: Any.Type) -> String {
    usesUIKitNames ? MessageText.className(of: type) : String(describing: type)
  }
}

extension GridViewLayout {
  /// The layout's class as texts name it.
  package final var nameInTexts: String { simulation.name(of: type(of: self)) }
}

extension BaseView {
  /// The view's class as texts name it.
  package final var nameInTexts: String { simulation.name(of: type(of: self)) }
}

import Foundation

/// What a module that gives the runtime's classes UIKit's names has, so that texts can use them.
///
/// Looked for once in a program, as the class `UIKit.UIKitNames`: nothing here depends on it.
package protocol ClassNameSource {
  /// Whether texts use UIKit's names where nobody says otherwise.
  static var areUsed: Bool { get }
}

extension Simulation {
  /// Whether texts of this program use UIKit's names where nobody says otherwise (UM-6).
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

import Foundation

/// A class that decides whether faults and other texts use UIKit's class names. The module `UIKit`
/// has such a class, because it gives GridKit's classes their UIKit names.
///
/// GridKit looks the class up once in a program, by the name `UIKit.UIKitNames`, so that GridKit
/// does not depend on the module `UIKit`.
package protocol ClassNameSource {
  /// Whether faults and other texts use UIKit's class names by default.
  static var areUsed: Bool { get }
}

extension Simulation {
  /// Whether faults and other texts of this program use UIKit's class names by default (UM-6).
  package nonisolated static let programUsesUIKitNames: Bool = {
    let source = NSClassFromString("UIKit.UIKitNames") as? any ClassNameSource.Type
    return source?.areUsed ?? false
  }()

  /// Returns the name of a class for faults and other texts. If `usesUIKitNames` is on, a class of
  /// GridKit has UIKit's name.
  package func name(of type: Any.Type) -> String {
    usesUIKitNames ? MessageText.className(of: type) : String(describing: type)
  }
}

extension GridViewLayout {
  /// The name of the layout's class in faults and other texts.
  package final var nameInTexts: String { simulation.name(of: type(of: self)) }
}

extension BaseView {
  /// The name of the view's class in faults and other texts.
  package final var nameInTexts: String { simulation.name(of: type(of: self)) }
}

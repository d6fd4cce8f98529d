import Foundation

// The names of UIKit's classes as text. A UIKit class has another name here at run time. The
// functions in this file return UIKit's name for types known to be subclasses of `NSObject`.
// Generic code without this constraint sees the name at run time.

extension String {
  /// Makes a string with the name of a class. A UIKit class has its name in UIKit, such as
  /// `UICollectionViewListCell`. Any other class has its own name.
  ///
  /// Apps often use this name as a reuse identifier:
  /// `String(describing: UICollectionViewCell.self)`.
  public init<Object: NSObject>(describing type: Object.Type) {
    self = Simulation.uikitName(of: type)
  }
}

extension DefaultStringInterpolation {
  /// Appends the name of a class, as `String(describing:)` returns it.
  public mutating func appendInterpolation(_ type: NSObject.Type) {
    appendLiteral(Simulation.uikitName(of: type))
  }
}

/// Returns the name of a class. A UIKit class has its name in UIKit, such as
/// `UICollectionViewCell`. Any other class has its own name, with the module in front.
public func NSStringFromClass(_ type: NSObject.Type) -> String {
  let name = Simulation.uikitName(of: type)
  return name == _typeName(type, qualified: false) && !String(reflecting: type).hasPrefix("UIKit.")
    ? Foundation.NSStringFromClass(type) : name
}

extension UIEdgeInsets: CustomDebugStringConvertible {
  /// The text of the insets, such as `UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)`.
  public var debugDescription: String {
    "UIEdgeInsets(top: \(top), left: \(left), bottom: \(bottom), right: \(right))"
  }
}

extension UIOffset: CustomDebugStringConvertible {
  /// The text of the offset, such as `UIOffset(horizontal: 1.0, vertical: 2.0)`.
  public var debugDescription: String {
    "UIOffset(horizontal: \(horizontal), vertical: \(vertical))"
  }
}

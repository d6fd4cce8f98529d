import Foundation

// Names of UIKit's classes as text. A class here has another name at run time, which generic code
// without a bound sees; where a class of objects is known to be one, these forms are taken.

extension String {
  /// The class's name: `UICollectionViewListCell` for UIKit's, its own for any other.
  ///
  /// Reuse identifiers are made of it: `String(describing: UICollectionViewCell.self)`.
  public init<Object: NSObject>(describing type: Object.Type) {
    self = Simulation.uikitName(of: type)
  }
}

extension DefaultStringInterpolation {
  /// The class's name, as `String(describing:)` has it.
  public mutating func appendInterpolation(_ type: NSObject.Type) {
    appendLiteral(Simulation.uikitName(of: type))
  }
}

/// The class's name: `UICollectionViewCell` for UIKit's, with its module for any other.
public func NSStringFromClass(_ type: NSObject.Type) -> String {
  let name = Simulation.uikitName(of: type)
  return name == _typeName(type, qualified: false) && !String(reflecting: type).hasPrefix("UIKit.")
    ? Foundation.NSStringFromClass(type) : name
}

extension UIEdgeInsets: CustomDebugStringConvertible {
  /// `UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)`
  public var debugDescription: String {
    "UIEdgeInsets(top: \(top), left: \(left), bottom: \(bottom), right: \(right))"
  }
}

extension UIOffset: CustomDebugStringConvertible {
  /// `UIOffset(horizontal: 1.0, vertical: 2.0)`
  public var debugDescription: String {
    "UIOffset(horizontal: \(horizontal), vertical: \(vertical))"
  }
}

import Foundation

// Descriptions of objects, in UIKit's format. Messages of faults describe objects without
// addresses, see `MessageText`.

extension Simulation {
  /// Returns UIKit's name for a class of this package. For any other class, returns the class's own
  /// name.
  package nonisolated static func uikitName(of type: Any.Type) -> String {
    MessageText.className(of: type)
  }

  /// Returns the name of a class in a description. The name of a user's class begins with its
  /// module, as under UIKit.
  fileprivate func describedName(of type: AnyClass) -> String {
    let isOurs = ["GridKit", "UIKit"].contains(String(reflecting: type).prefix { $0 != "." })
    return isOurs ? name(of: type) : String(reflecting: type)
  }
}

/// Returns the address of an object as text.
private func address(of object: AnyObject) -> String {
  "0x" + String(unsafeBitCast(object, to: UInt.self), radix: 16)
}

extension NSObject {
  /// Returns the class and the address of the object, such as `<UIImage: 0x7f3c>`. The class has
  /// UIKit's name if the program uses UIKit's names.
  final func plainDescription() -> String {
    let type = type(of: self)
    let name =
      Simulation.programUsesUIKitNames
      ? MessageText.className(of: type) : String(describing: type)
    return "<\(name): \(address(of: self))>"
  }
}

extension BaseView {
  /// Returns a description of the view. The description has the class, the address and the frame,
  /// then the properties that differ from the defaults. For a scroll view or a grid, further
  /// properties follow.
  final func makeDescription() -> String {
    let type = type(of: self)
    var parts = ["<\(simulation.describedName(of: type)): \(address(of: self))"]
    if let base = ownClass(of: type), base != type {
      parts.append("baseClass = \(simulation.name(of: base))")
    }
    parts.append("frame = \(NumberText.parenthesized(frame))")
    if transform != .identity {
      let numbers = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ]
      parts.append("transform = [\(numbers.map { NumberText.short($0) }.joined(separator: ", "))]")
    }
    if alpha != 1 { parts.append("alpha = \(NumberText.short(alpha))") }
    if isHidden { parts.append("hidden = YES") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if let scrollView = self as? BaseScrollView {
      parts += [
        "contentOffset: \(NumberText.braced(scrollView.contentOffset))",
        "contentSize: \(NumberText.braced(scrollView.contentSize))",
        "adjustedContentInset: \(NumberText.braced(scrollView.adjustedContentInset))",
      ]
    }
    if let grid = self as? GridView {
      let layout = grid.collectionViewLayout
      parts.append(
        "layout: <\(simulation.describedName(of: Swift.type(of: layout))): "
          + "\(address(of: layout))>")
      let source = grid.dataSource.map {
        "<\(simulation.describedName(of: Swift.type(of: $0))): \(address(of: $0))>"
      }
      parts.append("dataSource: \(source ?? "(null)")")
    }
    return parts.joined(separator: "; ") + ">"
  }

  /// Returns the class itself if it is of this package, else its nearest superclass of this
  /// package.
  private func ownClass(of type: AnyClass) -> AnyClass? {
    var next: AnyClass? = type
    while let type = next {
      if ["GridKit", "UIKit"].contains(String(reflecting: type).prefix { $0 != "." }) {
        return type
      }
      next = _getSuperclass(type)
    }
    return nil
  }
}

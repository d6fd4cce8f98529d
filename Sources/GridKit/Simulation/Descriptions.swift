import Foundation

// Descriptions of objects, in the words of UIKit. Texts of faults have their own, without
// addresses.

extension Simulation {
  /// The name that UIKit has for a class of this package; any other class's own.
  package nonisolated static func uikitName(of type: Any.Type) -> String {
    MessageText.className(of: type)
  }

  /// The name of a class in a description: of an author's class with its module, as UIKit has it.
  fileprivate func describedName(of type: AnyClass) -> String {
    let isOurs = ["GridKit", "UIKit"].contains(String(reflecting: type).prefix { $0 != "." })
    return isOurs ? name(of: type) : String(reflecting: type)
  }
}

/// The address of an object, as it is printed.
private func address(of object: AnyObject) -> String {
  "0x" + String(unsafeBitCast(object, to: UInt.self), radix: 16)
}

extension NSObject {
  /// `<UIImage: 0x7f3c>`, with UIKit's name where the program uses those.
  final func plainDescription() -> String {
    let type = type(of: self)
    let name =
      Simulation.programUsesUIKitNames
      ? MessageText.className(of: type) : String(describing: type)
    return "<\(name): \(address(of: self))>"
  }
}

extension BaseView {
  /// Class, address and place; then what is not as in a new view, and what a scroll view adds.
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

  /// The class of this package that a class is or is derived from.
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

/// The texts of objects in UIKit's messages, with UIKit's class names and with addresses as `0x0`.
@MainActor
package enum MessageText {
  /// Returns the name of an object's class. A class of this package has UIKit's name.
  static func className(_ object: AnyObject) -> String { className(of: type(of: object)) }

  /// Returns the name of a class, or of any other type. A type of this package has UIKit's name.
  nonisolated static func className(of type: Any.Type) -> String {
    let name = String(describing: type)
    let fullName = String(reflecting: type)
    // Only our own types are renamed: a user's `GridThing` keeps its name.
    guard fullName.hasPrefix("GridKit.") || fullName.hasPrefix("any GridKit.") else { return name }
    if name.hasPrefix("any ") { return uikitName(String(name.dropFirst(4))) }
    return uikitName(name)
  }

  /// Returns UIKit's name for a type of this package.
  private nonisolated static func uikitName(_ name: String) -> String {
    if name.hasPrefix("GridView") { return "UICollectionView" + name.dropFirst("GridView".count) }
    if name == "GridReusableView" { return "UICollectionReusableView" }
    if name.hasPrefix("Base") { return "UI" + name.dropFirst("Base".count) }
    if name.hasPrefix("Grid") { return "UI" + name.dropFirst("Grid".count) }
    return name
  }

  /// Returns an object's class without its address: `<UICollectionViewFlowLayout: 0x0>`.
  static func object(_ object: AnyObject) -> String { "<\(className(object)): 0x0>" }

  /// Returns one line about a view: class, frame, identifier.
  static func view(_ view: BaseView) -> String {
    var text = "<\(className(view)): 0x0; frame = \(NumberText.parenthesized(view.frame))"
    if let identifier = (view as? GridReusableView)?.reuseIdentifier {
      text += "; reuseIdentifier = \(identifier)"
    }
    return text + ">"
  }

  /// Returns one line about a grid: frame, offset, content, insets, layout, data source.
  static func grid(_ grid: GridView) -> String {
    let source = grid.dataSource.map { object($0) } ?? "(null)"
    return "<\(className(grid)): 0x0; frame = \(NumberText.parenthesized(grid.frame)); "
      + "contentOffset: \(NumberText.braced(grid.contentOffset)); "
      + "contentSize: \(NumberText.braced(grid.contentSize)); "
      + "adjustedContentInset: \(NumberText.braced(grid.adjustedContentInset)); "
      + "layout: \(object(grid.collectionViewLayout)); dataSource: \(source)>"
  }
}

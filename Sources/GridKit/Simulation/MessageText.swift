/// The text of objects inside UIKit's messages: UIKit's class names, addresses masked.
@MainActor
package enum MessageText {
  /// The class's name; our own classes print under UIKit's.
  static func className(_ object: AnyObject) -> String { className(of: type(of: object)) }

  /// Returns the name of a class, or of any other type; our own types have UIKit's names.
  nonisolated static func className(of type: Any.Type) -> String {
    let name = String(describing: type)
    let fullName = String(reflecting: type)
    // Only our own types are renamed: a user's `GridThing` keeps its name.
    guard fullName.hasPrefix("GridKit.") || fullName.hasPrefix("any GridKit.") else { return name }
    if name.hasPrefix("any ") { return uikitName(String(name.dropFirst(4))) }
    return uikitName(name)
  }

  /// The name that UIKit has for a type of ours.
  private nonisolated static func uikitName(_ name: String) -> String {
    if name.hasPrefix("GridView") { return "UICollectionView" + name.dropFirst("GridView".count) }
    if name == "GridReusableView" { return "UICollectionReusableView" }
    if name.hasPrefix("Base") { return "UI" + name.dropFirst("Base".count) }
    if name.hasPrefix("Grid") { return "UI" + name.dropFirst("Grid".count) }
    return name
  }

  /// `<UICollectionViewFlowLayout: 0x0>`
  static func object(_ object: AnyObject) -> String { "<\(className(object)): 0x0>" }

  /// Returns one line about a view: class, frame, identifier.
  static func view(_ view: BaseView) -> String {
    var text = "<\(className(view)): 0x0; frame = \(NumberText.parenthesized(view.frame))"
    if let identifier = (view as? GridReusableView)?.reuseIdentifier {
      text += "; reuseIdentifier = \(identifier)"
    }
    return text + ">"
  }

  /// A line of UIKit's console about attributes of an item that the data source does not have.
  package static func ignoredAttributes(
    _ attributes: GridViewLayoutAttributes, of layout: GridViewLayout
  ) -> String {
    "Layout attributes \(attributes) were received from the layout \(object(layout)) but are not "
      + "valid for the data source counts. Attributes will be ignored."
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

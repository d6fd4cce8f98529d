extension GridViewLayout {
  /// Returns the names of the stored properties that hold an object from outside, such as a
  /// delegate. Without these objects, a layout of the same class may behave differently.
  ///
  /// The names are in the order of their declaration. Properties of superclasses come last;
  /// properties of GridKit's classes are left out.
  ///
  /// - Parameter other: A layout made in the same way. An object that both layouts hold comes from
  ///   outside; any other object belongs to its layout.
  func namesOfObjects(sharedWith other: GridViewLayout) -> [String] {
    let others = Dictionary(other.storedObjects) { first, _ in first }
    return storedObjects.filter { others[$0.0] === $0.1 }.map(\.0)
  }

  private var storedObjects: [(String, AnyObject)] {
    var found: [(String, AnyObject)] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let part = mirror, !String(reflecting: part.subjectType).hasPrefix("GridKit.") {
      for (label, value) in part.children {
        // Wrapped and lazy properties have names that source code cannot write.
        guard let label, label.first?.isLetter == true, let object = Self.object(in: value) else {
          continue
        }
        found.append((label, object))
      }
      mirror = part.superclassMirror
    }
    return found
  }

  private static func object(in value: Any) -> AnyObject? {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.flatMap { object(in: $0.value) }
    case .class: return value as AnyObject
    default: return nil
    }
  }
}

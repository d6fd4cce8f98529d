// A nib file is an archive that Xcode compiles. Nothing reads it here, so a test target registers
// once the views of a file:
//
//     UINib.register("ProductCell") { ProductCell.self }

extension UINib {
  /// The closures that make the objects of the registered nibs, by nib name.
  private static var makers: [String: (nib: String?, make: @MainActor () -> [NSObject])] = [:]

  /// Registers a nib that contains one view, by the view's class.
  ///
  /// The view is made with its own `init(frame:)`, 50 × 50 points large, and its `awakeFromNib()`
  /// is called. A second registration of the same name replaces the first.
  ///
  /// - Parameters:
  ///   - name: The nib's name as in `UINib(nibName:bundle:)`, without an extension.
  ///   - reuseIdentifier: The reuse identifier in the file; nil if there is none.
  public static func register(
    _ name: String, reuseIdentifier: String? = nil, _ view: @escaping @MainActor () -> UIView.Type
  ) {
    register(name, reuseIdentifier: reuseIdentifier) {
      [view().makeInstance(frame: CGRect(x: 0, y: 0, width: 50, height: 50))]
    }
  }

  /// Registers a nib that contains one object. The closure makes a new object each time.
  public static func register(
    _ name: String, reuseIdentifier: String? = nil, _ object: @escaping @MainActor () -> NSObject
  ) {
    register(name, reuseIdentifier: reuseIdentifier) { [object()] }
  }

  /// Registers the top-level objects of a nib. The closure makes new objects each time.
  public static func register(
    _ name: String, reuseIdentifier: String? = nil,
    _ topLevelObjects: @escaping @MainActor () -> [NSObject]
  ) {
    makers[name] = (reuseIdentifier, topLevelObjects)
  }

  /// Makes the nib of a name, with the objects that were registered for the name. Without a
  /// registration the nib is empty, and dequeuing a view from the empty nib is the fault E-12.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.init(reuseIdentifier: UINib.makers[name]?.nib) {
      guard let maker = UINib.makers[name] else {
        Simulation.current.record(
          .archiveNotRead(
            "the nib \"\(name)\" was asked for its objects",
            remedy: "say what is in it, UINib.register(\"\(name)\") { \(name).self }, or register "
              + "a class"))
        return []
      }
      let objects = maker.make()
      for case let view as UIView in objects { view.awakeFromNib() }
      return objects
    }
  }
}

extension Bundle {
  /// Returns the objects of a nib: see `UINib.register(_:reuseIdentifier:_:)`.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

// A nib file is an archive that Xcode compiles, and nothing reads it here. A test target says once
// which views a file has inside:
//
//     UINib.register("ProductCell") { ProductCell.self }

extension UINib {
  /// The closures that make the objects in the nibs of this program, by the names of their files.
  private static var makers: [String: (nib: String?, make: @MainActor () -> [NSObject])] = [:]

  /// Says that the nib of a name has one view inside, by its class.
  ///
  /// The view is made with its own `init(frame:)`, 50 × 50 points large, and its `awakeFromNib()`
  /// is called. A later registration of the name replaces an earlier one.
  ///
  /// - Parameters:
  ///   - name: As in `UINib(nibName:bundle:)`, without an extension.
  ///   - reuseIdentifier: The identifier in the file; nil where it has none.
  public static func register(
    _ name: String, reuseIdentifier: String? = nil, _ view: @escaping @MainActor () -> UIView.Type
  ) {
    register(name, reuseIdentifier: reuseIdentifier) {
      [view().makeInstance(frame: CGRect(x: 0, y: 0, width: 50, height: 50))]
    }
  }

  /// Says that the nib of a name has one object inside, which is made anew each time.
  public static func register(
    _ name: String, reuseIdentifier: String? = nil, _ object: @escaping @MainActor () -> NSObject
  ) {
    register(name, reuseIdentifier: reuseIdentifier) { [object()] }
  }

  /// Says which objects the nib of a name has at the top; they are made anew each time.
  public static func register(
    _ name: String, reuseIdentifier: String? = nil,
    _ topLevelObjects: @escaping @MainActor () -> [NSObject]
  ) {
    makers[name] = (reuseIdentifier, topLevelObjects)
  }

  /// The nib of a name. It has inside what was registered for the name; without that nothing, and a
  /// view that is dequeued with it is E-12.
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
  /// The objects of the nib of a name: see `UINib.register(_:reuseIdentifier:_:)`.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

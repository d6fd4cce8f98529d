// One constructor per fault: its code, UIKit's words, and the advice. Addresses print as `0x0`.
// This file has the faults of making grids, of registrations, of views from the data source, of
// view geometry, and of actions.

extension GridFault {
  // MARK: Limits

  package static func tooManyOnScreen(_ count: Int, most: Int) -> GridFault {
    GridFault(
      code: "too-many-on-screen", exceptionName: .fatalError,
      when: "An action of a case brings more elements on screen than a case may show. Grids that "
        + "Swift code makes have no such limit.",
      message: "\(count) elements would be on screen at once, at most \(most) elements on screen "
        + "are shown",
      advice: "Give the items a larger size or the grid a smaller one: each element on screen has "
        + "a view.")
  }

  // MARK: Construction and registration

  package static func missingLayout() -> GridFault {
    GridFault(
      code: "E-1", exceptionName: .invalidArgument, rules: "VC-1",
      when: "A grid is made with init(frame:), or the view of a controller without a layout is "
        + "loaded.",
      message: "UICollectionView must be initialized with a non-nil layout parameter",
      advice: "Make the grid with init(frame:collectionViewLayout:).")
  }

  @MainActor package static func emptyIdentifier(kind: ElementKind) -> GridFault {
    GridFault(
      code: "E-3", exceptionName: .invalidArgument,
      when: "A class or nib is registered under an empty identifier, or a class that is no cell or "
        + "reusable view. UIKit's text is not on record.",
      message: "must pass a valid reuse identifier to register views of kind: \(kindName(kind))",
      advice: "The identifier is empty. Register with a name that the data source dequeues by.")
  }

  @MainActor package static func notReusable(
    _ viewClass: AnyClass, kind: ElementKind, in simulation: Simulation
  ) -> GridFault {
    let expected = kind == .cell ? "UICollectionViewCell" : "UICollectionReusableView"
    return GridFault(
      code: "E-3", exceptionName: .invalidArgument,
      message: "the class \(simulation.name(of: viewClass)) registered for views of kind: "
        + "\(kindName(kind)) is not a subclass of \(expected)",
      advice: "Register a class that derives from \(expected).")
  }

  /// Makes the fault of a dequeue under an identifier that is not registered.
  ///
  /// - Parameters:
  ///   - others: The identifiers that are registered for the kind.
  ///   - kinds: The other kinds for which the identifier is registered.
  @MainActor package static func unregistered(
    kind: ElementKind, identifier: String, others: [String] = [], kinds: [ElementKind] = []
  ) -> GridFault {
    var known =
      others.isEmpty ? "" : ", only under " + others.map { "“\($0)”" }.joined(separator: ", ")
    if !kinds.isEmpty {
      known =
        " for this kind" + known + "; it is registered for "
        + kinds.map { kindName($0) }.joined(separator: ", ")
    }
    return GridFault(
      code: "E-4", when: "A view is dequeued under an identifier that nothing is registered for.",
      message: "could not dequeue a view of kind: \(kindName(kind)) with identifier "
        + "\(identifier) - must register a nib or a class for the identifier or connect a "
        + "prototype cell in a storyboard",
      advice: "Nothing is registered under this identifier\(known). Call register(_:for…) once, "
        + "before the first layout pass, and check the spelling.")
  }

  package static func invalidNib(identifier: String) -> GridFault {
    GridFault(
      code: "E-12",
      when: "A nib holds no view, several, or one of the wrong class. It is found at the dequeue.",
      message: "invalid nib registered for identifier (\(identifier)) - nib must contain exactly "
        + "one top level object which must be a UICollectionReusableView instance",
      advice: "Let the nib's closure return one view: a cell for cells, a reusable view otherwise.")
  }

  package static func nibIdentifierMismatch(_ inNib: String, registered: String) -> GridFault {
    GridFault(
      code: "E-13",
      when: "The view of a nib has another identifier than the nib was registered under.",
      message: "view reuse identifier in nib (\(inNib)) does not match the identifier used to "
        + "register the nib (\(registered))",
      advice: "Register the nib under its own identifier, or leave the identifier out of the nib.")
  }

  package static func unregisteredDecoration(kind: String) -> GridFault {
    GridFault(
      code: "E-13a",
      when: "A layout shows a decoration view of a kind that is not registered with it, or whose "
        + "nib has another identifier.",
      message: "could not dequeue a decoration view of kind: \(kind) - must register as a class or "
        + "nib or connect a prototype in a storyboard",
      advice: "Decoration views are registered on the layout: "
        + "layout.register(_:forDecorationViewOfKind:).")
  }

  package static func decorationNibMismatch(_ inNib: String, kind: String) -> GridFault {
    GridFault(
      code: "E-13a",
      message: "view reuse identifier in nib (\(inNib)) does not match the element kind used to "
        + "register the nib (\(kind))",
      advice: "Register the nib under its own kind, or leave the identifier out of the nib.")
  }

  // MARK: Views from the data source

  package static func cellWithoutIdentifier() -> GridFault {
    GridFault(
      code: "E-6", when: "The data source returns a cell that was made by hand.",
      message: "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
        + "reuseIdentifier - cells must be retrieved by calling "
        + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:",
      advice: "The cell was made with an initialiser. Return the one that "
        + "dequeueReusableCell(withReuseIdentifier:for:) gives.")
  }

  package static func missingDataSource() -> GridFault {
    GridFault(
      code: "E-9", when: "A view is needed and counts are known, but the data source is gone.",
      message: "UICollectionView dataSource is not set",
      advice: "A view is needed and the counts are known, but the data source is gone. The grid "
        + "holds it weakly: keep it alive, or call reloadData() after removing it.")
  }

  @MainActor package static func supplementaryNotDequeued(
    kind: String, path: IndexPath, view: GridReusableView?
  ) -> GridFault {
    let shown = view.map { "(\(MessageText.view($0)))" } ?? "((null))"
    return GridFault(
      code: "E-10", rules: "SV-3",
      when: "The data source has no supplementary view for an element of the layout, or one that "
        + "was not dequeued.",
      message: "the view returned from -collectionView:viewForSupplementaryElementOfKind:"
        + "atIndexPath (\(kind),\(path.messageText)) was not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
        + shown,
      advice: "The layout has this element, so the data source must implement "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:) and return a dequeued view.")
  }

  @MainActor package static func supplementaryKindMismatch(
    requested: ElementKind, dequeued: ElementKind
  ) -> GridFault {
    GridFault(
      code: "E-11", when: "A supplementary view is returned that was dequeued for another kind.",
      message: "the view returned from -collectionView:viewForSupplementaryElementOfKind:"
        + "atIndexPath: does not match the element kind it is being used for. When asked for a "
        + "view of element kind '\(kindName(requested))' the data source dequeued a view "
        + "registered for the element kind '\(kindName(dequeued))'.",
      advice: "Dequeue with the kind that the data source is asked for.")
  }

  @MainActor package static func dequeuedViewNotReturned(
    _ view: GridReusableView, in grid: GridView
  ) -> GridFault {
    GridFault(
      code: "E-14", rules: "E-7",
      when: "A dequeued view is not handed back: two were dequeued for one request, another view "
        + "was returned, or it was dequeued outside a request; of that the next layout pass tells.",
      message: "Expected dequeued view to be returned to the collection view in preparation for "
        + "display. When the collection view's data source is asked to provide a view for a given "
        + "index path, ensure that a single view is dequeued and returned to the collection view. "
        + "Avoid dequeuing views without a request from the collection view. For retrieving an "
        + "existing view in the collection view, use -[UICollectionView cellForItemAtIndexPath:] "
        + "or -[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued view: "
        + "\(MessageText.view(view)); Collection view: \(MessageText.grid(grid))",
      advice: "Dequeue once per request, with the index path of the request, and return that view.")
  }

  // MARK: Places of views

  @MainActor package static func nonFiniteRect(_ rect: CGRect, of view: BaseView) -> GridFault {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    let what = numbers.contains { $0.isNaN } ? "NaN" : "infinity"
    let isPosition = rect.size.width.isFinite && rect.size.height.isFinite
    let values = (isPosition ? Array(numbers.prefix(2)) : numbers)
      .map { NumberText.short($0) }.joined(separator: " ")
    return GridFault(
      code: "non-finite-geometry", exceptionName: .invalidArgument,
      message: "CALayer \(isPosition ? "position" : "bounds") contains \(what): [\(values)]",
      advice: "A frame, bounds or center of \(view.nameInTexts) was set to a number that is not "
        + "finite; check the arithmetic for a division by zero or a size that was never measured.")
  }

  @MainActor package static func subviewCycle(_ view: BaseView, in parent: BaseView) -> GridFault {
    GridFault(
      code: "subview-cycle", exceptionName: .invalidArgument,
      when: "A view is added to itself or to a view inside it.",
      message: view === parent
        ? "Can't add self as subview" : "Can't add a view above itself as subview",
      advice: "\(view.nameInTexts) was added to itself or to a view inside it; add another view.")
  }

  // MARK: Actions

  /// Makes the fault of an action whose method is missing.
  ///
  /// - Parameters:
  ///   - target: The name of the class.
  ///   - isClass: Whether the class itself, and not an instance, was to perform the action.
  package static func unrecognizedSelector(
    _ name: String, of target: String, isClass: Bool = false
  ) -> GridFault {
    GridFault(
      code: "unrecognized-selector", exceptionName: .invalidArgument, rules: "UM-3",
      when: "An action is sent to an object that has no method of that name with parameters that "
        + "take what is sent: by a control, a gesture, a notification, a timer or perform(_:).",
      message: "\(isClass ? "+" : "-")[\(target) \(name)]: unrecognized selector sent to "
        + "\(isClass ? "class" : "instance") 0x0",
      advice: "\(target) has no method \(name) that takes these arguments. Linux has no "
        + "Objective-C: gridview prepare writes the table in which methods are found by name, of "
        + "those that are @objc. Check the spelling, the colons, and the types of the parameters.")
  }

  /// Returns the name of a kind in UIKit's messages. Cells have the constant kind
  /// `UICollectionElementKindCell` (AT-2).
  @MainActor private static func kindName(_ kind: ElementKind) -> String {
    kind.name ?? "UICollectionElementKindCell"
  }
}

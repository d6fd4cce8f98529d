extension GridView {
  /// A registration that makes and configures cells of a class, used instead of a reuse identifier.
  ///
  /// ```swift
  /// let photos = GridView.CellRegistration<PhotoCell, Photo> { cell, _, photo in
  ///   cell.title = photo.title
  /// }
  ///
  /// func collectionView(
  ///   _ collectionView: GridView, cellForItemAt indexPath: IndexPath
  /// ) -> GridViewCell {
  ///   collectionView.dequeueConfiguredReusableCell(
  ///     using: photos, for: indexPath, item: Photo(title: "Photo \(indexPath.item)"))
  /// }
  /// ```
  ///
  /// Each registration has its own reuse queue, even if two registrations have the same class
  /// (REG-1). Copies of a registration count as one registration (REG-5). Make a registration once,
  /// outside the data source's methods (E-16).
  ///
  /// - Note: After `UICollectionView.CellRegistration`.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: GridViewCell, Item> {
    let identity: RegistrationIdentity
    let handler: Handler
  }

  /// A registration that makes and configures supplementary views of a kind, like
  /// `CellRegistration`.
  ///
  /// - Note: After `UICollectionView.SupplementaryRegistration`.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: GridReusableView> {
    let identity: RegistrationIdentity
    let elementKind: String
    let handler: Handler
  }

  /// Dequeues a cell for the requested item, and configures it with the registration's handler.
  ///
  /// The cell is reused or made as in `dequeueReusableCell(withReuseIdentifier:for:)`, then the
  /// handler runs (REG-3). The class or nib need not be registered before (REG-2).
  ///
  /// - Parameter item: The item for the handler. For nil, the handler is not called.
  public func dequeueConfiguredReusableCell<Cell: GridViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    guard let cell = try? dequeue(registration.identity, as: Cell.self, path: indexPath) else {
      return standIn(Cell.self)
    }
    if let item {
      configure(registration.identity, indexPath) { registration.handler(cell, indexPath, item) }
    }
    return cell
  }

  /// Dequeues a supplementary view for the requested element, and configures it with the
  /// registration's handler.
  public func dequeueConfiguredReusableSupplementary<Supplementary: GridReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    guard let view = try? dequeue(registration.identity, as: Supplementary.self, path: indexPath)
    else { return standIn(Supplementary.self) }
    configure(registration.identity, indexPath) {
      registration.handler(view, registration.elementKind, indexPath)
    }
    return view
  }

  // MARK: Dequeue

  /// Dequeues a view with a registration.
  private func dequeue<View: GridReusableView>(
    _ identity: RegistrationIdentity, as viewClass: View.Type, path: IndexPath
  ) throws(ActionRejected) -> View {
    if identity.wasMadeInRequest(of: self) {
      try refuse(.registrationMadeInRequest(kind: identity.kind))
    }
    let identifier = display.registrations.identifier(of: identity)
    let dequeued = try rethrowingFaults {
      dequeue(kind: identity.kind, identifier: identifier, path: path)
    }
    guard let view = dequeued as? View else { try refuse(.invalidNib(identifier: identifier)) }
    return view
  }

  private func configure(
    _ identity: RegistrationIdentity, _ path: IndexPath, _ handler: () -> Void
  ) {
    simulation.emit(.dataSource, "registration handler", path.traceText, in: self)
    simulation.perform(handler)
  }
}

extension GridView.CellRegistration {
  /// A closure that configures a cell for an item, in each request, after `prepareForReuse()`.
  public typealias Handler =
    @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

  /// Makes a registration whose cells are made with their class's `init(frame:)`.
  public init(handler: @escaping Handler) {
    identity = RegistrationIdentity(.viewClass(Cell.self), kind: .cell)
    self.handler = handler
  }

  /// Makes a registration whose cells are made by a nib.
  public init(cellNib: GridNib, handler: @escaping Handler) {
    identity = RegistrationIdentity(.nib(cellNib), kind: .cell)
    self.handler = handler
  }
}

extension GridView.SupplementaryRegistration {
  /// A closure that configures a supplementary view, in each request, after `prepareForReuse()`.
  public typealias Handler =
    @MainActor (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

  /// Makes a registration whose views are made with their class's `init(frame:)`.
  public init(elementKind: String, handler: @escaping Handler) {
    identity = RegistrationIdentity(
      .viewClass(Supplementary.self), kind: .supplementary(elementKind))
    self.elementKind = elementKind
    self.handler = handler
  }

  /// Makes a registration whose views are made by a nib.
  public init(supplementaryNib: GridNib, elementKind: String, handler: @escaping Handler) {
    identity = RegistrationIdentity(
      .nib(supplementaryNib), kind: .supplementary(elementKind))
    self.elementKind = elementKind
    self.handler = handler
  }
}

/// The identity of a registration, shared by its copies.
@MainActor
final class RegistrationIdentity {
  let registration: ViewRegistration
  let kind: ElementKind
  /// The grid that was requesting a view of this category when the registration was made, if any.
  @UnretainedGrid private var asker: GridView?

  init(_ registration: ViewRegistration, kind: ElementKind) {
    self.registration = registration
    self.kind = kind
    guard let grid = ViewRequest.askingGrid,
      grid.display.openRequest?.withObject({ $0.key.kind.category }) == kind.category
    else { return }
    asker = grid
  }

  /// Returns whether the registration was made while `grid` requested a view from its data source.
  /// The registration is valid in any other grid, such as a grid inside the cell.
  func wasMadeInRequest(of grid: GridView) -> Bool { asker === grid }
}

extension GridFault {
  /// The text for supplementary views follows UIKit's text for cells.
  package static func registrationMadeInRequest(kind: ElementKind) -> GridFault {
    let isCell = kind.category == .cell
    let noun = isCell ? "cell" : "supplementary view"
    let method =
      isCell ? "cellForItemAtIndexPath:" : "viewForSupplementaryElementOfKind:atIndexPath:"
    return GridFault(
      code: "E-16", rules: "REG-4",
      when: "A registration is used that was made while the grid asked its data source for a view.",
      message: "Attempted to dequeue a \(noun) using a registration that was created inside "
        + "-collectionView:\(method) or inside a UICollectionViewDiffableDataSource \(noun) "
        + "provider. Creating a new registration each time a \(noun) is requested will prevent "
        + "reuse and cause created \(noun)s to remain inaccessible in memory for the lifetime of "
        + "the collection view. Registrations should be created up front and reused. "
        + "Registration: <UICollectionView\(isCell ? "Cell" : "Supplementary")Registration: 0x0>",
      advice: "Keep the registration in a constant that is made before the grid is laid out. A "
        + "lazy property that is first read inside the data source counts as made there.")
  }
}

import GridKit
import GridTesting

// Faults in the views that a data source or a registration gives (19.1, 19.2).

extension FaultCase {
  private static let sample = "sample"

  private static let otherKind =
    "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does "
    + "not match the element kind it is being used for. When asked for a view of element kind "
    + "'shelf.header' the data source dequeued a view registered for the element kind "

  private static func wrongNib(_ identifier: String) -> String {
    "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
      + "level object which must be a UICollectionReusableView instance"
  }

  static let providerCases: [FaultCase] = [
    .cells(
      "E-6: a cell made by hand", "E-6",
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
        + "reuseIdentifier - cells must be retrieved by calling "
        + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    ) { _, _, _ in GridViewCell(frame: .zero) },
    .headers(
      "E-10: a header made by hand", "E-10",
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
        + "(shelf.header,%) was not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
        + "(<UICollectionReusableView: 0x0; frame = (1 2; 3 4)>)"
    ) { rig, _, path in
      if rig.note.isEmpty { rig.note = FaultText.path(path) }
      return GridReusableView(frame: CGRect(1, 2, 3, 4))
    },
    FaultCase(
      "E-10: no method for headers", "E-10",
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
        + "(shelf.header,<NSIndexPath: 0x0> {length = 2, path = 0 - 0}) was not retrieved by "
        + "calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is "
        + "nil ((null))", metBy: [.newSource]
    ) { rig in
      rig.grid.scroll(toY: 0)
      rig.nextSource = OptionalCallTests.HeaderlessSource()
    },
    .headers(
      "E-11: a header of another kind", "E-11",
      otherKind + "'other'."
    ) { rig, grid, path in
      rig.source.register("other", in: grid)
      return grid.dequeueReusableSupplementaryView(
        ofKind: "other", withReuseIdentifier: sample, for: path)
    },
    .headers(
      "E-11: a cell for a header", "E-11",
      otherKind + "'UICollectionElementKindCell'."
    ) { _, grid, path in grid.dequeueReusableCell(withReuseIdentifier: sample, for: path) },
    .headers(
      "E-11: a registration of another kind", "E-11",
      otherKind + "'shelf.footer'."
    ) { rig, grid, path in
      grid.dequeueConfiguredReusableSupplementary(using: rig.footerRegistration, for: path)
    },
    FaultCase(
      "E-9: the data source has died", "E-9", "UICollectionView dataSource is not set",
      metBy: [.scroll, .resize, .invalidate]
    ) { $0.source = nil },
  ]

  private static let notReturned =
    "Expected dequeued view to be returned to the collection view in preparation for display. When "
    + "the collection view's data source is asked to provide a view for a given index path, ensure "
    + "that a single view is dequeued and returned to the collection view. Avoid dequeuing views "
    + "without a request from the collection view. For retrieving an existing view in the "
    + "collection view, use -[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView "
    + "supplementaryViewForElementKind:atIndexPath:]. Dequeued view: %"

  /// Notes the end of E-14's text.
  @MainActor private static func note(
    _ view: GridReusableView, _ rig: ShelfRig, className: String = "UICollectionViewCell"
  ) {
    guard rig.note.isEmpty else { return }
    rig.note =
      FaultText.view(view, className) + "; Collection view: " + FaultText.grid(rig.grid)
  }

  static let dequeueCases: [FaultCase] = [
    .cells("E-14: two dequeues for one request", "E-14", notReturned) { rig, grid, path in
      let first = grid.dequeueReusableCell(withReuseIdentifier: sample, for: path)
      let second = grid.dequeueReusableCell(withReuseIdentifier: sample, for: path)
      note(first, rig)
      return second
    },
    .cells("E-14: a dequeue for another path", "E-14", notReturned) { rig, grid, path in
      let cell = grid.dequeueReusableCell(
        withReuseIdentifier: sample, for: [path.section, path.item + 1])
      note(cell, rig)
      return cell
    },
    .cells("E-14: a live cell instead of a dequeued one", "E-14", notReturned) { rig, grid, path in
      guard let live = grid.visibleCells.first else { return nil }
      note(live, rig)
      return live
    },
    .cells("E-14: a dequeue for another kind as well", "E-14", notReturned) { rig, grid, path in
      let header = grid.dequeueReusableSupplementaryView(
        ofKind: ShelfLayout.header, withReuseIdentifier: sample, for: path)
      note(header, rig, className: "UICollectionReusableView")
      return grid.dequeueReusableCell(withReuseIdentifier: sample, for: path)
    },
    .headers("E-14: a second header", "E-14", notReturned) { rig, grid, path in
      let first = grid.dequeueReusableSupplementaryView(
        ofKind: ShelfLayout.header, withReuseIdentifier: sample, for: path)
      note(first, rig, className: "UICollectionReusableView")
      return grid.dequeueReusableSupplementaryView(
        ofKind: ShelfLayout.header, withReuseIdentifier: sample, for: path)
    },
  ]

  static let registrationCases: [FaultCase] = [
    .cells(
      "E-4: a cell that is not registered", "E-4",
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier absent - must "
        + "register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    ) { _, grid, path in grid.dequeueReusableCell(withReuseIdentifier: "absent", for: path) },
    .headers(
      "E-4: a header that is not registered", "E-4",
      "could not dequeue a view of kind: shelf.header with identifier absent - must register a nib "
        + "or a class for the identifier or connect a prototype cell in a storyboard"
    ) { _, grid, path in
      grid.dequeueReusableSupplementaryView(
        ofKind: ShelfLayout.header, withReuseIdentifier: "absent", for: path)
    },
    .cells(
      "E-24: a dequeue with a path of length one", "E-24", malformedPath
    ) { _, grid, _ in
      grid.dequeueReusableCell(withReuseIdentifier: sample, for: IndexPath(index: 0))
    },
    .cells(
      "E-16: a cell registration made in the data source", "E-16",
      "Attempted to dequeue a cell using a registration that was created inside "
        + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource "
        + "cell provider. Creating a new registration each time a cell is requested will prevent "
        + "reuse and cause created cells to remain inaccessible in memory for the lifetime of the "
        + "collection view. Registrations should be created up front and reused. Registration: "
        + "<UICollectionViewCellRegistration: 0x0>"
    ) { _, grid, path in
      let registration = GridView.CellRegistration<GridViewCell, Int> { _, _, _ in }
      return grid.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
    },
    .headers(
      "E-16: a header registration made in the data source", "E-16",
      "Attempted to dequeue a supplementary view using a registration that was created inside "
        + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: or inside a "
        + "UICollectionViewDiffableDataSource supplementary view provider. Creating a new "
        + "registration each time a supplementary view is requested will prevent reuse and cause "
        + "created supplementary views to remain inaccessible in memory for the lifetime of the "
        + "collection view. Registrations should be created up front and reused. Registration: "
        + "<UICollectionViewSupplementaryRegistration: 0x0>"
    ) { _, grid, path in
      let registration = GridView.SupplementaryRegistration<GridReusableView>(
        elementKind: ShelfLayout.header
      ) { _, _, _ in }
      return grid.dequeueConfiguredReusableSupplementary(using: registration, for: path)
    },
    FaultCase(
      "E-12: a registration's nib of another class", "E-12", wrongNib("registration 1")
    ) { rig in
      final class PhotoCell: GridViewCell {}
      let registration = GridView.CellRegistration<PhotoCell, Int>(
        cellNib: GridNib { [GridViewCell(frame: .zero)] }
      ) { _, _, _ in }
      for source in rig.sources {
        source.cell = { grid, path in
          grid.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
        }
      }
    },
    FaultCase(
      "E-12: a nib of two cells", "E-12", wrongNib(sample)
    ) { rig in
      rig.grid.register(
        GridNib { [GridViewCell(frame: .zero), GridViewCell(frame: .zero)] },
        forCellWithReuseIdentifier: sample)
    },
    FaultCase(
      "E-12: a nib of a plain view for headers", "E-12", wrongNib(sample)
    ) { rig in
      rig.grid.register(
        GridNib { [BaseView(frame: .zero)] }, forSupplementaryViewOfKind: ShelfLayout.header,
        withReuseIdentifier: sample)
    },
    FaultCase(
      "E-13: a nib with another identifier", "E-13",
      "view reuse identifier in nib (other) does not match the identifier used to register the nib "
        + "(sample)"
    ) { rig in
      rig.grid.register(
        GridNib(reuseIdentifier: "other") { [GridViewCell(frame: .zero)] },
        forCellWithReuseIdentifier: sample)
    },
    FaultCase(
      "E-13a: a decoration that is not registered", "E-13a",
      "could not dequeue a decoration view of kind: shelf.board - must register as a class or nib "
        + "or connect a prototype in a storyboard"
    ) { rig in
      for layout in rig.layouts {
        layout.register(nil as AnyClass?, forDecorationViewOfKind: ShelfLayout.board)
      }
    },
    FaultCase(
      "E-13a: a decoration nib with another identifier", "E-13a",
      "view reuse identifier in nib (other) does not match the element kind used to register the "
        + "nib (shelf.board)"
    ) { rig in
      for layout in rig.layouts {
        layout.register(
          GridNib(reuseIdentifier: "other") { [GridReusableView(frame: .zero)] },
          forDecorationViewOfKind: ShelfLayout.board)
      }
    },
  ]
}

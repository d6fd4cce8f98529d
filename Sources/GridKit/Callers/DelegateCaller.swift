/// A grid's delegate, retained while a layout pass reports many views to it. The weak reference to
/// the delegate is read only once, because reading it takes as long as reading several strong
/// references.
///
/// Calls use the optional `object` directly, because unwrapping it counts a reference.
@MainActor
struct KeptDelegate {
  let object: (any GridViewDelegate)?
  /// The identity of the object; nil for none. `classIdentity` is the identity of its class.
  let identity: ObjectIdentifier?
  let classIdentity: ObjectIdentifier?

  init(_ delegate: (any GridViewDelegate)?) {
    object = delegate
    if let delegate {
      identity = ObjectIdentifier(delegate)
      classIdentity = ObjectIdentifier(type(of: delegate))
    } else {
      (identity, classIdentity) = (nil, nil)
    }
  }
}

/// The one place that calls a grid's delegate.
@MainActor
struct DelegateCaller {
  let grid: GridView
  let delegate: any GridViewDelegate

  var caller: OptionalCaller {
    OptionalCaller(
      receiver: delegate, methods: grid.delegateMethods, source: .delegate, view: grid)
  }

  // Decoration views have no callbacks (DP-3). Cells are reported with the data source's index
  // paths, as in the request for the cell, even during an interactive movement.

  private func path(of key: ElementKey) -> IndexPath {
    key.kind == .cell ? grid.dataPath(key.position) : grid.simulation.indexPath(key.position)
  }

  /// Whether an element is a placeholder or the gap under a dragged item. The delegate is not
  /// notified of such an element.
  private static func isNotNotified(_ key: ElementKey, in grid: GridView) -> Bool {
    grid.content.order != nil && key.kind == .cell && grid.content.isKeptPlace(key.position)
  }

  /// Whether the delegate is known to have a method, and the simulation does not trace.
  private static func isPlain(
    _ method: OptionalMethod, of delegate: KeptDelegate, in grid: GridView
  ) -> Bool {
    !grid.simulation.isTracing
      && grid.delegateMethods.contains(method, ofClass: delegate.classIdentity)
  }

  /// Notifies the delegate of a view. Makes no `DelegateCaller` where possible, because making one
  /// counts references to the grid, the delegate and the cell (scenario `fling` of the benchmark).
  ///
  /// - Parameter ofCell: The closure that calls the delegate's method for a cell directly. It runs
  ///   if the delegate is known to have the method.
  private static func tell(
    _ method: OptionalMethod, of view: GridReusableView, key: ElementKey,
    to delegate: KeptDelegate, in grid: GridView,
    _ ofCell: (GridViewCell, IndexPath) -> Void, otherwise: (DelegateCaller) -> Void
  ) {
    if delegate.identity == nil || isNotNotified(key, in: grid) { return }
    if key.kind == .cell, view is GridViewCell, isPlain(method, of: delegate, in: grid) {
      Simulation.perform(in: grid) {
        ofCell(unsafeDowncast(view, to: GridViewCell.self), grid.dataPath(key.position))
      }
    } else if let delegate = delegate.object {
      otherwise(DelegateCaller(grid: grid, delegate: delegate))
    }
  }

  /// Notifies the delegate that a view will be displayed.
  ///
  /// - Parameter delegate: The delegate, if the caller retains it already.
  static func willDisplay(
    _ view: GridReusableView, key: ElementKey, to delegate: KeptDelegate, in grid: GridView
  ) {
    guard delegate.identity == grid.delegateIdentity else {
      return willDisplay(view, key: key, to: grid.keptDelegate(), in: grid)
    }
    tell(.willDisplay, of: view, key: key, to: delegate, in: grid) { cell, path in
      delegate.object?.collectionView(grid, willDisplay: cell, forItemAt: path)
    } otherwise: {
      $0.willDisplay(view, key: key)
    }
  }

  private func willDisplay(_ view: GridReusableView, key: ElementKey) {
    let path = path(of: key)
    if let cell = view as? GridViewCell, key.kind == .cell {
      caller.tell(.willDisplay, path.traceText) {
        delegate.collectionView(grid, willDisplay: cell, forItemAt: path)
      }
    } else if key.kind.category == .supplementaryView {
      let kind = key.kind.name ?? ""
      caller.tell(.willDisplaySupplementaryView, "\(kind) \(path.traceText)") {
        delegate.collectionView(
          grid, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
      }
    }
  }

  /// Notifies the delegate that a view is no longer displayed.
  ///
  /// - Parameter delegate: The delegate, if the caller retains it already.
  static func didEndDisplaying(
    _ view: GridReusableView, key: ElementKey, to delegate: KeptDelegate, in grid: GridView
  ) {
    guard delegate.identity == grid.delegateIdentity else {
      return didEndDisplaying(view, key: key, to: grid.keptDelegate(), in: grid)
    }
    tell(.didEndDisplaying, of: view, key: key, to: delegate, in: grid) { cell, path in
      delegate.object?.collectionView(grid, didEndDisplaying: cell, forItemAt: path)
    } otherwise: {
      $0.didEndDisplaying(view, key: key)
    }
  }

  private func didEndDisplaying(_ view: GridReusableView, key: ElementKey) {
    let path = path(of: key)
    if let cell = view as? GridViewCell, key.kind == .cell {
      caller.tell(.didEndDisplaying, path.traceText) {
        delegate.collectionView(grid, didEndDisplaying: cell, forItemAt: path)
      }
    } else if key.kind.category == .supplementaryView {
      let kind = key.kind.name ?? ""
      caller.tell(.didEndDisplayingSupplementaryView, "\(kind) \(path.traceText)") {
        delegate.collectionView(
          grid, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
      }
    }
  }

  /// Returns the delegate's target for a content offset that the layout proposes; `proposed` if the
  /// delegate lacks the method (T4.2).
  func targetOffset(proposed: CGPoint) -> CGPoint {
    let target = caller.ask(
      .targetContentOffsetForProposedContentOffset,
      { delegate.collectionView(grid, targetContentOffsetForProposedContentOffset: proposed) },
      { "\(NumberText.short(proposed)) -> \(NumberText.short($0))" })
    guard let target else { return proposed }
    return grid.layoutCaller.admitted(
      target, by: "collectionView(_:targetContentOffsetForProposedContentOffset:)",
      insteadOf: proposed)
  }

  /// Returns the delegate's own transition layout; nil if the delegate lacks the method. The grid
  /// then makes the layout.
  func transitionLayout(
    from old: GridViewLayout, to new: GridViewLayout
  ) -> GridViewTransitionLayout? {
    caller.ask(
      .transitionLayoutForOldLayout,
      { delegate.collectionView(grid, transitionLayoutForOldLayout: old, newLayout: new) },
      { "\(type(of: old)), \(type(of: new)) -> \(type(of: $0))" })
  }

  /// Returns the delegate's target for an interactive movement; nil if the delegate has neither of
  /// UIKit's two methods for the target.
  ///
  /// - Parameter original: The index path at which the movement began. Both methods receive it.
  func targetPath(original: IndexPath, current: IndexPath, proposed: IndexPath) -> IndexPath? {
    let places = "\(original.traceText), \(current.traceText), \(proposed.traceText)"
    return caller.ask(
      .targetIndexPathForMoveOfItemFromOriginalIndexPath,
      {
        delegate.collectionView(
          grid, targetIndexPathForMoveOfItemFromOriginalIndexPath: original,
          atCurrentIndexPath: current, toProposedIndexPath: proposed)
      },
      { "\(places) -> \($0.traceText)" })
      ?? caller.ask(
        .targetIndexPathForMoveFromItemAt,
        {
          delegate.collectionView(
            grid, targetIndexPathForMoveFromItemAt: original, toProposedIndexPath: proposed)
        },
        { "\(original.traceText), \(proposed.traceText) -> \($0.traceText)" })
  }
}

/// An item that is dropped on a grid.
///
/// - Note: After `UICollectionViewDropItem`.
@preconcurrency @MainActor
public protocol GridViewDropItem: AnyObject {
  /// The item that was dragged.
  var dragItem: GridDragItem { get }
  /// The index path that the item comes from, if it comes from the same grid.
  var sourceIndexPath: IndexPath? { get }
  /// Size of the preview under the finger, in points; zero when there is none.
  var previewSize: CGSize { get }
}

/// The place that a preview goes to at the end of a drop.
///
/// - Note: After `UIDragPreviewTarget`.
@preconcurrency @MainActor
open class GridDragPreviewTarget: NSObject {
  /// The view that the preview goes into.
  public let container: BaseView
  /// The place that the preview's middle goes to, in points, in the container's coordinates.
  public let center: CGPoint

  /// A place inside a container.
  public init(container: BaseView, center: CGPoint) {
    self.container = container
    self.center = center
    super.init()
  }
}

/// A drop for its delegate to carry out: the dropped items, their destination, and methods that
/// send each preview to its place.
///
/// - Note: After `UICollectionViewDropCoordinator`.
@preconcurrency @MainActor
public protocol GridViewDropCoordinator: AnyObject {
  /// The items that are dropped.
  var items: [any GridViewDropItem] { get }
  /// The place under the finger; nil for none.
  var destinationIndexPath: IndexPath? { get }
  /// The delegate's latest proposal.
  var proposal: GridViewDropProposal { get }
  /// The drag that is dropped.
  var session: any GridDropSession { get }

  /// Shows a placeholder in the thing's place until its data is there.
  ///
  /// Its `insertionIndexPath` is one of the data source. Of several at one place the later ones are
  /// behind the earlier ones.
  @discardableResult
  func drop(
    _ dragItem: GridDragItem, to placeholder: GridViewDropPlaceholder
  ) -> any GridViewDropPlaceholderContext

  /// Sends the preview to an item's place; the item must have been inserted.
  @discardableResult
  func drop(_ dragItem: GridDragItem, toItemAt indexPath: IndexPath) -> any GridDragAnimating

  /// Sends the preview into an item.
  ///
  /// - Parameter rect: The place inside the item, in its coordinates, in points.
  @discardableResult
  func drop(_ dragItem: GridDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any GridDragAnimating

  /// Sends the preview to any place.
  @discardableResult
  func drop(_ dragItem: GridDragItem, to target: GridDragPreviewTarget) -> any GridDragAnimating
}

// MARK: - The grid's own

@MainActor
final class DropItem: GridViewDropItem {
  let dragItem: GridDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(dragItem: GridDragItem, sourceIndexPath: IndexPath?, previewSize: CGSize) {
    self.dragItem = dragItem
    self.sourceIndexPath = sourceIndexPath
    self.previewSize = previewSize
  }
}

/// A drop that is being carried out. Previews set out when the delegate is done with it.
@MainActor
final class DropCoordinator: GridViewDropCoordinator {
  let items: [any GridViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: GridViewDropProposal
  private let dropSession: DropSession
  @UnretainedGrid private var grid: GridView?
  private let simulation: Simulation
  private var animations: [DropAnimation] = []
  private var isStarted = false

  init(
    visit: DropVisit, grid: GridView?, proposal: GridViewDropProposal, destination: IndexPath?
  ) {
    let drag = visit.drag
    self.grid = grid
    self.proposal = proposal
    destinationIndexPath = destination
    dropSession = drag.dropSession
    simulation = grid?.simulation ?? .current
    let isOwn = grid != nil && drag.source === grid
    items = drag.session.items.enumerated().map { index, item in
      var path: IndexPath?
      if isOwn, let grid, index < grid.content.dragged.count,
        let position = grid.content.dragged[index]
      {
        path = grid.dataPath(position)
      }
      return DropItem(
        dragItem: item, sourceIndexPath: path,
        previewSize: index < drag.previewSizes.count ? drag.previewSizes[index] : .zero)
    }
  }

  var session: any GridDropSession { dropSession }

  // MARK: Where previews go

  @discardableResult
  func drop(
    _ dragItem: GridDragItem, to placeholder: GridViewDropPlaceholder
  ) -> any GridViewDropPlaceholderContext {
    let context = PlaceholderContext(
      dragItem: dragItem, placeholder: placeholder, animation: DropAnimation(in: simulation),
      in: grid)
    grid?.insert(context, at: placeholder.insertionIndexPath)
    send(context.animation)
    return context
  }

  @discardableResult
  func drop(
    _ dragItem: GridDragItem, toItemAt indexPath: IndexPath
  ) -> any GridDragAnimating {
    if let grid { _ = DropCaller(grid, dropSession)?.previewParameters(at: indexPath) }
    return send(DropAnimation(in: simulation))
  }

  @discardableResult
  func drop(
    _ dragItem: GridDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any GridDragAnimating {
    if let grid { _ = DropCaller(grid, dropSession)?.previewParameters(at: indexPath) }
    return send(DropAnimation(in: simulation))
  }

  @discardableResult
  func drop(
    _ dragItem: GridDragItem, to target: GridDragPreviewTarget
  ) -> any GridDragAnimating {
    send(DropAnimation(in: simulation))
  }

  // MARK: The way

  @discardableResult
  private func send(_ animation: DropAnimation) -> DropAnimation {
    if isStarted { animation.start() } else { animations.append(animation) }
    return animation
  }

  /// The delegate is done: previews set out.
  ///
  /// - Parameter end: Told when the last has come down; at the next tick where there is none.
  func start(_ end: @escaping () -> Void) {
    isStarted = true
    guard !animations.isEmpty else { return simulation.async(end) }
    var left = animations.count
    for animation in animations {
      animation.addCompletion { _ in
        left -= 1
        if left == 0 { end() }
      }
      animation.start()
    }
    animations.removeAll()
  }
}

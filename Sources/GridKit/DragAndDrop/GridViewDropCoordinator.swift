/// A dropped item.
///
/// - Note: After `UICollectionViewDropItem`.
@preconcurrency @MainActor
public protocol GridViewDropItem: AnyObject {
  /// The item that was dragged.
  var dragItem: GridDragItem { get }
  /// The index path that the item was dragged from; nil if the item comes from outside the grid.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview under the finger, in points; zero without a preview.
  var previewSize: CGSize { get }
}

/// The place that a preview moves to at the end of a drop.
///
/// - Note: After `UIDragPreviewTarget`.
@preconcurrency @MainActor
open class GridDragPreviewTarget: NSObject {
  /// The view that the preview moves into.
  public let container: BaseView
  /// The final centre of the preview, in the container's coordinates, in points.
  public let center: CGPoint

  /// Makes a target inside a container.
  public init(container: BaseView, center: CGPoint) {
    self.container = container
    self.center = center
    super.init()
  }
}

/// A drop that the drop delegate performs: the dropped items, their destination, and methods that
/// animate each preview to its place.
///
/// - Note: After `UICollectionViewDropCoordinator`.
@preconcurrency @MainActor
public protocol GridViewDropCoordinator: AnyObject {
  /// The dropped items.
  var items: [any GridViewDropItem] { get }
  /// The index path of the drop, in the data source's order; nil if no item is under the finger.
  var destinationIndexPath: IndexPath? { get }
  /// The delegate's latest proposal.
  var proposal: GridViewDropProposal { get }
  /// The session of the dropped drag.
  var session: any GridDropSession { get }

  /// Shows a placeholder for a dropped item until the item's data has loaded.
  ///
  /// The placeholder's `insertionIndexPath` is in the data source's order. Several placeholders at
  /// one index path are shown in the order of the calls.
  @discardableResult
  func drop(
    _ dragItem: GridDragItem, to placeholder: GridViewDropPlaceholder
  ) -> any GridViewDropPlaceholderContext

  /// Animates the preview to the place of an item. The item must be inserted before this call.
  @discardableResult
  func drop(_ dragItem: GridDragItem, toItemAt indexPath: IndexPath) -> any GridDragAnimating

  /// Animates the preview into an item.
  ///
  /// - Parameter rect: The target rectangle, in the coordinates of the item's cell, in points.
  @discardableResult
  func drop(_ dragItem: GridDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any GridDragAnimating

  /// Animates the preview to any target.
  @discardableResult
  func drop(_ dragItem: GridDragItem, to target: GridDragPreviewTarget) -> any GridDragAnimating
}

// MARK: - Implementation

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

/// A drop that is being performed. Preview animations start after the delegate has performed the
/// drop.
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

  // MARK: Previews

  @discardableResult
  func drop(
    _ dragItem: GridDragItem, to placeholder: GridViewDropPlaceholder
  ) -> any GridViewDropPlaceholderContext {
    let context = PlaceholderContext(
      dragItem: dragItem, placeholder: placeholder, animation: DropAnimation(in: simulation),
      in: grid)
    context.insert(at: placeholder.insertionIndexPath)
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
    drop(dragItem, toItemAt: indexPath)
  }

  @discardableResult
  func drop(
    _ dragItem: GridDragItem, to target: GridDragPreviewTarget
  ) -> any GridDragAnimating {
    send(DropAnimation(in: simulation))
  }

  // MARK: Animations

  @discardableResult
  private func send(_ animation: DropAnimation) -> DropAnimation {
    if isStarted { animation.start() } else { animations.append(animation) }
    return animation
  }

  /// Starts the preview animations, after the delegate has performed the drop.
  ///
  /// - Parameter end: The closure to call when the last animation has ended, or at the next tick if
  ///   there are no animations.
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

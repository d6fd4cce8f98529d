import GridKit
import GridTesting
import TestSupport

private typealias Act = ReentrantAct

/// Something that a program does with a grid from inside one of the grid's callbacks.
struct ReentrantAct {
  let name: String
  let body: @MainActor (ReentranceStage) -> Void

  init(_ name: String, _ body: @escaping @MainActor (ReentranceStage) -> Void) {
    self.name = name
    self.body = body
  }

  @MainActor static let all = content + layouts + scrolling + views + time + reading

  private static let first = IndexPath(item: 0, section: 0)

  // MARK: Content

  @MainActor private static let content = [
    Act("reload") { $0.grid?.reloadData() },
    Act("reload and lay out") {
      $0.grid?.reloadData()
      $0.grid?.layoutIfNeeded()
    },
    Act("batch that agrees with the data") { stage in
      stage.grid?.performBatchUpdates {
        stage.source.counts[0] += 1
        stage.grid?.insertItems(at: [first])
      }
    },
    Act("batch that disagrees with the data") { stage in
      stage.grid?.performBatchUpdates { stage.grid?.insertItems(at: [first]) }
    },
    Act("batch of items that are not there") { stage in
      stage.grid?.performBatchUpdates { stage.grid?.deleteItems(at: [[9, 99]]) }
    },
    Act("empty batch with a completion that reloads") { stage in
      stage.grid?.performBatchUpdates(nil) { _ in stage.grid?.reloadData() }
    },
    Act("insertion") {
      $0.source.counts[0] += 1
      $0.grid?.insertItems(at: [first])
    },
    Act("deletion") {
      $0.source.counts[0] -= 1
      $0.grid?.deleteItems(at: [first])
    },
    Act("deletion that the data does not know of") { $0.grid?.deleteItems(at: [first]) },
    Act("move") { $0.grid?.moveItem(at: first, to: [0, 3]) },
    Act("reloaded item") { $0.grid?.reloadItems(at: [first]) },
    Act("reconfigured item") { $0.grid?.reconfigureItems(at: [first]) },
    Act("deleted section") {
      $0.source.counts.removeLast()
      $0.grid?.deleteSections([$0.source.counts.count])
    },
    Act("data that changes without a word") { $0.source.counts = [2] },
    Act("data that grows without a word") { $0.source.counts = [2, 900, 4, 4] },
    Act("no data source") { $0.grid?.dataSource = nil },
    Act("another data source") {
      let source = ProbeSource($0)
      source.counts = [1, 2]
      $0.spareSource = source
      $0.grid?.dataSource = source
    },
    Act("data source that ends") {
      $0.spareSource = ProbeSource($0)
      $0.grid?.dataSource = $0.spareSource
      $0.spareSource = nil
    },
    Act("no delegate") { $0.grid?.delegate = nil },
    Act("another delegate") {
      $0.spareDelegate = SpyDelegate.probe($0)
      $0.grid?.delegate = $0.spareDelegate
    },
    Act("no prefetching") {
      $0.grid?.isPrefetchingEnabled = false
      $0.grid?.prefetchDataSource = nil
    },
  ]

  // MARK: Layouts

  @MainActor private static let layouts = [
    Act("switch of layouts") {
      $0.grid?.setCollectionViewLayout(ProbeLayout($0, columns: 4), animated: false)
    },
    Act("animated switch of layouts") {
      $0.grid?.setCollectionViewLayout(ProbeLayout($0, columns: 4), animated: true)
    },
    Act("two switches") { stage in
      stage.grid?.collectionViewLayout = ProbeLayout(stage, columns: 4)
      stage.grid?.setCollectionViewLayout(ProbeLayout(stage, columns: 1), animated: true) { _ in
        stage.grid?.collectionViewLayout.invalidateLayout()
      }
    },
    Act("layout of another grid") { stage in
      let layout = GridViewFlowLayout()
      let other = stage.simulation.perform {
        GridView(frame: ReentranceStage.frame, collectionViewLayout: layout)
      }
      other.layoutIfNeeded()
      stage.grid?.setCollectionViewLayout(layout, animated: false)
    },
    Act("invalidation") { $0.grid?.collectionViewLayout.invalidateLayout() },
    Act("invalidation of one item") {
      let context = GridViewFlowLayoutInvalidationContext()
      context.invalidateItems(at: [first])
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 7)
      $0.grid?.collectionViewLayout.invalidateLayout(with: context)
    },
    Act("layout at once") {
      $0.grid?.setNeedsLayout()
      $0.grid?.layoutIfNeeded()
    },
    Act("invalidation and layout at once") {
      $0.grid?.collectionViewLayout.invalidateLayout()
      $0.grid?.layoutIfNeeded()
    },
    Act("interactive transition") {
      $0.grid?.startInteractiveTransition(to: ProbeLayout($0, columns: 2)).transitionProgress = 0.3
    },
    Act("interactive transition that is finished") {
      $0.grid?.startInteractiveTransition(to: ProbeLayout($0, columns: 2))
      $0.grid?.finishInteractiveTransition()
    },
    Act("finish of a transition") { $0.grid?.finishInteractiveTransition() },
    Act("cancellation of a transition") { $0.grid?.cancelInteractiveTransition() },
    Act("lifted item") { $0.grid?.beginInteractiveMovementForItem(at: first) },
    Act("movement from beginning to end") {
      $0.grid?.beginInteractiveMovementForItem(at: first)
      $0.grid?.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 60))
      $0.grid?.endInteractiveMovement()
    },
    Act("end of a movement") { $0.grid?.endInteractiveMovement() },
    Act("cancellation of a movement") { $0.grid?.cancelInteractiveMovement() },
  ]

  // MARK: Scrolling and selection

  @MainActor private static let scrolling = [
    Act("offset") { $0.grid?.contentOffset.y = 150 },
    Act("offset by method") { $0.grid?.setContentOffset(CGPoint(x: 0, y: 31), animated: false) },
    Act("animated offset") { $0.grid?.setContentOffset(CGPoint(x: 0, y: 180), animated: true) },
    Act("scroll to an item") { $0.grid?.scrollToItem(at: [0, 9], at: .bottom, animated: false) },
    Act("animated scroll to an item") {
      $0.grid?.scrollToItem(at: [0, 9], at: .top, animated: true)
    },
    Act("scroll to an item that is not there") {
      $0.grid?.scrollToItem(at: [99, 0], at: .top, animated: false)
    },
    Act("scroll to the top") { $0.grid?.scrollToTop() },
    Act("no scrolling") { $0.grid?.isScrollEnabled = false },
    Act("drag") {
      $0.grid?.engine.beginDrag()
      $0.grid?.engine.moveDrag(translation: CGPoint(x: 0, y: -30))
      $0.grid?.engine.endDrag(velocityPerMs: CGPoint(x: 0, y: 1))
    },
    Act("finger that stays") { $0.grid?.engine.beginDrag() },
    Act("touch that is taken away") { $0.grid?.engine.cancelDrag() },
    Act("selection") {
      $0.grid?.selectItem(at: [0, 4], animated: false, scrollPosition: .centeredVertically)
    },
    Act("selection of nothing") {
      $0.grid?.selectItem(at: nil, animated: true, scrollPosition: [])
      $0.grid?.deselectItem(at: first, animated: true)
    },
    Act("tap") { $0.grid?.tapItem(at: first) },
    Act("editing") { $0.grid?.isEditing.toggle() },
    Act("no selection") { $0.grid?.allowsSelection = false },
    Act("several selected") { $0.grid?.allowsMultipleSelection.toggle() },
  ]

  // MARK: Views and windows

  @MainActor private static let views = [
    Act("frame") { $0.grid?.frame = CGRect(3, 4, 210, 190) },
    Act("empty frame") { $0.grid?.frame = .zero },
    Act("bounds") { $0.grid?.bounds = CGRect(0, 45, 260, 200) },
    Act("content inset") { $0.grid?.contentInset.top += 25 },
    Act("safe area") { $0.grid?.setSafeAreaInsets(GridEdgeInsets(9, 9, 9, 9)) },
    Act("other reading direction") { $0.grid?.semanticContentAttribute = .forceRightToLeft },
    Act("background view") { stage in
      stage.grid?.backgroundView = stage.simulation.perform { BaseView(frame: .zero) }
    },
    Act("removal from the window") { $0.grid?.removeFromSuperview() },
    Act("removal and return") {
      $0.grid?.removeFromSuperview()
      $0.join()
    },
    Act("no window") { $0.window = nil },
    Act("no reference to the grid") {
      $0.grid?.removeFromSuperview()
      $0.grid = nil
    },
    Act("no reference to grid, source and delegate") {
      $0.grid?.removeFromSuperview()
      $0.grid = nil
      $0.dropHelpers()
    },
    Act("removal of every cell") {
      for cell in $0.grid?.visibleCells ?? [] { cell.removeFromSuperview() }
    },
    Act("cells that change places") {
      if let cell = $0.grid?.visibleCells.first { $0.grid?.sendSubviewToBack(cell) }
      if let cell = $0.grid?.visibleCells.last { $0.window?.addSubview(cell) }
    },
    Act("window of another simulation") { $0.joinOther() },
    Act("window of another simulation, laid out") {
      $0.joinOther()
      $0.other.tick()
    },
    Act("there and back") {
      $0.joinOther()
      $0.join()
    },
    Act("window of another simulation, and the first one ends") {
      $0.joinOther()
      $0.dropSimulation()
    },
  ]

  // MARK: Time

  @MainActor private static let time = [
    Act("tick") { $0.simulation.tick() },
    Act("half a second") { $0.simulation.advance(by: 0.5) },
    Act("settling") { $0.simulation.settle() },
    Act("settling of another simulation") { $0.other.settle() },
    Act("animation") { stage in
      stage.simulation.perform {
        BaseView.animate(withDuration: 0.3) {
          stage.grid?.frame.size.width = 220
          stage.grid?.layoutIfNeeded()
        } completion: { _ in
          stage.grid?.reloadData()
        }
      }
    },
    Act("end of all animations") { stage in
      stage.grid?.removeAllAnimations()
      for cell in stage.grid?.visibleCells ?? [] { cell.removeAllAnimations() }
    },
    Act("fast mode") { $0.simulation.isFastMode = true },
    Act("block that reloads") { stage in stage.simulation.async { stage.grid?.reloadData() } },
  ]

  // MARK: Reading

  @MainActor private static let reading = [
    Act("dequeue outside a request") {
      _ = $0.grid?.dequeueReusableCell(withReuseIdentifier: "cell", for: first)
    },
    Act("dequeue of what is not registered") {
      _ = $0.grid?.dequeueReusableCell(withReuseIdentifier: "nobody", for: first)
    },
    Act("registration anew") {
      $0.grid?.register(ProbeCell.self, forCellWithReuseIdentifier: "cell")
    },
    Act("end of the registration") {
      $0.grid?.register(nil as AnyClass?, forCellWithReuseIdentifier: "cell")
    },
    Act("all that can be read") { stage in
      guard let grid = stage.grid else { return }
      _ = (grid.visibleCells, grid.indexPathsForVisibleItems, grid.numberOfSections)
      _ = grid.numberOfItems(inSection: 0)
      _ = grid.layoutAttributesForItem(at: first)
      _ = grid.layoutAttributesForSupplementaryElement(
        ofKind: GridView.elementKindSectionHeader, at: first)
      _ = grid.indexPathForItem(at: CGPoint(x: 20, y: 40))
      _ = grid.collectionViewLayout.layoutAttributesForElements(in: grid.bounds)
      _ = grid.collectionViewLayout.collectionViewContentSize
      _ = (grid.indexPathsForSelectedItems, grid.cellForItem(at: first)?.presentation)
      _ = grid.hitTest(CGPoint(x: 20, y: 40), with: nil)
    },
    Act("section that is not there") { _ = $0.grid?.numberOfItems(inSection: 77) },
  ]
}

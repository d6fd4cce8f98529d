import GridKit
import GridTesting
import TestSupport

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
    ReentrantAct("reload") { $0.grid?.reloadData() },
    ReentrantAct("reload and lay out") {
      $0.grid?.reloadData()
      $0.grid?.layoutIfNeeded()
    },
    ReentrantAct("batch that agrees with the data") { stage in
      stage.grid?.performBatchUpdates {
        stage.source.counts[0] += 1
        stage.grid?.insertItems(at: [first])
      }
    },
    ReentrantAct("batch that disagrees with the data") { stage in
      stage.grid?.performBatchUpdates { stage.grid?.insertItems(at: [first]) }
    },
    ReentrantAct("batch of items that are not there") { stage in
      stage.grid?.performBatchUpdates {
        stage.grid?.deleteItems(at: [IndexPath(item: 99, section: 9)])
      }
    },
    ReentrantAct("empty batch with a completion that reloads") { stage in
      stage.grid?.performBatchUpdates(nil) { _ in stage.grid?.reloadData() }
    },
    ReentrantAct("insertion") {
      $0.source.counts[0] += 1
      $0.grid?.insertItems(at: [first])
    },
    ReentrantAct("deletion") {
      $0.source.counts[0] -= 1
      $0.grid?.deleteItems(at: [first])
    },
    ReentrantAct("deletion that the data does not know of") { $0.grid?.deleteItems(at: [first]) },
    ReentrantAct("move") { $0.grid?.moveItem(at: first, to: IndexPath(item: 3, section: 0)) },
    ReentrantAct("reloaded item") { $0.grid?.reloadItems(at: [first]) },
    ReentrantAct("reconfigured item") { $0.grid?.reconfigureItems(at: [first]) },
    ReentrantAct("deleted section") {
      $0.source.counts.removeLast()
      $0.grid?.deleteSections([$0.source.counts.count])
    },
    ReentrantAct("data that changes without a word") { $0.source.counts = [2] },
    ReentrantAct("data that grows without a word") { $0.source.counts = [2, 900, 4, 4] },
    ReentrantAct("no data source") { $0.grid?.dataSource = nil },
    ReentrantAct("another data source") {
      let source = ProbeSource($0)
      source.counts = [1, 2]
      $0.spareSource = source
      $0.grid?.dataSource = source
    },
    ReentrantAct("data source that ends") {
      $0.spareSource = ProbeSource($0)
      $0.grid?.dataSource = $0.spareSource
      $0.spareSource = nil
    },
    ReentrantAct("no delegate") { $0.grid?.delegate = nil },
    ReentrantAct("another delegate") {
      $0.spareDelegate = SpyDelegate.probe($0)
      $0.grid?.delegate = $0.spareDelegate
    },
    ReentrantAct("no prefetching") {
      $0.grid?.isPrefetchingEnabled = false
      $0.grid?.prefetchDataSource = nil
    },
  ]

  // MARK: Layouts

  @MainActor private static let layouts = [
    ReentrantAct("switch of layouts") {
      $0.grid?.setCollectionViewLayout(ProbeLayout($0, columns: 4), animated: false)
    },
    ReentrantAct("animated switch of layouts") {
      $0.grid?.setCollectionViewLayout(ProbeLayout($0, columns: 4), animated: true)
    },
    ReentrantAct("two switches") { stage in
      stage.grid?.collectionViewLayout = ProbeLayout(stage, columns: 4)
      stage.grid?.setCollectionViewLayout(ProbeLayout(stage, columns: 1), animated: true) { _ in
        stage.grid?.collectionViewLayout.invalidateLayout()
      }
    },
    ReentrantAct("layout of another grid") { stage in
      let layout = GridViewFlowLayout()
      let other = stage.simulation.perform {
        GridView(frame: ReentranceStage.frame, collectionViewLayout: layout)
      }
      other.layoutIfNeeded()
      stage.grid?.setCollectionViewLayout(layout, animated: false)
    },
    ReentrantAct("invalidation") { $0.grid?.collectionViewLayout.invalidateLayout() },
    ReentrantAct("invalidation of one item") {
      let context = GridViewFlowLayoutInvalidationContext()
      context.invalidateItems(at: [first])
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 7)
      $0.grid?.collectionViewLayout.invalidateLayout(with: context)
    },
    ReentrantAct("layout at once") {
      $0.grid?.setNeedsLayout()
      $0.grid?.layoutIfNeeded()
    },
    ReentrantAct("invalidation and layout at once") {
      $0.grid?.collectionViewLayout.invalidateLayout()
      $0.grid?.layoutIfNeeded()
    },
    ReentrantAct("interactive transition") {
      $0.grid?.startInteractiveTransition(to: ProbeLayout($0, columns: 2)).transitionProgress = 0.3
    },
    ReentrantAct("interactive transition that is finished") {
      $0.grid?.startInteractiveTransition(to: ProbeLayout($0, columns: 2))
      $0.grid?.finishInteractiveTransition()
    },
    ReentrantAct("finish of a transition") { $0.grid?.finishInteractiveTransition() },
    ReentrantAct("cancellation of a transition") { $0.grid?.cancelInteractiveTransition() },
    ReentrantAct("lifted item") { $0.grid?.beginInteractiveMovementForItem(at: first) },
    ReentrantAct("movement from beginning to end") {
      $0.grid?.beginInteractiveMovementForItem(at: first)
      $0.grid?.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 60))
      $0.grid?.endInteractiveMovement()
    },
    ReentrantAct("end of a movement") { $0.grid?.endInteractiveMovement() },
    ReentrantAct("cancellation of a movement") { $0.grid?.cancelInteractiveMovement() },
  ]

  // MARK: Scrolling and selection

  @MainActor private static let scrolling = [
    ReentrantAct("offset") { $0.grid?.contentOffset.y = 150 },
    ReentrantAct("offset by method") {
      $0.grid?.setContentOffset(CGPoint(x: 0, y: 31), animated: false)
    },
    ReentrantAct("animated offset") {
      $0.grid?.setContentOffset(CGPoint(x: 0, y: 180), animated: true)
    },
    ReentrantAct("scroll to an item") {
      $0.grid?.scrollToItem(at: IndexPath(item: 9, section: 0), at: .bottom, animated: false)
    },
    ReentrantAct("animated scroll to an item") {
      $0.grid?.scrollToItem(at: IndexPath(item: 9, section: 0), at: .top, animated: true)
    },
    ReentrantAct("scroll to an item that is not there") {
      $0.grid?.scrollToItem(at: IndexPath(item: 0, section: 99), at: .top, animated: false)
    },
    ReentrantAct("scroll to the top") { $0.grid?.scrollToTop() },
    ReentrantAct("no scrolling") { $0.grid?.isScrollEnabled = false },
    ReentrantAct("drag") {
      $0.grid?.engine.beginDrag()
      $0.grid?.engine.moveDrag(translation: CGPoint(x: 0, y: -30))
      $0.grid?.engine.endDrag(velocityPerMs: CGPoint(x: 0, y: 1))
    },
    ReentrantAct("finger that stays") { $0.grid?.engine.beginDrag() },
    ReentrantAct("touch that is taken away") { $0.grid?.engine.cancelDrag() },
    ReentrantAct("selection") {
      $0.grid?.selectItem(
        at: IndexPath(item: 4, section: 0), animated: false, scrollPosition: .centeredVertically)
    },
    ReentrantAct("selection of nothing") {
      $0.grid?.selectItem(at: nil, animated: true, scrollPosition: [])
      $0.grid?.deselectItem(at: first, animated: true)
    },
    ReentrantAct("tap") { $0.grid?.tapItem(at: first) },
    ReentrantAct("editing") { $0.grid?.isEditing.toggle() },
    ReentrantAct("no selection") { $0.grid?.allowsSelection = false },
    ReentrantAct("several selected") { $0.grid?.allowsMultipleSelection.toggle() },
  ]

  // MARK: Views and windows

  @MainActor private static let views = [
    ReentrantAct("frame") { $0.grid?.frame = CGRect(x: 3, y: 4, width: 210, height: 190) },
    ReentrantAct("empty frame") { $0.grid?.frame = .zero },
    ReentrantAct("bounds") { $0.grid?.bounds = CGRect(x: 0, y: 45, width: 260, height: 200) },
    ReentrantAct("content inset") { $0.grid?.contentInset.top += 25 },
    ReentrantAct("safe area") {
      $0.grid?.setSafeAreaInsets(GridEdgeInsets(top: 9, left: 9, bottom: 9, right: 9))
    },
    ReentrantAct("other reading direction") {
      $0.grid?.semanticContentAttribute = .forceRightToLeft
    },
    ReentrantAct("background view") { stage in
      stage.grid?.backgroundView = stage.simulation.perform { BaseView(frame: .zero) }
    },
    ReentrantAct("removal from the window") { $0.grid?.removeFromSuperview() },
    ReentrantAct("removal and return") {
      $0.grid?.removeFromSuperview()
      if let grid = $0.grid { $0.window?.addSubview(grid) }
    },
    ReentrantAct("no window") { $0.window = nil },
    ReentrantAct("no reference to the grid") {
      $0.grid?.removeFromSuperview()
      $0.grid = nil
    },
    ReentrantAct("no reference to grid, source and delegate") {
      $0.grid?.removeFromSuperview()
      $0.grid = nil
      $0.dropHelpers()
    },
    ReentrantAct("removal of every cell") {
      for cell in $0.grid?.visibleCells ?? [] { cell.removeFromSuperview() }
    },
    ReentrantAct("cells that change places") {
      if let cell = $0.grid?.visibleCells.first { $0.grid?.sendSubviewToBack(cell) }
      if let cell = $0.grid?.visibleCells.last { $0.window?.addSubview(cell) }
    },
    ReentrantAct("window of another simulation") {
      if let grid = $0.grid { $0.otherWindow?.addSubview(grid) }
    },
    ReentrantAct("window of another simulation, laid out") {
      if let grid = $0.grid { $0.otherWindow?.addSubview(grid) }
      $0.other.tick()
    },
    ReentrantAct("there and back") {
      if let grid = $0.grid { $0.otherWindow?.addSubview(grid) }
      if let grid = $0.grid { $0.window?.addSubview(grid) }
    },
    ReentrantAct("window of another simulation, and the first one ends") {
      if let grid = $0.grid { $0.otherWindow?.addSubview(grid) }
      $0.dropSimulation()
    },
  ]

  // MARK: Time

  @MainActor private static let time = [
    ReentrantAct("tick") { $0.simulation.tick() },
    ReentrantAct("half a second") { $0.simulation.advance(by: 0.5) },
    ReentrantAct("settling") { $0.simulation.settle() },
    ReentrantAct("settling of another simulation") { $0.other.settle() },
    ReentrantAct("animation") { stage in
      stage.simulation.perform {
        BaseView.animate(withDuration: 0.3) {
          stage.grid?.frame.size.width = 220
          stage.grid?.layoutIfNeeded()
        } completion: { _ in
          stage.grid?.reloadData()
        }
      }
    },
    ReentrantAct("end of all animations") { stage in
      stage.grid?.removeAllAnimations()
      for cell in stage.grid?.visibleCells ?? [] { cell.removeAllAnimations() }
    },
    ReentrantAct("fast mode") { $0.simulation.isFastMode = true },
    ReentrantAct("block that reloads") { stage in
      stage.simulation.async { stage.grid?.reloadData() }
    },
  ]

  // MARK: Reading

  @MainActor private static let reading = [
    ReentrantAct("dequeue outside a request") {
      _ = $0.grid?.dequeueReusableCell(withReuseIdentifier: "cell", for: first)
    },
    ReentrantAct("dequeue of what is not registered") {
      _ = $0.grid?.dequeueReusableCell(withReuseIdentifier: "nobody", for: first)
    },
    ReentrantAct("registration anew") {
      $0.grid?.register(ProbeCell.self, forCellWithReuseIdentifier: "cell")
    },
    ReentrantAct("end of the registration") {
      $0.grid?.register(nil as AnyClass?, forCellWithReuseIdentifier: "cell")
    },
    ReentrantAct("all that can be read") { stage in
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
    ReentrantAct("section that is not there") { _ = $0.grid?.numberOfItems(inSection: 77) },
  ]
}

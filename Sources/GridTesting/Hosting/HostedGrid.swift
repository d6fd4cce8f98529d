/// A grid with a hosted layout, and the actions on it.
@MainActor
final class HostedGrid {
  private(set) var report = LayoutHostReport()
  private let simulation: Simulation
  private let grid: GridView
  private let window: GridWindow
  private let source: HostDataSource
  private let observer: HostObserver
  private let title: String
  private let make: @MainActor () -> GridViewLayout
  private var kept: [AnyObject] = []
  private var random: SplitMix64
  private let changesSections: Bool
  private let actions: Set<HostAction>

  init(
    viewport: CGSize, items: Int, sections: Int, actions: Set<HostAction>, seed: UInt64,
    make: @escaping @MainActor () -> GridViewLayout,
    dress: (@MainActor (GridView) -> [AnyObject])?
  ) {
    self.make = make
    random = SplitMix64(seed: seed &+ UInt64(items))
    title =
      "\(NumberText.short(viewport.width)) × \(NumberText.short(viewport.height)), \(items) items"
    simulation = Simulation(screen: GridScreen(size: viewport, scale: 3))
    simulation.faultPolicy = .record
    source = HostDataSource(HostDataSource.counts(items, in: sections))
    changesSections = sections > 1
    self.actions = actions
    grid = simulation.perform {
      GridView(frame: CGRect(origin: .zero, size: viewport), collectionViewLayout: make())
    }
    window = GridWindow(holding: grid)
    observer = HostObserver(grid)
    source.attach(to: grid)
    kept = simulation.perform { dress?(grid) ?? [] }
  }

  /// Lays the grid out and performs each action once.
  func run() {
    report.countGrid()
    source.handsOutVisibleCell = { [weak self] path in
      self?.breach(.reuse, "after an action", "the cell for \(path[0])-\(path[1])")
    }
    grid.layoutIfNeeded()
    checkRest(after: "the first layout")
    for action in HostAction.allCases where actions.contains(action) { perform(action) }
    observer.stop()
  }

  // MARK: Actions

  private func perform(_ action: HostAction) {
    switch action {
    case .scroll: scroll()
    case .fling: fling()
    case .resize: resize()
    case .reload: reload()
    case .update: update()
    case .switchLayouts: switchLayouts()
    }
  }

  /// Scrolls through the content in steps of at least half a viewport, on each axis, and back in
  /// one step.
  private func scroll() {
    for axis in [true, false] {
      let limits = grid.offsetLimits
      let end = axis ? limits.max.y : limits.max.x
      let start = axis ? limits.min.y : limits.min.x
      let step = max(1, (end - start) / 8, (axis ? grid.bounds.height : grid.bounds.width) / 2)
      guard end > start, step.isFinite else { continue }
      var position = start
      while position < end {
        position = min(end, position + step)
        move(
          to: axis ? CGPoint(x: limits.min.x, y: position) : CGPoint(x: position, y: limits.min.y))
      }
      move(to: limits.min)
    }
  }

  private func move(to offset: CGPoint) {
    let offset = simulation.screen.pixels.rounded(offset)
    let old = grid.contentOffset
    _ = observer.takeBoundsQuestions()
    _ = observer.takeContexts()
    _ = observer.takeBoundsContexts()
    grid.setContentOffset(offset, animated: false)
    let place = "scrolling to \(NumberText.short(offset))"
    if grid.contentOffset != old {
      let questions = observer.takeBoundsQuestions()
      count(.boundsChange)
      let bounds = NumberText.short(grid.bounds)
      if questions.filter({ $0.bounds == bounds }).count != 1 {
        breach(
          .boundsChange, place,
          "the layout was asked about \(questions.map(\.bounds)), not once about \(bounds)")
      }
      let contexts = observer.takeContexts()
      // A context that the layout returned, but that did not arrive, breaks `HostLaw.superCall`.
      if !contexts.isEmpty || observer.takeBoundsContexts() == 0,
        questions.contains(where: \.invalidates) != !contexts.isEmpty, !questions.isEmpty
      {
        breach(
          .boundsChange, place,
          "it answered \(questions.map(\.invalidates)) and was invalidated \(contexts.count) times")
      }
    }
    grid.layoutIfNeeded()
    checkRest(after: place)
  }

  private func fling() {
    for speed in [1500.0, -3000] {
      let vertical = grid.offsetLimits.max.y > grid.offsetLimits.min.y
      grid.fling(velocity: vertical ? CGPoint(x: 0, y: speed) : CGPoint(x: speed, y: 0))
      simulation.advance(by: 0.25)
      grid.layoutIfNeeded()
      checkContent(after: "a quarter second of a fling")
      settle(after: "a fling of \(NumberText.short(speed)) points a second")
    }
  }

  private func resize() {
    let size = grid.bounds.size
    for other in [
      CGSize(width: size.height, height: size.width),
      CGSize(width: size.width * 0.6, height: size.height), size,
    ] {
      _ = observer.takeBoundsQuestions()
      grid.frame = CGRect(origin: .zero, size: other)
      grid.layoutIfNeeded()
      settle(after: "a change of size to \(NumberText.short(other))")
    }
  }

  private func reload() {
    _ = observer.takeContexts()
    grid.reloadData()
    grid.layoutIfNeeded()
    count(.contextFlags)
    let contexts = observer.takeContexts()
    checkArrival(of: contexts, after: "reloadData()")
    if !contexts.isEmpty, !contexts.contains(where: { $0.hasPrefix("everything, counts") }) {
      breach(.contextFlags, "reloadData()", "contexts said \(contexts)")
    }
    settle(after: "reloadData()")
    let layout = grid.collectionViewLayout
    _ = observer.takeContexts()
    simulation.perform { layout.invalidateLayout() }
    checkArrival(of: observer.takeContexts(), after: "invalidateLayout()")
    grid.layoutIfNeeded()
    settle(after: "invalidateLayout()")
  }

  private func checkArrival(of contexts: [String], after action: String) {
    // After a fault, the action may have ended before the invalidation.
    guard simulation.faults.isEmpty else { return }
    count(.superCall)
    if contexts.isEmpty {
      breach(.superCall, action, "the base class's invalidateLayout(with:) was not called")
    }
  }

  private func update() {
    var index = 0
    while true {
      // Each batch is made for the items that the previous batch has left.
      let batches = HostBatch.all(
        for: source.counts, changingSections: changesSections, random: &random)
      guard index < batches.count else { break }
      perform(batches[index])
      index += 1
    }
  }

  private func perform(_ batch: HostBatch) {
    let counts = source.counts
    _ = observer.takeUpdates()
    _ = observer.takeContexts()
    grid.performBatchUpdates({ [grid, source] in
      source.apply(batch)
      batch.tell(grid)
    })
    let received = observer.takeUpdates()
    checkArrival(of: observer.takeContexts(), after: batch.name)
    count(.updateItems)
    if received.items.count != 1 || !batch.expectedItems.isSubset(of: received.items[0]) {
      breach(
        .updateItems, batch.name,
        "with \(counts) items the layout heard \(received.items.map { $0.sorted() }), expected "
          + "\(batch.expectedItems.sorted())")
    } else if !received.isFinished {
      breach(.updateItems, batch.name, "finalizeCollectionViewUpdates() did not come")
    }
    settle(after: batch.name)
  }

  /// Switches to another layout and back, first without and then with animation.
  private func switchLayouts() {
    let layout = grid.collectionViewLayout
    grid.setContentOffset(grid.offsetLimits.min, animated: false)
    comeToRest()
    let before = frames()
    let limits = grid.offsetLimits
    for isAnimated in [false, true] {
      let other = simulation.perform { GridViewFlowLayout() }
      observer.isDeaf = true
      for next in [other, layout] {
        grid.setCollectionViewLayout(next, animated: isAnimated)
        simulation.settle()
      }
      grid.setContentOffset(limits.min, animated: false)
      comeToRest()
      observer.isDeaf = false
      observer.beginAnew()
      count(.switching)
      if let difference = frames().difference(from: before) {
        breach(
          .switching, isAnimated ? "an animated switch" : "a switch", "\(difference)")
      }
      checkRest(after: isAnimated ? "an animated switch" : "a switch")
    }
  }

  private func frames() -> GridFrames {
    observer.isDeaf = true
    defer { observer.isDeaf = false }
    let bounds = grid.bounds
    let elements = grid.ask(elementsIn: bounds).filter { $0.frame.overlaps(bounds) }
    return GridFrames(
      elements.sorted { $0.key.elementID < $1.key.elementID }, of: grid.collectionViewLayout)
  }

  // MARK: Checks

  /// Runs the simulation until nothing moves. In a layout with springs, elements move after each
  /// scroll.
  @discardableResult
  private func comeToRest() -> Settlement {
    let settlement = simulation.settle(limit: 30)
    grid.layoutIfNeeded()
    return settlement
  }

  private func settle(after action: String) {
    let settlement = comeToRest()
    count(.rest)
    if !settlement.isSettled { breach(.rest, action, "something moves after 30 s") }
    checkRest(after: action)
  }

  private func checkRest(after action: String) {
    checkContent(after: action)
    checkPlaces(after: action)
    count(.preparation)
    count(.preferredSizes)
    for found in observer.takeBreaches() { breach(found.law, action, found.detail) }
    count(.noFault)
    for fault in simulation.faults {
      breach(.noFault, action, "\(fault)".split(separator: "\n").first.map(String.init) ?? "")
    }
    simulation.removeRecords()
  }

  /// Checks the views on screen and the content size against the layout's own answers.
  private func checkContent(after action: String) {
    observer.isDeaf = true
    defer { observer.isDeaf = false }
    let layout = grid.collectionViewLayout
    count(.contentSize)
    let size = simulation.perform { layout.collectionViewContentSize }
    let wanted = CGSize(width: max(0, size.width), height: max(0, size.height))
    if abs(grid.contentSize.width - wanted.width) > 0.001
      || abs(grid.contentSize.height - wanted.height) > 0.001
    {
      breach(
        .contentSize, action,
        "it is \(NumberText.short(grid.contentSize)), the layout says \(NumberText.short(size))")
    }
    count(.visibleElements)
    if let difference = visibleDifference() { breach(.visibleElements, action, difference) }
  }

  /// Checks that every item has attributes, in the layout's answer for the whole content or in the
  /// layout's answer for the item's index path.
  private func checkPlaces(after action: String) {
    // A fault in a layout pass leaves the counts and answers from before.
    guard simulation.faults.isEmpty else { return }
    observer.isDeaf = true
    defer { observer.isDeaf = false }
    count(.itemPlaces)
    let content = CGRect(origin: .zero, size: grid.contentSize).union(grid.bounds)
    let answered = Set(grid.ask(elementsIn: content).filter { $0.kind == .cell }.map(\.indexPath))
    let layout = grid.collectionViewLayout
    var missing: [String] = []
    for (section, count) in source.counts.enumerated() {
      for item in 0..<count where missing.count < 4 {
        let path = IndexPath(item: item, section: section)
        if answered.contains(path) { continue }
        let attributes = simulation.perform { layout.layoutAttributesForItem(at: path) }
        if attributes == nil { missing.append("\(section)-\(item)") }
      }
    }
    guard !missing.isEmpty else { return }
    breach(
      .itemPlaces, action,
      "with \(source.counts) items there are none for "
        + missing.prefix(3).joined(separator: ", ") + (missing.count > 3 ? " and others" : ""))
  }

  private func visibleDifference() -> String? {
    let bounds = grid.bounds
    var answers: [GridElementID: [GridElementState]] = [:]
    for attributes in grid.ask(elementsIn: bounds)
    where attributes.shownFrame.overlaps(bounds) && !attributes.isHidden {
      answers[attributes.key.elementID, default: []].append(GridElementState(attributes))
    }
    var shown: [GridElementID: GridElementState] = [:]
    for (view, attributes) in grid.displayedElements where attributes.shownFrame.overlaps(bounds) {
      var state = GridElementState(attributes)
      let origin = view.reuse.scrollOrigin
      state.frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
      state.alpha = view.alpha
      state.isHidden = view.isHidden
      shown[state.id] = state
    }
    for id in Set(answers.keys).union(shown.keys).sorted() {
      guard let view = shown[id] else {
        return "\(id) has no view: \(answers[id]?[0].description ?? "")"
      }
      guard let answer = answers[id] else { return "a view shows \(view), which is not answered" }
      if !answer.contains(where: { $0.isNear(view, 0.001) }) {
        return "a view shows \(view), the answer is \(answer[0])"
      }
    }
    return nil
  }

  private func count(_ law: HostLaw) {
    report.count(law)
  }

  private func breach(_ law: HostLaw, _ action: String, _ detail: String) {
    let place = "\(title), bounds \(NumberText.short(grid.bounds)), after \(action)"
    report.add(.init(law: law, place: place, detail: detail))
  }
}

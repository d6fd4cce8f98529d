import GridScenarios

/// A grid under test with its simulation, data source and delegate, and the checks of the grid.
@MainActor
final class FuzzRig {
  let simulation: Simulation
  let source: FuzzSource
  let delegate: FuzzDelegate
  let grid: GridView
  private let window: GridWindow
  private let subjects: [FuzzSubject]
  /// The layouts by id. Each layout is made once and reused as the same object.
  private var layouts: [String: LayoutRegistry.Made] = [:]
  private(set) var subject: FuzzSubject
  private(set) var tally: FuzzTally
  /// Whether the content offset may come to rest outside the limits. An animated scroll ends at its
  /// target even if the limits have changed meanwhile. A switch of layouts ignores the content
  /// inset. A refused batch restores the offset, but does not restart a movement that the batch has
  /// stopped.
  private(set) var mayRestOutside = false
  private var step = 0
  /// The completion handlers that the grid has to call, in the order in which the grid received
  /// them.
  private var promises: [FuzzPromise] = []
  private var found: FuzzProblem?
  /// The record of the script, if it is to be recorded.
  var recording: FuzzRecording?

  /// Makes the grid of a script.
  ///
  /// - Parameter tally: The counts of the scripts before.
  init(
    _ script: FuzzScript, subjects: [FuzzSubject], after tally: FuzzTally
  ) throws(FuzzProblem) {
    guard let subject = subjects.first(where: { $0.id == script.layout }) else {
      throw FuzzProblem(
        claim: .requests, place: "at the start", text: "no layout is called \(script.layout)")
    }
    self.subject = subject
    self.subjects = subjects
    self.tally = tally
    self.tally.scripts += 1
    let simulation = Simulation(screen: GridScreen(scale: 2))
    simulation.faultPolicy = .record
    self.simulation = simulation
    let source = FuzzSource(FuzzData(counts: script.sections), sized: subject.isSized)
    self.source = source
    delegate = FuzzDelegate(source)
    let made = simulation.perform { subject.makeLayout(for: source.sizes) }
    layouts[subject.id] = made
    grid = simulation.perform {
      GridView(
        frame: CGRect(x: 0, y: 0, width: script.width, height: script.height),
        collectionViewLayout: made.layout)
    }
    window = GridWindow(holding: grid)
    grid.allowsMultipleSelection = true
    if script.isRightToLeft { grid.semanticContentAttribute = .forceRightToLeft }
    source.attach(to: grid)
    grid.delegate = delegate
    source.didMiss = { [weak self] in self?.record(.requests, $0) }
    delegate.didMiscount = { [weak self] in self?.record(.display, $0) }
    source.willConfigure = { [weak self] in self?.check(configuring: $0, at: $1) }
  }

  /// Runs the script's actions, then lets everything come to rest.
  func run(_ script: FuzzScript) throws(FuzzProblem) {
    for (index, action) in script.actions.enumerated() {
      step = index + 1
      tally.actions += 1
      try perform(action)
      try throwFound()
      try checkAlways()
      recording?.add("\(action)", grid)
    }
    step += 1
    try settle()
    recording?.add("rest", grid)
  }

  private func perform(_ action: FuzzAction) throws(FuzzProblem) {
    switch action {
    case .batch(let batch):
      try perform(batch)
    case .scroll(let offset, let isAnimated):
      let place = CGPoint(x: offset, y: offset)
      mayRestOutside = isAnimated
      delegate.hasShifted = false
      grid.setContentOffset(grid.offsetLimits.clamped(place), animated: isAnimated)
    case .scrollSection(let section, let offset):
      let place = CGPoint(x: offset, y: offset)
      simulation.perform {
        grid.scrollView(ofSection: section)?.setContentOffset(place, animated: false)
        grid.layoutIfNeeded()
      }
    case .switchLayout(let id, let isAnimated):
      try switchLayout(to: id, isAnimated: isAnimated)
    case .resize(let width, let height, let isAnimated, let laysOut):
      resize(
        to: CGSize(width: width, height: height), isAnimated: isAnimated, laysOut: laysOut)
    case .shiftTargets(let distance):
      delegate.targetShift = CGFloat(distance)
    case .fling(let velocity):
      mayRestOutside = false
      delegate.hasShifted = false
      grid.fling(velocity: CGPoint(x: velocity, y: velocity))
    case .inset(let inset):
      let inset = CGFloat(inset)
      grid.contentInset = GridEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    case .invalidateLayout:
      grid.collectionViewLayout.invalidateLayout()
    case .reloadData:
      // A switch of layouts continues.
      breakOffBatches()
      grid.reloadData()
      source.data.select([])
    case .select(let places):
      select(places)
    case .layOut:
      simulation.perform { grid.layoutIfNeeded() }
    case .advance(let milliseconds):
      simulation.advance(by: Double(milliseconds) / 1000)
    case .settle:
      return try settle()
    }
    try throwFound()
    try checkPromises(atRest: false)
    try checkFaults(expected: nil)
  }

  // MARK: Batches

  private func perform(_ batch: FuzzBatch) throws(FuzzProblem) {
    let call = FuzzBatchCall(batch, on: source.data)
    if promises.contains(where: \.isOpen) { tally.overlapping += 1 }
    // An animated switch is finished before the batch begins.
    for promise in promises where promise.subject == .layoutSwitch { promise.breakOff() }
    let fault = call.oracle.fault
    let isBare = batch.isBare && canGoBare(batch)
    if !isBare { addSwitch(to: call) }
    if call.isBrokenOff { breakOffBatches() }
    simulation.perform {
      if !batch.isAnimated {
        BaseView.performWithoutAnimation { carryOut(call, isBare: isBare) }
      } else if batch.isInAnimation {
        animate(0.4) { self.carryOut(call, isBare: isBare) }
      } else {
        carryOut(call, isBare: isBare)
      }
    }
    try throwFound()
    guard let old = call.old else {
      throw problem(.requests, "the closure of the batch was not run")
    }
    try checkFaults(expected: fault)
    if let fault {
      source.data = call.oracle.before
      tally.refused += 1
      tally.faults[fault, default: 0] += 1
      // The scroll has stopped the movement that would have brought the content back inside the
      // limits.
      if batch.scrollsInside != nil { mayRestOutside = true }
      if call.promises.contains(where: { !$0.isOpen }) {
        throw problem(.completions, "a refused batch has told a completion")
      }
      if call.switchPromise?.isOpen == false {
        throw problem(.completions, "a switch in a refused batch has told its completion")
      }
      try checkUnchanged(since: old.picture, old.state)
    } else {
      tally.accepted += 1
      promises += call.promises
      if let switched = call.switchPromise, let id = batch.switchesInside {
        promises.append(switched)
        didSwitch(to: id)
      }
      if batch.reloadsInside {
        source.data.select([])
      } else if call.switchPromise == nil {
        try checkObjects(since: old.picture)
        // An empty grid is updated in the next pass.
        if !grid.bounds.isEmpty { try checkContent() }
      }
    }
    try checkPromises(atRest: false)
  }

  /// Performs changes in an animation, whose completion is then promised.
  private func animate(_ seconds: Double, _ changes: @escaping () -> Void) {
    let promise = FuzzPromise(.animation)
    promises.append(promise)
    BaseView.animate(
      withDuration: seconds, animations: changes, completion: { promise.tell($0) })
  }

  /// Adds a switch of layouts to a batch whose closure switches layouts. The switch ends the
  /// animation of the batch.
  private func addSwitch(to call: FuzzBatchCall) {
    guard let id = call.batch.switchesInside, let next = layout(id),
      next !== grid.collectionViewLayout
    else { return }
    call.layout = next
    call.switchPromise = FuzzPromise(.layoutSwitch)
  }

  private func carryOut(_ call: FuzzBatchCall, isBare: Bool) {
    if isBare {
      open(call)
      return call.batch.groups[0].forEach(self.call)
    }
    grid.performBatchUpdates(
      { [self] in
        open(call)
        call.batch.groups[0].forEach(self.call)
        if let offset = call.batch.scrollsInside {
          let place = CGPoint(x: offset, y: offset)
          grid.setContentOffset(grid.offsetLimits.clamped(place), animated: false)
        }
        if call.batch.laysOutInside { grid.layoutIfNeeded() }
        for inner in call.batch.groups.dropFirst() {
          grid.performBatchUpdates({ inner.forEach(self.call) }, completion: call.makePromise())
        }
        if call.batch.reloadsInside { grid.reloadData() }
        if let layout = call.layout {
          grid.setCollectionViewLayout(layout, animated: true) { call.switchPromise?.tell($0) }
        }
      }, completion: followed(call.makePromise(), by: call.batch.followUp))
  }

  /// Returns a completion handler that begins another batch if it receives true.
  private func followed(
    _ completion: @escaping (Bool) -> Void, by operations: [FuzzOperation]
  ) -> (Bool) -> Void {
    guard !operations.isEmpty else { return completion }
    return { [weak self] finished in
      completion(finished)
      guard finished, let self, found == nil else { return }
      do throws(FuzzProblem) {
        try perform(FuzzBatch(operations))
      } catch {
        found = error
      }
    }
  }

  /// Records the grid before the batch, and changes the data.
  private func open(_ call: FuzzBatchCall) {
    call.old = (FuzzPicture(grid), FuzzGridState(grid))
    source.data = call.oracle.outcome
  }

  /// Records that batches whose animations are still running end early.
  private func breakOffBatches() {
    for promise in promises where promise.subject == .batch { promise.breakOff() }
  }

  /// Returns whether an operation may be called without a batch around it (BF-3). If so, performs a
  /// layout pass, so that the counts are loaded and nothing is pending before the data change.
  private func canGoBare(_ batch: FuzzBatch) -> Bool {
    guard batch.groups.count == 1, batch.operations.count == 1, !batch.reloadsInside,
      batch.followUp.isEmpty,
      !promises.contains(where: { $0.subject == .layoutSwitch && $0.isOpen })
    else { return false }
    // After a refused batch the layout is stale, although no layout pass was requested.
    grid.setNeedsLayout()
    simulation.perform { grid.layoutIfNeeded() }
    return true
  }

  private func call(_ operation: FuzzOperation) {
    switch operation {
    case .delete(let place) where place.isSection: grid.deleteSections([place.section])
    case .delete(let place): grid.deleteItems(at: [place.path])
    case .insert(let place, _) where place.isSection: grid.insertSections([place.section])
    case .insert(let place, _): grid.insertItems(at: [place.path])
    case .reload(let place, _) where place.isSection: grid.reloadSections([place.section])
    case .reload(let place, _): grid.reloadItems(at: [place.path])
    case .move(let from, let to) where from.isSection:
      grid.moveSection(from.section, toSection: to.section)
    case .move(let from, let to): grid.moveItem(at: from.path, to: to.path)
    case .reconfigure(let place): grid.reconfigureItems(at: [place.path])
    }
  }

  // MARK: Other actions

  /// Returns the layout with an id, made at the first call; nil if no subject has the id.
  private func layout(_ id: String) -> GridViewLayout? {
    if let made = layouts[id] { return made.layout }
    guard let next = subjects.first(where: { $0.id == id }) else { return nil }
    let made = simulation.perform { next.makeLayout(for: source.sizes) }
    layouts[id] = made
    return made.layout
  }

  private func didSwitch(to id: String) {
    if let next = subjects.first(where: { $0.id == id }) { subject = next }
    if grid.contentInset != .zero { mayRestOutside = true }
  }

  private func switchLayout(to id: String, isAnimated: Bool) throws(FuzzProblem) {
    guard let next = layout(id) else { return }
    // A switch to the layout in use does nothing and does not call the completion.
    guard next !== grid.collectionViewLayout else {
      grid.setCollectionViewLayout(next, animated: isAnimated) { [weak self] _ in
        self?.record(.completions, "a switch to the layout in use has told a completion")
      }
      return
    }
    // A switch ends running batches and switches, as a batch does.
    for promise in promises where promise.subject != .animation { promise.breakOff() }
    let promise = FuzzPromise(.layoutSwitch)
    promises.append(promise)
    didSwitch(to: id)
    grid.setCollectionViewLayout(next, animated: isAnimated) { promise.tell($0) }
    if !isAnimated, promise.answers != [true] {
      throw problem(
        .completions, "a switch without animation has told \(promise.answers) before it returned")
    }
    // Before the first pass, and in an empty view, nothing is shown.
    if simulation.faults.isEmpty, grid.content.hasLaidOut, !grid.bounds.isEmpty {
      try checkContent()
    }
  }

  private func resize(to size: CGSize, isAnimated: Bool, laysOut: Bool) {
    let grid = grid
    guard isAnimated else {
      grid.frame = CGRect(origin: .zero, size: size)
      if laysOut { simulation.perform { grid.layoutIfNeeded() } }
      return
    }
    simulation.perform {
      animate(0.2) {
        grid.frame = CGRect(origin: .zero, size: size)
        if laysOut { grid.layoutIfNeeded() }
      }
    }
  }

  private func select(_ places: [FuzzPlace]) {
    source.data.select(places)
    // Stale counts lose no selection, because the grid keeps the selection by index path.
    let selected = source.data.selectedPlaces
    grid.content.selection = Set(selected.map { Position($0.path) })
    for case let cell as FuzzCell in grid.visibleCells {
      guard let path = grid.indexPath(for: cell) else { continue }
      cell.isSelected = selected.contains(FuzzPlace(path))
    }
  }

  private func settle() throws(FuzzProblem) {
    simulation.settle()
    try throwFound()
    try checkFaults(expected: nil)
    try checkPromises(atRest: true)
    promises.removeAll()
    try checkRest()
  }

  // MARK: Problems

  func problem(_ claim: FuzzProblem.Claim, _ text: String) -> FuzzProblem {
    FuzzProblem(
      claim: claim, place: step == 0 ? "at the start" : "after action \(step)", text: text)
  }

  /// Records the first problem that a callback finds.
  private func record(_ claim: FuzzProblem.Claim, _ text: String) {
    if found == nil { found = problem(claim, text) }
  }

  private func throwFound() throws(FuzzProblem) {
    if let found { throw found }
  }

  /// Checks that a dequeued view is not on screen. Only a cell that is being reconfigured may be on
  /// screen, at its own index path.
  private func check(configuring view: GridReusableView, at path: IndexPath) {
    guard delegate.displayed.contains(ObjectIdentifier(view)) else { return }
    let isOwn = (view as? GridViewCell).map { $0 === grid.cellForItem(at: path) } ?? false
    if !isOwn {
      record(.views, "a view that is displayed was handed out for \(path[0])-\(path[1])")
    }
  }

  private func checkPromises(atRest: Bool) throws(FuzzProblem) {
    for promise in promises {
      if let complaint = promise.complaint(atRest: atRest) {
        throw problem(.completions, complaint)
      }
    }
  }

  private func checkFaults(expected: String?) throws(FuzzProblem) {
    let faults = simulation.faults
    recording?.add(faults, simulation.findings)
    simulation.removeRecords()
    guard faults.map(\.code) != [expected].compactMap({ $0 }) else { return }
    let texts = faults.map { "\($0.code) \($0.message)" }
    throw problem(
      .faults,
      "expected \(expected ?? "no fault"), found "
        + (texts.isEmpty ? "none" : texts.joined(separator: "\n")))
  }

  /// Returns the picture and the state of a new grid with the same data at the same offset, at
  /// rest.
  func makeFreshPicture() -> (FuzzPicture, FuzzGridState) {
    let simulation = Simulation(screen: GridScreen(scale: 2))
    simulation.faultPolicy = .record
    let source = FuzzSource(source.data, sized: subject.isSized)
    let delegate = FuzzDelegate(source)
    return simulation.perform {
      let made = subject.makeLayout(for: source.sizes)
      let fresh = GridView(frame: grid.frame, collectionViewLayout: made.layout)
      fresh.semanticContentAttribute = grid.semanticContentAttribute
      fresh.contentInset = grid.contentInset
      source.attach(to: fresh)
      fresh.delegate = delegate
      fresh.layoutIfNeeded()
      if fresh.contentOffset != grid.contentOffset {
        // An offset that a layout returns is not rounded to pixels. Setting the bounds does not
        // round either.
        fresh.bounds.origin = grid.contentOffset
        fresh.layoutIfNeeded()
      }
      for (section, offset) in grid.scrolledSections {
        // The end of a section with paging may not be a whole page. Only offsets far beyond the end
        // lead there.
        for request in [100_000, offset] where fresh.scrolledSections[section] != offset {
          fresh.scrollSection(section, to: request)
        }
      }
      fresh.layoutIfNeeded()
      return withExtendedLifetime((made, source, delegate)) {
        (FuzzPicture(fresh), FuzzGridState(fresh))
      }
    }
  }
}

extension GridView {
  /// The non-zero offsets of orthogonal sections, by section. Sections that are not on screen are
  /// included.
  fileprivate var scrolledSections: [Int: CGFloat] {
    let layout = collectionViewLayout as? any SectionScrollingLayout
    return (layout?.scrolls ?? [:]).mapValues(\.offset).filter { $0.value != 0 }
  }

  /// Scrolls an orthogonal section, on screen or not, without animation.
  fileprivate func scrollSection(_ section: Int, to offset: CGFloat) {
    let layout = collectionViewLayout as? any SectionScrollingLayout
    layout?.sectionScroll(ofSection: section)?.scroll(to: offset, animated: false, in: self)
  }
}

/// The state of a grid without its views.
@MainActor
struct FuzzGridState: Equatable {
  var contentSize: CGSize
  var contentOffset: CGPoint
  var counts: [Int]
  var selected: [IndexPath]

  init(_ grid: GridView) {
    counts = (0..<grid.numberOfSections).map { grid.numberOfItems(inSection: $0) }
    contentSize = grid.contentSize
    contentOffset = grid.contentOffset
    selected = grid.indexPathsForSelectedItems ?? []
  }
}

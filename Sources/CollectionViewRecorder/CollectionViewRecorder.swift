#if !os(macOS)
  import UIKit

  /// Records a collection view as a scenario file, which `gridview check` replays.
  ///
  ///     let recorder = CollectionViewRecorder.attach(to: collectionView)
  ///     // Use the app.
  ///     try recorder.finish().write(to: file, atomically: true, encoding: .utf8)
  ///
  /// The recorder needs only UIKit. Add this file to an app, or depend on the product
  /// `CollectionViewRecorder`. The recorder stands between the collection view and its data source
  /// and delegate, and forwards every call. The app's classes are neither subclassed nor exchanged,
  /// and the layout is only read. After `finish()` the collection view has its own data source and
  /// delegate again.
  ///
  /// A recording omits everything that is not visible from outside:
  ///
  /// - Touches. A drag is recorded as the distance that the finger has moved the content, at each
  ///   movement, and the velocity at the end.
  /// - Calls of the app. Updates, reloads, layout switches and programmatic scrolls are derived
  ///   from their results: the cells that stay on screen, the cells and views that the data source
  ///   is asked for, and the counts of sections and items. For changes outside the visible area,
  ///   only the counts of sections and items are right.
  /// - Layouts other than `UICollectionViewFlowLayout` itself. The recording holds the frames of
  ///   all elements, and the replay places the elements at these frames.
  /// - Decoration views, sections with orthogonal scrolling, interactive movement, drag and drop,
  ///   and interactive transitions.
  ///
  /// A layout may cast the collection view's delegate to a Swift protocol of its own. The cast
  /// fails while the recorder replaces the delegate. In this case, attach with `listensToDelegate`
  /// false. The replay then sets content offsets instead of scrolling.
  @preconcurrency @MainActor
  public final class CollectionViewRecorder {
    /// The name of the scenario.
    public let name: String
    /// The notes about events that the replay cannot reproduce. No note occurs twice.
    public private(set) var notes: [String] = []

    private let view: UICollectionView
    private let source: ListeningSource?
    private let delegate: ListeningDelegate?
    private var first = JSON.null
    private var entries: [Entry] = []
    private var last: Moment
    private let ear: Ear
    private var run = ScrollRun()
    private var updates: [RecordedUpdate] = []
    /// The empty entries, which hold the place for an animated scroll that is recognised later.
    /// Each slot has its index in `entries` and the time of the previous sample.
    private var slots: [(entry: Int, time: TimeInterval)] = []
    /// The last recorded state of the layout, as the scenario file describes it.
    private var form: LayoutForm
    private var isFinished = false
    #if canImport(ObjectiveC)
      private var link: CADisplayLink?
    #endif

    /// Begins to record a collection view.
    ///
    /// Set the data source and the delegate before this call, and do not replace them before
    /// `finish()`. Until then the recorder's own objects replace both.
    ///
    /// - Parameters:
    ///   - name: The name of the scenario in the file.
    ///   - listensToDelegate: Whether the recorder also replaces the delegate, to record its calls.
    public static func attach(
      to collectionView: UICollectionView, named name: String = "recording",
      listensToDelegate: Bool = true
    ) -> CollectionViewRecorder {
      CollectionViewRecorder(collectionView, name, listensToDelegate)
    }

    private init(_ view: UICollectionView, _ name: String, _ listensToDelegate: Bool) {
      self.view = view
      self.name = name
      view.layoutIfNeeded()
      let offset = view.contentOffset
      let ear = Ear()
      self.ear = ear
      source = view.dataSource.map { ListeningSource($0, ear) }
      if listensToDelegate {
        delegate =
          if let flow = view.delegate as? UICollectionViewDelegateFlowLayout {
            ListeningFlowDelegate(flow, ear)
          } else {
            ListeningDelegate(view.delegate, ear)
          }
      } else {
        delegate = nil
      }
      if let source { view.dataSource = source }
      if let delegate { view.delegate = delegate }
      view.layoutIfNeeded()
      if view.contentOffset != offset {
        view.setContentOffset(offset, animated: false)
        view.layoutIfNeeded()
      }
      form = LayoutForm(view, delegate?.inner ?? view.delegate)
      last = Moment(view, ear.kinds)
      ear.forget()
      first = beginning()
      entries.append(.step(["op": "observe"], expecting: last.seen))
      if view.allowsMultipleSelection { record("several items can be selected") }
      #if canImport(ObjectiveC)
        let link = CADisplayLink(target: FrameTarget(self), selector: #selector(FrameTarget.frame))
        link.add(to: .main, forMode: .common)
        self.link = link
      #endif
    }

    // MARK: Sampling

    /// Records the state of the collection view, and the events since the last sample.
    ///
    /// On a device the recorder samples every frame. Elsewhere, call the method after every action
    /// and every frame, once the collection view is laid out.
    public func sample() {
      guard !isFinished else { return }
      let moment = Moment(view, ear.kinds)
      ear.seeFinger(on: view)
      let received = ear.take()
      for (cell, path) in received.ended { updates.last?.left(cell, at: path) }
      var window = Window(since: last.time)
      let change = changes(from: last, to: moment, received)
      let layout = changesOfLayout(from: last, to: moment, received, change)
      let place = received.first(.counts)?.time ?? moment.time
      // Layout answers that a scroll brings must be set before the scroll.
      let isForScroll =
        change.isEmpty && layout.count == 1 && layout[0]["parameters"]?["isDue"] == false
      let isStructural = !isForScroll && (!layout.isEmpty || !change.isEmpty)
      if !layout.isEmpty || !change.isEmpty {
        window.add(layout + change, at: isForScroll ? last.time : place)
      }
      addGestures(received, to: &window)
      addSelections(received, moment, isStructural, to: &window)
      let slot = entries.count
      entries.append(.slot)
      // A layout switch sets the content offset itself, also to fractions of a pixel.
      let isSwitch = moment.layout != last.layout
      if let scroll = received.last(.scrolled), !isSwitch {
        let time = isStructural ? max(place, scroll.time) : scroll.time
        window.add([["op": "setContentOffset", "contentOffset": .point(moment.offset)]], at: time)
        run.add(
          ScrollRun.Frame(
            slot: slot, isBroken: isStructural, start: last.offset,
            points: received.events.filter { $0.sort == .scrolled }.map { ($0.time, $0.offset) }))
      }
      for step in window.steps(until: moment.time) {
        if step["op"] == "setContentOffset" { run.add(step: entries.count) }
        if step["op"] == "update", let update = updates.last {
          entries.append(.update(update))
        } else {
          entries.append(.step(step, expecting: [:]))
        }
      }
      slots.append((slot, last.time))
      if let end = received.last(.endOfScroll) { finishRun(end) }
      var expected = moment.seen
      expected["calls"] = .list(received.calls.map { .text($0) })
      entries.append(.step(["op": "observe"], expecting: expected))
      last = moment
    }

    /// Ends the recording, and gives the collection view its own data source and delegate back.
    ///
    /// - Returns: The scenario file, as JSON text.
    public func finish() -> String {
      if !isFinished {
        sample()
        isFinished = true
        #if canImport(ObjectiveC)
          link?.invalidate()
        #endif
        if let source { view.dataSource = source.inner }
        if let delegate { view.delegate = delegate.inner }
      }
      var scenario = first
      var actions: [JSON] = []
      var expected: [JSON] = []
      for entry in entries {
        switch entry {
        case .step(let action, let expectation):
          actions.append(.object(action))
          expected.append(.object(expectation))
        case .update(let update):
          actions.append(.object(update.step()))
          expected.append(.object([:]))
        case .slot: break
        }
      }
      scenario["actions"] = .list(actions)
      scenario["expect"] = .object(["steps": .list(expected)])
      return scenario.text + "\n"
    }

    /// Adds a sentence to `notes` about an event that the replay cannot reproduce.
    private func record(_ sentence: String) {
      if !notes.contains(sentence) { notes.append(sentence) }
    }

    private func beginning() -> JSON {
      var scenario: [String: JSON] = [
        "id": .text(name), "layout": .text(form.id), "parameters": .object(form.parameters),
        "sections": form.sections, "viewport": .size(last.bounds.size),
        "displayScale": .number(
          min(3, max(1, Double(view.traitCollection.displayScale).rounded()))),
        "safeArea": .insets(view.safeAreaInsets), "viewContentInset": .insets(last.inset),
        "contentOffset": .point(last.offset),
        "source": .text(
          "observed on \(UIDevice.current.systemName) "
            + UIDevice.current.systemVersion),
      ]
      if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
        scenario["direction"] = "rightToLeft"
      }
      for path in last.selected.sorted() {
        entries.append(.step(["op": "select", "item": .path(path)], expecting: [:]))
      }
      return .object(scenario)
    }

    // MARK: Actions

    /// Returns the scenario steps that change the view's size, the insets and the layout.
    private func changesOfLayout(
      from old: Moment, to new: Moment, _ received: Received, _ change: [Step]
    ) -> [Step] {
      var steps: [Step] = []
      let next = LayoutForm(view, delegate?.inner ?? view.delegate)
      let isAnimated = new.isAnimating
      if new.layout != old.layout {
        var step: Step = [
          "op": "setLayout", "layout": .text(next.id), "parameters": .object(next.parameters),
          "fresh": true,
        ]
        if isAnimated { step["animated"] = true }
        if next.sections != form.sections, change.isEmpty {
          steps.append(["op": "setData", "sections": next.sections])
        }
        steps.append(step)
        form = next
        return steps
      }
      if next.parameters != form.parameters {
        let isNotified =
          new.bounds != old.bounds || !change.isEmpty
          || received.events.contains { $0.isMovement }
        var changed = next.parameters.filter { form.parameters[$0.key] != $0.value }
        if next.id == "recorded", isNotified { changed["isDue"] = false }
        steps.append(["op": "setParameters", "parameters": .object(changed)])
      }
      if next.sections != form.sections, change.isEmpty {
        steps.append(["op": "setData", "sections": next.sections])
      }
      if new.bounds.size != old.bounds.size {
        var step: Step = ["op": "setBounds", "size": .size(new.bounds.size)]
        if isAnimated { step["animated"] = true }
        steps.append(step)
      }
      if new.inset != old.inset {
        var step: Step = ["op": "setViewContentInset", "inset": .insets(new.inset)]
        if isAnimated { step["animated"] = true }
        steps.append(step)
      }
      form = next
      return steps
    }

    /// Returns the update or reload between two samples, as far as it is visible.
    private func changes(from old: Moment, to new: Moment, _ received: Received) -> [Step] {
      guard let asked = received.first(.counts), new.layout == old.layout else { return [] }
      let provided = received.provided
      let kept = new.cells.compactMap { path, cell -> (old: IndexPath, new: IndexPath)? in
        guard provided[path] != ObjectIdentifier(cell) else { return nil }
        return old.paths[ObjectIdentifier(cell)].map { ($0, path) }
      }
      let sections = LayoutForm(view, delegate?.inner ?? view.delegate).sections
      let isWhole = kept.isEmpty && received.goesBeforeComing
      if isWhole || (kept.isEmpty && old.cells.isEmpty) {
        guard isWhole || new.counts != old.counts else { return [] }
        let reload: Step = ["op": "reloadData"]
        return sections == form.sections
          ? [reload] : [["op": "setData", "sections": sections], reload]
      }
      var inference = UpdateInference(
        old: old.counts, form.sections, new: new.counts, sections)
      inference.kept = kept
      inference.vanished = Set(old.cells.keys).subtracting(kept.map(\.old))
      inference.provided = Set(provided.keys)
      inference.reloadedSections = received.sectionsWithNewViews.intersection(old.sectionsWithViews)
      guard !inference.step().isEmpty else { return [] }
      let isMoving =
        new.isAnimating || old.cells.contains { new.cells[$0] !== $1 && Moment.isAnimating($1) }
      let update = RecordedUpdate(
        inference, isAnimated: asked.isAnimated && isMoving,
        leaving: old.cells.filter { inference.vanished.contains($0.key) })
      updates.append(update)
      return [["op": "update"]]
    }

    /// Adds the finger's movements and its lift to a window of steps.
    private func addGestures(_ received: Received, to window: inout Window) {
      for event in received.events {
        switch event.kind {
        case .beganDrag: window.add(sample: .zero, at: event.time)
        case .dragged(let way): window.add(sample: way, at: event.time)
        case .lifted(let velocity, let proposed, let target):
          // The target offset that the layout's own method returned is one of the layout's answers.
          if form.id == "recorded" {
            window.add(
              [["op": "setParameters", "parameters": .object(["target": .point(proposed)])]],
              at: event.time)
          }
          window.lift(velocity, proposed == target ? nil : target, at: event.time)
        // A tap that selects an item stops the content itself.
        case .caught where !received.events.contains(where: \.isSelection):
          window.lift(.zero, nil, at: event.time)
        default: break
        }
      }
    }

    /// Adds taps and programmatic selections to a window of steps.
    private func addSelections(
      _ received: Received, _ moment: Moment, _ isStructural: Bool, to window: inout Window
    ) {
      var tapped = false
      for event in received.events {
        if case .selected(let path) = event.kind {
          window.add([["op": "tap", "item": .path(path)]], at: event.time)
          tapped = true
        }
      }
      guard !tapped, !isStructural else { return }
      for path in last.selected.subtracting(moment.selected).sorted()
      where moment.selected.isEmpty || view.allowsMultipleSelection {
        window.add([["op": "deselect", "item": .path(path)]], at: moment.time)
      }
      for path in moment.selected.subtracting(last.selected).sorted() {
        window.add([["op": "select", "item": .path(path)]], at: moment.time)
      }
    }

    /// Replaces the recorded frames of an animated scroll by one step `setContentOffset` at the
    /// start of the scroll.
    ///
    /// An animated scroll becomes visible late, in the first frame that moves the content by a
    /// pixel. So the start time is derived from the end time, which is 0.3 seconds later.
    private func finishRun(_ end: Event) {
      defer { run = ScrollRun() }
      let (frames, begin) = run.scroll(before: end)
      guard let first = frames.first, !frames.contains(where: \.isBroken) else {
        record("a scroll by program that was under way while something else changed")
        return
      }
      let slot = slots.last { $0.entry <= first.slot && $0.time <= begin + 1e-3 }?.entry
      guard let slot, case .slot = entries[slot] else { return }
      entries[slot] = .step(
        ["op": "setContentOffset", "contentOffset": .point(end.offset), "animated": true],
        expecting: [:])
      for step in frames.flatMap(\.steps) { entries[step] = .slot }
    }

    /// An entry of the scenario: an action with its expected result, or an empty slot for an action
    /// that is recognised later.
    private enum Entry {
      case step(Step, expecting: Step)
      /// An update. Its step may change until the last cell that leaves the screen has disappeared.
      case update(RecordedUpdate)
      case slot
    }

    /// The programmatic movements of the content since the end of the last animated scroll. The end
    /// of the next animated scroll shows which movements belong to that scroll.
    private struct ScrollRun {
      /// The movement of the content between two samples.
      struct Frame {
        var slot: Int
        var steps: [Int] = []
        var isBroken: Bool
        /// The content offset before the frame.
        var start: CGPoint
        var points: [(time: TimeInterval, offset: CGPoint)]

        var time: TimeInterval { points.last?.time ?? 0 }
      }

      private(set) var frames: [Frame] = []

      mutating func add(_ frame: Frame) { frames.append(frame) }

      mutating func add(step: Int) {
        if !frames.isEmpty { frames[frames.count - 1].steps.append(step) }
      }

      /// Returns the frames of an animated scroll that has ended, and the time at which it began.
      ///
      /// The animation takes 0.3 seconds, and its end is reported up to a frame late. The time at
      /// which half of the distance is done shows the delay, because the animation reaches this
      /// point at half of its duration.
      func scroll(before end: Event) -> (frames: [Frame], begin: TimeInterval) {
        let latest = end.time - 0.3
        let points = frames.flatMap(\.points)
        let pause =
          zip(points, points.dropFirst()).map { $1.time - $0.time }
          .filter { $0 > 1e-4 }.min() ?? 0
        func since(_ time: TimeInterval) -> [Frame] { frames.filter { $0.time > time + 1e-4 } }
        let way = Way(since(latest), to: end.offset)
        guard pause > 0, let middle = way.middle, middle - 0.15 < latest - pause / 2 else {
          return (since(latest), latest)
        }
        return (since(latest - pause), latest - pause)
      }

      /// The progress of an animated scroll over time.
      private struct Way {
        /// The time at which half of the scroll was done; nil if the scroll is too short to tell.
        var middle: TimeInterval?

        init(_ frames: [Frame], to end: CGPoint) {
          guard let start = frames.first?.start else { return }
          func way(_ offset: CGPoint) -> CGFloat { hypot(offset.x - start.x, offset.y - start.y) }
          let half = way(end) / 2
          let points = frames.flatMap(\.points)
          guard half > 5, let next = points.firstIndex(where: { way($0.offset) >= half }), next > 0
          else { return }
          let (before, after) = (points[next - 1], points[next])
          let share = (half - way(before.offset)) / (way(after.offset) - way(before.offset))
          middle = before.time + Double(share) * (after.time - before.time)
        }
      }
    }
  }

  // MARK: - Events

  private struct Event {
    enum Kind {
      case counts, scrolled, endOfScroll
      case beganDrag
      /// A movement of the dragging finger; holds the distance that the finger has moved the
      /// content since the drag began.
      case dragged(CGPoint)
      /// The end of a drag; holds the velocity in points per second, the proposed target offset,
      /// and the target offset after the delegate's change.
      case lifted(CGPoint, CGPoint, CGPoint)
      /// A touch, without a drag, that stopped the content at an offset where the content cannot
      /// rest.
      case caught
      case selected(IndexPath)
    }

    var kind: Kind
    var time: TimeInterval
    var offset: CGPoint
    var isAnimated: Bool

    var isMovement: Bool {
      switch kind {
      case .scrolled, .beganDrag, .dragged, .lifted, .caught: true
      case .counts, .endOfScroll, .selected: false
      }
    }
  }

  extension Event {
    fileprivate var isSelection: Bool {
      if case .selected = kind { true } else { false }
    }
  }

  private enum Sort { case counts, scrolled, endOfScroll }

  /// The events and calls between two samples.
  private struct Received {
    var events: [Event] = []
    /// The calls, as the scenario file writes them.
    var calls: [String] = []
    var provided: [IndexPath: ObjectIdentifier] = [:]
    var ended: [(ObjectIdentifier, IndexPath)] = []
    /// Sections whose header or footer was requested.
    var sectionsWithNewViews: Set<Int> = []
    /// Whether a view disappeared before the first cell was requested.
    var goesBeforeComing = false

    func first(_ sort: Sort) -> Event? { events.first { $0.sort == sort } }
    func last(_ sort: Sort) -> Event? { events.last { $0.sort == sort } }
  }

  extension Event {
    fileprivate var sort: Sort? {
      switch kind {
      case .counts: .counts
      case .scrolled: .scrolled
      case .endOfScroll: .endOfScroll
      default: nil
      }
    }
  }

  /// A recorder of the events and calls that reach data source and delegate.
  @preconcurrency @MainActor
  private final class Ear {
    private var received = Received()
    /// The kinds of the supplementary views that were requested.
    private(set) var kinds: Set<String> = []
    private var isDragging = false
    private var isSlowing = false
    private var start = CGPoint.zero
    private var correction: CGPoint?
    private var latestWay = CGPoint.zero

    func take() -> Received {
      defer { received = Received() }
      return received
    }

    func forget() { received = Received() }

    // MARK: Calls

    func call(_ name: String) {
      if received.calls.last != name { received.calls.append(name) }
    }

    func call(_ name: String, kind: String? = nil, _ path: IndexPath) {
      let place = path.count > 1 ? "\(path.section)-\(path.item)" : "\(path[0])"
      call(kind.map { "\(name) \(JSON.shortKind($0)) \(place)" } ?? "\(name) \(place)")
    }

    func event(_ kind: Event.Kind, _ view: UIScrollView?) {
      received.events.append(
        Event(
          kind: kind, time: CACurrentMediaTime(), offset: view?.contentOffset ?? .zero,
          isAnimated: UIView.areAnimationsEnabled))
    }

    // MARK: Data

    func provided(_ cell: UICollectionViewCell, at path: IndexPath) {
      received.provided[path] = ObjectIdentifier(cell)
    }

    func ask(_ path: IndexPath, kind: String? = nil) {
      if let kind {
        kinds.insert(kind)
        received.sectionsWithNewViews.insert(path[0])
        call("viewForSupplementaryElement", kind: kind, path)
      } else {
        call("cellForItemAt", path)
      }
    }

    func ended(_ cell: UICollectionViewCell, at path: IndexPath) {
      received.ended.append((ObjectIdentifier(cell), path))
      ended(path)
    }

    func ended(_ path: IndexPath, kind: String? = nil) {
      if !received.calls.contains(where: { $0.hasPrefix("cellForItemAt") }) {
        received.goesBeforeComing = true
      }
      call("didEndDisplaying", kind: kind, path)
    }

    // MARK: Scrolling

    func scrolled(_ view: UIScrollView) {
      call("scrollViewDidScroll")
      if isDragging {
        dragged(view)
      } else if !isSlowing {
        event(.scrolled, view)
      }
    }

    /// Records a movement of the finger that has not moved the content, for example at a scroll
    /// limit.
    func seeFinger(on view: UIScrollView) {
      if isDragging, way(of: view) != latestWay { dragged(view) }
    }

    private func dragged(_ view: UIScrollView) {
      latestWay = way(of: view)
      event(.dragged(latestWay), view)
    }

    /// Returns the distance that the finger has moved the content since the drag began.
    ///
    /// The pan gesture recognizer omits the movement before it recognises the drag. The first
    /// scroll of the drag shows the omitted distance, because within the scroll limits it moves the
    /// content by the finger's whole distance.
    private func way(of view: UIScrollView) -> CGPoint {
      let translation = view.panGestureRecognizer.translation(in: view.superview)
      var way = CGPoint(x: -translation.x, y: -translation.y)
      let moved = CGPoint(x: view.contentOffset.x - start.x, y: view.contentOffset.y - start.y)
      if correction == nil {
        let rest = CGPoint(x: moved.x - way.x, y: moved.y - way.y)
        let isWithin = moved.x * way.x + moved.y * way.y > 0
        let isLarge = abs(rest.x) >= 1 && moved.x != 0 || abs(rest.y) >= 1 && moved.y != 0
        correction = isWithin && isLarge && view.isWithinContent ? rest : .zero
      }
      way.x += correction?.x ?? 0
      way.y += correction?.y ?? 0
      return way
    }

    func beganDrag(_ view: UIScrollView) {
      call("scrollViewWillBeginDragging")
      isDragging = true
      isSlowing = false
      start = view.contentOffset
      correction = nil
      latestWay = .zero
      event(.beganDrag, view)
    }

    func lifted(
      _ view: UIScrollView, velocity: CGPoint, proposed: CGPoint, target: CGPoint
    ) {
      // Points per millisecond become points per second.
      event(
        .lifted(CGPoint(x: velocity.x * 1000, y: velocity.y * 1000), proposed, target), view)
    }

    func endedDrag(willDecelerate: Bool) {
      call("scrollViewDidEndDragging willDecelerate: \(willDecelerate)")
      isDragging = false
      isSlowing = willDecelerate
    }

    func beganSlowing(_ view: UIScrollView) {
      call("scrollViewWillBeginDecelerating")
      // Without a drag before it, a touch has stopped the content where it cannot rest.
      if !isDragging, !isSlowing { event(.caught, view) }
      isSlowing = true
    }

    func endedSlowing() {
      call("scrollViewDidEndDecelerating")
      isSlowing = false
    }

    func endedScroll(_ view: UIScrollView) {
      call("scrollViewDidEndScrollingAnimation")
      event(.endOfScroll, view)
    }
  }

  extension UIScrollView {
    /// Whether the content may rest at the present content offset.
    fileprivate var isWithinContent: Bool {
      let inset = adjustedContentInset
      let right = max(-inset.left, contentSize.width + inset.right - bounds.width)
      let bottom = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
      return contentOffset.x >= -inset.left && contentOffset.x <= right
        && contentOffset.y >= -inset.top && contentOffset.y <= bottom
    }
  }

  // MARK: - State

  /// The state of the collection view at the time of a sample.
  @preconcurrency @MainActor
  private struct Moment {
    var time: TimeInterval
    var bounds: CGRect
    var inset: UIEdgeInsets
    var offset: CGPoint
    var layout: ObjectIdentifier
    var counts: [Int]
    var cells: [IndexPath: UICollectionViewCell]
    var paths: [ObjectIdentifier: IndexPath]
    var sectionsWithViews: Set<Int> = []
    var selected: Set<IndexPath>
    var isAnimating: Bool
    var isScrolling: Bool
    /// The expected result of the step `observe`, as the scenario file writes it.
    var seen: Step

    init(_ view: UICollectionView, _ kinds: Set<String>) {
      time = CACurrentMediaTime()
      bounds = view.bounds
      inset = view.contentInset
      offset = view.contentOffset
      layout = ObjectIdentifier(view.collectionViewLayout)
      counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
      cells = [:]
      paths = [:]
      selected = Set(view.indexPathsForSelectedItems ?? [])
      isAnimating = false
      isScrolling = view.isDragging || view.isDecelerating
      var elements: [(key: [Int], kind: String, json: JSON)] = []
      for path in view.indexPathsForVisibleItems {
        guard let cell = view.cellForItem(at: path) else { continue }
        cells[path] = cell
        paths[ObjectIdentifier(cell)] = path
        if Self.isAnimating(cell) { isAnimating = true }
        elements.append((Array(path), "", .element(cell, path, kind: nil)))
      }
      for kind in kinds {
        for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
          guard let shown = view.supplementaryView(forElementKind: kind, at: path) else { continue }
          if Self.isAnimating(shown) { isAnimating = true }
          sectionsWithViews.insert(path[0])
          let short = JSON.shortKind(kind)
          elements.append((Array(path), short, .element(shown, path, kind: short)))
        }
      }
      elements.sort { a, b in
        a.key == b.key
          ? a.kind.utf8.lexicographicallyPrecedes(b.kind.utf8)
          : a.key.lexicographicallyPrecedes(b.key)
      }
      seen = [
        "contentOffset": .point(offset), "contentSize": .size(view.contentSize),
        "elements": .list(elements.map(\.json)),
      ]
    }
  }

  extension Moment {
    /// Whether a view's values on screen differ from its properties.
    static func isAnimating(_ view: UIView) -> Bool {
      guard let shown = view.layer.presentation() else { return false }
      return shown.position != view.center || shown.bounds.size != view.bounds.size
        || shown.opacity != Float(view.alpha)
    }
  }

  /// A layout as the scenario file describes it.
  @preconcurrency @MainActor
  private struct LayoutForm {
    var id: String
    var parameters: Step
    /// The sections of the data, with the item sizes from the delegate of a flow layout.
    var sections: JSON

    init(_ view: UICollectionView, _ delegate: UICollectionViewDelegate?) {
      let layout = view.collectionViewLayout
      let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
      sections = .list(counts.map { .object(["count": .number(Double($0))]) })
      if type(of: layout) == UICollectionViewFlowLayout.self,
        let flow = layout as? UICollectionViewFlowLayout, flow.estimatedItemSize == .zero,
        let sizes = Self.sizes(counts, view, flow, delegate)
      {
        id = "flow"
        parameters = Self.parameters(flow)
        if !sizes.isEmpty {
          parameters["sizeSource"] = "delegate"
          sections = .list(sizes.map { .object(["items": .list($0.map { .size($0) })]) })
        }
      } else {
        id = "recorded"
        let size = layout.collectionViewContentSize
        let all = CGRect(origin: .zero, size: size).union(view.bounds)
        let elements = (layout.layoutAttributesForElements(in: all) ?? []).compactMap {
          JSON.attributes($0)
        }
        parameters = ["contentSize": .size(size), "elements": .list(elements)]
      }
    }

    /// Returns the item sizes from the delegate, by section; empty if the delegate gives no sizes.
    /// The file cannot hold a delegate's insets, spacings, or sizes of headers and footers. So the
    /// result is nil if the delegate gives one of these values.
    private static func sizes(
      _ counts: [Int], _ view: UICollectionView, _ flow: UICollectionViewFlowLayout,
      _ delegate: UICollectionViewDelegate?
    ) -> [[CGSize]]? {
      guard let delegate = delegate as? UICollectionViewDelegateFlowLayout,
        let section = counts.indices.first
      else { return [] }
      let inset = delegate.collectionView?(view, layout: flow, insetForSectionAt: section)
      let line = delegate.collectionView?(
        view, layout: flow, minimumLineSpacingForSectionAt: section)
      let gap = delegate.collectionView?(
        view, layout: flow, minimumInteritemSpacingForSectionAt: section)
      let header: CGSize? = delegate.collectionView?(
        view, layout: flow, referenceSizeForHeaderInSection: section)
      let footer: CGSize? = delegate.collectionView?(
        view, layout: flow, referenceSizeForFooterInSection: section)
      if inset != nil || line != nil || gap != nil || header != nil || footer != nil { return nil }
      var result: [[CGSize]] = []
      for (section, count) in counts.enumerated() {
        var sizes: [CGSize] = []
        for item in 0..<count {
          let path = IndexPath(item: item, section: section)
          let answer: CGSize? = delegate.collectionView?(view, layout: flow, sizeForItemAt: path)
          guard let size = answer else { return [] }
          sizes.append(size)
        }
        result.append(sizes)
      }
      return result
    }

    private static func parameters(_ flow: UICollectionViewFlowLayout) -> Step {
      let reference =
        switch flow.sectionInsetReference {
        case .fromSafeArea: "fromSafeArea"
        case .fromLayoutMargins: "fromLayoutMargins"
        default: "fromContentInset"
        }
      return [
        "itemSize": .size(flow.itemSize),
        "minimumLineSpacing": .number(Double(flow.minimumLineSpacing)),
        "minimumInteritemSpacing": .number(Double(flow.minimumInteritemSpacing)),
        "sectionInset": .insets(flow.sectionInset),
        "headerReferenceSize": .size(flow.headerReferenceSize),
        "footerReferenceSize": .size(flow.footerReferenceSize),
        "scrollDirection": flow.scrollDirection == .horizontal ? "horizontal" : "vertical",
        "sectionHeadersPinToVisibleBounds": .flag(flow.sectionHeadersPinToVisibleBounds),
        "sectionFootersPinToVisibleBounds": .flag(flow.sectionFootersPinToVisibleBounds),
        "sectionInsetReference": .text(reference),
      ]
    }
  }

  // MARK: - Derived actions

  /// The steps between two samples, in order, with the time between the steps.
  private struct Window {
    private enum Item {
      case steps([Step])
      case sample(CGPoint)
      case lift(CGPoint, CGPoint?)
    }

    private let start: TimeInterval
    private var items: [(time: TimeInterval, item: Item)] = []

    init(since start: TimeInterval) {
      self.start = start
    }

    mutating func add(_ steps: [Step], at time: TimeInterval) {
      items.append((time, .steps(steps)))
    }

    mutating func add(sample: CGPoint, at time: TimeInterval) {
      items.append((time, .sample(sample)))
    }

    mutating func lift(_ velocity: CGPoint, _ target: CGPoint?, at time: TimeInterval) {
      items.append((time, .lift(velocity, target)))
    }

    func steps(until end: TimeInterval) -> [Step] {
      var result: [Step] = []
      var now = start
      var points: [JSON] = []
      var latest = start
      func track(_ more: Step = [:]) {
        guard !points.isEmpty || !more.isEmpty else { return }
        var step = more
        step["op"] = "track"
        step["points"] = .list(points)
        result.append(step)
        points = []
        now = latest
      }
      func pass(to time: TimeInterval) {
        guard time > now + 1e-9 else { return }
        result.append(["op": "advance", "seconds": .number(time - now)])
        now = time
      }
      // Equal times stay in the order in which they were added.
      let ordered = items.enumerated().sorted {
        ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
      }
      for (_, entry) in ordered {
        switch entry.item {
        case .sample(let way):
          latest = max(now, entry.time)
          points.append(
            .list([.number(latest - now), .number(Double(way.x)), .number(Double(way.y))]))
        case .lift(let velocity, let target):
          if points.isEmpty { pass(to: entry.time) }
          latest = max(latest, now)
          var more: Step = ["velocity": .point(velocity)]
          if let target { more["target"] = .point(target) }
          track(more)
        case .steps(let steps):
          // A layout's target offset goes before the track that ends the drag; any other step ends
          // the present track.
          let isLayoutTarget = steps.first?["parameters"]?["target"] != nil
          if !isLayoutTarget {
            track()
            pass(to: entry.time)
          }
          result += steps
        }
      }
      track()
      pass(to: end)
      return result
    }
  }

  /// An update, with the cells that left the screen because of it. These cells may still be
  /// disappearing.
  private final class RecordedUpdate {
    private var inference: UpdateInference
    private let isAnimated: Bool
    private var leaving: [ObjectIdentifier: IndexPath]

    init(
      _ inference: UpdateInference, isAnimated: Bool, leaving: [IndexPath: UICollectionViewCell]
    ) {
      self.inference = inference
      self.isAnimated = isAnimated
      self.leaving = Dictionary(
        leaving.map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Records that a cell disappeared. A changed index path shows that the item still exists,
    /// outside the visible area. An unchanged index path shows that the item did not move.
    func left(_ cell: ObjectIdentifier, at path: IndexPath) {
      guard let old = leaving.removeValue(forKey: cell) else { return }
      guard old != path else {
        inference.unmoved.insert(old)
        return
      }
      var other = inference
      other.kept.append((old, path))
      other.vanished.remove(old)
      if other.isPossible { inference = other }
    }

    func step() -> Step {
      var step = inference.step()
      step["op"] = "update"
      if isAnimated { step["animated"] = true }
      return step
    }
  }

  /// Finds the smallest update that explains which views stayed, disappeared and appeared.
  private struct UpdateInference {
    let old: [Int]
    let new: [Int]
    /// The index paths of cells that are the same objects before and after the update.
    var kept: [(old: IndexPath, new: IndexPath)] = []
    var vanished: Set<IndexPath> = []
    /// Index paths in `vanished` of cells that disappeared with an unchanged index path.
    var unmoved: Set<IndexPath> = []
    var provided: Set<IndexPath> = []
    /// Sections whose header or footer was requested again although it was there before.
    var reloadedSections: Set<Int> = []

    /// The sections with the sizes of their items, before and after the update.
    private let oldSections: JSON
    private let newSections: JSON

    init(old: [Int], _ oldSections: JSON, new: [Int], _ newSections: JSON) {
      self.old = old
      self.new = new
      self.oldSections = oldSections
      self.newSections = newSections
    }

    private func item(_ path: IndexPath) -> JSON? { newSections[path.section]?.item(path.item) }

    /// Whether each cell that stayed has an index path that exists, and no two cells have the same
    /// index path.
    var isPossible: Bool {
      Set(kept.map(\.new)).count == kept.count
        && kept.allSatisfy { pair in
          new.indices.contains(pair.new.section) && pair.new.item < new[pair.new.section]
        }
    }

    /// Returns the keys of an `update` step; empty if no change is visible.
    func step() -> Step {
      var deletes: [IndexPath] = []
      var inserts: [IndexPath] = []
      var reloads: [IndexPath] = []
      var moves: [(IndexPath, IndexPath)] = []
      var step: Step = [:]
      let (sections, goes, comes) = sectionMap()
      if !goes.isEmpty { step["sectionDeletes"] = .list(goes.map { .number(Double($0)) }) }
      if !comes.isEmpty {
        step["sectionInserts"] = .list(
          comes.map { section in
            let items = (0..<new[section]).map { item(IndexPath(item: $0, section: section)) }
            let content: Step =
              items.contains { $0 == nil }
              ? ["count": .number(Double(new[section]))] : ["items": .list(items.compactMap { $0 })]
            return .object(["at": .number(Double(section)), "section": .object(content)])
          })
      }
      var whole: [Int] = []
      for (from, to) in sections {
        let pairs = kept.filter { $0.old.section == from && $0.new.section == to }
          .map { ($0.old.item, $0.new.item) }.sorted { $0.0 < $1.0 }
        if reloadedSections.contains(from), pairs.isEmpty, goes.isEmpty, comes.isEmpty {
          whole.append(from)
          continue
        }
        let anchors = Self.longestRise(pairs)
        let astray = pairs.filter { pair in !anchors.contains { $0 == pair } }
        moves += astray.map {
          (IndexPath(item: $0.0, section: from), IndexPath(item: $0.1, section: to))
        }
        fill(
          from, to, anchors, without: Set(astray.map(\.0)), Set(astray.map(\.1)),
          &deletes, &inserts, &reloads)
      }
      if !whole.isEmpty { step["sectionReloads"] = .list(whole.map { .number(Double($0)) }) }
      if !deletes.isEmpty { step["deletes"] = .list(deletes.map { .path($0) }) }
      if !reloads.isEmpty { step["reloads"] = .list(reloads.map { .path($0) }) }
      if !moves.isEmpty {
        step["moves"] = .list(
          moves.map { .object(["from": .path($0.0), "to": .path($0.1)]) })
      }
      if !inserts.isEmpty {
        step["inserts"] = .list(
          inserts.map { path in
            var entry: Step = ["at": .path(path)]
            if let item = item(path) { entry["item"] = item }
            return .object(entry)
          })
      }
      return step
    }

    /// Returns the pairs of matching sections, the deleted sections and the inserted sections. Only
    /// a single run of deleted or inserted sections is found, not several.
    private func sectionMap() -> (pairs: [(Int, Int)], goes: [Int], comes: [Int]) {
      let few = min(old.count, new.count)
      let change = abs(new.count - old.count)
      guard change > 0 else { return ((0..<few).map { ($0, $0) }, [], []) }
      let grows = new.count > old.count
      // Returns how well the sections fit if the deleted or inserted run begins at `place`.
      func fit(_ place: Int) -> Int {
        func partner(_ section: Int) -> Int { section < place ? section : section + change }
        let contradicts = kept.contains { pair in
          grows
            ? partner(pair.old.section) != pair.new.section
            : partner(pair.new.section) != pair.old.section
        }
        if contradicts { return -1 }
        return (0..<few).count { grows ? old[$0] == new[partner($0)] : new[$0] == old[partner($0)] }
      }
      let place = (0...few).max { fit($0) < fit($1) } ?? few
      let run = Array(place..<(place + change))
      let pairs = (0..<few).map { section in
        let partner = section < place ? section : section + change
        return grows ? (section, partner) : (partner, section)
      }
      return grows ? (pairs, [], run) : (pairs, run, [])
    }

    /// Finds the fewest deletions, insertions and reloads that explain the items between the
    /// `anchors`, the cells that stayed in order.
    ///
    /// An item that stays keeps its size. A deletion counts a little less if the item's cell
    /// disappeared. An insertion counts a little less if the item's cell was requested. The time is
    /// O(*n* · *m*) for *n* old and *m* new items between two anchors.
    private func fill(
      _ from: Int, _ to: Int, _ anchors: [(Int, Int)], without gone: Set<Int>, _ come: Set<Int>,
      _ deletes: inout [IndexPath], _ inserts: inout [IndexPath], _ reloads: inout [IndexPath]
    ) {
      var (before, after) = (0, 0)
      for anchor in anchors + [(old[from], new[to])] {
        let left = (before..<max(before, anchor.0)).filter { !gone.contains($0) }
          .map { IndexPath(item: $0, section: from) }
        let right = (after..<max(after, anchor.1)).filter { !come.contains($0) }
          .map { IndexPath(item: $0, section: to) }
        align(left, right, &deletes, &inserts, &reloads)
        (before, after) = (anchor.0 + 1, anchor.1 + 1)
      }
    }

    private func align(
      _ left: [IndexPath], _ right: [IndexPath],
      _ deletes: inout [IndexPath], _ inserts: inout [IndexPath], _ reloads: inout [IndexPath]
    ) {
      func goes(_ path: IndexPath) -> Double { vanished.contains(path) ? 9 : 10 }
      func comes(_ path: IndexPath) -> Double { provided.contains(path) ? 9 : 10 }
      func stays(_ was: IndexPath, _ now: IndexPath) -> Double {
        guard sizes(was, now) else { return .infinity }
        if unmoved.contains(was), was != now, !provided.contains(now) { return .infinity }
        // Perhaps the old item was scrolled away and another item came. A reload is the simplest
        // explanation of both at one index path.
        return vanished.contains(was) && provided.contains(now) ? 10 : 0
      }
      // The cost of explaining the remaining items, from a position in each list on.
      var costs = [[Double]](
        repeating: [Double](repeating: 0, count: right.count + 1), count: left.count + 1)
      for row in stride(from: left.count, through: 0, by: -1) {
        for column in stride(from: right.count, through: 0, by: -1) {
          var best: Double = row == left.count && column == right.count ? 0 : .infinity
          if row < left.count { best = min(best, goes(left[row]) + costs[row + 1][column]) }
          if column < right.count {
            best = min(best, comes(right[column]) + costs[row][column + 1])
          }
          if row < left.count, column < right.count {
            best = min(best, stays(left[row], right[column]) + costs[row + 1][column + 1])
          }
          costs[row][column] = best
        }
      }
      var (row, column) = (0, 0)
      while row < left.count || column < right.count {
        let cost = costs[row][column]
        if row < left.count, column < right.count,
          cost == stays(left[row], right[column]) + costs[row + 1][column + 1]
        {
          if stays(left[row], right[column]) > 0 { reloads.append(left[row]) }
          (row, column) = (row + 1, column + 1)
        } else if row < left.count, cost == goes(left[row]) + costs[row + 1][column] {
          deletes.append(left[row])
          row += 1
        } else {
          inserts.append(right[column])
          column += 1
        }
      }
    }

    /// Whether two items have the same size, or both have no known size. Items of different sizes
    /// cannot be the same item.
    private func sizes(_ was: IndexPath, _ now: IndexPath) -> Bool {
      oldSections[was.section]?.item(was.item) == newSections[now.section]?.item(now.item)
    }

    /// Returns the longest subsequence of `pairs` in which the second elements ascend. The first
    /// elements of `pairs` must ascend. The time is O(*n*²) for *n* cells on screen.
    private static func longestRise(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
      var lengths: [Int] = []
      var previous: [Int?] = []
      for index in pairs.indices {
        let best = (0..<index).filter { pairs[$0].1 < pairs[index].1 }
          .max { lengths[$0] < lengths[$1] }
        lengths.append((best.map { lengths[$0] } ?? 0) + 1)
        previous.append(best)
      }
      var result: [(Int, Int)] = []
      var next = pairs.indices.max { lengths[$0] < lengths[$1] }
      while let index = next {
        result.append(pairs[index])
        next = previous[index]
      }
      return result.reversed()
    }
  }

  // MARK: - Forwarding

  /// A data source that records the calls and forwards them to another data source.
  private final class ListeningSource: NSObject, UICollectionViewDataSource {
    let inner: UICollectionViewDataSource
    private let ear: Ear

    init(_ inner: UICollectionViewDataSource, _ ear: Ear) {
      self.inner = inner
      self.ear = ear
      super.init()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
      ear.event(.counts, collectionView)
      return inner.numberOfSections?(in: collectionView) ?? 1
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      inner.collectionView(collectionView, numberOfItemsInSection: section)
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      ear.ask(indexPath)
      let cell = inner.collectionView(collectionView, cellForItemAt: indexPath)
      ear.provided(cell, at: indexPath)
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      ear.ask(indexPath, kind: kind)
      #if canImport(ObjectiveC)
        guard
          let view = inner.collectionView?(
            collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        else {
          preconditionFailure("the data source has no view of kind \(kind)")
        }
        return view
      #else
        return inner.collectionView(
          collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
      #endif
    }

    #if canImport(ObjectiveC)
      override func responds(to selector: Selector!) -> Bool {
        // If the data source lacks the method, UIKit raises its own exception, which names the
        // kind.
        selector == #selector(
          UICollectionViewDataSource.collectionView(_:viewForSupplementaryElementOfKind:at:))
          ? inner.responds(to: selector)
          : super.responds(to: selector) || inner.responds(to: selector)
      }

      override func forwardingTarget(for selector: Selector!) -> Any? { inner }

      override func conforms(to aProtocol: Protocol) -> Bool {
        super.conforms(to: aProtocol) || inner.conforms(to: aProtocol)
      }
    #else
      // If the data source lacks a method, its default implementation reports the method as
      // missing.

      func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
        -> Bool
      {
        inner.collectionView(collectionView, canMoveItemAt: indexPath)
      }

      func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) {
        inner.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
      }

      func indexTitles(for collectionView: UICollectionView) -> [String]? {
        inner.indexTitles(for: collectionView)
      }

      func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
      ) -> IndexPath {
        inner.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
      }
    #endif
  }

  /// A delegate that records the calls and forwards them to another delegate.
  private class ListeningDelegate: NSObject, UICollectionViewDelegate {
    /// The app's delegate; weak, as the collection view's own reference is.
    weak var inner: UICollectionViewDelegate?
    private let ear: Ear

    init(_ inner: UICollectionViewDelegate?, _ ear: Ear) {
      self.inner = inner
      self.ear = ear
      super.init()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      ear.scrolled(scrollView)
      inner?.scrollViewDidScroll?(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      ear.beganDrag(scrollView)
      inner?.scrollViewWillBeginDragging?(scrollView)
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      let proposed = targetContentOffset.pointee
      ear.call("scrollViewWillEndDragging")
      inner?.scrollViewWillEndDragging?(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
      ear.lifted(
        scrollView, velocity: velocity, proposed: proposed, target: targetContentOffset.pointee)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      ear.endedDrag(willDecelerate: decelerate)
      inner?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      ear.beganSlowing(scrollView)
      inner?.scrollViewWillBeginDecelerating?(scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      ear.endedSlowing()
      inner?.scrollViewDidEndDecelerating?(scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      ear.endedScroll(scrollView)
      inner?.scrollViewDidEndScrollingAnimation?(scrollView)
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      ear.event(.selected(indexPath), collectionView)
      ear.call("didSelectItemAt", indexPath)
      inner?.collectionView?(collectionView, didSelectItemAt: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {
      ear.call("didDeselectItemAt", indexPath)
      inner?.collectionView?(collectionView, didDeselectItemAt: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      ear.call("willDisplay", indexPath)
      inner?.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      ear.ended(cell, at: indexPath)
      inner?.collectionView?(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String,
      at indexPath: IndexPath
    ) {
      ear.call("willDisplay", kind: elementKind, indexPath)
      inner?.collectionView?(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
        at: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
      ear.ended(indexPath, kind: elementKind)
      inner?.collectionView?(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
        at: indexPath)
    }

    #if canImport(ObjectiveC)
      // All other methods are forwarded. They exist only if the app's delegate has them.

      override func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector) || inner?.responds(to: selector) == true
      }

      override func forwardingTarget(for selector: Selector!) -> Any? { inner }

      override func conforms(to aProtocol: Protocol) -> Bool {
        super.conforms(to: aProtocol) || inner?.conforms(to: aProtocol) == true
      }
    #else
      // If the app's delegate lacks a method, its default implementation reports the method as
      // missing. An empty delegate stands in for a nil delegate and lacks all methods.

      private static let nobody = Nobody()
      private var answering: UICollectionViewDelegate { inner ?? Self.nobody }

      func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        answering.scrollViewShouldScrollToTop(scrollView)
      }

      func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        answering.scrollViewDidScrollToTop(scrollView)
      }

      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        answering.scrollViewDidChangeAdjustedContentInset(scrollView)
      }

      func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
      ) -> Bool {
        answering.collectionView(collectionView, shouldHighlightItemAt: indexPath)
      }

      func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
      ) {
        answering.collectionView(collectionView, didHighlightItemAt: indexPath)
      }

      func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
      ) {
        answering.collectionView(collectionView, didUnhighlightItemAt: indexPath)
      }

      func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
      ) -> Bool {
        answering.collectionView(collectionView, shouldSelectItemAt: indexPath)
      }

      func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
      ) -> Bool {
        answering.collectionView(collectionView, shouldDeselectItemAt: indexPath)
      }

      func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
      ) -> Bool {
        answering.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
      }

      func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
      ) {
        answering.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
      }

      func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout {
        answering.collectionView(
          collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
      }

      func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint {
        answering.collectionView(
          collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
      }

      func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
      ) -> IndexPath {
        answering.collectionView(
          collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
          atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
      }
    #endif
  }

  /// A `ListeningDelegate` that also forwards the methods of a flow layout's delegate.
  private final class ListeningFlowDelegate: ListeningDelegate, UICollectionViewDelegateFlowLayout {
    #if !canImport(ObjectiveC)
      private static let nobody = Nobody()
      private var flow: UICollectionViewDelegateFlowLayout {
        inner as? UICollectionViewDelegateFlowLayout ?? Self.nobody
      }

      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        flow.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
      }

      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
      ) -> UIEdgeInsets {
        flow.collectionView(
          collectionView, layout: collectionViewLayout, insetForSectionAt: section)
      }

      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
      ) -> CGFloat {
        flow.collectionView(
          collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
      }

      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
      ) -> CGFloat {
        flow.collectionView(
          collectionView, layout: collectionViewLayout,
          minimumInteritemSpacingForSectionAt: section)
      }

      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
      ) -> CGSize {
        flow.collectionView(
          collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
      }

      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
      ) -> CGSize {
        flow.collectionView(
          collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
      }
    #endif
  }

  #if canImport(ObjectiveC)
    /// The target of the display link, which samples every frame. The display link retains its
    /// target, so the target holds the recorder weakly.
    @MainActor
    private final class FrameTarget: NSObject {
      private weak var recorder: CollectionViewRecorder?

      init(_ recorder: CollectionViewRecorder) {
        self.recorder = recorder
        super.init()
      }

      @objc func frame() { recorder?.sample() }
    }
  #else
    /// A delegate that lacks every method.
    private final class Nobody: NSObject, UICollectionViewDelegateFlowLayout {}
  #endif

  // MARK: - Writing

  private typealias Step = [String: JSON]

  /// A JSON value of the scenario file.
  private enum JSON: Equatable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([JSON])
    case object(Step)

    init(stringLiteral value: String) { self = .text(value) }
    init(booleanLiteral value: Bool) { self = .flag(value) }

    static func point(_ point: CGPoint) -> JSON {
      .list([.number(Double(point.x)), .number(Double(point.y))])
    }

    static func size(_ size: CGSize) -> JSON {
      .list([.number(Double(size.width)), .number(Double(size.height))])
    }

    static func rect(_ rect: CGRect) -> JSON {
      .list(
        [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map {
          .number(Double($0))
        })
    }

    static func insets(_ insets: UIEdgeInsets) -> JSON {
      .list([insets.top, insets.left, insets.bottom, insets.right].map { .number(Double($0)) })
    }

    static func path(_ path: IndexPath) -> JSON { .list(path.map { .number(Double($0)) }) }

    /// Returns `header` or `footer` for the element kinds of a flow layout. Returns any other kind
    /// unchanged.
    static func shortKind(_ kind: String) -> String {
      switch kind {
      case "UICollectionElementKindSectionHeader": "header"
      case "UICollectionElementKindSectionFooter": "footer"
      default: kind
      }
    }

    /// Returns the scenario file's entry for a visible view.
    @MainActor
    static func element(_ view: UIView, _ path: IndexPath, kind: String?) -> JSON {
      var element: Step = [
        "section": .number(Double(path[0])),
        "item": .number(Double(path.count > 1 ? path[1] : 0)), "frame": .rect(view.frame),
        "alpha": .number(Double(view.alpha)), "hidden": .flag(view.isHidden),
      ]
      if let kind { element["kind"] = .text(kind) }
      return .object(element)
    }

    /// Returns the scenario file's entry for the layout attributes of an element; nil for a
    /// decoration view, because the recording omits decoration views.
    @MainActor
    static func attributes(_ attributes: UICollectionViewLayoutAttributes) -> JSON? {
      guard attributes.representedElementCategory != .decorationView else { return nil }
      let path = attributes.indexPath
      var element: Step = [
        "section": .number(Double(path[0])),
        "item": .number(Double(path.count > 1 ? path[1] : 0)), "frame": .rect(attributes.frame),
      ]
      if attributes.alpha != 1 { element["alpha"] = .number(Double(attributes.alpha)) }
      if attributes.zIndex != 0 { element["zIndex"] = .number(Double(attributes.zIndex)) }
      if attributes.isHidden { element["hidden"] = true }
      if let kind = attributes.representedElementKind {
        element["kind"] = .text(shortKind(kind))
      }
      return .object(element)
    }

    subscript(key: String) -> JSON? {
      get {
        if case .object(let object) = self { object[key] } else { nil }
      }
      set {
        guard case .object(var object) = self else { return }
        object[key] = newValue
        self = .object(object)
      }
    }

    /// The element of a list at an index; nil if there is none.
    subscript(index: Int) -> JSON? {
      if case .list(let list) = self, list.indices.contains(index) { list[index] } else { nil }
    }

    /// Returns the entry of an item. This JSON value must be the entry of the item's section.
    func item(_ index: Int) -> JSON? { self["items"]?[index] }

    /// The JSON text on one line, with sorted keys.
    var text: String {
      switch self {
      case .null: return "null"
      case .flag(let flag): return flag ? "true" : "false"
      case .number(let number):
        if number == number.rounded(), abs(number) < 1e15 { return "\(Int(number))" }
        return "\(number)"
      case .text(let text): return Self.quoted(text)
      case .list(let list): return "[" + list.map(\.text).joined(separator: ", ") + "]"
      case .object(let object):
        let members = object.sorted { $0.key < $1.key }.map {
          Self.quoted($0.key) + ": " + $0.value.text
        }
        return "{" + members.joined(separator: ", ") + "}"
      }
    }

    private static func quoted(_ text: String) -> String {
      var result = "\""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\": result += "\\" + String(scalar)
        case _ where scalar.value < 0x20:
          let hex = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        default: result.unicodeScalars.append(scalar)
        }
      }
      return result + "\""
    }
  }
#endif

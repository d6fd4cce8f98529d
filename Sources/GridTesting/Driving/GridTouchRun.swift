/// A finger that follows a script or is moved by single calls. The run decides which views the
/// finger touches and which scroll view it drags.
///
/// When the finger comes down, the finger touches every scroll view at its location, so that moving
/// content stops. Once the finger has moved far enough, one scroll view takes the drag. This is the
/// innermost scroll view that scrolls along the axis on which the finger moved most. If this scroll
/// view cannot take the drag, the next scroll view around it is tried. If no scroll view scrolls
/// along this axis, the innermost scroll view that scrolls along the second axis takes the drag.
/// The touch then ends for the remaining scroll views and is cancelled for the view that was hit.
///
/// A finger that stops a moving scroll view touches no view inside the scroll view. The scroll view
/// itself then counts as the view that was hit.
///
/// A finger that rests on an item for half a second may lift the item, for a drag or for an
/// interactive movement. From then on, no view gets events of the touch.
///
/// Gesture recognisers of this package's product `UIKit` get the touch before the views, as on a
/// device. A recogniser that recognises its gesture takes the finger from the views. A scroll view
/// then drags only if the recognisers allow a drag at the same time. With several fingers at a time
/// (`touch(_:)` with a list of scripts), the rules above hold for the first finger. Only
/// recognisers get events of further fingers.
@MainActor
public final class GridTouchRun {
  /// The scroll view that took the drag; nil before the drag begins, and after a touch without a
  /// drag.
  public private(set) weak var draggedView: BaseScrollView?
  /// Whether the finger has lifted.
  public private(set) var isFinished = false
  /// Whether the finger is still down.
  public var isDown: Bool { !isFinished }
  /// The item whose cell the finger came down on; nil for none, and for the finger of a script.
  public private(set) var item: IndexPath?

  private let touch: GridTouch
  /// The view on which the finger came down.
  private let view: BaseView
  private let root: BaseView
  /// The top left corner, on screen, of the view from which points are counted.
  private let corner: CGPoint
  private let multipliesFlicks: Bool
  /// Scroll views under the finger, innermost first.
  private var touched: [BaseScrollView] = []
  private var velocity: TouchVelocity
  /// The time at which the finger was seen last before it lifted, in milliseconds.
  private var updatedMs: Double
  /// The places where the finger came down (`start`) and where it was seen last (`latest`), in
  /// screen points.
  private let start: CGPoint
  private var latest: CGPoint
  /// The part of the finger's movement that the drag hysteresis consumed.
  private var swallowed = CGPoint.zero
  /// The long press that waits for the finger to rest and then follows the finger; nil if no grid
  /// waits for a long press.
  private var longPress: LongPress?
  /// The swipe that moves a list cell sideways under the finger; nil if the finger swipes no cell.
  private var swipe: CellSwipe?
  /// The object that passes the touch to gesture recognisers; nil if no recogniser follows the
  /// touch.
  private var watch: (any FingerWatch)?
  /// Whether a recognised gesture has taken the finger from the views.
  private var isRecognized = false
  /// Whether views get events of the finger: true only for the first finger.
  private let reachesViews: Bool
  /// Whether the view that was hit has got `touchesBegan(_:with:)`, and its touch was not
  /// cancelled.
  private var hasReachedViews = false
  /// The display link that runs while a scroll view delays the touch for its content; nil at other
  /// times.
  private var delay: GridDisplayLink?
  /// The gesture that has taken the finger away from the views under the finger.
  private var gesture: (any FingerGesture)? { swipe ?? longPress?.gesture }

  /// Puts the finger down at a point, counted from the top left corner of a view on screen.
  ///
  /// - Parameters:
  ///   - time: The time at which the finger was seen, in seconds of virtual time; nil for the
  ///     present time.
  ///   - reachesViews: Whether the finger is the first finger. Views get no events of further
  ///     fingers.
  ///   - findsItem: Whether to look for `item`, before a recogniser or a view gets the touch.
  init(
    downAt location: CGPoint, on view: BaseView, time: TimeInterval? = nil,
    multipliesFlicks: Bool = true, reachesViews: Bool = true, findsItem: Bool = false
  ) {
    self.view = view
    var root = view
    while let outer = root.superview { root = outer }
    self.root = root
    self.multipliesFlicks = multipliesFlicks
    self.reachesViews = reachesViews
    // The finger's points are fixed on screen, even if the view moves under the finger.
    corner = GridTouchRun.corner(of: view, root)
    start = CGPoint(x: corner.x + location.x, y: corner.y + location.y)
    latest = start
    updatedMs = (time ?? view.simulation.now) * 1000
    velocity = TouchVelocity(position: start, milliseconds: updatedMs)
    touch = GridTouch(position: .zero)
    act { comeDown(findsItem: findsItem) }
  }

  /// Puts the finger down at the first point of a script and schedules all further points as
  /// inputs.
  convenience init(_ script: GridTouchScript, on view: BaseView, reachesViews: Bool = true) {
    let points = script.points
    self.init(
      downAt: points[0].location, on: view, multipliesFlicks: script.multipliesFlicks,
      reachesViews: reachesViews)
    let simulation = view.simulation
    let began = simulation.now
    if points.count == 1 { simulation.perform { lift(start, milliseconds: began * 1000) } }
    for (index, point) in points.enumerated().dropFirst() {
      let time = began + (point.time - points[0].time)
      simulation.input(at: time, name: "touch") {
        self.take(index < points.count - 1 ? .moved : .ended, at: point.location, time: time)
      }
    }
  }

  /// Processes the finger's next phase, as an input of the running tick.
  ///
  /// - Parameters:
  ///   - location: The location, from the top left corner of the view on which the finger came
  ///     down.
  ///   - time: The time at which the finger was seen, in seconds of virtual time. Speeds are
  ///     computed from this time.
  func take(_ phase: GridTouch.Phase, at location: CGPoint, time: TimeInterval) {
    guard !isFinished else { return }
    switch phase {
    case .began, .stationary: break
    case .moved: move(to: place(of: location), milliseconds: time * 1000)
    case .ended: lift(place(of: location), milliseconds: time * 1000)
    case .cancelled: cancel()
    }
  }

  // MARK: By hand

  /// Moves the finger now, to a point counted from the top left corner, on screen, of the view on
  /// which the finger came down.
  public func move(to location: CGPoint) {
    guard !isFinished else { return }
    act { move(to: place(of: location), milliseconds: root.simulation.now * 1000) }
  }

  /// Moves the finger onto an item of the grid on which the finger came down. Nothing happens if
  /// the item is not on screen, or if the finger came down on a view that is not a `GridView`.
  public func move(toItemAt indexPath: IndexPath) {
    if let place = (view as? GridView)?.place(ofItemAt: indexPath) { move(to: place) }
  }

  /// Moves the finger onto an item of another grid. Nothing happens if the item is not on screen.
  public func move(toItemAt indexPath: IndexPath, in grid: GridView) {
    if let place = grid.place(ofItemAt: indexPath) { move(to: place, in: grid) }
  }

  /// Lifts the finger where it is. After a drag, the content is released at the speed of the latest
  /// moves. Without a drag, the lift completes a tap. Nothing happens if the touch is over already.
  public func lift() {
    guard !isFinished else { return }
    act { lift(latest, milliseconds: root.simulation.now * 1000) }
  }

  /// Cancels the touch now. On a device, an alert that appears has this effect.
  public func cancel() {
    guard !isFinished else { return }
    act {
      isFinished = true
      place(.cancelled, at: latest)
      if let gesture { return gesture.fingerWasLost(touch) }
      longPress?.fail()
      tellWatch()
      for scrollView in touched { scrollView.engine.cancelDrag() }
      guard let draggedView else { return cancelViews() }
      watch?.scrollView(draggedView, drags: .cancelled)
    }
  }

  /// Whether the finger has lifted an item by a long press, for a drag or for an interactive
  /// movement.
  public var hasLiftedItem: Bool { longPress?.gesture != nil }

  /// The drag of items that follows the finger; nil if the finger drags no items.
  var drag: RunningDrag? { longPress?.gesture as? RunningDrag }

  /// Moves the finger now, to a point counted from the top left corner of another view on screen.
  public func move(to location: CGPoint, in view: BaseView) {
    guard !isFinished else { return }
    act {
      let corner = GridTouchRun.corner(of: view, root)
      move(
        to: CGPoint(x: corner.x + location.x, y: corner.y + location.y),
        milliseconds: root.simulation.now * 1000)
    }
  }

  private func act(_ body: () -> Void) {
    root.simulation.perform {
      root.layoutIfNeeded()
      body()
      root.layoutIfNeeded()
    }
  }

  private func place(of location: CGPoint) -> CGPoint {
    CGPoint(x: corner.x + location.x, y: corner.y + location.y)
  }

  // MARK: Phases

  private func comeDown(findsItem: Bool) {
    place(.began, at: start)
    let hit = root.hitTest(touch.position, with: nil)
    touch.view = hit
    var next = reachesViews ? hit : nil
    while let present = next {
      if let scrollView = present as? BaseScrollView, scrollView.isScrollEnabled {
        touched.append(scrollView)
      }
      next = present.superview
    }
    for scrollView in touched { scrollView.engine.touchDown() }
    if let caught = touched.first(where: \.engine.hasCaughtMotion) { touch.view = caught }
    if findsItem, let grid = view as? GridView {
      item = grid.cell(under: touch.view).flatMap { grid.indexPath(for: $0) }
    }
    watch = touch.view?.nearestFingerWatcher?.watch(touch) { [weak self] in self?.wasRecognized() }
    guard reachesViews, !isRecognized else { return }
    // Where nothing scrolls there is no drag to wait for.
    let delays = touched.contains {
      $0.delaysContentTouches && ($0.draggableAxes.x || $0.draggableAxes.y)
    }
    if delays {
      let end = updatedMs / 1000 + ScrollPhysics.contentTouchDelay
      delay = root.simulation.makeDisplayLink { [weak self] link in
        guard let self else { return link.invalidate() }
        if link.timestamp >= end - ScrollPhysics.frameToleranceMs / 1000 { reachViews() }
      }
    } else {
      beginOnViews()
    }
    if !isRecognized { longPress = LongPress(touch) { [weak self] in self?.loseFinger() } }
  }

  /// Sends the delayed touch to the view that was hit. Without a delayed touch, the function does
  /// nothing.
  private func reachViews() {
    guard delay != nil else { return }
    stopDelay()
    let phase = touch.currentPhase
    touch.currentPhase = .began
    beginOnViews()
    touch.currentPhase = phase
  }

  private func stopDelay() {
    delay?.invalidate()
    delay = nil
  }

  private func beginOnViews() {
    hasReachedViews = true
    touch.view?.touchesBegan([touch], with: event)
  }

  /// Ends the touch for the views, because a long press or a cell's swipe takes the finger.
  private func loseFinger() {
    for scrollView in touched { scrollView.engine.touchUp() }
    cancelViews()
    tellWatch()
  }

  /// Cancels the touch for the view that was hit, because a recogniser has recognised its gesture.
  /// A scroll view may still drag at the same time, if `watch` allows it.
  private func wasRecognized() {
    isRecognized = true
    longPress?.fail()
    let phase = touch.currentPhase
    if draggedView == nil, gesture == nil { cancelViews() }
    touch.currentPhase = phase
  }

  private func cancelViews() {
    touch.currentPhase = .cancelled
    stopDelay()
    guard hasReachedViews else { return }
    hasReachedViews = false
    touch.view?.touchesCancelled([touch], with: event)
  }

  private func tellWatch() { watch?.fingerDidChange(touch) }

  private func move(to place: CGPoint, milliseconds: Double) {
    let isElsewhere = place != latest
    latest = place
    velocity.move(to: place, milliseconds: milliseconds)
    if !isFinished { updatedMs = milliseconds }
    // A finger that is seen at the same place makes a move of no length. Only a drag needs this
    // move.
    guard isElsewhere else { return moveDrag() }
    self.place(.moved, at: place)
    if let gesture { return gesture.fingerDidMove(touch) }
    longPress?.fingerDidMove()
    tellWatch()
    if draggedView == nil { takeDrag() }
    if gesture != nil { return }
    if draggedView != nil {
      moveDrag()
    } else if hasReachedViews {
      touch.view?.touchesMoved([touch], with: event)
    }
  }

  private func moveDrag() {
    guard let draggedView else { return }
    let way = way
    draggedView.engine.moveDrag(
      translation: CGPoint(x: way.x - swallowed.x, y: way.y - swallowed.y),
      fingerPerMs: velocity.velocityPerMs, atMilliseconds: updatedMs)
    watch?.scrollView(draggedView, drags: .moved)
  }

  private func lift(_ place: CGPoint, milliseconds: Double) {
    isFinished = true
    // The lift is a move only if its place is new. It does not count as an update.
    if place != latest { move(to: place, milliseconds: milliseconds) }
    self.place(.ended, at: place)
    if let gesture { return gesture.fingerDidLift(touch) }
    longPress?.fail()
    tellWatch()
    guard let draggedView else {
      for scrollView in touched { scrollView.engine.touchUp(atMilliseconds: milliseconds) }
      reachViews()
      if hasReachedViews { touch.view?.touchesEnded([touch], with: event) }
      return
    }
    let multiplied = draggedView.scrollFidelity.flickMultiplier
    draggedView.scrollFidelity.flickMultiplier = multiplied || multipliesFlicks
    draggedView.engine.endDrag(
      fingerPerMs: velocity.velocityPerMs(liftingAtMilliseconds: milliseconds),
      atMilliseconds: milliseconds)
    draggedView.scrollFidelity.flickMultiplier = multiplied
    watch?.scrollView(draggedView, drags: .ended)
  }

  // MARK: Beginning a drag

  /// The distance of the finger from the point where it came down, per axis, in screen points.
  private var way: CGPoint { CGPoint(x: latest.x - start.x, y: latest.y - start.y) }

  private func takeDrag() {
    let way = way
    // A list's cell with swipe actions on that side is drawn aside, and nothing scrolls.
    if reachesViews, watch?.hasRecognized != true,
      DragHysteresis(caughtMotion: false).swallowed(ofMovement: way) != nil,
      let swipe = CellSwipe(touch, way: way)
    {
      longPress?.fail()
      loseFinger()
      self.swipe = swipe
      return swipe.fingerDidMove(touch)
    }
    let isHorizontal = abs(way.x) > abs(way.y)
    let along = touched.filter { isHorizontal ? $0.draggableAxes.x : $0.draggableAxes.y }
    for scrollView in along.isEmpty ? touched : along {
      let axes = scrollView.draggableAxes
      // If a view scrolls along the axis of the movement, the whole movement counts. Otherwise only
      // the part along the view's own axes counts.
      let counted =
        along.isEmpty ? CGPoint(x: axes.x ? way.x : 0, y: axes.y ? way.y : 0) : way
      let hysteresis = DragHysteresis(caughtMotion: scrollView.engine.hasCaughtMotion)
      guard let swallowed = hysteresis.swallowed(ofMovement: counted),
        watch?.mayDrag(scrollView) != false
      else { continue }
      for other in touched where other !== scrollView { other.engine.touchUp() }
      cancelViews()
      longPress?.fail()
      guard scrollView.engine.beginDrag(direction: way) else { continue }
      self.swallowed = swallowed
      draggedView = scrollView
      watch?.scrollView(scrollView, drags: .began)
      return
    }
  }

  // MARK: Places

  private var event: GridEvent { GridEvent(touches: [touch], timestamp: touch.currentTimestamp) }

  private func place(_ phase: GridTouch.Phase, at place: CGPoint) {
    let frame = root.frame.origin
    let bounds = root.bounds.origin
    touch.previousPosition = touch.position
    touch.position = CGPoint(x: place.x - frame.x + bounds.x, y: place.y - frame.y + bounds.y)
    touch.currentPhase = phase
    touch.currentTimestamp = root.simulation.now
  }

  /// Returns the top left corner of a view in screen points. The root view may be a scroll view,
  /// whose coordinates move under the finger.
  private static func corner(of view: BaseView, _ root: BaseView) -> CGPoint {
    let corner = view.convert(view.bounds.origin, to: nil)
    return CGPoint(
      x: corner.x - root.bounds.minX + root.frame.minX,
      y: corner.y - root.bounds.minY + root.frame.minY)
  }
}

extension BaseView {
  /// Plays a script on the view until the finger has lifted.
  ///
  /// The finger comes down at once. Each further point becomes an input of the first tick at or
  /// after the time of the point. The input keeps the time of the point. The motion after the lift
  /// takes more time; see `settle()`.
  ///
  /// - Returns: The scroll view that was dragged, if any.
  @discardableResult
  public func touch(_ script: GridTouchScript) -> BaseScrollView? {
    touch([script])
  }

  /// Plays a straight swipe on the view; see
  /// `GridTouchScript.swipe(from:to:speed:rest:frameRate:)`.
  ///
  /// - Returns: The scroll view that was dragged, if any.
  @discardableResult
  public func swipe(
    from start: CGPoint, to end: CGPoint, speed: CGFloat, rest: TimeInterval = 0
  ) -> BaseScrollView? {
    let rate = simulation.frameRate
    if let mistake = GridTouchScript.mistake(from: start, to: end, speed: speed, frameRate: rate) {
      simulation.raise(.badTouchScript(mistake))
      return nil
    }
    return touch(.swipe(from: start, to: end, speed: speed, rest: rest, frameRate: rate))
  }

  /// Plays several scripts at once, for gestures with more than one finger, until all fingers have
  /// lifted.
  ///
  /// The first finger behaves as in `touch(_:)` with one script. Only gesture recognisers get
  /// events of further fingers. A further finger comes down at the time of its script's first
  /// point, counted from the first point of the first script.
  ///
  /// - Returns: The scroll view that the first finger dragged, if any.
  @discardableResult
  public func touch(_ scripts: [GridTouchScript]) -> BaseScrollView? {
    guard scripts.allSatisfy(admits), let first = scripts.first else { return nil }
    let began = simulation.now
    let run = GridTouchRun(first, on: self)
    var others: [GridTouchRun] = []
    var waiting = scripts.count - 1
    for script in scripts.dropFirst() {
      let delay = script.points[0].time - first.points[0].time
      let comeDown = { [self] in
        waiting -= 1
        others.append(GridTouchRun(script, on: self, reachesViews: false))
      }
      if delay > 0 {
        simulation.input(at: began + delay, name: "touch", comeDown)
      } else {
        comeDown()
      }
    }
    simulation.tick { !run.isFinished || waiting > 0 || !others.allSatisfy(\.isFinished) }
    simulation.perform { layoutIfNeeded() }
    return run.draggedView
  }

  /// Puts the finger of a script down and lets the caller move time on.
  ///
  /// - Returns: The finger. For a script that cannot be played, the call raises a fault and returns
  ///   nil.
  public func schedule(_ script: GridTouchScript) -> GridTouchRun? {
    admits(script) ? GridTouchRun(script, on: self) : nil
  }

  /// Whether a script can be played. If not, the call raises a fault.
  private func admits(_ script: GridTouchScript) -> Bool {
    guard let mistake = script.mistake else { return true }
    simulation.raise(.badTouchScript(mistake))
    return false
  }
}

/// A finger that follows a script: which views it touches, and which of them it drags.
///
/// Every scroll view under the finger is touched when it comes down, so that whatever moves stops.
/// Once the finger has moved far enough one of them takes the drag: the innermost
/// that scrolls along the axis on which the finger moved most, else the next one outside. Where
/// none scrolls along that axis, the innermost that follows the movement's other part takes it. The
/// others, and the view that was hit, are told that the touch is over for them.
///
/// A finger that stops something in motion touches nothing else: the view that it stopped counts as
/// hit, and what lies inside hears nothing.
///
/// A finger that rests on an item for half a second may lift it, for a drag or to move it by hand:
/// from then on no view hears of the touch any more.
///
/// Gesture recognisers of the product `UIKit` hear of the finger before the views do, as under
/// UIKit: one that recognises its gesture takes the finger from the views, and no scroll view drags
/// then. Of several fingers at a time (`touch(_:)` with a list of scripts) the first is all that is
/// said above; recognisers alone hear of the others.
@MainActor
public final class GridTouchRun {
  /// The scroll view that took the drag; nil before, and after a touch that dragged nothing.
  public private(set) weak var draggedView: BaseScrollView?
  /// Whether the finger has lifted.
  public private(set) var isFinished = false

  private let touch: GridTouch
  private let root: BaseView
  /// The top left of the view that points are counted from, on screen.
  private let corner: CGPoint
  private let multipliesFlicks: Bool
  /// Scroll views under the finger, innermost first.
  private var touched: [BaseScrollView] = []
  private var velocity: TouchVelocity
  /// The time at which the finger was seen last before it lifted, in milliseconds.
  private var updatedMs: Double
  /// The places where the finger came down, and where it was seen last, in screen points.
  private let start: CGPoint
  private var latest: CGPoint
  /// The part of the way that the hysteresis took.
  private var swallowed = CGPoint.zero
  /// The long press that waits for the finger to rest, and follows it afterwards; nil where nothing
  /// waits.
  private var longPress: LongPress?
  /// The swipe that draws a list's cell aside by the finger; nil for most touches.
  private var swipe: CellSwipe?
  /// The watch that recognises gestures under the finger; nil where no recogniser is interested.
  private var watch: (any FingerWatch)?
  /// Whether a recognised gesture has taken the finger from the views.
  private var isRecognized = false
  /// Whether views hear of the finger: only of the first.
  private let reachesViews: Bool
  /// Whether the view that was hit has a touch under way.
  private var hasReachedViews = false
  /// The display link that waits while a scroll view holds the touch back from its content; nil
  /// when it does not.
  private var delay: GridDisplayLink?
  /// The gesture that has taken the finger away from the views under it.
  private var gesture: (any FingerGesture)? { swipe ?? longPress?.gesture }

  /// Puts the finger down at a point of a view, as it is on screen.
  ///
  /// - Parameters:
  ///   - time: When the finger was seen, in seconds of virtual time; the present time if nil.
  ///   - reachesViews: Whether the finger is the first; views do not hear of others.
  ///   - willTouch: Told which view was hit, before a recogniser or a view hears of the touch.
  init(
    downAt location: CGPoint, on view: BaseView, time: TimeInterval? = nil,
    multipliesFlicks: Bool = true, reachesViews: Bool = true,
    willTouch: (GridTouch) -> Void = { _ in }
  ) {
    var root = view
    while let outer = root.superview { root = outer }
    self.root = root
    self.multipliesFlicks = multipliesFlicks
    self.reachesViews = reachesViews
    // The finger keeps its places on screen, also when the view moves under it.
    corner = GridTouchRun.screenPoint(view.convert(view.bounds.origin, to: nil), root)
    start = CGPoint(x: corner.x + location.x, y: corner.y + location.y)
    latest = start
    updatedMs = (time ?? view.simulation.now) * 1000
    velocity = TouchVelocity(position: start, milliseconds: updatedMs)
    touch = GridTouch(position: .zero)
    act { comeDown(willTouch) }
  }

  /// Puts the finger down at the first point and hands in the others as inputs.
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

  /// Takes the finger's next phase, as an input of the tick that runs.
  ///
  /// - Parameters:
  ///   - location: From the top left of the view that the finger came down on.
  ///   - time: When the finger was seen, in seconds of virtual time: speeds go by it.
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

  /// Moves the finger now.
  func move(to location: CGPoint) {
    guard !isFinished else { return }
    act { move(to: place(of: location), milliseconds: root.simulation.now * 1000) }
  }

  /// Lifts the finger now.
  func lift() {
    guard !isFinished else { return }
    act { lift(latest, milliseconds: root.simulation.now * 1000) }
  }

  /// Takes the touch away now, as an alert that appears would.
  func cancel() {
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

  /// Whether a drag or a movement by hand has the finger.
  var hasLiftedItem: Bool { longPress?.gesture != nil }

  /// The drag that has the finger.
  var drag: RunningDrag? { longPress?.gesture as? RunningDrag }

  /// Moves the finger now, to a point of a view as it is on screen.
  func move(to location: CGPoint, in view: BaseView) {
    guard !isFinished else { return }
    act {
      let corner = GridTouchRun.screenPoint(view.convert(view.bounds.origin, to: nil), root)
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

  private func comeDown(_ willTouch: (GridTouch) -> Void) {
    place(.began, at: start)
    let hit = root.hitTest(touch.position, with: nil)
    touch.view = hit
    var view = reachesViews ? hit : nil
    while let present = view {
      if let scrollView = present as? BaseScrollView, scrollView.isScrollEnabled {
        touched.append(scrollView)
      }
      view = present.superview
    }
    for scrollView in touched { scrollView.engine.touchDown() }
    if let caught = touched.first(where: \.engine.hasCaughtMotion) { touch.view = caught }
    willTouch(touch)
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

  /// Hands the views a touch that was held back, unless it is over for them.
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

  /// A long press or a cell's swipe takes the finger: for the views the touch is over.
  private func loseFinger() {
    for scrollView in touched { scrollView.engine.touchUp() }
    cancelViews()
    tellWatch()
  }

  /// A gesture was recognised: views hear no more. Scroll views do, which may be told to follow the
  /// finger at the same time.
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
    // A finger seen at the same place has made a move of no length, which is for the drag alone.
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
    // Where it lifts is no move unless it is elsewhere; it does not count as an update.
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

  /// The finger's way from where it came down, in screen points.
  private var way: CGPoint { CGPoint(x: latest.x - start.x, y: latest.y - start.y) }

  private func takeDrag() {
    let way = way
    // A row that offers something on that side is drawn aside, and nothing scrolls.
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
      // Along the axis of the movement all of it counts, else only what the view could follow.
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

  /// The topmost view may be a scroll view, whose own coordinates move under the finger.
  private static func screenPoint(_ point: CGPoint, _ root: BaseView) -> CGPoint {
    CGPoint(
      x: point.x - root.bounds.minX + root.frame.minX,
      y: point.y - root.bounds.minY + root.frame.minY)
  }
}

extension BaseView {
  /// Plays a finger's way on the view until it has lifted.
  ///
  /// The finger comes down at once. Its other points are inputs of the first ticks from their times
  /// on, with their own time stamps; what the lift starts goes on afterwards: see `settle()`.
  ///
  /// - Returns: The scroll view that was dragged, if any.
  @discardableResult
  public func touch(_ script: GridTouchScript) -> BaseScrollView? {
    guard let run = schedule(script) else { return nil }
    simulation.tick { !run.isFinished }
    simulation.perform { layoutIfNeeded() }
    return run.draggedView
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

  /// Plays the ways of several fingers at once, for gestures that take more than one, until all
  /// have lifted.
  ///
  /// The first finger does what `touch(_:)` with one script says. Only gesture recognisers hear of
  /// the others, which come down as long after the first as their first points are later.
  ///
  /// - Returns: The scroll view that the first finger dragged, if any.
  @discardableResult
  public func touch(_ scripts: [GridTouchScript]) -> BaseScrollView? {
    for script in scripts {
      guard let mistake = script.mistake else { continue }
      simulation.raise(.badTouchScript(mistake))
      return nil
    }
    guard let first = scripts.first else { return nil }
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
  /// - Returns: The finger; nil, with a fault, for a script that cannot be played.
  public func schedule(_ script: GridTouchScript) -> GridTouchRun? {
    if let mistake = script.mistake {
      simulation.raise(.badTouchScript(mistake))
      return nil
    }
    return GridTouchRun(script, on: self)
  }
}

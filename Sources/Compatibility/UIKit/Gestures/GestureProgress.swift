/// The progress of one recognizer's gesture: its fingers, its state, and the recognizers that it
/// waits for.
///
/// When gestures share fingers, the first gesture to be recognised makes every other gesture fail
/// that may not be recognised simultaneously. A gesture that waits for another gesture begins after
/// that gesture has failed.
@MainActor
final class GestureProgress {
  typealias State = UIGestureRecognizer.State

  private unowned let recognizer: UIGestureRecognizer
  private(set) var state = State.possible
  /// Whether fingers have come down since the last reset.
  private var isUnderWay = false
  /// The fingers on the view and its subviews, including fingers that lift in the present event.
  /// The references are weak, because the code that moves a finger keeps the finger alive. A finger
  /// that nothing keeps alive disappears without a lift.
  var fingers: [FollowedFinger] { followed.compactMap(\.object) }
  private var followed: [Weak<FollowedFinger>] = []
  private var lastMiddle: CGPoint?
  /// The state changes that wait for other recognizers to fail.
  private var held: [State] = []
  /// The recognizers that must fail before this recognizer's gesture is recognised.
  private var required: [Weak<UIGestureRecognizer>] = []
  /// The recognizers that wait for this recognizer to fail.
  private var waiting: [Weak<UIGestureRecognizer>] = []

  private struct Weak<Object: AnyObject> {
    weak var object: Object?
  }

  init(of recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
  }

  // MARK: Fingers

  /// The touches that are down, in order of arrival.
  var touches: [UITouch] {
    fingers.map(\.touch).filter { $0.phase != .ended && $0.phase != .cancelled }
  }

  /// The centroid of the fingers, including fingers that lift in the present event, in coordinates
  /// of the topmost view. After the last finger has gone, the value is the last centroid.
  var middle: CGPoint? {
    guard !fingers.isEmpty else { return lastMiddle }
    let places = fingers.map { $0.touch.location(in: nil) }
    let count = CGFloat(places.count)
    return CGPoint(
      x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
  }

  func follow(_ finger: FollowedFinger) {
    if fingers.isEmpty, held.isEmpty, !recognizer.waitsForFingers {
      if isUnderWay { reset() }
      state = .possible
    }
    isUnderWay = true
    followed.append(Weak(object: finger))
  }

  /// Delivers the touch of a finger to the recognizer, unless the gesture is over or its end waits
  /// for other gestures.
  func tell(_ finger: FollowedFinger, _ event: UIEvent) {
    guard recognizer.isEnabled, !isOver, held.last != .ended, held.last != .cancelled,
      fingers.contains(where: { $0 === finger })
    else { return }
    let touches: Set<UITouch> = [finger.touch]
    switch finger.touch.phase {
    case .began: recognizer.touchesBegan(touches, with: event)
    case .moved, .stationary: recognizer.touchesMoved(touches, with: event)
    case .ended: recognizer.touchesEnded(touches, with: event)
    case .cancelled: recognizer.touchesCancelled(touches, with: event)
    }
  }

  /// Removes a finger that has gone. A gesture that can no longer be recognised fails.
  func drop(_ finger: FollowedFinger) {
    guard fingers.contains(where: { $0 === finger }) else { return }
    lastMiddle = middle
    followed.removeAll { $0.object == nil || $0.object === finger }
    guard fingers.isEmpty, held.isEmpty else { return }
    if state == .possible, !recognizer.waitsForFingers { fail() }
    if isOver { reset() }
  }

  func ignore(_ touch: UITouch) {
    for finger in fingers where finger.touch === touch { drop(finger) }
  }

  // MARK: State

  private var isOver: Bool { state == .ended || state == .cancelled || state == .failed }

  var isActive: Bool {
    state == .began || state == .changed || state == .ended && !fingers.isEmpty
  }

  /// Whether the gesture has begun and is not over, or waits for other gestures to fail.
  var hasBegun: Bool { state == .began || state == .changed || !held.isEmpty }

  var isStillPossible: Bool { recognizer.isEnabled && isUnderWay && state == .possible }

  func change(to new: State) {
    // A state that was set without any finger stays until the next state is set.
    if isOver, !isUnderWay { state = .possible }
    switch (state, new) {
    case (.possible, .began), (.possible, .changed), (.possible, .ended): begin(new)
    case (_, .failed), (.possible, .cancelled): fail()
    case (.began, .changed), (.changed, .changed):
      state = .changed
      recognizer.tellTargets()
    case (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled):
      finish(new)
    case (_, .possible): if !isUnderWay { state = .possible }
    default: break
    }
  }

  private func begin(_ new: State) {
    guard recognizer.isEnabled else { return }
    let blockers = blockers
    guard blockers.isEmpty else {
      held.append(new)
      for blocker in blockers { blocker.progress.record(recognizer) }
      return
    }
    let mayBegin = recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    guard mayBegin, !competitors.contains(where: { $0.isActive && prevents($0, recognizer) })
    else { return fail() }
    for other in competitors where other.isStillPossible && prevents(recognizer, other) {
      other.progress.fail()
    }
    if recognizer.cancelsTouchesInView { for finger in fingers { finger.takeFromViews() } }
    if new == .ended { return finish(new) }
    state = .began
    recognizer.tellTargets()
  }

  private func finish(_ new: State) {
    state = new
    recognizer.tellTargets()
    let waiting = takeWaiting()
    for other in waiting {
      if new == .ended { other.progress.fail() } else { other.progress.resume() }
    }
    if isUnderWay, fingers.isEmpty { reset() }
  }

  /// Makes the gesture fail. A gesture that has begun is cancelled instead.
  func fail() {
    if state == .began || state == .changed { return finish(.cancelled) }
    guard !isOver else { return }
    held = []
    state = .failed
    for other in takeWaiting() { other.progress.resume() }
    if isUnderWay, fingers.isEmpty { reset() }
  }

  func disable() {
    guard isUnderWay || isActive else { return }
    fail()
  }

  private func reset() {
    isUnderWay = false
    held = []
    recognizer.reset()
    state = .possible
  }

  // MARK: Waiting

  func require(_ other: UIGestureRecognizer) {
    required.append(Weak(object: other))
  }

  private func record(_ other: UIGestureRecognizer) {
    guard !waiting.contains(where: { $0.object === other }) else { return }
    waiting.append(Weak(object: other))
  }

  private func takeWaiting() -> [UIGestureRecognizer] {
    let others = waiting.compactMap(\.object)
    waiting = []
    return others
  }

  /// Applies the state changes in `held` after another gesture has failed. The changes are held
  /// again if this gesture waits for further gestures.
  private func resume() {
    let states = held
    held = []
    for state in states { change(to: state) }
  }

  /// Resumes the waiting gestures after a finger that the scroll view did not follow has gone.
  func dragDidFail() {
    for other in takeWaiting() { other.progress.resume() }
  }

  /// Makes gestures fail if they may not go on while the scroll view follows a finger.
  func dragDidBegin(among recognizers: [UIGestureRecognizer]) {
    for other in takeWaiting() { other.progress.fail() }
    for other in recognizers where other.isStillPossible && prevents(recognizer, other) {
      other.progress.fail()
    }
  }

  /// The gestures that must fail before this gesture is recognised and that are still possible.
  var blockers: [UIGestureRecognizer] {
    let named = required.compactMap(\.object)
    let asked = competitors.filter { other in
      recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
        || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
        || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
    }
    return (named + asked).filter(\.isStillPossible)
  }

  /// Whether gesture `one`, once recognised, prevents gesture `other`.
  func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard one.canPrevent(other), other.canBePrevented(by: one) else { return false }
    return one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) != true
  }

  /// The recognizers of other gestures that follow the same fingers.
  private var competitors: [UIGestureRecognizer] {
    var others: [UIGestureRecognizer] = []
    for finger in fingers {
      for other in finger.allRecognizers
      where other !== recognizer && !others.contains(where: { $0 === other }) {
        others.append(other)
      }
    }
    return others
  }
}

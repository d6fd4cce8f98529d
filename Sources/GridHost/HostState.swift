/// The state of everything on screen, as shown by a host that has added up all frames.
///
/// ```swift
/// var state = HostState(try session.open())
/// try state.apply(session.frame(to: 0.1, base: state.sequence))
/// ```
public struct HostState: Hashable, Sendable {
  /// The latest frame in it.
  public var sequence = 0
  /// The host's clock, in seconds.
  public var time: TimeInterval = 0
  /// Origin of the visible rectangle, in content points.
  public var contentOffset = CGPoint.zero
  /// Size of the content, in points.
  public var contentSize = CGSize.zero
  /// The inset around the content that scrolling can reach, in points, the safe area included.
  public var adjustedInset = GridEdgeInsets.zero
  /// Size of the visible rectangle, in points.
  public var viewport = CGSize.zero
  /// The source of the content's motion.
  public var motion = HostMotion.rest
  /// The distance by which the host's own scroller has to move when it rests, in points.
  public var correction = CGPoint.zero
  /// The views on screen, by number.
  public var views: [HostView] = []

  /// Makes a state with nothing on screen, to be filled by a whole frame.
  public init() {}

  init(sequence: Int, time: TimeInterval, scene: HostScene, views: [HostView]) {
    self.sequence = sequence
    self.time = time
    contentOffset = scene.contentOffset
    contentSize = scene.contentSize
    adjustedInset = scene.adjustedInset
    viewport = scene.viewport
    motion = scene.motion
    correction = scene.correction
    self.views = views
  }

  /// Makes the state that a whole frame holds.
  public init(_ frame: HostFrame) {
    take(frame)
  }

  /// Takes over a whole frame, or what differs from the latest one.
  ///
  /// - Throws: `Mismatch` for a frame that is told against another one; the state stays.
  public mutating func apply(_ frame: HostFrame) throws(Mismatch) {
    guard let base = frame.base else {
      self = HostState()
      return take(frame)
    }
    guard base == sequence else { throw Mismatch(base: base, sequence: sequence) }
    take(frame)
  }

  /// The state with a frame taken over.
  public func applying(_ frame: HostFrame) throws(Mismatch) -> HostState {
    var state = self
    try state.apply(frame)
    return state
  }

  /// A frame that is told against another one than the latest.
  public struct Mismatch: Error, Hashable, Sendable, CustomStringConvertible {
    /// The frame that the refused frame is told against.
    public var base: Int
    /// The latest frame of the state.
    public var sequence: Int

    /// The text of the mismatch: one line with both numbers.
    public var description: String {
      "a frame that differs from frame \(base) was added to frame \(sequence): ask for a whole one"
    }
  }

  private mutating func take(_ frame: HostFrame) {
    sequence = frame.sequence
    time = frame.time
    contentOffset = frame.contentOffset ?? contentOffset
    contentSize = frame.contentSize ?? contentSize
    adjustedInset = frame.adjustedInset ?? adjustedInset
    viewport = frame.viewport ?? viewport
    motion = frame.motion ?? motion
    correction = frame.correction ?? correction
    guard !frame.show.isEmpty || !frame.gone.isEmpty else { return }
    var byNumber = Dictionary(
      views.map { ($0.view, $0) }, uniquingKeysWith: { _, last in last })
    for number in frame.gone { byNumber[number] = nil }
    for view in frame.show { byNumber[view.view] = view }
    views = byNumber.values.sorted { $0.view < $1.view }
  }
}

/// The state of everything on a host's screen, collected from all frames so far.
///
/// ```swift
/// var state = HostState(try session.open())
/// try state.apply(session.frame(to: 0.1, base: state.sequence))
/// ```
public struct HostState: Hashable, Sendable {
  /// The number of the latest frame in the state.
  public var sequence = 0
  /// The host's clock, in seconds.
  public var time: TimeInterval = 0
  /// Origin of the visible rectangle, in content points.
  public var contentOffset = CGPoint.zero
  /// Size of the content, in points.
  public var contentSize = CGSize.zero
  /// The grid's `adjustedContentInset`, in points. The inset includes the safe area.
  public var adjustedInset = GridEdgeInsets.zero
  /// Size of the visible rectangle, in points.
  public var viewport = CGSize.zero
  /// The source of the content's motion.
  public var motion = HostMotion.rest
  /// The distance by which the host must move its own scroller, in points. The host waits until the
  /// scroller rests.
  public var correction = CGPoint.zero
  /// The views on screen, sorted by view number.
  public var views: [HostView] = []

  /// Makes a state with nothing on screen, to be filled by a whole frame.
  public init() {}

  /// Makes the state from a whole frame.
  public init(_ frame: HostFrame) {
    take(frame)
  }

  /// Applies a whole frame, or the differences from the latest frame.
  ///
  /// - Throws: `Mismatch` if the frame's `base` is not the latest frame. The state then does not
  ///   change.
  public mutating func apply(_ frame: HostFrame) throws(Mismatch) {
    guard let base = frame.base else {
      self = HostState()
      return take(frame)
    }
    guard base == sequence else { throw Mismatch(base: base, sequence: sequence) }
    take(frame)
  }

  /// The error for a frame whose `base` is not the latest frame of the state.
  public struct Mismatch: Error, Hashable, Sendable, CustomStringConvertible {
    /// The `base` of the rejected frame.
    public var base: Int
    /// The number of the latest frame of the state.
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

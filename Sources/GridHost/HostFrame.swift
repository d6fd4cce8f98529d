/// The source of the content's motion.
public enum HostMotion: String, Hashable, Sendable, CaseIterable {
  /// No source: the content is at rest.
  case rest
  /// A finger, or the host's own scroller.
  case drag
  /// The content goes on after a finger has let it go.
  case deceleration
  /// An animation moves views, or code scrolls to a place.
  case animation
}

/// The changes that a host has to make to show what is on screen now.
///
/// A frame is whole, or holds the differences from the frame `base`: then a value that is nil is as
/// it was. Sums of frames are `HostState`s.
public struct HostFrame: Hashable, Sendable {
  /// Number of the frame, from 1.
  public var sequence: Int
  /// The frame that this one is told against; nil for a whole frame.
  public var base: Int?
  /// The host's clock, in seconds.
  public var time: TimeInterval
  /// Seconds until the grid wants a frame; nil while nothing moves, and the host may sleep.
  public var next: TimeInterval?
  /// Seconds of the host's time that were left out, because a frame spans 0.25 of them at most; nil
  /// for none.
  public var cut: TimeInterval?

  /// Origin of the visible rectangle, in content points.
  public var contentOffset: CGPoint?
  /// Size of the content, in points.
  public var contentSize: CGSize?
  /// The inset around the content that scrolling can reach, in points, the safe area included.
  public var adjustedInset: GridEdgeInsets?
  /// Size of the visible rectangle, in points.
  public var viewport: CGSize?
  /// The source of the content's motion.
  public var motion: HostMotion?
  /// The distance by which the host's own scroller has to move when it rests, in points; zero where
  /// the grid owns the offset.
  public var correction: CGPoint?

  /// Views that are new on screen or show something else, by number.
  public var show: [HostView]
  /// Numbers of views that are not on screen any more, ascending. Empty in a whole frame.
  public var gone: [Int]
  /// The events since the frame before, as far as the session was asked to tell them.
  public var events: [HostEvent]
  /// The findings, legal but suspicious, each told once.
  public var findings: [LayoutFinding]

  /// A frame in which nothing differs, to be filled.
  public init(sequence: Int, base: Int? = nil, time: TimeInterval) {
    self.sequence = sequence
    self.base = base
    self.time = time
    show = []
    gone = []
    events = []
    findings = []
  }
}

/// The values that a frame tells beside views.
struct HostScene: Equatable {
  var contentOffset = CGPoint.zero
  var contentSize = CGSize.zero
  var adjustedInset = GridEdgeInsets.zero
  var viewport = CGSize.zero
  var motion = HostMotion.rest
  var correction = CGPoint.zero
}

extension HostFrame {
  /// Tells what differs from an earlier scene, or everything.
  mutating func tell(_ scene: HostScene, after earlier: HostScene?) {
    func news<Value: Equatable>(_ new: Value, _ old: Value?) -> Value? { new == old ? nil : new }
    contentOffset = news(scene.contentOffset, earlier?.contentOffset)
    contentSize = news(scene.contentSize, earlier?.contentSize)
    adjustedInset = news(scene.adjustedInset, earlier?.adjustedInset)
    viewport = news(scene.viewport, earlier?.viewport)
    motion = news(scene.motion, earlier?.motion)
    correction = news(scene.correction, earlier?.correction)
  }
}

/// An event that happened: the called object, the method and its arguments.
public struct HostEvent: Hashable, Sendable {
  /// The object whose method was called, or that reports.
  public var source: TraceEvent.Source
  /// The method, in UIKit's spelling without argument values: `didSelectItemAt`.
  public var call: String
  /// Arguments and answer as text; empty when there is nothing to say.
  public var detail: String

  /// An event put together by hand.
  public init(source: TraceEvent.Source, call: String, detail: String = "") {
    self.source = source
    self.call = call
    self.detail = detail
  }
}

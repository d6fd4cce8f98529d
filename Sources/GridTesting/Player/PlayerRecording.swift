/// The screen of a grid, frame by frame, with the calls that led to each frame.
///
/// There is a frame for every tick, and one for every change that took no time. Frames hold what
/// changed since the one before; `elements(at:)` puts them together again.
///
/// ```swift
/// let recorder = PlayerRecorder(grid, title: "fling")
/// grid.fling(velocity: 2400)
/// grid.settle()
/// let page = PlayerPage([recorder.finish()])
/// ```
public struct PlayerRecording: Hashable, Sendable {
  /// An element as it was on screen, and in which view.
  public struct Element: Hashable, Sendable {
    /// Number of the view object, from 0 in the order in which they came on screen. A view that is
    /// used again keeps its number.
    public var view: Int
    /// Presentation values, in content points.
    public var state: GridElementState

    /// A view and what it shows, for a recording that is made by hand.
    public init(view: Int, state: GridElementState) {
      self.view = view
      self.state = state
    }
  }

  /// The movement of a view on screen.
  public enum Movement: Int, Hashable, Sendable {
    /// The view is where it belongs.
    case resting
    /// An animated change brings it to the screen.
    case entering
    /// An animation takes it from one place to another.
    case moving
    /// An animated change takes it off the screen.
    case leaving
  }

  /// The place where a view's element belongs, and where that place comes from.
  public struct Answer: Hashable, Sendable {
    /// Number of the view.
    public var view: Int
    /// The layout's answer, in content points: where an animation takes the view. Nil when the
    /// layout has named no place.
    public var state: GridElementState?
    /// The view's movement in the frame.
    public var movement: Movement
    /// The text that follows name and place in an `ElementExplanation`: ` because …`.
    public var reason: String

    /// An answer for a recording that is made by hand.
    public init(
      view: Int, state: GridElementState?, movement: Movement = .resting, reason: String = ""
    ) {
      self.view = view
      self.state = state
      self.movement = movement
      self.reason = reason
    }
  }

  /// A picture of the run.
  public struct Frame: Hashable, Sendable {
    /// Virtual time, in seconds.
    public var time: TimeInterval
    /// Number of the tick that ended in the frame, counted by the simulation.
    public var tick: Int
    /// Position in `steps` of the step under way; nil before the first step.
    public var step: Int?
    /// The visible rectangle as on screen, in content points: its origin is the content offset.
    public var viewport: CGRect
    /// Distance that the offset has moved since the frame before by the time between them, in
    /// points per second; zero where no time has passed.
    public var velocity: CGPoint
    /// The content size that the layout answered, in points.
    public var contentSize: CGSize
    /// The content inset, as adjusted by the safe area.
    public var contentInset: GridEdgeInsets
    /// Whether a finger is down, drags, or has thrown the content.
    public var scrollState: TraceEvent.ScrollState
    /// Position in `outlines` of the content as seen from afar.
    public var outline: Int
    /// Views that show another element than before, or the same one elsewhere or otherwise.
    public var changed: [Element]
    /// Numbers of views that are not on screen any more, ascending.
    public var gone: [Int]
    /// The frame's part of `events`.
    public var events: Range<Int>
    /// Rectangles that the layout was asked for, in content points.
    public var queries: [CGRect]
    /// Answers that are new in the frame. The last answer about a view counts until the view is
    /// gone.
    public var answers: [Answer] = []
  }

  /// A finding or a fault, and when it was met.
  public struct Remark: Hashable, Sendable {
    /// The severity of a remark: a fault is a broken contract, the others are findings.
    public enum Severity: String, Hashable, Sendable {
      case fault, error, warning, information
    }

    /// Position of the frame; nil for a remark that is not about a moment, as a finding of an
    /// audit.
    public var frame: Int?
    /// The severity of the finding, or `.fault`.
    public var severity: Severity
    /// The kind of fault or finding, as reports name it.
    public var code: String
    /// The text for a reader, as the fault or the finding has it.
    public var message: String
    /// The elements it is about; may be empty.
    public var elements: [GridElementID]

    /// A remark on a frame, or on the run as a whole when `frame` is nil.
    public init(
      frame: Int? = nil, severity: Severity, code: String, message: String,
      elements: [GridElementID] = []
    ) {
      self.frame = frame
      self.severity = severity
      self.code = code
      self.message = message
      self.elements = elements
    }
  }

  /// Name of the run: what the player's chooser lists.
  public var title: String
  /// Ticks per second.
  public var frameRate: Double
  /// Names of what was done, in order.
  public var steps: [String] = []
  /// The frames, in order of time; never two that show the same unless time passed between them.
  public var frames: [Frame] = []
  /// The traced calls, without exception and in order; frames name their part of it.
  public var events: [TraceEvent] = []
  /// Findings and faults in the order in which they were met; those of no moment may follow.
  public var remarks: [Remark] = []
  /// The content as seen from afar, one outline for each layout that the grid has had.
  public var outlines: [PlayerOutline] = []
  /// Names of the layouts that the grid has had; empty for one without a name.
  public var layouts: [String] = []
  /// The screen that the grid stands on; nil for the grid alone. A control is pressed while one of
  /// its steps is done, and while time passes right after that.
  public var screen: ScenarioScreen?
  /// Display texts of the elements; nil when they have none.
  public var texts: ScenarioTexts?
  /// Elements that were in a section that scrolls by itself, whenever they were on screen.
  public var scrollingBySection: Set<GridElementID> = []
  /// The expectation for one of the frames; nil when nothing was expected.
  public var expectation: Expectation?
  /// Position in `remarks` of the one that the page opens at, with its frame and its first element;
  /// nil to open at what was expected, or else at the beginning.
  public var opening: Int?
  /// Whether the run went on after the last frame that was kept.
  public var isCut = false

  /// A recording without frames, to be filled.
  ///
  /// - Parameter frameRate: Ticks per second.
  public init(title: String, frameRate: Double) {
    self.title = title
    self.frameRate = frameRate
  }

  /// Makes the page open at the gravest remark, the first of several; without remarks nothing
  /// changes.
  public mutating func openAtGravestRemark() {
    for severity: Remark.Severity in [.fault, .error, .warning, .information] {
      guard let first = remarks.firstIndex(where: { $0.severity == severity }) else { continue }
      opening = first
      return
    }
  }

  /// Returns the elements on screen in a frame, by the number of the view.
  ///
  /// - Complexity: O(changes up to the frame).
  public func elements(at frame: Int) -> [Element] {
    var shown: [Int: GridElementState] = [:]
    for frame in frames.prefix(frame + 1) {
      for view in frame.gone { shown[view] = nil }
      for element in frame.changed { shown[element.view] = element.state }
    }
    return shown.sorted { $0.key < $1.key }.map { Element(view: $0.key, state: $0.value) }
  }

  /// The last frame at or before a moment; 0 for one before the first.
  public func frame(at time: TimeInterval) -> Int {
    max(0, (frames.firstIndex { $0.time > time + 1e-9 } ?? frames.count) - 1)
  }

  /// Whether a control is pressed in a frame: what it does is done, or takes its time.
  private func isPressed(_ control: ScenarioScreen.Control, in frame: Frame) -> Bool {
    guard let step = frame.step else { return false }
    var acting = step
    while acting > 0, ["settle", "advance"].contains(steps[acting]) { acting -= 1 }
    return control.steps.contains(acting) || control.steps.contains(step)
  }

  /// A picture of a frame, with the views in their colours.
  public func picture(at index: Int) -> GridPicture {
    let frame = frames[index]
    let shown = elements(at: index)
    var picture = GridPicture(
      title: title, contentSize: frame.contentSize, viewport: frame.viewport,
      contentInset: frame.contentInset, elements: shown.map(\.state), isPartial: true)
    picture.views = Dictionary(shown.map { ($0.state.id, $0.view) }) { first, _ in first }
    picture.scrollingBySection = scrollingBySection
    if let texts { picture.say(texts) }
    if let screen {
      picture.screen = screen
      picture.pressedControls = Set(
        screen.controls.indices.filter { isPressed(screen.controls[$0], in: frame) })
    }
    return picture
  }
}

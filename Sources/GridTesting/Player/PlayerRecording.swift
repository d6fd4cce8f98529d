/// The screen of a grid, frame by frame, with the calls that led to each frame.
///
/// There is a frame for every tick, and a frame for every recorded change that took no time. A
/// frame holds the changes since the previous frame. `elements(at:)` adds the changes up.
///
/// ```swift
/// let recorder = PlayerRecorder(grid, title: "fling")
/// grid.fling(velocity: 2400)
/// grid.settle()
/// let page = PlayerPage([recorder.finish()])
/// ```
public struct PlayerRecording: Hashable, Sendable {
  /// An element as it was on screen, with its view.
  public struct Element: Hashable, Sendable {
    /// Number of the view object. Views are numbered from 0, in the order in which they came on
    /// screen. A reused view keeps its number.
    public var view: Int
    /// The values that the view shows on screen, in content points.
    public var state: GridElementState
  }

  /// The movement of a view on screen.
  public enum Movement: Int, Hashable, Sendable {
    /// The view is at the place that the layout has given it.
    case resting
    /// An animated change brings the view to the screen.
    case entering
    /// An animation moves the view from one place to another.
    case moving
    /// An animated change takes the view off the screen.
    case leaving
  }

  /// The place that the layout gives a view's element, and the reason for this place.
  public struct Answer: Hashable, Sendable {
    /// The number of the view, as in `Element`.
    public var view: Int
    /// The element's state in the layout's answer, in content points. If the view moves, an
    /// animation brings it to this state. The state is nil if the layout has given no place.
    public var state: GridElementState?
    /// The view's movement in the frame.
    public var movement: Movement
    /// The text that follows name and place in an `ElementExplanation`: ` because …`.
    public var reason: String
  }

  /// The screen at one moment of the run.
  public struct Frame: Hashable, Sendable {
    /// Virtual time, in seconds.
    public var time: TimeInterval
    /// Number of the tick that ended in the frame, counted by the simulation.
    public var tick: Int
    /// Position in `steps` of the step under way; nil before the first step.
    public var step: Int?
    /// The visible rectangle on screen, in content points. Its origin is the content offset.
    public var viewport: CGRect
    /// The change of the offset since the previous frame, divided by the time between the frames,
    /// in points per second. The velocity is zero if no time has passed.
    public var velocity: CGPoint
    /// The content size that the layout returned, in points.
    public var contentSize: CGSize
    /// The content inset, as adjusted by the safe area.
    public var contentInset: GridEdgeInsets
    /// The flags of the scroll view: tracking, dragging and decelerating.
    public var scrollState: TraceEvent.ScrollState
    /// Position in `outlines` of the outline of the content.
    public var outline: Int
    /// Views that are new, or whose element, place or look has changed since the previous frame.
    public var changed: [Element]
    /// Numbers of views that are not on screen any more, ascending.
    public var gone: [Int]
    /// The range of the frame's calls in the `events` of the recording.
    public var events: Range<Int>
    /// Rectangles that the layout was asked for, in content points.
    public var queries: [CGRect]
    /// Answers that are new in the frame. The last answer about a view counts until the view is
    /// gone.
    public var answers: [Answer] = []
  }

  /// A finding or a fault, with its frame.
  public struct Remark: Hashable, Sendable {
    /// The severity of a remark. A remark with the severity `fault` is a broken contract. Every
    /// other remark is a finding.
    public enum Severity: String, Hashable, Sendable {
      case fault, error, warning, information
    }

    /// Position of the frame; nil for a remark that belongs to no frame, such as a finding of an
    /// audit.
    public var frame: Int?
    /// The severity of the finding, or `.fault`.
    public var severity: Severity
    /// The kind of fault or finding, as reports name it.
    public var code: String
    /// The text of the fault or the finding.
    public var message: String
    /// The elements of the fault or the finding. The list may be empty.
    public var elements: [GridElementID]

    /// Makes a remark on a frame or, if `frame` is nil, on the whole run.
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

  /// The name of the run. The player's chooser shows this name.
  public var title: String
  /// Ticks per second.
  public var frameRate: Double
  /// Names of the steps of the run, in order.
  public var steps: [String] = []
  /// The frames, in order of time. Two consecutive frames differ in their time or in their content.
  public var frames: [Frame] = []
  /// The traced calls, complete and in order. Each frame names its part of this list.
  public var events: [TraceEvent] = []
  /// Findings and faults in the order in which they were recorded. Remarks that belong to no frame
  /// may follow.
  public var remarks: [Remark] = []
  /// Outlines of the content, one for each layout that the grid has had.
  public var outlines: [PlayerOutline] = []
  /// Names of the layouts that the grid has had; empty for a layout without a name.
  public var layouts: [String] = []
  /// The screen that drawings show around the grid; nil to show the grid alone. A control is drawn
  /// as pressed during its steps and during the time right after them.
  public var screen: ScenarioScreen?
  /// Display texts of the elements; nil when they have none.
  public var texts: ScenarioTexts?
  /// Elements that were on screen in an orthogonal section.
  public var scrollingBySection: Set<GridElementID> = []
  /// The expectation for one of the frames; nil when nothing was expected.
  public var expectation: Expectation?
  /// The index in `remarks` of the remark at which the page opens. The page then shows the frame
  /// and the first element of this remark. If the value is nil, the page opens at the beginning. A
  /// recording with an `expectation` always opens at the expectation.
  public var opening: Int?
  /// Whether the run went on after the last frame that was kept.
  public var isCut = false

  /// Makes a recording without frames.
  ///
  /// - Parameter frameRate: Ticks per second.
  public init(title: String, frameRate: Double) {
    self.title = title
    self.frameRate = frameRate
  }

  /// Makes the page open at the remark with the highest severity. If several remarks have this
  /// severity, the page opens at the first of these remarks. Without remarks, nothing changes.
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

  /// Returns the position of the last frame at or before a time; 0 for a time before the first
  /// frame.
  public func frame(at time: TimeInterval) -> Int {
    max(0, (frames.firstIndex { $0.time > time + 1e-9 } ?? frames.count) - 1)
  }

  /// Whether a control is pressed in a frame. A control is pressed during its steps, and during the
  /// steps `settle` and `advance` that follow them.
  private func isPressed(_ control: ScenarioScreen.Control, in frame: Frame) -> Bool {
    guard let step = frame.step else { return false }
    var acting = step
    while acting > 0, ["settle", "advance"].contains(steps[acting]) { acting -= 1 }
    return control.steps.contains(acting) || control.steps.contains(step)
  }

  /// Returns a picture of a frame. The picture has the numbers of the views, so that drawings can
  /// give each view a colour.
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

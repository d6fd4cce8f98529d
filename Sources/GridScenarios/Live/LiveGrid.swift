import GridHost

/// A grid that a terminal shows and scrolls. It is the part of `gridview live` that can also run
/// without a terminal.
///
/// Times are machine times in seconds since an arbitrary moment. The caller reads the machine's
/// clock. Nothing happens between two calls, so the same calls always show the same cells.
@MainActor
package final class LiveGrid {
  /// The highest number of frames a second.
  package nonisolated static let frameRate: Double = 60

  /// Whether the user has asked to leave.
  package private(set) var isEnded = false
  /// The state of the grid after all frames that the session has returned so far.
  package private(set) var state: HostState
  /// The time at which the next frame is wanted; nil if no frame is wanted before the next input.
  package private(set) var due: TimeInterval?
  /// The cells of the grid and of the status lines below it.
  package private(set) var canvas: CellCanvas
  /// The place of the grid in `canvas`.
  package private(set) var projection: LiveProjection

  /// Whether time is held. If true, time passes only when the user advances it by a tick.
  package var isHeld: Bool { clock.held != nil }

  let scenario: LiveScenario
  let session: HostSession
  private let drawing: LiveDrawing
  private let fills: Bool
  private let choices: [LiveChoice]
  private var clock: LiveClock
  private var isTurned = false
  private var inputs: [HostInput] = []
  /// Measured cell sizes that the session has not received yet.
  private var measured: [HostMeasurement] = []
  /// The case's actions that the user has not asked for yet.
  private var actionsToCome: ArraySlice<ScenarioAction>
  /// The target offset of an animated scroll while the scroll runs.
  private var target: CGPoint?
  /// The reason why the latest request was not carried out.
  private var message: String?
  private var earliest = -TimeInterval.infinity

  /// The reason why there is nothing to show.
  package struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// Whether a contract was broken. If false, the case itself has mistakes.
    package let isFault: Bool
    package let description: String
  }

  /// Lays out the grid of a case. A key performs the case's actions one by one.
  ///
  /// - Parameters:
  ///   - registry: The available layouts; nil for the layouts of the gallery.
  ///   - fills: Whether the viewport has the size of the terminal, with 8 × 16 points a cell.
  ///     Otherwise the viewport has the size that the case gives, and is drawn as large as fits.
  ///   - measures: Whether the heights of self-sizing cells come from their text in the terminal.
  package init(
    _ scenario: ScenarioCase, in registry: LayoutRegistry? = nil, fills: Bool,
    measures: Bool = false, columns: Int, rows: Int, hasColors: Bool, at time: TimeInterval
  ) throws(Refusal) {
    let registry = registry ?? .gallery
    self.fills = fills
    drawing = LiveDrawing(hasColors: hasColors)
    canvas = CellCanvas(columns: columns, rows: rows)
    choices = LiveChoice.all(for: scenario, in: registry)
    clock = LiveClock(start: time)
    actionsToCome = scenario.actions[...]
    var opened = scenario
    (opened.actions, opened.screen, opened.expect) = ([], nil, nil)
    if fills { opened.viewport = Self.size(of: canvas) }
    let mistakes = MistakeCollector(file: scenario.id)
    guard
      let live = LiveScenario(
        opened.json, at: JSONPath(), beside: [], registry: registry, tells: false,
        cell: measures ? HostMeasuredCell.self : nil, mistakes, excesses: mistakes)
    else { throw Refusal(isFault: false, description: Self.words(for: mistakes)) }
    live.begin()
    session = HostSession(live.grid)
    session.textOfElement = { [unowned live] in live.text(of: $0) }
    self.scenario = live
    do throws(HostError) {
      let frame = try session.open()
      state = HostState(frame)
      measured = Self.measurements(of: frame)
    } catch {
      throw Refusal(isFault: true, description: error.description)
    }
    projection = LiveProjection(state.viewport, columns: canvas.columns, rows: 1)
    redraw()
    due = time
  }

  // MARK: Time

  /// Advances the grid to a moment, and draws it.
  package func frame(at time: TimeInterval) {
    // The interval starts at the time at which this frame was wanted, unless that is long ago. So
    // delays do not add up.
    let interval = 1 / Self.frameRate
    let start = due.map { time - $0 < interval ? min($0, time) : time } ?? time
    earliest = start + interval
    let next = advance(to: clock.time(at: time))
    due = clock.held == nil ? next.map { max(earliest, time + $0) } : nil
    redraw()
  }

  /// Advances the session to a time and applies the returned frame to the state.
  ///
  /// - Returns: The seconds until the grid wants a frame; nil if it wants none.
  private func advance(to time: TimeInterval) -> TimeInterval? {
    defer { inputs.removeAll(keepingCapacity: true) }
    do throws(HostError) {
      let sizes = measured
      measured.removeAll()
      let frame = try session.frame(
        to: time, input: inputs, measured: sizes, base: state.sequence)
      take(frame)
      // Measured sizes are passed on with the next frame.
      return measured.isEmpty ? frame.next : 0
    } catch {
      message = Self.words(for: error)
      return 1 / Self.frameRate
    }
  }

  private func take(_ frame: HostFrame) {
    do throws(HostState.Mismatch) {
      try state.apply(frame)
    } catch {
      // This cannot happen: each frame is requested relative to the latest frame.
      message = error.description
    }
    if state.motion != .animation { target = nil }
    measured += Self.measurements(of: frame)
  }

  /// Returns a measurement for each view that asks to be measured and whose measured height differs
  /// from its present height. A view is as high as the lines of its text, with half a row above and
  /// below.
  private static func measurements(of frame: HostFrame) -> [HostMeasurement] {
    frame.show.compactMap { view in
      guard let present = view.wantsSize, view.element.item != NSNotFound else { return nil }
      let columns = max(1, (present.width / LiveProjection.cell.width).rounded(.down))
      let width = CGFloat(VisibleText.width(view.text ?? ""))
      let lines = max(1, (width / columns).rounded(.up))
      let height = (lines + 1) * LiveProjection.cell.height
      guard height != present.height else { return nil }
      return HostMeasurement(
        view: view.view, section: view.element.section, item: view.element.item,
        size: CGSize(width: present.width, height: height))
    }
  }

  /// Requests a frame as early as the frame rate allows.
  private func wantFrame(at time: TimeInterval) {
    due = min(due ?? .infinity, max(time, earliest))
  }

  // MARK: Terminal

  /// Adopts a new size of the terminal.
  package func resize(columns: Int, rows: Int, at time: TimeInterval) {
    let resized = CellCanvas(columns: columns, rows: rows)
    guard resized.columns != canvas.columns || resized.rows != canvas.rows else { return }
    canvas = resized
    if fills { perform(.setBounds(wantedSize, animated: false), at: time) }
    redraw()
    wantFrame(at: time)
  }

  /// Handles an event of the terminal.
  package func take(_ event: TerminalEvent, at time: TimeInterval) {
    switch event {
    case .mouse(let mouse, let column, let row): take(mouse, column, row, at: time)
    case .key(let key):
      message = nil
      take(key, at: time)
    case .character(let character):
      message = nil
      take(character, at: time)
    }
    if clock.held == nil { wantFrame(at: time) } else { redraw() }
  }

  private func take(
    _ mouse: TerminalEvent.Mouse, _ column: Int, _ row: Int, at time: TimeInterval
  ) {
    let isInside = column < projection.columns && row < projection.rows
    let location = projection.location(column: column, row: row)
    let host = clock.time(at: time)
    func touch(_ phase: HostInput.TouchPhase) {
      inputs.append(.touch(phase, finger: 1, at: host, location: location))
    }
    switch mouse {
    case .pressed where isInside: touch(.began)
    case .pressed: break
    case .dragged: touch(.moved)
    case .released: touch(.ended)
    case .wheel(let x, let y):
      guard isInside else { return }
      scroll(x: x, y: y, rows: 3, at: time, location: location)
    }
  }

  private func take(_ key: TerminalEvent.Key, at time: TimeInterval) {
    switch key {
    case .up: scroll(x: 0, y: -1, rows: 1, at: time, location: nil)
    case .down: scroll(x: 0, y: 1, rows: 1, at: time, location: nil)
    case .left: scroll(x: -1, y: 0, rows: 1, at: time, location: nil)
    case .right: scroll(x: 1, y: 0, rows: 1, at: time, location: nil)
    case .pageUp: page(by: -1, at: time)
    case .pageDown: page(by: 1, at: time)
    case .home: scroll(to: limits.min, at: time)
    case .end: scroll(to: limits.max, at: time)
    }
  }

  private func take(_ character: Unicode.Scalar, at time: TimeInterval) {
    switch character {
    case "q", "Q": isEnded = true
    case " ": page(by: 1, at: time)
    case "1"..."9":
      let number = Int(character.value - Unicode.Scalar("1").value)
      guard choices.indices.contains(number) else { return }
      perform(choices[number].action, at: time)
    case "+", "=": insert(at: time)
    case "-": delete(at: time)
    case "n", "N":
      guard let action = actionsToCome.popFirst() else {
        message = "no action of the case is left"
        return
      }
      perform(action, at: time)
    case "r", "R":
      isTurned.toggle()
      let size = session.grid.bounds.size
      perform(
        .setBounds(
          fills ? wantedSize : CGSize(width: size.height, height: size.width), animated: true),
        at: time)
    case "p", "P": hold(at: time)
    case ".": step(at: time)
    default: break
    }
  }

  // MARK: Holding

  /// Holds the running clock between two ticks, or releases the held clock.
  private func hold(at time: TimeInterval) {
    guard clock.held == nil else {
      clock.release(at: time)
      wantFrame(at: time)
      return
    }
    frame(at: time)
    let simulation = session.grid.simulation
    let tick = 1 / scenario.scenario.frameRate
    let gap = simulation.nextTickTime - simulation.now
    clock.hold(at: time, later: gap > tick / 2 ? gap - tick / 2 : gap + tick / 2)
    frame(at: time)
  }

  private func step(at time: TimeInterval) {
    guard clock.held != nil else { return }
    clock.step(1 / scenario.scenario.frameRate)
    frame(at: time)
  }

  // MARK: Scrolling

  private var limits: OffsetLimits { session.grid.offsetLimits }

  /// Whether the content scrolls horizontally only. Vertical input then scrolls it horizontally.
  private var isHorizontal: Bool {
    let limits = limits
    return limits.x.hasRoom && !limits.y.hasRoom
  }

  private func scroll(x: Int, y: Int, rows: Int, at time: TimeInterval, location: CGPoint?) {
    let length = CGFloat(rows) * projection.grain.height
    var way = CGPoint(x: CGFloat(x) * length, y: CGFloat(y) * length)
    if isHorizontal { way = CGPoint(x: way.x + way.y, y: 0) }
    inputs.append(.wheel(by: way, at: clock.time(at: time), location: location))
  }

  /// Scrolls by a page minus a small part, which stays visible.
  private func page(by count: CGFloat, at time: TimeInterval) {
    let inset = state.adjustedInset
    var place = target ?? state.contentOffset
    if isHorizontal {
      place.x += count * (state.viewport.width - inset.left - inset.right) * 0.875
    } else {
      place.y += count * (state.viewport.height - inset.top - inset.bottom) * 0.875
    }
    scroll(to: limits.clamped(place), at: time)
  }

  private func scroll(to place: CGPoint, at time: TimeInterval) {
    perform(.setContentOffset(place, animated: true), at: time)
    target = place
  }

  // MARK: Changing

  /// Inserts an item at the position of the item in the middle of the screen.
  private func insert(at time: TimeInterval) {
    let place = middle.map { ItemPosition($0.section, $0.item) } ?? ItemPosition(0, 0)
    var update = ScenarioUpdate()
    update.animated = true
    update.inserts = [.init(at: place)]
    perform(.update(update), at: time)
  }

  private func delete(at time: TimeInterval) {
    guard let middle else {
      message = "no item is on screen"
      return
    }
    var update = ScenarioUpdate()
    update.animated = true
    update.deletes = [ItemPosition(middle.section, middle.item)]
    perform(.update(update), at: time)
  }

  /// The item on screen whose centre is nearest to the centre of the viewport.
  private var middle: GridElementID? {
    let center = CGPoint(
      x: state.contentOffset.x + state.viewport.width / 2,
      y: state.contentOffset.y + state.viewport.height / 2)
    func distance(_ view: HostView) -> CGFloat {
      hypot(view.center.x - center.x, view.center.y - center.y)
    }
    // Views that are animated out belong to deleted items.
    let items = session.grid.indexPathsForVisibleItems
    let present = Set(items.map { GridElementID.cell($0.section, $0.item) })
    return state.views.filter { present.contains($0.element) && !$0.isHidden }
      .min { (distance($0), $0.element) < (distance($1), $1.element) }?.element
  }

  /// Performs an action now, after all earlier input.
  private func perform(_ action: ScenarioAction, at time: TimeInterval) {
    let mistakes = MistakeCollector(file: scenario.layout)
    _ = advance(to: clock.time(at: time))
    guard
      let actions = scenario.actions(
        .array([action.json]), at: JSONPath(), mistakes, excesses: mistakes)
    else {
      message = Self.words(for: mistakes)
      return
    }
    target = nil
    do {
      take(
        try session.perform(base: state.sequence) {
          for action in actions { _ = scenario.perform(action) }
        })
    } catch {
      message = (error as? HostError).map { Self.words(for: $0) } ?? "\(error)"
    }
    wantFrame(at: time)
  }

  // MARK: Drawing

  /// The viewport of a grid that fills the terminal.
  private var wantedSize: CGSize {
    let size = Self.size(of: canvas)
    return isTurned ? CGSize(width: size.height, height: size.width) : size
  }

  private static func size(of canvas: CellCanvas) -> CGSize {
    let rows = max(1, canvas.rows - LiveStatus.rows(of: canvas.rows))
    return CGSize(
      width: LiveProjection.cell.width * CGFloat(max(1, canvas.columns)),
      height: LiveProjection.cell.height * CGFloat(rows))
  }

  private func redraw() {
    let statusRows = LiveStatus.rows(of: canvas.rows)
    var next = CellCanvas(columns: canvas.columns, rows: canvas.rows)
    let rows = canvas.rows - statusRows
    projection = LiveProjection(state.viewport, columns: canvas.columns, rows: rows)
    if rows > 0 { drawing.draw(state, projection, into: &next) }
    LiveStatus(
      layout: scenario.layout, items: itemCount, state: state,
      held: clock.held == nil ? nil : clock.steps,
      choices: choices.map(\.id), actionsToCome: actionsToCome.count, message: message
    ).draw(into: &next)
    canvas = next
  }

  private var itemCount: Int {
    let grid = session.grid
    return (0..<grid.numberOfSections).reduce(0) { $0 + grid.numberOfItems(inSection: $1) }
  }

  /// Returns the text of an error. The code, which the user can look up, comes first, because a
  /// line may have no room for more.
  private static func words(for error: HostError) -> String {
    guard case .fault(let fault) = error else { return error.description }
    return "\(fault.code) (gridview explain \(fault.code)): \(fault.text)"
  }

  private static func words(for mistakes: MistakeCollector) -> String {
    do {
      try mistakes.throwIfAny()
      return "cannot be shown"
    } catch {
      return error.mistakes.map(\.description).joined(separator: "\n")
    }
  }
}

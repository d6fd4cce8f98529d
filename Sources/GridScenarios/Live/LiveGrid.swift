import GridHost

/// A grid that a terminal shows and moves: what `gridview live` is without the terminal.
///
/// Times are the machine's, in seconds from any moment: the caller reads them. Nothing happens
/// between two calls, so the same calls show the same.
@MainActor
package final class LiveGrid {
  /// Frames a second at most.
  package nonisolated static let frameRate: Double = 60

  /// Whether the user has asked to leave.
  package private(set) var isEnded = false
  /// The state of the grid, by the frames that the session has given so far.
  package private(set) var state: HostState
  /// The time at which a frame is wanted; nil: not before something is done.
  package private(set) var due: TimeInterval?
  /// The cells of the grid and of a line or two about it.
  package private(set) var canvas: CellCanvas
  /// The place of the grid among the cells.
  package private(set) var projection: LiveProjection

  /// Whether time stands until the user lets it pass, a tick at a time.
  package var isHeld: Bool { clock.held != nil }

  let scenario: LiveScenario
  let session: HostSession
  private let drawing: LiveDrawing
  private let fills: Bool
  private let choices: [LiveChoice]
  private var clock: LiveClock
  private var isTurned = false
  private var inputs: [HostInput] = []
  /// Sizes of cells that were measured and not told yet.
  private var measured: [HostMeasurement] = []
  /// The case's actions that the user has not asked for yet.
  private var actionsToCome: ArraySlice<ScenarioAction>
  /// The offset to which an animated scroll leads, while it goes on.
  private var target: CGPoint?
  /// The reason why the latest request was not carried out.
  private var message: String?
  private var earliest = -TimeInterval.infinity

  /// The reason why there is nothing to show.
  package struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// Whether a contract was broken, rather than the case be mistaken.
    package let isFault: Bool
    package let description: String
  }

  /// Lays the grid of a case out. Its actions wait until a key asks for each.
  ///
  /// - Parameters:
  ///   - registry: The layouts that there are; the gallery's without it.
  ///   - fills: Whether the viewport is the terminal's, with 8 × 16 points a cell. Else it is the
  ///     case's, and drawn as large as fits.
  ///   - measures: Whether the terminal says how high cells are that size themselves.
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
    // From when it was wanted, if that is not long ago: then lateness does not add up.
    let interval = 1 / Self.frameRate
    let start = due.map { time - $0 < interval ? min($0, time) : time } ?? time
    earliest = start + interval
    let next = advance(to: clock.time(at: time))
    due = clock.held == nil ? next.map { max(earliest, time + $0) } : nil
    redraw()
  }

  /// Advances the session to a time and takes over its frame.
  ///
  /// - Returns: Seconds until the grid wants a frame.
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
      // Cannot be: frames are asked against the latest one.
      message = error.description
    }
    if state.motion != .animation { target = nil }
    measured += Self.measurements(of: frame)
  }

  /// Sizes of the views that ask for one and have another: a row for each line of their text, and
  /// half a row above and below it.
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

  /// Asks for a frame as soon as one may be.
  private func wantFrame(at time: TimeInterval) {
    due = min(due ?? .infinity, max(time, earliest))
  }

  // MARK: Terminal

  /// Takes another size of the terminal over.
  package func resize(columns: Int, rows: Int, at time: TimeInterval) {
    let resized = CellCanvas(columns: columns, rows: rows)
    guard resized.columns != canvas.columns || resized.rows != canvas.rows else { return }
    canvas = resized
    if fills { perform(.setBounds(wantedSize, animated: false), at: time) }
    redraw()
    wantFrame(at: time)
  }

  /// Takes over what the terminal tells of.
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

  /// Stops time between two ticks, or lets it go on.
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

  private var limits: (min: CGPoint, max: CGPoint) {
    let limits = session.grid.offsetLimits
    return (limits.min, limits.max)
  }

  /// Whether the content moves across only: then what moves it up and down moves it across.
  private var isHorizontal: Bool {
    let (least, most) = limits
    return most.y <= least.y && most.x > least.x
  }

  private func scroll(x: Int, y: Int, rows: Int, at time: TimeInterval, location: CGPoint?) {
    let length = CGFloat(rows) * projection.grain.height
    var way = CGPoint(x: CGFloat(x) * length, y: CGFloat(y) * length)
    if isHorizontal { way = CGPoint(x: way.x + way.y, y: 0) }
    inputs.append(.wheel(by: way, at: clock.time(at: time), location: location))
  }

  /// A page less a little that stays to be seen.
  private func page(by count: CGFloat, at time: TimeInterval) {
    let inset = state.adjustedInset
    var place = target ?? state.contentOffset
    if isHorizontal {
      place.x += count * (state.viewport.width - inset.left - inset.right) * 0.875
    } else {
      place.y += count * (state.viewport.height - inset.top - inset.bottom) * 0.875
    }
    let (least, most) = limits
    scroll(
      to: CGPoint(
        x: min(max(place.x, least.x), most.x), y: min(max(place.y, least.y), most.y)), at: time)
  }

  private func scroll(to place: CGPoint, at time: TimeInterval) {
    perform(.setContentOffset(place, animated: true), at: time)
    target = place
  }

  // MARK: Changing

  /// An item comes in at the middle of what is on screen.
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

  /// The item on screen whose middle is nearest to that of the viewport.
  private var middle: GridElementID? {
    let center = CGPoint(
      x: state.contentOffset.x + state.viewport.width / 2,
      y: state.contentOffset.y + state.viewport.height / 2)
    func distance(_ view: HostView) -> CGFloat {
      hypot(view.center.x - center.x, view.center.y - center.y)
    }
    // Views on their way out stand for items that are gone.
    let items = session.grid.indexPathsForVisibleItems
    let present = Set(items.map { GridElementID.cell($0.section, $0.item) })
    return state.views.filter { present.contains($0.element) && !$0.isHidden }
      .min { (distance($0), $0.element) < (distance($1), $1.element) }?.element
  }

  /// Performs an action now. Earlier input comes first.
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

  /// Returns the words for an error. The code, which the user can look up, comes first: a line may
  /// not have room for more.
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

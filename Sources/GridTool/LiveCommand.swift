import Foundation
import GridScenarios

/// The command `gridview live`.
@MainActor
struct LiveCommand: ToolCommand {
  static let options: [Option] = [
    .value("--case"), .list("--set"), .value("--viewport"), .value("--items"),
    .flag("--measures"),
  ]

  static let help = """
    gridview live FILE|ID [options]

    Shows a grid that fills the terminal: a layout by its id, or a case of a scenario file, whose
    actions wait for the key n. The viewport of a layout is the terminal, 8 x 16 points a character,
    also after a resize. A case, or a layout with --viewport, keeps its viewport, drawn as large as
    fits.

      mouse                 drags, throws, and selects; the wheel scrolls
      arrows                scroll by a row
      page keys, space      scroll by a page
      Home, End             scroll to the ends
      1 to 9                switch to another layout: those of the case, then the gallery's
      + -                   insert or delete an item in the middle of the screen
      r                     rotates the viewport
      n                     performs the next action of the case
      p                     pauses and resumes time; in a pause, a full stop advances it by one tick
      q, Ctrl-C, Ctrl-Z     quit; Ctrl-Z only suspends the tool

      --case NAME           the case of the file; the first one by default
      --set KEY=VALUE, --viewport WxH, --items N   as for gridview run
      --measures            gives self-sizing cells the height of their text in the terminal, in
                            place of the case's preferredSizes

    With NO_COLOR, elements have outlines instead of colours. The tool restores the terminal however
    it ends.

    Exit status: 0, 1 when the layout broke a contract before it could be shown, 2 for input that
    cannot be read and where the output is no terminal, 130 after Ctrl-C.
    """

  let options: Options

  func run() throws(UsageError) -> Int32 {
    guard let word = options.words.first else { throw UsageError(Self.missingFile) }
    if options.words.count > 1 {
      throw UsageError("unexpected argument \"\(options.words[1])\"; name one grid")
    }
    guard isatty(STDOUT_FILENO) == 1 else {
      throw UsageError(
        "the output is not a terminal; use gridview run --ascii for a file or a pipe, or gridview "
          + "host for another program")
    }
    guard ProcessInfo.processInfo.environment["TERM"] != "dumb" else {
      throw UsageError("a dumb terminal cannot be redrawn; use gridview run --ascii")
    }
    guard let choices = CaseSelection.chosen(by: [word], options) else { return 2 }
    let choice = try choice(of: choices, in: word)
    guard CaseSelection.areRunnable(CollectionOfOne((choice, choice.scenario))) else { return 2 }
    let terminal = STDOUT_FILENO
    let size = FullScreen.size(of: terminal)
    let grid: LiveGrid
    do throws(LiveGrid.Refusal) {
      grid = try LiveGrid(
        choice.scenario, fills: choice.isBare && options.values["--viewport"] == nil,
        measures: options.flags.contains("--measures"), columns: size.columns, rows: size.rows,
        hasColors: !Console.output.style.isPlain,
        at: Self.now)
    } catch {
      Console.error(error.description)
      return error.isFault ? 1 : 2
    }
    guard let news = FullScreen.enter(terminal) else {
      let reason = String(cString: strerror(errno))
      FullScreen.leave()
      Console.error("gridview live: cannot take the terminal over: \(reason)")
      return 2
    }
    let isInterrupted = show(grid, on: terminal, news)
    FullScreen.leave()
    return isInterrupted ? 130 : 0
  }

  /// Returns the case that `--case` names, or the first case if the option is missing.
  private func choice(
    of choices: [CaseSelection.Chosen], in word: String
  ) throws(UsageError) -> CaseSelection.Chosen {
    let name = options.values["--case"]
    if let choice = choices.first(where: { name == nil || $0.scenario.id == name }) {
      return choice
    }
    guard let name else { throw UsageError("\(word) has no case to show") }
    throw UsageError(
      "\(word) has no case \"\(name)\""
        + Help.suggestion(for: name, among: choices.map(\.scenario.id)))
  }

  // MARK: The loop

  /// Handles keys, events of the terminal and frames, until the user quits, the input ends, or
  /// writing to the terminal fails.
  ///
  /// - Parameter news: A file descriptor that becomes readable when `FullScreen.news` has an event.
  /// - Returns: Whether Ctrl-C ended the loop.
  private func show(_ grid: LiveGrid, on terminal: Int32, _ news: Int32) -> Bool {
    var writer = ScreenWriter()
    var keys = KeyQueue()
    func write() -> Bool { FullScreen.write(writer.bytes(showing: grid.canvas)) }
    func takeTerminal() -> Bool {
      writer.forget()
      let size = FullScreen.size(of: terminal)
      grid.resize(columns: size.columns, rows: size.rows, at: Self.now)
      return FullScreen.resume()
    }
    while write(), !grid.isEnded {
      var wanted = [
        pollfd(fd: keys.hasRoom ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: news, events: Int16(POLLIN), revents: 0),
      ]
      let wait = keys.isEmpty ? Self.wait(grid.due, keys.input) : 0
      if poll(&wanted, 2, wait) == 0, wait != 0 { keys.input.giveUp() }
      if wanted[1].revents != 0 {
        switch FullScreen.news(news) {
        case .resized:
          let size = FullScreen.size(of: terminal)
          grid.resize(columns: size.columns, rows: size.rows, at: Self.now)
        case .stopped:
          FullScreen.stop()
          guard takeTerminal() else { return false }
        case .continued: guard takeTerminal() else { return false }
        }
      }
      // All typed keys are read before the first key is handled, so that Ctrl-C does not wait for
      // the keys before it.
      if wanted[0].revents != 0 {
        keys.read()
        if keys.isInterrupted { return true }
        continue
      }
      switch keys.next() {
      case nil: if keys.isOver { return false }
      case .character("\u{1A}"):
        FullScreen.stop()
        guard takeTerminal() else { return false }
      case let event?: grid.take(event, at: Self.now)
      }
      if let due = grid.due, due <= Self.now { grid.frame(at: Self.now) }
    }
    return false
  }

  /// Returns the milliseconds to wait for the next event until the time `due`, or -1 to wait for
  /// ever.
  private static func wait(_ due: TimeInterval?, _ input: TerminalInput) -> Int32 {
    var wait = due.map { max(0, min(($0 - now) * 1000, 1000)).rounded(.up) }
    if input.isWaiting { wait = min(wait ?? 50, 50) }
    return wait.map { Int32($0) } ?? -1
  }

  /// The time of the machine's clock, in seconds. No other code of the tool reads the clock.
  private static var now: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

}

/// The typed keys that are not handled yet.
private struct KeyQueue {
  var input = TerminalInput()
  /// Whether the input has ended.
  private(set) var isOver = false
  /// Whether Ctrl-C was typed.
  private(set) var isInterrupted = false
  private var events: ArraySlice<TerminalEvent> = []
  /// The maximum number of events that are not handled yet.
  private static let most = 1 << 18

  var isEmpty: Bool { events.isEmpty }

  /// Whether the queue can take more input.
  var hasRoom: Bool { !isOver && events.count < Self.most }

  /// Reads the available input into the queue.
  mutating func read() {
    var part = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(STDIN_FILENO, &part, part.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    guard count > 0 else {
      isOver = true
      return
    }
    let new = input.events(in: part[..<count])
    isInterrupted = isInterrupted || new.contains(.character("\u{03}"))
    events += new
  }

  mutating func next() -> TerminalEvent? {
    defer { if events.isEmpty { events = [] } }
    return events.popFirst()
  }
}

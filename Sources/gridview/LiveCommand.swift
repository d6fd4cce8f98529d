import Foundation
import GridScenarios

/// `gridview live`
@MainActor
struct LiveCommand {
  static let options: [Option] = [
    .value("--case"), .list("--set"), .value("--viewport"), .value("--items"),
    .flag("--measures"),
  ]

  private let options: Options
  private let word: String

  init(_ arguments: [String]) throws(UsageError) {
    options = try Options(arguments, Self.options)
    guard let word = options.words.first else {
      throw UsageError("name a scenario file or the id of a layout (see gridview list)")
    }
    if options.words.count > 1 {
      throw UsageError("one grid at a time: nothing to do with \"\(options.words[1])\"")
    }
    self.word = word
  }

  func run() throws(UsageError) -> Int32 {
    guard isatty(STDOUT_FILENO) == 1 else {
      throw UsageError(
        "the output is no terminal: gridview run --ascii draws into a file or a pipe, and gridview "
          + "host is asked over one")
    }
    guard ProcessInfo.processInfo.environment["TERM"] != "dumb" else {
      throw UsageError(
        "a dumb terminal cannot be drawn on twice: gridview run --ascii draws once")
    }
    let choices: [CaseSelection.Chosen]
    do throws(ScenarioFileError) {
      choices = try CaseSelection(options).chosen(by: [word], reading: ToolFile.read)
    } catch {
      Console.error(error.description)
      return 2
    }
    let choice = try choice(of: choices)
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
    guard let sizes = FullScreen.enter(terminal) else {
      let reason = String(cString: strerror(errno))
      FullScreen.leave()
      Console.error("gridview live: cannot take the terminal over: \(reason)")
      return 2
    }
    let isInterrupted = show(grid, on: terminal, sizes)
    FullScreen.leave()
    return isInterrupted ? 130 : 0
  }

  /// The first case, or the one that `--case` names.
  private func choice(
    of choices: [CaseSelection.Chosen]
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

  /// Waits for the terminal and for the time of frames, until somebody leaves, types no more, or
  /// cannot see it any more.
  ///
  /// - Parameter sizes: What can be read where the terminal's size changes.
  /// - Returns: Whether it was interrupted by Ctrl-C.
  private func show(_ grid: LiveGrid, on terminal: Int32, _ sizes: Int32) -> Bool {
    var writer = ScreenWriter()
    var input = TerminalInput()
    func write() -> Bool { FullScreen.write(writer.bytes(showing: grid.canvas)) }
    func resize() {
      let size = FullScreen.size(of: terminal)
      grid.resize(columns: size.columns, rows: size.rows, at: Self.now)
    }
    while write(), !grid.isEnded {
      var wanted = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: sizes, events: Int16(POLLIN), revents: 0),
      ]
      if poll(&wanted, 2, Self.wait(grid.due, input)) == 0 { input.giveUp() }
      if wanted[1].revents != 0 {
        Self.empty(sizes)
        resize()
      }
      if wanted[0].revents != 0 {
        guard let bytes = Self.read() else { return false }
        for event in input.events(in: bytes) {
          switch event {
          case .character("\u{03}"): return true
          case .character("\u{1A}"):
            Self.suspend()
            writer.forget()
            resize()
          default:
            grid.take(event, at: Self.now)
            // Each step is a frame of its own, however fast they come.
            if grid.isHeld, !write() { return false }
          }
        }
      }
      if let due = grid.due, due <= Self.now { grid.frame(at: Self.now) }
    }
    return false
  }

  /// Milliseconds to wait, rounded up; -1 for ever.
  private static func wait(_ due: TimeInterval?, _ input: TerminalInput) -> Int32 {
    var wait = due.map { max(0, min(($0 - now) * 1000, 1000)).rounded(.up) }
    if input.isWaiting { wait = min(wait ?? 50, 50) }
    return wait.map { Int32($0) } ?? -1
  }

  /// The machine's clock, in seconds: here, and nowhere else, it comes to the host.
  private static var now: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// What has been typed; nil at the end of the input.
  private static func read() -> [UInt8]? {
    var part = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(STDIN_FILENO, &part, part.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return count > 0 ? Array(part[..<count]) : nil
  }

  private static func empty(_ pipe: Int32) {
    var part = [UInt8](repeating: 0, count: 64)
    while Foundation.read(pipe, &part, part.count) > 0 {}
  }

  /// Gives the terminal back while the shell has it.
  private static func suspend() {
    FullScreen.leave()
    // Not `kill`: another thread may take that, later.
    raise(SIGTSTP)
    _ = FullScreen.resume()
  }
}

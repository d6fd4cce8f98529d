import GridScenarios

/// The command `gridview host`.
@MainActor
struct HostCommand: ToolCommand {
  static let options: [Option] = [.value("--record", .file), .value("--replay", .file)]

  static let help = """
    gridview host [--record FILE] [--replay FILE]

    Runs a grid that another program draws: a web page, a toolkit, a terminal. Requests arrive on
    the standard input, and answers go to the standard output: JSON-RPC 2.0, one object a line. The
    methods are hello, open (a case), frame (a time and the input until then), do (actions), state
    and close. Requests carry the time; nothing happens between two of them. Layouts print to the
    standard error. The program ends with its input. Docs/HostProtocol.md describes the messages,
    Docs/Reference/Host.schema.json is their JSON Schema.

      --record FILE  writes every request to FILE, as it came
      --replay FILE  answers the requests of FILE instead, with the same bytes as the first time

    Exit status: 0, or 2 for a file that cannot be read or written.
    """

  let options: Options

  func run() throws(UsageError) -> Int32 {
    let record = options.values["--record"]
    let replay = options.values["--replay"]
    if let record, let replay, ToolFile.isSame(record, replay) {
      throw UsageError(
        "--record would empty \(replay) before --replay reads it: record into another file")
    }
    // The output of a layout or a data source must not get between the answers.
    let answers = Self.moveOutput()
    let server = HostServer()
    var lines = LineReader(STDIN_FILENO)
    var log: SessionLog?
    do throws(ScenarioRunner.Refusal) {
      if let replay { lines = try LineReader(replay) }
      log = try record.map { path throws(ScenarioRunner.Refusal) in try SessionLog(path) }
    } catch {
      Console.error("gridview host: \(error)")
      return 2
    }
    while let line = lines.next() {
      let answer: String
      switch line {
      case .whole(let bytes):
        log?.add(bytes)
        answer = server.answer(bytes)
      case .tooLong(let beginning):
        // The beginning exceeds the limit, too, so that a replay refuses the recorded line as well.
        log?.add(beginning)
        answer = server.tooLong()
      }
      let code = WholeWrite.write(Array(answer.utf8) + [UInt8(ascii: "\n")], to: answers)
      // The host has closed the pipe and reads no more answers.
      if code == EPIPE { break }
      if code != 0 {
        Console.error("gridview host: cannot write the answers: \(String(cString: strerror(code)))")
        return 2
      }
    }
    let isRecorded = log?.close() ?? true
    if let code = lines.failure {
      Console.error("gridview host: cannot read the requests: \(String(cString: strerror(code)))")
      return 2
    }
    return isRecorded ? 0 : 2
  }
  /// Redirects the standard output of the process, and so the output of `print`, to the standard
  /// error.
  ///
  /// - Returns: A file descriptor of the original standard output.
  private static func moveOutput() -> Int32 {
    fflush(nil)
    let real = dup(STDOUT_FILENO)
    guard real >= 0 else { return STDOUT_FILENO }
    _ = fcntl(real, F_SETFD, FD_CLOEXEC)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return real
  }
}

import GridScenarios

/// The time and memory that a command may use for one file. A release build needs no more for any
/// file within the limits of scenario files.
struct FuzzFileLimits: Hashable, Sendable {
  /// The limit of processor time, in seconds. Processor time does not grow on a busy machine.
  var seconds = 20
  var megabytes = 2048
  /// The limit of time on the clock, in seconds. It is long enough for a busy machine.
  var patience: Double = 200
}

/// A child process of the fuzzer: it runs the tool's commands on spoilt (randomly damaged) files,
/// one after the other. A run over thousands of files therefore starts far fewer programs than
/// files.
///
/// Lines on the standard input are jobs: `seed 7` for the file of a seed and all commands, or `file
/// NAME 2` for a file of the folder and one command. The child writes its report to the standard
/// output that it was started with. It writes `begin 2` before a command. After the command it
/// writes the status (`status 1`) and each problem (`bad control U+1B in output`). It writes `done`
/// after a job. These lines tell which command was running if the child dies.
@MainActor
struct FuzzFileChild {
  private nonisolated static let key = "GRIDVIEW_FUZZ_LIMITS"
  /// The names of three files: the standard output and the standard error of the current command,
  /// and the spoilt file.
  nonisolated static let outputName = "output.txt"
  nonisolated static let errorsName = "errors.txt"
  nonisolated static let fileName = "f.json"

  private let limits: FuzzFileLimits
  private let channel: Int32
  private let run: @MainActor ([String]) -> Int32

  /// Returns the environment variables that make a process a child of the fuzzer.
  nonisolated static func environment(_ limits: FuzzFileLimits) -> [String: String] {
    [
      key: "\(limits.seconds) \(limits.megabytes)",
      // A trap is expected, and its backtrace is not read.
      "SWIFT_BACKTRACE": "enable=no",
      // One arena, because the addresses of further arenas would count as memory.
      "MALLOC_ARENA_MAX": "1",
    ]
  }

  /// Makes the child from the environment; nil in a process that the fuzzer did not start.
  ///
  /// - Parameter run: Runs the tool with arguments, writes out all its output, and returns the exit
  ///   status.
  init?(running run: @escaping @MainActor ([String]) -> Int32) {
    guard let text = ProcessInfo.processInfo.environment[Self.key] else { return nil }
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2 else { return nil }
    var limits = FuzzFileLimits()
    limits.seconds = numbers[0]
    limits.megabytes = numbers[1]
    self.limits = limits
    self.run = run
    channel = dup(STDOUT_FILENO)
  }

  /// Runs jobs until there are no more.
  func serve() {
    limitMemory()
    while let line = readLine() {
      let words = line.split(separator: " ")
      if words.count == 2, words[0] == "seed", let seed = UInt64(words[1]) {
        let bytes = FuzzFile(seed: seed).bytes
        guard FileManager.default.createFile(atPath: Self.fileName, contents: Data(bytes)) else {
          return
        }
        for command in FuzzFileCommand.allCases { serve(command, Self.fileName) }
      } else if words.count == 3, words[0] == "file", let number = Int(words[2]),
        let command = FuzzFileCommand(rawValue: number)
      {
        serve(command, String(words[1]))
      }
      tell("done")
    }
  }

  private func serve(_ command: FuzzFileCommand, _ file: String) {
    for name in command.files { unlink(name) }
    guard redirect(STDOUT_FILENO, to: Self.outputName),
      redirect(STDERR_FILENO, to: Self.errorsName)
    else { exit(3) }
    tell("begin \(command.rawValue)")
    limitTime(limits.seconds)
    let status = run(command.arguments(file))
    limitTime(0)
    tell("status \(status)")
    let contents = command.files.map { ($0, FileManager.default.contents(atPath: $0)) }
    let check = FuzzFileCheck(
      command: command, file: file, status: status,
      output: FileManager.default.contents(atPath: Self.outputName) ?? Data(),
      errors: FileManager.default.contents(atPath: Self.errorsName) ?? Data(),
      files: Dictionary(uniqueKeysWithValues: contents).compactMapValues { $0 })
    for problem in check.problems {
      tell("bad \(problem.claim.rawValue) \(VisibleText.line(problem.detail))")
    }
  }

  private func tell(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(channel, $0.baseAddress, $0.count) }
      if count < 0 { exit(3) }
      rest = rest.dropFirst(count)
    }
  }

  private func redirect(_ number: Int32, to name: String) -> Bool {
    let file = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    return dup2(file, number) == number
  }

  /// Makes the system end the process by a signal after some seconds of processor time; 0 removes
  /// the limit.
  private func limitTime(_ seconds: Int) {
    #if os(Linux)
      let kind = __itimer_which_t(ITIMER_PROF.rawValue)
    #elseif os(macOS)
      let kind = ITIMER_PROF
    #endif
    #if os(Linux) || os(macOS)
      var timer = itimerval()
      timer.it_value.tv_sec = seconds
      setitimer(kind, &timer, nil)
    #endif
  }

  /// Limits the address space of the process. Memory in use so far, such as that of libraries, does
  /// not count.
  private func limitMemory() {
    #if os(Linux)
      let text = FileManager.default.contents(atPath: "/proc/self/statm") ?? Data()
      let pages = String(decoding: text, as: UTF8.self).split(separator: " ").first
      guard let pages = pages.flatMap({ UInt($0) }) else { return }
      let bytes = pages * UInt(sysconf(Int32(_SC_PAGESIZE))) + UInt(limits.megabytes) << 20
      var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #endif
  }
}

import GridScenarios
import Foundation

/// The time and memory that a command may use for one file: a release build needs no more for any
/// file that is within the limits of scenario files.
struct FuzzFileLimits: Hashable, Sendable {
  /// The limit of the processor's time: a machine that is busy otherwise does not make a file slow.
  var seconds = 20
  var megabytes = 2048
  /// Seconds that may go by on the clock: enough for a machine that is busy with other things.
  var patience: Double = 200

  init() {}
}

/// The tool as a child that runs commands on spoilt files, one after the other, so that a run over
/// thousands of files does not start thousands of programs.
///
/// Lines on the standard input are jobs: `seed 7` for the file of a seed and all commands, or
/// `file NAME 2` for a file of the folder and one command. The child reports on what was the
/// standard output: each command before it begins (`begin 2`), and after it has ended its status
/// (`status 1`) and each problem (`bad control U+1B in output`); `done` ends a job. A reader of
/// these lines knows where the child was when it died.
@MainActor
struct FuzzFileChild {
  private nonisolated static let key = "GRIDVIEW_FUZZ_LIMITS"
  /// Names of files: the standard output and error of the present command, and the spoilt file.
  nonisolated static let outputName = "output.txt"
  nonisolated static let errorsName = "errors.txt"
  nonisolated static let fileName = "f.json"

  private let limits: FuzzFileLimits
  private let channel: Int32
  private let run: @MainActor ([String]) -> Int32

  /// Variables that make a process this child.
  nonisolated static func environment(_ limits: FuzzFileLimits) -> [String: String] {
    [
      key: "\(limits.seconds) \(limits.megabytes)",
      // A trap is expected, and its backtrace is not read.
      "SWIFT_BACKTRACE": "enable=no",
      // One arena: the others' addresses would count as memory.
      "MALLOC_ARENA_MAX": "1",
    ]
  }

  /// Makes the child from the environment; nil in a process that the fuzzer did not start.
  ///
  /// - Parameter run: Runs the tool with these words, and writes out everything it has printed.
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

  /// Ends the process by a signal after so much of the processor's time; 0 takes that back.
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

  /// Addresses beyond those in use so far, so that libraries do not count.
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

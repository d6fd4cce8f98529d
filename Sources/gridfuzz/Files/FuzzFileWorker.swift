#if os(Linux) || os(macOS)
  import GridScenarios

  /// Starts and controls a child process (`FuzzFileChild`).
  final class FuzzFileWorker {
    /// The outcome of a job.
    struct Outcome {
      var problems: [FuzzFileProblem] = []
      /// The exit statuses of the commands that finished.
      var statuses: [Int32] = []
      /// The end of the standard error of a command that did not finish.
      var lastWords = ""
    }

    let folder: URL
    private let limits: FuzzFileLimits
    private let program: URL
    private let arguments: [String]
    private var process: Process?
    private var input: FileHandle?
    private var output: FileHandle?
    private var buffer: [UInt8] = []
    private var outcome = Outcome()
    private var command: FuzzFileCommand?
    private(set) var isBusy = false
    /// The number of jobs that the current child has received.
    private var jobs = 0
    /// The number of jobs after which a new child is started, because the memory that libraries
    /// keep may grow.
    private static let mostJobs = 100

    init(program: URL, arguments: [String], limits: FuzzFileLimits, folder: URL) {
      self.program = program
      self.arguments = arguments
      self.limits = limits
      self.folder = folder
    }

    /// Begins a job.
    func begin(_ job: String) throws {
      if jobs >= Self.mostJobs { stop() }
      if process == nil { try start() }
      jobs += 1
      outcome = Outcome()
      command = nil
      isBusy = true
      // If the child has ended, reading its answer detects it.
      try? input?.write(contentsOf: Data((job + "\n").utf8))
    }

    /// Runs a job to its end.
    func run(_ job: String) throws -> Outcome {
      try begin(job)
      while true {
        if let outcome = Self.wait(for: [self]).first?.1 { return outcome }
      }
    }

    /// Closes the child's input and waits for the child to end.
    func stop() {
      try? input?.close()
      process?.waitUntilExit()
      process = nil
    }

    private func start() throws {
      let child = Process()
      child.executableURL = program
      child.arguments = arguments
      child.currentDirectoryURL = folder
      child.environment = ProcessInfo.processInfo.environment
        .merging(FuzzFileChild.environment(limits)) { $1 }
      let (jobs, answers) = (Pipe(), Pipe())
      child.standardInput = jobs
      child.standardOutput = answers
      child.standardError = FileHandle.nullDevice
      try child.run()
      try? jobs.fileHandleForReading.close()
      try? answers.fileHandleForWriting.close()
      process = child
      input = jobs.fileHandleForWriting
      output = answers.fileHandleForReading
      buffer = []
      self.jobs = 0
    }

    /// Waits until one of several workers has written something, and returns the workers that have
    /// finished their jobs.
    ///
    /// A command that uses up its processor time is ended by the system. This function ends a
    /// command that sleeps, after the longer limit of time on the clock
    /// (`FuzzFileLimits.patience`).
    static func wait(for workers: [FuzzFileWorker]) -> [(FuzzFileWorker, Outcome)] {
      let busy = workers.filter(\.isBusy)
      var files = busy.map {
        pollfd(fd: $0.output?.fileDescriptor ?? -1, events: Int16(POLLIN), revents: 0)
      }
      let patience = busy.map(\.limits.patience).max() ?? 1
      let count = poll(&files, nfds_t(files.count), Int32(patience * 1000))
      if count < 0 { return [] }
      return zip(busy, files).compactMap { worker, file in
        if count == 0 { return (worker, worker.end(byPatience: true)) }
        guard file.revents != 0 else { return nil }
        return worker.receive().map { (worker, $0) }
      }
    }

    /// Reads the available output and returns the outcome if the job has ended; nil otherwise.
    private func receive() -> Outcome? {
      guard let file = output?.fileDescriptor else { return end(byPatience: false) }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(file, &bytes, bytes.count)
      if count <= 0 { return end(byPatience: false) }
      buffer += bytes[..<count]
      while let newline = buffer.firstIndex(of: 0x0A) {
        let line = String(decoding: buffer[..<newline], as: UTF8.self)
        buffer.removeSubrange(...newline)
        if line == "done" {
          isBusy = false
          return outcome
        }
        take(line.split(separator: " ", maxSplits: 2).map(String.init))
      }
      return nil
    }

    private func take(_ words: [String]) {
      switch (words.first, words.dropFirst().first) {
      case ("begin", let number?):
        command = Int(number).flatMap { FuzzFileCommand(rawValue: $0) }
      case ("status", let number?): outcome.statuses.append(Int32(number) ?? -1)
      case ("bad", let word?):
        guard let claim = FuzzFileProblem.Claim(rawValue: word), let command else { return }
        outcome.problems.append(
          .init(command: command, claim: claim, detail: words.count > 2 ? words[2] : ""))
      default: break
      }
    }

    /// Returns the outcome of a job whose child has ended. Kills the child if it is too slow.
    private func end(byPatience isSlow: Bool) -> Outcome {
      if isSlow, let process { kill(process.processIdentifier, SIGKILL) }
      try? input?.close()
      process?.waitUntilExit()
      let status = process?.terminationStatus ?? 0
      let isSignal = process?.terminationReason == .uncaughtSignal
      process = nil
      isBusy = false
      let errors = folder.appendingPathComponent(FuzzFileChild.errorsName)
      let text = String(
        decoding: FileManager.default.contents(atPath: errors.path) ?? Data(), as: UTF8.self)
      outcome.lastWords = String(text.suffix(400))
      let words = text.split(separator: "\n").last { $0.contains("rror") }.map { ", \($0)" } ?? ""
      let claim: FuzzFileProblem.Claim
      let detail: String
      if isSlow || isSignal && status == SIGPROF {
        (claim, detail) = (.time, "\(limits.seconds) s")
      } else if text.contains("allocat") {
        (claim, detail) = (.memory, "\(limits.megabytes) MB" + words)
      } else {
        (claim, detail) = (isSignal ? .signal : .status, "\(status)" + words)
      }
      outcome.problems.append(
        .init(command: command ?? .json, claim: claim, detail: VisibleText.line(detail)))
      return outcome
    }
  }
#endif

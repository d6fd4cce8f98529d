#if os(Linux) || os(macOS)
  import GridScenarios

  /// A spoilt (randomly damaged) file for which a command of the tool fails.
  struct FileFailure: Hashable, Sendable {
    var seed: UInt64
    /// The shortest file found that fails.
    var file: FuzzFile
    var problem: FuzzFileProblem
    var fullSize: Int
    /// Whether the file also fails in a new child process, and not only after other files.
    var isRepeatable: Bool
  }

  /// The counts of a run over spoilt files.
  struct FileTally: Hashable, Sendable {
    var files = 0
    /// The number of commands by exit status.
    var statuses: [Int32: Int] = [:]
    /// The number of failing files by kind of problem.
    var failures: [FuzzFileProblem.Claim: Int] = [:]

    var commands: Int { statuses.values.reduce(0, +) }
    var failureCount: Int { failures.values.reduce(0, +) }
  }

  extension FileTally: CustomStringConvertible {
    var description: String {
      let head =
        "\(files) files, \(commands) commands: \(statuses[0] ?? 0) well, \(statuses[1] ?? 0) with "
        + "faults or differences, \(statuses[2] ?? 0) refused"
      let claims = failures.sorted { $0.key.rawValue < $1.key.rawValue }
      return ([head] + claims.map { "  \($0.key.rawValue) \($0.value)" }).joined(separator: "\n")
    }
  }

  /// Runs every `FuzzFileCommand` on spoilt (randomly damaged) scenario files, and shortens the
  /// files that fail. The commands run in child processes with limits of time and memory.
  struct FileFuzzer {
    private let program: URL
    private let arguments: [String]
    private let folder: URL
    var limits = FuzzFileLimits()
    /// The number of children that work at the same time.
    var workerCount = max(1, min(4, ProcessInfo.processInfo.activeProcessorCount))
    private(set) var tally = FileTally()

    /// Makes a fuzzer that runs a tool in child processes.
    ///
    /// - Parameters:
    ///   - program: The executable of the tool.
    ///   - arguments: The arguments with which the program runs as a `FuzzFileChild`, if the
    ///     environment variables of a child are set.
    ///   - folder: The folder in which the children work. It must exist.
    init(program: URL, arguments: [String], folder: URL) {
      self.program = program
      self.arguments = arguments
      self.folder = folder
    }

    /// Runs all commands on the files that are made from seeds.
    ///
    /// - Parameters:
    ///   - keepsGoing: Whether the run continues after the first failing seed.
    ///   - progress: Called with the number of finished files.
    ///   - found: Called with each failure, in the order of the seeds.
    @MainActor
    mutating func run(
      seeds: Range<UInt64>, keepsGoing: Bool, progress: (Int) -> Void,
      found: (FileFailure) -> Void
    ) throws {
      let workers = try (0..<workerCount).map { try makeWorker("worker-\($0)") }
      let tester = try makeWorker("tester")
      defer { for worker in workers + [tester] { worker.stop() } }
      var present: [ObjectIdentifier: UInt64] = [:]
      var outcomes: [UInt64: FuzzFileWorker.Outcome] = [:]
      var next = seeds.lowerBound
      var notified = seeds.lowerBound
      var isOver = false
      while notified < seeds.upperBound, !isOver {
        for worker in workers where !worker.isBusy && next < seeds.upperBound {
          try worker.begin("seed \(next)")
          present[ObjectIdentifier(worker)] = next
          next += 1
        }
        for (worker, outcome) in FuzzFileWorker.wait(for: workers) {
          if let seed = present[ObjectIdentifier(worker)] { outcomes[seed] = outcome }
        }
        // Reports in the order of the seeds, whichever file was finished first.
        while !isOver, let outcome = outcomes.removeValue(forKey: notified) {
          tally.files += 1
          for status in outcome.statuses { tally.statuses[status, default: 0] += 1 }
          if let problem = outcome.problems.first {
            tally.failures[problem.claim, default: 0] += 1
            found(try failure(seed: notified, problem, tester))
            isOver = !keepsGoing
          }
          notified += 1
          progress(tally.files)
        }
      }
    }

    func makeWorker(_ name: String) throws -> FuzzFileWorker {
      let place = folder.appendingPathComponent(name, isDirectory: true)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      return FuzzFileWorker(
        program: program, arguments: arguments, limits: limits, folder: place)
    }

    /// Shortens the file of a seed while the shorter file fails alone in the same way. Returns the
    /// failure of the shortest file.
    @MainActor
    private func failure(
      seed: UInt64, _ problem: FuzzFileProblem, _ tester: FuzzFileWorker
    ) throws -> FileFailure {
      let file = FuzzFile(seed: seed)
      var failure = FileFailure(
        seed: seed, file: file, problem: problem, fullSize: file.bytes.count, isRepeatable: false)
      tester.stop()
      guard let again = try Self.problem(with: file, like: problem, tester) else { return failure }
      failure.problem = again
      failure.isRepeatable = true
      // A file that takes long to fail takes long to shorten.
      failure.file = file.shrunk(trials: problem.claim == .time ? 20 : 800) { candidate in
        (try? Self.problem(with: candidate, like: problem, tester)) != nil
      }
      if let last = try Self.problem(with: failure.file, like: problem, tester) {
        failure.problem = last
      }
      return failure
    }

    /// Runs the command of a problem on a file. Returns a problem of the same kind, if there is
    /// one.
    private static func problem(
      with file: FuzzFile, like problem: FuzzFileProblem, _ worker: FuzzFileWorker
    ) throws -> FuzzFileProblem? {
      try problems(with: file, problem.command, worker).first { $0.claim == problem.claim }
    }

    static func problems(
      with file: FuzzFile, _ command: FuzzFileCommand, _ worker: FuzzFileWorker
    ) throws -> [FuzzFileProblem] {
      let name = FuzzFileChild.fileName
      try Data(file.bytes).write(to: worker.folder.appendingPathComponent(name))
      return try worker.run("file \(name) \(command.rawValue)").problems
    }
  }
#endif

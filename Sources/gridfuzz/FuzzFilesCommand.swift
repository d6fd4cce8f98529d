import GridScenarios
import GridTool

/// The command `gridfuzz --files`.
@MainActor
struct FuzzFilesCommand {
  private let settings: FuzzSettings
  private let folder: String?

  init(_ arguments: [String]) throws(UsageError) {
    settings = try FuzzSettings(arguments, [.flag("--files"), .value("--out", .folder)])
    folder = settings.options.values["--out"]
  }

  func run() throws(UsageError) -> Int32 {
    let child = FuzzFileChild { arguments in
      let status = GridviewTool(arguments).run()
      Console.flush()
      return status
    }
    if let child {
      child.serve()
      return 0
    }
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridview-fuzz-\(UUID().uuidString)", isDirectory: true)
    Interruption.began(place.path)
    defer {
      try? FileManager.default.removeItem(at: place)
      Interruption.ended(place.path)
    }
    let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    var fuzzer = FileFuzzer(program: program, arguments: ["--files"], folder: place)
    var known: [[UInt8]: UInt64] = [:]
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      if let folder {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
      }
      try fuzzer.run(seeds: settings.seeds, keepsGoing: settings.keepsGoing) { count in
        settings.progress(count, "\(count) of \(settings.seeds.count) files")
      } found: { failure in
        Console.clearProgress()
        show(failure, &known)
      }
    } catch {
      throw UsageError("cannot go on: \(error.localizedDescription)")
    }
    Console.clearProgress()
    Console.print(fuzzer.tally.description)
    return fuzzer.tally.failureCount == 0 ? 0 : 1
  }

  /// Prints a failure, and writes its file if a folder is given.
  ///
  /// - Parameter known: The shortened files that have been shown, with their seeds.
  private func show(_ failure: FileFailure, _ known: inout [[UInt8]: UInt64]) {
    let command = failure.problem.command
    let bytes = failure.file.bytes
    Console.print(
      "seed \(failure.seed), \(command.line("FILE")), shrunk from \(failure.fullSize) to "
        + "\(bytes.count) bytes:")
    Console.print(failure.problem.description)
    if let earlier = known[bytes] {
      Console.print("the file is the same as for seed \(earlier)")
    } else if let folder {
      known[bytes] = failure.seed
      let path = "\(folder)/seed-\(failure.seed).json"
      if (try? ToolFile.write(bytes, to: path)) != nil {
        Console.print("again: \(command.line(path))")
      } else {
        Console.print("cannot write \(path)")
      }
    } else {
      known[bytes] = failure.seed
      Console.print(Self.text(bytes))
    }
    if !failure.isRepeatable {
      Console.print("it does not fail alone: run the seeds before it, too")
    }
    Console.print("again: gridfuzz --files --seed \(failure.seed)\n")
    Console.flush()
  }

  /// Returns a file as text. If the file is not UTF-8, bytes that are not printable ASCII are shown
  /// as numbers.
  private static func text(_ bytes: [UInt8]) -> String {
    let most = 2000
    let text = String(validating: bytes, as: UTF8.self).map { VisibleText.lines($0) }
    let shown =
      text
      ?? bytes.map { 0x20..<0x7F ~= $0 ? String(UnicodeScalar($0)) : "\\x" + hexadecimal($0) }
      .joined()
    return shown.count > most
      ? "\(shown.prefix(most))… (--out DIR writes all of it)" : shown
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    String(0x100 + Int(byte), radix: 16, uppercase: true).dropFirst().description
  }
}

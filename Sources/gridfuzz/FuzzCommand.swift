import GridScenarios
import GridTool

/// The command `gridfuzz`.
@MainActor
enum FuzzCommand {
  static func run(_ arguments: [String]) throws(UsageError) -> Int32 {
    func asks(for option: String) -> Bool {
      arguments.contains { $0.prefix { $0 != "=" } == option }
    }
    if asks(for: "--files") { return try FuzzFilesCommand(arguments).run() }
    return try asks(for: "--hosts") ? runHosts(arguments) : runUpdates(arguments)
  }

  private static func runHosts(_ arguments: [String]) throws(UsageError) -> Int32 {
    let settings = try FuzzSettings(arguments, [.flag("--hosts")], standardCount: 300)
    var fuzzer = HostFuzzer()
    return settings.run(&fuzzer) {
      "gridfuzz --hosts --seed \($0)\n"
    } summary: {
      $0.headline("session")
    }
  }

  private static func runUpdates(_ arguments: [String]) throws(UsageError) -> Int32 {
    var fuzzer = UpdateFuzzer(FuzzSubject.gallery)
    let ids = fuzzer.subjects.map(\.id)
    let settings = try FuzzSettings(
      arguments, [.value("--layout"), .value("--record", .file(or: []))]
    ) { options in
      guard let id = options.values["--layout"], !ids.contains(id) else { return nil }
      return "unknown layout \"\(id)\"" + Help.suggestion(for: id, among: ids)
        + "; there are \(ids.joined(separator: ", "))"
    }
    let layout = settings.options.values["--layout"]
    fuzzer.firstLayouts = layout.map { [$0] }
    if let path = settings.options.values["--record"] {
      return try record(settings.seeds, fuzzer, to: path)
    }
    return settings.run(&fuzzer) { seed in
      "gridfuzz --seed \(seed)" + (layout.map { " --layout \($0)" } ?? "")
        + (settings.keepsGoing ? "\n" : "")
    } summary: {
      $0.description
    }
  }

  /// Writes the records of all scripts to a file, for comparison with the file of another build.
  private static func record(
    _ seeds: Range<UInt64>, _ fuzzer: UpdateFuzzer, to path: String
  ) throws(UsageError) -> Int32 {
    var text = ""
    for seed in seeds {
      let script = fuzzer.script(seed: seed)
      for isTraced in [false, true] {
        text += "seed \(seed)\(isTraced ? " traced" : "") \(script.layout)\n"
        text += fuzzer.record(of: script, isTraced: isTraced)
      }
    }
    do throws(ScenarioRunner.Refusal) {
      try ToolFile.write(text, to: path)
    } catch {
      throw UsageError(error.description)
    }
    return 0
  }
}

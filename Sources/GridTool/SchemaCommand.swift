import GridScenarios

/// The command `gridview schema`.
@MainActor
struct SchemaCommand {
  static let options: [Option] = [.flag("--host")]

  private let isOfHost: Bool

  init(_ arguments: [String]) throws(UsageError) {
    let options = try Options(arguments, Self.options)
    if let word = options.words.first { throw UsageError("unexpected argument \"\(word)\"") }
    isOfHost = options.flags.contains("--host")
  }

  func run() -> Int32 {
    let schema = isOfHost ? HostSchema.json : ScenarioSchema.gallery
    Console.write((try? schema.text(.pretty)) ?? "")
    return 0
  }
}

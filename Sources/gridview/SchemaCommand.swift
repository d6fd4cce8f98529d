import GridScenarios

/// `gridview schema`
@MainActor
struct SchemaCommand {
  static let options: [Option] = []

  init(_ arguments: [String]) throws(UsageError) {
    let options = try Options(arguments, Self.options)
    if let word = options.words.first { throw UsageError("nothing to do with \"\(word)\"") }
  }

  func run() -> Int32 {
    Console.write((try? ScenarioSchema.gallery.text(.pretty)) ?? "")
    return 0
  }
}

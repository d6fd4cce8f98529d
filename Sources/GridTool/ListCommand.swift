import GridScenarios

/// The command `gridview list`.
@MainActor
struct ListCommand {
  static let options: [Option] = [.flag("--json")]

  /// The line below the whole list. The line names the page that compares layouts with the articles
  /// about them.
  private static let articles =
    "Docs/Essays/Articles.md compares these layouts with five articles, claim by claim."

  private let options: Options
  private let entries: [GalleryEntry]

  init(_ arguments: [String]) throws(UsageError) {
    options = try Options(arguments, Self.options)
    let all = GalleryEntry.all
    let unknown = options.words.filter { word in !all.contains { $0.id == word } }
    if !unknown.isEmpty {
      throw UsageError(
        unknown.map {
          "unknown layout \"\($0)\"" + Help.suggestion(for: $0, among: all.map(\.id))
        })
    }
    entries =
      options.words.isEmpty
      ? all : options.words.compactMap { word in all.first { $0.id == word } }
  }

  func run() throws(UsageError) -> Int32 {
    let isJSON = options.flags.contains("--json")
    for (index, entry) in entries.enumerated() {
      if isJSON {
        Console.write((try? entry.json.text(.line)) ?? "")
      } else {
        if index > 0 { Console.print("") }
        Console.print(entry.text(Console.output.style))
      }
    }
    if options.words.isEmpty, !isJSON { Console.print("\n" + Self.articles) }
    return 0
  }
}

import GridScenarios

/// The command `gridview list`.
@MainActor
struct ListCommand: ToolCommand {
  static let options: [Option] = [.flag("--json")]

  static let help = """
    gridview list [ID …] [--json]

    Lists the layouts of the gallery, with their parameters, defaults and accepted values, and then
    its scenarios: all of them, or those with the given ids. gridview run takes these ids.

      --json       one JSON object per layout and line
    """

  /// The line below the whole list. The line names the page that compares layouts with the articles
  /// about them.
  private static let articles =
    "Docs/Essays/Articles.md compares these layouts with five articles, claim by claim."

  let options: Options

  func run() throws(UsageError) -> Int32 {
    let all = GalleryEntry.all
    let unknown = options.words.filter { word in !all.contains { $0.id == word } }
    if !unknown.isEmpty {
      throw UsageError(
        unknown.map {
          "unknown layout \"\($0)\"" + Help.suggestion(for: $0, among: all.map(\.id))
        })
    }
    let entries =
      options.words.isEmpty
      ? all : options.words.compactMap { word in all.first { $0.id == word } }
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

import Foundation
import GridScenarios

/// The command `gridview tour`.
@MainActor
struct TourCommand {
  static let options: [Option] = [.value("--out", .folder)]

  private let options: Options

  init(_ arguments: [String]) throws(UsageError) {
    options = try Options(arguments, Self.options)
    if let word = options.words.first { throw UsageError("unexpected argument \"\(word)\"") }
    if let problem = PlayerFiles.problem ?? GalleryScenarios.problem { throw UsageError(problem) }
  }

  func run() throws(UsageError) -> Int32 {
    let folder = try outputFolder()
    let stops = Tour.stops
    let style = Console.output.style
    var hasFault = false
    Console.print(style.bold("A tour with \(stops.count) stops, without a screen"))
    for (index, stop) in stops.enumerated() {
      Console.progress("\(index + 1) of \(stops.count): \(stop.scenario.id)")
      do throws(ScenarioRunner.Refusal) {
        let page = try TourPage(stop)
        let file = folder.appendingPathComponent(page.fileName)
        let (picture, player) = (
          file.appendingPathExtension("svg"), file.appendingPathExtension("html")
        )
        try write(page.svg, to: picture)
        try write(page.player, to: player)
        Console.clearProgress()
        Console.print("\n" + page.text(style, columns: Console.output.width?.columns ?? 100))
        Console.print(style.dim("picture: \(picture.path)"))
        Console.print(style.dim("player: \(player.path)"))
        if page.hasFault { hasFault = true }
      } catch {
        Console.clearProgress()
        throw UsageError("\(stop.scenario.id): \(error)")
      }
    }
    Console.print("\n\(stops.count) pictures and players are in \(folder.path)")
    Console.print("Next: gridview list, gridview run carousel --ascii, gridview run --help")
    Console.print("Each article, claim by claim: Docs/Essays/Articles.md")
    return hasFault ? 1 : 0
  }

  private func outputFolder() throws(UsageError) -> URL {
    let folder =
      options.values["--out"].map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? FileManager.default.temporaryDirectory.appendingPathComponent(
        "gridview-tour", isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw UsageError("cannot make the folder \(folder.path): \(error.localizedDescription)")
    }
    return folder
  }

  private func write(_ text: String, to file: URL) throws(ScenarioRunner.Refusal) {
    try ToolFile.write(text, to: file.path)
  }
}

import GridScenarios

/// The command `gridview tour`.
@MainActor
struct TourCommand: ToolCommand {
  static let options: [Option] = [.value("--out", .folder)]

  static let help = """
    gridview tour [--out DIR]

    Lays out every layout of the gallery, scrolls, switches and audits it, and draws the grid before
    and after in the terminal, with content size and visible cells. Writes a picture (SVG) of each
    stop, and a page that plays it frame by frame.

      --out DIR    the folder for pictures and pages; by default gridview-tour in the temporary
                   directory

    Exit status: 0, 1 when a layout broke a contract, 2 when DIR cannot be written.
    """

  let options: Options

  func run() throws(UsageError) -> Int32 {
    if let problem = PlayerFiles.problem ?? GalleryScenarios.problem { throw UsageError(problem) }
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
        try ToolFile.write(page.svg, to: picture.path)
        try ToolFile.write(page.player, to: player.path)
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
}

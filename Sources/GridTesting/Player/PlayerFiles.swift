import Foundation

/// The files of the player page: `player.html`, `player.css` and `player.js`, resources of this
/// module.
///
/// The page's policy in `player.html` lets nothing be loaded, sent or framed, and nothing run but
/// the page's own style and script. Its nonce is no secret: it keeps attributes such as `onerror`
/// from ever running.
package enum PlayerFiles {
  /// The name of the folder with the resources, beside the program.
  package static let folderName = "GridKit_GridTesting.resources"

  private static let folder: URL? = {
    #if os(Linux)
      let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
      return program.resolvingSymlinksInPath().deletingLastPathComponent().appending(
        path: folderName, directoryHint: .isDirectory)
    #else
      return Bundle.module.resourceURL
    #endif
  }()

  /// Explains why no page can be made; nil where the files are there.
  package static let problem: String? = {
    let names = ["player.html", "player.css", "player.js"]
    let missing = names.first { name in
      folder.map { !FileManager.default.isReadableFile(atPath: $0.appending(path: name).path) }
        ?? true
    }
    return missing.map {
      "cannot make a player page: expected \($0) in \(folder?.path ?? folderName), found no such "
        + "file. A program that is copied elsewhere needs the folder \(folderName) from where it "
        + "was built beside it."
    }
  }()

  private static let style = text("player.css")
  private static let script = text("player.js")
  private static let template = text("player.html")

  private static func text(_ name: String) -> String {
    if let problem { fatalError(problem) }
    guard let file = folder?.appending(path: name),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { fatalError("\(name) cannot be read as text in UTF-8") }
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Returns the page with a title and recordings, both as HTML, in the places that `player.html`
  /// leaves for them. Texts in them that look like places stay as they are.
  static func page(title: String, recordings: String) -> String {
    var rest = template[...]
    var page = ""
    for (place, part) in [
      ("%title%", title), ("%style%", style), ("%recordings%", recordings), ("%script%", script),
    ] {
      guard let range = rest.range(of: place) else { fatalError("player.html lacks \(place)") }
      page += rest[..<range.lowerBound] + part
      rest = rest[range.upperBound...]
    }
    return page + rest + "\n"
  }
}

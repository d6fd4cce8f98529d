import Foundation

/// The files of the player page: `player.html`, `player.css` and `player.js`, resources of this
/// module.
///
/// The content security policy in `player.html` forbids loading, sending and framing, and allows
/// only the page's own style and script. The nonce of the policy is not secret. It only prevents
/// the code in attributes such as `onerror` from running.
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

  /// The reason why no page can be made; nil if all files can be read.
  package static let problem: String? = {
    let names = ["player.html", "player.css", "player.js"]
    let missing = names.first { name in
      folder.map { !FileManager.default.isReadableFile(atPath: $0.appending(path: name).path) }
        ?? true
    }
    return missing.map {
      "cannot make a player page: expected \($0) in \(folder?.path ?? folderName), found no such "
        + "file. If you copy the program, copy the folder \(folderName) from beside it too."
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

  /// Returns the text of `player.html`, with values in place of its placeholders. The title and the
  /// recordings are given as HTML. A text in them that looks like a placeholder is not replaced.
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

import Foundation

/// The files of the player page: `player.html`, `player.css` and `player.js`, resources of this
/// module.
///
/// The content security policy in `player.html` forbids loading, sending and framing, and allows
/// only the page's own style and script. The nonce of the policy is not secret. It only prevents
/// the code in attributes such as `onerror` from running.
package enum PlayerFiles {
  private static let folder = ResourceFolder(module: "GridTesting", bundle: Bundle.module)

  /// The reason why no page can be made; nil if all files can be read.
  package static let problem: String? = {
    let problems = ["player.html", "player.css", "player.js"].lazy.compactMap(folder.problem(with:))
    return problems.first.map { "cannot make a player page: \($0)" }
  }()

  private static let style = text("player.css")
  private static let script = text("player.js")
  private static let template = text("player.html")

  private static func text(_ name: String) -> String {
    if let problem { fatalError(problem) }
    guard let text = String(data: folder.data(name), encoding: .utf8) else {
      fatalError("\(name) cannot be read as text in UTF-8")
    }
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

import Foundation

/// The files of the package, read for what they say.
enum PackageFiles {
  /// The package's folder.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// Paths of Swift files below a folder, sorted.
  static func swiftFiles(below folder: String) -> [String] {
    let base = root.appending(path: folder)
    let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The pages of `Docs`, sorted.
  static func pages() -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "Docs").path)
    return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "Docs/\($0)" }
  }

  /// Folders below `Sources` that hold Swift files, sorted: `Sources/GridCore/Flow`.
  static func sourceFolders() -> [String] {
    Set(swiftFiles(below: "Sources").map { ($0 as NSString).deletingLastPathComponent }).sorted()
  }

  /// All Swift text below some folders.
  static func swiftText(below folders: String...) throws -> String {
    try folders.flatMap(swiftFiles(below:)).map(text).joined(separator: "\n")
  }

  /// The lines between `// name: begin` and `// name: end`, without the indentation of the marks.
  static func lines(markedWith name: String, in path: String) throws -> [String] {
    let lines = try text(path).components(separatedBy: "\n")
    guard let begin = lines.firstIndex(where: { $0.hasSuffix("// \(name): begin") }),
      let end = lines.firstIndex(where: { $0.hasSuffix("// \(name): end") }), begin < end
    else { return [] }
    let indentation = lines[begin].prefix { $0 == " " }
    return lines[begin + 1..<end].map {
      $0.hasPrefix(indentation) ? String($0.dropFirst(indentation.count)) : $0
    }
  }

  /// Every word of some text: runs of letters, digits and underscores.
  static func words(in text: String) -> Set<Substring> {
    Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
  }

  /// Names of the public types and functions that a module declares at its top level, sorted.
  ///
  /// The formatter's indentation tells the top level: none, and one step within `#if`.
  static func publicNames(ofModule module: String) throws -> [String] {
    let declaration =
      /(?:@[\w()]+ )*(?:public|open) (?:final |indirect )?(?:class|struct|enum|protocol|typealias|func|let|var) (\w+)/
    var names: Set<String> = []
    for file in swiftFiles(below: "Sources/\(module)") {
      var indentation = ""
      for line in try text(file).split(separator: "\n") {
        if line.hasPrefix("#if") { indentation = "  " }
        if line.hasPrefix("#endif") { indentation = "" }
        guard line.hasPrefix(indentation) else { continue }
        if let match = line.dropFirst(indentation.count).prefixMatch(of: declaration) {
          names.insert(String(match.1))
        }
      }
    }
    return names.sorted()
  }
}

/// A page of documentation.
struct DocumentationPage {
  let path: String
  let text: String

  init(_ path: String) throws {
    self.path = path
    text = try PackageFiles.text(path)
  }

  /// The contents of fenced blocks of one language, in order.
  func blocks(_ language: String) -> [String] {
    var blocks: [String] = []
    var open: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let lines = open {
        if line == "```" {
          blocks.append(lines.joined(separator: "\n") + "\n")
          open = nil
        } else {
          open = lines + [line]
        }
      } else if line == "```\(language)" {
        open = []
      }
    }
    return blocks
  }

  /// Code spans, without their marks.
  var codeSpans: [String] { Self.codeSpans(in: text) }

  static func codeSpans(in text: String) -> [String] {
    text.matches(of: /`([^`\n]+)`/).map { String($0.1) }
  }

  /// Targets of links to files of the package, as paths from its root.
  var linkedFiles: [String] {
    let folder = (path as NSString).deletingLastPathComponent
    return text.matches(of: /\]\(([^)#\s]+)(?:#[^)\s]*)?\)/).map { String($0.1) }
      .filter { !$0.contains("://") }
      .map { ((folder as NSString).appendingPathComponent($0) as NSString).standardizingPath }
  }

  /// The rows of all tables with a header, cell by cell.
  func rows(ofTablesWith header: [String]) -> [[String]] {
    var rows: [[String]] = []
    var open: [String]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("| ") else {
        open = nil
        continue
      }
      let cells = line.dropFirst().dropLast().components(separatedBy: " | ")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      let isRule = cells.allSatisfy { $0.allSatisfy { $0 == "-" } }
      if open == nil { open = cells } else if open == header, !isRule { rows.append(cells) }
    }
    return rows
  }
}

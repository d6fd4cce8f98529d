import Foundation
import Synchronization

/// The files of the package, read for what they say.
enum PackageFiles {
  /// The package's folder.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The texts that were read: many tests read the same files.
  private static let texts = Mutex<[String: String]>([:])

  static func text(_ path: String) throws -> String {
    if let text = texts.withLock({ $0[path] }) { return text }
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    texts.withLock { $0[path] = text }
    return text
  }

  /// The file of a path, which has this text from now on if the test records.
  static func kept(_ path: String, recording text: String) throws -> String? {
    if ProcessInfo.processInfo.environment["GRIDKIT_RECORD"] == "1" {
      try text.write(to: root.appending(path: path), atomically: true, encoding: .utf8)
      texts.withLock { $0[path] = text }
    }
    return try? self.text(path)
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

  /// The pages of `Docs` and its folders, sorted.
  static func pages() -> [String] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: "Docs").path)?
      .compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "Docs/\($0)" }
  }

  /// The pages of all DocC catalogs, sorted.
  static func catalogPages() -> [String] {
    let base = root.appending(path: "Sources")
    let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.contains(".docc/") && $0.hasSuffix(".md") }.sorted()
      .map { "Sources/\($0)" }
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

  /// Every word of some text: runs of ASCII letters, digits and underscores.
  static func words(in text: String) -> Set<Substring> {
    Set(
      text.utf8.split { byte in
        !(97...122 ~= byte || 65...90 ~= byte || 48...57 ~= byte || byte == 95)
      }.map { Substring($0) })
  }

  /// The first groups of all matches of a pattern. `NSRegularExpression` goes through megabytes of
  /// text in a second; a `Regex` takes half a minute.
  static func groups(_ pattern: String, in text: String) throws -> [String] {
    let units = text as NSString
    let whole = NSRange(location: 0, length: units.length)
    return try NSRegularExpression(pattern: pattern).matches(in: text, range: whole)
      .map { $0.range(at: 1) }.filter { $0.location != NSNotFound }.map(units.substring)
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
        let line = line.dropFirst(indentation.count)
        // Only lines that may be declarations: a regular expression is made anew for each.
        guard let first = line.first, "@po".contains(first) else { continue }
        if let match = line.prefixMatch(of: declaration) {
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

  // MARK: Links

  /// The text without its blocks of code and its code spans, in which brackets are no links.
  private var prose: String {
    var isCode = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let isFence = line.drop { $0 == " " }.hasPrefix("```")
      if isFence { isCode.toggle() }
      return !isFence && !isCode && !line.hasPrefix("    ")
    }
    return lines.joined(separator: "\n").replacing(/`[^`\n]+`/, with: "")
  }

  /// Targets by page: several tests ask for them.
  private static let targets = Mutex<[String: [String]]>([:])

  /// Targets of all links and pictures.
  private var targets: [String] {
    if let known = Self.targets.withLock({ $0[path] }) { return known }
    let prose = prose
    let found =
      prose.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
      + prose.matches(of: /(?:src|srcset|href)="([^"]+)"/).map { String($0.1) }
    Self.targets.withLock { $0[path] = found }
    return found
  }

  /// Links and pictures that lead to files of the package, as they are written.
  var links: [String] { targets.filter { !$0.contains(":") } }

  /// Links that lead out of the package.
  var linksElsewhere: [String] { targets.filter { $0.contains(":") && !$0.hasPrefix("doc:") } }

  /// Targets of links to files of the package, as paths from its root.
  var linkedFiles: [String] {
    links.map { String($0.prefix { $0 != "#" }) }.filter { !$0.isEmpty }.map(path(of:))
  }

  /// A linked file as a path from the package's root. Catalogs name their pictures without ending.
  func path(of link: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    if folder.hasSuffix(".docc"), !link.contains(/[.\/]/) {
      return "\(folder)/Resources/\(link).svg"
    }
    return ((folder as NSString).appendingPathComponent(link) as NSString).standardizingPath
  }

  /// The names that a link may have behind `#`: headings, and places that the page marks itself.
  var anchors: Set<String> {
    var anchors: Set<String> = []
    for heading in headings {
      let anchor = Self.anchor(of: heading)
      var unique = anchor
      var count = 0
      while !anchors.insert(unique).inserted {
        count += 1
        unique = "\(anchor)-\(count)"
      }
    }
    return anchors.union(text.matches(of: /<a (?:id|name)="([^"]+)"/).map { String($0.1) })
  }

  /// The headings of all levels, outside of blocks of code.
  private var headings: [String] {
    var isCode = false
    return text.split(separator: "\n").compactMap { line in
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode, let match = line.wholeMatch(of: /#{1,6} (.+)/) else { return nil }
      return String(match.1)
    }
  }

  /// The name that a heading has in links: small letters, no punctuation, hyphens for spaces.
  static func anchor(of heading: String) -> String {
    heading.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
      .replacing(" ", with: "-")
  }

  // MARK: Commands

  /// Commands of the tool that the page shows, without the tool's name and without what is done
  /// with their output: `run flow --items 7`.
  var toolCommands: [String] {
    // Only lines that may be commands: a regular expression is made anew for each.
    let inSpans = codeSpans.filter { $0.contains("gridview ") }
      .compactMap { $0.wholeMatch(of: /(?:swift run )?gridview (.+)/)?.1 }
    let inBlocks = text.split(separator: "\n").filter {
      ($0.hasPrefix("    ") || $0.hasPrefix("$ ")) && $0.contains("gridview ")
    }.compactMap {
      $0.wholeMatch(of: /(?:    |\$ |    \$ )(?:swift run (?:-c release )?)?gridview (.+)/)?.1
    }
    return (inSpans + inBlocks).map { $0.split(separator: " | ")[0] }
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.contains(/^[a-z]/) }
  }

  // MARK: Tables

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

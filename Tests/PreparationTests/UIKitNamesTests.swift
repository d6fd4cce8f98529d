import Foundation
import GridTesting
@testable import SourcePreparation
import Testing

/// The list of names against the sources that declare them, and against the page.
@Suite("Names of UIKit")
struct UIKitNamesTests {
  private static let root: URL = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return url
  }()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns what the groups of a pattern match, line by line. `NSRegularExpression` is many times
  /// as fast as a `Regex`.
  private static func groups(_ pattern: String, in text: String) throws -> [[String?]] {
    let expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    let whole = NSRange(text.startIndex..., in: text)
    return expression.matches(in: text, range: whole).map { match in
      (1..<match.numberOfRanges).map {
        Range(match.range(at: $0), in: text).map { String(text[$0]) }
      }
    }
  }

  /// Names that files below a folder declare at their top level.
  private static func names(in folder: String) throws -> Set<String> {
    let walk = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    var names: Set<String> = []
    for case let path as String in try #require(walk) where path.hasSuffix(".swift") {
      let pattern =
        #"^ {0,2}(?:@\w+(?:\([^)]*\))? )*(?:public|open) (?:final |indirect )?"#
        + #"(?:class|struct|enum|protocol|func|let|var|typealias) (\w+)"#
      for match in try groups(pattern, in: Self.text("\(folder)/\(path)")) {
        names.formUnion(match.compactMap { $0 })
      }
    }
    return names
  }

  /// A superclass and members by type, as the manifest of the surface has them.
  private static func surface() throws -> [String: (superclass: String?, members: Set<String>)] {
    var types: [String: (superclass: String?, members: Set<String>)] = [:]
    var last = ""
    let type = #"^(?:class|struct|enum|protocol|options)\s+([\w.]+)(?:<[^>]*>)?(?::\s*([\w.]+))?"#
    let member =
      #"^\s+(?:(?:final|optional|static|class|mutating|nonisolated|required|convenience)\s+)*"#
      + #"(?:var|func|case)\s+`?(\w+)"#
    let manifest = try text("Tests/UIKitSurface/Surface.manifest")
    for match in try groups("\(type)|\(member)", in: manifest) {
      if let name = match[0] {
        last = name
        let known = types[last] ?? (nil, [])
        types[last] = (known.superclass ?? match[1], known.members)
      } else if let name = match[2] {
        types[last]?.members.insert(name)
      }
    }
    return types
  }

  private static func listing() throws -> String {
    let types = try surface()
    let compatibility = try ["UIKit", "CoreGraphics", "QuartzCore"].reduce(into: Set<String>()) {
      $0.formUnion(try names(in: "Sources/Compatibility/\($1)"))
    }
    let inside = try names(in: "Sources/GridKit").union(names(in: "Sources/GridCore")).filter {
      $0.firstMatch(of: /^(UI|NS|CA|CG)[A-Z]/) != nil
    }
    let all = compatibility.union(inside).filter {
      $0.firstMatch(of: /^(UI|NS|CA|CG|objc_|autorelease)/) != nil
    }.union(types.keys)
    var lines: [String] = []
    // Names without a superclass and members share lines.
    var isShared = false
    for name in all.sorted() {
      let superclass = types[name]?.superclass.map { ": \($0)" } ?? ""
      let members = types[name]?.members.sorted() ?? []
      let isBare = superclass.isEmpty && members.isEmpty
      if isBare, isShared, let last = lines.last, last.count + 1 + name.count <= 94 {
        lines[lines.count - 1] += " \(name)"
        continue
      }
      isShared = isBare
      var line = name + superclass
      if !members.isEmpty { line += ";" }
      for member in members {
        if line.count + 1 + member.count > 94 {
          lines.append(line)
          line = " "
        }
        line += " \(member)"
      }
      lines.append(line)
    }
    return lines.map { "    " + $0 }.joined(separator: "\n")
  }

  private static var isRecording: Bool {
    ProcessInfo.processInfo.environment["GRIDKIT_RECORD"] == "1"
  }

  private static func hold(_ part: String, in path: String, from start: String, to end: String)
    throws
  {
    let text = try Self.text(path)
    let from = try #require(text.range(of: start)).upperBound
    let to = try #require(text.range(of: end, range: from..<text.endIndex)).lowerBound
    if isRecording {
      let changed = text[..<from] + part + text[to...]
      try Data(changed.utf8).write(to: root.appendingPathComponent(path))
    } else {
      #expect(LineDiff(expected: part, actual: String(text[from..<to])) == nil)
    }
  }

  @Test func `the list has every name that the modules declare`() throws {
    try Self.hold(
      try Self.listing(), in: "Sources/SourcePreparation/UIKitNames+Listing.swift",
      from: "static let listing = \"\"\"\n", to: "\n    \"\"\"")
  }

  /// The two tables of `Docs/UIKit.md`. They list names that are declared only so that sources
  /// compile, and names that are not declared.
  private static var page: String {
    func rows(_ texts: [String: String]) -> String {
      let groups = Dictionary(grouping: texts.keys) { texts[$0] ?? "" }
      return groups.map { text, names in (names.sorted(), text) }
        .sorted { $0.0[0] < $1.0[0] }
        .map { names, text in
          "| \(names.map { "`\($0)`" }.joined(separator: ", ")) | \(text) |"
        }
        .joined(separator: "\n")
    }
    return """
      | in name only | what it does |
      | --- | --- |
      \(rows(UIKitNames.standIns))

      | not there | instead |
      | --- | --- |
      \(rows(UIKitNames.advice.filter { UIKitNames.status(of: $0.key) == .absent }))
      """
  }

  @Test func `the page has what is there in name only and what is not there`() throws {
    try Self.hold(
      "\n\(Self.page)\n", in: "Docs/UIKit.md", from: "<!-- names -->\n",
      to: "<!-- /names -->")
  }

  @Test func `the page's test target has the product that gives each test a simulation`() throws {
    let page = try Self.text("Docs/UIKit.md")
    let target = try #require(page.range(of: ".testTarget("))
    let end = try #require(page.range(of: "```", range: target.upperBound..<page.endIndex))
    #expect(page[target.upperBound..<end.lowerBound].contains("\"GridTestingSupport\""))
  }

  @Test func `statements about a name agree with the list`() {
    #expect(UIKitNames.status(of: "UICollectionView") == .present)
    #expect(
      UIKitNames.status(of: "UICollectionView.performBatchUpdates(_:completion:)") == .present)
    #expect(UIKitNames.status(of: "UICollectionView.contentOffset") == .present)
    #expect(UIKitNames.status(of: "UICollectionView.paint") == .absent)
    #expect(UIKitNames.status(of: "UITableView.reloadData") == .absent)
    #expect(UIKitNames.status(of: "UITableView") == .absent)
    guard case .nameOnly = UIKitNames.status(of: "UIImage") else {
      Issue.record("an image is there in name only")
      return
    }
    #expect(
      UIKitNames.line(about: "performBatchUpdates")
        == "performBatchUpdates: a member of UICollectionView")
    #expect(UIKitNames.line(about: "UITableView").hasPrefix("UITableView: not there; use a list"))
  }
}

import Foundation
import GridTesting
import TestPrograms
import TestSupport
import Testing

/// `Docs/Essays/Articles.md` has a place for everything that the five articles hold, and each of its
/// claims can be run.
@ProcessActor @Suite("Page of the articles", .slow)
struct ArticlePageTests {
  /// The chapters, with how many ids each has.
  private static let chapters = [("CF", 14), ("WF", 11), ("XM", 8), ("CK", 14), ("YJ", 11)]

  @Test func `every id has its place, in order`() throws {
    let ids = Self.chapters.flatMap { chapter, count in (1...count).map { "\(chapter)-\($0)" } }
    #expect(try ArticlePage().entries.map(\.id) == ids)
  }

  @Test func `every entry has a verdict on each of its claims, a command and a test`() throws {
    for entry in try ArticlePage().entries {
      let claims = entry.bullets.filter { !$0.hasPrefix("Shown by ") && !$0.hasPrefix("Held by ") }
      let verdict = /\*\*(?:True|Wrong|It depends|A fault|[Tt]he answer)\*\*/
      #expect(claims.contains { $0.contains(verdict) }, "\(entry.id)")
      // Without a verdict a bullet only leads to where more is said.
      for claim in claims where !claim.contains(verdict) {
        #expect(claim.contains(/\]\(\w+\.md\)|`[\w.-]+`/), "\(entry.id): \(claim)")
      }
      for wrong in claims where wrong.contains("**Wrong**") {
        #expect(wrong.contains(/\*\*Wrong\*\*,\s+because/), "\(entry.id): \(wrong)")
      }
      #expect(entry.bullets.count { $0.hasPrefix("Shown by ") } == 1, "\(entry.id)")
      #expect(entry.bullets.last?.hasPrefix("Held by ") == true, "\(entry.id)")
      #expect(!entry.commands.isEmpty, "\(entry.id)")
    }
  }

  @Test func `the tests that hold the claims are there`() throws {
    let text = try PackageFiles.swiftText(below: "Tests")
    let types = Set(text.matches(of: /(?:struct|class|enum) (\w+Tests)\b/).map { String($0.1) })
    for entry in try ArticlePage().entries {
      let named = DocumentationPage.codeSpans(in: entry.bullets.last ?? "")
      #expect(!named.isEmpty, "\(entry.id)")
      #expect(named.filter { !types.contains($0) } == [], "\(entry.id)")
    }
  }

  @Test func `the layouts and types that names are mapped to are there`() throws {
    let words = try PackageFiles.words(in: PackageFiles.swiftText(below: "Sources"))
    let rows = try DocumentationPage("Docs/Essays/Articles.md")
      .rows(ofTablesWith: ["in the article", "here"])
    #expect(rows.count > 40)
    for row in rows {
      for name in DocumentationPage.codeSpans(in: row[1]) {
        #expect(PackageFiles.words(in: name).allSatisfy { words.contains($0) }, "\(name)")
      }
    }
  }

  @Test func `every chapter shows at least two pictures`() throws {
    let pictures = try DocumentationPage("Docs/Essays/Articles.md").linkedFiles
      .filter { $0.contains("/Pictures/article-") }
    #expect(pictures.count >= 2 * Self.chapters.count)
  }

  @Test(.rows) func `the commands run, and print the findings that their entry names`() {
    forEachRow(of: Self.chapters.map(\.0)) { try checkCommands(of: $0) }
  }

  private func checkCommands(of chapter: String) throws {
    let page = try ArticlePage()
    let folder = try TemporaryFolder()
    for (name, text) in page.files { _ = try folder.file(name, text) }
    let codes = Set(FindingCatalogue.entries.map(\.code))
    var runs: [String: ToolProcess] = [:]
    func run(_ command: String) throws -> ToolProcess {
      // Other pages and tests show those that need no file.
      command.contains(/\.json|\.html|\.svg|\.\.|[|<>]/)
        ? try ToolProcess(shell: command, in: folder.url) : try SharedRuns.run(command)
    }
    for command in page.demonstrations(of: chapter) { runs[command] = try run(command) }
    for entry in page.entries where entry.id.hasPrefix(chapter) {
      var printed = ""
      for command in entry.commands {
        let done = try runs[command] ?? run(command)
        runs[command] = done
        printed += done.output
      }
      let words = Set(printed.split { !($0.isLetter || $0.isNumber || $0 == "-") })
      for code in entry.codes {
        #expect(codes.contains(code), "\(entry.id) names a finding that there is not: \(code)")
        #expect(words.contains(code[...]), "\(entry.id): no command prints \(code)")
      }
    }
    for (command, run) in runs.sorted(by: { $0.key < $1.key }) { check(run, of: command) }
  }

  @Test func `each chapter runs, checks and audits its demonstrations in both modes`() throws {
    let page = try ArticlePage()
    for (chapter, _) in Self.chapters {
      let commands = page.demonstrations(of: chapter)
      for word in ["run", "check", "audit"] {
        let named = commands.filter { $0.hasPrefix("\"$GRIDVIEW\" \(word) ") }
          .flatMap { $0.split(separator: " ").dropFirst(2) }
        #expect(named.contains { $0.hasSuffix("AsPublished") }, "\(chapter): \(word)")
        if word != "audit" {
          #expect(named.contains { !$0.hasSuffix("AsPublished") }, "\(chapter): \(word)")
        }
      }
    }
  }

  @Test func `the whole list leads to the page, and nothing else does`() throws {
    let last = "Docs/Essays/Articles.md compares these layouts with five articles, claim by claim."
    #expect(try ToolProcess("list").lines.last == last)
    #expect(try !ToolProcess("list", "--json").output.contains("Docs/Essays/Articles.md"))
    #expect(try !ToolProcess("list", "circle").output.contains("Docs/Essays/Articles.md"))
  }

  /// A command is never misspelt; it fails when it tells of a fault or, in an audit, of an error.
  private func check(_ run: ToolProcess, of command: String) {
    #expect(!run.isKilled && run.errors == "", "\(command)\n\(run.errors)")
    // Behind a pipe the status is another program's.
    if command.contains(" | ") { return #expect(run.output != "", "\(command)") }
    let isBroken = run.output.contains(/\[E-\d+/)
    switch command.split(separator: " ").dropFirst().first {
    case "run": #expect(run.status == (isBroken ? 1 : 0), "\(command)")
    case "audit":
      let hasError = run.lines.contains { $0.hasPrefix("E  ") }
      #expect(run.status == (isBroken || hasError ? 1 : 0), "\(command)")
    default: #expect(run.status == 0, "\(command)")
    }
  }
}

/// `Docs/Essays/Articles.md`, taken apart.
private struct ArticlePage {
  /// The text of one entry of the page.
  struct Entry {
    /// `CF-4`
    let id: String
    let text: String

    /// Its list, without the marks, a line each.
    var bullets: [String] {
      var bullets: [String] = []
      var isOpen = false
      for line in text.components(separatedBy: "\n") {
        if line.hasPrefix("- ") {
          bullets.append(String(line.dropFirst(2)))
          isOpen = true
        } else if isOpen, line.hasPrefix("  ") {
          bullets[bullets.count - 1] += " " + line.dropFirst(2)
        } else {
          isOpen = false
        }
      }
      return bullets
    }

    /// Lines for a shell: those in the text, and those of its transcripts.
    var commands: [String] { ArticlePage.commands(in: text) }

    /// Code spans that are words with dashes between them.
    var codes: [String] {
      text.matches(of: /`([a-z]+(?:-[a-z]+)+)`/).map { String($0.1) }
    }
  }

  let entries: [Entry]
  let files: [(name: String, text: String)]
  /// By its id, what stands in a chapter before its first entry.
  private let introductions: [String: String]

  init() throws {
    let text = try PackageFiles.text("Docs/Essays/Articles.md")
    files = DocumentTranscript(text).files
    var entries: [Entry] = []
    var introductions: [String: String] = [:]
    for chapter in text.components(separatedBy: "\n## ").dropFirst() {
      let parts = chapter.components(separatedBy: "\n### ")
      guard let id = parts[0].firstMatch(of: /^[^\n]*\((\w+)\)\n/) else { continue }
      introductions[String(id.1)] = parts[0]
      entries += parts.dropFirst().map {
        Entry(id: String($0.prefix { $0 != ":" }), text: $0)
      }
    }
    self.entries = entries
    self.introductions = introductions
  }

  /// The commands that run a whole article.
  func demonstrations(of chapter: String) -> [String] {
    Self.commands(in: introductions[chapter] ?? "").filter { !$0.contains(" --svg ") }
  }

  private static func commands(in text: String) -> [String] {
    text.matches(of: /(?m)`(gridview [^`\n]+)`|^\$ (gridview .+)$/).map {
      "\"$GRIDVIEW\"" + ($0.1 ?? $0.2 ?? "").dropFirst("gridview".count)
    }
  }
}

import Foundation
import TestSupport
import Testing

/// The suites in `Tests/UIKitConformance` run against Apple's UIKit too, so they may say nothing
/// that only this package understands. The compiler cannot tell: here everything of it comes with
/// `UIKit`.
@Suite("Sources of the conformance suites")
struct ConformanceSourcesTests {
  static let folder = "Tests/UIKitConformance/Suites"
  static let files = PackageFiles.swiftFiles(below: folder)

  /// Code without comments and texts.
  private static func code(_ path: String) throws -> String {
    try PackageFiles.text(path)
      .replacing(/(?s)""".*?"""/, with: "\"\"")
      .replacing(/(?m)\/\/.*$/, with: "")
      .replacing(/"(?:\\.|[^"\\\n])*"/, with: "\"\"")
  }

  @Test(.rows) func `nothing is imported but UIKit and a library of tests`() {
    forEachRow(of: Self.files) { path in
      let imports = try Self.code(path).matches(of: /(?m)^\s*(?:@\w+ )*import (.+)$/)
        .map { String($0.1) }
      #expect(Set(imports).isSubset(of: ["UIKit", "Testing", "XCTest"]))
      // UIKit brings along the other frameworks that the file needs.
      #expect(imports.contains("UIKit") || imports == ["Testing"])
    }
  }

  @Test(.rows) func `no type of this package is named`() {
    forEachRow(of: Self.files) { path in
      let words = try PackageFiles.words(in: Self.code(path))
      #expect(words.filter { $0.hasPrefix("Grid") || $0.hasPrefix("Base") } == [])
      #expect(try Self.publicNames.get().filter { words.contains(Substring($0)) } == [])
    }
  }

  /// Names of types and functions that only this package has.
  private static let publicNames = Result {
    let appleNames = try PackageFiles.words(in: PackageFiles.text(manifest))
    return try ["GridCore", "GridKit", "GridTesting"].flatMap(PackageFiles.publicNames)
      .filter {
        !$0.hasPrefix("CG") && !$0.hasPrefix("CA") && !$0.hasPrefix("NS")
          && !appleNames.contains(Substring($0))
      }
  }

  /// Members that Apple's types have and the manifest of UIKit's surface does not name: those of
  /// geometry, of layers, of Foundation and of Swift itself.
  private static let appleMembers: Set<Substring> = [
    "applying", "concatenating", "d", "identity", "inverted", "m11", "m33", "m34",
    "m41", "m42", "m43", "main", "rawValue", "remove", "scaledBy", "translatedBy",
  ]

  private static let manifest = "Tests/UIKitSurface/Surface.manifest"

  @Test func `no member that only this package has is used`() throws {
    let code = try Self.files.map(Self.code).joined(separator: "\n")
    let used = Set(code.matches(of: /\.(\w+)/).map(\.1))
    let own = Set(code.matches(of: /(?:func|var|let|case|class|struct|enum) (\w+)/).map(\.1))
    let declaration =
      /(?:public|open) (?:(?:final|static|class|override|convenience|nonisolated) )*(?:func|let|var|case) (\w+)/
    let ours = try PackageFiles.swiftText(below: "Sources/GridCore", "Sources/GridKit")
      .split(separator: "\n").filter { $0.contains("public ") || $0.contains("open ") }
      .compactMap { $0.firstMatch(of: declaration)?.1 }
    let apple = try PackageFiles.words(in: PackageFiles.text(Self.manifest))
    let suspects = used.intersection(ours).subtracting(apple).subtracting(own)
      .subtracting(Self.appleMembers)
    #expect(suspects.sorted() == [], "if Apple's types have it, it belongs to appleMembers")
  }

  @Test func `the page about conformance names every suite`() throws {
    let page = try DocumentationPage("Docs/Conformance.md")
    let suites = Self.files.filter { $0.hasSuffix("Tests.swift") }
    #expect(suites.count > 10)
    #expect(suites.filter { !page.codeSpans.contains($0) } == [])
    let sections = page.rows(ofTablesWith: ["suite", "says", "Fidelity.md"]).map(\.[2])
    let headings = try PackageFiles.text("Docs/Fidelity.md").matches(of: /(?m)^## (.+)$/)
      .map { String($0.1) }
    #expect(sections.count == suites.count)
    #expect(sections.filter { $0 != "-" && !headings.contains($0) } == [])
  }

  @Test func `every test of the suites says how it is known`() throws {
    for path in Self.files {
      let text = try PackageFiles.text(path)
      let tests = text.matches(of: /@Test\(/).count
      let tags = text.matches(of: /\.tags\(\.(?:measured|documented|observed|inferred)\)/).count
      #expect(tests == tags, "\(path)")
      let timed = text.matches(of: /(?m)^  func test\w+\(/).count
      let said = text.matches(of: /(?m)^  \/\/ (?:Documented|Observed|Inferred|Measured)\b/).count
      #expect(timed == said, "\(path)")
    }
  }
}

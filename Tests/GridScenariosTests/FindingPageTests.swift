import Foundation
import GridScenarios
import Testing

/// `Docs/Reference/Findings.md` is the catalogue of findings.
///
/// `.ci/reference` writes the page anew.
@Suite("Page of findings")
struct FindingPageTests {
  @Test func `the page says what the catalogue says`() throws {
    let path = "Docs/Reference/Findings.md"
    if ProcessInfo.processInfo.environment["GRIDKIT_RECORD"] == "1" {
      try FindingCatalogue.page.write(
        to: PackageFiles.root.appending(path: path), atomically: true, encoding: .utf8)
    }
    let kept = try? PackageFiles.text(path)
    #expect(kept == FindingCatalogue.page, "record it if the change is meant")
  }

  @Test func `a code has one entry, in alphabetical order, with complete sentences`() throws {
    let codes = FindingCatalogue.codes
    #expect(codes == Set(codes).sorted())
    let text = try PackageFiles.text("Sources/GridTesting/Audit/FindingCatalogue+Entries.swift")
    #expect(codes.count == text.matches(of: /static let \w+ = Self\(/).count)
    for entry in FindingCatalogue.entries {
      #expect(entry.harm.hasSuffix("."), "\(entry.code)")
      #expect(entry.remedy.hasSuffix("."), "\(entry.code)")
      #expect(!entry.condition.hasSuffix("."), "\(entry.code)")
    }
  }
}

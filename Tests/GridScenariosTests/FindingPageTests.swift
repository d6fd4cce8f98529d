import Foundation
import GridScenarios
import Testing

/// The catalogue of findings, which is the page `Docs/Reference/Findings.md`.
@Suite("Page of findings")
struct FindingPageTests {
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

extension FindingCatalogue {
  /// The catalogue as the page `Docs/Reference/Findings.md`.
  static var page: String {
    var lines = [
      """
      <!-- Generated from Sources/GridTesting/Audit by .ci/reference: edits are lost. -->
      # Findings of the audit

      Every finding of `LayoutAudit`, `ViewLayoutAudit` and `gridview audit`, by code: when it is
      reported, why it hurts, and how to mend it. `gridview explain CODE` prints the same text in a
      terminal. E is an error, W a warning, I information. A tolerance of half a point applies to
      layouts, half a pixel to views, unless a finding states another one.

      Gestures ([Driving](../Driving.md)) report `nothing-to-scroll` in `simulation.findings`. Any
      grid reports `delegate-gone`, `source-gone`, `elements-not-answered` and `phantom-item` there.

      | Code | | Reported when |
      | --- | --- | --- |
      """
    ]
    lines += entries.map { entry in
      let letter = entry.severity.rawValue.prefix(1).uppercased()
      return "| `\(entry.code)` | \(letter) | \(entry.condition) |"
    }
    for entry in entries {
      lines += ["", "## \(entry.code)", "", "\(entry.harm) \(entry.remedy)"]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

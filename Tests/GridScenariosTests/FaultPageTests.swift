import Foundation
import GridScenarios
import TestPrograms
import TestSupport
import Testing

/// The catalogue of faults, which is the page `Docs/Reference/Faults.md`, has every fault.
@MainActor @Suite("Page of faults")
struct FaultPageTests {
  @Test func `the page on fidelity lists the codes that cannot occur, with reasons`() throws {
    let page = try PackageFiles.text("Docs/Fidelity.md")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for absence in FaultCatalogue.absences {
      #expect(page.contains("- \(absence.code): \(absence.reason)."), "\(absence.code)")
    }
  }

  @Test func `every code that the sources raise is in the catalogue, and no other`() throws {
    var raised = try PackageFiles.raisedCodes { !$0.contains("ScenarioFiles/Faults/") }
    let violations = try PackageFiles.text("Sources/GridCore/Updates/UpdateViolation+Text.swift")
    let codes = try #require(violations.range(of: "package var code: String"))
    let end = try #require(violations.range(of: "/// Returns the message in UIKit's words"))
    let text = violations[codes.upperBound..<end.lowerBound]
    raised.formUnion(text.matches(of: /"([\w-]+)"/).map { String($0.1) })
    #expect(raised == Set(FaultCatalogue.entries.map(\.code)))
  }

  @Test func `every code of the catalogue is provoked by a test`() throws {
    let tests = try ["GridCoreTests", "GridKitTests", "GridTestingTests", "UIKitTests"]
      .flatMap { PackageFiles.swiftFiles(below: "Tests/\($0)") }
      .map(PackageFiles.text).joined(separator: "\n")
    // Comments do not count.
    let words = #"(?m)^ *//.*$|([\w-]+)"#
    let provoked = Set(try PackageFiles.groups(words, in: tests))
    #expect(FaultCatalogue.entries.map(\.code).filter { !provoked.contains($0) } == [])
  }

  @Test func `a code has one entry, with complete texts`() {
    let codes = FaultCatalogue.codes
    #expect(Set(codes).count == codes.count)
    for entry in FaultCatalogue.entries {
      #expect(entry.trigger.situation.hasSuffix("."))
      #expect(!entry.wordings.isEmpty)
      for wording in entry.wordings {
        #expect(!wording.words.isEmpty)
        if entry.severity == .fault {
          #expect(!wording.advice.isEmpty)
          #expect(wording.exceptionName != nil)
        }
        // A number of the sample that was not replaced.
        #expect(!(wording.words + wording.advice).contains(/7000\d/), "\(entry.code)")
      }
    }
    for absence in FaultCatalogue.absences { #expect(!absence.reason.isEmpty) }
  }
}

@ProcessActor @Suite("gridview explain", .slow)
struct ToolExplainTests {
  @Test func `every code that the package gives to a fault or a finding is explained`() throws {
    let codes = try PackageFiles.raisedCodes().union(FindingCatalogue.codes)
    #expect(codes.count > 150 && codes.contains("unsatisfiable-constraints"))
    let words = codes.sorted().map { "\"\($0)\"" }.joined(separator: " ")
    let run = try ToolProcess(shell: "\"$GRIDVIEW\" explain \(words)")
    #expect(run.status == 0)
    #expect(run.errors == "")
    for code in codes { #expect(run.lines.contains { $0.hasPrefix("\(code) — ") }, "\(code)") }
  }

  @Test(.rows) func `codes of faults and findings are explained`() {
    ToolTranscript.check(
      #"""
      # in upper and lower case
      $ gridview explain E-20
      E-20 — a fault: the program ends, or the action is refused

      numberOfItems(inSection:) is asked for a section that does not exist, also by a layout.

      NSInternalInconsistencyException
        request for number of items in section <section> when there are only <count> sections in the collection view
        Ask for sections 0 ..< numberOfSections.
      $ gridview explain E-20 >upper; gridview explain e-20 | cmp upper -
      # a code of the audit and the runtime says what the audit reports first
      $ gridview explain content-size-mismatch
      content-size-mismatch — a finding of the audit: a warning
      ⋯
      content-size-mismatch — a finding: legal but suspicious
      ⋯
      # a finding of the lowest severity is called information
      $ gridview explain nothing-to-scroll
      nothing-to-scroll — a finding of the audit: information
      ⋯
      $ gridview explain nothing-to-scroll --json
      ⋯"severity":"information"⋯
      # a code that cannot occur says why
      $ gridview explain e-7
      E-7 — cannot occur here: a view that was dequeued for another path is met by E-14
      # a finding of the audit says when, why and what to do
      $ gridview explain Missing-Item
      missing-item — a finding of the audit: an error

      Reported when an item of the data source has no attributes anywhere.

      It is never shown, or vanishes at some offsets, and updates that touch it go wrong.
      Return attributes for every item, and for every element that meets the rect.
      # with --json it is an object for each code
      $ gridview explain E-71 e-81 --json
      {"code":"E-71","rules":["VW-15"],"severity":"fault","texts":[{"advice":"Let \#
      resignFirstResponder() answer true, or end editing before the item is deleted.",\#
      "exception":"NSInternalInconsistencyException","words":"The first responder contained \#
      inside of a deleted section or item refused to resign."}],"when":"An update deletes the \#
      item whose cell holds the first responder, and that does not resign."}
      {"code":"E-81","reason":"iOS 13 said this; here E-80, E-80s or E-83","severity":"none",\#
      "words":"Fatal: supplied identifiers are not unique."}
      """#)
  }

  @MainActor
  @Test func `alone it lists every code in a line`() throws {
    let run = try ToolProcess("explain")
    // A code that the runtime reports too is told once.
    let audited = FindingCatalogue.codes.filter { FaultCatalogue.entry($0) == nil }
    #expect(run.status == 0)
    #expect(
      run.lines.filter { !$0.isEmpty }.map { $0.prefix { $0 != " " } }
        == (FaultCatalogue.entries.map(\.code) + audited + FaultCatalogue.absences.map(\.code))
        .map { Substring($0) })
    #expect(
      try ToolProcess("explain", "--json").lines.filter { !$0.isEmpty }.count
        == FaultCatalogue.codes.count + audited.count)
  }
}

extension PackageFiles {
  /// The codes of faults and findings in sources.
  fileprivate static func raisedCodes(
    in isAsked: (String) -> Bool = { _ in true }
  ) throws -> Set<String> {
    try Set(
      swiftFiles(below: "Sources").filter(isAsked)
        .flatMap { try groups(#"code: "([\w'-]+)""#, in: text($0)) })
  }
}

extension FaultCatalogue {
  /// The catalogue as the page `Docs/Reference/Faults.md`.
  static var page: String {
    var lines = [
      """
      <!-- Generated from Sources/ScenarioFiles/Faults by .ci/reference: edits are lost. -->
      # Faults and logs

      Every fault and log line of a grid, by code. `gridview explain CODE` prints the same text in a
      terminal. Each text opens with UIKit's own words, where they are on record; `<…>` stands for
      the numbers, paths and views of the moment. Under `.stop` the program ends with the text.
      Under `.record` the action is refused and the fault is kept.
      """
    ]
    for chapter in chapters {
      lines += ["", "## \(chapter.title)"]
      for entry in chapter.entries { lines += entry.section }
    }
    lines += [
      "", "## Codes that cannot occur here", "", "| Code | UIKit's words | Why not |",
      "| --- | --- | --- |",
    ]
    lines += absences.map { absence in
      let words = absence.words.isEmpty ? "" : "`\(absence.words)`"
      return "| \(absence.code) | \(words) | \(absence.reason) |"
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension FaultCatalogue.Entry {
  /// The entry as a section of the page `Docs/Reference/Faults.md`.
  fileprivate var section: [String] {
    var text = trigger.situation
    if severity != .fault { text += " It is \(severity.sentence)." }
    if !trigger.rules.isEmpty { text += " Rules: \(trigger.rules.joined(separator: ", "))." }
    var lines = ["", "### \(code)", "", text]
    for wording in wordings {
      lines += [""] + wording.words.indented("    ")
      if !wording.advice.isEmpty { lines += [""] + wording.advice.indented("> ") }
    }
    return lines
  }
}

extension String {
  fileprivate func indented(_ indent: String) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map { indent + $0 }
  }
}

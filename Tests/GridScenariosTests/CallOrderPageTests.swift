import Foundation
import GridKit
import Testing

/// `Docs/CallOrder.md` numbers the steps that comments of the source name, and shows the table of
/// phases.
@Suite("Page on the order of calls")
struct CallOrderPageTests {
  private static let names = [
    "a layout pass": "A layout pass", "a batch update": "A batch update", "a switch": "A switch",
    "a tap": "A tap", "a transition": "A transition that a gesture drives",
    "a movement": "A movement by hand",
  ]

  /// The numbers of the list under a heading.
  private func steps(under heading: String) throws -> [Int] {
    let page = try PackageFiles.text("Docs/CallOrder.md")
    let part = try #require(page.components(separatedBy: "\n## \(heading)\n").dropFirst().first)
    let list = part.components(separatedBy: "\n## ")[0]
    return list.split(separator: "\n").compactMap { line in
      line.firstMatch(of: #/^(\d+)\. /#).flatMap { Int($0.1) }
    }
  }

  /// The steps that sources name, by what they are steps of.
  private func namedSteps() throws -> [String: Set<Int>] {
    var named: [String: Set<Int>] = [:]
    for path in PackageFiles.swiftFiles(below: "Sources/GridKit/Grid") {
      // Comments are wrapped: a phrase may go on behind the slashes of the next line.
      let text = try PackageFiles.text(path).replacing(#/\s*\n\s*///? /#, with: " ")
      var list: String?
      var latest = 0
      for match in text.matches(
        of: /[Ss]teps? (\d+)(?: (?:to|and) (\d+))?( of (?:a [a-z]+(?: [a-z]+)?))?/)
      {
        guard let first = Int(match.1) else { continue }
        let last = match.2.flatMap { Int($0) } ?? first
        if let words = match.3 {
          list = Self.names.keys.first { words.dropFirst(4).hasPrefix($0) }
          latest = 0
        } else {
          // "step 12" at the end of a line belongs to the list that was just named.
          #expect(first > latest, "\(path): \(match.0) after step \(latest)")
          latest = last
        }
        if let list {
          named[list, default: []].formUnion(first...last)
        } else {
          Issue.record("\(path): \(match.0) of what?")
        }
      }
    }
    return named
  }

  @Test func `sources name the steps of the page, and all of them`() throws {
    let named = try namedSteps()
    for (name, heading) in Self.names {
      let steps = try steps(under: heading)
      #expect(steps == Array(1...max(1, steps.count)), "\(heading)")
      #expect(named[name]?.sorted() == steps, "\(heading)")
    }
  }

  @Test func `the table of phases is the one that is asserted`() throws {
    let page = try PackageFiles.text("Docs/CallOrder.md")
    let all = Phase.allCases
    for phase in all where phase != .resting {
      let row = try #require(
        page.split(separator: "\n").first { $0.hasPrefix("| `\(phase)` | ") }, "\(phase)")
      let cell = row.split(separator: "|")[1]
      let words = Set(cell.matches(of: /`(\w+)`/).map { String($0.1) })
      let named = all.filter { words.contains("\($0)") }
      let legal = all.filter { phase.mayBeginInside.contains($0) }
      if cell.contains("everything"), !cell.contains("but") {
        #expect(legal == all, "\(phase)")
      } else if cell.contains("everything but") {
        let others = cell.contains("itself") ? named + [phase] : named
        #expect(all.filter { !others.contains($0) } == legal, "\(phase)")
      } else {
        #expect(named == legal, "\(phase)")
      }
    }
  }
}

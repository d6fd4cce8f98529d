import ScenarioFiles
import GridTesting
import Testing

@Suite("Keys of scenario files as text")
struct FormatTextTests {
  @Test func `the keys of a case are all there, in lines that fit`() {
    let text = FormatText.caseKeys(indent: 2)
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && $0.count <= 100 })
    let words = text.split { $0 == " " || $0 == "\n" || $0 == "," }.map(String.init)
    #expect(words.joined(separator: ", ") == MistakeTable.caseKeys)
  }

  @Test func `every op has a line with the keys that the reader takes`() throws {
    let text = FormatText.ops(indent: 4)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.hasPrefix("    ") && $0.count <= 100 })
    #expect(
      lines.contains("    setLayout              layout, parameters, animated, reload, fresh"))
    #expect(lines.contains("    reloadData"))
    // A line that is longer than the page goes on below its keys.
    let first = try #require(lines.firstIndex { $0.hasPrefix("    update ") })
    #expect(lines[first].hasSuffix(","))
    #expect(lines[first + 1].hasPrefix(String(repeating: " ", count: 27)))
    let names = lines.filter { !$0.hasPrefix("     ") }.compactMap {
      $0.split(separator: " ").first
    }
    #expect(names.joined(separator: ", ") == MistakeTable.ops)
  }
}

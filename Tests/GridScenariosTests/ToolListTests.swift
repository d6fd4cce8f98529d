import GridScenarios
import TestPrograms
import TestSupport
import Testing

@ProcessActor @Suite("gridview list", .slow)
struct ToolListTests {
  @Test func `the list has every layout with its parameters, then the scenarios`() async throws {
    let run = try ToolProcess("list")
    #expect(run.status == 0)
    #expect(run.errors == "")
    let heads = run.lines.filter { $0.contains(" — ") && !$0.hasPrefix(" ") }
    let ids = heads.compactMap { $0.split(separator: " ").first.map(String.init) }
    let scenarios = [
      "filterPanel", "switcher", "conditionFilter", "watchFlow", "watchFlowBlank", "xmFlow",
      "ckSwitcher", "ckOriginal", "yjBlocks",
    ]
    let layouts = [
      "shortestColumn", "list", "groupedRows", "sectionedWaterfall", "skyline", "headerFooterGrid",
      "carousel", "circle", "mosaicGrid", "block", "flow", "compositional",
    ]
    #expect(ids == layouts + scenarios.flatMap { [$0, $0 + "AsPublished"] })
    for schema in await MainActor.run(body: { LayoutRegistry.gallery.schemas }) {
      for parameter in schema.parameters + schema.sectionKeys {
        #expect(run.lines.contains { $0.hasPrefix("  ") && $0.contains(" \(parameter.name) ") })
      }
    }
    #expect(run.lines.allSatisfy { $0.count <= 110 })
  }

  @Test(.rows) func `layouts that are named are told with their parameters`() {
    ToolTranscript.check(
      #"""
      # only the layouts that are named
      $ gridview list carousel mosaicGrid
      carousel — one horizontal line, the item in the middle in full size
        itemSize       [200,200]  [width, height]
        spacing        10         number
        pagingEnabled  false      true | false
        mode           corrected  corrected | asPublished

      mosaicGrid — a repeating block of six tiles in two columns
        mode  corrected  corrected | asPublished
      # parameters that only a published layout reads are marked
      $ gridview list list
      list — one full-width row per item
        itemHeight    60         number
        lineSpacing   10         number
        sectionInset  0          number | [top, left, bottom, right]
        mode          corrected  corrected | asPublished
        itemCount     none       count, as published
        screenWidth   none       number, as published
        sizeDelegate  none       none | zero, as published
      $ gridview list list --json
      ⋯{"condition":"as published","name":"itemCount","required":false⋯
      """#)
  }

  @Test func `as JSON there is an object a line`() throws {
    let run = try ToolProcess("list", "--json")
    #expect(run.lines.count == 30)
    for line in run.lines {
      let object = try #require(try JSONDocument(line).value.objectValue)
      #expect(object["id"]?.stringValue != nil)
      #expect(object["summary"]?.stringValue?.isEmpty == false)
      #expect(object.keys == object.keys.sorted())
    }
    let flow = try #require(run.lines.first { $0.contains(#""id":"flow""#) })
    #expect(flow.contains(#"{"default":[50,50],"name":"itemSize","required":false"#))
  }
}

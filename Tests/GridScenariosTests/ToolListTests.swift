import Foundation
import GridScenarios
import Testing

@MainActor @Suite("gridview list")
struct ToolListTests {
  @Test func `the list has every layout with its parameters, then the scenarios`() throws {
    let run = try ToolProcess("list")
    #expect(run.status == 0)
    #expect(run.errors == "")
    let heads = run.lines.filter { $0.contains(" — ") && !$0.hasPrefix(" ") }
    let ids = heads.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(
      ids == [
        "shortestColumn", "list", "groupedRows", "sectionedWaterfall", "skyline",
        "headerFooterGrid", "carousel", "circle", "mosaicGrid", "block", "flow", "filterPanel",
        "switcher",
      ])
    for schema in LayoutRegistry.gallery.schemas {
      for parameter in schema.parameters + schema.sectionKeys {
        #expect(run.lines.contains { $0.hasPrefix("  ") && $0.contains(" \(parameter.name) ") })
      }
    }
    #expect(run.lines.allSatisfy { $0.count <= 110 })
  }

  @Test func `one layout can be asked for`() throws {
    #expect(
      try ToolProcess("list", "carousel", "mosaicGrid").output == """
        carousel — one horizontal line, the item in the middle in full size
          itemSize       [200,200]  [width, height]
          spacing        10         number
          pagingEnabled  false      true | false

        mosaicGrid — a repeating block of six tiles in two columns

        """)
  }

  @Test func `as JSON there is an object a line`() throws {
    let run = try ToolProcess("list", "--json")
    #expect(run.lines.count == 13)
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

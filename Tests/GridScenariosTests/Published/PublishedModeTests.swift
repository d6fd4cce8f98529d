import GridKit
import GridScenarios
import Testing

/// How scenarios choose between a corrected layout and its published form.
@MainActor @Suite("Modes of the gallery")
struct PublishedModeTests {
  private func run(
    _ id: String, _ parameters: JSONObject = [:], sections: [ScenarioSection] = [.count(4)],
    actions: [ScenarioAction]
  ) throws -> ScenarioRun {
    try ScenarioRunner(registry: .gallery).run(
      ScenarioCase(
        id: id, layout: id, parameters: parameters, sections: sections,
        viewport: CGSize(width: 360, height: 640), actions: actions))
  }

  @Test func `every layout with a published form has it under its own id`() {
    let modes = LayoutRegistry.gallery.schemas.filter { schema in
      schema.parameters.contains { $0.name == "mode" }
    }
    #expect(
      modes.map(\.id) == [
        "shortestColumn", "list", "groupedRows", "sectionedWaterfall", "headerFooterGrid",
        "carousel", "circle", "mosaicGrid", "block",
      ])
  }

  @Test func `a word that is no mode is refused`() throws {
    let file = Data(
      #"{"layout": "list", "parameters": {"mode": "published"}, "sections": []}"#.utf8)
    #expect(throws: ScenarioFileError.self) {
      try LayoutRegistry.gallery.parser.cases(in: file, file: "list.json")
    }
  }

  @Test func `a running case can change the mode and keeps its other parameters`() throws {
    let published = try run(
      "list", ["sectionInset": [0, 20, 0, 20]], actions: [.setParameters(["mode": "asPublished"])])
    #expect(published.output.cells.map(\.frame.width) == [360, 360, 360, 360])
    let corrected = try run(
      "list", ["sectionInset": [0, 20, 0, 20], "mode": "asPublished"],
      actions: [.setParameters(["mode": "corrected", "itemHeight": 30])])
    #expect(corrected.output.cells.map(\.frame.width) == [320, 320, 320, 320])
    #expect(corrected.output.cells.map(\.frame.height) == [30, 30, 30, 30])
  }

  @Test func `a switch to another layout or to the other form of one is animated`() throws {
    func published(_ layout: String) -> ScenarioAction {
      .setLayout(layout, parameters: ["mode": "asPublished"], animated: true, reload: false)
    }
    let back = try run(
      "mosaicGrid",
      actions: [published("list"), .settle(limit: 10), published("mosaicGrid"), .settle(limit: 10)])
    #expect(back.output.faults == [])
    #expect(back.output.contentSize == CGSize(width: 0, height: 360))
    let other = try run(
      "list", ["sectionInset": [0, 20, 0, 20]],
      actions: [published("list"), .snapshot(.all), .settle(limit: 10), .snapshot(.all)])
    let widths = other.output.steps.map { step -> [CGFloat] in
      guard case .elements(let elements) = step.result else { return [] }
      return elements.map(\.frame.width)
    }
    #expect(other.output.faults == [])
    #expect(widths[1] == [320, 320, 320, 320])
    #expect(widths[3] == [360, 360, 360, 360])
  }

  @Test func `a refused change of the mode leaves the layout as it was`() throws {
    // The published waterfall answers for no item: it cannot be switched to (E-40).
    let run = try run("sectionedWaterfall", actions: [.setParameters(["mode": "asPublished"])])
    #expect(run.output.faults.map(\.code) == ["E-40"])
    #expect(run.output.contentSize == CGSize(width: 360, height: 240))
  }

  @Test func `parameters of a published layout change what it lays out`() throws {
    let run = try run(
      "shortestColumn", ["mode": "asPublished"],
      actions: [
        .setParameters(["itemCount": 2, "sizeDelegate": "zero"]), .snapshot(.all),
        .setParameters(["itemCount": 3, "lineSpacing": 11]),
      ])
    guard case .elements(let before) = run.output.steps[1].result else {
      Issue.record("no snapshot")
      return
    }
    #expect(before.count == 2)
    #expect(run.output.cells.count == 3)
    #expect(run.output.contentSize.height == 0)
  }

  @Test func `headers whose paths name a whole section are listed as item 0 of it`() throws {
    let run = try run(
      "headerFooterGrid", ["mode": "asPublished", "headerSize": 20, "footerSize": 10], actions: [])
    #expect(run.output.supplementary.map(\.name.description) == ["footer 0-0", "header 0-0"])
  }

  @Test func `corrected waterfalls take random heights too`() throws {
    let run = try run(
      "sectionedWaterfall", ["randomHeights": [20, 21]],
      actions: [.setParameters(["randomHeights": [50, 51]])])
    #expect(run.output.cells.allSatisfy { (50...51).contains($0.frame.height) })
  }
}

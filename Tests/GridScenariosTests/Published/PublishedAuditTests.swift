import GridScenarios
import Testing

@MainActor @Suite("Audit of the gallery")
struct PublishedAuditTests {
  @Test func survey() throws {
    for schema in LayoutRegistry.gallery.schemas {
      for mode in ["corrected", "asPublished"] {
        if mode == "asPublished", !schema.parameters.contains(where: { $0.name == "mode" }) { continue }
        let report = try ScenarioAudit.run(
          ScenarioCase(
            id: schema.id, layout: schema.id, parameters: mode == "corrected" ? [:] : ["mode": "asPublished"],
            sections: [.count(12), .count(0), .count(7)], viewport: CGSize(width: 375, height: 667)),
          registry: .gallery)
        print("==== \(mode)\n\(report)")
      }
    }
    for stop in Tour.stops {
      print("==== tour", stop.scenario.id)
      print(try ScenarioAudit.run(stop.scenario, registry: .gallery))
    }
  }
}

import GridScenarios
import Testing

@MainActor @Suite("Gallery scenarios")
struct GalleryScenariosTests {
  private let runner = ScenarioRunner(registry: .gallery)

  @Test func `a scenario meets what it expects, and no other fault`() throws {
    #expect(GalleryScenarios.all.allSatisfy { !$0.summary.isEmpty })
    for scenario in GalleryScenarios.all.flatMap(\.cases) {
      #expect(scenario.expect != nil, "\(scenario.id)")
      let run = try runner.run(scenario)
      #expect(ExpectationVerdict(run) == .met, "\(scenario.id)\n\(ExpectationVerdict(run))")
      let named = scenario.expect?["faults"]?.arrayValue?.compactMap { $0.objectValue?["code"] }
      #expect(run.output.faults.map { .string($0.code) } == named ?? [], "\(scenario.id)")
    }
  }

  @Test func `names are unique and none is a layout's`() {
    let ids = GalleryScenarios.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { runner.registry[$0] == nil })
    #expect(GalleryScenarios["carousel"] == nil)
  }
}

@MainActor @Suite("Tour of the gallery")
struct GalleryTourTests {
  @Test func `every layout, scenario and demonstration of an article has a stop of its own`() {
    let ids = Tour.stops.map(\.scenario.id)
    let articleStops = Tour.articleStops.map(\.scenario.id)
    #expect(
      Set(ArticleFileTests.names).isSubset(of: articleStops) && Set(articleStops).isSubset(of: ids))
    #expect(Tour.layoutStops.map(\.scenario.layout) == LayoutRegistry.gallery.schemas.map(\.id))
    #expect(ids.suffix(3) == ["filterPanel", "filterPanelReloading", "switcher"])
    #expect(Set(ids).count == ids.count)
  }

  @Test func `every stop runs without a fault or a finding and shows cells`() throws {
    for stop in Tour.stops {
      let run = try TourPages.page(of: stop).after
      #expect(run.output.faults == [])
      #expect(!run.output.visibleItems.isEmpty, "\(stop.scenario.id)")
      #expect(run.grid.simulation.findings == [], "\(stop.scenario.id)")
    }
  }
}

import GridScenarios
import TestSupport

/// The pages of the tour's stops, each made and drawn once for all tests that look at it.
@MainActor
enum TourPages {
  @MainActor @dynamicMemberLookup
  final class Page {
    private let page: TourPage
    private(set) lazy var svg = page.svg
    private(set) lazy var text = page.text()

    fileprivate init(_ page: TourPage) {
      self.page = page
    }

    subscript<Value>(dynamicMember member: KeyPath<TourPage, Value>) -> Value {
      page[keyPath: member]
    }
  }

  private static var made: [String: Page] = [:]

  static func page(of stop: TourStop) throws -> Page {
    if let page = made[stop.scenario.id] { return page }
    let page = Page(try TourPage(stop))
    made[stop.scenario.id] = page
    return page
  }
}

/// Reports of the audit, each made once for all tests that look at it: stops of the tour are cases
/// of the gallery under other names.
@MainActor
enum SharedAudits {
  private static var made: [ScenarioCase: AuditReport] = [:]

  static func report(on scenario: ScenarioCase) throws -> AuditReport {
    var key = scenario
    (key.id, key.expect) = ("", nil)
    if let report = made[key] { return report }
    let report = try ScenarioAudit.run(scenario, registry: .gallery)
    made[key] = report
    return report
  }
}

extension [ScenarioCase] {
  /// The cases of a demonstration: all of them, in debug builds those on the larger of two screens.
  var onOneScreenInDebug: [ScenarioCase] {
    (0..<2).scaled(inDebug: 1).count == 1 ? filter { !$0.id.contains("-320") } : self
  }
}

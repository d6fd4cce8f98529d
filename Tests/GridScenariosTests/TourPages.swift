import GridScenarios

/// The pages of the tour's stops, each made once for all tests that look at it.
@MainActor
enum TourPages {
  private static var made: [String: TourPage] = [:]

  static func page(of stop: TourStop) throws -> TourPage {
    if let page = made[stop.scenario.id] { return page }
    let page = try TourPage(stop)
    made[stop.scenario.id] = page
    return page
  }
}

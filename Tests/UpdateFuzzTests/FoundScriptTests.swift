@testable import gridfuzz
import GridScenarios
import Testing

/// Scripts that random runs have found, shrunk: each failed once.
@MainActor @Suite("Scripts that were found")
struct FoundScriptTests {
  private struct Found {
    let name: String
    let scripts: [FuzzScript]

    init(_ name: String, _ scripts: FuzzScript...) {
      self.name = name
      self.scripts = scripts
    }
  }

  private static let found: [Found] = [
    // S3.19: content that an animated change moves far from the target of its deceleration.
    Found(
      "a deceleration that others move still comes to rest in time",
      script(
        "carousel", 60, 110, [22], .scroll(to: 0, isAnimated: false), .fling(2100), .advance(305),
        .resize(width: 130, height: 100, isAnimated: true, laysOut: false)),
      script(
        "carousel", 60, 80, [0, 0, 22], .scroll(to: 0, isAnimated: false), .fling(2100),
        .batch(followedBy: [.delete(FuzzPlace(2, 2))])),
      script(
        "carousel", 120, 70, [0, 3, 6, 9], .batch(.reload(FuzzPlace(0), items: 2)),
        .batch(.insert(FuzzPlace(2), items: 1), .insert(FuzzPlace(0, 2))),
        .batch(scrollingTo: 17),
        .batch(
          .move(FuzzPlace(1, 2), to: FuzzPlace(0, 1)), .insert(FuzzPlace(3, 2)),
          followedBy: [.insert(FuzzPlace(0, 0))]),
        .fling(2100))),
    // CL-45: only pages end wherever the row does.
    Found(
      "groups that rest centred rest alike after a row changes",
      script("shelves", 70, 100, [9, 2], .batch(.delete(FuzzPlace(1, 1)))),
      script(
        "shelves", 130, 110, [3, 3, 1, 0],
        .batch(.move(FuzzPlace(1, 2), to: FuzzPlace(2, 0)), .insert(FuzzPlace(3, 0))),
        .batch(.reload(FuzzPlace(1), items: 5)))),
    // CL-45: rounded to whole pages first, and only then limited.
    Found(
      "a row of pages that is scrolled to its end is there in a fresh grid, too",
      script(
        "shelvesOnly", 120, 100, [2], .batch(.reload(FuzzPlace(0), items: 7)),
        .batch(.insert(FuzzPlace(0), items: 3)),
        .scrollSection(1, to: 83))),
    // CL-48: an element keeps its place as far as the content goes.
    Found(
      "rows that are measured after an update leave the offset within its limits",
      script("sizedList", 100, 90, [1], .batch(.insert(FuzzPlace(0, 0)))),
      script(
        "sizedList", 90, 110, [1, 4],
        .batch(.delete(FuzzPlace(0, 0)), .delete(FuzzPlace(1, 3)), .insert(FuzzPlace(0, 0))))),
    // S1.14, T4.10: limits that change twice before a pass.
    Found(
      "content that a batch shrinks is in its limits after a switch that follows at once",
      script(
        "flowAcross", 60, 60, [0], .batch(.insert(FuzzPlace(0, 0))),
        .batch(
          .delete(FuzzPlace(0, 0)), scrollingTo: 137, switchingTo: "skyline",
          isInAnimation: true)),
      script(
        "flowAcross", 60, 50, [1], .layOut, .scroll(to: 1, isAnimated: false),
        .batch(.delete(FuzzPlace(0, 0))),
        .switchLayout("shortestColumn", isAnimated: true)),
      script(
        "flowAcross", 60, 50, [], .batch(.insert(FuzzPlace(0), items: 2)),
        .batch(.delete(FuzzPlace(0, 0)), .insert(FuzzPlace(0, 1))),
        .batch(scrollingTo: 186),
        .batch(.delete(FuzzPlace(0, 0)), .delete(FuzzPlace(0, 1)), switchingTo: "plain")),
      script(
        "plain", 80, 80, [], .switchLayout("list", isAnimated: false),
        .batch(
          .insert(FuzzPlace(0), items: 1), .insert(FuzzPlace(0, 0)),
          .insert(FuzzPlace(1), items: 2), switchingTo: "plain", isAnimated: false),
        .batch(.delete(FuzzPlace(0, 1)), .delete(FuzzPlace(1, 1)), .insert(FuzzPlace(0, 1))),
        .batch(.delete(FuzzPlace(0, 0)), .delete(FuzzPlace(1, 0)), .delete(FuzzPlace(0, 1))),
        .switchLayout("flow", isAnimated: true)),
      script(
        "sectionedWaterfall", 100, 100, [],
        .batch(
          .insert(FuzzPlace(0), items: 1), .insert(FuzzPlace(0, 2)),
          .insert(FuzzPlace(0, 0)), .insert(FuzzPlace(0, 1))),
        .batch(.delete(FuzzPlace(0)), .insert(FuzzPlace(0), items: 0)),
        .switchLayout("mirrored", isAnimated: true),
        .resize(width: 70, height: 100, isAnimated: false, laysOut: false),
        .scroll(to: 1, isAnimated: false),
        .switchLayout("sectionedWaterfall", isAnimated: true))),
    // T4.10: what the delegate says of the offset is used as it is, also out of range, and stays.
    Found(
      "content rests where the delegate has put it",
      script("mirrored", 90, 60, [], .shiftTargets(-18), .batch(), .shiftTargets(0))),
  ]

  private static func script(
    _ layout: String, _ width: Int, _ height: Int, _ sections: [Int], _ actions: FuzzAction...
  ) -> FuzzScript {
    FuzzScript(layout: layout, width: width, height: height, sections: sections, actions: actions)
  }

  @Test func `scripts that failed once hold`() {
    for found in Self.found {
      for script in found.scripts {
        var fuzzer = UpdateFuzzer(FuzzSubject.gallery)
        let problem = fuzzer.problem(in: script)
        #expect(problem == nil, "\(found.name)\n\(script)\n\(problem!)")
        #expect(fuzzer.tally.actions == script.actions.count, "\(found.name)")
      }
    }
  }
}

extension FuzzAction {
  /// A batch, with what its closure does besides.
  fileprivate static func batch(
    _ operations: FuzzOperation..., scrollingTo offset: Int? = nil,
    switchingTo layout: String? = nil,
    followedBy followUp: [FuzzOperation] = [], isInAnimation: Bool = false, isAnimated: Bool = true
  ) -> FuzzAction {
    var batch = FuzzBatch(operations)
    batch.scrollsInside = offset
    batch.switchesInside = layout
    batch.followUp = followUp
    batch.isInAnimation = isInAnimation
    batch.isAnimated = isAnimated
    return .batch(batch)
  }
}

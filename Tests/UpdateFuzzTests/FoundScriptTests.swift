@testable import gridfuzz
import GridScenarios
import Testing

/// Scripts that random runs have found, shrunk: each failed once.
@MainActor @Suite("Scripts that were found")
struct FoundScriptTests {
  /// S3.19: content that an animated change moves far from the target of its deceleration.
  @Test(
    "a deceleration that others move still comes to rest in time",
    arguments: [
      FuzzScript(
        layout: "carousel", width: 60, height: 110, sections: [22],
        actions: [
          .scroll(to: 0, isAnimated: false), .fling(2100), .advance(305),
          .resize(width: 130, height: 100, isAnimated: true, laysOut: false),
        ]),
      FuzzScript(
        layout: "carousel", width: 60, height: 80, sections: [0, 0, 22],
        actions: [
          .scroll(to: 0, isAnimated: false), .fling(2100),
          .batch(followedBy: [.delete(FuzzPlace(2, 2))]),
        ]),
      FuzzScript(
        layout: "carousel", width: 120, height: 70, sections: [0, 3, 6, 9],
        actions: [
          .batch(.reload(FuzzPlace(0), items: 2)),
          .batch(.insert(FuzzPlace(2), items: 1), .insert(FuzzPlace(0, 2))),
          .batch(scrollingTo: 17),
          .batch(
            .move(FuzzPlace(1, 2), to: FuzzPlace(0, 1)), .insert(FuzzPlace(3, 2)),
            followedBy: [.insert(FuzzPlace(0, 0))]),
          .fling(2100),
        ]),
    ])
  func settles(_ script: FuzzScript) { check(script) }

  /// CL-45: only pages end wherever the row does.
  @Test(
    "groups that rest centred rest alike after a row changes",
    arguments: [
      FuzzScript(
        layout: "shelves", width: 70, height: 100, sections: [9, 2],
        actions: [.batch(.delete(FuzzPlace(1, 1)))]),
      FuzzScript(
        layout: "shelves", width: 130, height: 110, sections: [3, 3, 1, 0],
        actions: [
          .batch(
            .move(FuzzPlace(1, 2), to: FuzzPlace(2, 0)), .insert(FuzzPlace(3, 0))),
          .batch(.reload(FuzzPlace(1), items: 5)),
        ]),
    ])
  func restsCentred(_ script: FuzzScript) { check(script) }

  /// CL-45: rounded to whole pages first, and only then limited.
  @Test(
    "a row of pages that is scrolled to its end is there in a fresh grid, too",
    arguments: [
      FuzzScript(
        layout: "shelvesOnly", width: 120, height: 100, sections: [2],
        actions: [
          .batch(.reload(FuzzPlace(0), items: 7)), .batch(.insert(FuzzPlace(0), items: 3)),
          .scrollSection(1, to: 83),
        ])
    ])
  func restsAtTheEnd(_ script: FuzzScript) { check(script) }

  /// CL-48: an element keeps its place as far as the content goes.
  @Test(
    "rows that are measured after an update leave the offset within its limits",
    arguments: [
      FuzzScript(
        layout: "sizedList", width: 100, height: 90, sections: [1],
        actions: [.batch(.insert(FuzzPlace(0, 0)))]),
      FuzzScript(
        layout: "sizedList", width: 90, height: 110, sections: [1, 4],
        actions: [
          .batch(
            .delete(FuzzPlace(0, 0)), .delete(FuzzPlace(1, 3)),
            .insert(FuzzPlace(0, 0)))
        ]),
    ])
  func staysWithinLimits(_ script: FuzzScript) { check(script) }

  /// S1.14, T4.10: limits that change twice before a pass.
  @Test(
    "content that a batch shrinks is in its limits after a switch that follows at once",
    arguments: [
      FuzzScript(
        layout: "flowAcross", width: 60, height: 60, sections: [0],
        actions: [
          .batch(.insert(FuzzPlace(0, 0))),
          .batch(
            .delete(FuzzPlace(0, 0)), scrollingTo: 137, switchingTo: "skyline",
            isInAnimation: true),
        ]),
      FuzzScript(
        layout: "flowAcross", width: 60, height: 50, sections: [1],
        actions: [
          .layOut, .scroll(to: 1, isAnimated: false), .batch(.delete(FuzzPlace(0, 0))),
          .switchLayout("shortestColumn", isAnimated: true),
        ]),
      FuzzScript(
        layout: "flowAcross", width: 60, height: 50, sections: [],
        actions: [
          .batch(.insert(FuzzPlace(0), items: 2)),
          .batch(.delete(FuzzPlace(0, 0)), .insert(FuzzPlace(0, 1))),
          .batch(scrollingTo: 186),
          .batch(
            .delete(FuzzPlace(0, 0)), .delete(FuzzPlace(0, 1)), switchingTo: "plain"),
        ]),
      FuzzScript(
        layout: "plain", width: 80, height: 80, sections: [],
        actions: [
          .switchLayout("list", isAnimated: false),
          .batch(
            .insert(FuzzPlace(0), items: 1), .insert(FuzzPlace(0, 0)),
            .insert(FuzzPlace(1), items: 2), switchingTo: "plain", isAnimated: false),
          .batch(
            .delete(FuzzPlace(0, 1)), .delete(FuzzPlace(1, 1)),
            .insert(FuzzPlace(0, 1))),
          .batch(
            .delete(FuzzPlace(0, 0)), .delete(FuzzPlace(1, 0)),
            .delete(FuzzPlace(0, 1))),
          .switchLayout("flow", isAnimated: true),
        ]),
      FuzzScript(
        layout: "sectionedWaterfall", width: 100, height: 100, sections: [],
        actions: [
          .batch(
            .insert(FuzzPlace(0), items: 1), .insert(FuzzPlace(0, 2)),
            .insert(FuzzPlace(0, 0)), .insert(FuzzPlace(0, 1))),
          .batch(.delete(FuzzPlace(0)), .insert(FuzzPlace(0), items: 0)),
          .switchLayout("mirrored", isAnimated: true),
          .resize(width: 70, height: 100, isAnimated: false, laysOut: false),
          .scroll(to: 1, isAnimated: false),
          .switchLayout("sectionedWaterfall", isAnimated: true),
        ]),
    ])
  func restsInside(_ script: FuzzScript) { check(script) }

  /// T4.10: what the delegate says of the offset is used as it is, also out of range, and stays.
  @Test(
    "content rests where the delegate has put it",
    arguments: [
      FuzzScript(
        layout: "mirrored", width: 90, height: 60, sections: [],
        actions: [.shiftTargets(-18), .batch(), .shiftTargets(0)])
    ])
  func restsWhereTold(_ script: FuzzScript) { check(script) }

  private func check(_ script: FuzzScript) {
    var fuzzer = UpdateFuzzer(FuzzSubject.gallery)
    let problem = fuzzer.problem(in: script)
    #expect(problem == nil, "\(script)\n\(problem!)")
    #expect(fuzzer.tally.actions == script.actions.count)
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

import Foundation
import GridKit
import GridTesting
import TestSupport
import Testing

/// Whatever a layout, a data source, a delegate or a cell answers: nothing traps, nothing goes on
/// for ever, no number that is not finite gets into a view, and with a good layout and good data
/// the grid shows what a fresh one shows.
@MainActor @Suite("Lying layouts and data sources", .rows)
struct LieTests {
  /// Of so many lies one is tried, and one in a process of its own. All of them in a release build:
  /// a debug build takes ten times as long, half of it for the one that reloads in `prepare()`.
  #if DEBUG
    nonisolated static let step = (first: 3, tried: 23, stopped: 120)
  #else
    nonisolated static let step = (first: 0, tried: 1, stopped: 12)
  #endif

  /// The lies that are tried, told while the grid shows something or at first. A release build
  /// tries both, a debug build one of the two in turn.
  nonisolated static let tried: [(lie: Lie, isShown: Bool)] =
    stride(from: step.first, to: Lie.all.count, by: step.tried).flatMap { number in
      [true, false].filter { step.tried == 1 || $0 == (number / step.tried % 2 == 0) }
        .map { (lie: Lie.all[number], isShown: $0) }
    }

  nonisolated static let stopped = stride(from: 0, to: Lie.all.count, by: step.stopped).map {
    Lie.all[$0].name
  }

  @Test func `a lie has a name of its own`() {
    let names = Lie.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.count > 900)
  }

  @Test func `a grid heals from a lie, told at first or while it shows something`() {
    forEachRow(
      of: Self.tried,
      named: { "\($0.lie.name), \($0.isShown ? "while it shows something" : "at first")" }
    ) { lie, isShown in
      let rig = LieRig()
      if isShown { rig.showMiddle() }
      lie.arm(rig)
      if !isShown { rig.showMiddle() }
      expectHealth(of: rig)
    }
  }

  private func expectHealth(of rig: LieRig) {
    for act in LieAct.allCases {
      rig.budget.renew()
      act.perform(rig)
      let problems = rig.problems
      if !problems.isEmpty { Issue.record("\(problems), after \(act)") }
    }
    rig.budget.renew()
    rig.heal()
    #expect(rig.differenceFromFresh() == nil)
  }

  /// The first fault that is recorded is the one that ends a program.
  @Test(arguments: stopped)
  func `under the other policy the program ends with the text of`(_ name: String) async throws {
    let lie = try #require(Lie.named(name))
    let recorded = LieRig()
    recorded.showMiddle()
    lie.arm(recorded)
    for act in LieAct.allCases where recorded.simulation.faults.isEmpty { act.perform(recorded) }
    let fault = recorded.simulation.faults.first
    let result = await #expect(
      processExitsWith: fault == nil ? .success : .failure, observing: [\.standardErrorContent]
    ) { [name] in
      let lie = try #require(Lie.named(name))
      await MainActor.run {
        let rig = LieRig(policy: .stop)
        rig.showMiddle()
        lie.arm(rig)
        for act in LieAct.allCases { act.perform(rig) }
      }
    }
    guard let fault else { return }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains(fault.message))
    #expect(text.contains("[\(fault.code)]"))
  }
}

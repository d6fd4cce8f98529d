import GridKit
import GridTesting
import Testing

/// Every callback that the runtime makes, times everything that a program may do inside of it.
@MainActor @Suite("Acts inside callbacks")
struct ReentranceTests {
  #if DEBUG
    /// Every so many trials are run.
    static let stride = 17
  #else
    static let stride = 1
  #endif

  /// Every callback of every scene, with the acts.
  static let trials: [ReentranceTrial] = ReentranceScene.all.flatMap { scene in
    let stage = ReentranceStage()
    stage.play(scene)
    return stage.calls.keys.sorted().flatMap { callback in
      ReentrantAct.all.map { ReentranceTrial(scene: scene, callback: callback, act: $0) }
    }
  }

  @Test func `whatever a callback does, a good layout and good data show as in a fresh grid`() {
    #expect(Self.trials.count > 3000)
    var idle = 0
    var wrong = 0
    for (number, trial) in Self.trials.enumerated() where number % Self.stride == 0 {
      let outcome = trial.run()
      if !outcome.hasActed { idle += 1 }
      guard !outcome.complaints.isEmpty else { continue }
      wrong += 1
      if wrong <= 10 { Issue.record("\(trial): \(outcome.complaints.joined(separator: "; "))") }
    }
    #expect((idle, wrong) == (0, 0))
  }
}

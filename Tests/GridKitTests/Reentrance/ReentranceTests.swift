import Foundation
import GridKit
import GridTesting
import Testing

/// Every callback that the runtime makes, times everything that a program may do inside of it.
@MainActor @Suite("Acts inside callbacks")
struct ReentranceTests {
  /// Of so many trials one is run, one under the policy that stops, and one of a certain callback.
  /// All of them in a release build: a debug build takes ten times as long.
  #if DEBUG
    static let stride = (recording: 97, stopping: 701, single: 3)
  #else
    static let stride = (recording: 1, stopping: 1, single: 1)
  #endif

  /// The callbacks of each scene, by name.
  static let callbacks: [(scene: ReentranceScene, callbacks: Set<String>)] =
    ReentranceScene.all.map { scene in
      let stage = ReentranceStage()
      stage.play(scene)
      return (scene, Set(stage.calls.keys))
    }

  /// Every callback with every act. The scenes in which a callback comes take turns.
  static let trials: [ReentranceTrial] = {
    let names = callbacks.reduce(into: Set<String>()) { $0.formUnion($1.callbacks) }.sorted()
    return names.flatMap { name in
      let scenes = callbacks.filter { $0.callbacks.contains(name) }.map(\.scene)
      return ReentrantAct.all.enumerated().map { number, act in
        ReentranceTrial(scene: scenes[number % scenes.count], callback: name, act: act)
      }
    }
  }()

  @Test func `whatever a callback does, a good layout and good data show as in a fresh grid`() {
    #expect(Self.trials.count > 3000)
    var (idle, wrong) = (0, 0)
    for trial in Self.sample(Self.trials, Self.stride.recording) {
      let outcome = trial.run()
      if !outcome.hasActed { idle += 1 }
      guard !outcome.complaints.isEmpty else { continue }
      wrong += 1
      if wrong <= 10 { Issue.record("\(trial): \(outcome.complaints.joined(separator: "; "))") }
    }
    #expect((idle, wrong) == (0, 0), "trials without an act, and failed ones")
  }

  // A refused callback about a view that a switch lets go at once, while others are on the way out.
  @Test func `a fault told of a view that goes at once leaves no view on its way out`() throws {
    let scene = try #require(ReentranceScene.all.first { $0.name == "animated switch of layouts" })
    let callbacks = try #require(Self.callbacks.first { $0.scene.name == scene.name }).callbacks
    for callback in callbacks.sorted() where callback.contains("didEndDisplaying") {
      for act in Self.sample(ReentrantAct.all, Self.stride.single) {
        let trial = ReentranceTrial(scene: scene, callback: callback, act: act)
        #expect(trial.run().complaints == [], "\(trial)")
      }
    }
  }

  @Test func `under the policy that stops, what met no fault does the same`() async {
    // In a process of its own: a fault would end it.
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        for trial in ReentranceTests.sample(ReentranceTests.trials, ReentranceTests.stride.stopping)
        {
          guard trial.run().faults == 0 else { continue }
          let complaints = trial.run(policy: .stop).complaints
          if !complaints.isEmpty { fatalError("\(trial): \(complaints)") }
        }
      }
    }
  }

  @Test(arguments: [
    ("batch update of sections", "GridViewCell.isHighlighted", "selection"),
    (
      "batch update without animation", "GridViewCell.updateConfiguration(using:)",
      "scroll to an item"
    ), ("movement", "GridViewCell.isSelected", "deleted section"),
    ("movement", "GridViewCell.updateConfiguration(using:)", "move"),
  ]) func `an element has one view where its own callbacks bring in another`(
    _ scene: String, _ callback: String, _ act: String
  ) throws {
    let trial = ReentranceTrial(
      scene: try #require(ReentranceScene.all.first { $0.name == scene }), callback: callback,
      act: try #require(ReentrantAct.all.first { $0.name == act }))
    let outcome = trial.run()
    #expect(outcome.hasActed)
    #expect(outcome.complaints == [])
  }

  static func sample<Element>(_ all: [Element], _ step: Int) -> [Element] {
    Swift.stride(from: 0, to: all.count, by: step).map { all[$0] }
  }

  // MARK: Completeness

  /// Methods that are declared but never called, or called only where the scenes do not lead.
  private static let uncalled: Set<String> = [
    // Zooming, focus, menus, index titles: declared only.
    "scrollViewDidZoom(_:)", "viewForZooming(in:)", "scrollViewWillBeginZooming(_:with:)",
    "scrollViewDidEndZooming(_:with:atScale:)", "collectionView(_:canFocusItemAt:)",
    "collectionView(_:selectionFollowsFocusForItemAt:)", "indexPathForPreferredFocusedView(in:)",
    "indexTitles(for:)", "collectionView(_:indexPathForIndexTitle:at:)", "dragStateDidChange(_:)",
    // Asked where the newer method is missing (IM-7).
    "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
    // Called by programs.
    "encode(with:)", "register(_:forDecorationViewOfKind:)", "setNeedsUpdateConfiguration()",
    "defaultBackgroundConfiguration()",
    // Called where another of the two is not overridden (UM-1).
    "invalidateLayout()",
  ]

  @Test(arguments: [
    "Protocols/GridViewDataSource.swift", "Protocols/GridViewDelegate.swift",
    "Protocols/GridViewDelegateFlowLayout.swift", "Views/BaseScrollViewDelegate.swift",
    "Layout/GridViewLayout.swift", "Cells/GridReusableView.swift", "Cells/GridViewCell.swift",
  ]) func `every method that others write is called in some scene`(file: String) throws {
    let methods = try DeclaredMethods.names(in: file)
    #expect(methods.count > 3)
    let called = Self.callbacks.reduce(into: Set<String>()) { names, entry in
      for name in entry.callbacks { names.insert(String(name.drop { $0 != "." }.dropFirst())) }
    }
    let missing = methods.filter {
      !called.contains($0) && !Self.uncalled.contains($0) && !$0.hasPrefix("_")
    }
    #expect(missing == [])
  }
}

import Testing
import UIKit

/// One layout after another, without animation.
@MainActor @Suite("Switching layouts")
struct LayoutSwitchTests {
  private let stage: Stage<RecordingLayout>
  private let other = RecordingLayout()

  /// Two of twenty rows of 50 show; in the other layout rows are 24 high.
  init() {
    let layout = RecordingLayout()
    layout.name = "A"
    stage = Stage(layout, counts: [20], height: 100)
    other.name = "B"
    other.rowHeight = 24
    other.recorder = stage.recorder
    stage.layOut()
  }

  private func run(_ script: Script) {
    let (stage, other) = (stage, other)
    script.run(
      on: stage,
      steps: [
        "switch": { stage.view.collectionViewLayout = other },
        "switch by call": { stage.view.setCollectionViewLayout(other, animated: false) },
        "switch to the same": {
          stage.view.setCollectionViewLayout(stage.layout, animated: false)
        },
        "target 48": { other.target = CGPoint(x: 0, y: 48) },
      ])
  }

  @Test(
    "a switch from layout A to B tells both, cells and delegate", .tags(.documented),
    arguments: Script.all(
      """
      # LC-3, T4.4, LC-5: prepared, asked for the offset, finished
      > switch
      order: layout B prepare; layout B contentSize; layout B target for 0,0;
        layout B finalizeTransition
      # both layouts hear of each other before their transition is finished
      > switch
      order: layout A prepareForTransition to B; layout A finalizeTransition
      order: layout B prepareForTransition from A; layout B finalizeTransition
      # LC-4: cells that stay hear of the switch before and after it
      > switch
      order: cell willTransition A to B; cell apply 0-0; cell didTransition A to B
      # T4.2: the delegate has the last word on the offset
      > target 48; wish 120; switch
      order: layout B target for 0,0; delegate target for 0,48
      = offset 0,120
      > lay out
      = visible 0-5 to 0-9
      """))
  func documented(script: Script) { run(script) }

  @Test(
    "a switch keeps cells and selection", .tags(.inferred),
    arguments: Script.all(
      """
      # 5.2: the whole sequence
      > scroll 400
      > switch by call
      layout, source, delegate: layout B invalidate: everything, counts; layout B prepare;
        source numberOfSections: 1; source numberOfItems in 0: 20; layout B contentSize;
        layout A prepareForTransition to B; layout B prepareForTransition from A;
        layout B target for 0,154; delegate target for 0,154;
        layout B shouldInvalidate for 0,154,100,100: false; delegate didScroll to 0,154;
        layout B elements; source cell 0-6; delegate willDisplay 0-6; source cell 0-7;
        delegate willDisplay 0-7; source cell 0-10; delegate willDisplay 0-10;
        layout A finalizeTransition; layout B finalizeTransition
      # LC-7: cells that stay are the same and not requested again
      > keep; switch; lay out
      0 of: source cell 0-0; source cell 0-1
      = was 0: 0-0; was 1: 0-1; frame 1: 0,24,100,24; visible 0-0 to 0-4; content 100 × 480
      # LC-8: what is selected stays selected
      > select 1; switch; lay out
      = selected 0-1
      # L5.2: the layout in use again is no switch
      > switch to the same
      layout, source, cell, delegate: none
      """))
  func inferred(script: Script) { run(script) }

  @Test("LC-2: the old layout has no view any more, the new one has", .tags(.documented))
  func attachment() {
    #expect(stage.layout.collectionView === stage.view)
    stage.view.collectionViewLayout = other
    #expect(stage.view.collectionViewLayout === other)
    #expect(other.collectionView === stage.view)
    #expect(stage.layout.collectionView == nil)
  }

  @Test(
    "LC-9: a switch that is not animated is complete when the call returns, or soon after",
    .tags(.documented))
  func completion() async throws {
    var finished: [Bool] = []
    stage.view.setCollectionViewLayout(other, animated: false) { finished.append($0) }
    if finished.isEmpty { try await Task.sleep(for: .milliseconds(100)) }
    #expect(finished == [true])
  }

  @Test("LC-2: before the first layout the layouts just change places", .tags(.inferred))
  func beforeLayout() {
    let stage = Stage(RecordingLayout(), counts: [5])
    let calls = stage.recorder.calls(of: .layout, .source) {
      stage.view.collectionViewLayout = other
    }
    #expect(!calls.contains("Transition"))
    #expect(!calls.contains("source cell"))
    stage.layOut()
    #expect(stage.cell(4)?.frame.minY == 96)
  }

  @Test(
    "L5.11 to L5.15: the item in the middle, or the selected one, comes to the middle",
    .tags(.observed),
    arguments: [
      (offset: 400, selected: [8], target: 154), (400, [9], 178), (390, [], 154), (0, [0], 0),
      (900, [], 380),
    ] as [(offset: CGFloat, selected: [Int], target: CGFloat)])
  func pivot(offset: CGFloat, selected: [Int], target: CGFloat) {
    stage.scroll(to: offset)
    for item in selected {
      stage.view.selectItem(at: path(item), animated: false, scrollPosition: [])
    }
    stage.view.collectionViewLayout = other
    #expect(stage.view.contentOffset.y == target)
  }
}

import Testing
import UIKit

/// Questions that a batch update asks in its call. The end of its animation is in
/// `CompletionTests`.
@MainActor @Suite("Batch updates")
struct BatchUpdateTests {
  private let stage = Stage(RecordingLayout(), counts: [10])

  init() {
    stage.layOut()
  }

  @Test(
    "a batch tells its layout of the updates", .tags(.documented),
    arguments: Script.all(
      """
      # CO-30: in the preparation the new counts hold
      > update 11: insert 0-0
      = elements 11; content 100 × 550
      # CO-24: a batch without operations runs the same sequence
      > rows 40; update
      order: layout invalidate: counts; layout prepare; layout prepareForUpdates: none;
        layout finalizeUpdates
      = content 100 × 400; frame 1: 0,40,100,40
      # UI-1, UI-3: the layout is told of a move, in its old and new places
      > update: move 0-0 to 0-2
      1 of: layout prepareForUpdates: move 0-0 to 0-2
      # UI-1, UI-3: the layout is told of a reload
      > update: reload 0-1
      1 of: layout prepareForUpdates: reload 0-1
      # UI-1, UI-3: the layout is told of a deletion
      > update 9: delete 0-1
      1 of: layout prepareForUpdates: delete 0-1
      # T9, RC-2: a reconfigured item keeps its cell, which is not cleaned
      > keep; update: reconfigure 0-1 0-8
      1 of: source cell; source cell 0-1
      0 of: cell prepareForReuse; delegate willDisplay 0-1
      = was 1: 0-1; reuses 1: 0
      # T4.1, T4.2: layout and delegate are asked where the offset shall be; the delegate wins
      > target 50; wish 150; update 11: insert 0-0
      order: layout target for 0,0; delegate target for 0,50
      = offset 0,150; visible 0-3 to 0-6
      """))
  func documented(script: Script) { script.run(on: stage) }

  @Test(
    "a batch takes cells along with their items", .tags(.observed),
    arguments: Script.all(
      """
      # CO-21, CO-22: the layout is prepared before it hears what the updates are
      > update 11: insert 0-0
      order: layout invalidate: counts; layout prepare; layout elements;
        layout prepareForUpdates: insert 0-0; layout finalizeUpdates
      # UI-2: an inserted section has no item
      > update 10 2: insert section 1
      1 of: layout prepareForUpdates: insert section 1
      # UI-2: a moved section has no item
      > counts 10 2; reload data; lay out
      > update 2 10: move section 1 0
      1 of: layout prepareForUpdates: move section 1 to section 0
      # UI-2: a deleted section has no item
      > counts 2 10; reload data; lay out
      > update 10: delete section 0
      1 of: layout prepareForUpdates: delete section 0
      # UI-2: a reloaded section has no item
      > update: reload section 0
      1 of: layout prepareForUpdates: reload section 0
      # BU-2: outside of a batch each call is one
      > counts 11; insert 0-0
      = items 0: 11
      > counts 9; delete 0-0 0-3
      = items 0: 9
      # VW-4, VW-7: cells go with their items when one is inserted
      > keep; update 11: insert 0-0
      = was 1: 0-0; was 2: 0-1; was 3: 0-2
      # VW-4, VW-7: cells go with their items when one moves
      > keep; update: move 0-0 to 0-2
      = was 0: 0-1; was 1: 0-2; was 2: 0-0; was 3: 0-3
      # T8: a moved cell is not requested
      > update: move 0-0 to 0-2
      source: source numberOfSections: 1; source numberOfItems in 0: 10
      # VW-11, DP-5: an inserted item's cell is requested once and displayed in the call
      > update 11: insert 0-0
      1 of: source cell 0-0; delegate willDisplay 0-0
      = visible 0-0 to 0-3
      # T6, VW-5: an item that slides in gets a cell for its new place
      > keep; update 9: delete 0-1
      1 of: source cell 0-3
      = was 2: 0-3; visible 0-0 to 0-3
      # T7, RU-15: a reloaded item gets another cell
      > keep; update: reload 0-1
      1 of: source cell 0-1
      = was 1: new
      # UI-8: the layout hears nothing of reconfigured items
      > update: reconfigure 0-1
      unheard: Updates: insert; Updates: delete; Updates: reload; Updates: move
      # SM-2: a deleted item is selected no longer
      > select 2; update 9: delete 0-2
      = selected none
      """))
  func observed(script: Script) { script.run(on: stage) }

  @Test(
    "a batch takes selection and offset along", .tags(.inferred),
    arguments: Script.all(
      """
      # T5: an item is inserted at the top
      > update 11: insert 0-0
      layout, source, delegate: source numberOfSections: 1; source numberOfItems in 0: 11;
        layout invalidate: counts; layout prepare; layout contentSize; layout elements;
        layout prepareForUpdates: insert 0-0; layout contentSize; layout elements;
        layout target for 0,0; delegate target for 0,0; layout final 0-0; layout final 0-1;
        layout final 0-2; layout final 0-3; layout initial 0-0; layout initial 0-1;
        layout initial 0-2; layout initial 0-3; source cell 0-0; delegate willDisplay 0-0;
        layout finalizeUpdates
      # UI-3: the layout is told of deletes, inserts, reloads, moves
      > update 10: move 0-9 to 0-4, insert 0-7 0-1, delete 0-2 0-5
      heard: prepareForUpdates: delete 0-5, delete 0-2, insert 0-1, insert 0-7, move 0-9 to 0-4
      # 11.3: a reload behind a deletion names its old and its new place
      > update 9: delete 0-0, reload 0-2
      1 of: layout prepareForUpdates: delete 0-0, reload 0-2 to 0-1
      # 11.3: a reload behind an insertion names its old and its new place
      > update 11: insert 0-0, reload 0-2
      1 of: layout prepareForUpdates: insert 0-0, reload 0-2 to 0-3
      # UI-4: a section that goes takes the operations on its items with it
      > counts 10 3; reload data; lay out
      > update 10: delete 1-1, delete section 1
      1 of: layout prepareForUpdates: delete section 1
      # 11.2 step 16: content size and cells are new when the call returns
      > update 2: delete 0-2 0-3 0-4 0-5 0-6 0-7 0-8 0-9
      = content 100 × 100; visible 0-0 to 0-1
      # SM-1, SM-4, SM-6: the selection goes with its items, and nobody is told
      > select 2
      > update 11: insert 0-0
      = selected 0-3
      unheard: elect
      > update: move 0-3 to 0-1
      = selected 0-1
      unheard: elect
      > update: reconfigure 0-1
      = selected 0-1
      unheard: elect
      > update: reload 0-1
      = selected none
      unheard: elect
      # T4.7: at the far edge the view moves back with its content
      > scroll 300; update 8: delete 0-0 0-1
      = offset 0,200; visible 0-4 to 0-7
      """))
  func inferred(script: Script) { script.run(on: stage) }

  @Test("BU-1, 11.2 step 5: counts are loaded once, after the closure", .tags(.observed))
  func counts() {
    let calls = stage.recorder.calls(of: .source) {
      stage.update([11]) { view in
        stage.recorder.note(.source, "closure begins")
        view.insertItems(at: [path(0)])
        stage.recorder.note(.source, "closure ends")
      }
    }
    #expect(
      calls.hasPrefix(
        """
        source closure begins
        source closure ends
        source numberOfSections: 1
        source numberOfItems in 0: 11
        """))
    #expect(calls.components(separatedBy: "numberOfSections").count == 2)
  }

  @Test(
    "VW-4: all that showed before is asked for its end, all that shows after for its start",
    .tags(.documented))
  func transitions() {
    let calls = stage.recorder.calls(of: .layout) {
      stage.update([11]) { $0.insertItems(at: [path(0)]) }
    }.split(separator: "\n")
    let ends = Set(calls.filter { $0.contains("final ") })
    let starts = Set(calls.filter { $0.contains("initial ") })
    #expect(ends.isSuperset(of: (0..<4).map { "layout final 0-\($0)" }))
    #expect(starts.isSuperset(of: (0..<4).map { "layout initial 0-\($0)" }))
    let last = calls.lastIndex { $0.contains("final ") || $0.contains("initial ") } ?? 0
    #expect(calls.firstIndex(of: "layout finalizeUpdates") ?? 0 > last)
  }

  @Test("CP-2: nested batches are one change", .tags(.documented))
  func nested() {
    #expect(
      stage.recorder.count(of: "layout prepareForUpdates: delete 0-9, insert 0-0") {
        stage.update([11]) { view in
          view.insertItems(at: [path(0)])
          view.performBatchUpdates {
            stage.source.counts = [10]
            view.deleteItems(at: [path(9)])
          }
        }
      } == 1)
  }

  @Test("Q-3: in the closure the old counts hold", .tags(.observed))
  func oldState() {
    var seen: [Int] = []
    stage.update([8]) { view in
      view.deleteItems(at: [path(0), path(1)])
      seen.append(view.numberOfItems(inSection: 0))
      #expect(stage.cell(0) != nil)
    }
    #expect(seen == [10])
    #expect(stage.view.numberOfItems(inSection: 0) == 8)
  }

  @Test("BU-11: the closure runs in the call, once", .tags(.documented))
  func synchronous() {
    var runs = 0
    stage.view.performBatchUpdates { runs += 1 }
    #expect(runs == 1)
  }

  @Test("BF-2: data that changes inside the first update ever", .tags(.documented))
  func firstEver() {
    let stage = Stage(RecordingLayout(), counts: [3])
    stage.update([5]) { $0.insertItems(at: [path(0), path(1)]) }
    stage.layOut()
    #expect(stage.view.numberOfItems(inSection: 0) == 5)
    #expect(stage.view.visibleCells.count == 4)
  }
}

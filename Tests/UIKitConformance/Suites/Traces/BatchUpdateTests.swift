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

  /// Returns the updates that the layout is told of.
  private func items(_ updates: @escaping () -> Void) -> String {
    stage.recorder.calls(of: .layout) { stage.update(updates) }
      .split(separator: "\n").filter { $0.contains("prepareForUpdates") }.joined(separator: "\n")
  }

  private func insertAtTop() {
    stage.update {
      stage.source.counts[0] += 1
      stage.view.insertItems(at: [path(0)])
    }
  }

  // MARK: Order

  @Test("T5: an item is inserted at the top", .tags(.inferred))
  func wholeTrace() {
    #expect(
      stage.recorder.calls(of: .layout, .source, .delegate) { insertAtTop() } == """
        source numberOfSections: 1
        source numberOfItems in 0: 11
        layout invalidate: counts
        layout prepare
        layout contentSize
        layout elements
        layout prepareForUpdates: insert 0-0
        layout contentSize
        layout elements
        layout target for 0,0
        delegate target for 0,0
        layout final 0-0
        layout final 0-1
        layout final 0-2
        layout final 0-3
        layout initial 0-0
        layout initial 0-1
        layout initial 0-2
        layout initial 0-3
        source cell 0-0
        delegate willDisplay 0-0
        layout finalizeUpdates
        """)
  }

  @Test(
    "CO-21, CO-22: the layout is prepared before it hears what the updates are",
    .tags(.observed))
  func order() {
    let calls = [
      "layout invalidate: counts", "layout prepare", "layout elements",
      "layout prepareForUpdates: insert 0-0", "layout finalizeUpdates",
    ]
    #expect(stage.recorder.order(of: calls) { insertAtTop() } == calls)
  }

  @Test("CO-30: in the preparation the new counts hold", .tags(.documented))
  func newCounts() {
    insertAtTop()
    #expect(stage.layout.elements.count == 11)
    #expect(stage.layout.collectionViewContentSize.height == 550)
  }

  @Test("BU-1, 11.2 step 5: counts are loaded once, after the closure", .tags(.observed))
  func counts() {
    let calls = stage.recorder.calls(of: .source) {
      stage.update {
        stage.recorder.note(.source, "closure begins")
        stage.source.counts = [11]
        stage.view.insertItems(at: [path(0)])
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
    let calls = stage.recorder.calls(of: .layout) { insertAtTop() }.split(separator: "\n")
    let ends = Set(calls.filter { $0.contains("final ") })
    let starts = Set(calls.filter { $0.contains("initial ") })
    #expect(ends.isSuperset(of: (0..<4).map { "layout final 0-\($0)" }))
    #expect(starts.isSuperset(of: (0..<4).map { "layout initial 0-\($0)" }))
    let last = calls.lastIndex { $0.contains("final ") || $0.contains("initial ") } ?? 0
    #expect(calls.firstIndex(of: "layout finalizeUpdates") ?? 0 > last)
  }

  @Test("VW-10: the base class leaves start and end to the view", .tags(.documented))
  func baseAnswers() {
    let layout = UICollectionViewLayout()
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path(0)) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: path(0)) == nil)
  }

  @Test("CO-24: a batch without operations runs the same sequence", .tags(.documented))
  func emptyBatch() {
    stage.layout.rowHeight = 40
    let calls = [
      "layout invalidate: counts", "layout prepare", "layout prepareForUpdates: none",
      "layout finalizeUpdates",
    ]
    #expect(stage.recorder.order(of: calls) { stage.update {} } == calls)
    #expect(stage.view.contentSize.height == 400)
    #expect(stage.cell(1)?.frame.minY == 40)
  }

  // MARK: Update items

  @Test("UI-1, UI-3: items, in their old and new places", .tags(.documented))
  func updateItems() {
    #expect(items { stage.view.moveItem(at: path(0), to: path(2)) }.hasSuffix("move 0-0 to 0-2"))
    #expect(items { stage.view.reloadItems(at: [path(1)]) }.hasSuffix("reload 0-1"))
    #expect(
      items {
        stage.source.counts[0] = 9
        stage.view.deleteItems(at: [path(1)])
      }.hasSuffix("delete 0-1"))
  }

  @Test("UI-3: deletes, inserts, reloads, moves", .tags(.inferred))
  func orderOfItems() {
    let text = items {
      stage.source.counts[0] = 10
      stage.view.moveItem(at: path(9), to: path(4))
      stage.view.insertItems(at: [path(7), path(1)])
      stage.view.deleteItems(at: [path(2), path(5)])
    }
    #expect(
      text == "layout prepareForUpdates: delete 0-5, delete 0-2, insert 0-1, insert 0-7, "
        + "move 0-9 to 0-4")
  }

  @Test("UI-2: operations on sections have no item", .tags(.observed))
  func sections() {
    #expect(
      items {
        stage.source.counts = [10, 2]
        stage.view.insertSections(IndexSet(integer: 1))
      } == "layout prepareForUpdates: insert section 1")
    #expect(
      items {
        stage.source.counts = [2, 10]
        stage.view.moveSection(1, toSection: 0)
      } == "layout prepareForUpdates: move section 1 to section 0")
    #expect(
      items {
        stage.source.counts = [10]
        stage.view.deleteSections(IndexSet(integer: 0))
      } == "layout prepareForUpdates: delete section 0")
    #expect(
      items { stage.view.reloadSections(IndexSet(integer: 0)) }
        == "layout prepareForUpdates: reload section 0")
  }

  @Test("11.3: a reload names its old and its new place", .tags(.inferred))
  func shiftedReloads() {
    #expect(
      items {
        stage.source.counts = [9]
        stage.view.deleteItems(at: [path(0)])
        stage.view.reloadItems(at: [path(2)])
      } == "layout prepareForUpdates: delete 0-0, reload 0-2 to 0-1")
    #expect(
      items {
        stage.source.counts = [10]
        stage.view.insertItems(at: [path(0)])
        stage.view.reloadItems(at: [path(2)])
      } == "layout prepareForUpdates: insert 0-0, reload 0-2 to 0-3")
  }

  @Test("UI-4: a section that goes takes the operations on its items with it", .tags(.inferred))
  func absorbed() {
    stage.source.counts = [10, 3]
    stage.view.reloadData()
    stage.layOut()
    #expect(
      items {
        stage.source.counts = [10]
        stage.view.deleteItems(at: [path(1, in: 1)])
        stage.view.deleteSections(IndexSet(integer: 1))
      } == "layout prepareForUpdates: delete section 1")
  }

  @Test("CP-2: nested batches are one change", .tags(.documented))
  func nested() {
    #expect(
      items {
        stage.source.counts = [11]
        stage.view.insertItems(at: [path(0)])
        stage.view.performBatchUpdates {
          stage.source.counts = [10]
          stage.view.deleteItems(at: [path(9)])
        }
      } == "layout prepareForUpdates: delete 0-9, insert 0-0")
  }

  @Test("BU-2: outside of a batch each call is one", .tags(.observed))
  func single() {
    UIView.performWithoutAnimation {
      stage.source.counts = [11]
      stage.view.insertItems(at: [path(0)])
      #expect(stage.view.numberOfItems(inSection: 0) == 11)
      stage.source.counts = [9]
      stage.view.deleteItems(at: [path(0), path(3)])
      #expect(stage.view.numberOfItems(inSection: 0) == 9)
    }
  }

  // MARK: Cells

  @Test("VW-4, VW-7: cells go with their items", .tags(.observed))
  func survivors() {
    let cells = (0..<4).map { stage.cell($0) }
    insertAtTop()
    #expect(stage.cell(0) !== cells[0])
    #expect(stage.cell(1) === cells[0])
    #expect(stage.cell(2) === cells[1])
    #expect(stage.cell(3) === cells[2])
    stage.update { stage.view.moveItem(at: path(1), to: path(3)) }
    #expect(stage.cell(3) === cells[0])
    #expect(stage.cell(1) === cells[1])
  }

  @Test("T8: a moved cell is not requested", .tags(.observed))
  func moved() {
    #expect(
      stage.recorder.calls(of: .source) {
        stage.update { stage.view.moveItem(at: path(0), to: path(2)) }
      } == """
        source numberOfSections: 1
        source numberOfItems in 0: 10
        """)
  }

  @Test(
    "VW-11, DP-5: an inserted item's cell is requested once and displayed in the call",
    .tags(.observed))
  func inserted() {
    #expect(stage.recorder.count(of: "source cell 0-0") { insertAtTop() } == 1)
    stage.source.counts = [12]
    #expect(
      stage.recorder.count(of: "delegate willDisplay 0-1") {
        stage.update { stage.view.insertItems(at: [path(1)]) }
      } == 1)
    #expect(stage.visibleItems == ["0-0", "0-1", "0-2", "0-3"])
  }

  @Test("T6, VW-5: an item that slides in gets a cell for its new place", .tags(.observed))
  func slidingIn() {
    let third = stage.cell(3)
    #expect(
      stage.recorder.count(of: "source cell 0-3") {
        stage.update {
          stage.source.counts = [9]
          stage.view.deleteItems(at: [path(1)])
        }
      } == 1)
    #expect(stage.cell(2) === third)
    #expect(stage.visibleItems == ["0-0", "0-1", "0-2", "0-3"])
  }

  @Test("T7, RU-15: a reloaded item gets another cell", .tags(.observed))
  func reloaded() {
    let old = stage.cell(1)
    #expect(
      stage.recorder.count(of: "source cell 0-1") {
        stage.update { stage.view.reloadItems(at: [path(1)]) }
      } == 1)
    #expect(stage.cell(1) != nil)
    #expect(stage.cell(1) !== old)
  }

  @Test(
    "T9, RC-2: a reconfigured item keeps its cell, which is not cleaned",
    .tags(.documented))
  func reconfigured() {
    let old = stage.cell(1)
    let calls = stage.recorder.calls {
      stage.update { stage.view.reconfigureItems(at: [path(1), path(8)]) }
    }.split(separator: "\n")
    #expect(calls.filter { $0.hasPrefix("source cell") } == ["source cell 0-1"])
    #expect(!calls.contains("cell prepareForReuse"))
    #expect(!calls.contains("delegate willDisplay 0-1"))
    #expect(stage.cell(1) === old)
    #expect(old?.reuses == 0)
  }

  @Test("UI-8: the layout hears nothing of reconfigured items", .tags(.observed))
  func reconfiguredItems() {
    #expect(!items { stage.view.reconfigureItems(at: [path(1)]) }.contains("0-1"))
  }

  // MARK: State

  @Test("Q-3: in the closure the old counts hold", .tags(.observed))
  func oldState() {
    var seen: [Int] = []
    stage.update {
      stage.source.counts = [8]
      stage.view.deleteItems(at: [path(0), path(1)])
      seen.append(stage.view.numberOfItems(inSection: 0))
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

  @Test("11.2 step 16: content size and cells are new when the call returns", .tags(.inferred))
  func afterTheCall() {
    stage.update {
      stage.source.counts = [2]
      stage.view.deleteItems(at: (2..<10).map { path($0) })
    }
    #expect(stage.view.contentSize.height == 100)
    #expect(stage.visibleItems == ["0-0", "0-1"])
  }

  @Test(
    "SM-1, SM-4, SM-6: the selection goes with its items, and nobody is told",
    .tags(.inferred))
  func selection() {
    stage.view.selectItem(at: path(2), animated: false, scrollPosition: [])
    let calls = stage.recorder.calls(of: .delegate) {
      insertAtTop()
      #expect(stage.selectedItems == ["0-3"])
      stage.update { stage.view.moveItem(at: path(3), to: path(1)) }
      #expect(stage.selectedItems == ["0-1"])
      #expect(stage.cell(1)?.isSelected == true)
      stage.update { stage.view.reconfigureItems(at: [path(1)]) }
      #expect(stage.selectedItems == ["0-1"])
      stage.update { stage.view.reloadItems(at: [path(1)]) }
      #expect(stage.selectedItems == [])
    }
    #expect(!calls.contains("elect"))
  }

  @Test("SM-2: a deleted item is selected no longer", .tags(.observed))
  func deletedSelection() {
    stage.view.selectItem(at: path(2), animated: false, scrollPosition: [])
    stage.update {
      stage.source.counts = [9]
      stage.view.deleteItems(at: [path(2)])
    }
    #expect(stage.selectedItems == [])
  }

  // MARK: Offset

  @Test(
    "T4.1, T4.2: layout and delegate are asked where the offset shall be; the delegate wins",
    .tags(.documented))
  func target() {
    stage.layout.target = CGPoint(x: 0, y: 50)
    stage.delegate.target = CGPoint(x: 0, y: 150)
    let calls = ["layout target for 0,0", "delegate target for 0,50"]
    #expect(stage.recorder.order(of: calls) { insertAtTop() } == calls)
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: 150))
    #expect(stage.visibleItems == ["0-3", "0-4", "0-5", "0-6"])
  }

  @Test("T4.7: at the far edge the view moves back with its content", .tags(.inferred))
  func movedBack() {
    stage.scroll(to: 300)
    stage.update {
      stage.source.counts = [8]
      stage.view.deleteItems(at: [path(0), path(1)])
    }
    #expect(stage.view.contentOffset.y == 200)
    #expect(stage.visibleItems == ["0-4", "0-5", "0-6", "0-7"])
  }

  @Test("BF-2: data that changes inside the first update ever", .tags(.documented))
  func firstEver() {
    let stage = Stage(RecordingLayout(), counts: [3])
    stage.update {
      stage.source.counts = [5]
      stage.view.insertItems(at: [path(0), path(1)])
    }
    stage.layOut()
    #expect(stage.view.numberOfItems(inSection: 0) == 5)
    #expect(stage.view.visibleCells.count == 4)
  }
}

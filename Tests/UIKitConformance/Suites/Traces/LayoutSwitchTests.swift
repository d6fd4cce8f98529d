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

  @Test("5.2: the whole sequence", .tags(.inferred))
  func wholeTrace() {
    stage.scroll(to: 400)
    let calls = stage.recorder.calls(of: .layout, .source, .delegate) {
      stage.view.setCollectionViewLayout(other, animated: false)
    }
    #expect(
      calls == """
        layout B invalidate: everything, counts
        layout B prepare
        source numberOfSections: 1
        source numberOfItems in 0: 20
        layout B contentSize
        layout A prepareForTransition to B
        layout B prepareForTransition from A
        layout B target for 0,154
        delegate target for 0,154
        layout B shouldInvalidate for 0,154,100,100: false
        delegate didScroll to 0,154
        layout B elements
        source cell 0-6
        delegate willDisplay 0-6
        source cell 0-7
        delegate willDisplay 0-7
        source cell 0-10
        delegate willDisplay 0-10
        layout A finalizeTransition
        layout B finalizeTransition
        """)
  }

  @Test("LC-3, T4.4, LC-5: prepared, asked for the offset, finished", .tags(.documented))
  func order() {
    let calls = [
      "layout B prepare", "layout B contentSize", "layout B target for 0,0",
      "layout B finalizeTransition",
    ]
    #expect(stage.recorder.order(of: calls) { stage.view.collectionViewLayout = other } == calls)
  }

  @Test("both layouts hear of each other before their transition is finished", .tags(.documented))
  func bothLayouts() {
    let calls = stage.recorder.calls(of: .layout) { stage.view.collectionViewLayout = other }
      .split(separator: "\n")
    for pair in [
      ["layout A prepareForTransition to B", "layout A finalizeTransition"],
      ["layout B prepareForTransition from A", "layout B finalizeTransition"],
    ] {
      let places = pair.compactMap { line in calls.firstIndex { $0 == line } }
      #expect(places.count == 2)
      #expect(places == places.sorted())
    }
  }

  @Test("LC-4: cells that stay hear of the switch before and after it", .tags(.documented))
  func cells() {
    let calls = ["cell willTransition A to B", "cell apply 0-0", "cell didTransition A to B"]
    #expect(stage.recorder.order(of: calls) { stage.view.collectionViewLayout = other } == calls)
  }

  @Test("LC-2: the old layout has no view any more, the new one has", .tags(.documented))
  func attachment() {
    #expect(stage.layout.collectionView === stage.view)
    stage.view.collectionViewLayout = other
    #expect(stage.view.collectionViewLayout === other)
    #expect(other.collectionView === stage.view)
    #expect(stage.layout.collectionView == nil)
  }

  @Test("LC-7: cells that stay are the same and not requested again", .tags(.inferred))
  func stayingCells() {
    let cells = [stage.cell(0), stage.cell(1)]
    let calls = stage.recorder.calls(of: .source) {
      stage.view.collectionViewLayout = other
      stage.layOut()
    }
    #expect(stage.cell(0) === cells[0])
    #expect(stage.cell(1) === cells[1])
    #expect(!calls.contains("cell 0-0"))
    #expect(!calls.contains("cell 0-1"))
    #expect(stage.cell(1)?.frame == CGRect(x: 0, y: 24, width: 100, height: 24))
    #expect(stage.visibleItems == ["0-0", "0-1", "0-2", "0-3", "0-4"])
    #expect(stage.view.contentSize.height == 480)
  }

  @Test("LC-8: what is selected stays selected", .tags(.inferred))
  func selection() {
    stage.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    stage.view.collectionViewLayout = other
    stage.layOut()
    #expect(stage.selectedItems == ["0-1"])
    #expect(stage.cell(1)?.isSelected == true)
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

  @Test("L5.2: the layout in use again is no switch", .tags(.inferred))
  func same() {
    let calls = stage.recorder.calls {
      stage.view.setCollectionViewLayout(stage.layout, animated: false)
    }
    #expect(calls == "")
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

  @Test("T4.2: the delegate has the last word on the offset", .tags(.documented))
  func target() {
    other.target = CGPoint(x: 0, y: 48)
    stage.delegate.target = CGPoint(x: 0, y: 120)
    let calls = ["layout B target for 0,0", "delegate target for 0,48"]
    #expect(stage.recorder.order(of: calls) { stage.view.collectionViewLayout = other } == calls)
    #expect(stage.view.contentOffset.y == 120)
    stage.layOut()
    #expect(stage.visibleItems == ["0-5", "0-6", "0-7", "0-8", "0-9"])
  }
}

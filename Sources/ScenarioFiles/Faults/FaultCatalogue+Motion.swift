import GridKit

// Scrolling, moving items, gestures and time; logs and findings of the runtime.

extension FaultCatalogue {
  static var movement: [Entry] {
    let counts = SectionCounts([4])
    return [
      Entry(
        .scrollTarget(IndexPath(item: 9, section: 0), model: counts),
        .scrollTarget(IndexPath(item: 0, section: 2), model: counts), rules: ["SC-10", "S-48"],
        when: "scrollToItem(at:at:animated:), or a selection with a position, names an item that "
          + "does not exist. The text for a section is our wording."),
      Entry(
        .severalScrollPositions("vertical"), .severalScrollPositions("horizontal"),
        rules: ["SC-10"],
        when: "A scroll position has two places on one axis, such as top and bottom."),
      Entry(
        .movementInProgress(), rules: ["IM-3"],
        when: "beginInteractiveMovementForItem(at:) is called during a movement."),
      Entry(
        .movementTarget(IndexPath(item: 9, section: 0), proposedBy: "delegate", counts: counts),
        .movementTarget(IndexPath(item: 0, section: 2), proposedBy: "layout", counts: counts),
        rules: ["IM-23"],
        when: "The delegate or the layout proposes a place for the lifted item that does not "
          + "exist."),
      Entry(
        .liftedAttributes(FaultSample.cell(), path: IndexPath(item: 0, section: 0)),
        when: "The layout answers for the lifted item with attributes of another element."),
      Entry(
        .updateDuringMovement(), rules: ["KD-5"],
        when: "A batch update begins while an item is moved by hand. UIKit crashes, or leaves a "
          + "cell floating."),
      Entry(
        .deletionAfterMovement(), rules: ["KD-4"],
        when: "Items are deleted in the turn in which a movement ended. UIKit crashes."),
      Entry(
        .placeholderPath(IndexPath(item: 9, section: 0), counts: counts),
        .placeholderPath(IndexPath(item: 0, section: 2), counts: counts),
        when: "A drop delegate shows a placeholder at a place that does not exist."),
      Entry(
        .placeholderCommit(IndexPath(item: 1, section: 0), before: counts, after: counts),
        when: "commitInsertion(dataSourceUpdates:) does not insert one item into the data."),
    ]
  }

  static var surroundings: [Entry] {
    let view = BaseView(frame: .zero)
    let scrollView = BaseScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scrollView.contentSize = CGSize(width: 800, height: 900)
    return [
      Entry(
        .subviewCycle(view, in: view), .subviewCycle(view, in: BaseView(frame: .zero)),
        when: "A view is added to itself or to a view inside it."),
      Entry(
        .unrecognizedSelector("open:", of: "<class>"),
        .unrecognizedSelector("open:", of: "<class>", isClass: true), rules: ["UM-3"],
        when: "An action is sent to an object that has no method of that name with parameters that "
          + "take what is sent: by a control, a gesture, a notification, a timer or perform(_:)."),
      Entry(
        .notSettled(limit: 60, alive: ["a display link"], ignored: []),
        when: "The simulation is told to settle, and something goes on for ever."),
      Entry(
        .frameRate(0),
        when: "The frame rate of a simulation is set to a number that is no rate."),
      Entry(
        .virtualTime(.nan), .endlessTime(to: 1_000_000, in: Simulation()),
        when: "Time is to move by a number that is not finite or beyond all limits, or has not got "
          + "there after a million frames in which something happened."),
      Entry(
        .clockLoop(), when: "Each frame of the clock has a callback that moves time on."),
      Entry(
        .scrollLoop(scrollView),
        when: "Each message that the content has moved is answered by moving it on."),
      Entry(
        .questionLoop("collectionView(_:numberOfItemsInSection:)"),
        .questionLoop("layoutAttributesForItem(at:)"),
        when: "Each answer about counts or attributes asks the grid for the same again."),
      Entry(
        .attributesReentrance(
          GridView(frame: .zero, collectionViewLayout: GridViewFlowLayout())),
        when: "An attributes object of a class of one's own asks or changes the grid while it is "
          + "copied or compared."),
      Entry(
        .badTouchScript("no points"),
        when: "A script for a finger has no points, times that go back, or numbers that are not "
          + "finite."),
      Entry(
        .sectionNotScrolling(FaultSample.section), rules: ["CL-44"],
        when: "A case scrolls a section that does not scroll by itself, or is not on screen."),
      Entry(
        .tooManyOnScreen(FaultSample.count, most: ScenarioLimits.shown.whole),
        when: "An action of a case brings more elements on screen than a case may show. Grids that "
          + "Swift code makes have no such limit."),
      Entry(
        .placeNotInData(IndexPath(item: 9, section: 0), counts: [3, 1]),
        .placeNotInData(IndexPath(item: 0, section: 2), counts: [3, 1]),
        when: "A case puts down an item that it moves by hand or drags, and the data has changed "
          + "since it was lifted: the item, or its target, is gone."),
      Entry(
        .ambiguousAxis(scrollView),
        when: "A gesture is given as one number in a scroll view that scrolls both ways."),
    ]
  }

  static var logs: [Entry] {
    let (layout, grid) = (FaultSample.layout, FaultSample.grid)
    let sideways = GridViewFlowLayout()
    sideways.scrollDirection = .horizontal
    let frame = CGRect(x: 10, y: 0, width: 50, height: 50)
    let prepared = LayoutFinding.invalidatesDuringPrepare(layout)
    let estimated = LayoutFinding.textEstimated(for: "UILabel")
    let unseen = LayoutFinding.overridesNotSeen()
    let reload = LayoutFinding.reloadCancelsTransition(from: layout, to: sideways)
    let unstable = LayoutFinding.estimateNeverSettles(FaultSample.cell().key, under: layout)
    let negative = LayoutFinding.negativeContentSize(FaultSample.size, layout: layout)
    let mute = LayoutFinding.elementsNotAnswered(by: layout, size: FaultSample.size, items: 8)
    let sourceGone = LayoutFinding.sourceGone(grid)
    let delegateGone = LayoutFinding.delegateGone(grid)
    let phantom = MessageText.ignoredAttributes(FaultSample.cell(), of: layout)
    let uncalled = LayoutFinding.optionalMethodInSubclass(
      "PhotoBoard", methods: ["collectionView(_:didSelectItemAt:)"], superclass: "Board",
      protocolName: "UICollectionViewDelegate")
    return [
      Entry(
        .log, "phantom-item", phantom,
        advice: "Take the counts from the collection view in prepare(), and drop cached attributes "
          + "when the invalidation context says invalidateDataSourceCounts or "
          + "invalidateEverything.",
        rules: ["E-30"],
        when: "Outside a batch update the layout answers with an item that the data source does "
          + "not have. Its attributes are ignored, and the pass goes on. The finding is said once "
          + "for each layout."),
      Entry(
        .log, "oversized-item",
        FlowMessages.oversizedItem(layout: layout, grid: grid, fromDelegate: true),
        FlowMessages.oversizedItem(layout: sideways, grid: grid, fromDelegate: false),
        advice: "Make the item shorter across the lines than the grid without its insets.",
        rules: ["FL-80"],
        when: "An item of a flow layout is longer than its line. It is laid out. Before these "
          + "words its finding says both lengths."),
      Entry(
        .log, "shared-attributes-mutated",
        FlowMessages.cacheMismatch(
          attributes: FaultSample.cell(), expected: frame, layout: layout),
        advice: "Copy what super answers before changing it.", rules: ["FL-81"],
        when: "A subclass of the flow layout changes the frame of attributes that it got from "
          + "super. It is said once in a simulation."),
      Entry(
        .finding, prepared.code, prepared.message,
        when: "A layout is invalidated in the course of its prepare()."),
      Entry(
        .finding, negative.code, negative.message, rules: ["CS-6"],
        when: "The content size of a layout is negative; the length counts as zero."),
      Entry(
        .finding, unstable.code, unstable.message, rules: ["CO-25"],
        when: "A view asks for another size each time that it gets the one it has asked for; the "
          + "layout pass is refused with E-42."),
      Entry(
        .finding, mute.code, mute.message, rules: ["QR-9"],
        when: "A layout answers nil for what is on screen, though its content has a size and the "
          + "data source items. It is said once for each layout."),
      Entry(
        .finding, sourceGone.code, sourceGone.message, rules: ["DL-9"],
        when: "A grid asks for its counts after its data source was released. It is said once for "
          + "each grid."),
      Entry(
        .finding, delegateGone.code, delegateGone.message,
        when: "A grid's layout prepares after the grid's delegate was released. It is said once "
          + "for each grid."),
      Entry(
        .finding, uncalled.code, uncalled.message,
        when: "A delegate or data source is set whose superclass conforms to the protocol, and "
          + "whose own class adds an optional method. Swift chose the methods where the superclass "
          + "conforms. It is said once for each class and protocol, on Linux, where the program "
          + "has its symbols."),
      Entry(
        .finding, reload.code, reload.message, rules: ["L5.25"],
        when: "A grid is reloaded while an animated switch of layouts is running."),
      Entry(
        .finding, estimated.code, estimated.message, rules: ["CL-64"],
        when: "A label, or the content of a list cell, is asked how large its text is. It fails a "
          + "test and is said once for each class, with that of the cell."),
      Entry(
        .finding, unseen.code, unseen.message, rules: ["UM-1"],
        when: "A grid invalidates its layout, and the methods of classes do not stand where this "
          + "compiler and system have been seen to put them. It is said once in a simulation."),
    ] + usage
  }

  /// The entries of findings about calls that have an unexpected effect in UIKit.
  private static var usage: [Entry] {
    let (layout, grid) = (FaultSample.layout, FaultSample.grid)
    let cell = FaultSample.cell().key
    let header = FaultSample.header().key
    let decoration = ElementKey(.decoration("<kind>"), header.position)
    let unknown = LayoutFinding.unknownElementsNamed([cell], for: layout)
    let confused = LayoutFinding.unknownElementsNamed(
      [decoration], for: layout, supplementary: header.elementID)
    let flat = LayoutFinding.pinnedWithoutArea(
      header, frame: CGRect(x: 0, y: 0, width: 320, height: 0), of: layout)
    let reused = LayoutFinding.reuseWithoutSuper(GridViewCell(frame: .zero), cell)
    let detached = LayoutFinding.updateWithoutWindow(grid)
    let behind = LayoutFinding.targetBehindMotion(
      .zero, from: CGPoint(x: 0, y: 120), velocity: CGPoint(x: 0, y: 1), in: grid)
    let paging = LayoutFinding.targetWhilePaging(
      CGPoint(x: 0, y: 300), insteadOf: CGPoint(x: 0, y: 480), in: grid)
    let reload = LayoutFinding.reloadInRequest(cell, in: grid)
    return [
      Entry(
        .finding, unknown.code, unknown.message, confused.message, rules: ["IC-6"],
        when: "An invalidation context names an element that never was, or a header as a "
          + "decoration."),
      Entry(
        .finding, flat.code, flat.message, rules: ["CL-60"],
        when: "A boundary item of a compositional layout is pinned and has no area. It is said "
          + "once for each layout."),
      Entry(
        .finding, reused.code, reused.message, rules: ["SS-2"],
        when: "The layout follows the size of a view that was used before and whose "
          + "prepareForReuse() does not call super. It is said once for each class."),
      Entry(
        .finding, detached.code, detached.message,
        when: "A batch update moves views with animation in a grid that is in no window, while the "
          + "simulation has one. It is said once for each grid."),
      Entry(
        .finding, behind.code, behind.message, rules: ["S3.20"],
        when: "The layout or the delegate answers with a target for the end of a drag that lies "
          + "behind the offset, against the velocity. It is said once for each scroll view."),
      Entry(
        .finding, paging.code, paging.message, rules: ["S3.18"],
        when: "While a scroll view pages, the layout or the delegate answers with a target that is "
          + "no page. It is said once for each scroll view."),
      Entry(
        .finding, reload.code, reload.message,
        when: "A grid is reloaded while its data source is asked for a view. It is said once for "
          + "each grid."),
    ]
  }
}

import GridKit

// Answers of layouts, layout passes, layout switches, transitions and controllers.

extension FaultCatalogue {
  static var attributes: [Entry] {
    let nothing = GridViewLayoutAttributes(forCellWith: FaultSample.path)
    nothing.alpha = CGFloat.nan
    let nowhere = CGSize(width: CGFloat.nan, height: 40)
    return [
      Entry(
        .nonexistentCell(FaultSample.path, items: FaultSample.count),
        .nonexistentCell(FaultSample.path, sections: FaultSample.count),
        when: "In a batch update the layout answers with an item that the data source does not "
          + "have. Outside of one such attributes are ignored (phantom-item)."),
      Entry(
        .supplementaryChanged(from: FaultSample.header(), to: FaultSample.header(x: 8)),
        .supplementaryChanged(from: FaultSample.header(), to: FaultSample.header()),
        rules: ["QR-13"],
        when: "The layout answers twice for one supplementary view, differently, without an "
          + "invalidation in between."),
      Entry(
        .layoutLoop(FaultSample.grid),
        .layoutLoop(FaultSample.grid, because: FaultSample.cell().key),
        .adjustmentLoop(FaultSample.grid),
        rules: ["SS-3", "BC-5"],
        when: "A layout pass does not settle: the layout is invalidated in each of its rounds, or "
          + "adjusts the offset at each of its own adjustments."),
      Entry(
        .negativeItemSize(FaultSample.size, path: FaultSample.path),
        .negativeItemSize(FaultSample.size, path: nil),
        when: "An item of a flow layout has a negative width or height."),
      Entry(
        .nonFiniteAttributes(nothing),
        .nonFiniteContentSize(nowhere, layout: FaultSample.layout),
        .nonFiniteItemSize(nowhere, path: FaultSample.path),
        .nonFiniteMovement(FaultSample.infinite), .nonFiniteProgress(CGFloat.nan),
        .nonFiniteTarget(FaultSample.infinite),
        .nonFiniteRect(
          CGRect(x: 0, y: 0, width: CGFloat.nan, height: 40), of: BaseView(frame: .zero)),
        .nonFiniteOffset(
          FaultSample.infinite, answeredBy: "targetContentOffset(forProposedContentOffset:)"),
        .nonFiniteValue("nan", of: "alpha", in: BaseView(frame: .zero)),
        .nonFiniteFlowLength(section: FaultSample.section),
        .nonFiniteCustomItem(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 40)),
        .nonFiniteGesture(FaultSample.infinite, "a drag"),
        .badSpring(CGFloat.nan, velocity: 0), rules: ["FL-79", "CS-6"],
        when: "A place, size, inset, offset, velocity or progress is infinite or not a number, by "
          + "whomever it is given."),
      Entry(
        .attributesBoundsOrigin(CGRect(x: 0, y: -3, width: 10, height: 10)), rules: ["AT-6"],
        when: "The bounds of attributes get an origin other than zero. UIKit's text is not on "
          + "record."),
      Entry(
        .foreignAttributes(
          FaultSample.cell(), asked: ElementKey(.cell, Position(FaultSample.other, 0))),
        rules: ["SS-7"],
        when: "A layout answers for one element with the attributes of another one, which shows "
          + "when the element's view is asked for its size."),
      Entry(
        .foreignPreferredAttributes(
          FaultSample.cell(), asked: ElementKey(.cell, Position(FaultSample.other, 0))),
        rules: ["SS-7"],
        when: "preferredLayoutAttributesFitting(_:) answers with the attributes of another "
          + "element."),
    ]
  }

  static var layouts: [Entry] {
    let foreign = GridViewTransitionLayout(
      currentLayout: GridViewFlowLayout(), nextLayout: GridViewFlowLayout())
    let controller = GridViewController(collectionViewLayout: GridViewFlowLayout())
    return [
      Entry(
        .layoutInTwoGrids(FaultSample.layout, other: FaultSample.grid), rules: ["LC-13"],
        when: "A layout is given to a grid while it is that of another; a grid that is made with "
          + "it finds out when it first asks it something."),
      Entry(
        .wrongContextClass(GridViewLayout.self, in: .current),
        when: "invalidationContextClass is no invalidation context."),
      Entry(
        .wrongAttributesClass(GridViewLayout.self, in: .current),
        when: "layoutAttributesClass is no class of layout attributes. Flow layouts make theirs of "
          + "it; a layout that makes its own is not asked."),
      Entry(
        .transitionInProgress("<method>"), .transitionInSwitch(), rules: ["LC-12", "I6.2"],
        when: "A transition or switch of layouts begins in the course of another. UIKit's text is "
          + "not on record."),
      Entry(
        .noTransition("<method>"), .transitionIsEnding("<method>"), rules: ["LC-12"],
        when: "A transition is finished or cancelled that was never begun, or that is ending. "
          + "UIKit's text is not on record."),
      Entry(
        .foreignTransitionLayout(foreign), rules: ["LC-12"],
        when: "The delegate's transition layout stands between other layouts than the two it was "
          + "asked for."),
      Entry(
        .transitionWithoutLayouts(),
        when: "A transition layout is made with init()."),
      Entry(
        .nibWithoutGrid("<nib>"), rules: ["VC-9"],
        when: "The view of a controller is loaded that was made with the name of a nib."),
      Entry(
        .cellNotImplemented(controller), rules: ["VC-4"],
        when: "A controller counts items without overriding the method that makes their cells."),
      Entry(
        .viewNotLoaded(controller),
        when: "loadView() of a controller returns without a view, or reads the view."),
    ]
  }
}

extension FindingCatalogue {
  /// The texts of the findings from `screen-metrics` to `zero-size-item`.
  static let textsFromRect: [FindingCode: Text] = [
    .screenMetrics: Text(
      .warning,
      when: "geometry changes with the screen while the view stays",
      harm: "The layout is wrong in split view, in sheets and in every grid that is narrower "
        + "than the screen.",
      remedy: "Take widths from the grid's `bounds` in `prepare()`."),
    .sectionCountMismatch: Text(
      .error,
      when: "the layout's delegate and the data source disagree on sections",
      harm: "Sections go missing, or attributes are made for sections that do not exist.",
      remedy: "Ask the grid for its sections, and drop the delegate's count."),
    .sharedAttributesMutated: Text(
      .warning,
      when: "a subclass changed attributes that the superclass owns",
      harm: "The superclass hands them out again, changed, and changes add up.",
      remedy: "Copy inherited attributes before changing them."),
    .sizeDelegateShadowsItemSize: Text(
      .warning,
      when: "`itemSize` is set but a size delegate decides",
      harm: "Setting it has no effect.",
      remedy: "Leave one of the two out."),
    .snapOutOfRange: Text(
      .error,
      when: "for some proposal from two viewports before to two after the content, the target "
        + "is not finite or not a legal offset",
      harm: "A throw ends somewhere else than the layout meant, or nowhere.",
      remedy: "Choose among the places of all items, and limit the target to the legal offsets."),
    .sourceGone: Text(
      .warning,
      when: "a grid whose data source was released asks for its counts",
      harm: "It shows nothing, without a word.",
      remedy: "Keep the data source in a property or a variable that lives as long as the grid, "
        + "which holds it weakly; or set `dataSource` to nil."),
    .spacingNotAsDeclared: Text(
      .warning,
      when: "measured gaps differ from the declared gap by more than 0.01",
      harm: "What the designer asked for is not what is shown.",
      remedy: "Derive item sizes from the gaps, not gaps from what is left over."),
    .staleAfterResize: Text(
      .warning,
      when: "after a width change frames differ from those of a fresh layout",
      harm: "After a rotation or in a split view the old width remains.",
      remedy: "Answer true in `shouldInvalidateLayout(forBoundsChange:)` when the size changes, "
        + "call `super` in overrides of `invalidateLayout(with:)`, and derive everything in "
        + "`prepare()`."),
    .staleMeasuredSize: Text(
      .error,
      when: "after a batch update items have the sizes that others were measured at",
      harm: "Cells are cut off or have gaps, and jump when they are measured again.",
      remedy: "Keep measured sizes by the item's identity, or move them along in "
        + "`prepare(forCollectionViewUpdates:)`; forgetting them is right, too."),
    .staleScrollCursor: Text(
      .warning,
      when: "after a programmatic scroll the next page or the remembered position starts elsewhere",
      harm: "The first drag after a jump goes back to where the last drag ended.",
      remedy: "Read the position back from the grid's offset when a drag begins, instead of "
        + "counting pages."),
    .stickyNotInFront: Text(
      .warning,
      when: "a header or footer that follows the offset lies on a cell with the same z",
      harm: "Which of them is in front is not decided: cells may cover what sticks, and take its "
        + "taps.",
      remedy: "Give what sticks a higher zIndex, or a lower one if it is to be behind."),
    .supplementaryQueryTraps: Text(
      .error,
      when: "a header or footer query would index out of range",
      harm: "Updates and switches ask for headers that the layout does not have, and the app ends.",
      remedy: "Check the bounds, and answer nil for what there is not."),
    .supplementarySizeMismatch: Text(
      .error,
      when: "a header or footer is not as long as the room made for it",
      harm: "It covers what follows or leaves a hole.",
      remedy: "Use one length for the frame and for the advance."),
    .tieBreakByEpsilon: Text(
      .information,
      when: "items of one line differ in position by more than 0 and less than 0.01",
      harm: "Offsets meant to break ties stay in the frames and blur edges.",
      remedy: "Break ties by index: the leftmost of the shortest columns."),
    .unreachableContent: Text(
      .error,
      when: "part of an element is outside the reach",
      harm: "No legal offset shows it.",
      remedy: "Let the content size reach past the last element, place none before 0, and take the "
        + "view's content inset off the width."),
    .workGrowsWithItems: Text(
      .warning,
      when: "the work of a scroll frame grows with the number of items",
      harm: "Scrolling gets slower the longer the list.",
      remedy: "Make and return only what is near the rect, and keep what stays the same between "
        + "frames. Invalidate on scroll only where elements follow the offset, as in a carousel "
        + "that scales: then with a context of your own, by which `prepare()` keeps the rest."),
    .wrappedLine: Text(
      .warning,
      when: "a one-line layout makes more than one line",
      harm: "Items stand above each other where one was expected, and pages are counted wrong.",
      remedy: "Let the superclass have no room for a second line, or place the items yourself."),
    .zeroExtentContentSize: Text(
      .warning,
      when: "the content size is 0 on an axis although there are elements",
      harm: "With a content inset the visible rect shares no area with the content, and a grid "
        + "that asks only inside the content asks for nothing: the view stays blank.",
      remedy: "Return the available width (or height) on the axis that does not scroll."),
    .zeroSizeItem: Text(
      .warning,
      when: "the size delegate gives a zero size",
      harm: "The item takes part in lines, but is never seen.",
      remedy: "Give a size to every item, or leave the item out of the data."),
  ]
}

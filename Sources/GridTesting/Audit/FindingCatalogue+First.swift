extension FindingCatalogue {
  /// The texts of the findings from `clipped-elements` to `layout-traps`.
  static let textsToItem: [FindingCode: Text] = [
    .clippedElements: Text(
      .warning,
      when: "a layout whose content fits the viewport places elements outside it",
      harm: "Nothing scrolls there, so nobody ever sees them whole.",
      remedy: "Derive positions and radii from both sides of `bounds`, or make the content as "
        + "large as what it holds."),
    .columnsOverflow: Text(
      .warning,
      when: "given column widths exceed the available width",
      harm: "The last columns leave the view on the right.",
      remedy: "Derive the widths from the bounds less insets and gaps."),
    .contentSizeMismatch: Text(
      .warning,
      when: "along the scroll axis the content is shorter than the elements reach; or longer "
        + "than they reach plus the declared trailing inset, while exceeding the viewport",
      harm: "Scrolling ends before the last elements, or runs on into empty space.",
      remedy: "Override `collectionViewContentSize` and return the lowest edge of any element "
        + "plus the trailing inset."),
    .degenerateRadius: Text(
      .warning,
      when: "a radius of 0 or less was computed",
      harm: "The circle shrinks to a point or turns over.",
      remedy: "Limit the radius: never let the margin exceed the side that it is taken from."),
    .delegateCapabilityMismatch: Text(
      .error,
      when: "an optional method is called although only another one was checked, or is ignored "
        + "although it exists",
      harm: "A delegate with one of the methods traps, or is not heard.",
      remedy: "Check for exactly the method that is called next."),
    .delegateGone: Text(
      .warning,
      when: "a grid lays out whose delegate was released",
      harm: "What it would have answered, such as the sizes of items, has its default.",
      remedy: "Keep the delegate in a property or a variable that lives as long as the grid, which "
        + "holds it weakly; or set `delegate` to nil."),
    .duplicateElementKind: Text(
      .error,
      when: "several supplementary items of one section of a compositional layout, or several "
        + "boundary items of the layout, have one element kind",
      harm: "UIKit raises an exception when it solves the layout: views of one kind at one index "
        + "path cannot be told apart.",
      remedy: "Give each of them an element kind of its own."),
    .duplicateIndexPath: Text(
      .error,
      when: "two attributes of one kind, made or returned, have one index path",
      harm: "Of two attributes for one element only the last ones count, and an element goes "
        + "without.",
      remedy: "Count on over all groups, and add each element once."),
    .elementKindConfusion: Text(
      .information,
      when: "a decoration query answers for a header or footer kind",
      harm: "Decoration views come from the layout and headers from the data source; whoever "
        + "asks for one gets the other.",
      remedy: "Answer nil for kinds that are not decorations."),
    .elementsNotAnswered: Text(
      .warning,
      when: "`elements(in:)` answers nil although the content has a size and the data source items",
      harm: "UIKit takes it for no answer: nothing new is shown, without a word.",
      remedy: "Return the attributes of what meets the rect, and an empty array where nothing "
        + "does."),
    .emptyGroup: Text(
      .error,
      when: "a section of a compositional layout has items, and the first item of its group is "
        + "longer than the group",
      harm: "The section is laid out as if it were empty, without a word.",
      remedy: "Make the group long enough for its first item, spacing and insets included, or "
        + "give the group an estimated length."),
    .emptySectionCollapses: Text(
      .error,
      when: "a section without items takes less than header, insets and footer",
      harm: "Whatever follows is pulled up over the section before.",
      remedy: "Subtract the last line spacing only where there is a line."),
    .estimateNeverSettles: Text(
      .error,
      when: "a view asks for another size each time that it gets the one it has asked for",
      harm: "The grid lays out until it gives up, and the program ends (E-42).",
      remedy: "Let the view answer from its content and the length that is given, not from the "
        + "size that it has got."),
    .invalidBlockTemplate: Text(
      .error,
      when: "entries are not 0 … m − 1 once each, or columns and widths differ in number",
      harm: "Items have no place, or two have one.",
      remedy: "Name every number from 0 on once, in as many columns as there are widths."),
    .invalidColumnCount: Text(
      .error,
      when: "a column or row count below 1 was given or computed",
      harm: "A count of 0 divides by zero, and a negative one counts backwards.",
      remedy: "Use at least 1."),
    .invalidatesDuringPrepare: Text(
      .warning,
      when: "the layout is invalidated while `prepare()` runs",
      harm: "It is stale again at once and prepares in every pass.",
      remedy:
        "Set what invalidates, such as properties and the content offset, before, not inside."),
    .invalidationIgnored: Text(
      .error,
      when: "no `prepare()` follows `invalidateLayout()`",
      harm: "Neither a change of a property nor another size is ever taken up.",
      remedy: "Call `super` in overrides of `invalidateLayout()` and `invalidateLayout(with:)`."),
    .invalidationStorm: Text(
      .warning,
      when: "scrolling makes the layout prepare more than once a frame, or once in every frame "
        + "although nothing follows the offset",
      harm: "Every frame pays for work that the next pass throws away.",
      remedy: "Invalidate once for a change, never from a query or a size."),
    .itemQueryMismatch: Text(
      .error,
      when: "`item(at:)` and `elements(in:)` differ in frame or transform (tolerance 10⁻⁶)",
      harm: "Cells jump in updates and switches, which ask for items one by one, and jump back "
        + "when scrolled.",
      remedy: "Answer both from the same stored attributes."),
    .itemQueryUnavailable: Text(
      .error,
      when: "`item(at:)` gives nothing for an item that exists (switching would stop)",
      harm: "Switching to the layout, updates and scrolling to the item stop or do nothing.",
      remedy: "Override it and answer for every item of the data source, on screen or not."),
    .itemQueryWrongIndexPath: Text(
      .error,
      when: "`item(at:)` answers with another index path",
      harm: "The cell gets the place of another one.",
      remedy: "Look attributes up by index path, not by their position in a list."),
    .layoutHangs: Text(
      .error,
      when: "a probe did not end in its time",
      harm: "A grid that asks the same waits forever.",
      remedy: "Look for a loop whose end depends on the rect, the content size or a length that "
        + "can be 0."),
    .layoutTraps: Text(
      .error,
      when: "a probe ended the program",
      harm: "A grid that asks the same ends the app.",
      remedy: "Check indices, divisors and conversions to `Int` in the method that is named."),
  ]
}

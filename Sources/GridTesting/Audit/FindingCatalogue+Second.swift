extension FindingCatalogue {
  /// The texts of the findings from `leading-line-spacing` to `reload-cancels-transition`.
  static let textsToPrepared: [FindingCode: Text] = [
    .leadingLineSpacing: Text(
      .information,
      when: "the first line of a section starts one line spacing below its top inset",
      harm: "The section looks as if its inset were larger than declared.",
      remedy: "Add the spacing between lines, not in front of each."),
    .lostColumn: Text(
      .warning,
      when: "one more column would fit (tolerance 10⁻⁴)",
      harm: "A line that fits exactly wraps early and leaves a hole at the right.",
      remedy: "Add the gap back before dividing: (width + gap) / (item + gap)."),
    .malformedIndexPath: Text(
      .error,
      when: "attributes are made with an index path whose length is not 2",
      harm: "The element belongs to no section and item: a cell like that is refused, a header "
        + "is found by luck.",
      remedy: "Use `IndexPath(item:section:)`; headers and footers have item 0."),
    .misplacedColumn: Text(
      .error,
      when: "a column is not where the widths and gaps before it put it",
      harm: "Columns lie on each other or leave holes.",
      remedy: "Add up the widths of the columns before, not the attributes made last."),
    .missingDelegate: Text(
      .warning,
      when: "the layout's required delegate is absent",
      harm: "Nothing is laid out, without a word.",
      remedy: "Set the delegate before the first layout, "
        + "and keep it alive: the reference is weak."),
    .missingGroup: Text(
      .warning,
      when: "the groups' counts do not cover the items",
      harm: "Items beyond the groups go without a group's size.",
      remedy: "Derive the counts from the data source, or let the last group take the rest."),
    .missingItem: Text(
      .error,
      when: "an item of the data source has no attributes anywhere",
      harm: "It is never shown, or vanishes at some offsets, and updates that touch it go wrong.",
      remedy: "Return attributes for every item, and for every element that meets the rect."),
    .missingSection: Text(
      .error,
      when: "the section provider of a compositional layout answers nil for a section that has "
        + "items",
      harm: "UIKit raises an exception when it solves the layout.",
      remedy: "Answer a section for every index that the data source has, also while data loads."),
    .missingSupplementary: Text(
      .error,
      when: "a header, footer or other supplementary view that the layout has a place for is in no "
        + "answer for a rect that meets it",
      harm: "It is never shown, and updates and switches, which ask for it alone, know of it: "
        + "UIKit raises an exception, or a view comes from nowhere.",
      remedy: "Return it from `elements(in:)`: filter cells only, and pass on what `super` answers "
        + "for other elements. To be without it give it the size zero."),
    .negativeOrZeroSize: Text(
      .error,
      when: "a width or height of 0 or less was computed for an item, `itemSize` included",
      harm: "The item cannot be seen or tapped.",
      remedy: "Limit what insets and gaps take away, and check for counts of 0."),
    .nilSupplementary: Text(
      .error,
      when: "a header or footer is required although its size is zero",
      harm: "The data source is asked for a view that nobody sees, or a list gets nothing "
        + "where it expects an element.",
      remedy: "Make no attributes for headers and footers without length, and answer every query "
        + "alike."),
    .nonFiniteGeometry: Text(
      .error,
      when: "NaN or infinity in a frame, size, spacing or `itemSize`",
      harm: "The grid refuses the whole pass.",
      remedy: "Look for a division by a width, a count or a distance that can be 0."),
    .nonPositiveScale: Text(
      .warning,
      when: "a returned element is scaled by 0 or less",
      harm: "It cannot be seen, or stands on its head.",
      remedy: "Limit the scale from below, or return the element hidden."),
    .notIdempotent: Text(
      .error,
      when: "two preparations without a change give different frames",
      harm: "Elements move whenever something else invalidates.",
      remedy: "Compute from inputs alone: reset what accumulates, and keep random numbers."),
    .nothingToScroll: Text(
      .information,
      when: "a drag or a fling is made on a view that cannot move that way: the content fits and "
        + "does not bounce, or scrolling is off",
      harm: "The offset stays, so what a test expects afterwards says nothing about scrolling.",
      remedy: "Give the grid more items or a smaller size, drag along the axis that scrolls, or "
        + "set `alwaysBounceVertical` or `alwaysBounceHorizontal`."),
    .overlappingElements: Text(
      .warning,
      when: "two cells, or a cell and a header or footer, share area",
      harm: "One hides the other and takes its taps.",
      remedy: "Start each element behind the end of the one before, or declare that they overlap."),
    .parameterDoesNotInvalidate: Text(
      .warning,
      when: "after a property is set to another value and a layout pass the frames are still the "
        + "old ones, while a fresh layout with that value has others",
      harm: "Setting it shows nothing until something else happens to invalidate the layout.",
      remedy: "Call `invalidateLayout()` when the value changes, and derive everything from it in "
        + "`prepare()`."),
    .phantomItem: Text(
      .error,
      when: "attributes for an item that the data source does not have",
      harm: "The grid ignores it with a line in the console, and in a batch update it is a fault "
        + "(E-30): no cell can be made for it.",
      remedy: "Take counts from the data source in `prepare()`, "
        + "not from a property of the layout."),
    .preparedButNotReturned: Text(
      .warning,
      when: "attributes made in `prepare()` are returned by no query",
      harm: "The screen shows something else than what was computed.",
      remedy: "Override the queries and answer them from what `prepare()` made."),
    .rectIgnored: Text(
      .information,
      when: "`elements(in:)` returns elements that do not meet the rect",
      harm: "A query costs as much as the whole content, and grows with it.",
      remedy: "Filter by the rect, or look the first and last line up by position."),
    .reloadCancelsTransition: Text(
      .information,
      when: "`reloadData` while an animated switch is running",
      harm: "The cells of the animation go at once, and the grid is empty until the switch has "
        + "ended.",
      remedy: "Leave the reload out: a switch asks for everything itself. Or reload in its "
        + "completion."),
  ]
}

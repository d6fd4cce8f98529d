// The findings of the audit, one entry for each code. `FindingCatalogue.entries` lists them.

extension FindingCatalogue.Entry {
  package static let clippedElements = Self(
    "clipped-elements", .warning,
    when: "a layout whose content fits the viewport places elements outside it",
    harm: "Nothing scrolls there, so they are never visible as a whole.",
    remedy: "Derive positions and radii from both sides of `bounds`, or make the content as large "
      + "as what it holds.")
  package static let columnsOverflow = Self(
    "columns-overflow", .warning, when: "given column widths exceed the available width",
    harm: "The last columns leave the view on the right.",
    remedy: "Derive the widths from the bounds less insets and gaps.")
  package static let contentSizeMismatch = Self(
    "content-size-mismatch", .warning,
    when: "along the scroll axis the content is shorter than the elements reach; or longer than "
      + "they reach plus the declared trailing inset, while exceeding the viewport",
    harm: "Scrolling ends before the last elements, or runs on into empty space.",
    remedy: "Override `collectionViewContentSize` and return the lowest edge of any element plus "
      + "the trailing inset.")
  package static let degenerateRadius = Self(
    "degenerate-radius", .warning, when: "a radius of 0 or less was computed",
    harm: "The circle shrinks to a point or turns over.",
    remedy: "Limit the radius: never let the margin exceed the side that it is taken from.")
  package static let delegateCapabilityMismatch = Self(
    "delegate-capability-mismatch", .error,
    when: "an optional method is called although only another one was checked, or is ignored "
      + "although it exists",
    harm: "A delegate with one of the methods traps, or is not heard.",
    remedy: "Check for exactly the method that is called next.")
  package static let delegateGone = Self(
    "delegate-gone", .warning, when: "a grid lays out whose delegate was released",
    harm: "What it would have answered, such as the sizes of items, has its default.",
    remedy: "Keep the delegate in a property or a variable that lives as long as the grid, which "
      + "holds it weakly; or set `delegate` to nil.")
  package static let duplicateElementKind = Self(
    "duplicate-element-kind", .error,
    when: "several supplementary items of one section of a compositional layout, or several "
      + "boundary items of the layout, have one element kind",
    harm: "UIKit raises an exception when it solves the layout: views of one kind at one index "
      + "path cannot be told apart.",
    remedy: "Give each of them an element kind of its own.")
  package static let duplicateIndexPath = Self(
    "duplicate-index-path", .error,
    when: "two attributes of one kind, made or returned, have one index path",
    harm: "Of two attributes for one element only the last ones count, and an element goes "
      + "without.",
    remedy: "Count on over all groups, and add each element once.")
  package static let elementKindConfusion = Self(
    "element-kind-confusion", .information,
    when: "a decoration query answers for a header or footer kind",
    harm: "Decoration views come from the layout and headers from the data source; a query for "
      + "one gets the other.",
    remedy: "Answer nil for kinds that are not decorations.")
  package static let elementsNotAnswered = Self(
    "elements-not-answered", .warning,
    when: "`elements(in:)` answers nil although the content has a size and the data source items",
    harm: "UIKit takes it for no answer: nothing new is shown, without a word.",
    remedy: "Return the attributes of what meets the rect, and an empty array where nothing does.")
  package static let emptyGroup = Self(
    "empty-group", .error,
    when: "a section of a compositional layout has items, and the first item of its group is "
      + "longer than the group",
    harm: "The section is laid out as if it were empty, without a word.",
    remedy: "Make the group long enough for its first item, spacing and insets included, or give "
      + "the group an estimated length.")
  package static let emptySectionCollapses = Self(
    "empty-section-collapses", .error,
    when: "a section without items takes less than header, insets and footer",
    harm: "Whatever follows is pulled up over the section before.",
    remedy: "Subtract the last line spacing only where there is a line.")
  package static let estimateNeverSettles = Self(
    "estimate-never-settles", .error,
    when: "a view asks for another size each time that it gets the one it has asked for",
    harm: "The grid lays out until it gives up, and the program ends (E-42).",
    remedy: "Let the view answer from its content and the length that is given, not from the size "
      + "that it has got.")
  package static let invalidBlockTemplate = Self(
    "invalid-block-template", .error,
    when: "entries are not 0 … m − 1 once each, or columns and widths differ in number",
    harm: "Items have no place, or two have one.",
    remedy: "Name every number from 0 on once, in as many columns as there are widths.")
  package static let invalidColumnCount = Self(
    "invalid-column-count", .error, when: "a column or row count below 1 was given or computed",
    harm: "A count of 0 divides by zero, and a negative one counts backwards.",
    remedy: "Use at least 1.")
  package static let invalidatesDuringPrepare = Self(
    "invalidates-during-prepare", .warning,
    when: "the layout is invalidated while `prepare()` runs",
    harm: "It is stale again at once and prepares in every pass.",
    remedy: "Set what invalidates, such as properties and the content offset, before, not inside.")
  package static let invalidationIgnored = Self(
    "invalidation-ignored", .error, when: "no `prepare()` follows `invalidateLayout()`",
    harm: "Neither a change of a property nor another size is ever taken up.",
    remedy: "Call `super` in overrides of `invalidateLayout()` and `invalidateLayout(with:)`.")
  package static let invalidationStorm = Self(
    "invalidation-storm", .warning,
    when: "scrolling makes the layout prepare more than once a frame, or once in every frame "
      + "although nothing follows the offset",
    harm: "Every frame pays for work that the next pass throws away.",
    remedy: "Invalidate once for a change, never from a query or a size.")
  package static let itemQueryMismatch = Self(
    "item-query-mismatch", .error,
    when: "`item(at:)` and `elements(in:)` differ in frame or transform (tolerance 10⁻⁶)",
    harm: "Cells jump in updates and switches, which ask for items one by one, and jump back when "
      + "scrolled.",
    remedy: "Answer both from the same stored attributes.")
  package static let itemQueryUnavailable = Self(
    "item-query-unavailable", .error,
    when: "`item(at:)` gives nothing for an item that exists (switching would stop)",
    harm: "Switching to the layout, updates and scrolling to the item stop or do nothing.",
    remedy: "Override it and answer for every item of the data source, on screen or not.")
  package static let itemQueryWrongIndexPath = Self(
    "item-query-wrong-index-path", .error, when: "`item(at:)` answers with another index path",
    harm: "The cell gets the place of another one.",
    remedy: "Look attributes up by index path, not by their position in a list.")
  package static let layoutHangs = Self(
    "layout-hangs", .error, when: "a probe did not end in its time",
    harm: "A grid that asks the same waits forever.",
    remedy: "Look for a loop whose end depends on the rect, the content size or a length that can "
      + "be 0.")
  package static let layoutTraps = Self(
    "layout-traps", .error, when: "a probe ended the program",
    harm: "A grid that asks the same ends the app.",
    remedy: "Check indices, divisors and conversions to `Int` in the method that is named.")
  package static let leadingLineSpacing = Self(
    "leading-line-spacing", .information,
    when: "the first line of a section starts one line spacing below its top inset",
    harm: "The section looks as if its inset were larger than declared.",
    remedy: "Add the spacing between lines, not in front of each.")
  package static let lostColumn = Self(
    "lost-column", .warning, when: "one more column would fit (tolerance 10⁻⁴)",
    harm: "A line that fits exactly wraps early and leaves a hole at the right.",
    remedy: "Add the gap back before dividing: (width + gap) / (item + gap).")
  package static let malformedIndexPath = Self(
    "malformed-index-path", .error,
    when: "attributes are made with an index path whose length is not 2",
    harm: "The element belongs to no section and item: a cell like that is refused, a header is "
      + "found by luck.",
    remedy: "Use `IndexPath(item:section:)`; headers and footers have item 0.")
  package static let misplacedColumn = Self(
    "misplaced-column", .error, when: "a column is not where the widths and gaps before it put it",
    harm: "Columns lie on each other or leave holes.",
    remedy: "Add up the widths of the columns before, not the attributes made last.")
  package static let missingDelegate = Self(
    "missing-delegate", .warning, when: "the layout's required delegate is absent",
    harm: "Nothing is laid out, without a word.",
    remedy: "Set the delegate before the first layout, and keep it alive: the reference is weak.")
  package static let missingGroup = Self(
    "missing-group", .warning, when: "the groups' counts do not cover the items",
    harm: "Items beyond the groups go without a group's size.",
    remedy: "Derive the counts from the data source, or let the last group take the rest.")
  package static let missingItem = Self(
    "missing-item", .error, when: "an item of the data source has no attributes anywhere",
    harm: "It is never shown, or vanishes at some offsets, and updates that touch it go wrong.",
    remedy: "Return attributes for every item, and for every element that meets the rect.")
  package static let missingSection = Self(
    "missing-section", .error,
    when: "the section provider of a compositional layout answers nil for a section that has items",
    harm: "UIKit raises an exception when it solves the layout.",
    remedy: "Answer a section for every index that the data source has, also while data loads.")
  package static let missingSupplementary = Self(
    "missing-supplementary", .error,
    when: "a header, footer or other supplementary view that the layout has a place for is in no "
      + "answer for a rect that meets it",
    harm: "It is never shown, and updates and switches, which ask for it alone, know of it: UIKit "
      + "raises an exception, or a view comes from nowhere.",
    remedy: "Return it from `elements(in:)`: filter cells only, and pass on what `super` answers "
      + "for other elements. To be without it give it the size zero.")
  package static let negativeOrZeroSize = Self(
    "negative-or-zero-size", .error,
    when: "a width or height of 0 or less was computed for an item, `itemSize` included",
    harm: "The item cannot be seen or tapped.",
    remedy: "Limit what insets and gaps take away, and check for counts of 0.")
  package static let nilSupplementary = Self(
    "nil-supplementary", .error, when: "a header or footer is required although its size is zero",
    harm: "The data source is asked for a view that is never visible, or a list gets nothing "
      + "where it expects an element.",
    remedy: "Make no attributes for headers and footers without length, and answer every query "
      + "alike.")
  package static let nonFiniteGeometry = Self(
    "non-finite-geometry", .error, when: "NaN or infinity in a frame, size, spacing or `itemSize`",
    harm: "The grid refuses the whole pass.",
    remedy: "Look for a division by a width, a count or a distance that can be 0.")
  package static let nonPositiveScale = Self(
    "non-positive-scale", .warning, when: "a returned element is scaled by 0 or less",
    harm: "It cannot be seen, or stands on its head.",
    remedy: "Limit the scale from below, or return the element hidden.")
  package static let notIdempotent = Self(
    "not-idempotent", .error, when: "two preparations without a change give different frames",
    harm: "Elements move whenever something else invalidates.",
    remedy: "Compute from inputs alone: reset what accumulates, and keep random numbers.")
  package static let nothingToScroll = Self(
    "nothing-to-scroll", .information,
    when: "a drag or a fling is made on a view that cannot move that way: the content fits and "
      + "does not bounce, or scrolling is off",
    harm: "The offset stays, so what a test expects afterwards says nothing about scrolling.",
    remedy: "Give the grid more items or a smaller size, drag along the axis that scrolls, or set "
      + "`alwaysBounceVertical` or `alwaysBounceHorizontal`.")
  package static let overlappingElements = Self(
    "overlapping-elements", .warning,
    when: "two cells, or a cell and a header or footer, share area",
    harm: "One hides the other and takes its taps.",
    remedy: "Start each element behind the end of the one before, or declare that they overlap.")
  package static let parameterDoesNotInvalidate = Self(
    "parameter-does-not-invalidate", .warning,
    when: "after a property is set to another value and a layout pass the frames are still the old "
      + "ones, while a fresh layout with that value has others",
    harm: "Setting it shows nothing until something else happens to invalidate the layout.",
    remedy: "Call `invalidateLayout()` when the value changes, and derive everything from it in "
      + "`prepare()`.")
  package static let phantomItem = Self(
    "phantom-item", .error, when: "attributes for an item that the data source does not have",
    harm: "The grid ignores it with a line in the console, and in a batch update it is a fault "
      + "(E-30): no cell can be made for it.",
    remedy: "Take counts from the data source in `prepare()`, not from a property of the layout.")
  package static let preparedButNotReturned = Self(
    "prepared-but-not-returned", .warning,
    when: "attributes made in `prepare()` are returned by no query",
    harm: "The screen shows something else than what was computed.",
    remedy: "Override the queries and answer them from what `prepare()` made.")
  package static let rectIgnored = Self(
    "rect-ignored", .information,
    when: "`elements(in:)` returns elements that do not meet the rect",
    harm: "A query costs as much as the whole content, and grows with it.",
    remedy: "Filter by the rect, or look the first and last line up by position.")
  package static let reloadCancelsTransition = Self(
    "reload-cancels-transition", .information,
    when: "`reloadData` while an animated switch is running",
    harm: "The cells of the animation go at once, and the grid is empty until the switch has "
      + "ended.",
    remedy: "Leave the reload out: a switch asks for everything itself. Or reload in its "
      + "completion.")
  package static let screenMetrics = Self(
    "screen-metrics", .warning, when: "geometry changes with the screen while the view stays",
    harm: "The layout is wrong in split view, in sheets and in every grid that is narrower than "
      + "the screen.",
    remedy: "Take widths from the grid's `bounds` in `prepare()`.")
  package static let sectionCountMismatch = Self(
    "section-count-mismatch", .error,
    when: "the layout's delegate and the data source disagree on sections",
    harm: "Sections go missing, or attributes are made for sections that do not exist.",
    remedy: "Ask the grid for its sections, and drop the delegate's count.")
  package static let sharedAttributesMutated = Self(
    "shared-attributes-mutated", .warning,
    when: "a subclass changed attributes that the superclass owns",
    harm: "The superclass hands them out again, changed, and changes add up.",
    remedy: "Copy inherited attributes before changing them.")
  package static let sizeDelegateShadowsItemSize = Self(
    "size-delegate-shadows-item-size", .warning,
    when: "`itemSize` is set but a size delegate decides",
    harm: "Setting it has no effect.",
    remedy: "Leave one of the two out.")
  package static let snapOutOfRange = Self(
    "snap-out-of-range", .error,
    when: "for some proposal from two viewports before to two after the content, the target is not "
      + "finite or not a legal offset",
    harm: "A throw ends somewhere else than the layout meant, or nowhere.",
    remedy: "Choose among the places of all items, and limit the target to the legal offsets.")
  package static let sourceGone = Self(
    "source-gone", .warning, when: "a grid whose data source was released asks for its counts",
    harm: "It shows nothing, without a word.",
    remedy: "Keep the data source in a property or a variable that lives as long as the grid, "
      + "which holds it weakly; or set `dataSource` to nil.")
  package static let spacingNotAsDeclared = Self(
    "spacing-not-as-declared", .warning,
    when: "measured gaps differ from the declared gap by more than 0.01",
    harm: "What the designer asked for is not what is shown.",
    remedy: "Derive item sizes from the gaps, not gaps from what is left over.")
  package static let staleAfterResize = Self(
    "stale-after-resize", .warning,
    when: "after a width change frames differ from those of a fresh layout",
    harm: "After a rotation or in a split view the old width remains.",
    remedy: "Answer true in `shouldInvalidateLayout(forBoundsChange:)` when the size changes, call "
      + "`super` in overrides of `invalidateLayout(with:)`, and derive everything in `prepare()`.")
  package static let staleMeasuredSize = Self(
    "stale-measured-size", .error,
    when: "after a batch update items have the sizes that others were measured at",
    harm: "Cells are cut off or have gaps, and jump when they are measured again.",
    remedy: "Keep measured sizes by the item's identity, or move them along in "
      + "`prepare(forCollectionViewUpdates:)`; forgetting them is right, too.")
  package static let staleScrollCursor = Self(
    "stale-scroll-cursor", .warning,
    when: "after a programmatic scroll the next page or the remembered position starts elsewhere",
    harm: "The first drag after a jump goes back to where the last drag ended.",
    remedy: "Read the position back from the grid's offset when a drag begins, instead of counting "
      + "pages.")
  package static let stickyNotInFront = Self(
    "sticky-not-in-front", .warning,
    when: "a header or footer that follows the offset lies on a cell with the same z",
    harm: "Which of them is in front is not decided: cells may cover what sticks, and take its "
      + "taps.",
    remedy: "Give what sticks a higher zIndex, or a lower one if it is to be behind.")
  package static let supplementaryQueryTraps = Self(
    "supplementary-query-traps", .error, when: "a header or footer query would index out of range",
    harm: "Updates and switches ask for headers that the layout does not have, and the app ends.",
    remedy: "Check the bounds, and answer nil for what there is not.")
  package static let supplementarySizeMismatch = Self(
    "supplementary-size-mismatch", .error,
    when: "a header or footer is not as long as the room made for it",
    harm: "It covers what follows or leaves a hole.",
    remedy: "Use one length for the frame and for the advance.")
  package static let tieBreakByEpsilon = Self(
    "tie-break-by-epsilon", .information,
    when: "items of one line differ in position by more than 0 and less than 0.01",
    harm: "Offsets meant to break ties stay in the frames and blur edges.",
    remedy: "Break ties by index: the leftmost of the shortest columns.")
  package static let unreachableContent = Self(
    "unreachable-content", .error, when: "part of an element is outside the reach",
    harm: "No legal offset shows it.",
    remedy: "Let the content size reach past the last element, place none before 0, and take the "
      + "view's content inset off the width.")
  package static let workGrowsWithItems = Self(
    "work-grows-with-items", .warning,
    when: "the work of a scroll frame grows with the number of items",
    harm: "Scrolling gets slower the longer the list.",
    remedy: "Make and return only what is near the rect, and keep what stays the same between "
      + "frames. Invalidate on scroll only where elements follow the offset, as in a carousel that "
      + "scales: then with a context of your own, by which `prepare()` keeps the rest.")
  package static let wrappedLine = Self(
    "wrapped-line", .warning, when: "a one-line layout makes more than one line",
    harm: "Items stand above each other where one was expected, and pages are counted wrong.",
    remedy: "Let the superclass have no room for a second line, or place the items yourself.")
  package static let zeroExtentContentSize = Self(
    "zero-extent-content-size", .warning,
    when: "the content size is 0 on an axis although there are elements",
    harm: "With a content inset the visible rect shares no area with the content, and a grid that "
      + "asks only inside the content asks for nothing: the view stays blank.",
    remedy: "Return the available width (or height) on the axis that does not scroll.")
  package static let zeroSizeItem = Self(
    "zero-size-item", .warning, when: "the size delegate gives a zero size",
    harm: "The item takes part in lines, but is never seen.",
    remedy: "Give a size to every item, or leave the item out of the data.")

  // MARK: Views

  package static let ambiguousLayout = Self(
    "ambiguous-layout", .warning,
    when: "a view may have another place or size that meets its constraints as well",
    harm: "UIKit chooses one of the answers, and another one after a change elsewhere.",
    remedy: "Add the constraint that is named, or give the constraints that compete different "
      + "priorities.")
  package static let autoresizingFlagLeftOn = Self(
    "autoresizing-flag-left-on", .warning,
    when: "a constraint relates a view to nothing else or to a view around it, and the view's "
      + "frame and autoresizing mask place it already",
    harm: "Both count, so that the constraint is of no use or contradicts the frame.",
    remedy: "Set `translatesAutoresizingMaskIntoConstraints` to false before constraints are "
      + "activated.")
  package static let constraintChurn = Self(
    "constraint-churn", .information,
    when: "a layout pass without a cause removes constraints and adds equal ones",
    harm: "Every pass then builds and solves all constraints of the view anew.",
    remedy: "Make constraints once. Later change `constant`, `priority` or `isActive`.")
  package static let constraintLost = Self(
    "constraint-lost", .warning,
    when: "an optional constraint of a priority above 750 fails by more than a hundredth of a "
      + "point, other than one of a stack view",
    harm: "A priority that high says that the constraint matters, and it does not hold.",
    remedy: "Give way elsewhere: lower the priority of a constraint that is listed, or remove it.")
  package static let contentViewNotPinned = Self(
    "content-view-not-pinned", .error,
    when: "a cell may choose its height, and no chain of constraints leads from its views to the "
      + "bottom of its content view",
    harm: "The content fits a height of 0, whatever it shows.",
    remedy: "Constrain the lowest view to the bottom of `contentView`.")
  package static let leftInRightToLeft = Self(
    "left-in-right-to-left", .warning,
    when: "text reads from right to left, and left or right constraints keep a view at the place "
      + "that it has when text reads from left to right",
    harm: "The view stays where it is while its surroundings are mirrored.",
    remedy: "Use leading and trailing, unless the side has a meaning of its own.")
  package static let selfSizeNotMet = Self(
    "self-size-not-met", .error,
    when: "a cell that chooses its size needs another one than it was laid out with",
    harm: "Its content is cut off, or has room left.",
    remedy: "Size the cell from its constraints alone, and invalidate its size when its content "
      + "changes.")
  package static let siblingsOverlap = Self(
    "siblings-overlap", .warning,
    when: "the texts in two siblings lie on each other, or one takes touches of the other without "
      + "lying wholly on it",
    harm: "The text cannot be read, or a touch arrives at the wrong view.",
    remedy: "Constrain the one to end where the other begins.")
  package static let squeezedToNothing = Self(
    "squeezed-to-nothing", .warning,
    when: "a view with text, a touch or an intrinsic length has a width or a height of 0",
    harm: "It is not shown, although it is not hidden.",
    remedy: "Raise its compression resistance, or lower what takes its room. Hide a view that is "
      + "not to be shown.")
  package static let tapTargetSmall = Self(
    "tap-target-small", .warning,
    when: "touches arrive at a control, or a view with a gesture recognizer, on less than 44 × 44 "
      + "points by `point(inside:with:)`",
    harm: "A finger misses it.",
    remedy: "Make the view larger, or override `point(inside:with:)`.")
  package static let textTooSmall = Self(
    "text-too-small", .warning, when: "a text is shown at less than 11 points",
    harm: "Few people can read it.",
    remedy: "Use at least 11 points, or the font of a text style.")
  package static let textTruncated = Self(
    "text-truncated", .warning,
    when: "a label or a button has no room for its whole text: it lacks more than half a pixel, or "
      + "a line",
    harm: "The end of the text is replaced by an ellipsis.",
    remedy: "Give it more lines, or raise its compression resistance.")
  package static let unsatisfiableConstraints = Self(
    "unsatisfiable-constraints", .error, when: "required constraints contradict each other",
    harm: "The constraint that was activated last is broken until the constraints change.",
    remedy: "Remove one of the constraints, or give it a priority below 1000.")
  package static let viewOutsideSuperview = Self(
    "view-outside-superview", .warning,
    when: "a text lies outside a view that cuts it off, or a control outside a view around it",
    harm: "That part cannot be seen, or takes no touches.",
    remedy: "Constrain it to the edges of its superview, or make the superview larger.")
}

extension ScenarioLimits {
  /// The page on limits, `Docs/Reference/Limits.md`.
  package static var page: String {
    """
    <!-- Generated from Sources/ScenarioFiles/Format by .ci/reference: edits are lost. -->
    # Limits of scenario files

    The largest legal numbers of a scenario file, and the reasons for them. A limit stands far
    beyond the needs of a case, and before a run takes more than seconds or a gigabyte. A number
    past its limit is a mistake with its path and the limit, like any other mistake: nothing is run,
    and the exit status is 2.

        $ gridview run list --set itemHeight=1e308
        list: parameters.itemHeight: expected a number, at most 1000000000 either way, found 1e+308

    The options of the command line (`--items`, `--viewport`, `--set`) \
    pass through the same door. Grids, layouts
    and simulations that Swift code makes know nothing of these limits.

    | what | least | most | unit | why |
    | --- | ---: | ---: | --- | --- |
    \(all.map(\.row).joined(separator: "\n"))

    In Swift the table is `ScenarioLimits`.

    ## What is legal

    - Zero is a legal length: a grid of no size, an inset of none, \
    items 0 wide or high. UIKit lays such items out
      where they belong and shows no cell, \
    since they share no area with the view, and so does this runtime. The
      audit speaks of them: `zero-size-item`, `negative-or-zero-size`, `zero-extent-content-size`.
    - Negative lengths are legal where a layout has an answer to them: \
    insets and gaps may overlap, and a flow
      layout refuses a negative item with the fault that UIKit has. \
    Sides of grids and screens, times and counts
      have no sign.
    - Column counts of 0 and less are legal too: layouts count them as 1, and published ones report
      `invalid-column-count`.
    - Insets may be larger than the grid. \
    What is left over is negative then, and the layouts say what follows.
    - What a case expects may be any finite number, and a text of any length: \
    it is compared and nothing else.

    ## What a file is counted by

    Items, sections, changes, seconds and frames are counted over a whole case, \
    as if every update were carried
    out: what is deleted does not make room. \
    A snapshot counts with everything in it, a tree with what
    does not show, too. \
    A `drag` counts with `over`, a `touch` with its last time, `advance` and `settle` with
    theirs. \
    A `drag`, a `fling` and an `interactiveTransition` end when the grid has come to rest, at most
    ten seconds later: these count as frames, not as seconds.

    How many items a file handles is counted over all of its cases, \
    and for a request of a host over its actions. An item
    counts ten times, and once more for each action. \
    So does each supplementary or decoration view that the parts of a
    compositional layout ask for. \
    An element in the answer of a `query` counts ten times more, in a `snapshot` twenty
    times. A frame, or a point of a finger, \
    that moves the content counts up to 64 elements, up to 1024 where these size
    themselves: two seconds of frames for what is left to settle. \
    An item counts eight times for each `apply`,
    `applySection`, `expand` and `collapse`.

    How many are on screen, the layout is asked
    before anything runs, where a case has more than may be; \
    an action that brings more is refused with the fault
    `too-many-on-screen`.

    Reading takes time and memory that grow with the file. \
    Places of mistakes are looked up in one way through the
    text, after everything was read.
    """ + "\n"
  }
}

extension ScenarioLimits.Limit {
  fileprivate var row: String {
    let least = least ?? -most
    return
      "| \(name) | \(JSONWriter.number(least)) | \(JSONWriter.number(most)) | \(unit) | \(reason) |"
  }
}

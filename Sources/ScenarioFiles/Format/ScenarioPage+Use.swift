// What the page on scenario files says of running them.

extension ScenarioPage {
  static let outputChapter = """
    ## Output

    `gridview run FILE --json` prints one JSON object a case and a line. Keys are sorted; numbers \
    are the shortest
    that read back as the same double; nothing is NaN or infinite, and `-0` is `0`.

    | key | value |
    | --- | --- |
    | `id` | name of the case |
    | `contentSize`, `contentOffset` | `[width, height]`, `[x, y]` at the end |
    | `offsetRange` | `{"x": [min, max], "y": [min, max]}`: where the content may rest |
    | `cells`, `supplementary`, `decorations` | elements, by section, item, then kind |
    | `visibleItems`, `selectedItems` | `[[section, item], …]` |
    | `sections` | `[{"section", "contentOffset"}]` for sections that scroll by themselves, if any |
    | `steps` | `[{"op", "contentOffset", …}]`: an entry for each action, with its answer |
    | `faults` | `[{"code", "message", "step"?}]`: broken contracts; `gridview explain CODE` says \
    more |
    | `findings` | `[{"code", "severity", "message", "elements"}]`, with `--audit` only |

    An element is `{"section", "item", "kind"?, "frame", "center", "size", "transform"?, "alpha"?, \
    "zIndex"?, "hidden"?,
    "text"?}`; keys with a question mark are left out at their default. `frame` is the bounding \
    box after the
    transform, `center` and `size` are before it. `transform` is `[a, b, c, d, tx, ty]`. \
    `--elements visible` lists
    what is on screen, `--elements all` (default) everything. All values are model values: where \
    things are once no
    animation runs. Only `snapshot` tells what is on screen half-way.

    | answer of | in the step |
    | --- | --- |
    | `query` | `elements`: `[["cell" or kind, section, item], …]` |
    | `snapshot` | `elements`, as above |
    | `observe` | `contentSize`; `elements` that show; `calls`: `["cellForItemAt 0-3", …]` |
    | `askTarget` | `target`: `[x, y]` |
    | `askBoundsChange` | `invalidates`: `true` or `false` |
    | `settle` | `frames`, `seconds` |
    | `apply`, `applySection`, `expand`, `collapse` | `batches`: what the layout was told, batch \
    by batch |
    | `beginMove` | `lifted`: `true` or `false` |
    | `moveTo` | `hovers`: `[section, item]` |
    | `dragItems` | `dragged`: `[[section, item], …]`, those that were on screen |
    | `dropAt` | `dropped`: what became of it; `at`: `[section, item]`, if over an item |

    ## Exit status

    | status | `run` | `check` | `audit` |
    | --- | --- | --- | --- |
    | 0 | no fault, and every `expect` met | every `expect` met, no fault that it does not name | \
    no error and no fault |
    | 1 | a fault, or an `expect` not met | the same | an error or a fault |
    | 2 | the file cannot be read or has a mistake | the same, and a file without any `expect` | \
    the same |

    `run` ends with 1 also for a fault that the case expects; `check` accepts that. A tool that is \
    interrupted ends
    with 130 (Ctrl-C) or 143 (SIGTERM), and leaves no half-written file.
    """

  static let recipes = """
    ## Recipes

    **Record expectations from nothing.** Write the case without `expect`, look at what came of \
    it, then keep it:

        $ gridview run walls.json --ascii
        $ gridview run walls.json --record-expect walls.json
        $ gridview check walls.json
        1 case: 1 as expected

    Recording replaces what the cases expected before, and keeps everything else as it is written.

    **Expect less.** Only what stands in `expect` is compared, so a short expectation survives \
    changes that do not
    matter to it. Objects are compared by the keys that are there, lists entry by entry, and must \
    be as long: `{}`
    is an entry of which nothing is expected. `null` asks for a key that is not there. Numbers may \
    differ by a
    millionth.

    ```json
    {"layout": "flow", "parameters": {"itemSize": [100, 80]}, "sections": [{"count": 9}],
     "actions": [{"op": "query", "rect": [0, 0, 375, 80]}],
     "expect": {"contentSize": [375, 260],
       "cells": [{}, {}, {}, {"frame": [0, 90, 100, 80]}, {}, {}, {}, {}, {}],
       "steps": [{"elements": [["cell", 0, 0], ["cell", 0, 1], ["cell", 0, 2]]}]}}
    ```

    A case that is to end in a fault names it; the code alone will do:

    ```json
    {"layout": "list", "sections": [{"count": 3}],
     "actions": [{"op": "update", "deletes": [[0, 0]], "model": false}],
     "expect": {"faults": [{"code": "E-50", "step": 0}]}}
    ```

    **Shrink a failing case.** `--shrink` takes a case that ends in a fault and leaves out \
    actions, sections, items,
    parameters and keys as long as the same fault comes; numbers become rounder. What it writes \
    expects the fault, so
    that `gridview check` goes red once the fault is mended:

        $ gridview run long.json --shrink small.json
        $ gridview check small.json
        1 case: 1 as expected

    `LayoutProperties` does the same for random cases that break a law of layouts, and `gridfuzz` \
    for random
    updates.

    **Attach it to a bug report.** The case is all that somebody else needs; the rest helps to see \
    it. The player page
    is one file that opens without a network:

        $ gridview --version
        $ gridview run small.json --html small.html --svg small.svg
        $ gridview run small.json --json --trace >small.out 2>small.trace
    """
}

import GridScenarios

/// The texts of `gridfuzz --help`.
enum FuzzHelp {
  /// The whole text.
  static var text: String { [updates, files, hosts].joined(separator: "\n\n") }

  private static let updates = """
    gridfuzz [--seeds N] [--seed S] [--layout ID] [--keep-going]

    Runs random scripts of batch updates, scrolls, reloads, resizes and switches of layouts, and
    holds every grid against plain arrays and a fresh grid with the same data. Under the layouts
    whose cells size themselves, cells are held against the sizes that they ask for. The first
    script that fails is shortened and printed.

      --seeds N    how many scripts (400, or 1 with --seed)
      --seed S     the first one's seed (0)
      --layout ID  the layout that every script starts with
      --keep-going goes on after a script that fails; the end tells what failed, by kind

    Exit status: 0 when no script failed, 1 when one did, 2 for options that cannot be understood.
    """

  private static let files = """
    gridfuzz --files [--seeds N] [--seed S] [--keep-going] [--out DIR]

    Runs every command that takes scenario files over spoilt ones: \
    parts that are missing, doubled, of
    another sort or out of all bounds, texts that nobody expects, \
    bytes that are no text. Each runs in
    a process of its own program, with 20 s of the processor's time and 2 GB of memory. Wrong are an
    end by a signal, more time or memory, an exit status but 0, 1 and 2, control characters in any
    output, a refusal without file and reason, \
    and output that is no JSON, SVG or page. The first file
    with which something is wrong is shortened and printed.

      --seeds N     how many files (400, or 1 with --seed)
      --seed S      the first one's seed (0)
      --keep-going  goes on after a file with which something is wrong; \
    the end tells how many there are
      --out DIR     writes the short files to DIR, as seed-S.json, instead of printing them

    Exit status: 0 when nothing was wrong, 1 when something was, 2 for options that cannot be read.
    """

  private static let hosts = """
    gridfuzz --hosts [--seeds N] [--seed S] [--keep-going]

    Plays random sessions of host requests: open, frame with touches, wheels and measured sizes, do
    with any action. A model host keeps what frames tell it. After each request it is held against
    the grid: places, order, identifiers, and which views were configured and had to be bound again.
    The first session that fails is shortened and printed, one request a line, as gridview host
    --replay FILE takes them.

      --seeds N     how many sessions (300, or 1 with --seed)
      --seed S      the first one's seed (0)
      --keep-going  goes on after a session that fails; the end tells how many there are

    Exit status: 0 when no session failed, 1 when one did, 2 for options that cannot be read.
    """
}

/// The texts of `gridfuzz --help`.
enum FuzzHelp {
  /// The whole text.
  static var text: String { [updates, files, hosts].joined(separator: "\n\n") }

  private static let updates = """
    gridfuzz [--seeds N] [--seed S] [--layout ID] [--keep-going] [--record FILE]

    Runs random scripts of batch updates, scrolls, reloads, resizes and switches of layouts, and
    compares every grid with plain arrays and with a fresh grid of the same data. In layouts with
    self-sizing cells, it also compares the cells with their preferred sizes. The first script that
    fails is shortened and printed.

      --seeds N    number of scripts (400, or 1 with --seed)
      --seed S     seed of the first script (0)
      --layout ID  the layout that every script starts with
      --keep-going continues after a failure and prints the number of failures by kind at the end
      --record FILE writes the calls, work counters and elements after each action to FILE, to be
                   compared with the file of another build; failures do not count

    Exit status: 0 when no script failed, 1 when one did, 2 for options that cannot be understood.
    """

  private static let files = """
    gridfuzz --files [--seeds N] [--seed S] [--keep-going] [--out DIR]

    Runs gridview run, check and audit on random and damaged scenario files: with values that are
    missing, repeated, of another type or out of range, with unexpected texts, and with bytes that
    are not text. Commands run in child processes, each with 20 s of processor time and 2 GB of
    memory. A file fails if a command ends by a signal, exceeds a limit, has an exit status other
    than 0, 1 and 2, writes control characters, refuses the file without its name and a reason, or
    writes invalid JSON, SVG or HTML. The first file that fails is shortened and printed.

      --seeds N     number of files (400, or 1 with --seed)
      --seed S      seed of the first file (0)
      --keep-going  continues after a failure and prints the number of failures at the end
      --out DIR     writes the shortened files to DIR, as seed-S.json, instead of printing them

    Exit status: 0 when no file failed, 1 when one did, 2 for options that cannot be read.
    """

  private static let hosts = """
    gridfuzz --hosts [--seeds N] [--seed S] [--keep-going]

    Plays random sessions of host requests: open, frame with touches, wheels and measured sizes, do
    with any action. A model host applies the answers to its own copy. After each request, the copy
    is compared with the grid: places, order, identifiers, and the views that were configured and
    had to be bound again. The first session that fails is shortened and printed, one request a
    line, for gridview host --replay FILE.

      --seeds N     number of sessions (300, or 1 with --seed)
      --seed S      seed of the first session (0)
      --keep-going  continues after a failure and prints the number of failures at the end

    Exit status: 0 when no session failed, 1 when one did, 2 for options that cannot be read.
    """
}

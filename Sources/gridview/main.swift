import Foundation
import GridScenarios

// A reader that has seen enough (`| head`) is no reason to die of a signal: writing then fails, and
// the tool ends quietly (`Console.write`).
signal(SIGPIPE, SIG_IGN)
// A file that may not grow further (`ulimit -f`) is told like any other that cannot be written.
signal(SIGXFSZ, SIG_IGN)
Interruption.heedSignals()
let status = GridviewTool(Array(CommandLine.arguments.dropFirst())).run()
Console.flush()
exit(status == 0 && Console.hasLostErrors ? 2 : status)

import Foundation
import GridScenarios

// A reader that has seen enough (`| head`) is no reason to die of a signal: writing then fails, and
// the tool ends quietly (`Console.write`).
signal(SIGPIPE, SIG_IGN)
Interruption.heedSignals()
let status = GridviewTool(Array(CommandLine.arguments.dropFirst())).run()
Console.flush()
exit(status)

import GridTool

ToolProgram.run("gridfuzz", help: FuzzHelp.text) { arguments throws(UsageError) in
  func asks(for option: String) -> Bool {
    arguments.contains { $0.prefix { $0 != "=" } == option }
  }
  if asks(for: "--files") { return try FuzzFilesCommand(arguments).run() }
  if asks(for: "--hosts") { return try FuzzHostsCommand(arguments).run() }
  var fuzz = try FuzzCommand(arguments)
  return try fuzz.run()
}

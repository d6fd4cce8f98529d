import GridTool

ToolProgram.run("gridfuzz", help: FuzzHelp.text) { arguments throws(UsageError) in
  try FuzzCommand.run(arguments)
}

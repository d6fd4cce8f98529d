import GridTool

ToolProgram.run("gridbench", help: BenchCommand.help) { arguments throws(UsageError) in
  try BenchCommand(arguments).run()
}

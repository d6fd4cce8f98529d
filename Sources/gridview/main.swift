import GridTool

ToolProgram.run("gridview") { GridviewTool($0).run() }

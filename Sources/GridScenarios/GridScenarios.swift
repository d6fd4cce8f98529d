@_exported public import GridLayouts
@_exported public import ScenarioFiles

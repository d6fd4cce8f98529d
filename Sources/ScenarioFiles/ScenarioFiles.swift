@_exported public import GridTesting

@_exported public import GridKit

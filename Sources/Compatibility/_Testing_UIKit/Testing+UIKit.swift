// Loaded by the compiler in files that import both `Testing` and `UIKit`.
@_exported public import Testing

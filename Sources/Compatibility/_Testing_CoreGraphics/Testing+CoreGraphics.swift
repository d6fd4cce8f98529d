// Loaded by the compiler in files that import both `Testing` and `CoreGraphics`.
@_exported public import Testing

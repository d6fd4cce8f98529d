// `import CoreGraphics` gives the geometry types: Foundation's where Linux has them, else
// GridCore's (`CGAffineTransform`, `CGVector`, `equalTo`, `applying`). Apple's module also exports
// CoreFoundation, with its time types, and so does this module.
@_exported public import CoreFoundation
@_exported public import Foundation
@_exported public import GridCore

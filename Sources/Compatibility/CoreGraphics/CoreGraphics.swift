// `import CoreGraphics` gives geometry: Foundation's where Linux has it, GridCore's for the rest
// (`CGAffineTransform`, `CGVector`, `equalTo`, `applying`). Apple's module brings CoreFoundation's
// times along, so this one does too.
@_exported public import CoreFoundation
@_exported public import Foundation
@_exported public import GridCore

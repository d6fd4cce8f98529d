// Foundation as a whole: an import of its types alone hides the operators of `CGFloat`, and
// `frame.width * 2` would be a `Double`.
@_exported public import Foundation
@_exported public import GridCore

// `import QuartzCore` gives `CATransform3D` and its functions, and CoreGraphics as Apple's does.
@_exported public import CoreGraphics
@_exported public import GridCore

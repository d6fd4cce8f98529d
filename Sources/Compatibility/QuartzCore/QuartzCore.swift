// `import QuartzCore` gives `CATransform3D` and its functions. Like Apple's module, it also exports
// CoreGraphics.
@_exported public import CoreGraphics
@_exported public import GridCore

/// `GridColor`'s name in UIKit; a colour has four components and is the same in light and dark
/// mode.
public typealias UIColor = GridColor
/// `GridDeviceOrientation`'s name in UIKit; `Simulation.rotate(to:)` changes the orientation of the
/// device.
public typealias UIDeviceOrientation = GridDeviceOrientation
/// `GridEdgeInsets`'s name in UIKit: left and right are not mirrored in right-to-left reading.
public typealias UIEdgeInsets = GridEdgeInsets
/// `GridLayoutPriority`'s name in UIKit.
public typealias UILayoutPriority = GridLayoutPriority
/// `GridOffset`'s name in UIKit: a distance in points, right and down positive.
public typealias UIOffset = GridOffset
/// `GridFont`'s name in UIKit: a name, a size and widths, without glyphs.
public typealias UIFont = GridFont
/// `GridFontMetrics`'s name in UIKit: fonts and lengths that grow with the text size.
public typealias UIFontMetrics = GridFontMetrics
/// `GridImage`'s name in UIKit: a size with a name, as nothing is drawn.
public typealias UIImage = GridImage

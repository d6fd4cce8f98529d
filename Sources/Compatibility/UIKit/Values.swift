/// `GridColor`'s name in UIKit; four numbers that do not follow light and dark surroundings.
public typealias UIColor = GridColor
/// `GridDeviceOrientation`'s name in UIKit; `Simulation.rotate(to:)` changes a device's.
public typealias UIDeviceOrientation = GridDeviceOrientation
/// `GridEdgeInsets`'s name in UIKit: left and right are not mirrored in right-to-left reading.
public typealias UIEdgeInsets = GridEdgeInsets
/// `GridLayoutPriority`'s name in UIKit; kept only, as constraints are not solved.
public typealias UILayoutPriority = GridLayoutPriority
/// `GridOffset`'s name in UIKit: a distance in points, right and down positive.
public typealias UIOffset = GridOffset
/// `GridFont`'s name in UIKit: a name and a size, as there are no fonts.
public typealias UIFont = GridFont
/// `GridImage`'s name in UIKit: a size with a name, as nothing is drawn.
public typealias UIImage = GridImage

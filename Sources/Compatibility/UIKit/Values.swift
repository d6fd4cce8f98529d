public typealias UIColor = GridColor
public typealias UIDeviceOrientation = GridDeviceOrientation
public typealias UIEdgeInsets = GridEdgeInsets
public typealias UILayoutPriority = GridLayoutPriority
public typealias UIOffset = GridOffset

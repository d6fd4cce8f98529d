/// `GridReusableView`'s name in UIKit; a registered subclass is made with its own `init(frame:)`.
public typealias UICollectionReusableView = GridReusableView
/// `GridViewCell`'s name in UIKit; a registered subclass is made with its own `init(frame:)`.
public typealias UICollectionViewCell = GridViewCell
/// `GridNib`'s name in UIKit; a closure makes its views, because no archive is read.
public typealias UINib = GridNib

// MARK: Configurations

/// `GridBackgroundConfiguration`'s name in UIKit; properties for drawing are stored and compared.
public typealias UIBackgroundConfiguration = GridBackgroundConfiguration
/// `GridCellConfigurationState`'s name in UIKit.
public typealias UICellConfigurationState = GridCellConfigurationState
/// `GridConfigurationState`'s name in UIKit: the protocol of the states of views and cells.
public typealias UIConfigurationState = GridConfigurationState
/// `GridConfigurationStateCustomKey`'s name in UIKit: the key of a custom value in a state.
public typealias UIConfigurationStateCustomKey = GridConfigurationStateCustomKey
/// `GridContentConfiguration`'s name in UIKit.
public typealias UIContentConfiguration = GridContentConfiguration
/// `GridContentView`'s name in UIKit: a view that a content configuration makes.
public typealias UIContentView = GridContentView
/// `GridViewConfigurationState`'s name in UIKit: the state of a header or another view that is no
/// cell.
public typealias UIViewConfigurationState = GridViewConfigurationState

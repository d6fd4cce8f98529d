public typealias UICollectionReusableView = GridReusableView
public typealias UICollectionViewCell = GridViewCell
public typealias UINib = GridNib

// MARK: Configurations

public typealias UIBackgroundConfiguration = GridBackgroundConfiguration
public typealias UICellConfigurationState = GridCellConfigurationState
public typealias UIConfigurationState = GridConfigurationState
public typealias UIConfigurationStateCustomKey = GridConfigurationStateCustomKey
public typealias UIContentConfiguration = GridContentConfiguration
public typealias UIContentView = GridContentView
public typealias UIViewConfigurationState = GridViewConfigurationState

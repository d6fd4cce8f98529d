public typealias UIResponder = GridResponder
public typealias UIView = BaseView
public typealias UIScrollView = BaseScrollView
public typealias UIScrollViewDelegate = BaseScrollViewDelegate
public typealias UIWindow = GridWindow
public typealias UIScreen = GridScreen

// MARK: Touches

public typealias UIEvent = GridEvent
public typealias UITouch = GridTouch

// MARK: Surroundings

public typealias UITraitCollection = GridTraitCollection
public typealias UITraitEnvironmentLayoutDirection = GridTraitEnvironmentLayoutDirection
public typealias UITraitOverrides = GridTraitOverrides
public typealias UISemanticContentAttribute = GridSemanticContentAttribute
public typealias UIUserInterfaceIdiom = GridUserInterfaceIdiom
public typealias UIUserInterfaceLayoutDirection = GridUserInterfaceLayoutDirection
public typealias UIUserInterfaceSizeClass = GridUserInterfaceSizeClass
public typealias UIUserInterfaceStyle = GridUserInterfaceStyle

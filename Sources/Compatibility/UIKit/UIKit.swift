// Sources written for UIKit import a module of that name. This one holds names: each stands for the
// type of GridKit that behaves as UIKit's does. GridKit itself comes along, because members that
// it adds to Foundation's types, such as `IndexPath.item`, belong to UIKit's.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import GridKit
@_exported public import QuartzCore

// Sources written for UIKit import a module of that name. This module holds UIKit's names; most of
// them stand for a GridKit type that behaves like UIKit's type. The module re-exports GridKit,
// because members that GridKit adds to Foundation's types, such as `IndexPath.item`, are part of
// UIKit's API.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import GridKit
@_exported public import QuartzCore

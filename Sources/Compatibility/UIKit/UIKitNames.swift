import Foundation

/// Makes texts of a program with this module use UIKit's names.
///
/// `Simulation` looks for the class by its name, since a program that writes
/// `UICollectionViewFlowLayout` need not call anything of this module.
final class UIKitNames: ClassNameSource {
  /// A program that has the scenarios of `GridKit` as well, whose texts are written down with names
  /// of that module, goes on with those: the tests of this package are one program.
  static var areUsed: Bool { NSClassFromString("GridScenarios.HostServer") == nil }
}

extension Simulation {
  /// A world of its own, at time 0, with every switch at its default; texts use UIKit's names.
  ///
  /// It stands before the initialiser of `GridKit` in files that see this module, so that texts do
  /// not depend on what else is in the program.
  ///
  /// - Parameter frameRate: In `Simulation.frameRates`; another number ends the program, since
  ///   there is no policy yet that could record a fault.
  public convenience init(screen: UIScreen = UIScreen(), frameRate: Double = 60) {
    self.init(screen: screen, frameRate: frameRate, usesUIKitNames: true)
  }
}

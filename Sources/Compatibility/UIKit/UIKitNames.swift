/// A class whose presence makes the texts of faults and findings use UIKit's class names. Every
/// program that contains this module contains the class.
///
/// `Simulation` looks the class up by its name, since a program may use UIKit's type names without
/// calling any function of this module.
final class UIKitNames: ClassNameSource {
  /// Whether the texts use UIKit's class names. The value is false in a program that also contains
  /// GridKit's scenarios, such as the tests of this package. GridKit's scenarios expect texts with
  /// GridKit's names.
  static var areUsed: Bool { NSClassFromString("GridScenarios.HostServer") == nil }
}

extension Simulation {
  /// Makes a simulation at time 0, with every option at its default value. The texts of the
  /// simulation's faults and findings use UIKit's class names.
  ///
  /// Files that import this module get this initialiser instead of GridKit's. So the texts do not
  /// depend on the other modules of the program.
  ///
  /// - Parameter frameRate: A number of `Simulation.frameRates`. Any other number ends the program,
  ///   since there is no policy yet that could record a fault.
  public convenience init(screen: UIScreen = UIScreen(), frameRate: Double = 60) {
    self.init(screen: screen, frameRate: frameRate, usesUIKitNames: true)
  }
}

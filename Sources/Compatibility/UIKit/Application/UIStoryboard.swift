/// A storyboard, known by its name only. No archive is read, so the storyboard has no controllers.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let name: String

  /// Makes a storyboard with a name. The texts of findings contain the name. No bundle is searched.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Returns nil and records a finding.
  open func instantiateInitialViewController() -> UIViewController? {
    recordNothingRead("its initial controller")
    return nil
  }

  /// Returns a plain controller and records a finding.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    recordNothingRead("its controller \"\(identifier)\"")
    return UIViewController()
  }

  private func recordNothingRead(_ what: String) {
    Simulation.current.record(
      .archiveNotRead(
        "the storyboard \"\(name)\" was asked for \(what)", remedy: "make the controller in code"))
  }
}

extension UIViewController {
  /// The storyboard of the controller; always nil: there are no storyboards.
  public var storyboard: UIStoryboard? { nil }

  /// Records a finding and does nothing else: there are no storyboards.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    Simulation.current.record(
      .archiveNotRead(
        "\(Simulation.uikitName(of: type(of: self))) was asked to perform the segue "
          + "\"\(identifier)\"",
        remedy: "present or push the controller in code"))
  }

  /// The nearest navigation controller among the controller's parents; nil if there is none.
  public var navigationController: UINavigationController? {
    let parents = sequence(first: self) { $0.parent }.dropFirst()
    return parents.lazy.compactMap { $0 as? UINavigationController }.first
  }
}

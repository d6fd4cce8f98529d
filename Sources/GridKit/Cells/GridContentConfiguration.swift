/// A description of a cell's content, which makes the view for the content.
///
/// - Note: After `UIContentConfiguration`.
@preconcurrency @MainActor
public protocol GridContentConfiguration {
  /// Makes a view that shows this configuration.
  func makeContentView() -> BaseView & GridContentView
  /// Returns the configuration, adapted to a state.
  func updated(for state: any GridConfigurationState) -> Self
}

/// A view that shows content configurations.
///
/// - Note: After `UIContentView`.
@preconcurrency @MainActor
public protocol GridContentView: AnyObject {
  /// The configuration that the view shows. Setting it changes the content of the view.
  var configuration: any GridContentConfiguration { get set }
  /// Whether the view can show a configuration. The default implementation compares the types of
  /// the new and the present configuration.
  func supports(_ configuration: any GridContentConfiguration) -> Bool
}

extension GridContentView {
  /// Whether a configuration has the type of the present configuration.
  public func supports(_ configuration: any GridContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

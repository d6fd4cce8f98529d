/// A description of a cell's content that makes the view for it.
///
/// - Note: After `UIContentConfiguration`.
@preconcurrency @MainActor
public protocol GridContentConfiguration {
  /// Makes a view that shows this configuration.
  func makeContentView() -> BaseView & GridContentView
  /// Returns the configuration for another state.
  func updated(for state: any GridConfigurationState) -> Self
}

/// A view that shows content configurations.
///
/// - Note: After `UIContentView`.
@preconcurrency @MainActor
public protocol GridContentView: AnyObject {
  /// The configuration that the view shows; setting it changes what is shown.
  var configuration: any GridContentConfiguration { get set }
  /// Whether the view can show a configuration. The default compares its type with the present
  /// configuration's.
  func supports(_ configuration: any GridContentConfiguration) -> Bool
}

extension GridContentView {
  /// Whether a configuration is of the present one's type.
  public func supports(_ configuration: any GridContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

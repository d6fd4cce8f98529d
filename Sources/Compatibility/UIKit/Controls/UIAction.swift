/// An action that a control or a bar item performs.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// A closure that an action calls, with the action as its argument.
  public typealias Handler = (UIAction) -> Void

  /// The name that identifies an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the name; any text is allowed.
    public let rawValue: String
    /// An identifier from its text; any text is allowed.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier from its text; any text is allowed.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier from the initialiser, else a generated unique identifier.
  public let identifier: Identifier
  /// The image for a button that is made from the action. Nothing is drawn.
  open var image: UIImage?
  /// The title that explains the action; stored, without effect: no menu shows it.
  open var discoverabilityTitle: String?
  /// The control or bar item that the handler is being called for; nil at other times.
  open var sender: Any? { presentSender }
  private var presentSender: Any?
  let handler: Handler

  private static var count = 0

  /// Makes an action with a handler. The control that the action is added to decides when to call
  /// the handler.
  ///
  /// - Parameters:
  ///   - title: The title for a button that is made from the action.
  ///   - identifier: The identifier of the action; nil for a generated unique identifier.
  ///   - handler: The closure that the action calls. The action retains the closure, so the closure
  ///     should capture views weakly.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, handler: @escaping Handler
  ) {
    self.image = image
    self.discoverabilityTitle = discoverabilityTitle
    self.handler = handler
    UIAction.count += 1
    self.identifier = identifier ?? Identifier("dynamic.\(UIAction.count)")
    super.init(title: title)
  }

  /// Calls the handler.
  ///
  /// - Parameter sender: The value of the property `sender` during the call.
  final func perform(for sender: Any?, in simulation: Simulation) {
    let outer = presentSender
    presentSender = sender
    defer { presentSender = outer }
    simulation.perform { handler(self) }
  }
}

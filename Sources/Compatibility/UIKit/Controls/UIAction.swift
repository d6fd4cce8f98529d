/// An action that is carried out when a control or a menu says so.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// A closure that an action calls, with itself.
  public typealias Handler = (UIAction) -> Void

  /// A name that actions are told apart by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name itself; any text is taken.
    public let rawValue: String
    /// A name; any text is taken.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name; any text is taken.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name that the action was made with, else one that no other has.
  public let identifier: Identifier
  /// The image of a button that takes the action over; nothing is drawn.
  open var image: UIImage?
  /// The title that explains the action; stored, without effect: no menu shows it.
  open var discoverabilityTitle: String?
  /// The control or bar item that the handler is being called for; nil at other times.
  open var sender: Any? { presentSender }
  private var presentSender: Any?
  let handler: Handler

  private static var count = 0

  /// An action with a handler; the control that the action is added to decides when to call it.
  ///
  /// - Parameters:
  ///   - title: What a button that is made with the action shows.
  ///   - identifier: Nil for a name that no other action has.
  ///   - handler: Kept alive by the action, so capture a view weakly.
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
  /// - Parameter sender: What the action is told that it was done for.
  final func perform(for sender: Any?, in simulation: Simulation) {
    let outer = presentSender
    presentSender = sender
    defer { presentSender = outer }
    simulation.perform { handler(self) }
  }
}

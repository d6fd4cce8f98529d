/// An object that can handle touches and be the first responder.
///
/// All responders whose chains of `next` end at the same responder share one first responder. A
/// grid without a window therefore behaves like a grid in a window.
///
/// - Note: After `UIResponder`.
@preconcurrency @MainActor
open class GridResponder: NSObject {
  /// The first responder among all responders that reach this responder through `next`. The
  /// property is used only in the last responder of a chain.
  private weak var heldFirstResponder: GridResponder?

  public override init() {
    super.init()
  }

  /// The class and the address. The description of a view also has the frame and the properties
  /// that differ from those of a new view.
  nonisolated open override var description: String {
    guard AnyIsolation.isMain || Thread.isMainThread else { return plainDescription() }
    return MainActor.assumeIsolated { (self as? BaseView)?.makeDescription() } ?? plainDescription()
  }

  /// The next responder, which gets the touches that this responder does not handle; nil for none.
  open var next: GridResponder? { nil }

  // MARK: First responder

  /// Whether `becomeFirstResponder()` may succeed. The default is false.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether this responder agrees to resign as first responder. The default is true.
  open var canResignFirstResponder: Bool { true }
  /// Whether this responder is the first responder of its view tree.
  open var isFirstResponder: Bool { topmostResponder.heldFirstResponder === self }

  /// Makes this responder the first responder.
  ///
  /// - Returns: False if this responder cannot become first responder, or if the present first
  ///   responder refuses to resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    let top = topmostResponder
    if let present = top.heldFirstResponder, !present.resignFirstResponder() { return false }
    top.heldFirstResponder = self
    GridResponder.hasFirstResponders = true
    return true
  }

  /// Gives up being the first responder.
  ///
  /// - Returns: False if this responder refuses to resign. True if it resigns, or if it was not the
  ///   first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    topmostResponder.heldFirstResponder = nil
    return true
  }

  /// The first responder of the view tree that this responder belongs to; nil for none.
  package var presentFirstResponder: GridResponder? {
    GridResponder.hasFirstResponders ? topmostResponder.heldFirstResponder : nil
  }

  /// Whether any object ever was the first responder. If false, no search for a first responder is
  /// needed.
  private static var hasFirstResponders = false

  /// Ends the first responder status of this responder, without asking it. The method is called for
  /// a responder that refuses to resign when its part of the view tree is removed.
  final func dropFirstResponder() {
    topmostResponder.heldFirstResponder = nil
  }

  private var topmostResponder: GridResponder {
    var top = self
    while let next = top.next { top = next }
    return top
  }

  // MARK: Touches

  // Touches that a responder does not handle go up the chain.

  /// Tells the responder that a finger came down. The base class passes the touches to `next`.
  open func touchesBegan(_ touches: Set<GridTouch>, with event: GridEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells the responder that a finger moved. The base class passes the touches to `next`.
  open func touchesMoved(_ touches: Set<GridTouch>, with event: GridEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells the responder that a finger lifted. The base class passes the touches to `next`.
  open func touchesEnded(_ touches: Set<GridTouch>, with event: GridEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells the responder that a touch was cancelled, for example by a drag. The base class passes
  /// the touches to `next`.
  open func touchesCancelled(_ touches: Set<GridTouch>, with event: GridEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

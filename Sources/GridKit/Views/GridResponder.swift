/// An object that touches and editing can reach.
///
/// Without windows in play the responders that share a topmost `next` also share one first
/// responder, so that a grid without a window behaves as one with a window.
///
/// - Note: After `UIResponder`.
@preconcurrency @MainActor
open class GridResponder: NSObject {
  /// The first responder among all that reach this responder through `next`; kept by the topmost.
  private weak var heldFirstResponder: GridResponder?

  public override init() {
    super.init()
  }

  /// Class and address; a view says its place, too.
  nonisolated open override var description: String {
    guard AnyIsolation.isMain || Thread.isMainThread else { return plainDescription() }
    return MainActor.assumeIsolated { (self as? BaseView)?.makeDescription() } ?? plainDescription()
  }

  /// The next responder, which gets what this responder does not handle; nil for none.
  open var next: GridResponder? { nil }

  // MARK: First responder

  /// Whether `becomeFirstResponder()` may succeed; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether this responder would give up being the first; true unless overridden.
  open var canResignFirstResponder: Bool { true }
  /// Whether this is the first among the responders that share its topmost `next`.
  open var isFirstResponder: Bool { topmostResponder.heldFirstResponder === self }

  /// Makes this the first responder.
  ///
  /// - Returns: False when this responder does not want to be it or the present one refuses to go.
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
  /// - Returns: False when it refuses; true also when it was not the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    topmostResponder.heldFirstResponder = nil
    return true
  }

  /// The first responder among all that share this responder's topmost `next`.
  package var presentFirstResponder: GridResponder? {
    GridResponder.hasFirstResponders ? topmostResponder.heldFirstResponder : nil
  }

  /// Whether anything was ever the first responder: until then there is none to look for.
  private static var hasFirstResponders = false

  /// Ends being the first responder without asking: its part of the tree is leaving.
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

  /// A finger came down; what is not handled here goes to `next`.
  open func touchesBegan(_ touches: Set<GridTouch>, with event: GridEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// A finger moved; what is not handled here goes to `next`.
  open func touchesMoved(_ touches: Set<GridTouch>, with event: GridEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// A finger lifted; what is not handled here goes to `next`.
  open func touchesEnded(_ touches: Set<GridTouch>, with event: GridEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// A touch was taken away, by a drag for instance; what is not handled here goes to `next`.
  open func touchesCancelled(_ touches: Set<GridTouch>, with event: GridEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

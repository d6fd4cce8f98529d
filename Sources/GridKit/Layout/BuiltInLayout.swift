/// The messages that only GridKit's own layouts receive, in addition to UIKit's
/// layout methods.
///
/// The conformance is looked up when a layout is installed. Any other layout has none of these
/// methods, and the grid sends it none of these messages.
@MainActor
package protocol BuiltInLayout: AnyObject {
  /// Whether a change of the content inset makes the layout stale even if the bounds do not change
  /// (CO-29). True for flow-like layouts and the gallery.
  var followsContentInset: Bool { get }
  /// Called after the grid has evicted everything outside a rectangle, in the layout's coordinates.
  /// The layout may drop the attribute objects that it has kept there.
  func evictAttributes(outside rect: CGRect)
  /// Called at the end of a pass in which preferred sizes of views made the layout stale.
  ///
  /// - Parameter isRefused: Whether the pass was refused by a fault, so that the sizes do not
  ///   count.
  func sizingDidEnd(isRefused: Bool)
  /// Returns the axes on which an element's view decides the element's length; nil if the view
  /// decides both.
  func estimatedAxes(of key: ElementKey) -> (x: Bool, y: Bool)?
  /// Called when a batch update moves items, after the layout was informed of changed counts.
  func itemsDidMove(by plan: UpdatePlan)
}

extension BuiltInLayout {
  package var followsContentInset: Bool { false }
  package func sizingDidEnd(isRefused: Bool) {}
  package func estimatedAxes(of key: ElementKey) -> (x: Bool, y: Bool)? { nil }
  package func itemsDidMove(by plan: UpdatePlan) {}
}

/// A layout that returns to the content offset at which its content came to rest.
@MainActor
package protocol RestingLayout: AnyObject {
  /// Called when a finger is about to drag the content. The content offset is the start of the
  /// drag.
  func userWillBeginDragging()
  /// Called when the content has come to rest under this layout: at the end of a drag and its
  /// deceleration, or of a scroll that code requested. Not called after corrections by the grid
  /// itself or switches of layouts.
  func viewDidRest(at offset: CGPoint)
}

extension RestingLayout {
  package func userWillBeginDragging() {}
}

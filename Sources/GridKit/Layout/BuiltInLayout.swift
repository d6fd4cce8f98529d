/// The questions and messages of the runtime for its own layouts, beside those that UIKit's layouts
/// receive.
///
/// The conformance is looked up when a layout is installed. A foreign layout has none of these
/// methods: it is asked everything anew, and told nothing.
@MainActor
package protocol BuiltInLayout: AnyObject {
  /// Whether a change of the view's content inset that leaves its bounds alone makes the layout
  /// stale (CO-29): flow-like layouts and the gallery say yes.
  var followsContentInset: Bool { get }
  /// Whether the layout says itself what is new in its answers. Of a subclass whose answers may be
  /// its author's, that is found by comparing them.
  var tellsNews: Bool { get }
  /// Returns the elements in a rectangle, in the layout's coordinates; asked of layouts that tell
  /// news.
  ///
  /// - Parameter generation: The answer that the grid has, and could take in once more as it is;
  ///   none where there is none such, or one of its objects has changed.
  func answer(in rect: CGRect, since generation: AnswerGeneration) -> LayoutAnswer
  /// Returns the number of elements of the answer, where it surely has no news; nil where the
  /// layout has to look. Calls no user code.
  ///
  /// - Complexity: O(1): asked in every frame of a scroll.
  func countWithoutNews(in rect: CGRect, since generation: AnswerGeneration) -> Int?
  /// The grid has evicted everything outside a rectangle, in the layout's coordinates: attribute
  /// objects that are kept for it may go.
  func evictAttributes(outside rect: CGRect)
  /// A pass has ended in which sizes of the views' own made the layout stale.
  ///
  /// - Parameter isRefused: Whether the pass met a fault, so that the sizes count for nothing.
  func sizingDidEnd(isRefused: Bool)
  /// Items go to other places by a batch update; the layout has been told that counts changed.
  func itemsDidMove(by plan: UpdatePlan)
}

extension BuiltInLayout {
  package var followsContentInset: Bool { false }
  package var tellsNews: Bool { false }
  package func answer(in rect: CGRect, since generation: AnswerGeneration) -> LayoutAnswer {
    LayoutAnswer(.fresh, [])
  }
  package func countWithoutNews(in rect: CGRect, since generation: AnswerGeneration) -> Int? { nil }
  package func sizingDidEnd(isRefused: Bool) {}
  package func itemsDidMove(by plan: UpdatePlan) {}
}

/// A layout that comes back to where its content came to rest.
@MainActor
package protocol RestingLayout: AnyObject {
  /// A finger is about to drag the content; the view's offset is the one it starts from.
  func userWillBeginDragging()
  /// The view's content has come to rest under this layout: at the end of a drag, its deceleration
  /// included, or of a scroll that code asked for. The view's own corrections and switches of
  /// layouts are no rest.
  func viewDidRest(at offset: CGPoint)
}

extension RestingLayout {
  package func userWillBeginDragging() {}
}

/// An object that receives the editing and scrolling events of a text view.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin; true if the method is absent. The method is called before
  /// the view becomes the first responder.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Tells the delegate that the view has become the first responder; optional.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Returns whether editing may end; true if the method is absent. The method is called before the
  /// view resigns as first responder.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Tells the delegate that the view has resigned as first responder; optional.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether typed text may replace the text in `range`; true if the method is absent. The
  /// method is called before the text changes.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Tells the delegate that the user has changed the text; optional. The method is not called for
  /// text that the app sets.
  func textViewDidChange(_ textView: UITextView)
  /// Tells the delegate that the selection has changed, which it also does with typed text;
  /// optional.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// The default implementation, for a delegate without the method; returns true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation, for a delegate without the method; does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// The default implementation, for a delegate without the method; returns true.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation, for a delegate without the method; does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// The default implementation, for a delegate without the method; returns true.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// The default implementation, for a delegate without the method; does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// The default implementation, for a delegate without the method; does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// A view whose delegate can refuse the end of editing.
@MainActor
protocol RefusingEndOfEditing: UIView {
  /// Whether editing ends even if the delegate refuses.
  var ignoresRefusal: Bool { get set }
}

extension UIView {
  /// Lets the first responder resign, if it is this view or a view inside.
  ///
  /// - Parameter force: Whether a text field or a text view resigns even if its delegate, which is
  ///   asked in any case, refuses.
  /// - Returns: False if the first responder refuses, or if it is not in this view.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = presentFirstResponder as? UIView, responder.isDescendant(of: self) else {
      return false
    }
    let editor = force ? responder as? any RefusingEndOfEditing : nil
    editor?.ignoresRefusal = true
    defer { editor?.ignoresRefusal = false }
    return responder.resignFirstResponder()
  }
}

/// An object that receives the editing events of a text field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether editing may begin; true if the method is absent. The method is called before
  /// the field becomes the first responder.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that the field has become the first responder; optional.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end; true if the method is absent. The method is called before the
  /// field resigns as first responder.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that the field has resigned as first responder; optional. A delegate with
  /// `textFieldDidEndEditing(_:reason:)` receives only that call.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Tells the delegate that the field has resigned as first responder; optional. The reason is
  /// always `committed`.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether typed text may replace the text in `range`; true if the method is absent. The
  /// method is called before the text changes.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Tells the delegate that the insertion point has moved, which it also does with typed text;
  /// optional.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the text may be removed; true if the method is absent. The method is called
  /// for a press of the clear button, and at the beginning of editing if the field has
  /// `clearsOnBeginEditing`.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the return key has its effect; true if the method is absent.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// The default implementation, for a delegate without the method; returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// The default implementation, for a delegate without the method; does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// The default implementation, for a delegate without the method; returns true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// The default implementation, for a delegate without the method; does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// The default implementation, for a delegate without the method; calls
  /// `textFieldDidEndEditing(_:)`.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// The default implementation, for a delegate without the method; returns true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// The default implementation, for a delegate without the method; does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// The default implementation, for a delegate without the method; returns true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// The default implementation, for a delegate without the method; returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

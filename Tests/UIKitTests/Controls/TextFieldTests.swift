import GridTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Text fields", .rows)
struct TextFieldTests {
  @MainActor private final class Delegate: NSObject, UITextFieldDelegate {
    let log: EventLog
    var refused: Set<String> = []
    init(_ log: EventLog) { self.log = log }

    private func ask(_ name: String) -> Bool {
      log.lines.append("should \(name)")
      return !refused.contains(name)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("begin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.lines.append("did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("end") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.lines.append("did end") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { ask("change \(range.location)+\(range.length) \(string)") }
    func textFieldDidChangeSelection(_ textField: UITextField) {
      log.lines.append("selection \(textField.text ?? "")")
    }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("clear") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("return") }
  }

  private let log = EventLog()

  private func made() -> (UITextField, Delegate) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let delegate = Delegate(log)
    field.delegate = delegate
    log.follow(field, EventLog.editing)
    return (field, delegate)
  }

  private static let typedABC = [
    "should change 0+0 abc", "selection abc", "event change",
  ]

  @Test func `editing begins, changes and ends in this order`() {
    inSimulation { _ in
      let (field, delegate) = made()
      #expect(field.enter("abc") && field.text == "abc" && field.isEditing)
      #expect(
        log.take() == ["should begin", "did begin", "event begin"] + TextFieldTests.typedABC)
      #expect(field.resignFirstResponder() && !field.isEditing)
      #expect(log.take() == ["should end", "did end", "event end"])
      field.text = "set"
      #expect(log.take() == [])
      withExtendedLifetime(delegate) {}
    }
  }

  @Test func `the delegate can refuse each step`() {
    inSimulation { _ in
      let (field, delegate) = made()
      delegate.refused = ["begin"]
      #expect(!field.becomeFirstResponder() && !field.enter("abc") && field.text == "")
      delegate.refused = ["change 0+0 b", "end", "return"]
      #expect(field.type("b") == false && field.text == "")
      #expect(field.type("a") && field.text == "a")
      #expect(!field.resignFirstResponder() && field.isEditing)
      _ = log.take()
      field.addAction(UIAction { [log] _ in log.lines.append("exit") }, for: .editingDidEndOnExit)
      #expect(field.pressReturn() && log.take() == ["should return"])
    }
  }

  @Test func `a view ends the editing of what is in it, by force if need be`() {
    inSimulation { _ in
      let (box, other) = (UIView(), UIView())
      let ((field, delegate), text) = (made(), UITextView())
      box.addSubview(field)
      box.addSubview(other)
      box.addSubview(text)
      #expect(!box.endEditing(true))
      field.becomeFirstResponder()
      delegate.refused = ["end"]
      #expect(!other.endEditing(true) && !box.endEditing(false) && field.isEditing)
      _ = log.take()
      #expect(field.endEditing(true) && !field.isEditing)
      #expect(log.take() == ["should end", "did end", "event end"])
      text.becomeFirstResponder()
      #expect(box.endEditing(true) && !text.isFirstResponder)
    }
  }

  @Test func `the present first responder resigns before editing begins`() {
    inSimulation { simulation in
      let window = UIWindow(simulation: simulation)
      let (first, delegate) = made()
      let second = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
      second.delegate = delegate
      window.addSubview(first)
      window.addSubview(second)
      window.touch(.tap(at: CGPoint(x: 20, y: 20)))
      #expect(first.isEditing)
      _ = log.take()
      window.touch(.tap(at: CGPoint(x: 20, y: 110)))
      #expect(second.isEditing && !first.isEditing)
      #expect(
        log.take() == ["should begin", "should end", "did end", "event end", "did begin"])
      second.isEnabled = false
      second.resignFirstResponder()
      #expect(!second.becomeFirstResponder() && !second.enter("a") && second.text == "")
    }
  }

  @Test func `characters are typed and deleted one by one`() {
    inSimulation { _ in
      let (field, delegate) = made()
      field.becomeFirstResponder()
      _ = log.take()
      #expect(field.type("a👍🏽"))
      #expect(
        log.take() == [
          "should change 0+0 a", "selection a", "event change",
          "should change 1+0 👍🏽", "selection a👍🏽", "event change",
        ])
      #expect(field.pressDelete() && field.text == "a")
      #expect(log.take() == ["should change 1+4 ", "selection a", "event change"])
      #expect(field.pressDelete() && !field.pressDelete() && field.text == "")
      field.insertText("xy")
      field.deleteBackward()
      #expect(field.text == "x" && field.hasText)
      field.clearsOnInsertion = true
      field.type("ab")
      #expect(field.text == "ab")
      withExtendedLifetime(delegate) {}
    }
  }

  @Test func `a delegate that formats the text itself keeps what it set`() {
    @MainActor final class Formatter: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        textField.text = (textField.text ?? "") + string + "-"
        return false
      }
    }
    inSimulation { _ in
      let (field, formatter) = (UITextField(), Formatter())
      field.delegate = formatter
      #expect(!field.type("12") && field.text == "1-2-")
    }
  }

  @Test func `the return key ends editing only if somebody asked for it`() {
    inSimulation { _ in
      let (field, delegate) = made()
      #expect(!field.pressReturn())
      field.addAction(
        UIAction { [log] _ in log.lines.append("primary") }, for: .primaryActionTriggered)
      field.enablesReturnKeyAutomatically = true
      field.becomeFirstResponder()
      #expect(!field.pressReturn())
      field.type("a")
      _ = log.take()
      #expect(field.pressReturn() && field.isEditing)
      #expect(log.take() == ["should return", "primary"])
      field.addAction(UIAction { [log] _ in log.lines.append("exit") }, for: .editingDidEndOnExit)
      #expect(field.pressReturn() && !field.isEditing)
      #expect(
        log.take() == ["should return", "primary", "exit", "should end", "did end", "event end"])
      withExtendedLifetime(delegate) {}
    }
  }

  @Test func `the clear button is there by its mode, and begins editing`() {
    inSimulation { _ in
      let rows: [(UITextField.ViewMode, Bool, Bool)] = [
        (.never, false, false), (.whileEditing, false, true), (.unlessEditing, true, false),
        (.always, true, true),
      ]
      forEachRow(of: rows) { mode, isThereBefore, isThereWhile in
        for (isEditing, isThere) in [(false, isThereBefore), (true, isThereWhile)] {
          let (field, delegate) = made()
          if isEditing { field.becomeFirstResponder() }
          (field.text, field.clearButtonMode) = ("a", mode)
          #expect(field.pressClear() == isThere && field.text == (isThere ? "" : "a"))
          withExtendedLifetime(delegate) {}
        }
      }
      _ = log.take()
      let (field, delegate) = made()
      (field.text, field.clearButtonMode) = ("a", .always)
      delegate.refused = ["clear"]
      #expect(!field.pressClear() && log.take() == ["should clear"])
      delegate.refused = []
      #expect(field.pressClear() && !field.pressClear())
      #expect(
        log.take() == [
          "should clear", "selection ", "event change", "should begin", "did begin", "event begin",
        ])
    }
  }

  @Test func `text is removed at the beginning of editing if the field says so`() {
    inSimulation { _ in
      let (field, delegate) = made()
      (field.text, field.clearsOnBeginEditing) = ("old", true)
      field.type("n")
      #expect(field.text == "n")
      field.resignFirstResponder()
      delegate.refused = ["clear"]
      field.type("o")
      #expect(field.text == "no")
    }
  }

  @Test func `a delegate that wants the reason hears nothing else`() {
    @MainActor final class Reasons: NSObject, UITextFieldDelegate {
      var lines: [String] = []
      func textFieldDidEndEditing(_ textField: UITextField) { lines.append("end") }
      func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
      ) { lines.append("\(reason)") }
    }
    inSimulation { _ in
      let (field, reasons) = (UITextField(), Reasons())
      field.delegate = reasons
      field.becomeFirstResponder()
      field.resignFirstResponder()
      #expect(reasons.lines == ["committed"])
    }
  }

  @Test func `notifications follow the delegate and the event`() {
    inSimulation { _ in
      let (field, delegate) = made()
      let log = log
      let names = [
        UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
        UITextField.textDidEndEditingNotification,
      ]
      let tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { note in
          let name = note.name.rawValue
          MainActor.assumeIsolated { log.lines.append("note \(name)") }
        }
      }
      field.enter("a")
      field.resignFirstResponder()
      #expect(
        log.take().filter { $0.hasPrefix("note") || $0.hasPrefix("event") } == [
          "event begin", "note UITextFieldTextDidBeginEditingNotification", "event change",
          "note UITextFieldTextDidChangeNotification", "event end",
          "note UITextFieldTextDidEndEditingNotification",
        ])
      for token in tokens { NotificationCenter.default.removeObserver(token) }
      withExtendedLifetime(delegate) {}
    }
  }

  // MARK: Size and places

  @Test(.rule("AL-43")) func `a field is as large as its text and its border`() {
    inSimulation { _ in
      // "Name" is 45.5 points wide up to the next pixel, and 38.5 at 14 points.
      let rows: [(UITextField.BorderStyle, CGFloat, CGSize, longer: CGFloat)] = [
        (.roundedRect, 17, CGSize(width: 59.5, height: 34), 95.5),
        (.roundedRect, 14, CGSize(width: 52.5, height: 30), 83),
        (.none, 17, CGSize(width: 45.5, height: 20.5), 81.5),
      ]
      forEachRow(of: rows) { style, pointSize, size, longer in
        let field = UITextField()
        (field.borderStyle, field.font) = (style, .systemFont(ofSize: pointSize))
        field.placeholder = "Name"
        #expect(field.intrinsicContentSize == size)
        #expect(field.accessibilityValue == "Name")
        field.text = "Namesake"
        #expect(field.intrinsicContentSize.width == longer)
        (field.text, field.placeholder) = (nil, nil)
        #expect(field.text == "")
        #expect(
          field.intrinsicContentSize
            == CGSize(width: style == .none ? 0 : 14, height: size.height))
      }
    }
  }

  @Test func `a new text takes the place of one with attributes`() {
    inSimulation { _ in
      let field = UITextField()
      field.attributedText = NSAttributedString(string: "a", attributes: [.kern: 1])
      field.attributedPlaceholder = NSAttributedString(string: "b", attributes: [.kern: 1])
      #expect(field.text == "a" && field.placeholder == "b")
      #expect(field.attributedText?.attributes(at: 0, effectiveRange: nil).count == 1)
      (field.text, field.placeholder) = ("c", "d")
      #expect(field.attributedText == NSAttributedString(string: "c"))
      #expect(field.attributedPlaceholder == NSAttributedString(string: "d"))
    }
  }

  @Test func `views beside the text come and go with editing, and narrow it`() {
    inSimulation { _ in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      let left = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      field.borderStyle = .roundedRect
      field.leftView = left
      field.layoutIfNeeded()
      #expect(left.superview == nil)
      field.leftViewMode = .whileEditing
      field.becomeFirstResponder()
      field.layoutIfNeeded()
      #expect(left.frame == CGRect(x: 0, y: 12, width: 20, height: 10) && left.superview === field)
      #expect(
        field.editingRect(forBounds: field.bounds) == CGRect(x: 27, y: 0, width: 166, height: 34))
      field.resignFirstResponder()
      field.layoutIfNeeded()
      #expect(left.superview == nil)
      #expect(
        field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 0, width: 186, height: 34))
    }
  }
}

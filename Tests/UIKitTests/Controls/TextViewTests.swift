import GridTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Text views", .rows)
struct TextViewTests {
  @MainActor private final class Delegate: NSObject, UITextViewDelegate {
    var lines: [String] = []
    var refused: Set<String> = []

    private func ask(_ name: String) -> Bool {
      lines.append("should \(name)")
      return !refused.contains(name)
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("begin") }
    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("did begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("end") }
    func textViewDidEndEditing(_ textView: UITextView) { lines.append("did end") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { ask("change \(range.location)+\(range.length) \(text)") }
    func textViewDidChange(_ textView: UITextView) { lines.append("change \(textView.text!)") }
    func textViewDidChangeSelection(_ textView: UITextView) {
      lines.append("selection \(textView.selectedRange.location)")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("scroll") }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let delegate = Delegate()

  private func made() -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 60))
    view.font = .systemFont(ofSize: 20)
    view.delegate = delegate
    return view
  }

  @Test func `editing begins, changes and ends in this order`() {
    inSimulation { _ in
      let view = made()
      #expect(view.enter("abc") && view.text == "abc" && view.isFirstResponder)
      #expect(
        delegate.take() == [
          "should begin", "did begin", "should change 0+0 abc", "selection 3", "change abc",
        ])
      view.selectedRange = NSRange(location: 1, length: 1)
      #expect(view.type("x") && view.text == "axc")
      #expect(view.selectedRange == NSRange(location: 2, length: 0))
      #expect(
        delegate.take() == ["selection 1", "should change 1+1 x", "selection 2", "change axc"])
      #expect(view.pressDelete() && view.text == "ac" && view.resignFirstResponder())
      #expect(
        delegate.take() == [
          "should change 1+1 ", "selection 1", "change ac", "should end", "did end",
        ])
      view.text = "set"
      #expect(delegate.take() == [] && view.selectedRange.location == 3)
      view.selectedRange = NSRange(location: 9, length: 9)
      #expect(view.selectedRange == NSRange(location: 3, length: 0))
    }
  }

  @Test func `the delegate can refuse, and a view that cannot be edited is left alone`() {
    inSimulation { _ in
      let view = made()
      delegate.refused = ["begin"]
      #expect(!view.enter("a"))
      delegate.refused = ["change 0+0 \n", "end"]
      #expect(!view.type("a\nb".prefix(0) + "\n") && view.text == "")
      #expect(!view.resignFirstResponder())
      delegate.refused = []
      view.isEditable = false
      #expect(!view.isFirstResponder && !view.enter("a") && view.text == "")
    }
  }

  @Test func `a tap begins editing, and a drag scrolls and tells the same delegate`() {
    inSimulation { simulation in
      let (window, view) = (UIWindow(simulation: simulation), made())
      window.addSubview(view)
      view.text = "one\ntwo\nthree\nfour\nfive"
      view.layoutIfNeeded()
      // Five lines of 23.87 points and the insets.
      #expect(view.contentSize == CGSize(width: 110, height: 135.5))
      window.touch(.tap(at: CGPoint(x: 20, y: 20)))
      #expect(view.isFirstResponder && delegate.take() == ["should begin", "did begin"])
      window.swipe(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 20, y: 10), speed: 400, rest: 0.2)
      #expect(view.contentOffset.y > 0 && Set(delegate.take()) == ["scroll"])
      view.setContentOffset(.zero, animated: false)
      view.scrollRangeToVisible(NSRange(location: 20, length: 2))
      #expect(view.contentOffset.y == 67.5)
    }
  }

  @Test(.rule("AL-43"))
  func `a view that does not scroll is as high as its text at its width`() {
    inSimulation { _ in
      let (box, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 110, height: 400)), made())
      view.text = "aaa bbb ccc ddd"
      view.isScrollEnabled = false
      // 147.97 points on one line, 71.56 and 71.26 on two, which are 23.87 points high; insets of 5
      // and 8 points.
      #expect(view.intrinsicContentSize == CGSize(width: 158, height: 40))
      #expect(view.sizeThatFits(CGSize(width: 110, height: 0)) == CGSize(width: 82, height: 64))
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: box.topAnchor),
        view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      ])
      box.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 0, width: 110, height: 64))
      // The text ends with an empty line.
      view.text = "aaa\n"
      box.layoutIfNeeded()
      #expect(view.frame.height == 64)
      view.attributedText = NSAttributedString(
        string: "aaa", attributes: [.font: UIFont.systemFont(ofSize: 10)])
      box.layoutIfNeeded()
      #expect(view.frame.height == 28)
      view.text = "aaa"
      box.layoutIfNeeded()
      #expect(view.frame.height == 40)
      view.textContainer.lineFragmentPadding = 0
      view.textContainerInset = .zero
      view.text = ""
      box.layoutIfNeeded()
      #expect(view.frame.height == 24)
    }
  }
}

import GridTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Audit of labels and controls", .rows)
struct AuditedControlTests {
  /// Returns the codes of the findings about a view at a place in a screen of 320 × 480 points.
  private func codes(of make: () -> UIView, frame: CGRect) -> [String] {
    Simulation().perform {
      let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let view = make()
      view.frame = frame
      screen.addSubview(view)
      return ViewLayoutAudit.run(on: screen).codes
    }
  }

  private func label(
    _ text: String, size: CGFloat = 17, lines: Int = 1, scale: CGFloat? = nil
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    label.adjustsFontSizeToFitWidth = scale != nil
    label.minimumScaleFactor = scale ?? 0
    return label
  }

  private func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return button
  }

  private func tappable(isEnabled: Bool = true) -> UIView {
    let view = UIView()
    let recognizer = UITapGestureRecognizer()
    recognizer.isEnabled = isEnabled
    view.addGestureRecognizer(recognizer)
    return view
  }

  @Test func `labels, buttons and views with gestures are examined`() {
    let long = "A sentence that is a good deal longer than one line"
    let rows: KeyValuePairs<String, (view: () -> UIView, size: CGSize, codes: [String])> = [
      "a label with room": ({ label("Title") }, CGSize(width: 100, height: 44), []),
      "a label without": ({ label("Title") }, CGSize(width: 20, height: 44), ["text-truncated"]),
      "two lines of three": (
        { label(long, lines: 2) }, CGSize(width: 150, height: 100), ["text-truncated"]
      ),
      "as many lines as it takes": (
        { label(long, lines: 0) }, CGSize(width: 150, height: 100), []
      ),
      "a label that shrinks": (
        { label("Title", scale: 0.1) }, CGSize(width: 20, height: 44), ["text-too-small"]
      ),
      "a small label": (
        { label("Title", size: 10) }, CGSize(width: 100, height: 44), ["text-too-small"]
      ),
      "a button": ({ button("Buy") }, CGSize(width: 100, height: 44), []),
      "a narrow button": (
        { button("Buy everything") }, CGSize(width: 50, height: 44), ["text-truncated"]
      ),
      "a low button": ({ button("Buy") }, CGSize(width: 100, height: 30), ["tap-target-small"]),
      "a disabled button": (
        {
          let button = button("Buy")
          button.isEnabled = false
          return button
        }, CGSize(width: 100, height: 30), []
      ),
      "a small view with a gesture": (
        { tappable() }, CGSize(width: 30, height: 30), ["tap-target-small"]
      ),
      "a small view whose gesture is off": (
        { tappable(isEnabled: false) }, CGSize(width: 30, height: 30), []
      ),
    ]
    forEachRow(of: rows, named: \.key) { _, row in
      let origin = CGPoint(x: 20, y: 20)
      #expect(codes(of: row.view, frame: CGRect(origin: origin, size: row.size)) == row.codes)
    }
  }

  @Test func `a sweep finds the sizes of text at which a title is cut`() {
    let sweep = Simulation().perform {
      let (card, title) = (UIView(frame: CGRect(x: 0, y: 0, width: 140, height: 60)), UILabel())
      title.text = "Notifications"
      title.font = .preferredFont(forTextStyle: .body)
      title.adjustsFontForContentSizeCategory = true
      title.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(title)
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
        title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
        title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -8),
        card.bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      ])
      return ViewLayoutAudit.sweep(
        card, widths: [140], traits: ViewLayoutAudit.Traits.allTextSizes)
    }
    #expect(sweep.rows.count == 24 && sweep.rows[0].traits == "left to right, XS")
    // The title has 124 points, and needs 115.4 at 21 points and 127.3 at 23.
    let whole = sweep.rows.filter { $0.report.codes == [] }.map(\.traits)
    let sizes = ["XS", "S", "M", "L", "XL", "XXL"]
    #expect(whole == sizes.flatMap { ["left to right, \($0)", "right to left, \($0)"] })
    #expect(sweep.broken.allSatisfy { $0.report.codes == ["text-truncated"] }, "\(sweep)")
  }
}

import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Sizes of texts", .rows)
struct TextTests {
  /// A label with a text of 13 characters, 68.26 points wide at 11 points. The line is
  /// 11 · 2444 / 2048 = 13.13 points high.
  private static func label(_ change: (UILabel) -> Void = { _ in }) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 11)
    label.text = "seven letters"
    change(label)
    return label
  }

  private static func styled(
    _ attributes: [NSAttributedString.Key: Any], _ range: NSRange = NSRange(location: 0, length: 13)
  ) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "seven letters")
    text.addAttributes(attributes, range: range)
    return text
  }

  private struct Row {
    var name: String
    var width: CGFloat
    var size: CGSize
    var make: @MainActor () -> UILabel

    init(
      _ name: String, in width: CGFloat, _ size: (CGFloat, CGFloat),
      _ change: @escaping @MainActor (UILabel) -> Void
    ) {
      (self.name, self.width, self.size) = (name, width, CGSize(width: size.0, height: size.1))
      make = { TextTests.label(change) }
    }
  }

  @Test(.rule("AL-100"), .rule("AL-101"), .rule("AL-102"), .rule("AL-103"), .rule("AL-104"))
  func `a label is as large as its text up to the next pixel`() {
    let spaced = NSMutableParagraphStyle()
    spaced.lineSpacing = 3
    let picture = NSTextAttachment()
    picture.bounds = CGRect(x: 0, y: -4, width: 20, height: 30)
    let rows = [
      Row("no text", in: 40, (0, 0)) { $0.text = nil },
      Row("one line", in: 40, (68.5, 13.5)) { _ in },
      Row("two lines", in: 40, (34, 26.5)) { $0.numberOfLines = 0 },
      Row("room for one line", in: 69, (68.5, 13.5)) { $0.numberOfLines = 0 },
      Row("at characters", in: 40, (37.5, 26.5)) {
        ($0.numberOfLines, $0.lineBreakMode) = (0, .byCharWrapping)
      },
      Row("bold", in: 0, (71.5, 13.5)) { $0.font = .boldSystemFont(ofSize: 11) },
      // 13 characters of 11 · 1266 / 2048 = 6.8 points.
      Row("monospaced", in: 0, (88.5, 13.5)) {
        $0.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
      },
      Row("digits", in: 0, (16, 13.5)) { $0.text = "111" },
      // Three digits of 6.82 points.
      Row("digits of one width", in: 0, (20.5, 13.5)) {
        ($0.text, $0.font) = ("111", .monospacedDigitSystemFont(ofSize: 11, weight: .regular))
      },
      Row("two points a character", in: 0, (94.5, 13.5)) {
        $0.attributedText = TextTests.styled([.kern: 2])
      },
      Row("a larger word", in: 0, (95.5, 26.5)) {
        $0.attributedText = TextTests.styled(
          [.font: UIFont.systemFont(ofSize: 22)], NSRange(location: 6, length: 7))
      },
      Row("one font for all", in: 0, (68.5, 13.5)) {
        $0.attributedText = TextTests.styled([.font: UIFont.systemFont(ofSize: 22)])
        $0.font = .systemFont(ofSize: 12)
        $0.font = .systemFont(ofSize: 11)
      },
      Row("three points between lines", in: 40, (34, 29.5)) {
        $0.attributedText = TextTests.styled([.paragraphStyle: spaced])
        $0.numberOfLines = 0
      },
      // The letter is 6.26 points wide; the picture reaches 26 points up and 4 points down.
      Row("a picture", in: 0, (26.5, 30)) {
        let text = NSMutableAttributedString(string: "a")
        text.append(NSAttributedString(attachment: picture))
        $0.attributedText = text
      },
    ]
    Self.onScreen(scale: 2) {
      forEachRow(of: rows, named: \.name) { row in
        #expect(row.make().sizeThatFits(CGSize(width: row.width, height: 0)) == row.size)
      }
    }
  }

  private static func onScreen(scale: CGFloat, _ body: () -> Void) {
    Simulation(screen: UIScreen(scale: scale)).perform(body)
  }

  @Test func `text and attributed text are one`() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "abc")
    #expect(label.text == "abc")
    label.text = "d"
    #expect(label.attributedText?.string == "d")
  }

  @Test(.rule("AL-41")) func `a label asks to be measured anew when its size may be another one`() {
    final class Counter: UILabel {
      var count = 0
      override func invalidateIntrinsicContentSize() {
        count += 1
        super.invalidateIntrinsicContentSize()
      }
    }
    let label = Counter()
    label.font = .systemFont(ofSize: 11)
    let changes: [(String, (UILabel) -> Void)] = [
      ("text", { $0.text = "seven letters" }),
      ("font", { $0.font = .boldSystemFont(ofSize: 11) }),
      ("attributes", { $0.attributedText = TextTests.styled([.kern: 2]) }),
      ("lines", { $0.numberOfLines = 0 }),
      ("mode", { $0.lineBreakMode = .byCharWrapping }),
      ("width", { $0.preferredMaxLayoutWidth = 40 }),
    ]
    forEachRow(of: changes, named: \.0) { row in
      label.count = 0
      row.1(label)
      #expect(label.count == 1)
      row.1(label)
      #expect(label.count == 1)
    }
    #expect(label.intrinsicContentSize.height > 26)
  }

  @Test(.rule("AL-9")) func `baselines of labels are those of their first and last lines`() {
    Self.onScreen(scale: 2) {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let (small, large, lines) = (UILabel(), UILabel(), UILabel())
      let (first, last) = (UIView(), UIView())
      (small.text, large.text, lines.text) = ("small", "large", "a\nb")
      large.font = .systemFont(ofSize: 34)
      lines.numberOfLines = 0
      for view in [small, large, lines, first, last] {
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
      }
      NSLayoutConstraint.activate([
        large.topAnchor.constraint(equalTo: box.topAnchor),
        small.firstBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
        lines.firstBaselineAnchor.constraint(equalTo: small.lastBaselineAnchor),
        first.topAnchor.constraint(equalTo: lines.firstBaselineAnchor),
        last.topAnchor.constraint(equalTo: lines.lastBaselineAnchor),
      ])
      box.layoutIfNeeded()
      // Ascenders of 16.19 and 32.37 points are 16 and 32.5 on whole pixels.
      #expect(small.frame.minY == 16.5 && small.frame.height == 20.5)
      #expect(first.frame.minY == 32.5)
      // The lower line of two, which are 41 points high, is 20.5 points high.
      #expect(lines.frame.minY == 16.5 && last.frame.minY == 53)
      // One line is in the middle of a label that is higher than its text.
      small.heightAnchor.constraint(equalToConstant: 40.5).isActive = true
      box.layoutIfNeeded()
      #expect(small.frame.minY == 6.5)
    }
  }

  @Test func `a label is as large as the rectangle of its text`() {
    class Padded: UILabel {
      override func textRect(
        forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
      ) -> CGRect {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let room = bounds.inset(by: insets)
        let text = super.textRect(forBounds: room, limitedToNumberOfLines: numberOfLines)
        return CGRect(
          x: text.minX - 2, y: text.minY - 1, width: text.width + 6, height: text.height + 4)
      }
    }
    Self.onScreen(scale: 2) {
      let label = Padded()
      label.font = .systemFont(ofSize: 11)
      label.text = "seven letters"
      #expect(label.intrinsicContentSize == CGSize(width: 74.5, height: 17.5))
      label.numberOfLines = 0
      #expect(
        label.sizeThatFits(CGSize(width: 46, height: 0)) == CGSize(width: 40, height: 30.5))
      let plain = Self.label()
      #expect(
        plain.textRect(
          forBounds: CGRect(x: 3, y: 4, width: 50, height: 9), limitedToNumberOfLines: 2)
          == CGRect(x: 3, y: 4, width: 34, height: 9))
    }
  }

  @Test func `an estimate is told with the class of the cell`() throws {
    final class ProductCell: UICollectionViewCell {}
    let simulation = Simulation()
    simulation.perform {
      let cell = ProductCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      let label = UILabel()
      label.text = "a"
      cell.contentView.addSubview(label)
      _ = label.intrinsicContentSize
      let lone = UILabel()
      lone.text = "a"
      _ = lone.intrinsicContentSize
    }
    let finding = try #require(simulation.findings.first)
    #expect(finding.code == "text-estimated" && finding.severity == .information)
    #expect(finding.message.hasPrefix("UILabel in ProductCell was asked"), "\(finding.message)")
    #expect(
      simulation.findings.last?.message.hasPrefix(
        "UILabel was asked how large its text is. Its characters have the widths of") == true)
  }

  @Test(.rule("AL-107")) func `an estimate says how near the next line break is`() {
    let rows: [(width: CGFloat, text: String?)] = [
      // The wider line is 33.69 points wide, the whole text 68.26 points.
      (34, "\"seven letters\" would wrap at +0.9 %. Where"),
      (68, "\"seven letters\" would wrap later at -0.4 %. Where"),
      (50, nil), (0, nil),
    ]
    forEachRow(of: rows) { row in
      let simulation = Simulation(screen: UIScreen(scale: 2))
      simulation.perform {
        let label = Self.label()
        label.numberOfLines = 0
        _ = label.intrinsicContentSize
        #expect(simulation.findings.isEmpty)
        _ = label.sizeThatFits(CGSize(width: row.width, height: 0))
        if row.width > 0 { _ = label.sizeThatFits(CGSize(width: 20, height: 0)) }
        let messages = simulation.findings.map(\.message)
        #expect(messages.count == (row.width > 0 ? 1 : 0))
        if row.width > 0 { #expect(messages[0].contains(row.text ?? "exact. Where")) }
      }
    }
  }

  @Test(.rule("AL-103")) func `a font that shrinks does not change the size that a label asks for`()
  {
    Self.onScreen(scale: 2) {
      let label = Self.label()
      (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.5)
      #expect(label.sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 68.5, height: 13.5))
    }
  }

  @Test(.rule("AL-110")) func `fonts that adjust follow the text size that the user has chosen`() {
    let simulation = Simulation(screen: UIScreen(scale: 2))
    simulation.perform {
      let window = UIWindow(simulation: simulation)
      let (label, fixed, field, view) = (UILabel(), UILabel(), UITextField(), UITextView())
      let (scaled, styled) = (UILabel(), UILabel())
      for view in [label, fixed, field, view, scaled, styled] { window.addSubview(view) }
      for label in [label, fixed, scaled, styled] { label.text = "Text" }
      (label.font, fixed.font) = (.preferredFont(forTextStyle: .body), .systemFont(ofSize: 17))
      (field.font, view.font) = (
        .preferredFont(forTextStyle: .title1), .preferredFont(forTextStyle: .footnote)
      )
      scaled.font = UIFontMetrics.default.scaledFont(for: .boldSystemFont(ofSize: 10))
      styled.attributedText = NSAttributedString(
        string: "Text", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
      for view in [label, fixed, field, view, scaled, styled]
        as [any UIContentSizeCategoryAdjusting]
      {
        view.adjustsFontForContentSizeCategory = true
      }
      simulation.preferredContentSizeCategory = .accessibilityMedium
      #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityMedium)
      #expect(label.font.pointSize == 28 && fixed.font.pointSize == 17)
      #expect(field.font?.pointSize == 38 && view.font?.pointSize == 23)
      // 10 · 34 / 22 = 15.45.
      #expect(scaled.font.pointSize == 15 && scaled.font.fontName.contains("0.4"))
      // A line of 28 points is 33.41 points high.
      #expect(label.intrinsicContentSize.height == 33.5)
      #expect(styled.intrinsicContentSize == label.intrinsicContentSize)
      simulation.preferredContentSizeCategory = .large
      #expect(scaled.font.pointSize == 10 && styled.intrinsicContentSize.height == 20.5)
    }
  }

  @Test(.rule("AL-105"), .rule("AL-106"))
  func `strings are measured with their fonts, and not rounded`() {
    let simulation = Simulation()
    simulation.perform {
      let font = UIFont.systemFont(ofSize: 20)
      let line: CGFloat = 20 * 2444 / 2048
      let large = NSAttributedString(string: "aa bb", attributes: [.font: font])
      let mixed = NSMutableAttributedString(attributedString: large)
      mixed.addAttribute(
        .font, value: UIFont.systemFont(ofSize: 12), range: NSRange(location: 0, length: 5))
      let characters = NSMutableParagraphStyle()
      characters.lineBreakMode = .byCharWrapping
      let broken = NSMutableAttributedString(attributedString: large)
      broken.addAttribute(
        .paragraphStyle, value: characters, range: NSRange(location: 0, length: 5))
      @MainActor func bounds(
        _ text: NSAttributedString, _ width: CGFloat, _ height: CGFloat = 0
      ) -> CGSize {
        text.boundingRect(
          with: CGSize(width: width, height: height),
          options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil
        ).size
      }
      let rows: [(name: String, size: CGSize, width: CGFloat, height: CGFloat)] = [
        ("string", NSString(string: "abc").size(withAttributes: [.font: font]), 32.5719, line),
        ("attributed", large.size(), 49.4234, line),
        ("two lines", bounds(large, 30), 23.1877, 2 * line),
        ("room for one line", bounds(large, 30, line), 26.1587, line),
        ("at characters", bounds(broken, 40), 37.8296, 2 * line),
        ("without a font", NSString(string: "ab").size(), 14.2159, 12 * 2444 / 2048),
        ("another font", mixed.size(), 31.8068, 12 * 2444 / 2048),
        ("empty", NSString(string: "").size(withAttributes: [.font: font]), 0, line),
        (
          "last line", NSString(string: "aa\n").size(withAttributes: [.font: font]), 21.0767,
          2 * line
        ),
      ]
      forEachRow(of: rows, named: \.name) { row in
        #expect(abs(row.size.width - row.width) < 1e-4 && abs(row.size.height - row.height) < 1e-9)
      }
      #expect(simulation.findings.count == 1)
    }
  }

  @Test func `buttons and images are as large as what they hold`() {
    let simulation = Simulation()
    simulation.perform {
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.setImage(UIImage(sizeForTesting: CGSize(width: 30, height: 40)), for: .normal)
      button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      // The title is 19.63 points wide, which a button takes as whole points.
      #expect(button.intrinsicContentSize == CGSize(width: 56, height: 44))
      #expect(button.title(for: .highlighted) == "Go")
      button.setTitle("Went", for: .selected)
      button.isSelected = true
      #expect(button.title(for: button.state) == "Went")
      let image = UIImageView(image: UIImage(sizeForTesting: CGSize(width: 7, height: 8)))
      #expect(image.bounds.size == CGSize(width: 7, height: 8))
      image.image = nil
      #expect(image.intrinsicContentSize.width == UIView.noIntrinsicMetric)
      final class Badge: UIImageView {
        init(_ side: CGFloat) {
          super.init(image: UIImage(sizeForTesting: CGSize(width: side, height: side)))
        }
        required init?(coder: NSCoder) { nil }
      }
      #expect(Badge(12).frame.size == CGSize(width: 12, height: 12))
    }
  }
}

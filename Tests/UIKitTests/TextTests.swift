import Testing

@testable import UIKit

@MainActor @Suite("Text without fonts")
struct TextTests {
  @Test(
    arguments: [
      ("", 0, 0, 0, 0),
      ("abcd", 0, 0, 20, 1),
      ("ab\nabcdef", 0, 0, 30, 2),
      ("aaa bbb ccc", 35, 0, 35, 2),  // seven columns: two words and a space
      ("aaa bbb ccc", 34, 0, 15, 3),
      ("abcdefgh", 25, 0, 25, 2),  // a word wider than a line
      ("aaa bbb ccc", 20, 2, 15, 2),
      ("a\n\nb", 0, 0, 5, 3),
    ] as [(String, CGFloat, Int, CGFloat, Int)])
  func `characters and lines count`(
    text: String, width: CGFloat, limit: Int, expectedWidth: CGFloat, lines: Int
  ) {
    let estimate = TextEstimate(text, pointSize: 10, width: width, lineLimit: limit)
    #expect(estimate.size == CGSize(width: expectedWidth, height: CGFloat(lines) * 12))
    #expect(estimate.lineCount == lines)
  }

  @Test func `a label fits its text, and a finding says that it is an estimate`() {
    let simulation = Simulation(screen: UIScreen(scale: 2))
    simulation.perform {
      let label = UILabel()
      #expect(label.intrinsicContentSize == .zero && simulation.findings.isEmpty)
      label.font = .systemFont(ofSize: 11)
      label.text = "seven letters"
      // 13 characters of 5.5 points, 13.2 points high, to the next half point.
      #expect(label.intrinsicContentSize == CGSize(width: 71.5, height: 13.5))
      #expect(label.sizeThatFits(CGSize(width: 40, height: 0)).height == 13.5)
      label.numberOfLines = 0
      #expect(
        label.sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 38.5, height: 26.5))
      #expect(simulation.findings.map(\.code) == ["text-estimated"])
      label.attributedText = NSAttributedString(string: "abc")
      #expect(label.text == "abc")
      label.text = "d"
      #expect(label.attributedText?.string == "d")
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
        "UILabel was asked how large its text is. There are no fonts here") == true)
  }

  @Test func `strings are measured with their font`() {
    let simulation = Simulation()
    simulation.perform {
      let font = UIFont.systemFont(ofSize: 20)
      #expect(
        NSString(string: "abc").size(withAttributes: [.font: font])
          == CGSize(width: 30, height: 24))
      let text = NSAttributedString(string: "aa bb", attributes: [.font: font])
      let rect = text.boundingRect(
        with: CGSize(width: 30, height: 0), options: .usesLineFragmentOrigin, context: nil)
      #expect(rect == CGRect(x: 0, y: 0, width: 20, height: 48))
      #expect(text.size() == CGSize(width: 50, height: 24))
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
      let title = button.titleLabel?.intrinsicContentSize ?? .zero
      #expect(button.intrinsicContentSize == CGSize(width: title.width + 36, height: 44))
      #expect(button.title(for: .highlighted) == "Go")
      button.setTitle("Went", for: .selected)
      button.isSelected = true
      #expect(button.title(for: button.state) == "Went")
      let image = UIImageView(image: UIImage(sizeForTesting: CGSize(width: 7, height: 8)))
      #expect(image.bounds.size == CGSize(width: 7, height: 8))
      image.image = nil
      #expect(image.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }
  }
}

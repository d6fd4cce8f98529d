import Foundation
import GridTesting
import Testing
import UIKit

/// The examples on views of `Docs/Auditing.md`, run; `.ci/snippets` holds them against the page.
@MainActor @Suite("The page on auditing, of views")
struct ViewAuditPageTests {
  // example
  final class CardCell: UICollectionViewCell {
    let title = UILabel()
    let price = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      title.accessibilityIdentifier = "title"
      price.accessibilityIdentifier = "price"
      for label in [title, price] {
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
      }
      price.setContentCompressionResistancePriority(.required, for: .horizontal)
      price.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        price.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
        price.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
        price.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }
  // end

  // example
  @Test func `the card shows its texts`() {
    let card = CardCell(frame: .zero)
    card.title.text = "A chair of oak"
    card.price.text = "1 200 €"
    let report = ViewLayoutAudit.run(on: card, width: 320)
    #expect(report.codes == [], "\(report)")
  }
  // end

  private func narrowReport() -> ViewLayoutReport {
    let card = CardCell(frame: .zero)
    card.title.text = "A chair of oak"
    card.price.text = "1 200 €"
    return ViewLayoutAudit.run(on: card, width: 160)
  }

  @Test func `the card breaks where the page says`() throws {
    let card = CardCell(frame: .zero)
    card.title.text = "A chair of oak"
    card.price.text = "1 200 €"
    // example
    let sweep = ViewLayoutAudit.sweep(card, widths: [160, 320])
    #expect(sweep.broken.map(\.width) == [160, 160], "\(sweep)")
    let least = try #require(ViewLayoutAudit.leastWidth(of: card))
    #expect(least > 160 && least <= 320)
    print(card.title.layoutExplanation)
    // end
    #expect(narrowReport().codes == ["text-truncated"])
  }
}

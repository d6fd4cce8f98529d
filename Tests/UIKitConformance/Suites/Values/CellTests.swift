import Testing
import UIKit

/// Cells on their own: content, backgrounds, configurations.
@MainActor @Suite("Cells")
struct CellTests {
  private let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  @Test("defaults", .tags(.documented))
  func defaults() {
    #expect(!cell.isSelected)
    #expect(!cell.isHighlighted)
    #expect(cell.backgroundView == nil)
    #expect(cell.selectedBackgroundView == nil)
    #expect(cell.contentConfiguration == nil)
    #expect(cell.automaticallyUpdatesContentConfiguration)
    #expect(cell.automaticallyUpdatesBackgroundConfiguration)
    #expect(cell.reuseIdentifier == nil)
  }

  @Test("the content view fills the cell", .tags(.documented))
  func contentView() {
    cell.layoutIfNeeded()
    #expect(cell.contentView.superview === cell)
    #expect(cell.contentView.frame == cell.bounds)
    cell.frame.size = CGSize(width: 70, height: 30)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 70, height: 30))
  }

  @Test("the state knows what the cell is", .tags(.documented))
  func state() {
    cell.isSelected = true
    cell.isHighlighted = true
    #expect(cell.configurationState.isSelected)
    #expect(cell.configurationState.isHighlighted)
    #expect(!cell.configurationState.isEditing)
    #expect(!cell.configurationState.isReordering)
    cell.isSelected = false
    #expect(!cell.configurationState.isSelected)
  }

  /// Shows a number.
  private struct NumberConfiguration: UIContentConfiguration {
    var number: Int

    func makeContentView() -> any UIView & UIContentView { NumberView(self) }

    func updated(for state: any UIConfigurationState) -> NumberConfiguration { self }
  }

  private final class NumberView: UIView, UIContentView {
    var configurations: [Int] = []

    var configuration: any UIContentConfiguration {
      didSet { note() }
    }

    init(_ configuration: NumberConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
      note()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func note() {
      if let number = (configuration as? NumberConfiguration)?.number {
        configurations.append(number)
      }
    }
  }

  @Test(
    "a configuration brings its own content view, and another one of its kind changes that",
    .tags(.documented))
  func configuration() {
    cell.contentConfiguration = NumberConfiguration(number: 3)
    cell.layoutIfNeeded()
    let content = cell.contentView as? NumberView
    #expect(content?.configurations.last == 3)
    #expect(content?.frame == cell.bounds)
    cell.contentConfiguration = NumberConfiguration(number: 4)
    cell.layoutIfNeeded()
    #expect(cell.contentView === content)
    #expect(content?.configurations.last == 4)
  }

  @Test(
    "background configurations and background views take each other's place",
    .tags(.documented))
  func backgrounds() {
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.backgroundConfiguration = UIBackgroundConfiguration.clear()
    #expect(cell.backgroundView == nil)
    #expect(cell.selectedBackgroundView == nil)
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
  }

  @Test(
    "REG-3: a registration's handler has the cell, its path and its item",
    .tags(.documented))
  func registration() {
    var handled: [String] = []
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
      handled.append("\(Words.text($1)) \($2) \(Words.text($0.bounds.size))")
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, kind, path in
      handled.append("\(kind) \(Words.text(path))")
    }
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 10)
    let stage = Stage(layout, counts: [2])
    stage.source.makeCell = { view, path in
      view.dequeueConfiguredReusableCell(
        using: registration, for: path, item: ["a", "b"][path.item])
    }
    stage.source.makeView = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    stage.layOut()
    #expect(
      Set(handled) == [
        "0-0 a 50 × 50", "0-1 b 50 × 50", "UICollectionElementKindSectionHeader 0-0",
      ])
    #expect(handled.count == 3)
  }
}

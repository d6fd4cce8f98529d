import GridCore
import GridTesting
import TestSupport
import Testing

@testable import GridKit

/// A cell that has the height of its item.
private protocol HighCell: GridViewCell {
  var height: CGFloat { get set }
}

/// A cell that gives its height itself.
private final class AskedCell: GridViewCell, HighCell {
  var height: CGFloat = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: GridViewLayoutAttributes
  ) -> GridViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.frame.size.height = height
    return attributes
  }
}

/// A cell whose height comes from the constraints in it: two boxes above each other.
private final class PinnedCell: GridViewCell, HighCell {
  private let box = SizedView(320, 0)
  var height: CGFloat {
    get { box.size.height + 8 }
    set { box.size.height = newValue - 8 }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let stack = GridStackView(arrangedSubviews: [box, SizedView(320, 5)])
    stack.axis = .vertical
    stack.spacing = 3
    contentView.addFree(stack)
    contentView.pin(stack)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("Cells that constraints size", .rows)
struct ConstrainedCellTests {
  /// A list of rows whose heights can change.
  @MainActor
  private final class List {
    let grid: GridView
    let source: SampleDataSource
    var heights: [CGFloat]

    init(_ cell: GridViewCell.Type, _ heights: [CGFloat], _ layout: GridViewLayout) {
      grid = GridView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
      source = SampleDataSource([heights.count])
      self.heights = heights
      source.attach(to: grid)
      grid.register(cell, forCellWithReuseIdentifier: SampleDataSource.identifier)
      source.configure = { [unowned self] cell, path in
        (cell as? any HighCell)?.height = self.heights[path.item]
      }
      grid.layoutIfNeeded()
    }

    func run(_ change: Change) {
      switch change {
      case .scroll(let y): grid.contentOffset.y = y
      case .insert(let height, let item):
        grid.performBatchUpdates {
          heights.insert(height, at: item)
          source.counts = [heights.count]
          grid.insertItems(at: [[0, item]])
        }
        grid.settle()
      case .delete(let item):
        grid.performBatchUpdates {
          heights.remove(at: item)
          source.counts = [heights.count]
          grid.deleteItems(at: [[0, item]])
        }
        grid.settle()
      case .resize(let height, let item):
        heights[item] = height
        guard let cell = grid.cellForItem(at: [0, item]) as? any HighCell else { return }
        cell.height = height
        cell.invalidateIntrinsicContentSize()
      case .reload: grid.reloadData()
      }
      grid.layoutIfNeeded()
    }

    var state: [CGRect] {
      [CGRect(origin: grid.contentOffset, size: grid.contentSize)]
        + grid.visibleCells.map(\.frame)
    }
  }

  private enum Change {
    case scroll(CGFloat)
    case insert(CGFloat, Int)
    case delete(Int)
    case resize(CGFloat, Int)
    case reload
  }

  @Test(.rule("AL-65", "AL-66"), .seeds(0..<200, inDebug: 4))
  func `a list of cells with constraints is as one of cells that give their heights`() {
    // Ticks of a shared simulation would lay out the views of other tests.
    Simulation().perform { compareLists(seed: currentSeed) }
  }

  private func compareLists(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func height() -> CGFloat { CGFloat(Int.random(in: 20...120, using: &random)) }
    let heights = (0..<30).map { _ in height() }
    let isFlow = Bool.random(using: &random)
    func layout() -> GridViewLayout {
      guard !isFlow else {
        let layout = GridViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 320, height: 50)
        return layout
      }
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
      return GridViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    }
    let pinned = List(PinnedCell.self, heights, layout())
    let asked = List(AskedCell.self, heights, layout())
    #expect(pinned.state == asked.state)
    for step in 0..<12 {
      let item = Int.random(in: 0..<pinned.heights.count, using: &random)
      let change: Change =
        switch Int.random(in: 0..<9, using: &random) {
        case 0...3: .scroll(CGFloat(Int.random(in: 0...1500, using: &random)))
        case 4: .insert(height(), item)
        case 5: .delete(item)
        case 6, 7: .resize(height(), pinned.grid.indexPathsForVisibleItems.min()?.item ?? item)
        default: .reload
        }
      pinned.run(change)
      asked.run(change)
      guard pinned.state == asked.state else {
        Issue.record("step \(step), \(change): \(pinned.state) and \(asked.state)")
        return
      }
    }
  }
}

import GridCore
import GridTesting
import TestSupport
import Testing

@testable import GridKit

/// A cell with a text that wraps between margins of 5 points.
private final class TextCell: GridViewCell {
  let text = WrappingView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(text)
    text.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
      text.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      contentView.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 5),
      contentView.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 5),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("Fitting sizes by constraints")
struct ConstraintFittingTests {
  /// A view around a block at a distance of 10 on each side.
  private func framed(_ block: BaseView) -> BaseView {
    let view = BaseView(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
    view.addSubview(block)
    block.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      block.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      block.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: block.trailingAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: block.bottomAnchor, constant: 10),
    ])
    return view
  }

  @Test(.rule("AL-60", "AL-61"), .rows)
  func `the priorities of a target are weighed against those in the view`() {
    let rows: [(name: String, target: CGSize, horizontal: Float, vertical: Float, size: CGSize)] = [
      ("the least size", .zero, 50, 50, CGSize(width: 70, height: 40)),
      (
        "hugging outweighs 50", CGSize(width: 300, height: 200), 50, 50,
        CGSize(width: 70, height: 40)
      ),
      ("a required width", CGSize(width: 300, height: 0), 1000, 50, CGSize(width: 300, height: 40)),
      (
        "a width above hugging", CGSize(width: 300, height: 0), 251, 50,
        CGSize(width: 300, height: 40)
      ),
      (
        "a width above resistance", CGSize(width: 30, height: 0), 751, 50,
        CGSize(width: 30, height: 40)
      ),
      (
        "a width below resistance", CGSize(width: 30, height: 0), 749, 50,
        CGSize(width: 70, height: 40)
      ),
    ]
    let view = framed(SizedView(50, 20))
    // The same engine answers all of them.
    forEachRow(of: rows + rows.reversed(), named: \.name) { row in
      let size = view.systemLayoutSizeFitting(
        row.target, withHorizontalFittingPriority: .init(row.horizontal),
        verticalFittingPriority: .init(row.vertical))
      #expect(size == row.size)
    }
    #expect(view.frame.size == CGSize(width: 7, height: 7))
  }

  @Test(.rule("AL-62")) func `a fitting size is rounded up to pixels, but for noise`() {
    for (length, scale, expected) in [
      (173.25, 2.0, 193.5), (173.25, 3, 193 + 1 / 3.0), (173.0003, 3, 193), (173.001, 2, 193.5),
    ] {
      Simulation(screen: GridScreen(scale: scale)).perform {
        let size = framed(SizedView(length, 20)).systemLayoutSizeFitting(.zero)
        #expect(abs(size.width - expected) < 1e-9 && size.height == 40)
      }
    }
  }

  @Test(.rule("AL-62"))
  func `a fitting lets views update their constraints, and lays nothing out`() {
    final class Asked: BaseView {
      var updates = 0
      var layouts = 0
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
      override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
      }
    }
    let inner = Asked(frame: .zero)
    let view = framed(inner)
    inner.widthAnchor.constraint(equalToConstant: 9).isActive = true
    inner.setNeedsUpdateConstraints()
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 29, height: 20))
    #expect(inner.updates == 1 && inner.layouts == 0 && inner.frame == .zero)
  }

  @Test(.rule("AL-60"))
  func `constraints above a view and its frame do not count in its fitting size`() {
    let root = BaseView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = framed(SizedView(50, 20))
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 100, height: 40))
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 70, height: 40))
    view.widthAnchor.constraint(equalToConstant: 90).isActive = true
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 90, height: 40))
  }

  @Test(.rule("AL-63")) func `a view without constraints fits as before`() {
    final class Fitting: BaseView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 12, height: 13) }
    }
    let view = Fitting(frame: .zero)
    _ = framed(SizedView(1, 1)).systemLayoutSizeFitting(.zero)
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 12, height: 13))
    #expect(SizedView(3, 4).systemLayoutSizeFitting(.zero) == CGSize(width: 3, height: 4))
  }

  // MARK: Cells

  /// A grid of three cells with texts of 10, 40 and 70 characters.
  private func grid(_ layout: GridViewLayout) -> (GridView, SampleDataSource) {
    let grid = GridView(
      frame: CGRect(x: 0, y: 0, width: 210, height: 400), collectionViewLayout: layout)
    let source = SampleDataSource([3])
    source.attach(to: grid)
    grid.register(TextCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
    source.configure = { cell, path in
      (cell as? TextCell)?.text.characters = 10 + path.item * 30
    }
    grid.layoutIfNeeded()
    return (grid, source)
  }

  @Test(.rule("AL-64", "AL-66", "AL-67"))
  func `texts wrap at the width that a compositional layout gives their cells`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let (grid, _) = grid(GridViewCompositionalLayout(section: section))
    #expect(
      grid.visibleCells.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 210, height: 30), CGRect(x: 0, y: 30, width: 210, height: 50),
        CGRect(x: 0, y: 80, width: 210, height: 90),
      ])
    let text = (grid.visibleCells[2] as? TextCell)?.text
    #expect(text?.frame == CGRect(x: 5, y: 5, width: 200, height: 80))
    grid.frame.size.width = 110
    grid.layoutIfNeeded()
    #expect(grid.visibleCells.map(\.frame.height) == [30, 90, 150])
  }

  @Test(.rule("AL-65")) func `cells of a flow layout are as wide as they like`() {
    let layout = GridViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 44)
    let (grid, _) = grid(layout)
    // Two axes are free: the text of 40 characters does not wrap.
    #expect(grid.cellForItem(at: [0, 0])?.frame.size == CGSize(width: 110, height: 30))
    #expect(grid.cellForItem(at: [0, 1])?.frame.size == CGSize(width: 410, height: 30))
  }

  @Test(.rule("AL-67")) func `a cell fits whatever the present frame of its content view`() {
    let cell = TextCell(frame: CGRect(x: 0, y: 0, width: 210, height: 30))
    cell.text.characters = 40
    cell.contentView.frame = CGRect(x: 20, y: 0, width: 50, height: 30)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 210, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 210, height: 50))
  }

  @Test(.rule("AL-67", "SS-6"), .rows)
  func `a change inside a cell measures it anew where the grid watches constraints`() {
    forEachRow(
      of: [
        (GridView.SelfSizingInvalidation.disabled, CGFloat(30)), (.enabled, 30),
        (.enabledIncludingConstraints, 70),
      ]
    ) { setting, height in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      let (grid, _) = grid(GridViewCompositionalLayout(section: section))
      grid.selfSizingInvalidation = setting
      (grid.visibleCells[0] as? TextCell)?.text.characters = 55
      grid.layoutIfNeeded()
      #expect(grid.visibleCells[0].frame.height == height)
    }
  }
}

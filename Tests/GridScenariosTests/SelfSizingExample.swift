import GridTesting
import Testing

// The text between two marks stands in Docs/SelfSizing.md, letter by letter but for the
// indentation.

// SelfSizing 1: begin
final class NoteCell: GridViewCell {
  var note = ""

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let lines = (note.count + 39) / 40
    return CGSize(width: size.width, height: CGFloat(lines) * 20 + 16)
  }
}
// SelfSizing 1: end

@MainActor @Suite("The page about self-sizing")
struct SelfSizingExample {
  @Test func `rows have the heights that their notes need`() {
    // SelfSizing 2: begin
    let layout = GridViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 50)
    let grid = GridView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 240), collectionViewLayout: layout)
    let source = SampleDataSource([1000])
    source.attach(to: grid)
    grid.register(NoteCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
    source.configure = { cell, path in
      (cell as? NoteCell)?.note = String(repeating: "x", count: 30 + path.item % 4 * 40)
    }
    grid.layoutIfNeeded()
    #expect(grid.visibleCells.map(\.frame.height) == [36, 56, 76, 96])
    // SelfSizing 2: end
  }
}

// SelfSizing 3: begin
final class CardCell: GridViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let photo = BaseView(frame: .zero)
    let caption = BaseView(frame: .zero)
    let stack = GridStackView(arrangedSubviews: [photo, caption])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.5),
      caption.heightAnchor.constraint(equalToConstant: 24),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
// SelfSizing 3: end

extension SelfSizingExample {
  @Test func `cards have the heights that their constraints need`() {
    // SelfSizing 4: begin
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
    let row = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let grid = GridView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: GridViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: row)))
    let source = SampleDataSource([20])
    source.attach(to: grid)
    grid.register(CardCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
    grid.layoutIfNeeded()
    #expect(grid.visibleCells.map(\.frame.height) == [200, 200, 200])
    // SelfSizing 4: end
  }
}

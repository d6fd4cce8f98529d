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

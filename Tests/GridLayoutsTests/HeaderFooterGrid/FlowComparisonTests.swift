import GridLayouts
import GridTesting
import TestSupport
import Testing

/// With the same insets and gaps, whole numbers and nothing left over in a line, the grid of 4.6 is
/// the flow layout (4.6, 4.11).
@MainActor @Suite("Header and footer grid against the flow layout")
struct FlowComparisonTests {
  @Test(.seeds(0..<300, inDebug: 50))
  func `frames, headers, footers and content size are equal`() {
    var draw = GalleryDraw(seed: currentSeed)
    let isVertical = draw.chance(50)
    let counts = draw.counts(most: 60)
    let item = CGSize(width: CGFloat(draw.integer(1...60)), height: CGFloat(draw.integer(1...60)))
    let gap = CGFloat(draw.integer(0...12))
    let slots = CGFloat(draw.integer(1...8))
    func insets(upTo limit: Int) -> GridEdgeInsets {
      let edges = (0..<4).map { _ in CGFloat(draw.integer(0...limit)) }
      return GridEdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
    }
    let inset = insets(upTo: 20)
    let bars = (0..<2).map { _ in CGFloat(draw.pick([0, draw.integer(1...40)])) }
    // As long across as so many items, their gaps and the insets.
    let across = slots * (isVertical ? item.width : item.height) + (slots - 1) * gap
    let size =
      isVertical
      ? CGSize(width: across + inset.left + inset.right, height: 150)
      : CGSize(width: 150, height: across + inset.top + inset.bottom)
    let viewInset = draw.chance(50) ? .zero : insets(upTo: 30)
    let viewSize = CGSize(
      width: size.width + viewInset.left + viewInset.right,
      height: size.height + viewInset.top + viewInset.bottom)

    let grid = HeaderFooterGridLayout()
    grid.scrollDirection = isVertical ? .vertical : .horizontal
    grid.fillOrder = .columnMajor
    grid.itemSize = item
    grid.itemSpacing = gap
    grid.sectionInset = inset
    let whole = GridViewLayout.automaticDimension
    grid.headerSize =
      isVertical ? CGSize(width: whole, height: bars[0]) : CGSize(width: bars[0], height: whole)
    grid.footerSize =
      isVertical ? CGSize(width: whole, height: bars[1]) : CGSize(width: bars[1], height: whole)

    let flow = GridViewFlowLayout()
    flow.scrollDirection = grid.scrollDirection
    flow.itemSize = item
    flow.minimumInteritemSpacing = gap
    flow.minimumLineSpacing = gap
    flow.sectionInset = inset
    flow.headerReferenceSize = CGSize(width: bars[0], height: bars[0])
    flow.footerReferenceSize = CGSize(width: bars[1], height: bars[1])

    let ours = Stage(grid, counts: counts, size: viewSize, inset: viewInset)
    let theirs = Stage(flow, counts: counts, size: viewSize, inset: viewInset)
    #expect(ours.grid.frames.difference(from: theirs.grid.frames) == nil)
    #expect(ours.grid.contentSize == theirs.grid.contentSize)
    #expect(ours.grid.frames.count >= counts.reduce(0, +))
  }
}

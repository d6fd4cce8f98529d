import GridLayouts
import GridTesting
import Testing

// The text between two marks stands in the page that they name, letter by letter but for the
// indentation; the README also shows what its example prints.

// README.md: begin
@MainActor @Test func `columns stay and the header sticks`() {
  let layout = GridViewFlowLayout()
  layout.itemSize = CGSize(width: 90, height: 60)
  layout.headerReferenceSize.height = 30
  layout.sectionHeadersPinToVisibleBounds = true
  let frame = CGRect(x: 0, y: 0, width: 320, height: 240)
  let grid = GridView(frame: frame, collectionViewLayout: layout)
  let photos = SampleDataSource([9, 40])
  photos.attach(to: grid)
  grid.layoutIfNeeded()
  grid.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
  grid.layoutIfNeeded()
  print(TerminalDrawing(columns: 44, maximumRows: 18).text(GridPicture(of: grid)))
  #expect(grid.indexPathsForVisibleItems.first == [0, 3])
}
// README.md: end

@MainActor @Suite("Landing pages")
struct LandingPageExamples {
  let frame = CGRect(x: 0, y: 0, width: 320, height: 240)

  @Test func `a grid with a data source shows its first items`() {
    let photos = Photos()
    // GridKit.md: begin
    let grid = GridView(frame: frame, collectionViewLayout: GridViewFlowLayout())
    grid.register(GridViewCell.self, forCellWithReuseIdentifier: "photo")
    grid.dataSource = photos
    grid.layoutIfNeeded()
    print(grid.indexPathsForVisibleItems)
    // GridKit.md: end
    #expect(grid.indexPathsForVisibleItems == [[0, 0], [0, 1], [0, 2]])
  }

  @Test func `a layout of the gallery gets its sizes from its delegate`() {
    let heights = Heights()
    // GridLayouts.md: begin
    let wall = SectionedWaterfallLayout()
    wall.delegate = heights
    let grid = GridView(frame: frame, collectionViewLayout: wall)
    // GridLayouts.md: end
    let photos = SampleDataSource([4])
    photos.attach(to: grid)
    grid.layoutIfNeeded()
    #expect(grid.contentSize == CGSize(width: 320, height: 160))
  }

  @Test func `a log holds the calls of a layout pass`() {
    let grid = GridView(frame: frame, collectionViewLayout: GridViewFlowLayout())
    let photos = SampleDataSource([4])
    photos.attach(to: grid)
    // GridTesting.md: begin
    let log = TraceLog(grid.simulation)
    grid.layoutIfNeeded()
    print(log.calls)
    // GridTesting.md: end
    #expect(log.calls.hasPrefix("L prepare()\nDS numberOfSections -> 1\n"))
  }
}

private final class Photos: GridViewDataSource {
  func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(
    _ collectionView: GridView, cellForItemAt indexPath: IndexPath
  ) -> GridViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
  }
}

private final class Heights: SectionedWaterfallLayoutDelegate {
  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, numberOfColumnsInSection section: Int
  ) -> Int { 2 }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 0, height: 80) }
}

@MainActor private var printed = ""

/// Stands in for the standard function, so that an example's output can be compared.
@MainActor private func print(_ value: Any) {
  printed += "\(value)\n"
}

/// Returns the output of the README's example.
@MainActor func outputOfDocumentationExample() -> String {
  printed = ""
  `columns stay and the header sticks`()
  return printed
}

import GridKit
import GridTesting
import TestSupport
import Testing

/// REG-1 to REG-5. Both forms of E-16 are among the recorded and the
/// stopping faults.
@MainActor @Suite("Registrations")
struct RegistrationTests {
  private final class PhotoCell: GridViewCell {
    var title = ""
    var preparations = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      preparations += 1
    }
  }

  private let rig = ShelfRig(counts: [20])
  private var grid: GridView { rig.grid }

  private func use<Item>(
    _ registration: GridView.CellRegistration<PhotoCell, Item>,
    item: @escaping @MainActor (IndexPath) -> Item?
  ) {
    rig.source.cell = { grid, path in
      grid.dequeueConfiguredReusableCell(using: registration, for: path, item: item(path))
    }
  }

  private var titles: [String] { grid.visibleCells.map { ($0 as? PhotoCell)?.title ?? "-" } }

  @Test(.rule("REG-2"))
  func `without any registering, cells come from the registration, filled if there is an item`() {
    use(
      GridView.CellRegistration<PhotoCell, String> { cell, path, title in
        cell.title = "\(path.item) \(title)"
      }
    ) { $0.item == 2 ? nil : "photo \($0.item * $0.item)" }
    grid.layoutIfNeeded()
    #expect(titles == ["0 photo 0", "1 photo 1", "", "3 photo 9"])
    #expect(rig.simulation.faults.isEmpty)
  }

  @Test(.rule("REG-3")) func `the handler finds a cell that is in place and prepared for reuse`() {
    var seen: [String] = []
    use(
      GridView.CellRegistration<PhotoCell, Int> { cell, path, item in
        seen.append("\(path.item): \(cell.preparations) at \(NumberText.short(cell.frame.minY))")
      }
    ) { $0.item }
    grid.layoutIfNeeded()
    #expect(seen == ["0: 0 at 30", "1: 0 at 70", "2: 0 at 110", "3: 0 at 150"])
    seen = []
    let log = rig.simulation.traced {
      rig.scroll(by: 80)
      #expect(seen == ["4: 1 at 190", "5: 0 at 230"])
    }
    let calls = log.events.filter {
      [.dataSource, .view].contains($0.source) && $0.call != "viewForSupplementaryElementOfKind"
    }
    #expect(
      TraceText.calls(Array(calls.prefix(4))) == """
        DS cellForItemAt 0-4
        C prepareForReuse()
        C apply cell 0-4
        DS registration handler 0-4
        """)
  }

  @Test(.rule("REG-1")) func `two registrations of one class do not share cells`() {
    let even = GridView.CellRegistration<PhotoCell, Int> { cell, _, _ in cell.title = "even" }
    let odd = GridView.CellRegistration<PhotoCell, Int> { cell, _, _ in cell.title = "odd" }
    rig.source.cell = { grid, path in
      grid.dequeueConfiguredReusableCell(
        using: path.item.isMultiple(of: 2) ? even : odd, for: path, item: 0)
    }
    grid.layoutIfNeeded()
    #expect(titles == ["even", "odd", "even", "odd"])
    var titleOfCell: [ObjectIdentifier: String] = [:]
    for step in 0..<30 {
      for cell in grid.visibleCells {
        guard let cell = cell as? PhotoCell else { continue }
        let earlier = titleOfCell.updateValue(cell.title, forKey: ObjectIdentifier(cell))
        #expect(earlier == nil || earlier == cell.title)
      }
      rig.scroll(by: step < 15 ? 30 : -30)
    }
    #expect(rig.simulation.counters.cellsMade <= 6)
  }

  @Test(.rule("REG-5")) func `a copy is the same registration`() {
    let first = GridView.CellRegistration<PhotoCell, Int> { _, _, _ in }
    let copy = first
    var uses = 0
    rig.source.cell = { grid, path in
      uses += 1
      return grid.dequeueConfiguredReusableCell(using: uses > 4 ? copy : first, for: path, item: 0)
    }
    grid.layoutIfNeeded()
    let cells = Set(grid.visibleCells.map(ObjectIdentifier.init))
    grid.reload()
    #expect(Set(grid.visibleCells.map(ObjectIdentifier.init)) == cells)
  }

  @Test func `a nib makes the cells, whatever identifier it has`() {
    var made = 0
    use(
      GridView.CellRegistration<PhotoCell, Int>(
        cellNib: GridNib(reuseIdentifier: "in the nib") {
          made += 1
          return [PhotoCell(frame: .zero)]
        }
      ) { cell, _, item in cell.title = "\(item)" }
    ) { $0.item }
    grid.layoutIfNeeded()
    rig.scroll(by: 200)
    #expect(titles.first == "4" && made <= 6)
    #expect(rig.simulation.faults.isEmpty)
  }

  @Test func `supplementary views know their kind, from a class and from a nib`() {
    final class Header: GridReusableView {
      var text = ""
    }
    let registration = GridView.SupplementaryRegistration<Header>(
      elementKind: ShelfLayout.header
    ) { view, kind, path in view.text = "\(kind) \(path.section)" }
    let ofNib = GridView.SupplementaryRegistration<Header>(
      supplementaryNib: GridNib { [Header(frame: .zero)] }, elementKind: ShelfLayout.header
    ) { view, kind, path in view.text = "nib \(path.section)" }
    let rig = ShelfRig(counts: [1, 1])
    rig.source.supplementaryView = { grid, _, path in
      grid.dequeueConfiguredReusableSupplementary(
        using: path.section == 0 ? registration : ofNib, for: path)
    }
    rig.grid.layoutIfNeeded()
    let texts = rig.grid.visibleSupplementaryViews(ofKind: ShelfLayout.header).map {
      ($0 as? Header)?.text
    }
    #expect(texts == ["shelf.header 0", "nib 1"])
  }

  // MARK: E-16

  @Test(.rule("E-16")) func `made inside the provider it faults, kept outside it does not`() {
    var kept: GridView.CellRegistration<PhotoCell, Int>?
    rig.source.cell = { grid, path in
      let registration = kept ?? GridView.CellRegistration<PhotoCell, Int> { _, _, _ in }
      kept = registration
      return grid.dequeueConfiguredReusableCell(using: registration, for: path, item: 0)
    }
    grid.layoutIfNeeded()
    grid.layoutIfNeeded()
    // A registration that was made lazily stays one that was made inside.
    grid.reload()
    #expect(Set(rig.simulation.faults.map(\.code)) == ["E-16"])
    rig.simulation.removeRecords()
    kept = GridView.CellRegistration<PhotoCell, Int> { _, _, _ in }
    grid.reload()
    #expect(rig.simulation.faults.isEmpty && grid.visibleCells.count == 4)
  }

  @Test(.rule("E-16")) func `a grid inside a cell may have registrations made with the cell`() {
    final class CarouselCell: GridViewCell {
      let source = SampleDataSource([3])
      var inner: GridView?
      let photos: GridView.CellRegistration<PhotoCell, Int>

      override init(frame: CGRect) {
        photos = GridView.CellRegistration { cell, _, number in cell.title = "\(number)" }
        super.init(frame: frame)
        let layout = ShelfLayout()
        layout.headerHeight = 0
        let grid = GridView(
          frame: CGRect(origin: .zero, size: frame.size), collectionViewLayout: layout)
        let inside = ShelfSource([3])
        inside.cell = { [photos] grid, path in
          grid.dequeueConfiguredReusableCell(using: photos, for: path, item: path.item)
        }
        grid.dataSource = inside
        contentView.addSubview(grid)
        kept = inside
        inner = grid
        grid.layoutIfNeeded()
      }

      var kept: ShelfSource?

      required init?(coder: NSCoder) { nil }
    }
    let carousels = GridView.CellRegistration<CarouselCell, Int> { _, _, _ in }
    rig.source.cell = { grid, path in
      grid.dequeueConfiguredReusableCell(using: carousels, for: path, item: 0)
    }
    grid.layoutIfNeeded()
    #expect(rig.simulation.faults.isEmpty)
    let inner = (grid.visibleCells.first as? CarouselCell)?.inner
    #expect(inner?.visibleCells.map { ($0 as? PhotoCell)?.title } == ["0"])
  }
}

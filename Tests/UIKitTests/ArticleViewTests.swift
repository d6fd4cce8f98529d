import GridLayouts
import GridTesting
import TestSupport
import Testing
import UIKit

/// The articles' demonstrations as an app would write them: controllers, buttons, labels, taps.
@MainActor @Suite("The articles as view hierarchies")
struct ArticleViewTests {
  private let simulation = Simulation(
    screen: UIScreen(size: CGSize(width: 375, height: 667), scale: 2))

  private func show<Controller: UIViewController>(_ make: () -> Controller) -> Controller {
    simulation.perform {
      let controller = make()
      let window = UIWindow(simulation: simulation)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      simulation.tick()
      kept.objects.append(window)
      return controller
    }
  }

  /// Windows live as long as the test.
  private let kept = Kept()

  private final class Kept {
    var objects: [AnyObject] = []
  }

  /// A finger that comes down and lifts at a point of a view.
  private func tap(_ view: UIView, at point: CGPoint) {
    view.touch(GridTouchScript([.init(time: 0, location: point)]))
  }

  // MARK: Filter conditions

  /// Three buttons above a grid of seven items.
  private final class FilterController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    private(set) var grid: UICollectionView!
    private(set) var buttons: [UIButton] = []
    private(set) var log: [IndexPath] = []
    /// Made once and kept.
    let layouts: [(title: String, x: CGFloat, layout: UICollectionViewLayout)] = [
      ("流水布局", 0, ShortestColumnLayout()), ("单行布局", 200, ListLayout()),
      ("多行布局", 300, GroupedRowsLayout()),
    ]

    override func viewDidLoad() {
      super.viewDidLoad()
      let size = view.bounds.size
      grid = UICollectionView(
        frame: CGRect(x: 0, y: 150, width: size.width, height: size.height - 300),
        collectionViewLayout: layouts[0].layout)
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      grid.dataSource = self
      grid.delegate = self
      view.addSubview(grid)
      for entry in layouts {
        let button = UIButton(type: .system)
        button.setTitle(entry.title, for: .normal)
        button.frame = CGRect(x: entry.x, y: 80, width: 100, height: 50)
        button.addAction(
          UIAction { [weak self] _ in
            self?.grid.setCollectionViewLayout(entry.layout, animated: true)
          }, for: .touchUpInside)
        view.addSubview(button)
        buttons.append(button)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 7 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append(indexPath) }
  }

  /// All seven places by the layout, each held against its cell if it is on screen.
  private func frames(_ grid: UICollectionView) -> [[CGFloat]] {
    (0..<7).map { item in
      let path = IndexPath(item: item, section: 0)
      let frame = grid.layoutAttributesForItem(at: path)?.frame ?? .null
      if let cell = grid.cellForItem(at: path) { #expect(cell.frame == frame) }
      return [frame.minX, frame.minY, frame.width, frame.height]
    }
  }

  private func columns() -> [[CGFloat]] {
    (0..<7).map { item in
      [[0, 96.25, 192.5, 288.75][item % 4], item < 4 ? 0 : 50, 86.25, 40]
    }
  }

  private func rows(_ widths: [CGFloat]) -> [[CGFloat]] {
    widths.enumerated().map { [0, 70 * CGFloat($0), $1, 60] }
  }

  @Test func `conditionFilter: each button switches, with animation, to where the table has it`() {
    let panel = show { FilterController() }
    let grid = panel.grid!
    #expect(grid.frame == CGRect(x: 0, y: 150, width: 375, height: 367))
    #expect(panel.buttons.map(\.currentTitle) == ["流水布局", "单行布局", "多行布局"])
    #expect(panel.buttons.map(\.frame.maxX) == [100, 300, 400])
    #expect(frames(grid) == columns())
    #expect(grid.contentSize == CGSize(width: 375, height: 90))
    grid.tapItem(at: IndexPath(item: 5, section: 0))
    #expect(panel.log == [IndexPath(item: 5, section: 0)])

    for (button, layout, expected, offset) in [
      (1, 1, rows(Array(repeating: 375, count: 7)), 113.0),
      (2, 2, rows([200, 200, 200, 100, 100, 130, 130]), 113), (0, 0, columns(), 0),
    ] {
      // The third button shows 75 points only: the finger meets those.
      let shown = panel.buttons[button].frame.intersection(panel.view.bounds)
      let before = places(grid)
      tap(panel.view, at: CGPoint(x: shown.midX, y: shown.midY))
      #expect(grid.collectionViewLayout === panel.layouts[layout].layout)
      // Half-way nothing is where it was, nor where it will be.
      grid.advance(by: 0.12)
      let during = places(grid)
      grid.settle()
      #expect(during != before && during != places(grid))
      #expect(frames(grid) == expected)
      #expect(grid.contentOffset == CGPoint(x: 0, y: offset))
      #expect(grid.contentSize.height == (button == 0 ? 90 : 480))
    }
    #expect(simulation.faults.isEmpty)
  }

  private func places(_ grid: UICollectionView) -> [String] {
    grid.elementsOnScreen(.visible).map { "\($0.id) \($0.frame)" }
  }

  @Test func `a button hears of fingers that lift inside it, and a disabled one of none`() {
    let panel = show { FilterController() }
    let first = panel.layouts[0].layout
    // Beside the buttons, and down on one but up beside it.
    tap(panel.view, at: CGPoint(x: 150, y: 105))
    panel.view.touch(GridTouchScript([[0, 250, 105], [0.1, 150, 105]]))
    #expect(panel.grid.collectionViewLayout === first)
    #expect(!panel.buttons[1].isHighlighted)
    panel.buttons[1].isEnabled = false
    tap(panel.view, at: CGPoint(x: 250, y: 105))
    #expect(panel.grid.collectionViewLayout === first)
    panel.buttons[1].isEnabled = true
    tap(panel.view, at: CGPoint(x: 250, y: 105))
    #expect(panel.grid.collectionViewLayout === panel.layouts[1].layout)
  }

  // MARK: Blocks with bars

  private final class SectionHeader: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
      label.tag = 8
      addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Three sections of fifty with header and footer.
  private final class BlocksController: UIViewController, UICollectionViewDataSource {
    private(set) var grid: UICollectionView!

    override func viewDidLoad() {
      super.viewDidLoad()
      let layout = BlockLayout()
      layout.template = [[0], [1, 5], [2, 6], [3, 7], [4, 8]]
      layout.preset = .leadingTile(gap: 10)
      layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      layout.headerHeight = 60
      layout.footerHeight = 50
      grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      grid.register(
        SectionHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "bar")
      grid.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
        withReuseIdentifier: "bar")
      grid.dataSource = self
      view.addSubview(grid)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 50 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let bar = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
      (bar.viewWithTag(8) as? UILabel)?.text = "\(indexPath.section) Section"
      return bar
    }
  }

  @Test(.rule("YJ-11")) func `the label of tag 8 in a header says which section it is`() {
    let blocks = show { BlocksController() }
    func words(_ section: Int) -> String? {
      let header = blocks.grid.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))
      return (header?.viewWithTag(8) as? UILabel)?.text
    }
    #expect(words(0) == "0 Section")
    #expect(words(2) == nil, "not on screen yet")
    // Two sections of 850 points above it.
    blocks.grid.setContentOffset(CGPoint(x: 0, y: 1700), animated: false)
    blocks.grid.settle()
    #expect(words(2) == "2 Section")
    #expect(words(0) == nil)
    #expect(simulation.faults.isEmpty)
  }

  // MARK: A circle whose items go at a tap

  private final class CircleController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    private(set) var grid: UICollectionView!
    private(set) var count = 20

    override func viewDidLoad() {
      super.viewDidLoad()
      let layout = CircleLayout()
      layout.radius = 70
      layout.itemSize = CGSize(width: 50, height: 50)
      layout.startAngle = .pi / 2
      layout.isClockwise = false
      grid = UICollectionView(
        frame: CGRect(x: 0, y: 150, width: view.bounds.width, height: 200),
        collectionViewLayout: layout)
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      grid.dataSource = self
      grid.delegate = self
      view.addSubview(grid)
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    /// The model first, then the grid.
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      count -= 1
      collectionView.deleteItems(at: [indexPath])
    }
  }

  @Test(.rule("CK-12"))
  func `taps delete one item after the other, and the last one is in the centre`() {
    let circle = show { CircleController() }
    for count in (1..<20).reversed() {
      // The last item lies on top of its neighbours.
      let tap = circle.grid.tapItem(at: IndexPath(item: count, section: 0))
      circle.grid.settle()
      #expect(tap.obstacle == nil && tap.item?.item == count)
      #expect(circle.count == count && circle.grid.visibleCells.count == count)
    }
    #expect(
      circle.grid.visibleCells.map(\.frame) == [CGRect(x: 162.5, y: 75, width: 50, height: 50)])
    #expect(simulation.faults.isEmpty)
  }
}

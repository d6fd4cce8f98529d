import GridScenarios

/// The content that the scenarios lay out. Lengths are points.
enum Workload {
  /// The bounds size of the grid in all scenarios.
  static let viewport = CGSize(width: 800, height: 600)

  // MARK: Uniform

  static let uniformItem = CGSize(width: 100, height: 100)
  static let uniformColumns = 8
  /// The first content offset of the uniform grid. Seven rows are visible there, the first and the
  /// last by half.
  static let uniformStart: CGFloat = 50
  static let uniformVisible = 56
  /// The number of cells that come into view when the uniform grid moves by half a viewport. As
  /// many cells leave the view.
  static let uniformStep = 24

  /// Returns the height of the uniform grid's content.
  static func uniformHeight(_ count: Int) -> CGFloat {
    CGFloat((count + uniformColumns - 1) / uniformColumns) * uniformItem.height
  }

  // MARK: Shelves

  /// The number of items in each section of the page of shelves. Each section is an orthogonal row.
  /// Its items are as large as the items of the uniform grid.
  static let shelfItems = 50
  /// The number of shelves that are visible at `uniformStart`.
  static let shelvesVisible = 7

  // MARK: Drawn sizes

  /// Returns random sizes for a flow layout: 40 … 160 wide, 40 … 120 high.
  static func flowSizes(_ count: Int) -> [CGSize] {
    var random = BenchmarkRandom()
    return (0..<count).map { _ in
      let width = random.next(in: 40...160)
      return CGSize(width: width, height: random.next(in: 40...120))
    }
  }

  /// Returns random heights for a list: 20 … 120.
  static func listHeights(_ count: Int) -> [CGFloat] { heights(count, 20...120) }

  static let waterfallColumns = 4
  static let waterfallColumnWidth: CGFloat = 200
  static let waterfallTallest: CGFloat = 250

  /// Returns random heights for a waterfall layout: 50 … 250.
  static func waterfallHeights(_ count: Int) -> [CGFloat] { heights(count, 50...250) }

  private static func heights(_ count: Int, _ range: ClosedRange<Int>) -> [CGFloat] {
    var random = BenchmarkRandom()
    return (0..<count).map { _ in CGFloat(random.next(in: range)) }
  }

  /// Returns viewports at random places of the content. The places are the same fractions of every
  /// content height, up to rounding.
  static func randomViewports(_ count: Int, contentHeight: CGFloat) -> [CGRect] {
    var random = BenchmarkRandom()
    let room = max(0, contentHeight - viewport.height)
    return (0..<count).map { _ in
      let share = CGFloat(random.next()) / CGFloat(1 << 24)
      return CGRect(origin: CGPoint(x: 0, y: (room * share).rounded()), size: viewport)
    }
  }

  /// A sequence of content offsets that go down step by step to the end of the content, and up
  /// again.
  struct Stroll {
    private(set) var offset: CGFloat
    private let start: CGFloat
    private let end: CGFloat
    private var step: CGFloat

    init(from start: CGFloat, to end: CGFloat, step: CGFloat) {
      offset = start
      self.start = start
      self.end = end
      self.step = step
    }

    mutating func next() -> CGFloat {
      if offset + step > end || offset + step < start { step = -step }
      offset += step
      return offset
    }
  }
}

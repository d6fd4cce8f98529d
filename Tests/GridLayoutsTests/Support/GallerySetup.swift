import GridLayouts
import GridTesting

/// Every parameter of every layout of the gallery, in one value that can be drawn, applied to a
/// layout that is in use, and given to a fresh one.
struct GallerySetup {
  /// The layouts of the gallery, as scenario files spell them.
  static let ids = [
    "shortestColumn", "list", "groupedRows", "sectionedWaterfall", "skyline", "headerFooterGrid",
    "carousel", "circle", "mosaicGrid", "block", "flow",
  ]

  /// Layouts whose frames are never rounded: all but the plain flow layout (rule 1).
  static let unrounded = ids.filter { $0 != "flow" }

  /// Layouts that answer from a plan which stays while the content scrolls.
  static let planned = unrounded.filter { !["carousel", "circle"].contains($0) }

  /// The seed that sizes and sections are drawn from.
  var sizeSeed: UInt64 = 1
  var sizeRange: ClosedRange<CGFloat> = 20...90
  var columnCount = 3
  var itemHeight: CGFloat = 40
  var itemSize = CGSize(width: 60, height: 50)
  var interitemSpacing: CGFloat = 8
  var lineSpacing: CGFloat = 6
  var sectionInset = GridEdgeInsets(top: 4, left: 6, bottom: 8, right: 2)
  var contentInset = GridEdgeInsets(top: 3, left: 5, bottom: 7, right: 1)
  var headerLength: CGFloat = 22
  var footerLength: CGFloat = 11
  var isHorizontal = false
  var fillsColumns = false
  var pagingEnabled = false
  var diameterMargin: CGFloat = 80
  var usesMinSide = true
  var radius: CGFloat?
  var startAngle: CGFloat = -.pi / 2
  var isClockwise = true
  var ringStep: CGFloat = 0.1
  var template = [[0], [2, 1], [3]]
  var columnWidths: [CGFloat] = [80, 60, 70]
  var usesPreset = false
  var groups = [
    GroupedRowsLayout.Group(count: 3, itemWidth: 200), .init(count: 400, itemWidth: 90),
  ]
  /// Whether sizes come from a delegate where the layout can do without.
  var usesDelegate = true

  init() {}

  init(_ draw: inout GalleryDraw) {
    sizeSeed = UInt64(draw.integer(0...1_000_000))
    sizeRange = draw.pick([0...3, 5...40, 20...150])
    columnCount = draw.integer(1...7)
    itemHeight = draw.length(0...90)
    itemSize = CGSize(width: draw.length(1...90), height: draw.length(1...90))
    interitemSpacing = draw.length(0...20)
    lineSpacing = draw.length(0...20)
    sectionInset = draw.insets()
    contentInset = draw.insets(upTo: 20)
    headerLength = draw.pick([0, draw.length(0...40)])
    footerLength = draw.pick([0, draw.length(0...40)])
    isHorizontal = draw.chance(40)
    fillsColumns = draw.chance(50)
    pagingEnabled = draw.chance(50)
    diameterMargin = draw.length(0...120)
    usesMinSide = draw.chance(50)
    radius = draw.chance(30) ? draw.length(0...300) : nil
    startAngle = draw.length(-7...7)
    isClockwise = draw.chance(50)
    ringStep = draw.length(0...0.4)
    template = draw.pick([
      [[0]], [[0], [2, 1], [3]], [[0], [1, 3], [2, 4]], [[1], [], [2, 0]],
    ])
    columnWidths = template.map { _ in draw.length(5...80) }
    usesPreset = draw.chance(30)
    groups = (0..<draw.integer(1...4)).map { _ in
      .init(count: draw.integer(0...30), itemWidth: draw.length(1...300))
    }
    usesDelegate = draw.chance(60)
  }

  /// A layout with these parameters and the delegate that it needs.
  @MainActor func makeLayout(_ id: String) -> (layout: GridViewLayout, sizes: SeededSizes) {
    let layout: GridViewLayout =
      switch id {
      case "shortestColumn": ShortestColumnLayout()
      case "list": ListLayout()
      case "groupedRows": GroupedRowsLayout()
      case "sectionedWaterfall": SectionedWaterfallLayout()
      case "skyline": SkylineLayout()
      case "headerFooterGrid": HeaderFooterGridLayout()
      case "carousel": CarouselLayout()
      case "circle": CircleLayout()
      case "mosaicGrid": MosaicGridLayout()
      case "block": BlockLayout()
      default: GridViewFlowLayout()
      }
    let sizes = SeededSizes(self)
    apply(to: layout, sizes)
    return (layout, sizes)
  }

  /// A grid that shows a layout with these parameters.
  @MainActor func makeStage(
    _ id: String, counts: [Int], size: CGSize = CGSize(width: 360, height: 300),
    inset: GridEdgeInsets = .zero
  ) -> Stage<GridViewLayout> {
    let (layout, sizes) = makeLayout(id)
    let stage = Stage(layout, counts: counts, size: size, inset: inset, companions: [sizes])
    if id == "flow", usesDelegate {
      stage.grid.delegate = sizes
      stage.layout.invalidateLayout()
      stage.grid.layoutIfNeeded()
    }
    return stage
  }

  /// Sets every parameter of a layout. Sizes that a delegate gives change with the next reload or
  /// invalidation.
  @MainActor func apply(to layout: GridViewLayout, _ sizes: SeededSizes) {
    sizes.setup = self
    switch layout {
    case let layout as ShortestColumnLayout:
      layout.delegate = usesDelegate ? sizes : nil
      layout.columnCount = columnCount
      layout.itemHeight = itemHeight
      layout.interitemSpacing = interitemSpacing
      layout.lineSpacing = lineSpacing
      layout.sectionInset = sectionInset
    case let layout as ListLayout:
      layout.itemHeight = itemHeight
      layout.lineSpacing = lineSpacing
      layout.sectionInset = sectionInset
    case let layout as GroupedRowsLayout:
      layout.groups = groups
      layout.itemHeight = itemHeight
      layout.lineSpacing = lineSpacing
      layout.sectionInset = sectionInset
    case let layout as SectionedWaterfallLayout:
      layout.delegate = sizes
      layout.contentInset = contentInset
    case let layout as SkylineLayout:
      layout.delegate = sizes
      layout.interitemSpacing = interitemSpacing
      layout.lineSpacing = lineSpacing
      layout.sectionInset = sectionInset
    case let layout as HeaderFooterGridLayout:
      applyGrid(to: layout)
    case let layout as CarouselLayout:
      layout.itemSize = itemSize
      layout.spacing = interitemSpacing
      layout.pagingEnabled = pagingEnabled
    case let layout as CircleLayout:
      applyCircle(to: layout)
    case let layout as BlockLayout:
      layout.delegate = sizes
      layout.template = template
      layout.columnWidths = columnWidths
      layout.preset = usesPreset ? .leadingTile(gap: interitemSpacing) : nil
      layout.sectionInset = sectionInset
      layout.headerHeight = headerLength
      layout.footerHeight = footerLength
    case let layout as GridViewFlowLayout:
      applyFlow(to: layout)
    default:
      break
    }
  }

  @MainActor private func applyGrid(to layout: HeaderFooterGridLayout) {
    let whole = GridViewLayout.automaticDimension
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    layout.fillOrder = fillsColumns ? .columnMajor : .rowMajor
    layout.itemSize = itemSize
    layout.itemSpacing = interitemSpacing
    layout.sectionInset = sectionInset
    layout.headerSize =
      isHorizontal
      ? CGSize(width: headerLength, height: whole) : CGSize(width: whole, height: headerLength)
    layout.footerSize =
      isHorizontal
      ? CGSize(width: footerLength, height: whole) : CGSize(width: whole, height: footerLength)
  }

  @MainActor private func applyCircle(to layout: CircleLayout) {
    layout.itemSize = itemSize
    layout.diameterMargin = diameterMargin
    layout.radiusBasis = usesMinSide ? .minSide : .height
    layout.radius = radius
    layout.startAngle = startAngle
    layout.isClockwise = isClockwise
    layout.ringStep = ringStep
  }

  @MainActor private func applyFlow(to layout: GridViewFlowLayout) {
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    layout.itemSize = itemSize
    layout.minimumInteritemSpacing = interitemSpacing
    layout.minimumLineSpacing = lineSpacing
    layout.sectionInset = sectionInset
    layout.headerReferenceSize = CGSize(width: headerLength, height: headerLength)
    layout.footerReferenceSize = CGSize(width: footerLength, height: footerLength)
  }
}

import GridKit

/// A layout of rows that scroll by themselves, straight from the solver: what the runtime does with
/// sections, without the compositional layout.
final class RowsLayout: GridViewLayout, SectionScrollingLayout {
  var behavior: CompositionalScrollingBehavior
  var item = CGSize(width: 100, height: 60)
  var spacing: CGFloat = 8
  var insets = GridEdgeInsets(3, 4, 5, 6)
  private var plan: CompositionalPlan?
  private(set) var scrolls: [Int: SectionScroll] = [:]
  private let space = SectionScrollSpace()
  private(set) var scrolled: [Int] = []

  init(_ behavior: CompositionalScrollingBehavior) {
    self.behavior = behavior
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    guard let view = collectionView else { return }
    let group = CompositionalItem(
      CompositionalSize(.absolute(item.width), .absolute(item.height)),
      group: CompositionalGroup(
        .x,
        .filled([CompositionalItem(CompositionalSize(.fractionalWidth(1), .fractionalHeight(1)))])))
    let plan = CompositionalPlan(
      axis: .y, bounds: view.bounds.size,
      sections: (0..<view.numberOfSections).map {
        CompositionalSection(
          itemCount: view.numberOfItems(inSection: $0), group: group, contentInsets: insets,
          interGroupSpacing: spacing, isOrthogonal: true)
      }, pixels: PixelGrid(scale: 2))
    self.plan = plan
    for (section, scroll) in scrolls {
      guard let row = plan.row(ofSection: section) else { continue }
      scroll.update(section: section, row: row, behavior: .init(behavior))
    }
  }

  override var collectionViewContentSize: CGSize { plan?.contentSize ?? .zero }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    plan?.frames(in: rect, offsets: scrolls.mapValues(\.offset)).compactMap { frame in
      guard case .cell(let section, let item) = frame.element else { return nil }
      return attributes(section, item, frame.frame)
    }
  }

  override func layoutAttributesForItem(at path: IndexPath) -> GridViewLayoutAttributes? {
    plan?.frame(section: path.section, item: path.item).map {
      attributes(path.section, path.item, $0)
    }
  }

  private func attributes(_ section: Int, _ item: Int, _ frame: CGRect) -> GridViewLayoutAttributes
  {
    let attributes = GridViewLayoutAttributes(forCellWith: [section, item])
    attributes.frame = frame
    attributes.sectionScroll = sectionScroll(ofSection: section)
    return attributes
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Sections

  var scrollSpace: SectionScrollSpace? { space }

  func sectionScroll(ofSection section: Int) -> SectionScroll? {
    if let scroll = scrolls[section] { return scroll }
    guard let row = plan?.row(ofSection: section) else { return nil }
    let scroll = SectionScroll(section: section, row: row, behavior: .init(behavior), in: space)
    scrolls[section] = scroll
    return scroll
  }

  func sectionDidScroll(_ scroll: SectionScroll) { scrolled.append(scroll.section) }

  var tellsVisibleItems: Bool { false }

  func tellVisibleItems(_ elements: [GridViewLayoutAttributes], offset: CGPoint) {}
}

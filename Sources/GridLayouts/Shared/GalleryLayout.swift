/// The base class of gallery layouts that make a plan in `prepare()` and answer every query from
/// the plan.
///
/// Frames are in content points, in double precision, and never rounded to pixels. A query for a
/// rectangle returns exactly the elements that share an area with the rectangle, once each. In each
/// section, the header comes first, then the items, then the footer. A query for a single element
/// also answers for elements off screen. Counts come from the data source, lengths from the view's
/// bounds less its adjusted content inset, sizes from the layout's delegate. Each size is requested
/// once per preparation. After a batch update, only the sizes of inserted and reloaded items are
/// requested. A negative length or a number that is not finite counts as 0 and is reported as a
/// finding.
///
/// The layout becomes stale after a change of a parameter, of the length across the scroll axis, or
/// of the view's content inset. Neither scrolling nor setting a parameter to its present value
/// makes the layout stale. Parameters are not archived, so a layout from an archive has the
/// defaults.
@preconcurrency @MainActor
open class GalleryLayout: GridViewLayout {
  /// The plan of the last preparation.
  package private(set) var plan: (any GalleryPlan)?
  /// The plan from before a batch update, kept while the layout prepares for the update.
  private var planBefore: (any GalleryPlan)?
  private var pool = ElementPool()
  /// A buffer for the elements of an answer, reused for the next answer.
  private var room: [GalleryElement] = []
  /// Bounds size of the last preparation.
  private var plannedSize: CGSize?

  // MARK: Overridden by layouts

  /// Returns the plan for the present state of the grid; nil if there is nothing to lay out.
  package func makePlan(in grid: GridView) -> (any GalleryPlan)? { nil }

  /// The scroll axis. A bounds change makes the layout stale if the length across this axis
  /// changes.
  package var scrollAxis: ScrollAxis { .vertical }

  /// The axis along which a layout scrolls.
  package enum ScrollAxis {
    case vertical, horizontal
    /// Neither axis. The layout fills the viewport, so that a change of either length makes it
    /// stale.
    case neither
  }

  // MARK: Shared inputs

  /// Returns the view's size less its adjusted content inset, which the gallery calls the available
  /// size.
  package func availableSize(in grid: GridView) -> CGSize {
    let inset = grid.adjustedContentInset
    return CGSize(
      width: grid.bounds.width - inset.left - inset.right,
      height: grid.bounds.height - inset.top - inset.bottom)
  }

  /// Returns the number of items of each section.
  package func itemCounts(in grid: GridView) -> [Int] { grid.loadedModel.items }

  /// Asks a delegate about every item, once and in order. After a batch update, the method asks
  /// only about inserted and reloaded items.
  ///
  /// - Parameter kept: The answers of the last preparation, by section.
  package func ask<Answer>(
    aboutItemsOf grid: GridView, keeping kept: [[Answer]] = [], _ question: (IndexPath) -> Answer
  ) -> [[Answer]] {
    let counts = itemCounts(in: grid)
    guard let update = pendingUpdate, update.before.items == kept.map(\.count),
      update.after.items == counts
    else {
      return counts.enumerated().map { section, count in
        var answers: [Answer] = []
        answers.reserveCapacity(count)
        ask(about: ItemRange(section: section, items: 0..<count), of: grid) {
          answers.append(question($0))
        }
        return answers
      }
    }
    return update.itemSources().enumerated().map { section, sources in
      var answers: [Answer] = []
      answers.reserveCapacity(counts[section])
      for source in sources {
        if let old = source.old {
          answers += kept[old.section][old.items]
        } else {
          ask(about: ItemRange(section: section, items: source.items), of: grid) {
            answers.append(question($0))
          }
        }
      }
      return answers
    }
  }

  /// Asks a delegate about the items of a range, in order.
  package func ask(about range: ItemRange, of grid: GridView, _ question: (IndexPath) -> Void) {
    grid.simulation.work.sizeCalls += range.items.count
    // The order on screen differs from the data source's only during a move or a drag.
    guard grid.showsSourceOrder else {
      for item in range.items { question(grid.dataPath(Position(range.section, item))) }
      return
    }
    grid.simulation.work.indexPathsMade += range.items.count
    for item in range.items { question(Position(range.section, item).indexPath) }
  }

  /// Returns the plan from before a batch update, and the changes of the update. A layout can then
  /// change this plan instead of making a new one. Returns nil if the layout must ask about every
  /// item. The plan is returned only once, so that the caller can change it in place.
  package func takePlan<Plan: GalleryPlan>(
    _ type: Plan.Type, in grid: GridView
  ) -> (plan: Plan, update: UpdatePlan)? {
    guard let update = pendingUpdate, let plan = planBefore as? Plan else { return nil }
    planBefore = nil
    guard plan.sectionCount == update.before.sectionCount,
      update.after.items == itemCounts(in: grid),
      update.before.items.indices.allSatisfy({
        plan.itemCount(inSection: $0) == update.before.items[$0]
      })
    else { return nil }
    return (plan, update)
  }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    pool.removeAll()
    if pendingUpdate != nil { planBefore = plan }
    plan = nil
    defer { planBefore = nil }
    guard let grid = collectionView else { return }
    plannedSize = grid.bounds.size
    plan = makePlan(in: grid)
    report(plan?.oddities ?? [])
  }

  /// The plan's content size, zero before the first preparation.
  open override var collectionViewContentSize: CGSize { plan?.contentSize ?? .zero }

  open override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    guard let plan else { return [] }
    var elements = room
    room = []
    plan.appendElements(in: rect, to: &elements)
    let answer = attributes(of: elements)
    // The buffer is kept because the next answer is about as long. After an answer about all
    // elements, the buffer would hold too much memory.
    if elements.count <= 1024 {
      elements.removeAll(keepingCapacity: true)
      room = elements
    }
    return answer
  }

  private func attributes(of elements: [GalleryElement]) -> [GridViewLayoutAttributes] {
    makesBaseClassAttributes ? pool.answer(about: elements) : elements.map { attributes(of: $0) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    let (section, item) = (indexPath[0], indexPath[1])
    return plan?.frame(section: section, item: item).map {
      attributes(of: GalleryElement(.item, section: section, item: item, frame: $0))
    }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    guard let section = indexPath.first, let plan else { return nil }
    if indexPath.count == 1 {
      report(
        "malformed-index-path", .error,
        "asked for \(elementKind) with an index path of length one, read as (\(section), 0)")
    }
    switch elementKind {
    case GridView.elementKindSectionHeader:
      return plan.headerFrame(section: section).map {
        attributes(of: GalleryElement(.header, section: section, frame: $0))
      }
    case GridView.elementKindSectionFooter:
      return plan.footerFrame(section: section).map {
        attributes(of: GalleryElement(.footer, section: section, frame: $0))
      }
    default:
      return nil
    }
  }

  /// Whether the length across the scroll axis has changed since the last preparation (rule 11).
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let plannedSize else { return true }
    return switch scrollAxis {
    case .vertical: newBounds.width != plannedSize.width
    case .horizontal: newBounds.height != plannedSize.height
    case .neither: newBounds.size != plannedSize
    }
  }

  /// Returns the attributes of an element. The attributes are kept until the next preparation.
  private func attributes(of element: GalleryElement) -> GridViewLayoutAttributes {
    let key = ElementKey(element)
    // An object that other code has changed is not returned again, because frames come from the
    // plan.
    if let cached = pool.entry(key), !cached.isChanged { return cached.attributes }
    let attributes = makeAttributes()
    attributes.place(key, in: element.frame)
    pool.insert(attributes)
    return attributes
  }
}

extension GalleryLayout: BuiltInLayout {
  package var followsContentInset: Bool { true }

  package func evictAttributes(outside rect: CGRect) {
    pool.evictMost(outside: rect)
  }
}

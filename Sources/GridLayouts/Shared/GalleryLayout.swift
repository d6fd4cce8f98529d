/// The base class of gallery layouts that make a plan in `prepare()` and answer every query from
/// the plan.
///
/// Frames are in content points, double precision, never rounded to pixels. Queries return exactly
/// the elements that share an area with the rectangle, once each, per section header, items,
/// footer, and answer for every item on screen or off. Counts come from the data source, lengths
/// from the view's bounds less its adjusted content inset, sizes from the layout's delegate, each
/// asked once per preparation, after a batch update only those of items that were inserted or
/// reloaded. Lengths that would come out negative count as 0 and numbers that are not finite as 0,
/// with a finding.
///
/// A change of the parameters, of the length across the scroll axis or of the view's content inset
/// makes the layout stale; scrolling does not, nor does setting a parameter to the value it has.
@preconcurrency @MainActor
open class GalleryLayout: GridViewLayout {
  // Unchecked for scenario `random-queries` of the benchmark: used for every answer, and no access
  // is held open during a call to other code.

  /// The plan of the last preparation.
  @exclusivity(unchecked) package private(set) var plan: (any GalleryPlan)?
  /// The plan before a batch update, while the layout prepares for it.
  private var planBefore: (any GalleryPlan)?
  @exclusivity(unchecked) private var cache = AttributeCache()
  /// The buffer for the elements of an answer.
  @exclusivity(unchecked) private var room: [GalleryElement] = []
  /// Bounds size of the last preparation.
  private var plannedSize: CGSize?

  public override init() {
    super.init()
  }

  /// A layout with the defaults of its parameters: none of them is archived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: What a layout fills in

  /// Solves the layout for the grid as it is now; nil when there is nothing to lay out.
  package func makePlan(in grid: GridView) -> (any GalleryPlan)? { nil }

  /// The scroll axis; a bounds change is compared by the lengths across it.
  package var scrollAxis: ScrollAxis { .vertical }

  /// The axis along which a layout scrolls.
  package enum ScrollAxis {
    case vertical, horizontal
    /// Neither axis; the layout fills the viewport, so a change of either length counts.
    case neither
  }

  // MARK: Shared inputs

  /// The view's size less its adjusted content inset: what "available" means in the gallery.
  package func availableSize(in grid: GridView) -> CGSize {
    let inset = grid.adjustedContentInset
    return CGSize(
      width: grid.bounds.width - inset.left - inset.right,
      height: grid.bounds.height - inset.top - inset.bottom)
  }

  /// The grid's counts, section by section.
  package func itemCounts(in grid: GridView) -> [Int] { grid.loadedModel.items }

  /// Asks a delegate about every item, once and in order; after a batch update only about those
  /// that did not survive it unreloaded.
  ///
  /// - Parameter kept: What was answered last, section by section.
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

  /// Asks a delegate about neighbouring items, in order.
  package func ask(about range: ItemRange, of grid: GridView, _ question: (IndexPath) -> Void) {
    grid.simulation.work.sizeCalls += range.items.count
    // Items are elsewhere only while one of them is being moved.
    guard grid.showsSourceOrder else {
      for item in range.items { question(grid.dataPath(Position(range.section, item))) }
      return
    }
    grid.simulation.work.indexPathsMade += range.items.count
    for item in range.items { question(Position(range.section, item).indexPath) }
  }

  /// The plan before a batch update and what the update does, for a layout whose plan can follow
  /// it; nil when everything is to be asked. The plan is handed out once, so that it is
  /// changed in place.
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

  /// Called by a parameter's observer: a new value makes the layout stale, the same one does not.
  package func parameterDidChange<Value: Equatable>(from old: Value, to new: Value) {
    if old != new { invalidateLayout() }
  }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    cache.removeAll()
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
    // The next answer is about as long. One about all elements would hold on to a lot.
    if elements.count <= 1024 {
      elements.removeAll(keepingCapacity: true)
      room = elements
    }
    return answer
  }

  private func attributes(of elements: [GalleryElement]) -> [GridViewLayoutAttributes] {
    // The array of the last answer tells the grid that nothing in it is new.
    if let answer = cache.keptAnswer, isAnswer(answer, about: elements) { return answer }
    if type(of: self).layoutAttributesClass == GridViewLayoutAttributes.self,
      let answer = cache.makeAnswer(about: elements)
    {
      return answer
    }
    var answer: [GridViewLayoutAttributes] = []
    answer.reserveCapacity(elements.count)
    for element in elements { answer.append(attributes(of: element)) }
    cache.keep(answer)
    return answer
  }

  /// Whether an answer has the objects of some elements. A cached object has the plan's frame.
  private func isAnswer(
    _ answer: [GridViewLayoutAttributes], about elements: [GalleryElement]
  ) -> Bool {
    guard answer.count == elements.count else { return false }
    for (attributes, element) in zip(answer, elements) where attributes.key != ElementKey(element) {
      return false
    }
    return true
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

  /// Returns true if the length across the scroll axis is not the one last laid out (rule 11).
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let plannedSize else { return true }
    return switch scrollAxis {
    case .vertical: newBounds.width != plannedSize.width
    case .horizontal: newBounds.height != plannedSize.height
    case .neither: newBounds.size != plannedSize
    }
  }

  /// The element's attributes: the object made before, as long as the preparation holds.
  private func attributes(of element: GalleryElement) -> GridViewLayoutAttributes {
    let key = ElementKey(element)
    // A changed object is not handed out again: the plan is the truth.
    if let (cached, isChanged) = cache.find(key), !isChanged { return cached }
    let attributes = makeAttributes()
    attributes.place(key, in: element.frame)
    cache.insert(attributes)
    return attributes
  }
}

extension GalleryLayout: BuiltInLayout {
  package var followsContentInset: Bool { true }

  package func evictAttributes(outside rect: CGRect) {
    cache.evictMost(outside: rect)
  }
}

/// The answers of a flow layout's delegate, section by section. Nil means that the delegate does
/// not have the method, so that the layout's property applies.
struct FlowMetrics {
  struct Section {
    var inset: GridEdgeInsets?
    var lineSpacing: CGFloat?
    var interitemSpacing: CGFloat?
    var headerSize: CGSize?
    var footerSize: CGSize?
    var itemCount = 0
    /// The section's part of `sizes`; nil when the delegate gives no sizes.
    var sizes: Range<Int>?
  }

  var sections: [Section] = []
  /// Item sizes of all sections for which the delegate gives sizes, in order.
  var sizes = FlowSizes()
}

/// The caller of a flow layout's delegate. Only this class counts and traces the calls of the
/// delegate's methods.
@MainActor
final class FlowDelegateCaller {
  let simulation: Simulation
  let grid: GridView
  let layout: GridViewFlowLayout
  /// The grid's delegate; nil if it does not conform to `GridViewDelegateFlowLayout`.
  let delegate: (any GridViewDelegateFlowLayout)?
  /// The methods that the delegate does not have. They are not called again in this load.
  private var absent: [OptionalMethod] = []

  init(grid: GridView, layout: GridViewFlowLayout) {
    simulation = grid.simulation
    self.grid = grid
    self.layout = layout
    delegate = grid.delegate as? any GridViewDelegateFlowLayout
  }

  private func ask<Answer>(
    _ method: OptionalMethod, _ name: String, _ place: Int,
    _ question: (any GridViewDelegateFlowLayout) -> Answer
  ) -> Answer? {
    guard let delegate, !absent.contains(method) else { return nil }
    guard let answer = method.ifImplemented({ question(delegate) }) else {
      absent.append(method)
      return nil
    }
    simulation.emit(.delegate, name, "\(place)")
    return answer
  }

  /// Loads all metrics: for each section the inset, the spacings, the header, the footer, the
  /// count, then the sizes (FL-5).
  func load() -> FlowMetrics {
    var metrics = FlowMetrics()
    let sectionCount = grid.numberOfSections
    metrics.sections.reserveCapacity(sectionCount)
    for index in 0..<sectionCount {
      var section = FlowMetrics.Section()
      section.inset = ask(.insetForSection, "insetForSectionAt", index) {
        $0.collectionView(grid, layout: layout, insetForSectionAt: index)
      }
      section.lineSpacing = ask(.minimumLineSpacing, "minimumLineSpacingForSectionAt", index) {
        $0.collectionView(grid, layout: layout, minimumLineSpacingForSectionAt: index)
      }
      section.interitemSpacing = ask(
        .minimumInteritemSpacing, "minimumInteritemSpacingForSectionAt", index
      ) {
        $0.collectionView(grid, layout: layout, minimumInteritemSpacingForSectionAt: index)
      }
      section.headerSize = ask(
        .referenceSizeForHeader, "referenceSizeForHeaderInSection", index
      ) {
        $0.collectionView(grid, layout: layout, referenceSizeForHeaderInSection: index)
      }
      section.footerSize = ask(
        .referenceSizeForFooter, "referenceSizeForFooterInSection", index
      ) {
        $0.collectionView(grid, layout: layout, referenceSizeForFooterInSection: index)
      }
      section.itemCount = grid.numberOfItems(inSection: index)
      section.sizes = loadSizes(section: index, count: section.itemCount, into: &metrics.sizes)
      metrics.sections.append(section)
    }
    return metrics
  }

  private func loadSizes(
    section: Int, count: Int, into sizes: inout FlowSizes
  ) -> Range<Int>? {
    guard count > 0, let delegate, !absent.contains(.sizeForItem) else { return nil }
    let first = sizes.count
    sizes.reserve(count)
    let showsSourceOrder = grid.showsSourceOrder
    for item in 0..<count {
      let position = Position(section, item)
      let path = showsSourceOrder ? simulation.indexPath(position) : grid.dataPath(position)
      let size: CGSize
      if item == 0 {
        // Only the first call of a section checks whether the delegate has the method.
        guard
          let answer = OptionalMethod.sizeForItem.ifImplemented({
            delegate.collectionView(grid, layout: layout, sizeForItemAt: path)
          })
        else {
          absent.append(.sizeForItem)
          return nil
        }
        size = answer
      } else {
        size = delegate.collectionView(grid, layout: layout, sizeForItemAt: path)
      }
      simulation.work.sizeCalls += 1
      simulation.emit(
        .delegate, "sizeForItemAt", "\(path.traceText) -> \(NumberText.short(size))")
      sizes.append(simulation.checkedItemSize(size, path: path))
    }
    return first..<sizes.count
  }
}

extension Simulation {
  /// Returns an item size unchanged. If the size is negative or not finite, raises a fault and
  /// returns zero (FL-52, FL-79).
  ///
  /// - Parameter path: The item; nil for `itemSize`.
  func checkedItemSize(_ size: CGSize, path: IndexPath?) -> CGSize {
    guard size.width.isFinite, size.height.isFinite else {
      raise(.nonFiniteItemSize(size, path: path))
      return .zero
    }
    guard size.width >= 0, size.height >= 0 else {
      raise(.negativeItemSize(size, path: path))
      return .zero
    }
    return size
  }
}

import GridKit

extension ViewAuditRun {
  /// Finds siblings whose texts lie on each other, or of which one takes the touches of the other.
  func checkOverlaps() {
    var children: [Int: [Int]] = [:]
    for (index, view) in views.enumerated() {
      if let parent = view.parent { children[parent, default: []].append(index) }
    }
    /// The views with text or touch in a view, the view itself included.
    func leaves(_ index: Int) -> [AuditedView] {
      let own = views[index].text != nil || views[index].isTouchTarget ? [views[index]] : []
      return own + (children[index] ?? []).flatMap(leaves)
    }
    for (parent, siblings) in children.sorted(by: { $0.key < $1.key }) {
      let parent = views[parent].view
      // The audit of layouts compares the elements of a grid.
      guard siblings.count > 1, !(parent is GridView) else { continue }
      let parts = siblings.map { (view: views[$0].view, leaves: leaves($0)) }
      for (index, lower) in parts.enumerated() where !lower.leaves.isEmpty {
        for upper in parts[(index + 1)...] where lower.view.frame.overlaps(upper.view.frame) {
          compare(lower.leaves, with: upper.leaves, under: upper.view, in: parent)
        }
      }
    }
  }

  /// Reports the first pair of views in two siblings that are in each other's way.
  private func compare(
    _ lower: [AuditedView], with upper: [AuditedView], under cover: BaseView, in parent: BaseView
  ) {
    for below in lower {
      let rect = below.view.convert(below.view.bounds, to: parent)
      // A sheet or a menu hides what is below.
      if cover.backgroundColor?.alpha == 1, cover.frame.contains(rect) { continue }
      for above in upper {
        let other = above.view.convert(above.view.bounds, to: parent)
        let common = rect.intersection(other)
        guard !common.isNull, min(common.width, common.height) > 2 * tolerance else { continue }
        let hidesText = below.text != nil && above.text != nil
        // A small control on a large one leaves room for both.
        let takesTouch = below.isTouchTarget && above.isTouchTarget && !rect.contains(other)
        guard hidesText || takesTouch else { continue }
        find(
          .siblingsOverlap, above,
          "lies on \(below.name) by \(PlaceText.size(common.size)): both "
            + (hidesText ? "have text" : "take touches"),
          by: deciding(above, below, common))
        return
      }
    }
  }

  /// The constraints along the axis in which less has to move.
  private func deciding(
    _ above: AuditedView, _ below: AuditedView, _ common: CGRect
  ) -> [String] {
    let isAcross = common.width < common.height
    let (near, far): (LayoutInspection.Part, LayoutInspection.Part) =
      isAcross ? (.minX, .maxX) : (.minY, .maxY)
    let isFirst =
      isAcross
      ? below.view.frame.minX <= above.view.frame.minX
      : below.view.frame.minY <= above.view.frame.minY
    let (first, second) = isFirst ? (below, above) : (above, below)
    return
      (inspection.constraints(deciding: far, of: first.view)
      + inspection.constraints(deciding: near, of: second.view)).unique(by: \.self)
  }

  // MARK: Cells

  /// Finds cells whose content gives them no height, or another one than they have.
  func checkCells() {
    for view in views {
      guard let cell = view.view as? GridReusableView else { continue }
      let content = (cell as? GridViewCell)?.contentView ?? cell
      let isAlone = cell.reuse.applied == nil || cell === root && fittedHeight != nil
      checkPinning(of: content, in: view) { isAlone || layoutTakesSize(of: cell) }
      if isAlone {
        checkFit(of: view)
      } else if let wish = preferredSize(of: cell) {
        reportSize(of: view, is: cell.bounds.size, needs: wish)
      }
    }
  }

  /// Finds a content view whose constraints do not lead down to its bottom (AL-68).
  private func checkPinning(
    of content: BaseView, in cell: AuditedView, choosesHeight: () -> Bool
  ) {
    let placed = content.subviews.filter {
      !$0.isHidden && !$0.translatesAutoresizingMaskIntoConstraints
    }
    guard !placed.isEmpty, content.bounds.width > 0 else { return }
    let height = ViewLayoutAudit.fittingHeight(of: content, at: content.bounds.width)
    guard height <= tolerance, let lowest = placed.max(by: { $0.frame.maxY < $1.frame.maxY }),
      lowest.frame.maxY > tolerance, choosesHeight()
    else { return }
    find(
      .contentViewNotPinned, cell,
      "fits a height of \(NumberText.short(height)), although "
        + "\(inspection.name(of: lowest)) ends at \(NumberText.short(lowest.frame.maxY)): no "
        + "constraint leads to the bottom of the content view",
      by: inspection.constraints(deciding: .maxY, of: lowest))
  }

  /// Finds a view that was fitted to a height and needs another one once it is laid out.
  private func checkFit(of cell: AuditedView) {
    guard cell.view === root, let fittedHeight, fittedHeight > 0 else { return }
    let size = cell.view.bounds.size
    let height = ViewLayoutAudit.fittingHeight(of: cell.view, at: size.width)
    reportSize(of: cell, is: size, needs: CGSize(width: size.width, height: height))
  }

  private func reportSize(of cell: AuditedView, is size: CGSize, needs wish: CGSize) {
    guard
      abs(size.width - wish.width) > 2 * tolerance || abs(size.height - wish.height) > 2 * tolerance
    else { return }
    find(
      .selfSizeNotMet, cell,
      "is \(PlaceText.size(size)), and its content now needs \(PlaceText.size(wish))")
  }

  /// The size that a cell prefers, if its layout would take it up; nil for the size that it has.
  private func preferredSize(of cell: GridReusableView) -> CGSize? {
    guard let (layout, given) = askedLayout(of: cell),
      let copy = given.copy() as? GridViewLayoutAttributes
    else { return nil }
    let preferred = cell.preferredLayoutAttributesFitting(copy)
    guard preferred.size != given.size,
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: given)
    else { return nil }
    return preferred.size
  }

  /// Whether the layout of a cell's grid takes up another height of the cell.
  private func layoutTakesSize(of cell: GridReusableView) -> Bool {
    guard let (layout, given) = askedLayout(of: cell),
      let taller = given.copy() as? GridViewLayoutAttributes
    else { return false }
    taller.size.height += 1
    return layout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: taller, withOriginalAttributes: given)
  }

  private func askedLayout(
    of cell: GridReusableView
  ) -> (layout: GridViewLayout, given: GridViewLayoutAttributes)? {
    let grid = sequence(first: cell as BaseView, next: \.superview).lazy
      .compactMap { $0 as? GridView }.first
    guard let grid, let given = cell.reuse.applied, given.kind.category != .decorationView else {
      return nil
    }
    return (grid.collectionViewLayout, given)
  }
}

import GridKit

extension ViewAuditRun {
  /// The smallest text that reads well, in points.
  private static let smallestText: CGFloat = 11
  /// The least width and height of what a finger has to meet, in points.
  private static let smallestTarget: CGFloat = 44

  /// Finds a text that is cut off or too small.
  func checkText(_ view: AuditedView) {
    guard let text = view.text else { return }
    let size = view.view.bounds.size
    guard size.width > 0, size.height > 0 else { return }
    if let cut = text.cut(in: size, tolerance: tolerance) {
      let (what, part) = words(for: cut, of: size)
      find(
        .textTruncated, view, what, by: inspection.constraints(deciding: part, of: view.view))
    }
    let pointSize = text.shownPointSize(inWidth: size.width)
    if pointSize < Self.smallestText - 1e-6 {
      let isShrunk = pointSize < text.pointSize
      let shrunk = isShrunk ? ", shrunk from \(NumberText.short(text.pointSize))" : ""
      find(
        .textTooSmall, view,
        "has text of \(points(pointSize))\(shrunk): less than \(points(Self.smallestText))")
    }
  }

  private func words(
    for cut: TextFit.Cut, of size: CGSize
  ) -> (text: String, part: LayoutInspection.Part) {
    switch cut {
    case .width(let needed, let missing):
      return (
        "is \(NumberText.short(size.width)) wide, and its text needs \(NumberText.short(needed)): "
          + "\(points(missing)) are missing", .width
      )
    case .lines(let needed, let shown):
      return (
        "shows \(shown) of the \(needed) lines that its text has at a width of "
          + NumberText.short(size.width), .height
      )
    case .height(let missing):
      return (
        "is \(NumberText.short(size.height)) high: \(points(missing)) are missing for a line",
        .height
      )
    }
  }

  /// Finds a view with content that has no width or no height.
  func checkSqueezed(_ view: AuditedView) {
    let size = view.view.bounds.size
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let length = axis == .horizontal ? size.width : size.height
      guard length <= tolerance else { continue }
      let wanted = view.view.intrinsicLength(axis) ?? 0
      guard wanted > 0 || view.text != nil || view.isTouchTarget else { continue }
      let part: LayoutInspection.Part = axis == .horizontal ? .width : .height
      let need = wanted > 0 ? ", and its content needs \(NumberText.short(wanted))" : ""
      find(
        .squeezedToNothing, view,
        "has a \(part.rawValue) of \(NumberText.short(length))\(need)",
        by: inspection.constraints(deciding: part, of: view.view))
    }
  }

  /// Finds a text that sticks out of what is drawn, or a control that sticks out of where touches
  /// arrive.
  func checkPlace(_ view: AuditedView) {
    guard view.text != nil || view.isTouchTarget, view.view !== root else { return }
    for outer in surroundings(of: view) {
      // Text is drawn outside a superview that does not clip, as long as it stays in the root.
      let isClipped =
        outer.view.clipsToBounds || outer.view === root || outer.view is GridReusableView
      guard view.isTouchTarget || isClipped else { continue }
      let rect = view.view.convert(view.view.bounds, to: outer.view)
      let sides = outside(rect, of: outer.view.bounds)
      guard !sides.isEmpty else { continue }
      let parts = sides.map { "\(points($0.length)) \($0.side)" }
      let harm = isClipped ? "That is cut off" : "No touch arrives there"
      let part = sides[0].part
      find(
        .viewOutsideSuperview, view,
        "sticks out of \(outer.name), by \(PlaceText.list(parts)). \(harm)",
        by: inspection.constraints(deciding: part, of: view.view))
      return
    }
    checkReach(view)
  }

  /// Finds a view to which no content offset of its scroll view leads.
  private func checkReach(_ view: AuditedView) {
    let last = surroundings(of: view).last ?? view
    guard let scrollView = last.view.superview as? BaseScrollView, !(scrollView is GridView),
      !(last.view is GridReusableView), scrollView.contentSize != .zero
    else { return }
    let rect = view.view.convert(view.view.bounds, to: scrollView)
    let insets = scrollView.adjustedContentInset
    let content = CGRect(origin: .zero, size: scrollView.contentSize)
      .union(CGRect(origin: .zero, size: scrollView.bounds.size))
    let reached = CGRect(
      x: content.minX - insets.left, y: content.minY - insets.top,
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom)
    let sides = outside(rect, of: reached)
    guard !sides.isEmpty, let outer = audited(scrollView) else { return }
    let parts = sides.map { "\(points($0.length)) \($0.side)" }
    find(
      .viewOutsideSuperview, view,
      "sticks out of the content of \(outer.name), by \(PlaceText.list(parts)). Nothing scrolls "
        + "there", by: inspection.constraints(deciding: sides[0].part, of: view.view))
  }

  private func outside(
    _ rect: CGRect, of bounds: CGRect
  ) -> [(length: CGFloat, side: String, part: LayoutInspection.Part)] {
    [
      (bounds.minX - rect.minX, "at the left", .minX),
      (rect.maxX - bounds.maxX, "at the right", .maxX),
      (bounds.minY - rect.minY, "at the top", .minY),
      (rect.maxY - bounds.maxY, "at the bottom", .maxY),
    ].filter { $0.0 > 2 * tolerance }
  }

  /// Finds a control that is smaller than a finger.
  func checkTouchTarget(_ view: AuditedView) {
    let bounds = view.view.bounds
    guard view.isTouchTarget, view.view !== root, view.view.isUserInteractionEnabled,
      !(view.view is GridReusableView), !(view.view is BaseScrollView),
      bounds.width > 0, bounds.height > 0
    else { return }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let around = surroundings(of: view)
    func isInside(_ point: CGPoint) -> Bool {
      view.view.point(inside: point, with: nil)
        && around.allSatisfy { outer in
          outer.view.point(inside: view.view.convert(point, to: outer.view), with: nil)
        }
    }
    /// The distance from the centre up to which touches arrive, at most that of a target.
    func reach(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      var (near, far) = (CGFloat(0), Self.smallestTarget)
      func holds(_ distance: CGFloat) -> Bool {
        isInside(CGPoint(x: center.x + x * distance, y: center.y + y * distance))
      }
      if holds(far) { return far }
      for _ in 0..<14 {
        let middle = (near + far) / 2
        if holds(middle) { near = middle } else { far = middle }
      }
      return far
    }
    guard isInside(center) else { return }
    let size = CGSize(
      width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1))
    guard min(size.width, size.height) < Self.smallestTarget - 0.1 else { return }
    let isNarrow = size.width < size.height
    find(
      .tapTargetSmall, view,
      "takes touches on \(PlaceText.size(size.rounded)), less than 44 × 44",
      by: inspection.constraints(deciding: isNarrow ? .width : .height, of: view.view))
  }
}

extension CGSize {
  /// The size in hundredths of a point.
  fileprivate var rounded: CGSize {
    CGSize(width: (width * 100).rounded() / 100, height: (height * 100).rounded() / 100)
  }
}

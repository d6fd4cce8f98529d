extension GridPicture {
  /// A place where scrolling ends although an element reaches beyond this place.
  public struct ScrollEnd: Hashable, Sendable {
    /// The axis on which scrolling ends too early.
    public var axis: Axis
    /// The last place that scrolling can show, in content points.
    public var reachable: CGFloat
    /// The end of the furthest element, in content points.
    public var furthest: CGFloat
    /// Whether elements may follow beyond `furthest`, because the picture reaches no further.
    public var isOpen: Bool

    /// The numbers as text: `110 of 140`, rounded to hundredths. If `isOpen` is true, ` or more`
    /// follows.
    public var numbers: String {
      func text(_ value: CGFloat) -> String {
        // Longer lengths have no hundredths.
        guard abs(value) < 1e12 else { return NumberText.short(value) }
        return NumberText.short((Double(value) * 100).rounded() / 100)
      }
      return "\(text(reachable)) of \(text(furthest))" + (isOpen ? " or more" : "")
    }
  }

  /// The places where scrolling ends although an element reaches beyond them. The place on the
  /// horizontal axis comes first. The list is empty if scrolling reaches all elements. An element
  /// that reaches at most half a point beyond a place does not count.
  public var scrollEnds: [ScrollEnd] {
    [Axis.horizontal, .vertical].compactMap { axis in
      guard let end = scrollEnd(along: axis), end.furthest > end.reachable + 0.5 else { return nil }
      return end
    }
  }

  private func scrollEnd(along axis: Axis) -> ScrollEnd? {
    guard isDrawable, viewport.width > 0, viewport.height > 0 else { return nil }
    // Short content rests at its start; longer content scrolls to its end and its inset.
    let reachable = max(
      axis.extent(contentSize) + axis.trailing(contentInset),
      axis.extent(viewport.standardized.size) - axis.leading(contentInset))
    guard reachable.isFinite else { return nil }
    var furthest = -CGFloat.infinity
    for element in elements
    where !element.isHidden && element.id.category != .decorationView
      && !scrollingBySection.contains(element.id)
    {
      let frame = element.baseFrame
      guard frame.isFiniteRect, frame.width > 0, frame.height > 0 else { continue }
      furthest = max(furthest, axis.end(frame))
    }
    guard furthest.isFinite else { return nil }
    let limit = axis.end(Self.near(viewport, reach: 3))
    return ScrollEnd(
      axis: axis, reachable: reachable, furthest: furthest, isOpen: furthest >= limit)
  }

  /// Returns the region that a drawing covers: `reach` viewports on each side of the viewport's
  /// middle, where a viewport counts as at least 100 points.
  static func near(_ viewport: CGRect, reach: CGFloat) -> CGRect {
    let least = 100 * reach
    let length = CGSize(
      width: max(viewport.width * reach, least), height: max(viewport.height * reach, least))
    return CGRect(
      x: viewport.midX - length.width, y: viewport.midY - length.height,
      width: length.width * 2, height: length.height * 2)
  }
}

extension GridElementState {
  /// The frame of the element without its transform.
  var baseFrame: CGRect {
    transform.isIdentity
      ? frame
      : CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
  }

  /// The factor by which the transform scales the element, if the factor is the same on both axes.
  /// The value is nil for any other transform and for the identity.
  var uniformScale: CGFloat? {
    let t = transform
    guard !t.isIdentity, t.b == 0, t.c == 0, abs(t.a - t.d) < 1e-9 else { return nil }
    return t.a
  }
}

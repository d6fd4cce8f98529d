import GridCore
import GridKit

extension AuditRun {
  /// Checks frames without comparing them with other answers. The checks find numbers that are not
  /// finite, sizes and scales of 0, and tiny differences between the starts of items in one line.
  func probeGeometry() {
    findNonFinite()
    findSizes()
    findScales()
    findCrumbs()
  }

  private func findNonFinite() {
    let odd = census.known.filter { !$0.isFinite || !$0.transform.isFinite }
    if let first = odd.first {
      // A filter by the rect leaves out an element that meets no rect.
      let returned = Set(census.elements.map(\.id))
      let isReturned = odd.contains { returned.contains($0.id) }
      let (verb, pronoun) = odd.count == 1 ? ("has", "it") : ("have", "them")
      let hidden =
        "\(LayoutMethod.elements.rawValue) leaves \(pronoun) out for every rect: nothing of "
        + "\(pronoun) ever shows."
      find(
        .nonFiniteGeometry, in: isReturned ? .elements : .item, cause: "frames",
        elements: odd.map(\.id),
        "\(ElementWords.list(odd)) \(verb) a number that is not finite: the frame of "
          + "\(first.id) is \(ElementWords.rect(first.frame))."
          + (isReturned ? "" : " " + hidden))
    }
    if !census.contentSize.isFiniteSize {
      find(
        .nonFiniteGeometry, in: .contentSize, cause: "content size",
        "the content size is \(NumberText.short(census.contentSize)).")
    }
    guard let flow = census.rig.layout as? GridViewFlowLayout else { return }
    let lengths = [
      ("itemSize.width", flow.itemSize.width), ("itemSize.height", flow.itemSize.height),
      ("minimumLineSpacing", flow.minimumLineSpacing),
      ("minimumInteritemSpacing", flow.minimumInteritemSpacing),
    ]
    for (name, length) in lengths where !length.isFinite {
      find(
        .nonFiniteGeometry, in: .prepare, cause: name,
        "\(name) is \(NumberText.short(length)).")
    }
  }

  private func findSizes() {
    let flat = census.known.filter {
      $0.isCell && $0.isFinite && ($0.base.size.width <= 0 || $0.base.size.height <= 0)
    }
    if let first = flat.first {
      find(
        .negativeOrZeroSize, in: .elements, cause: "items", elements: flat.map(\.id),
        "\(ElementWords.list(flat)) \(flat.count == 1 ? "has" : "have") no area: \(first.id) is "
          + "\(NumberText.short(first.base.size.width)) wide and "
          + "\(NumberText.short(first.base.size.height)) high.")
    }
    guard let flow = census.rig.layout as? GridViewFlowLayout, flow.itemSize.isFiniteSize,
      flow.itemSize.width <= 0 || flow.itemSize.height <= 0
    else { return }
    find(
      .negativeOrZeroSize, in: .prepare, cause: "itemSize",
      "itemSize is \(NumberText.short(flow.itemSize)).")
  }

  /// Finds elements on screen whose scale is zero or negative. Off screen, any scale is allowed,
  /// because the scale may depend on the distance from the middle of the view.
  private func findScales() {
    for view in views {
      let odd = view.elements.filter {
        $0.isTransformed && $0.base.overlaps(view.bounds) && $0.transform.isScaledAway
      }
      guard let first = odd.first else { continue }
      find(
        .nonPositiveScale, in: .elements, elements: odd.map(\.id),
        "at the offset (\(NumberText.short(view.bounds.origin))) it returns "
          + "\(ElementWords.list(odd)) scaled by \(NumberText.short(first.transform.m11)) and "
          + "\(NumberText.short(first.transform.m22)).")
    }
  }

  /// Finds items of one line whose starts differ by less than a user can see, but by more than a
  /// rounding error.
  private func findCrumbs() {
    var crumbs: [AuditElement] = []
    var example: (CGFloat, AuditElement)?
    for (_, cells) in census.cells.filter({ $0.isFinite && !$0.isTransformed }).bySection {
      let sorted = cells.sorted {
        (axis.start($0.frame), $0.id) < (axis.start($1.frame), $1.id)
      }
      for (a, b) in zip(sorted, sorted.dropFirst()) {
        let difference = axis.start(b.frame) - axis.start(a.frame)
        guard difference > 1e-5, difference < 0.01 else { continue }
        if example == nil { example = (difference, a) }
        crumbs.append(b)
      }
    }
    guard let (difference, neighbour) = example, let first = crumbs.first else { return }
    find(
      .tieBreakByEpsilon, in: .prepare, elements: crumbs.map(\.id),
      "\(first.id) starts \(NumberText.exact((difference * 1e6).rounded() / 1e6)) points behind "
        + "\(neighbour.id) of the same line"
        + (crumbs.count > 1 ? ", and \(crumbs.count - 1) more items likewise." : "."))
  }
}

extension CATransform3D {
  /// Whether the transform shrinks an element to nothing or mirrors it. A rotation by half a turn
  /// does not count.
  var isScaledAway: Bool {
    let determinant = m11 * m22 - m12 * m21
    if abs(determinant) < 1e-12 { return true }
    guard abs(m12) < 1e-9, abs(m21) < 1e-9 else { return false }
    let isHalfTurn = abs(m11 + 1) < 1e-6 && abs(m22 + 1) < 1e-6
    return (m11 < 0 || m22 < 0) && !isHalfTurn
  }
}

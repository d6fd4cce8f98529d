import GridCore
import GridKit

/// Changes something that should leave frames alone, or lead to those of a fresh layout.
@MainActor
enum StabilityProbe {
  /// For frames that one computation gives twice.
  private static let exact: CGFloat = 1e-6
  /// For frames that come about on different ways.
  private static let tolerance: CGFloat = 0.5

  // MARK: Preparing twice

  static func runAgain(_ audit: AuditRun) {
    let rig = audit.subject.rig()
    defer { audit.keepRecords(of: rig) }
    let before = answers(of: rig, audit)
    rig.prepareAgain()
    let after = answers(of: rig, audit)
    guard let change = difference(before, after, tolerance: exact) else { return }
    audit.find(
      .notIdempotent, in: .prepare, cause: "frames", elements: change.elements,
      "prepared a second time without a change, \(change.text).")
  }

  // MARK: Another size

  static func runResize(_ audit: AuditRun) {
    let size = audit.setting.viewport
    let sizes = [
      CGSize(width: (size.width * 0.75).rounded(), height: size.height),
      CGSize(width: size.height, height: size.width),
    ]
    for other in sizes where other != size && other.width > 0 && other.height > 0 {
      let resized = audit.subject.rig()
      let preparations = resized.simulation.counters.prepareCalls
      resized.resize(to: other)
      let hasPrepared = resized.simulation.counters.prepareCalls > preparations
      let fresh = audit.subject.rig(.init(viewport: other, screen: size))
      for rig in [resized, fresh] { rig.scroll(to: rig.grid.offsetLimits.min) }
      let found = answers(of: resized, audit)
      let expected = answers(of: fresh, audit)
      guard let change = difference(expected, found, tolerance: tolerance) else { continue }
      audit.find(
        .staleAfterResize, in: hasPrepared ? .prepare : .boundsChange, elements: change.elements,
        "resized from \(NumberText.short(size)) to \(NumberText.short(other)), the layout "
          + (hasPrepared
            ? "prepares, but keeps something of the old size: unlike in a fresh one, "
            : "answers false and does not prepare: unlike in a fresh one, ")
          + "\(change.text).")
    }
  }

  // MARK: Another screen

  static func runScreens(_ audit: AuditRun) {
    let size = audit.setting.viewport
    let home = audit.subject.rig()
    let expected = answers(of: home, audit)
    audit.keepRecords(of: home)
    for screen in [
      CGSize(width: size.width + 137, height: size.height + 61),
      CGSize(width: size.width * 2, height: size.height * 2),
    ] {
      let rig = audit.subject.rig(.init(screen: screen))
      defer { audit.keepRecords(of: rig) }
      guard
        let change = difference(expected, answers(of: rig, audit), tolerance: tolerance)
      else { continue }
      audit.find(
        .screenMetrics, in: .prepare, elements: change.elements,
        "in the same view of \(NumberText.short(size)), on a screen of \(NumberText.short(screen)) "
          + "instead of \(NumberText.short(size)), \(change.text).")
      return
    }
  }

  // MARK: Comparing

  private struct Answers {
    var contentSize: CGSize
    var elements: [AuditElement]
    /// In the order of the answer.
    var byID: [GridElementID: AuditElement]
  }

  private static func answers(of rig: AuditRig, _ audit: AuditRun) -> Answers {
    let size = rig.contentSize()
    let survey = AuditCensus.survey(of: rig, contentSize: size)
    let elements = rig.elements(in: survey) ?? []
    return Answers(
      contentSize: size, elements: elements,
      byID: Dictionary(elements.map { ($0.id, $0) }, uniquingKeysWith: { $1 }))
  }

  private static func difference(
    _ before: Answers, _ after: Answers, tolerance: CGFloat
  ) -> (text: String, elements: [GridElementID])? {
    var moved: [(AuditElement, AuditElement)] = []
    var gone: [AuditElement] = []
    for element in before.elements where element.isFinite {
      guard let other = after.byID[element.id] else {
        gone.append(element)
        continue
      }
      // The transform may follow the offset, which limits of another content can move.
      if other.isFinite, !element.base.isNear(other.base, tolerance: tolerance) {
        moved.append((element, other))
      }
    }
    if let (a, b) = moved.first {
      let more = moved.count > 1 ? ", and \(moved.count - 1) more elements move" : ""
      return (
        "\(a.id) is at \(ElementWords.rect(b.base)) instead of \(ElementWords.rect(a.base))\(more)",
        moved.map(\.0.id)
      )
    }
    let added = after.elements.filter { before.byID[$0.id] == nil }
    if !gone.isEmpty || !added.isEmpty {
      let parts =
        (gone.isEmpty ? [] : ["\(ElementWords.list(gone)) \(gone.count == 1 ? "is" : "are") gone"])
        + (added.isEmpty
          ? [] : ["\(ElementWords.list(added)) \(added.count == 1 ? "is" : "are") new"])
      return (parts.joined(separator: " and "), (gone + added).map(\.id))
    }
    let (a, b) = (before.contentSize, after.contentSize)
    guard a.isFinite, b.isFinite,
      abs(a.width - b.width) > tolerance || abs(a.height - b.height) > tolerance
    else { return nil }
    return (
      "the content size is (\(NumberText.short(b))) instead of (\(NumberText.short(a)))", []
    )
  }
}

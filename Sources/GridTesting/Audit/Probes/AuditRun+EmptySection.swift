import GridCore
import GridKit

extension AuditRun {
  /// Puts a section without items between two other sections. The last section must not move up.
  func probeEmptySection() {
    let given = census.counts.items.filter { $0 > 0 }
    guard let first = given.first else { return }
    let counts = [min(first, 7), min(given.last ?? first, 7)]
    let plain = subject.rig(.init(sections: counts))
    let spaced = subject.rig(.init(sections: [counts[0], 0, counts[1]]))
    guard plain.counts.items == counts, spaced.counts.items == [counts[0], 0, counts[1]] else {
      return
    }
    // Sections that overlap along the axis, such as rings, have no space between them that could
    // collapse.
    guard let end = span(ofSection: 0, in: plain)?.end,
      let before = span(ofSection: 1, in: plain)?.start, before >= end - 0.5,
      let after = span(ofSection: 2, in: spaced)?.start
    else { return }
    let declaration = setting.declaration ?? spaced.ownDeclaration ?? LayoutDeclaration()
    let (taken, least) =
      declaredRoom(of: spaced, declaration, next: after) ?? (after - before, 0)
    guard taken < least - 0.5 else { return }
    find(
      .emptySectionCollapses, in: .prepare,
      "a section without items between two others takes \(NumberText.short(taken)) points"
        + (least > 0 ? ", where \(NumberText.short(least)) are declared." : "."))
  }

  /// Returns the length that the empty section takes, and the least length that it may take; nil if
  /// the margins of the three sections are not declared.
  private func declaredRoom(
    of rig: AuditRig, _ declaration: LayoutDeclaration, next: CGFloat
  ) -> (taken: CGFloat, least: CGFloat)? {
    let sections = (0..<3).map { declaration.section($0) }
    guard let first = sections[0].inset, let own = sections[1].inset, let last = sections[2].inset
    else { return nil }
    let elements = elements(of: rig)
    guard let end = axis.span(elements.filter { $0.isCell && $0.id.section == 0 })?.end else {
      return nil
    }
    func length(_ kind: String, _ section: Int, _ declared: CGFloat?) -> CGFloat {
      declared
        ?? elements.first { $0.id.kind == kind && $0.id.section == section }
        .map { axis.extent($0.base.size) } ?? 0
    }
    let (header, footer) = (GridView.elementKindSectionHeader, GridView.elementKindSectionFooter)
    let start = end + axis.trailing(first) + length(footer, 0, sections[0].footerExtent)
    let stop = next - axis.leading(last) - length(header, 2, sections[2].headerExtent)
    let least =
      length(header, 1, sections[1].headerExtent) + axis.leading(own) + axis.trailing(own)
      + length(footer, 1, sections[1].footerExtent)
    return (stop - start, max(0, least))
  }

  private func elements(of rig: AuditRig) -> [AuditElement] {
    let survey = AuditCensus.survey(of: rig, contentSize: rig.contentSize())
    return (rig.elements(in: survey) ?? []).filter(\.isFinite)
  }

  /// Returns the span of a section's cells; nil if there are none.
  private func span(ofSection section: Int, in rig: AuditRig) -> (start: CGFloat, end: CGFloat)? {
    axis.span(elements(of: rig).filter { $0.isCell && $0.id.section == section })
  }
}

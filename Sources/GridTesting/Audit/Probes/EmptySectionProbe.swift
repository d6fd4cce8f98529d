import GridCore
import GridKit

/// Puts a section without items between two others: what follows may not move up.
@MainActor
enum EmptySectionProbe {
  static func run(_ audit: AuditRun) {
    let given = audit.census.counts.items.filter { $0 > 0 }
    guard let first = given.first else { return }
    let counts = [min(first, 7), min(given.last ?? first, 7)]
    let plain = audit.subject.rig(.init(sections: counts))
    let spaced = audit.subject.rig(.init(sections: [counts[0], 0, counts[1]]))
    defer {
      audit.keepRecords(of: plain)
      audit.keepRecords(of: spaced)
    }
    guard plain.counts.items == counts, spaced.counts.items == [counts[0], 0, counts[1]] else {
      return
    }
    let axis = audit.axis
    guard let before = start(of: 1, in: plain, axis), let after = start(of: 2, in: spaced, axis)
    else { return }
    let least = leastRoom(audit.declaration.section(1), axis)
    guard after - before < least - 0.5 else { return }
    audit.find(
      .emptySectionCollapses, in: .prepare,
      "a section without items between two others takes \(NumberText.short(after - before)) points"
        + (least > 0 ? ", where \(NumberText.short(least)) are declared: " : ": ")
        + "the section behind it starts at \(axis.letter) = \(NumberText.short(after)) instead of "
        + "\(NumberText.short(before + least)).")
  }

  private static func leastRoom(
    _ section: LayoutDeclaration.Section, _ axis: LayoutDeclaration.ScrollAxis
  ) -> CGFloat {
    let inset = section.inset ?? .zero
    return max(
      0,
      (section.headerExtent ?? 0) + axis.leading(inset) + axis.trailing(inset)
        + (section.footerExtent ?? 0))
  }

  private static func start(
    of section: Int, in rig: AuditRig, _ axis: LayoutDeclaration.ScrollAxis
  ) -> CGFloat? {
    let survey = AuditCensus.survey(of: rig, contentSize: rig.contentSize())
    return (rig.elements(in: survey) ?? [])
      .filter { $0.isCell && $0.id.section == section && $0.isFinite }
      .map { axis.start($0.base) }.min()
  }
}

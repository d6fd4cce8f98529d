import GridCore
import GridKit

/// A probe that queries headers, footers and decorations one by one.
@MainActor
enum SupplementaryProbe {
  /// The greatest number of elements that a probe asks for.
  private static let limit = 200

  static func run(_ audit: AuditRun) {
    let census = audit.census
    let returned = census.elements.filter {
      $0.id.category == .supplementaryView && $0.path.count == 2 && $0.isFinite
    }.prefix(limit)
    compare(Array(returned), audit, census)
    findConfusion(Array(returned), audit, census)
    findFiltered(audit, census)
    let flat = returned.filter { $0.base.size.width <= 0 || $0.base.size.height <= 0 }
    if let first = flat.first {
      audit.find(
        .nilSupplementary, in: .elements, cause: "no length", elements: flat.map(\.id),
        "it returns \(ElementWords.list(flat)) although \(first.id) is "
          + "\(NumberText.short(first.base.size.width)) wide and "
          + "\(NumberText.short(first.base.size.height)) high.")
    }
  }

  private static func compare(
    _ returned: [AuditElement], _ audit: AuditRun, _ census: AuditCensus
  ) {
    var absent: [AuditElement] = []
    for element in returned {
      guard let answer = census.rig.element(element.id, from: .supplementary) else {
        absent.append(element)
        continue
      }
      if answer.id != element.id {
        audit.find(
          .itemQueryWrongIndexPath, in: .supplementary, cause: "supplementary",
          elements: [element.id], "asked for \(element.id) it answers with \(answer.id).")
      } else if !answer.isPlaced(as: element, tolerance: ItemProbe.tolerance) {
        audit.find(
          .itemQueryMismatch, in: .supplementary, cause: "supplementary", elements: [element.id],
          "\(element.id) is at \(ElementWords.rect(answer.frame)) here and at "
            + "\(ElementWords.rect(element.frame)) in \(LayoutMethod.elements.rawValue).")
      }
    }
    guard !absent.isEmpty else { return }
    audit.find(
      .nilSupplementary, in: .supplementary, cause: "absent", elements: absent.map(\.id),
      "it answers nil for \(ElementWords.list(absent)), which "
        + "\(LayoutMethod.elements.rawValue) returns.")
  }

  private static func findConfusion(
    _ returned: [AuditElement], _ audit: AuditRun, _ census: AuditCensus
  ) {
    let first = census.counts.sectionCount > 0 ? bars(ofSection: 0) : []
    for header in returned.isEmpty ? first : returned.map(\.id) {
      guard let answer = census.rig.element(header, from: .decoration) else { continue }
      audit.find(
        .elementKindConfusion, in: .decoration, elements: [header],
        "asked for a decoration of the kind of \(header) it answers with \(answer.id) at "
          + "\(ElementWords.rect(answer.frame)).")
    }
  }

  /// Returns the ids of the header and the footer of a section.
  private static func bars(ofSection section: Int) -> [GridElementID] {
    [GridView.elementKindSectionHeader, GridView.elementKindSectionFooter].map {
      GridElementID(category: .supplementaryView, kind: $0, section: section, item: 0)
    }
  }

  // MARK: Missing elements

  /// Reports headers and footers that the flow layout has and that its subclass leaves out of the
  /// answer.
  private static func findFiltered(_ audit: AuditRun, _ census: AuditCensus) {
    guard let layout = census.rig.layout as? GridViewFlowLayout else { return }
    let returned = Set(census.elements.map(\.id))
    let own = census.rig.asking { layout.attributes(in: census.surveyed) }
    let missing = own.lazy.filter { $0.kind.category == .supplementaryView }
      .map { AuditElement($0) }
      .filter { $0.isLeftOut(of: census.surveyed, answeredBy: returned) }
    findLeftOut(Array(missing.prefix(limit)), audit)
  }

  /// Asks for headers and footers that the layout did not return, as a grid does in updates and
  /// switches. A layout that reads an array without a bounds check traps here, so this probe runs
  /// in a process of its own. An element for which the layout returns attributes here is missing on
  /// screen.
  static func runAbsent(_ audit: AuditRun) {
    let census = audit.census
    let returned = Set(census.elements.map(\.id))
    let absent = (0..<min(census.counts.sectionCount, limit)).flatMap(bars)
      .filter { !returned.contains($0) }
    let missing = absent.compactMap { id in
      census.rig.element(id, from: .supplementary).flatMap { $0.id == id ? $0 : nil }
    }
    findLeftOut(
      missing.filter { $0.isLeftOut(of: census.surveyed, answeredBy: returned) }, audit)
  }

  /// Reports headers and footers that have attributes when the layout is asked for them one by one,
  /// but are missing in the answer for the whole content.
  static func findLeftOut(_ missing: [AuditElement], _ audit: AuditRun) {
    guard let first = missing.first else { return }
    audit.find(
      .missingSupplementary, in: .elements, cause: "headers and footers",
      elements: missing.map(\.id),
      "for the whole content it leaves out \(ElementWords.list(missing)), although "
        + "\(LayoutMethod.supplementary.rawValue) has \(first.id) at "
        + "\(ElementWords.rect(first.frame)).")
  }
}

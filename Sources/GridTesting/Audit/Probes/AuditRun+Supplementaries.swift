import GridCore
import GridKit

/// The greatest number of elements that a probe asks for.
private let limit = 200

extension AuditRun {
  /// Queries headers, footers and decorations one by one.
  func probeSupplementaries() {
    let returned = census.elements.filter {
      $0.id.category == .supplementaryView && $0.path.count == 2 && $0.isFinite
    }.prefix(limit)
    compare(Array(returned))
    findConfusion(Array(returned))
    findFiltered()
    let flat = returned.filter { $0.base.size.width <= 0 || $0.base.size.height <= 0 }
    if let first = flat.first {
      find(
        .nilSupplementary, in: .elements, cause: "no length", elements: flat.map(\.id),
        "it returns \(ElementWords.list(flat)) although \(first.id) is "
          + "\(NumberText.short(first.base.size.width)) wide and "
          + "\(NumberText.short(first.base.size.height)) high.")
    }
  }

  private func compare(_ returned: [AuditElement]) {
    var absent: [AuditElement] = []
    for element in returned {
      guard let answer = census.rig.element(element.id, from: .supplementary) else {
        absent.append(element)
        continue
      }
      if answer.id != element.id {
        find(
          .itemQueryWrongIndexPath, in: .supplementary, cause: "supplementary",
          elements: [element.id], "asked for \(element.id) it answers with \(answer.id).")
      } else if !answer.isPlaced(as: element, tolerance: Self.sumTolerance) {
        find(
          .itemQueryMismatch, in: .supplementary, cause: "supplementary", elements: [element.id],
          "\(element.id) is at \(ElementWords.rect(answer.frame)) here and at "
            + "\(ElementWords.rect(element.frame)) in \(LayoutMethod.elements.rawValue).")
      }
    }
    guard !absent.isEmpty else { return }
    find(
      .nilSupplementary, in: .supplementary, cause: "absent", elements: absent.map(\.id),
      "it answers nil for \(ElementWords.list(absent)), which "
        + "\(LayoutMethod.elements.rawValue) returns.")
  }

  private func findConfusion(_ returned: [AuditElement]) {
    let first = census.counts.sectionCount > 0 ? bars(ofSection: 0) : []
    for header in returned.isEmpty ? first : returned.map(\.id) {
      guard let answer = census.rig.element(header, from: .decoration) else { continue }
      find(
        .elementKindConfusion, in: .decoration, elements: [header],
        "asked for a decoration of the kind of \(header) it answers with \(answer.id) at "
          + "\(ElementWords.rect(answer.frame)).")
    }
  }

  /// Returns the ids of the header and the footer of a section.
  private func bars(ofSection section: Int) -> [GridElementID] {
    [.header(section), .footer(section)]
  }

  // MARK: Missing elements

  /// Reports headers and footers that the flow layout has and that its subclass leaves out of the
  /// answer.
  private func findFiltered() {
    guard let layout = census.rig.layout as? GridViewFlowLayout else { return }
    let returned = Set(census.elements.map(\.id))
    let surveyed = census.surveyed
    let own = census.rig.asking { layout.attributes(in: surveyed) }
    let missing = own.lazy.filter { $0.kind.category == .supplementaryView }
      .map { AuditElement($0) }
      .filter { $0.isLeftOut(of: surveyed, answeredBy: returned) }
    findLeftOut(Array(missing.prefix(limit)))
  }

  /// Asks for headers and footers that the layout did not return, as a grid does in updates and
  /// switches. A layout that reads an array without a bounds check traps here, so this probe runs
  /// in a process of its own. An element for which the layout returns attributes here is missing on
  /// screen.
  func probeAbsentSupplementaries() {
    let returned = Set(census.elements.map(\.id))
    let absent = (0..<min(census.counts.sectionCount, limit)).flatMap(bars)
      .filter { !returned.contains($0) }
    let missing = absent.compactMap { id in
      census.rig.element(id, from: .supplementary).flatMap { $0.id == id ? $0 : nil }
    }
    findLeftOut(missing.filter { $0.isLeftOut(of: census.surveyed, answeredBy: returned) })
  }

  /// Reports headers and footers that have attributes when the layout is asked for them one by one,
  /// but are missing in the answer for the whole content.
  func findLeftOut(_ missing: [AuditElement]) {
    guard let first = missing.first else { return }
    find(
      .missingSupplementary, in: .elements, cause: "headers and footers",
      elements: missing.map(\.id),
      "for the whole content it leaves out \(ElementWords.list(missing)), although "
        + "\(LayoutMethod.supplementary.rawValue) has \(first.id) at "
        + "\(ElementWords.rect(first.frame)).")
  }
}

import GridCore
import GridKit

extension AuditRun {
  /// Compares the promises of a layout with its answers.
  func probeDeclaredGeometry() {
    findOddDeclarations()
    checkSections()
    findWrappedLines()
    findCollapsedRing()
    findCoveredHeaders()
    for variant in setting.delegateVariants { run(variant) }
  }

  private func checkSections() {
    for section in census.counts.items.indices.prefix(100) { DeclaredSection(section, self)?.run() }
  }

  // MARK: Impossible declarations

  private func findOddDeclarations() {
    for index in census.counts.items.indices {
      guard let count = declaration.section(index).columnCount, count < 1 else { continue }
      find(
        .invalidColumnCount, in: .prepare,
        "section \(index) was given \(ElementWords.count(count, "column")).")
      break
    }
    if let template = declaration.blockTemplate {
      // A template without widths fixes the number of columns.
      let widths = declaration.section.columnWidths?.count ?? template.count
      let faults = BlockTemplate(template).faults(widthCount: widths)
      if !faults.isEmpty {
        find(
          .invalidBlockTemplate, in: .prepare,
          "the template \(template) cannot be laid out: "
            + faults.map(\.explanation).joined(separator: "; ") + ".")
      }
    }
    if let groups = declaration.groupCounts, let items = census.counts.items.first {
      let covered = groups.reduce(0) { sum, count in
        // Counts of a file may come to more than a number holds.
        let (total, isTooLarge) = sum.addingReportingOverflow(count)
        return isTooLarge ? (count > 0 ? .max : .min) : total
      }
      if covered < items {
        find(
          .missingGroup, in: .prepare,
          elements: (max(0, covered)..<items).prefix(ElementWords.limit).map { .cell(0, $0) },
          "the groups cover \(covered) of \(ElementWords.count(items, "item")).")
      }
    }
    if let radius = declaration.radius, !(radius > 0) {
      find(
        .degenerateRadius, in: .prepare,
        "the radius came out as \(NumberText.short(radius)).")
    }
  }

  // MARK: One line

  private func findWrappedLines() {
    guard declaration.isSingleLine else { return }
    let sorted = axis.sorted(census.cells.filter(\.isFinite))
    let wrapped = zip(sorted, sorted.dropFirst()).filter {
      axis.start($1.base) < axis.end($0.base) - 0.5
        && (axis.cross.start($1.base) >= axis.cross.end($0.base) - 0.5
          || axis.cross.start($0.base) >= axis.cross.end($1.base) - 0.5)
    }
    guard let (a, b) = wrapped.first else { return }
    find(
      .wrappedLine, in: .prepare, elements: wrapped.map(\.1.id),
      "\(a.id) at \(ElementWords.rect(a.base)) and \(b.id) at \(ElementWords.rect(b.base)) stand "
        + "beside each other across the one line.")
  }

  // MARK: Rings

  /// Finds sections of several items that all have their centre in the middle of the view. Such a
  /// section is a ring with a radius of 0.
  private func findCollapsedRing() {
    guard !declaration.allowsOverlap else { return }
    let finite = census.cells.filter(\.isFinite)
    for (section, cells) in finite.bySection where cells.count > 1 {
      let middles = cells.map { CGPoint(x: $0.base.midX, y: $0.base.midY) }
      guard middles.allSatisfy({ isNear($0, middles[0], 0.5) }),
        isNear(middles[0], middle, 0.5)
      else { continue }
      find(
        .degenerateRadius, in: .prepare, elements: cells.map(\.id),
        "all \(cells.count) items of section \(section) have their middle in the middle of the "
          + "view, (\(NumberText.short(middles[0]))): a ring of radius 0.")
    }
  }

  private var middle: CGPoint {
    let grid = census.rig.grid
    let inset = grid.adjustedContentInset
    return CGPoint(
      x: (grid.bounds.width - inset.left - inset.right) / 2,
      y: (grid.bounds.height - inset.top - inset.bottom) / 2)
  }

  // MARK: Headers and footers

  /// Finds a header or footer that is longer than the space for it, so that it covers the next
  /// element. This check needs no declaration.
  private func findCoveredHeaders() {
    let bars = axis.sorted(
      census.elements.filter {
        $0.isBar && $0.isFinite && !stickyElements.contains($0.id)
          && $0.base.size.width > 0 && $0.base.size.height > 0
      })
    let cells = axis.sorted(census.cells.filter(\.isFinite))
    let firstCells = Dictionary(cells.map { ($0.id.section, $0) }, uniquingKeysWith: { a, _ in a })
    for bar in bars { findCoveredCell(bar, firstCells) }
    for (a, b) in zip(bars, bars.dropFirst())
    where a.base.insetBy(dx: 0.25, dy: 0.25).overlaps(b.base.insetBy(dx: 0.25, dy: 0.25)) {
      let room = axis.start(b.base) - axis.start(a.base)
      let length = axis.extent(a.base.size)
      guard length > room + 0.5 else { continue }
      find(
        .supplementarySizeMismatch, in: .prepare, elements: [a.id, b.id],
        "\(a.id) is \(NumberText.short(length)) long, but \(b.id) starts "
          + "\(NumberText.short(room)) points behind its start.")
      return
    }
  }

  /// Finds a header that covers the first cell of its section, or a footer that covers the first
  /// cell of the next section.
  ///
  /// - Parameter firstCells: The first cell of each section.
  private func findCoveredCell(_ bar: AuditElement, _ firstCells: [Int: AuditElement]) {
    guard !declaration.allowsOverlap, let section = bar.sectionBehind,
      let first = firstCells[section],
      axis.start(first.base) > axis.start(bar.base), bar.base.overlaps(first.base)
    else { return }
    let inset = declaration.section(section).inset.map { axis.leading($0) } ?? 0
    let distance = axis.start(first.base) - axis.start(bar.base)
    let length = axis.extent(bar.base.size)
    guard length > distance + 0.5 else { return }
    find(
      .supplementarySizeMismatch, in: .prepare, cause: "cells", elements: [bar.id, first.id],
      "\(bar.id) is \(NumberText.short(length)) long, but \(first.id) starts "
        + "\(NumberText.short(distance)) points behind its start: the room made for it is "
        + "\(NumberText.short(distance - inset)).")
  }

  // MARK: Delegates with some methods

  private func run(_ variant: LayoutAudit.DelegateVariant) {
    var subject = subject
    subject.setting.dress = variant.dress
    subject.dress = variant.dress
    subject.setting.declaration = variant.declaration
    subject.setting.delegateVariants = []
    let inner = AuditRun(subject)
    inner.checkSections()
    for finding in inner.partialReport() {
      find(
        .delegateCapabilityMismatch, in: .prepare, cause: variant.name,
        elements: finding.elements,
        "with a delegate that has \(variant.name) only, what it answers is not what is laid out: "
          + finding.message)
    }
  }
}

extension AuditElement {
  /// The section whose cells follow a header or footer; nil for other elements.
  fileprivate var sectionBehind: Int? {
    switch id.kind {
    case GridView.elementKindSectionHeader: id.section
    case GridView.elementKindSectionFooter: id.section + 1
    default: nil
    }
  }
}

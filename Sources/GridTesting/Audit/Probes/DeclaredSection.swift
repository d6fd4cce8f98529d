import GridCore
import GridKit

/// A check of one section. It compares the section's gaps, columns, header and footer with the
/// promises for the section.
@MainActor
struct DeclaredSection {
  private let index: Int
  private let audit: AuditRun
  private let axis: LayoutDeclaration.ScrollAxis
  private let declared: LayoutDeclaration.Section
  /// The cells, sorted by the start of the frame before the transform: first along the scroll axis,
  /// then across it.
  private let cells: [AuditElement]
  private let header: AuditElement?
  private let footer: AuditElement?

  /// Makes the check of a section; nil if nothing is declared for the section.
  init?(_ index: Int, _ audit: AuditRun) {
    declared = audit.declaration.section(index)
    guard declared != LayoutDeclaration.Section() else { return nil }
    self.index = index
    self.audit = audit
    let axis = audit.axis
    self.axis = axis
    let elements = audit.census.elements.filter { $0.id.section == index && $0.isFinite }
    cells = elements.filter(\.isCell).sorted {
      (axis.start($0.base), axis.cross.start($0.base), $0.id)
        < (axis.start($1.base), axis.cross.start($1.base), $1.id)
    }
    func bar(_ kind: String) -> AuditElement? { elements.first { $0.id.kind == kind } }
    header = bar(GridView.elementKindSectionHeader)
    footer = bar(GridView.elementKindSectionFooter)
  }

  func run() {
    findSpacings()
    findColumns()
    findOverflow()
    findLeadingSpacing()
    findBars()
  }

  private var inset: GridEdgeInsets { declared.inset ?? .zero }

  /// The length across the scroll axis that items may take.
  private var available: CGFloat {
    let grid = audit.census.rig.grid
    let (view, own) = (grid.adjustedContentInset, audit.declaration.contentInset)
    return axis.cross.extent(grid.bounds.size)
      - [view, own, inset].reduce(0) { $0 + axis.cross.leading($1) + axis.cross.trailing($1) }
  }

  /// The start of the first column.
  private var crossStart: CGFloat {
    axis.cross.leading(audit.declaration.contentInset) + axis.cross.leading(inset)
  }

  // MARK: Spacings

  private func findSpacings() {
    if let gap = declared.interitemSpacing {
      compare(gap, "interitem spacing", neighbours(along: axis.cross))
    }
    if let gap = declared.lineSpacing {
      compare(gap, "line spacing", neighbours(along: axis))
    }
  }

  /// Returns, for each cell, the gap to the nearest next cell along an axis, if there is one.
  private func neighbours(
    along axis: LayoutDeclaration.ScrollAxis
  ) -> [(gap: CGFloat, a: AuditElement, b: AuditElement)] {
    var result: [(CGFloat, AuditElement, AuditElement)] = []
    let sorted = axis.sorted(cells)
    for (index, cell) in sorted.prefix(400).enumerated() {
      // The cells are sorted by start, so the first cell that lies after `cell` and in line with it
      // is the nearest.
      let next = sorted[(index + 1)...].prefix(400).first {
        axis.start($0.base) >= axis.end(cell.base) - 0.5
          && axis.cross.start($0.base) < axis.cross.end(cell.base) - 1e-6
          && axis.cross.start(cell.base) < axis.cross.end($0.base) - 1e-6
      }
      if let next { result.append((axis.start(next.base) - axis.end(cell.base), cell, next)) }
    }
    return result
  }

  /// Compares the least gap with the declared gap. Other gaps may be longer, because other elements
  /// lie in between.
  private func compare(
    _ declared: CGFloat, _ name: String,
    _ gaps: [(gap: CGFloat, a: AuditElement, b: AuditElement)]
  ) {
    guard let least = gaps.min(by: { $0.gap < $1.gap }), abs(least.gap - declared) > 0.01 else {
      return
    }
    audit.find(
      .spacingNotAsDeclared, in: .prepare, cause: "\(name)", elements: [least.a.id, least.b.id],
      "the \(name) of section \(index) is declared as \(NumberText.short(declared)), but between "
        + "\(least.a.id) and \(least.b.id) there are \(NumberText.short(least.gap)) points.")
  }

  private func findLeadingSpacing() {
    guard let spacing = declared.lineSpacing, spacing > 0.5, let first = cells.first,
      let start = itemsStart
    else { return }
    let extra = axis.start(first.base) - start
    guard abs(extra - spacing) <= 0.5 else { return }
    audit.find(
      .leadingLineSpacing, in: .prepare, elements: [first.id],
      "the first line of section \(index) starts at \(axis.letter) = "
        + "\(NumberText.short(axis.start(first.base))), \(NumberText.short(extra)) points behind "
        + "the inset, which is one line spacing.")
  }

  /// The declared start of the section's first line; nil if the start is not declared.
  private var itemsStart: CGFloat? {
    guard declared.inset != nil else { return nil }
    if let header { return axis.end(header.base) + axis.leading(inset) }
    if index == 0 { return axis.leading(audit.declaration.contentInset) + axis.leading(inset) }
    let before = audit.census.elements.filter {
      $0.isFinite && $0.id.section == index - 1 && $0.id.category != .decorationView
    }
    guard let earlier = audit.declaration.section(index - 1).inset, let end = axis.span(before)?.end
    else { return nil }
    let hasFooter = before.contains { $0.id.kind == GridView.elementKindSectionFooter }
    return end + (hasFooter ? 0 : axis.trailing(earlier)) + axis.leading(inset)
  }

  // MARK: Columns

  private func findColumns() {
    findLostColumn()
    guard let columns = declaredColumns() else { return }
    let astray = cells.filter { cell in
      !columns.hasStart(near: axis.cross.start(cell.base), tolerance: 0.5)
    }
    guard let first = astray.first else { return }
    let places = columns.starts(upTo: 8).map { NumberText.short($0) }.joined(separator: ", ")
    audit.find(
      .misplacedColumn, in: .prepare, elements: astray.map(\.id),
      "\(ElementWords.list(astray)) of section \(index) \(astray.count == 1 ? "is" : "are") not in "
        + "a column: \(first.id) starts at \(axis.cross.letter) = "
        + "\(NumberText.short(axis.cross.start(first.base))), columns belong at \(places).")
  }

  private func declaredColumns() -> DeclaredColumns? {
    let gap = declared.interitemSpacing
    if let widths = declared.columnWidths {
      let left = available - widths.reduce(0, +)
      let between = gap ?? (widths.count > 1 ? max(0, left / CGFloat(widths.count - 1)) : 0)
      return DeclaredColumns(from: crossStart, widths: widths, gap: between)
    }
    guard let count = declared.columnCount, count > 0, let gap else { return nil }
    let width = max(0, (available - CGFloat(count - 1) * gap) / CGFloat(count))
    return .equal(first: crossStart, pitch: width + gap, count: count)
  }

  private func findLostColumn() {
    guard let size = declared.itemSize, let gap = declared.interitemSpacing,
      declared.columnCount == nil
    else { return }
    let length = axis.cross.extent(size)
    guard length + gap > 0 else {
      audit.find(
        .invalidColumnCount, in: .prepare,
        "items of \(NumberText.short(length)) with a spacing of \(NumberText.short(gap)) leave no "
          + "number of columns.")
      return
    }
    let fitting = Self.columns(of: length, gap, fittingInto: available)
    let used = Set(cells.map { (axis.cross.start($0.base) * 8).rounded() }).count
    guard used < min(fitting, cells.count) else { return }
    audit.find(
      .lostColumn, in: .prepare,
      "section \(index) has \(ElementWords.count(used, "column")) of \(NumberText.short(length)), "
        + "but \(fitting) with gaps of \(NumberText.short(gap)) fit into "
        + "\(NumberText.short(available)).")
  }

  /// Returns the number of columns that fit with a gap between them, 1 at least and 10,000 at most.
  /// Lengths may be any numbers. If the quotient is negative infinity or NaN, the result is 1.
  static func columns(
    of length: CGFloat, _ gap: CGFloat, fittingInto available: CGFloat
  ) -> Int {
    let columns = (available + gap) / (length + gap) + 1e-4
    return columns > 1 ? Int(min(10_000, columns)) : 1
  }

  private func findOverflow() {
    guard let widths = declared.columnWidths else { return }
    let gaps = (declared.interitemSpacing ?? 0) * CGFloat(max(0, widths.count - 1))
    let total = widths.reduce(0, +) + gaps
    guard total > available + 0.5 else { return }
    audit.find(
      .columnsOverflow, in: .prepare,
      "the columns of section \(index) are \(NumberText.short(total)) wide in all, and "
        + "\(NumberText.short(available)) are available.")
  }

  // MARK: Headers and footers

  private func findBars() {
    check(declared.headerExtent, header, "header")
    check(declared.footerExtent, footer, "footer")
  }

  private func check(_ extent: CGFloat?, _ bar: AuditElement?, _ name: String) {
    guard let extent, let bar else { return }
    let length = axis.extent(bar.base.size)
    guard abs(length - extent) > 0.5 else { return }
    audit.find(
      .supplementarySizeMismatch, in: .prepare, elements: [bar.id],
      "the \(name) of section \(index) is \(NumberText.short(length)) long, but "
        + "\(NumberText.short(extent)) are declared and left for it.")
  }
}

/// The shape of a published block: its template with the widths of its columns.
///
/// Only what would stop the program is refused: no widths, a single one, fewer of them than the
/// template has columns, and a template without entries. Entries that
/// occur twice or skip a number are laid out all the same.
@MainActor
struct PublishedBlock {
  let template: [[Int]]
  /// The widths of the columns; at least as many as columns.
  let widths: [CGFloat]
  /// The spacing between columns and between lines; nil with one width, where it would be divided
  /// by 0.
  let spacing: CGFloat?
  /// The left edge of the first column.
  let left: CGFloat
  /// The gap between columns that the preset was asked for; nil without a preset.
  let gap: CGFloat?
  private let tiles: (big: CGFloat, small: CGFloat)?
  private let faults: [BlockTemplate.Fault]

  /// Items of a block; at least one.
  let size: Int

  /// Makes the block; nil where the template would be indexed out of range, or a section never used
  /// up; the layout then says so.
  init?(_ layout: PublishedBlockLayout, width: CGFloat) {
    let parameters = layout.parameters
    let inset = parameters.insets("sectionInset") ?? .zero
    template = (parameters["template"]?.arrayValue ?? []).compactMap(\.intValues)
    size = template.reduce(0) { $0 + $1.count }
    left = inset.left
    let available = width - inset.left - inset.right
    let columns = CGFloat(template.count)
    if let given = parameters["columnWidths"]?.doubleValues, parameters["preset"] == nil {
      gap = nil
      tiles = nil
      widths = given.map { CGFloat($0) }
    } else {
      let gap = parameters.number("gap") ?? 10
      self.gap = gap
      let small = (available - (columns - 1) * gap) / (columns + 1)
      tiles = (2 * small + gap, small)
      widths = template.indices.map { $0 == 0 ? 2 * small + gap : small }
    }
    faults = BlockTemplate(template).faults(widthCount: widths.count)
    guard size > 0, !widths.isEmpty, widths.count >= template.count else {
      Self.refuse(faults, isWithoutWidths: widths.isEmpty, in: layout)
      return nil
    }
    spacing =
      widths.count > 1
      ? (available - widths.reduce(0, +)) / CGFloat(widths.count - 1) : nil
  }

  private static func refuse(
    _ faults: [BlockTemplate.Fault], isWithoutWidths: Bool, in layout: PublishedBlockLayout
  ) {
    guard isWithoutWidths else { return layout.report([.invalidBlockTemplate(faults: faults)]) }
    let line = "error: 列宽columnWidths未设置"
    layout.console(line)
    layout.report(
      "invalid-block-template", .error,
      "has no column widths, prints \"\(line)\" and lays nothing out; set as many widths as the "
        + "template has columns")
  }

  /// Says what is odd about a block that is laid out all the same.
  func reportOddities(to layout: PublishedBlockLayout) {
    if !faults.isEmpty {
      layout.report(
        "invalid-block-template", .error,
        "lays out the template \(template) although "
          + faults.map(\.explanation).joined(separator: "; ")
          + ", so that items are made twice or never; name 0 to \(size - 1) once each, in as many "
          + "columns as there are widths")
    }
    if spacing == nil {
      layout.report(
        "non-finite-geometry", .error,
        "divides what one width leaves over by 0 to find the spacing, so items are left out; use a "
          + "spacing of 0")
    }
  }

  /// The height that the preset gives an item, the first of each block being big; nil where the
  /// delegate is asked.
  func tileHeight(ofItem item: Int) -> CGFloat? {
    tiles.map { item % size == 0 ? $0.big : $0.small }
  }
}

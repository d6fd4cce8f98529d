/// The shape of a published block: its template with the widths of its columns.
///
/// A block is refused only if it would stop the program: without widths, with fewer widths than the
/// template has columns, or with a template without entries. A template whose entries repeat or
/// skip a number is laid out all the same. With a single width, no items are laid out.
@MainActor
struct PublishedBlock {
  let template: [[Int]]
  /// The widths of the columns. There is at least one width for each column.
  let widths: [CGFloat]
  /// The spacing between columns and between lines; nil with a single width, because the free width
  /// would be divided by 0.
  let spacing: CGFloat?
  /// The left edge of the first column.
  let left: CGFloat
  /// The gap between columns that the parameters give to the preset; nil without a preset.
  let gap: CGFloat?
  private let tiles: (big: CGFloat, small: CGFloat)?
  private let faults: [BlockTemplate.Fault]

  /// The number of items of a block. It is at least 1.
  let size: Int

  /// Makes the block. Returns nil, and reports a finding, if the published code would index the
  /// template out of range or never reach the end of a section.
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

  /// Reports the mistakes of a block that is laid out in spite of them.
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

  /// Returns the height that the preset gives an item. The first item of each block is big. Returns
  /// nil without a preset, because the delegate then gives the height.
  func tileHeight(ofItem item: Int) -> CGFloat? {
    tiles.map { item % size == 0 ? $0.big : $0.small }
  }
}

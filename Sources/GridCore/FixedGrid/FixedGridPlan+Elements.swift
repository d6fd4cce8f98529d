import Foundation

extension FixedGridPlan {
  package var sectionCount: Int { sections.count }

  package func itemCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].count : 0
  }

  package func frame(section: Int, item: Int) -> CGRect? {
    guard sections.indices.contains(section), item >= 0, item < sections[section].count else {
      return nil
    }
    let (line, slot) = place(ofItem: item, in: sections[section])
    return itemFrame(line: line, slot: slot, in: sections[section])
  }

  package func headerFrame(section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    return supplementaryFrame(metrics.headerSize, at: sections[section].start)
  }

  package func footerFrame(section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    return supplementaryFrame(metrics.footerSize, at: sections[section].footerStart)
  }

  /// - Complexity: O(log *sections* + *k*) for *k* results. With negative insets, overlapping
  ///   sections add to the cost.
  @discardableResult
  package func appendElements(in rect: CGRect, to elements: inout [GalleryElement]) -> Int {
    let region = EdgeBox(rect)
    var comparisons = 0
    comparisons += index.forEachRun(meeting: region) { run in
      for number in run {
        comparisons += 2
        if let frame = headerFrame(section: number), region.meets(frame) {
          elements.append(GalleryElement(.header, section: number, frame: frame))
        }
        appendItems(ofSection: number, in: rect, &comparisons, to: &elements)
        if let frame = footerFrame(section: number), region.meets(frame) {
          elements.append(GalleryElement(.footer, section: number, frame: frame))
        }
      }
    }
    return comparisons
  }

  /// Returns the box around all elements of a section. No line or slot starts before the previous
  /// one, so the first and the last item bound all items.
  func box(section number: Int) -> EdgeBox {
    var box = EdgeBox.nothing
    box.formUnion(headerFrame(section: number))
    box.formUnion(footerFrame(section: number))
    let section = sections[number]
    if section.count > 0 {
      box.formUnion(itemFrame(line: 0, slot: 0, in: section))
      box.formUnion(
        itemFrame(line: section.lines - 1, slot: usedSlots(in: section) - 1, in: section))
    }
    return box
  }

  private var isVertical: Bool { metrics.scrollDirection == .vertical }

  /// Whether items run across the lines instead of along them.
  private var fillsAcrossLines: Bool { !isVertical && metrics.fillOrder == .rowMajor }

  private func usedSlots(in section: Section) -> Int {
    guard fillsAcrossLines, section.lines > 0 else { return min(slotsPerLine, section.count) }
    return (section.count - 1) / section.lines + 1
  }

  private func place(ofItem item: Int, in section: Section) -> (line: Int, slot: Int) {
    fillsAcrossLines
      ? (item % section.lines, item / section.lines)
      : (item / slotsPerLine, item % slotsPerLine)
  }

  private func start(ofLine number: Int, in section: Section) -> CGFloat {
    section.itemsStart + CGFloat(number) * line.pitch
  }

  private func start(ofSlot number: Int) -> CGFloat {
    slotsStart + CGFloat(number) * slot.pitch
  }

  private func itemFrame(line: Int, slot: Int, in section: Section) -> CGRect {
    let main = start(ofLine: line, in: section)
    let cross = start(ofSlot: slot)
    let origin = isVertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross)
    return CGRect(origin: origin, size: metrics.itemSize)
  }

  private func supplementaryFrame(_ size: CGSize, at start: CGFloat) -> CGRect? {
    guard isVertical ? size.height > 0 : size.width > 0 else { return nil }
    return CGRect(
      origin: isVertical ? CGPoint(x: 0, y: start) : CGPoint(x: start, y: 0), size: size)
  }

  /// Appends the items in a region. The lines and the slots in the region are found separately.
  /// Each item lies where a line and a slot cross.
  private func appendItems(
    ofSection number: Int, in rect: CGRect, _ comparisons: inout Int,
    to elements: inout [GalleryElement]
  ) {
    let section = sections[number]
    guard section.count > 0 else { return }
    let (across, down) = (AxisRange(horizontalOf: rect), AxisRange(verticalOf: rect))
    let (main, cross) = isVertical ? (down, across) : (across, down)
    let lines = run(line, count: section.lines, from: section.itemsStart)
      .elements(meeting: main, comparisons: &comparisons)
    let slots = run(slot, count: usedSlots(in: section), from: slotsStart)
      .elements(meeting: cross, comparisons: &comparisons)
    let acrossLines = fillsAcrossLines
    let (outer, inner) = acrossLines ? (slots, lines) : (lines, slots)
    let stride = acrossLines ? section.lines : slotsPerLine
    for first in outer {
      // The last line, or the last slot of every line, may not be full.
      let left = section.count - first * stride
      for second in inner {
        guard second < left else { break }
        let (line, slot) = acrossLines ? (second, first) : (first, second)
        elements.append(
          GalleryElement(
            .item, section: number, item: first * stride + second,
            frame: itemFrame(line: line, slot: slot, in: section)))
      }
    }
  }

  /// Returns the lines or slots of a section as a run with equal distances.
  private func run(_ track: Track, count: Int, from origin: CGFloat) -> UniformRun {
    UniformRun(origin: origin, pitch: track.pitch, extent: track.extent, count: count)
  }
}

import Foundation
import GridKit
import GridScenarios

/// A waterfall in every section, as published.
struct RestatedWaterfall {
  struct Section {
    var heights: [CGFloat]
    var columns: Int
    var lineSpacing: CGFloat
    var interitemSpacing: CGFloat
    var inset: GridEdgeInsets

    /// The section as a scenario has it, but for its heights.
    var keys: JSONObject {
      [
        "columns": JSONValue(columns), "lineSpacing": RestatedInput.json(lineSpacing),
        "interitemSpacing": RestatedInput.json(interitemSpacing), "sectionInset": JSONValue(inset),
      ]
    }

    init(_ heights: [CGFloat], columns: ClosedRange<Int>, _ input: inout RestatedInput) {
      self.heights = heights
      self.columns = Int(input.number(columns))
      (lineSpacing, interitemSpacing) = (input.gap(), input.gap())
      inset = GridEdgeInsets(
        top: input.gap(0...20), left: input.gap(0...20), bottom: input.gap(0...20),
        right: input.gap(0...20))
    }
  }

  var view: CGSize
  var sections: [Section]
  var contentInset: GridEdgeInsets
  var delegateWidth: CGFloat?
  var delegateSections: Int?

  var answer: RestatedAnswer {
    var elements: [RestatedElement] = []
    var y = contentInset.top
    for (index, section) in sections.prefix(delegateSections ?? sections.count).enumerated() {
      y += section.inset.top
      let left = contentInset.left + section.inset.left
      let sides = left + contentInset.right + section.inset.right
      if section.columns == 1 {
        for (item, height) in section.heights.enumerated() {
          let width = (delegateWidth ?? view.width) - sides
          elements.append(.cell(index, item, CGRect(x: left, y: y, width: width, height: height)))
          y += height + section.lineSpacing
        }
        y -= section.lineSpacing
      } else if section.columns > 1 {
        let columns = section.columns
        let width =
          (view.width - sides - CGFloat(columns - 1) * section.interitemSpacing)
          / CGFloat(columns)
        // From where the section's items start; cut when read, and compared uncut.
        var ends = [CGFloat](repeating: 0, count: columns)
        for (item, height) in section.heights.enumerated() {
          let column = item < columns ? item : ends.firstIndex(of: ends.min() ?? 0) ?? 0
          let x = left + CGFloat(column) * (width + section.interitemSpacing)
          let top = cut(ends[column]) + section.lineSpacing
          elements.append(
            .cell(index, item, CGRect(x: x, y: y + top, width: width, height: height)))
          ends[column] = top + height
        }
        y += cut(ends.max() ?? 0)
      }
      y += section.inset.bottom
    }
    return RestatedAnswer(
      contentSize: CGSize(width: 0, height: y + contentInset.bottom), elements: elements)
  }

  private func cut(_ height: CGFloat) -> CGFloat { CGFloat(Float(height)) }
}

/// Sections with header and footer, as published (SL 4.6).
struct RestatedHeaderFooterGrid {
  var view: CGSize
  var counts: [Int]
  var inset: GridEdgeInsets
  var cell: CGSize
  var gap: CGFloat
  var header: CGSize
  var footer: CGSize

  var answer: RestatedAnswer {
    var elements: [RestatedElement] = []
    let room = view.width - inset.left - inset.right
    let pitch = cell.width + gap
    let columns = pitch == 0 ? 0 : Int((room / pitch).rounded(.towardZero))
    var y: CGFloat = 0
    for (section, count) in counts.enumerated() {
      if header.height > 0 {
        elements.append(.header(section, CGRect(origin: CGPoint(x: 0, y: y), size: header)))
      }
      y += header.height + inset.top
      var rows = 0
      if columns > 0 {
        for item in 0..<count {
          rows = item / columns + 1
          elements.append(
            .cell(
              section, item,
              CGRect(
                x: inset.left + CGFloat(item % columns) * pitch,
                y: y + CGFloat(rows - 1) * (cell.height + gap), width: cell.width,
                height: cell.height)))
        }
      }
      y += CGFloat(rows) * cell.height + CGFloat(rows) * gap - gap + inset.bottom
      if footer.height > 0 {
        elements.append(.footer(section, CGRect(origin: CGPoint(x: 0, y: y), size: header)))
      }
      y += footer.height
    }
    return RestatedAnswer(contentSize: CGSize(width: view.width, height: y), elements: elements)
  }
}

/// Items on a circle, as published (SL 4.8).
struct RestatedCircle {
  var view: CGSize
  var count: Int
  var item: CGSize
  var radius: CGFloat
  var startDegrees: CGFloat
  var isClockwise: Bool

  var answer: RestatedAnswer {
    var elements: [RestatedElement] = []
    for number in 0..<count {
      let degrees = startDegrees + (isClockwise ? 1 : -1) * CGFloat(number) * 360 / CGFloat(count)
      let angle = degrees * .pi / 180
      var middle = CGPoint(
        x: view.width / 2 + radius * cos(angle), y: view.height / 2 + radius * sin(angle))
      if count == 1 { middle = CGPoint(x: view.width / 2, y: view.height / 2) }
      elements.append(
        .cell(
          0, number,
          CGRect(
            x: middle.x - item.width / 2, y: middle.y - item.height / 2, width: item.width,
            height: item.height)))
    }
    return RestatedAnswer(contentSize: .zero, elements: elements)
  }
}

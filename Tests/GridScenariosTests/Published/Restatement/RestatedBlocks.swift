import GridKit
import GridScenarios

/// Blocks after a template, as published: the article's loop.
struct RestatedBlocks {
  var view: CGSize
  var heights: [[CGFloat]]
  var inset: GridEdgeInsets
  var header: CGFloat
  var footer: CGFloat
  var template: [[Int]]
  var widths: [CGFloat]

  /// Paths that are made twice are answered twice.
  var answer: RestatedAnswer {
    let size = template.joined().count
    guard !widths.isEmpty, widths.count >= template.count, size > 0 else {
      return RestatedAnswer(contentSize: CGSize(width: view.width, height: 0), elements: [])
    }
    var elements: [RestatedElement] = []
    var y: CGFloat = 0
    for (section, heights) in heights.enumerated() {
      if header > 0 {
        elements.append(.header(section, CGRect(x: 0, y: y, width: view.width, height: header)))
        y += header
      }
      y += inset.top
      if widths.count > 1 {
        y = blocks(of: heights, size: size, section, from: y, into: &elements)
      }
      y += inset.bottom
      if footer > 0 {
        elements.append(.footer(section, CGRect(x: 0, y: y, width: view.width, height: footer)))
        y += footer
      }
    }
    return RestatedAnswer(contentSize: CGSize(width: view.width, height: y), elements: elements)
  }

  private func blocks(
    of heights: [CGFloat], size: Int, _ section: Int, from start: CGFloat,
    into elements: inout [RestatedElement]
  ) -> CGFloat {
    let room = view.width - inset.left - inset.right
    let spacing = (room - widths.reduce(0, +)) / CGFloat(widths.count - 1)
    var made: [CGRect] = []
    var top = start
    var first = 0
    while first < heights.count {
      for column in template.indices {
        var x = inset.left
        if column > 0 { x = (made.last.map { $0.origin.x + $0.size.width } ?? 0) + spacing }
        var below = top
        for entry in template[column] {
          if first + entry >= heights.count { break }
          let frame = CGRect(x: x, y: below, width: widths[column], height: heights[first + entry])
          made.append(frame)
          elements.append(.cell(section, first + entry, frame))
          below = frame.origin.y + frame.size.height + spacing
        }
      }
      top = made.reduce(0) { max($0, $1.origin.y + $1.size.height) } + spacing
      first += size
    }
    return top - spacing
  }
}

/// A line of items that shrink, as published.
@MainActor struct RestatedCarousel {
  var view: CGSize
  var counts: [Int]
  var item: CGSize
  var spacing: CGFloat
  /// One cursor for both ways of stopping.
  private var cursor: CGFloat = 0
  private let flow: RestatedFlow

  init(view: CGSize, counts: [Int], item: CGSize, spacing: CGFloat) {
    self.view = view
    self.counts = counts
    self.item = item
    self.spacing = spacing
    let margin = (view.width - item.width) / 2
    flow = RestatedFlow(
      sections: counts.map { Array(repeating: item, count: $0) }, view: view,
      inset: GridEdgeInsets(top: 0, left: margin, bottom: 0, right: margin),
      lineSpacing: spacing, isHorizontal: true)
  }

  /// At an offset of 0.
  var answer: RestatedAnswer {
    RestatedAnswer(
      contentSize: flow.contentSize,
      elements: flow.frames.enumerated().flatMap { section, frames in
        frames.enumerated().map { item, frame in
          var element = RestatedElement.cell(section, item, frame)
          element.scale = 1 - abs(view.width / 2 - frame.midX) / view.width
          return element
        }
      })
  }

  mutating func target(_ proposed: CGFloat, isPaging: Bool) -> CGPoint {
    let pitch = item.width + spacing
    if isPaging {
      if proposed > cursor {
        cursor += pitch
      } else if proposed < cursor {
        cursor -= pitch
      }
    } else {
      let seen = flow.frames.joined().filter {
        $0.minX < proposed + view.width && proposed < $0.maxX
      }
      let way = seen.map { $0.midX - proposed - view.width / 2 }.min { abs($0) < abs($1) }
      cursor = proposed + (way ?? CGFloat(Float.greatestFiniteMagnitude))
    }
    return CGPoint(x: cursor, y: 0)
  }

  func rest(_ proposed: CGPoint) -> CGPoint { CGPoint(x: cursor, y: proposed.y) }
}

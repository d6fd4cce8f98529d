import GridKit
import GridScenarios

/// Filter buttons, as published.
@MainActor struct RestatedButtons {
  var view: CGSize
  var counts: [Int]
  var inset: GridEdgeInsets
  var lineSpacing: CGFloat
  var interitemSpacing: CGFloat
  var screenWidth: CGFloat
  var itemCount: Int
  var bias: [CGFloat]
  var isSingle: Bool
  var hasZeroDelegate: Bool

  var answer: RestatedAnswer {
    let width = (screenWidth - inset.left - inset.right - 3 * interitemSpacing) / 4
    var bottoms = bias.map { isSingle ? sum(inset.top, $0) : inset.top + $0 }
    var elements: [RestatedElement] = []
    for item in 0..<itemCount {
      // Lower than all others: a tie has no winner.
      let winner = (0..<4).first { k in (0..<4).allSatisfy { $0 == k || bottoms[k] < bottoms[$0] } }
      var y: CGFloat
      if let winner {
        y = bottoms[winner]
        bottoms[winner] =
          isSingle ? sum(sum(y, 40), lineSpacing) : y + 40 + lineSpacing
        if isSingle { y = sum(sum(bottoms[winner], -40), -lineSpacing) }
      } else {
        y =
          isSingle
          ? sum(sum(bottoms[0], -40), -lineSpacing) : bottoms[0] - 40 - lineSpacing
      }
      guard item < counts.first ?? 0 else { continue }
      elements.append(
        .cell(
          0, item,
          CGRect(
            x: inset.left + CGFloat(winner ?? 0) * (width + interitemSpacing), y: y, width: width,
            height: 40)))
    }
    return RestatedAnswer(
      contentSize: contentSize(width: width, bottoms: bottoms), elements: elements)
  }

  private func sum(_ a: CGFloat, _ b: CGFloat) -> CGFloat { CGFloat(Float(a) + Float(b)) }

  /// A flow layout's, with the size that was set to bring it about.
  private func contentSize(width: CGFloat, bottoms: [CGFloat]) -> CGSize {
    var size = CGSize(width: 50, height: 50)
    let tallest = (0..<4).first { k in (0..<4).allSatisfy { $0 == k || bottoms[k] > bottoms[$0] } }
    if let tallest, itemCount > 0 {
      let height = 4 * (bottoms[tallest] - inset.top) / CGFloat(itemCount) - 3 * lineSpacing
      if width >= 0, height >= 0 { size = CGSize(width: width, height: height) }
    }
    if hasZeroDelegate { size = .zero }
    return RestatedFlow(
      sections: counts.map { Array(repeating: size, count: $0) }, view: view, inset: inset,
      lineSpacing: lineSpacing, interitemSpacing: interitemSpacing
    ).contentSize
  }
}

/// A list, as published (SL 4.2).
@MainActor struct RestatedList {
  var view: CGSize
  var counts: [Int]
  var inset: GridEdgeInsets
  var lineSpacing: CGFloat
  var itemHeight: CGFloat
  var screenWidth: CGFloat
  var itemCount: Int
  var hasZeroDelegate: Bool

  var answer: RestatedAnswer {
    var elements: [RestatedElement] = []
    for item in 0..<min(itemCount, counts.first ?? 0) {
      let y = inset.top + CGFloat(item) * (itemHeight + lineSpacing)
      elements.append(
        .cell(0, item, CGRect(x: inset.left, y: y, width: screenWidth, height: itemHeight)))
    }
    let size = hasZeroDelegate ? .zero : CGSize(width: screenWidth, height: itemHeight)
    let flow = RestatedFlow(
      sections: counts.map { Array(repeating: size, count: $0) }, view: view, inset: inset,
      lineSpacing: lineSpacing)
    return RestatedAnswer(contentSize: flow.contentSize, elements: elements)
  }
}

/// Grouped rows, as published: a flow layout with a delegate's sizes.
@MainActor struct RestatedGroups {
  var view: CGSize
  var counts: [Int]
  var inset: GridEdgeInsets
  var lineSpacing: CGFloat
  var groups: [Int]
  var screenWidth: CGFloat

  var answer: RestatedAnswer {
    let flow = RestatedFlow(
      sections: counts.map { (0..<$0).map(size) }, view: view, inset: inset,
      lineSpacing: lineSpacing)
    return RestatedAnswer(
      contentSize: flow.contentSize,
      elements: flow.frames.enumerated().flatMap { section, frames in
        frames.enumerated().map { .cell(section, $0, $1) }
      })
  }

  private func size(ofItem item: Int) -> CGSize {
    let widths = [screenWidth - 30, (screenWidth - 100) / 2, 150]
    if item < groups[0] { return CGSize(width: max(0, widths[0]), height: 60) }
    if item < groups[0] + groups[1] { return CGSize(width: max(0, widths[1]), height: 60) }
    if item < groups[0] + groups[1] + groups[2] { return CGSize(width: widths[2], height: 60) }
    return .zero
  }
}

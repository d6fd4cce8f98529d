import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Skyline, over seeds")
struct SkylinePlanPropertyTests {
  private struct Input {
    var width: CGFloat
    var gap: CGFloat
    var lineGap: CGFloat
    var inset: GridEdgeInsets
    var sections: [[CGSize]]

    var plan: SkylinePlan {
      SkylinePlan(
        width: width, interitemSpacing: gap, lineSpacing: lineGap, sectionInset: inset,
        sections: sections)
    }
  }

  private static func input(_ random: inout GalleryRandom, most: Int) -> Input {
    let width = random.viewport().width
    let usual = width > 4 ? min(width, 3000) : 4
    let widest = random.chance(0.3) ? usual * 1.5 : max(4, usual / 3)
    let tallest: CGFloat = random.chance(0.2) ? 4 : 200
    // A few distinct sizes, as tags have, or any.
    let palette =
      random.chance(0.5)
      ? (0..<4).map { _ in
        CGSize(width: random.length(1...widest), height: random.length(1...tallest))
      } : []
    let mayBeEmpty = random.chance(0.2)
    let sections = random.itemCounts(most: most).map { count in
      (0..<count).map { _ in
        if let size = palette.randomElement(using: &random.source) { return size }
        let least: CGFloat = mayBeEmpty && random.chance(0.3) ? 0 : 1
        return CGSize(
          width: least == 0 ? 0 : random.length(least...widest),
          height: random.length(least...tallest))
      }
    }
    return Input(
      width: width, gap: random.chance(0.3) ? 0 : random.length(0...20),
      lineGap: random.chance(0.3) ? 0 : random.length(0...20), inset: random.insets(),
      sections: sections)
  }

  static func plan(_ random: inout GalleryRandom) -> SkylinePlan {
    input(&random, most: 200).plan
  }

  @Test(.seeds(0..<400, inDebug: 60))
  func `items stand where trying every place puts them`() {
    let seed = currentSeed
    var random = GalleryRandom(seed: seed, .exact)
    let input = Self.input(&random, most: seed % 20 == 0 ? 90 : 22)
    let plan = input.plan
    var end: CGFloat = 0
    for (section, sizes) in input.sections.enumerated() {
      let usable = max(0, input.width - input.inset.left - input.inset.right)
      let start = end + input.inset.top
      let expected = triedPlaces(
        sizes, usable: usable, start: start, gap: input.gap, lineGap: input.lineGap
      ).map { $0.offsetBy(dx: input.inset.left, dy: 0) }
      let found = sizes.indices.compactMap { plan.frame(section: section, item: $0) }
      #expect(found == expected)
      end = expected.reduce(start) { max($0, $1.maxY) } + input.inset.bottom
    }
    #expect(plan.contentSize == CGSize(width: input.width, height: max(0, end)))
  }

  @Test(.seeds(0..<300, inDebug: 60))
  func `any two items keep their distance in x or in y`() {
    let seed = currentSeed
    var random = GalleryRandom(seed: seed &+ 5000, seed % 2 == 0 ? .plain : .exact)
    let input = Self.input(&random, most: 300)
    let plan = input.plan
    #expect(plan.placementDifference == nil)
    let usable = max(0, input.width - input.inset.left - input.inset.right)
    let all = plan.allElements
    for section in 0..<plan.sectionCount {
      let distance = CGSize(width: input.gap - 1e-6, height: input.lineGap - 1e-6)
      let elements = all.filter { $0.section == section }
      #expect(firstPair(closerThan: distance, among: elements) == nil)
      for (element, size) in zip(elements, input.sections[section]) {
        #expect(element.frame.size == CGSize(width: min(size.width, usable), height: size.height))
        #expect(element.frame.minX >= input.inset.left)
        #expect(element.frame.maxX <= input.inset.left + usable + 1e-6)
      }
    }
  }
}

/// Places items by trying the edge of every item placed before and measuring what lies below.
private func triedPlaces(
  _ sizes: [CGSize], usable: CGFloat, start: CGFloat, gap: CGFloat, lineGap: CGFloat
) -> [CGRect] {
  var frames: [CGRect] = []
  var covered: [CGRect] = []
  for size in sizes {
    let width = min(size.width, usable)
    // Something has to be measured below an item without width and gap: what is right of its edge.
    let reach = max(width + gap, 1e-3)
    var best: (x: CGFloat, level: CGFloat)?
    for x in [0] + covered.flatMap({ [$0.minX, $0.maxX] }).sorted() {
      guard x == 0 || (x + width <= usable && x < usable + gap) else { continue }
      let level = covered.filter { $0.minX < x + reach && x < $0.maxX }
        .reduce(start) { max($0, $1.maxY) }
      if level < best?.level ?? .infinity { best = (x, level) }
    }
    guard let best else { continue }
    let frame = CGRect(x: best.x, y: best.level, width: width, height: size.height)
    frames.append(frame)
    covered.append(
      CGRect(x: best.x, y: best.level, width: width + gap, height: size.height + lineGap))
  }
  return frames
}
